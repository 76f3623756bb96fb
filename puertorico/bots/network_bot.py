"""The `network` bot: the learned network with a lookahead of one answer."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.notation import ANSWERS, Answer
from ..rules.chance import random_bits
from ..rules.jit import wrap
from ..rules.kinds import SEATS
from .protocol import Candidate, Evaluation, Prompt
from .search import check_number

if TYPE_CHECKING:
    from .compiled_bots import Array

# The standard error of one judgment.
JUDGMENT_ERROR = 0.1


class NetworkBot:
    """A bot that judges the position after each answer with a network trained by self-play.

    `temperature` makes it err the way people do: an answer that is worse by this much of a win is chosen a third as
    often as the best one. A judgment is the mean over `draws` draws of chance. `file` is the path of another network
    file.
    """

    def __init__(self, seed: int = 0, temperature: float = 0.0, draws: int = 2, file: str = "") -> None:
        check_number("temperature", temperature, 10.0)
        if type(draws) is not int or draws < 1:
            raise ValueError(f"draws must be a positive integer, got {draws!r}")
        from .compiled_bots import NetworkBuffers

        self._buffers = NetworkBuffers(Path(file) if file else None)
        self._temperature, self._draws = float(temperature), draws
        self._next_seed = seed * 1_000_003

    def choose(self, prompt: Prompt) -> Answer:
        """Return the best answer, or with a temperature a random one weighted by value."""
        seed = wrap(self._next_seed)
        self._next_seed += 1
        answers, rows = self._buffers.judge_ahead(prompt.record, self._draws, seed)
        values = [float(row[0]) for row in rows]
        if not self._temperature:
            return ANSWERS[answers[values.index(max(values))]]
        shares = [exp((value - max(values)) / self._temperature) for value in values]
        rest = random_bits(seed, 0) / 2**32 * sum(shares)
        for answer, share in zip(answers, shares, strict=True):
            rest -= share
            if rest < 0:
                return ANSWERS[answer]
        return ANSWERS[answers[-1]]

    def evaluate(self, prompt: Prompt) -> Evaluation:
        """Return the network's judgment of the position and of every answer, best first."""
        seats = prompt.seats
        wins, points, _ = self._buffers.judge(prompt.record)
        answers, rows = self._buffers.judge_ahead(prompt.record, self._draws, wrap(self._next_seed))
        order = sorted(range(len(answers)), key=lambda i: -rows[i, 0])
        candidates = tuple(self._candidate(answers[i], rows[i], prompt.seat, seats) for i in order)
        return Evaluation(prompt.seat, wins, points, candidates)

    def play_on(self, record: bytes, seed: int) -> bytes:
        """Play a game to the end with the policy on every seat, and return the final record."""
        return self._buffers.play_on(record, seed)

    def _candidate(self, answer: int, row: Array, seat: int, seats: int) -> Candidate:
        points = tuple(float(value) for value in row[1 + SEATS : 1 + SEATS + seats])
        return Candidate(ANSWERS[answer], self._draws, float(row[1 + seat]), JUDGMENT_ERROR, points)
