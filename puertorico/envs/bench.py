"""The speed of the environments: medians over several repeats after a warm-up."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from .. import compiled
from ..arena.charts import COLORS, SETTINGS
from ..game.options import EXPANSIONS
from .batch import Batch
from .compiled_game import CompiledGame

REPEATS = 15
DECISIONS = 200_000  # per repeat
MOST_STEPS = 2000  # per repeat, for small batches
WARM_UP = 200  # steps until the games of a batch have spread over different rounds
THREADS = 2
PLAYERS = (2, 3, 4, 5)
SIZES = (1, 16, 256, 1024, 4096, 16384, 65536)
GAMES = 500  # for the mean number of decisions of a game

# What a batch shows.
BARE: dict[str, Any] = {"masks": False, "observations": False}
FULL: dict[str, Any] = {"masks": True, "observations": True}
SHOWN = {"bare": BARE, "masks": {**BARE, "masks": True}, "masks and observations": FULL}


def measure() -> dict[str, Any]:
    """Return all figures; batches count one checked answer per game and step."""

    def batches(threads: int) -> dict[str, Batch]:
        return {name: Batch(4096, 4, seed=1, threads=threads, **what) for name, what in SHOWN.items()}

    alone = _in_turn(batches(1))
    return {
        "single_step_microseconds": round(_single_step() * 1e6, 2),
        "single_observation_microseconds": round(_single_observation() * 1e6, 2),
        "batch_4096_four_players": {name: round(1e9 / figure) for name, figure in _in_turn(batches(THREADS)).items()},
        "one_thread_nanoseconds": {name: round(figure, 1) for name, figure in alone.items()},
        "mask_nanoseconds": round(alone["masks"] - alone["bare"], 1),
        "observation_nanoseconds": round(alone["masks and observations"] - alone["masks"], 1),
        "by_size": [_scaling(players, size) for players in PLAYERS for size in SIZES],
        "by_rule_set": [
            {
                "players": players,
                "expansions": list(expansions),
                "decisions_per_second": round(
                    1e9 / _nanoseconds(Batch(4096, players, expansions, seed=1, threads=THREADS, **FULL))
                ),
            }
            for players in PLAYERS
            for expansions in ((), EXPANSIONS)
        ],
        "against_planners": round(
            1e9 / _nanoseconds(Batch(256, 4, seed=1, threads=THREADS, opponents="planner"), part=100)
        ),
        "threads": THREADS,
    }


def _scaling(players: int, size: int) -> dict[str, int]:
    """Measure random games of one player count in a bare batch of one size."""
    batch = Batch(size, players, seed=1, threads=THREADS, **BARE)
    decisions = 1e9 / _nanoseconds(batch)
    begin = batch._start
    in_a_game = compiled.play_many(begin.copy(), begin, 1, GAMES, compiled.answer_list()) / GAMES
    return {
        "players": players,
        "batch": size,
        "decisions_per_second": round(decisions),
        "games_per_second": round(decisions / in_a_game),
    }


def draw(figures: dict[str, Any], machine: str, file: Path) -> None:
    """Draw the games per second over the size of the batch, a line for each player count."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(7.0, 4.2), layout="constrained")
        axes = figure.add_subplot(xlabel="games in the batch", ylabel="random games per second")
        for players, color in zip(PLAYERS, COLORS, strict=False):
            rows = [row for row in figures["by_size"] if row["players"] == players]
            sizes, speeds = ([row[name] for row in rows] for name in ("batch", "games_per_second"))
            axes.plot(sizes, speeds, marker="o", color=color, label=f"{players} players")
        axes.set_xscale("log", base=2)
        axes.set_xticks(sizes, [f"{size:,}" for size in sizes])
        axes.minorticks_off()
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter("{x:,.0f}")
        axes.set_title(f"Batch, {figures['threads']} threads, nothing shown\n{machine}", fontsize=9)
        axes.grid(alpha=0.3)
        axes.legend()
        dated: Any = {"Date": None} if file.suffix == ".svg" else {}
        figure.savefig(file, dpi=150, metadata=dated)


def _nanoseconds(batch: Batch, part: int = 1) -> float:
    """Return the wall time per answer in nanoseconds; `part` divides the number of decisions."""
    return _in_turn({"": batch}, part)[""]


def _in_turn(batches: dict[str, Batch], part: int = 1) -> dict[str, float]:
    """Measure several batches in turn, so that system noise affects all of them equally."""
    works = {}
    for name, batch in batches.items():
        play_steps(batch, WARM_UP)
        steps = max(1, min(MOST_STEPS, DECISIONS // part // batch.games))
        works[name] = (steps * batch.games, partial(play_steps, batch, steps))
    seconds = medians([work for _, work in works.values()], REPEATS)
    for batch in batches.values():
        batch.close()
    return {name: one / works[name][0] * 1e9 for name, one in zip(works, seconds, strict=True)}


def play_steps(batch: Batch, steps: int) -> None:
    """Play random answers in all games of a batch."""
    for _ in range(steps):
        batch.step(batch.random_answers())


def _single_step() -> float:
    """Return the seconds of one step from Python: answer, chance and the new mask."""
    game = CompiledGame(players=4)
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


def _single_observation() -> float:
    """Return the seconds of one observation from Python."""
    game = CompiledGame(players=4)
    game.reset(seed=1)

    def work() -> None:
        for _ in range(5000):
            game.observe(0, centered=True)

    return median_seconds(work) / 5000


def median_seconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Return the median time of some repeats after a warm-up."""
    return medians([work], repeats)[0]


def medians(works: list[Callable[[], object]], repeats: int) -> list[float]:
    """Return the same for several functions, called in turn."""
    for work in works:
        work()
    times: list[list[float]] = [[] for _ in works]
    for _ in range(repeats):
        for work, taken in zip(works, times, strict=True):
            begin = time.perf_counter()
            work()
            taken.append(time.perf_counter() - begin)
    return [statistics.median(taken) for taken in times]
