"""`puertorico replay`: what happened in a saved game."""

from __future__ import annotations

import argparse

from ..terminal.replay import replay, replay_round
from ..terminal.words import Words
from .arguments import Parser, add_language_option, chosen_language, replace_unprintable, whole_number
from .errors import CommandError
from .game_file import read_game

HELP = "show what happened in a saved game"
EXAMPLE = "replay game.txt --round 5"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="a game text, as written by terminal --save")
    parser.add_argument(
        "--round", type=whole_number, metavar="N", help="show only round N, with the board at its beginning"
    )
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the game or one round of it."""
    replace_unprintable()
    words = Words(chosen_language(arguments))
    game = read_game(arguments.file)
    try:
        lines = replay(game, words) if arguments.round is None else replay_round(game, arguments.round, words)
    except ValueError as error:
        raise CommandError(str(error)) from None
    for line in lines:
        print(line)
    return 0
