"""`puertorico arena`: a tournament between bots."""

from __future__ import annotations

import argparse
from functools import partial

from ..game.wording import quote
from .arguments import Parser, add_rule_options, check_range, new_game, replace_unprintable, whole_number
from .errors import CommandError

HELP = "let bots play against each other and rate them"
EXAMPLE = "arena --players 4 --bots planner,search:playouts=400,random --games 1000"
LONGEST_ANSWER = 86_400  # seconds: a day
MOST_MEMORY = 10_000  # gigabytes


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "--bots", required=True, metavar="BOTS", help="the bots that play, as in planner,search:playouts=400"
    )
    parser.add_argument("--games", type=whole_number, default=100, metavar="N", help="number of games (default 100)")
    add_rule_options(parser)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="seed of the tournament (default 1)")
    parser.add_argument(
        "--out", metavar="FOLDER", help="folder for games and results; games that are already there are kept"
    )
    parser.add_argument(
        "--workers", type=whole_number, metavar="N", help="games at the same time (default: one per processor)"
    )
    parser.add_argument(
        "--seconds-per-answer",
        type=partial(_number_of, "seconds", LONGEST_ANSWER),
        default=60.0,
        metavar="S",
        help="time limit per answer; a bot that exceeds it loses (default 60)",
    )
    parser.add_argument(
        "--memory-per-bot",
        type=partial(_number_of, "gigabytes", MOST_MEMORY),
        default=2.0,
        metavar="GB",
        help="memory limit; a bot that exceeds it loses (default 2)",
    )
    parser.add_argument(
        "--stop-when-decided",
        action="store_true",
        help="stop early once it is statistically clear which bot is stronger",
    )
    parser.add_argument("--parquet", action="store_true", help="also write the table of seats as Parquet")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address; without one, start a cluster on this machine",
    )


def _number_of(units: str, most: int, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= most:
        raise argparse.ArgumentTypeError(f"must be a positive number of {units}, at most {most}, got {quote(text)}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Play the games that are missing, and print the results."""
    replace_unprintable()
    check_range(arguments, "games", 1)
    check_range(arguments, "workers", 1)
    rules = dict(new_game(arguments, arguments.seed).rules)
    again = ["puertorico", *arguments.words]
    from ..arena.referee import ArenaError
    from ..arena.tournament import Tournament, main, need, play, split_bots

    try:
        if arguments.ray is not None:
            need("cluster", "ray")
        if arguments.parquet:
            need("data", "pyarrow")
        limits = arguments.seconds_per_answer, arguments.memory_per_bot
        tournament = Tournament(split_bots(arguments.bots), rules, arguments.seed, *limits)
        players = partial(play, workers=arguments.workers, ray=arguments.ray)
        endings = (".csv", ".parquet") if arguments.parquet else (".csv",)
        return main(tournament, arguments.games, arguments.out, players, arguments.stop_when_decided, endings, again)
    except ArenaError as error:
        raise CommandError(str(error)) from None
