"""`puertorico puzzle`: the puzzles of the day, or endless practice."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import date

from ..locale.words import Words
from ..study.puzzle import Puzzle, daily_puzzles, find_puzzle, practice
from ..terminal.line_puzzle import LinePuzzle
from ..terminal.puzzle_record import PuzzleRecord
from ..terminal.puzzle_text import result_line, streak_line
from .arguments import Parser, add_language_option, chosen_language, replace_unprintable
from .errors import CommandError
from .terminal import has_textual, is_terminal

HELP = "solve the puzzles of the day in the terminal"
EXAMPLE = "puzzle --practice"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("id", nargs="?", metavar="ID", help="one puzzle, by the id in its title")
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="the puzzles of another day")
    parser.add_argument("--practice", action="store_true", help="one puzzle after another, in random order")
    parser.add_argument("--plain", action="store_true", help="ask line by line, as when the output is not a terminal")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Ask puzzles until there are no more or the player quits."""
    replace_unprintable(sys.stdin, sys.stdout)
    language = chosen_language(arguments)
    chosen, record = _chosen(arguments), PuzzleRecord()
    asked_for = record.still_open(chosen)
    if not arguments.plain and is_terminal() and has_textual():
        from ..terminal.screen.puzzle_app import PuzzleApp

        app = PuzzleApp(asked_for, language, record)
        app.run()
        return app.return_code or 0
    if len(chosen) > 1:
        _print_list(chosen, record, Words(language))
    for puzzle in asked_for or practice(record.first):
        asked = LinePuzzle(puzzle, record, language)
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


def _print_list(puzzles: Sequence[Puzzle], record: PuzzleRecord, words: Words) -> None:
    """Print the puzzles of a day with their results, and the streak."""
    print(words("puzzle-daily"))
    for puzzle in puzzles:
        print(f"  {words('puzzle-title', id=puzzle.id)}: {result_line(words, puzzle, record)}")
    if streak := streak_line(words, record, date.today()):
        print(streak)
    print()


def _chosen(arguments: argparse.Namespace) -> tuple[Puzzle, ...]:
    """Return the requested puzzle, or those of a day; none for practice."""
    if arguments.id is not None:
        found = find_puzzle(arguments.id)
        if found is None:
            raise CommandError(f"unknown puzzle {arguments.id!r}; run `puertorico puzzle` for today's puzzles")
        return (found,)
    if arguments.practice:
        return ()
    try:
        day = date.fromisoformat(arguments.date) if arguments.date else date.today()
    except ValueError:
        raise CommandError(f"--date must look like 2026-01-31, got {arguments.date!r}") from None
    return daily_puzzles(day)
