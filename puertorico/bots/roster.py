"""The bots that come with the package, by name, and the five levels for people."""

from __future__ import annotations

from functools import partial

from .protocol import Bot, Maker
from .simple import FirstBot, RandomBot


def planner(seed: int = 0, noise: float = 0.0) -> Bot:
    """`planner`, whose compiled code is loaded when it is first needed."""
    from .thinkers import PlannerBot

    return PlannerBot(seed, noise)


def search(
    seed: int = 0,
    playouts: int = 2000,
    seconds: float = 0.0,
    trees: int = 2,
    threads: int = 1,
    horizon: int = 24,
    noise: float = 0.05,
    curiosity: float = 0.5,
) -> Bot:
    """`search`, whose compiled code is loaded when it is first needed."""
    from .thinkers import SearchBot

    return SearchBot(seed, playouts, seconds, trees, threads, horizon, noise, curiosity)


BOTS: dict[str, Maker] = {"random": RandomBot, "first": FirstBot, "planner": planner, "search": search}

# From a friendly beginner to the strongest: what each level is made of stands in docs/bots.md, how they compare in
# docs/strength.md.
LEVELS: dict[str, Maker] = {
    "newcomer": partial(planner, noise=1.0),
    "settler": partial(planner, noise=0.2),
    "merchant": partial(planner),
    "governor": partial(search, playouts=150),
    "viceroy": partial(search, playouts=8000, threads=2),
}
BOTS.update(LEVELS)
