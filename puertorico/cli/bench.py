"""`puertorico bench`: how fast this machine plays: the rules plain and compiled, environments, and the server."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..game.game import Game
from ..game.wording import quote
from ..rules.answers import LONGEST
from ..rules.playout import play_out
from ..rules.state import State
from .machine import machine

REPEATS = 7
GAMES = 1000
BOTH = ("new_buildings", "nobles")


def measure() -> dict[str, Any]:
    """All figures; times are medians over several repeats, in seconds unless the name says otherwise."""
    cold, warm = start_times()
    from .. import compiled

    rule_sets: list[dict[str, Any]] = []
    for players in (2, 3, 4, 5):
        for expansions in ((), BOTH):
            start = compiled.games([_start(players, expansions)])
            game, answers = start.copy(), compiled.answer_list()
            play = partial(compiled.play_many, game, start, 0, GAMES, answers)
            seconds, decisions = _median(play)
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
    copy, _ = _median(lambda: _copy(target, games))
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


def _median(work: Callable[[], int]) -> tuple[float, int]:
    """The median time of some repeats after a warm-up, and the result."""
    result = work()
    times = []
    for _ in range(REPEATS):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times), result


def _plain_game(players: int, expansions: tuple[str, ...]) -> float:
    """Seconds for a random game in plain Python: the same games that are played compiled."""
    start, answers, times = _start(players, expansions), array("h", [0]) * LONGEST, []
    state = State.blank()
    for seed in range(20):
        state.load(start)
        begin = time.perf_counter()
        play_out(state, seed, answers)
        times.append(time.perf_counter() - begin)
    return statistics.mean(times)


def _copy(target: Any, games: Any) -> int:
    target.view("u1")[:] = games.view("u1")
    return 0


def start_times() -> tuple[float, float]:
    """Seconds until a new process has the compiled rules: with an empty cache, and then with a full one."""
    program = "import time; t = time.perf_counter(); import puertorico.compiled; print(time.perf_counter() - t)"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder}
        times = []
        for _ in range(4):
            run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
            times.append(float(run.stdout))
    return times[0], statistics.median(times[1:])


PARTS = ("rules", "envs", "table")


def main(parts: Sequence[str], as_json: bool, database: str | None, plot: Path | None = None) -> int:
    """Measure and print these parts; with `plot` draw how the environments scale."""
    figures: dict[str, Any] = {"machine": machine()}
    for part in parts:
        print(f"Measuring the {part} ...", file=sys.stderr, flush=True)
        figures[part] = _measured(part, database)
    if plot:
        from ..envs.bench import draw

        draw(figures["envs"], figures["machine"], plot)
    if as_json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"{figures['machine']}, medians of several repeats")
    for part in parts:
        print()
        if part == "rules":
            _print_rules(figures["rules"])
        else:
            _print_plainly(part, figures[part])
    return 0


def plot_file(name: str, parts: Sequence[str]) -> Path:
    """Where the picture will go. Raises `ValueError` with what would prevent it, before anything is measured."""
    file = Path(name)
    if "envs" not in parts:
        raise ValueError("--plot shows how the environments scale, and they are not measured; add envs")
    if file.suffix not in (".svg", ".png"):
        raise ValueError(f"--plot is {quote(name)}; the name must end with .svg or .png")
    if not file.parent.is_dir():
        raise ValueError(f"{name} cannot be written: there is no folder {file.parent}")
    if find_spec("matplotlib") is None:
        raise ValueError("--plot needs matplotlib: install puertorico with its extra `arena`")
    return file


def _measured(part: str, database: str | None) -> dict[str, Any]:
    if part == "rules":
        return measure()
    if part == "envs":
        from ..envs.bench import measure as measure_environments

        return measure_environments()
    from ..table.http.load_test import measure as measure_table

    return measure_table(20.0, database)


def _print_plainly(name: str, figure: Any, depth: int = 0) -> None:
    """Names and numbers, one a line; a list of rows as a line each."""
    indent = "  " * depth
    if isinstance(figure, dict):
        print(f"{indent}{name}")
        for key, value in figure.items():
            _print_plainly(str(key).replace("_", " "), value, depth + 1)
    elif isinstance(figure, list):
        print(f"{indent}{name}")
        for row in figure:
            print(f"{indent}  " + ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in row.items()))
    else:
        print(f"{indent}{name:<40} {figure:,}")


def _print_rules(figures: dict[str, Any]) -> None:
    print("rules, one core, random games\n")
    print("players  expansions   games/s   ns/decision   decisions/game")
    for row in figures["compiled"]:
        expansions = "both" if row["expansions"] else "none"
        print(
            f"{row['players']:>7}  {expansions:<10} {row['games_per_second']:>9,}"
            f" {row['nanoseconds_per_decision']:>13} {row['decisions_per_game']:>16}"
        )
    print(f"\nplain Python, four players   {figures['plain_milliseconds_per_game']} ms a game")
    print(f"compiled against plain       {figures['plain_to_compiled_ratio']} times as fast")
    print(f"record                       {figures['record_bytes']} bytes, copied in {figures['copy_nanoseconds']} ns")
    print(f"cold compile, warm start     {figures['cold_compile_seconds']} s, {figures['warm_start_seconds']} s")
