"""`puertorico terminal`: a game line by line."""

from __future__ import annotations

import argparse
import random
import secrets
import shlex
import sys

from ..bots.protocol import Prompt, UnknownBot, make, names
from ..bots.roster import LEVELS
from ..game.game import Game
from ..game.notation import Answer
from ..terminal.help import greeting
from ..terminal.line import LineGame
from ..terminal.words import Words
from .arguments import (
    Parser,
    add_language_option,
    add_rule_options,
    check_range,
    chosen_language,
    new_game,
    replace_unprintable,
    whole_number,
)
from .errors import CommandError
from .game_file import GameFile, read_game

HELP = "play a game line by line in the terminal"
EXAMPLE = "terminal --players 3 --save game.txt"
INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    add_rule_options(parser)
    parser.add_argument("--seat", type=whole_number, default=0, metavar="N", help="your seat (default 0, which starts)")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="the same number produces the same game")
    parser.add_argument(
        "--opponents",
        default="random",
        metavar="BOT",
        help=f"bot for the other seats: random, one of the levels {', '.join(LEVELS)}, or any other",
    )
    parser.add_argument("--save", metavar="FILE", help="write the game to this file after every answer")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    replace_unprintable(sys.stdin, sys.stdout)
    language = chosen_language(arguments)
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    game = new_game(arguments, seed) if arguments.load is None else _loaded_game(arguments, seed)
    check_range(arguments, "seat", 0, game.players - 1)
    words = Words(language, arguments.seat)
    save = GameFile(game, arguments.save, arguments.load, words)

    kind = arguments.opponents
    name = kind.partition(":")[0]
    if name in names() and name not in ("random", "first"):
        print(words("terminal-preparing"), flush=True)
    try:
        make(kind)
    except UnknownBot as error:
        raise CommandError(f"--opponents: {error}") from None
    print(greeting(words, game.players, kind))

    def others(game: Game) -> Answer:
        # A new bot for every answer, so that the same game gets the same answers after undo and load.
        number = random.Random(f"{seed} {len(game.log)}").getrandbits(32)
        return make(kind, number).choose(Prompt.of(game))

    table = LineGame(game, arguments.seat, others, save, language=language)
    try:
        over = table.play()
    except (EOFError, KeyboardInterrupt) as reason:
        print()
        print(_farewell(arguments, table.words))
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    if not over:
        print(_farewell(arguments, table.words))
    elif arguments.save:
        print(table.words("terminal-see-again", command=f"puertorico replay {shlex.quote(arguments.save)}"))
    return 0


def _loaded_game(arguments: argparse.Namespace, seed: int) -> Game:
    if arguments.players is not None or arguments.expansions is not None or arguments.option:
        raise CommandError("--players, --expansions and --option are for new games; a loaded game has its own rules")
    return read_game(arguments.load, seed)


def _farewell(arguments: argparse.Namespace, words: Words) -> str:
    if arguments.save is None:
        return words("terminal-farewell")
    file = shlex.quote(arguments.save)
    seat = f" --seat {arguments.seat}" if arguments.seat else ""
    return words("terminal-farewell-saved", command=f"puertorico terminal --load {file} --save {file}{seat}")
