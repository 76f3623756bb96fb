"""The bots that come with the package, by name, and the five levels for people."""

from __future__ import annotations

from functools import partial

from .network_bot import NetworkBot
from .protocol import Maker
from .search import PlannerBot, search
from .simple import FirstBot, RandomBot

# From a friendly beginner to the strongest: docs/bots.md says what each level is made of, docs/strength.md how they
# compare. The highest level thinks by the clock, so that players wait equally long on every machine.
LEVELS: dict[str, Maker] = {
    "newcomer": partial(NetworkBot, temperature=0.08),
    "settler": partial(NetworkBot, temperature=0.03),
    "merchant": partial(NetworkBot, temperature=0.01),
    "governor": partial(search, playouts=40),
    "viceroy": partial(search, seconds=1.5, threads=2),
}

# Levels that need more than a second for an answer; the others need milliseconds.
SLOW_LEVELS = frozenset({"viceroy"})

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "first": FirstBot,
    "planner": PlannerBot,
    "network": NetworkBot,
    "search": search,
    **LEVELS,
}
