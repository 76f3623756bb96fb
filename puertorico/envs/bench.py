"""How fast the environments are on this machine: random answers, medians over several repeats after a warm-up."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from .batch import Batch
from .single import Single

REPEATS = 7
DECISIONS = 400_000  # of one repeat
THREADS = 2
SIZES = (1, 16, 256, 1024, 4096, 16384)
BOTH = ("new_buildings", "nobles")

BARE: dict[str, Any] = {"masks": False, "observations": False}
MASKS: dict[str, Any] = {"masks": True, "observations": False}
FULL: dict[str, Any] = {"masks": True, "observations": True}


def measure() -> dict[str, Any]:
    """All figures; `decisions_per_second` of a batch counts one answer for each game and step, asked and checked."""
    shown = {"bare": BARE, "masks": MASKS, "masks and observations": FULL}
    alone = {name: _nanoseconds(Batch(4096, 4, seed=1, threads=1, **what)) for name, what in shown.items()}
    return {
        "single_step_microseconds": round(_single_step() * 1e6, 2),
        "batch_4096_four_players": {
            name: round(1e9 / _nanoseconds(Batch(4096, 4, seed=1, threads=THREADS, **what)))
            for name, what in shown.items()
        },
        "one_thread_nanoseconds": {name: round(figure, 1) for name, figure in alone.items()},
        "mask_nanoseconds": round(alone["masks"] - alone["bare"], 1),
        "observation_nanoseconds": round(alone["masks and observations"] - alone["masks"], 1),
        "by_size": {size: round(1e9 / _nanoseconds(Batch(size, 4, seed=1, threads=THREADS, **BARE))) for size in SIZES},
        "by_rule_set": [
            {
                "players": players,
                "expansions": list(expansions),
                "decisions_per_second": round(
                    1e9 / _nanoseconds(Batch(4096, players, expansions, seed=1, threads=THREADS, **FULL))
                ),
            }
            for players in (2, 3, 4, 5)
            for expansions in ((), BOTH)
        ],
        "against_planners": round(
            1e9 / _nanoseconds(Batch(256, 4, seed=1, threads=THREADS, opponents="planner"), decisions=DECISIONS // 100)
        ),
        "threads": THREADS,
    }


def _nanoseconds(batch: Batch, decisions: int = DECISIONS) -> float:
    """Wall time for one answer of one game."""
    steps = max(1, decisions // batch.games)

    def work() -> None:
        for _ in range(steps):
            batch.step(batch.random_answers())

    seconds = median_seconds(work)
    batch.close()
    return seconds / steps / batch.games * 1e9


def _single_step() -> float:
    """Seconds for one step from Python: the answer taken, chance's answers, the mask brought up to date."""
    game = Single(players=4)
    game.reset(seed=1)
    answers = []
    while not game.is_over:
        answers.append(int(game.choices[game.count // 2]))
        game.step(answers[-1])

    def work() -> None:
        for _ in range(20):
            game.reset(seed=1)
            for answer in answers:
                game.step(answer)

    return median_seconds(work) / 20 / len(answers)


def median_seconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """The median time of some repeats after a warm-up."""
    work()
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)
