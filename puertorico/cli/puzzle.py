"""`puertorico puzzle`: the puzzles of the day, or endless practice."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from datetime import date

from ..study.puzzle import Puzzle, daily_puzzles, find_puzzle, puzzles
from ..terminal.puzzle import LinePuzzle
from .arguments import Parser, add_language_option, chosen_language, replace_unprintable
from .errors import CommandError

HELP = "solve the puzzles of the day in the terminal"
EXAMPLE = "puzzle --practice"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("id", nargs="?", metavar="ID", help="one puzzle, by the id in its title")
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="the puzzles of another day")
    parser.add_argument("--practice", action="store_true", help="one puzzle after the other, in random order")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Ask puzzles until there are no more or the player quits."""
    replace_unprintable(sys.stdin, sys.stdout)
    language = chosen_language(arguments)
    for puzzle in _chosen(arguments):
        asked = LinePuzzle(puzzle, language)
        try:
            solved = asked.solve()
        except EOFError:
            print()
            return 0
        if not solved:
            return 0
        language = asked.words.language
        print()
    return 0


def _chosen(arguments: argparse.Namespace) -> Iterator[Puzzle]:
    if arguments.id is not None:
        found = find_puzzle(arguments.id)
        if found is None:
            raise CommandError(f"unknown puzzle {arguments.id!r}; run `puertorico puzzle` for those of today")
        yield found
    elif arguments.practice:
        while True:
            yield from random.sample(puzzles(), len(puzzles()))
    else:
        try:
            day = date.fromisoformat(arguments.date) if arguments.date else date.today()
        except ValueError:
            raise CommandError(f"--date must look like 2026-01-31, got {arguments.date!r}") from None
        yield from daily_puzzles(day)
