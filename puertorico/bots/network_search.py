"""Tree search with the network, with sequential halving at the root."""

from __future__ import annotations

import time
from math import ceil, log2
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.notation import Answer
from ..rules.jit import wrap
from ..rules.kinds import SEATS
from .compiled.network import POINT_OF_LEAD
from .compiled.tree import FINAL_POINTS, RESULTS, ROOT_COLUMNS, SQUARES, WALKS
from .protocol import Evaluation, Prompt
from .search import BRANCHES, SMALL_QUESTION, candidates, grow_all

if TYPE_CHECKING:
    from .compiled_bots import Array

# Maximum number of answers that compete at the root: those with the highest one-step value.
MOST_RIVALS = 16
# Minimum walks per question, however small its share of the budget.
FEWEST_WALKS = 8
# An upper bound for one core, to size a tree that grows by the clock.
WALKS_IN_A_SECOND = 60_000
# Walks per answer between two checks of the clock.
WALKS_AT_A_TIME = 4


class NetworkSearch:
    """A search in a fixed number of independent trees, whose statistics are added up.

    In every round, each remaining answer gets the same number of walks, and the better half remains. The number of
    `threads` never changes the answer. With `seconds`, the search runs by the clock instead.
    """

    def __init__(
        self,
        seed: int,
        playouts: int,
        seconds: float | None,
        trees: int,
        threads: int,
        curiosity: float,
        file: Path | None = None,
    ) -> None:
        from .compiled_bots import NetworkTree

        walks = int(seconds * WALKS_IN_A_SECOND) if seconds else playouts // trees
        self._trees = [NetworkTree(walks, file) for _ in range(trees)]
        self._playouts, self._seconds, self._threads = playouts, float(seconds or 0), threads
        self._curiosity = curiosity
        self._next_seed = seed * 1_000_003

    def choose(self, prompt: Prompt) -> Answer:
        """Return the answer that survives all rounds."""
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        """Return the expected result of every seat, and of every answer, survivors first."""
        import numpy as np

        seed = wrap(self._next_seed * 7_368_787)
        self._next_seed += 1
        for tree in self._trees:
            tree.make_room()
        legal, ahead = self._trees[0].buffers.judge_ahead(prompt.record, 1, seed)
        statistics = np.zeros((len(legal), ROOT_COLUMNS))
        wanted = {answer.id for answer in prompt.answers}
        order = sorted((i for i in range(len(legal)) if legal[i] in wanted), key=lambda i: -ahead[i, 0])
        budget = 1.0 if prompt.question in BRANCHES else SMALL_QUESTION
        walks = max(FEWEST_WALKS, round(budget * self._playouts))
        most = MOST_RIVALS
        while most > 1 and not self._seconds and most * _rounds(most) * len(self._trees) > walks:
            most -= 1
        rivals, lost = order[:most], order[most:]
        # An answer without walks keeps its value one answer ahead.
        statistics[lost, RESULTS : RESULTS + SEATS] = ahead[lost, 1 : 1 + SEATS]
        statistics[lost, SQUARES : SQUARES + SEATS] = ahead[lost, 1 : 1 + SEATS] ** 2
        statistics[lost, FINAL_POINTS : FINAL_POINTS + SEATS] = ahead[lost, 1 + SEATS :]
        rounds, begin = _rounds(len(rivals)), time.perf_counter()
        for number in range(rounds):
            share = walks // (rounds - number)
            walks -= share
            end = begin + budget * self._seconds * (number + 1) / rounds
            first = np.array([legal[i] for i in rivals], np.int16)
            statistics[rivals] += self._grow(prompt.record, first, share, end, wrap(seed + number * 32_452_843))
            rivals.sort(key=lambda i: -_utility(statistics[i], prompt.seat, prompt.seats))
            half = -(-len(rivals) // 2)
            rivals, lost = rivals[:half], rivals[half:] + lost
        return _evaluation(prompt, [legal[i] for i in rivals + lost], statistics[rivals + lost])

    def _grow(self, record: bytes, first: Array, walks: int, end: float, seed: int) -> Array:
        """Walk in every tree and return the sum of their statistics, a row per first answer."""
        import numpy as np

        statistics = np.zeros((len(self._trees), len(first), ROOT_COLUMNS))

        def grow(number: int) -> None:
            tree, own = self._trees[number], statistics[number].reshape(-1)
            own_seed = wrap(seed + number * 15_485_863)
            if not self._seconds:
                share = walks * (number + 1) // len(self._trees) - walks * number // len(self._trees)
                tree.walk(record, first, share, own_seed, self._curiosity, own)
                return
            # Trees that have no thread of their own share the time.
            left = max(0.0, end - time.perf_counter())
            parts = -(-len(self._trees) // self._threads)
            own_end = time.perf_counter() + left / max(1, parts - number // self._threads)
            batch = 0
            while batch == 0 or time.perf_counter() < own_end:
                batch_seed = wrap(own_seed + batch * 49_979_687)
                tree.walk(record, first, WALKS_AT_A_TIME * len(first), batch_seed, self._curiosity, own)
                batch += 1

        grow_all(grow, len(self._trees), self._threads)
        together: Array = np.sum(statistics, axis=0)
        return together


def _rounds(rivals: int) -> int:
    """Return the number of halvings until one rival is left."""
    return max(1, ceil(log2(rivals)))


def _utility(row: Array, seat: int, seats: int) -> float:
    """Return the mean win share of a seat after an answer, plus a small part of its lead."""
    points = row[FINAL_POINTS : FINAL_POINTS + seats]
    lead = points[seat] - (points.sum() - points[seat]) / (seats - 1)
    return float((row[RESULTS + seat] + POINT_OF_LEAD * lead) / max(1.0, row[WALKS]))


def _evaluation(prompt: Prompt, order: list[int], statistics: Array) -> Evaluation:
    found = candidates(prompt, order, [int(walks) for walks in statistics[:, WALKS]], statistics)
    # The position is worth as much as its best answer. A mean over all walks would include the worse ones.
    first = statistics[0] / max(1.0, statistics[0, WALKS])
    winning = tuple(first[RESULTS : RESULTS + prompt.seats].tolist())
    return Evaluation(prompt.seat, winning, found[0].points, tuple(found))
