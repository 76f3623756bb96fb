"""The speed of the rules, plain and compiled, on one core."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from functools import partial
from typing import Any

from ..game.game import Game
from ..game.options import EXPANSIONS
from ..rules.answers import LONGEST
from ..rules.playout import play_out
from ..rules.state import State

REPEATS = 7
GAMES = 1000


def measure() -> dict[str, Any]:
    """Return all figures; times are medians in seconds unless the name says otherwise."""
    cold, warm = start_times()
    from .. import compiled
    from ..envs.bench import median_seconds

    rule_sets: list[dict[str, Any]] = []
    for players in (2, 3, 4, 5):
        for expansions in ((), tuple(EXPANSIONS)):
            start = compiled.games([_start(players, expansions)])
            game, answers = start.copy(), compiled.answer_list()
            play = partial(compiled.play_many, game, start, 0, GAMES, answers)
            decisions, seconds = play(), median_seconds(play, REPEATS)
            rule_sets.append(
                {
                    "players": players,
                    "expansions": list(expansions),
                    "games_per_second": round(GAMES / seconds),
                    "nanoseconds_per_decision": round(seconds / decisions * 1e9, 1),
                    "decisions_per_game": round(decisions / GAMES, 1),
                }
            )
    plain = _plain_game(4, ())
    fast = next(row for row in rule_sets if row["players"] == 4 and not row["expansions"])
    games = compiled.games([_start(4, ())] * 1000)
    target = games.copy()
    copy = median_seconds(lambda: _copy(target, games), REPEATS)
    return {
        "plain_milliseconds_per_game": round(plain * 1e3, 1),
        "plain_to_compiled_ratio": round(plain * fast["games_per_second"]),
        "compiled": rule_sets,
        "record_bytes": State.SIZE,
        "copy_nanoseconds": round(copy / 1000 * 1e9, 1),
        "cold_compile_seconds": round(cold, 1),
        "warm_start_seconds": round(warm, 2),
    }


def _start(players: int, expansions: tuple[str, ...]) -> bytes:
    return Game.new(players, expansions, chance="manual")._start


def _plain_game(players: int, expansions: tuple[str, ...]) -> float:
    """Return the seconds for a random game in plain Python, the same as compiled."""
    start, answers, times = _start(players, expansions), array("h", [0]) * LONGEST, []
    state = State.blank()
    for seed in range(20):
        state.load(start)
        begin = time.perf_counter()
        play_out(state, seed, answers)
        times.append(time.perf_counter() - begin)
    return statistics.mean(times)


def _copy(target: Any, games: Any) -> None:
    target.view("u1")[:] = games.view("u1")


def start_times() -> tuple[float, float]:
    """Return the seconds to import the compiled rules with an empty and with a full cache."""
    program = "import time; t = time.perf_counter(); import puertorico.compiled; print(time.perf_counter() - t)"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder}
        times = []
        for _ in range(4):
            run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
            times.append(float(run.stdout))
    return times[0], statistics.median(times[1:])
