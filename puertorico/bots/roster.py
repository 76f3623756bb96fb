"""The bots that come with the package, by name, and the five levels for people."""

from __future__ import annotations

from functools import partial

from .protocol import Maker
from .search import PlannerBot, SearchBot
from .simple import FirstBot, RandomBot

# From a friendly beginner to the strongest: what each level is made of stands in docs/bots.md, how they compare in
# docs/strength.md.
LEVELS: dict[str, Maker] = {
    "newcomer": partial(PlannerBot, noise=1.0, carelessness=0.15),
    "settler": partial(PlannerBot, noise=0.2),
    "merchant": PlannerBot,
    "governor": partial(SearchBot, playouts=200),
    "viceroy": partial(SearchBot, playouts=3000, threads=2),
}

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "first": FirstBot,
    "planner": PlannerBot,
    "search": SearchBot,
    **LEVELS,
}
