"""`puertorico replay`: what happened in a saved game."""

from __future__ import annotations

import argparse

from ..data.collection import names_in
from ..game.game import Game
from ..locale.words import Words
from ..terminal.replay import replay, replay_round
from .arguments import Parser, add_language_option, chosen_language, replace_unprintable, whole_number
from .errors import CommandError
from .game_file import first_step, read_game, read_text
from .terminal import has_textual, is_terminal

HELP = "show a saved game step by step, or print what happened"
EXAMPLE = "replay game.txt --round 5"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="a game text, as written by terminal --save")
    parser.add_argument(
        "--round", type=whole_number, metavar="N", help="begin with round N; with --plain, print only that round"
    )
    parser.add_argument("--plain", action="store_true", help="print the game, as when the output is not a terminal")
    parser.add_argument(
        "--svg", metavar="FILE", help="write an SVG picture of the board instead, at the start of round N or at the end"
    )
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the game on the whole screen, or print it or one round of it."""
    replace_unprintable()
    words = Words(chosen_language(arguments))
    game = read_game(arguments.file)
    if arguments.svg is not None:
        return _draw(game, arguments)
    if not arguments.plain and is_terminal() and has_textual():
        return _show(game, arguments.round, words.language)
    try:
        lines = replay(game, words) if arguments.round is None else replay_round(game, arguments.round, words)
    except ValueError as error:
        raise CommandError(str(error)) from None
    for line in lines:
        print(line)
    return 0


def _draw(game: Game, arguments: argparse.Namespace) -> int:
    from .. import svg

    names = names_in(read_text(arguments.file), game.players)
    if arguments.round is not None:
        game = game.at(first_step(game, arguments.round))
    try:
        with open(arguments.svg, "w", encoding="utf-8") as file:
            file.write(svg.board(game, language=chosen_language(arguments), names=names))
    except OSError as error:
        raise CommandError(f"{arguments.svg} cannot be written: {error.strerror}") from None
    print(f"Written: {arguments.svg}")
    return 0


def _show(game: Game, number: int | None, language: str) -> int:
    from ..terminal.screen.app import TableApp
    from ..terminal.sources.local_table import LocalTable

    step = 0 if number is None else first_step(game, number)
    app = TableApp(LocalTable(game, []), language, step=step)
    app.run()
    return app.return_code or 0
