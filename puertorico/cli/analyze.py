"""`puertorico analyze`: the turning points and mistakes of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..data.collection import holds_many
from ..study import ANALYST
from .arguments import Parser, add_language_option, check_range, chosen_language, replace_unprintable, whole_number
from .errors import CommandError
from .game_file import read_game

HELP = "find the turning points and mistakes of a saved game"
EXAMPLE = "analyze game.txt"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "file", metavar="FILE", help="a game text, as written by `terminal --save`, or a file or folder of many games"
    )
    parser.add_argument("--bot", default=ANALYST, metavar="BOT", help="bot that evaluates (default %(default)s)")
    parser.add_argument(
        "--out", metavar="FOLDER", help="folder for the reports; an interrupted analysis in it is continued"
    )
    parser.add_argument(
        "--workers", type=whole_number, metavar="N", help="number of processes (default: one per processor)"
    )
    parser.add_argument("--parquet", action="store_true", help="for many games: also write the tables as Parquet")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Analyze the game, print a summary and write the reports."""
    replace_unprintable()
    check_range(arguments, "workers", 1)
    language = chosen_language(arguments)
    from ..bots.protocol import UnknownBot
    from ..study import folder_report, report
    from ..study.analysis import AnalysisError

    path = Path(arguments.file)
    try:
        games = folder_report.games_at(path) if path.is_dir() or holds_many(path) else []
        if games:
            out = Path(arguments.out or f"{path.name.partition('.')[0] or 'games'}-analysis")
            return folder_report.main(games, out, arguments.bot, arguments.workers, language, parquet=arguments.parquet)
        game = read_game(arguments.file, seed=0)
        return report.main(game, arguments.file, arguments.bot, arguments.out, arguments.workers, language)
    except (AnalysisError, UnknownBot, ImportError) as error:
        raise CommandError(str(error)) from None
