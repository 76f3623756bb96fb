"""The bots of the package by name, and the five levels of difficulty."""

from __future__ import annotations

import random
from functools import partial

from ..game.notation import Answer
from .network_bot import NetworkBot
from .protocol import Maker, Prompt
from .search import PlannerBot, search


class RandomBot:
    """A bot that plays a random legal answer."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, prompt: Prompt) -> Answer:
        return self._random.choice(prompt.answers)


class FirstBot:
    """A bot that plays the first legal answer, for tests."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, prompt: Prompt) -> Answer:
        return prompt.answers[0]


# From weakest to strongest: docs/bots.md describes each level, docs/strength.md compares them. The highest level plays
# by the clock, so that players wait equally long on every machine.
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
