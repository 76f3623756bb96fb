"""`puertorico bench`: how fast this machine plays."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..game.wording import quote
from .arguments import Parser
from .errors import CommandError

HELP = "benchmark the rules, the environments and the server"
EXAMPLE = "bench rules --json"
PARTS = ("rules", "envs", "table")
MODULES = {
    "rules": ".bench_rules",
    "envs": "..envs.bench",
    "table": "..table.bench.load_test",
    "abuse": "..table.bench.abuse_test",
    "scale": "..table.bench.scale_test",  # needs PostgreSQL and nginx
}
SERVED = ("table", "scale")  # measured for some seconds, on a database
TABLE_SECONDS = 20.0


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help="rules, envs, table (default: these, about six minutes), abuse, scale"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="an empty PostgreSQL database on this machine, for table (default: SQLite) and scale",
    )
    parser.add_argument("--plot", metavar="FILE", help="a chart of how the environments scale, .svg or .png")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Measure the parts and print the figures; with `--plot`, draw how the environments scale."""
    unknown = [quote(part) for part in arguments.parts if part not in MODULES]
    if unknown:
        raise CommandError(f"unknown part {unknown[0]}; valid parts: {', '.join(MODULES)}")
    if "scale" in arguments.parts and not (arguments.database or "").startswith("postgres"):
        raise CommandError("scale needs a PostgreSQL database: add --database postgresql://USER@HOST/NAME")
    parts = arguments.parts or PARTS
    plot = plot_file(arguments.plot, parts) if arguments.plot else None
    figures: dict[str, Any] = {"machine": machine()}
    for part in parts:
        print(f"Measuring the {part} ...", file=sys.stderr, flush=True)
        figures[part] = _measure(part, arguments.database)
    if plot:
        from ..envs.bench import draw

        draw(figures["envs"], figures["machine"], plot)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"{figures['machine']}, medians of several repeats")
    for part in parts:
        print()
        if part == "rules":
            _print_rules(figures["rules"])
        else:
            print_figures(part, figures[part])
    return 0


def machine() -> str:
    """Return the processor, the operating system and the Python version."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            name = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {platform.system()}, Python {platform.python_version()}"


def plot_file(name: str, parts: Sequence[str]) -> Path:
    """Return the path of the chart. Raises `CommandError` early if it cannot be drawn."""
    file = Path(name)
    if "envs" not in parts:
        raise CommandError("--plot shows how the environments scale: add envs to the parts")
    if file.suffix not in (".svg", ".png"):
        raise CommandError(f"--plot must end with .svg or .png, got {quote(name)}")
    if not file.parent.is_dir():
        raise CommandError(f"{name} cannot be written: there is no folder {file.parent}")
    if find_spec("matplotlib") is None:
        raise CommandError("--plot needs matplotlib: install puertorico with its extra `arena`")
    return file


def _measure(part: str, database: str | None) -> dict[str, Any]:
    arguments = (TABLE_SECONDS, database) if part in SERVED else ()
    figures: dict[str, Any] = import_module(MODULES[part], __package__).measure(*arguments)
    if part == "envs":
        from ..envs.bench_libraries import measure

        figures["beside_each_other"] = measure()
    return figures


def print_figures(name: str, figure: Any, depth: int = 0) -> None:
    """Print names and numbers, one per line; a row of a list is one line."""
    indent = "  " * depth
    if isinstance(figure, dict):
        print(f"{indent}{name}")
        for key, value in figure.items():
            print_figures(str(key).replace("_", " "), value, depth + 1)
    elif isinstance(figure, list):
        print(f"{indent}{name}")
        for row in figure:
            print(f"{indent}  " + ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in row.items()))
    else:
        print(f"{indent}{name:<40} {figure if isinstance(figure, str) else f'{figure:,}'}")


def _print_rules(figures: dict[str, Any]) -> None:
    print("rules, one core, random games\n")
    print("players  expansions   games/s   ns/decision   decisions/game")
    for row in figures["compiled"]:
        expansions = "both" if row["expansions"] else "none"
        print(
            f"{row['players']:>7}  {expansions:<10} {row['games_per_second']:>9,}"
            f" {row['nanoseconds_per_decision']:>13} {row['decisions_per_game']:>16}"
        )
    print(f"\nplain Python, four players   {figures['plain_milliseconds_per_game']} ms per game")
    print(f"compiled against plain       {figures['plain_to_compiled_ratio']} times as fast")
    print(f"record                       {figures['record_bytes']} bytes, copied in {figures['copy_nanoseconds']} ns")
    print(f"cold compile, warm start     {figures['cold_compile_seconds']} s, {figures['warm_start_seconds']} s")
