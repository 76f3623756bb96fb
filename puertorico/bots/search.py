"""`planner` and `search` as bots; their compiled code is loaded on first use."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ..game.notation import ANSWERS, Answer
from ..game.wording import quote
from ..rules.chance import random_below
from ..rules.jit import wrap
from ..rules.questions import Question
from .compiled.planner_tree import is_branch
from .compiled.tree import FINAL_POINTS, RESULTS, SQUARES, WALKS
from .protocol import Candidate, Evaluation, Evaluator, Prompt

if TYPE_CHECKING:
    from .compiled_bots import Array, PlannerTree

T = TypeVar("T")

# Questions that get the whole budget of playouts. Others get this share of it.
BRANCHES = tuple(question for question in Question if is_branch(question))
SMALL_QUESTION = 0.15

# Role choices until the end of the game: more than almost any game has.
TO_THE_END = 100

# Walks per second, an upper bound for one core: sizes the tree of a search with a time limit.
WALKS_IN_A_SECOND = 20_000


def check_number(name: str, value: object, most: float) -> None:
    if not isinstance(value, int | float) or not 0 <= value <= most:
        raise ValueError(f"{name} must be a number from 0 to {most:g}, got {quote(value)}")


def _may_slip(question: Question) -> bool:
    return question in BRANCHES and question != Question.CHOOSE_ROLE


def slip(prompt: Prompt, carelessness: float, seed: int) -> Answer | None:
    """Return a random answer for a share of tile, building, sale and load choices, else None."""
    if carelessness == 0.0 or not _may_slip(prompt.question) or random_below(seed, 0, 1000) >= 1000 * carelessness:
        return None
    return prompt.answers[random_below(seed, 1, len(prompt.answers))]


class PlannerBot:
    """A bot that simulates the phase of each role and follows rules of thumb otherwise.

    `noise` makes it misjudge roles. `carelessness` is the share of tiles, buildings, sales and loads that it chooses at
    random.
    """

    def __init__(self, seed: int = 0, noise: float = 0.0, carelessness: float = 0.0) -> None:
        check_number("noise", noise, 1.0)
        check_number("carelessness", carelessness, 1.0)
        from .compiled_bots import PlannerBuffers

        self._buffers, self._noise, self._carelessness = PlannerBuffers(), float(noise), carelessness
        self._next_seed = seed * 1_000_003

    def choose(self, prompt: Prompt) -> Answer:
        seed = wrap(self._next_seed)
        self._next_seed += 1
        slipped = slip(prompt, self._carelessness, seed)
        return slipped or ANSWERS[self._buffers.plan(prompt.record, self._noise, seed)]


def search(
    seed: int = 0,
    playouts: int = 2000,
    seconds: float | None = None,
    trees: int = 2,
    threads: int = 1,
    network: str = "on",
    curiosity: float = 0.5,
    horizon: int = TO_THE_END,
    noise: float = 0.05,
) -> Evaluator:
    """Return a bot that searches a tree, with the network or with planners' playouts.

    `network` is `on`, `off`, or the path of another network file. `horizon` and `noise` apply to playouts, so only to
    `network=off`.
    """
    for name, value, least in (
        ("playouts", playouts, 1),
        ("trees", trees, 1),
        ("threads", threads, 1),
        ("horizon", horizon, 0),
    ):
        if type(value) is not int or value < least:
            raise ValueError(f"{name} must be an integer of at least {least}, got {quote(value)}")
    if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < 1e6):
        raise ValueError(f"seconds must be a positive number, got {quote(seconds)}")
    check_number("noise", noise, 1.0)
    check_number("curiosity", curiosity, 100.0)
    if network == "off":
        return PlayoutSearch(seed, playouts, seconds, trees, threads, horizon, float(noise), float(curiosity))
    from .network_search import NetworkSearch

    file = None if network == "on" else Path(network)
    return NetworkSearch(seed, playouts, seconds, trees, threads, float(curiosity), file)


class PlayoutSearch:
    """Monte Carlo tree search with the planner's judgment and playouts.

    The playouts are divided among a fixed number of independent trees, so the number of `threads` never changes the
    answer. With `seconds`, the search runs by the clock instead.
    """

    def __init__(
        self,
        seed: int,
        playouts: int,
        seconds: float | None,
        trees: int,
        threads: int,
        horizon: int,
        noise: float,
        curiosity: float,
    ) -> None:
        self._playouts, self._seconds, self._threads = playouts, float(seconds or 0), threads
        from .compiled_bots import PlannerTree, planner_tree

        walks = int(seconds * WALKS_IN_A_SECOND) if seconds else playouts // trees
        self._trees = [PlannerTree(walks) for _ in range(trees)]
        self._settings = planner_tree.WalkSettings(noise, horizon, curiosity)
        self._next_seed = seed * 1_000_003

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        """Return the expected result of every seat and answer, the most visited first."""
        from ..compiled import games
        from .compiled_bots import root_statistics

        seats = prompt.seats
        root = games([prompt.record])
        statistics = root_statistics(len(self._trees))
        seed = wrap(self._next_seed * len(self._trees) * 7_368_787)
        self._next_seed += 1
        budget = 1.0 if prompt.question in BRANCHES else SMALL_QUESTION

        def grow(number: int) -> dict[int, int]:
            tree = self._trees[number]
            tree.make_room()
            return self._grow(tree, root, wrap(seed + number * 7_368_787), budget, statistics[number].reshape(-1))

        grown = grow_all(grow, len(self._trees), self._threads)
        order = list(grown[0])
        together = statistics.sum(axis=0)[: len(order)]
        visits = [sum(tree_visits[answer] for tree_visits in grown) for answer in order]
        return _evaluation(prompt, seats, order, visits, together)

    def _grow(self, tree: PlannerTree, root: Array, seed: int, budget: float, statistics: Array) -> dict[int, int]:
        share = max(8, round(budget * self._playouts / len(self._trees)))
        if not self._seconds:
            return tree.root_visits(tree.walk(root, share, seed, self._settings, statistics))
        # Trees that have no thread of their own share the time.
        share_of_time = min(1.0, self._threads / len(self._trees))
        end, slot, batch = time.perf_counter() + budget * self._seconds * share_of_time, -1, 0
        while slot < 0 or time.perf_counter() < end:
            slot = tree.walk(root, 32, wrap(seed + batch * 32_452_843), self._settings, statistics)
            batch += 1
        return tree.root_visits(slot)


def _evaluation(prompt: Prompt, seats: int, order: list[int], visits: list[int], together: Array) -> Evaluation:
    found = candidates(prompt, order, visits, together)
    found.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    sums = together.sum(axis=0) / max(1.0, together[:, WALKS].sum())
    winning, points = (tuple(sums[first : first + seats].tolist()) for first in (RESULTS, FINAL_POINTS))
    return Evaluation(prompt.seat, winning, points, tuple(found))


def candidates(prompt: Prompt, answers: list[int], visits: list[int], statistics: Array) -> list[Candidate]:
    """Return a candidate for each answer at the root, from its row of statistics."""
    seats, found = prompt.seats, []
    for answer, visited, row in zip(answers, visits, statistics, strict=True):
        tried = max(1.0, row[WALKS])
        mean = row[RESULTS + prompt.seat] / tried
        variance = max(0.0, row[SQUARES + prompt.seat] / tried - mean * mean)
        expected = tuple((row[FINAL_POINTS : FINAL_POINTS + seats] / tried).tolist())
        found.append(Candidate(ANSWERS[answer], visited, float(mean), sqrt((variance + 0.01) / tried), expected))
    return found


def grow_all(grow: Callable[[int], T], trees: int, threads: int) -> list[T]:
    """Call `grow` with the number of each tree, in parallel if there are several threads."""
    if threads == 1:
        return [grow(number) for number in range(trees)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(grow, range(trees)))
