"""Bots that play a random answer or the first one."""

from __future__ import annotations

import random

from ..game.notation import Answer
from .protocol import Prompt


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
