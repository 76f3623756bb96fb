"""`puertorico warm-up`: compile everything ahead of its first use."""

from __future__ import annotations

import argparse
import time
from contextlib import redirect_stderr
from io import StringIO

from .arguments import Parser

HELP = "compile rules, bots and environments ahead of their first use"
EXAMPLE = "warm-up"

# Compiled modules in dependency order, by their display names.
PARTS = {
    "rules": "rules.playout",
    "planner": "bots.compiled.planner_games",
    "planner's search": "bots.compiled.planner_tree",
    "network": "bots.compiled.network",
    "network's search": "bots.compiled.network_tree",
    "network's games": "bots.compiled.network_games",
    "environments": "envs.compiled.stepping",
    "environments with bots": "envs.compiled.opponents",
    "lookahead": "envs.compiled.lookahead",
}


def add_options(parser: Parser) -> None:
    """Add no options: the command has none."""


def run(arguments: argparse.Namespace) -> int:
    """Compile each part into the user's cache and print how long it took."""
    for number, (name, module) in enumerate(PARTS.items(), 1):
        print(f"{number} of {len(PARTS)}: {name} ... ", end="", flush=True)
        begin = time.perf_counter()
        with redirect_stderr(StringIO()):  # it announces the compilation too
            from .. import compiled

            compiled.module(module)
        print(f"{time.perf_counter() - begin:.1f} s", flush=True)
    return 0
