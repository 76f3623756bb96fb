"""`puertorico terminal`: a game on the whole screen, or line by line."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import sys
from importlib.util import find_spec

from ..bots.builtin_bots import BOTS, LEVELS
from ..bots.plain_planner import without_compiler
from ..bots.protocol import UnknownBot, make
from ..game.game import Game
from ..locale.words import Words
from ..terminal.help import greeting
from ..terminal.line_mode import LineGame
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
from .game_file import GameFile, first_step, read_game

HELP = "play a game in the terminal, on the whole screen or line by line"
EXAMPLE = "terminal --players 3 --save game.txt"
ON_SCREEN = "merchant"  # the default opponents on the full screen
INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    add_rule_options(parser)
    parser.add_argument(
        "--seat",
        type=whole_number,
        action="append",
        metavar="N",
        help="your seat (default 0, which starts); may be repeated for several people at one keyboard",
    )
    parser.add_argument(
        "--seed", type=whole_number, metavar="N", help="random seed; the same seed and answers produce the same game"
    )
    parser.add_argument(
        "--opponents",
        metavar="BOT",
        help=f"bot for the other seats: random, one of the levels {', '.join(LEVELS)}, or any other "
        f"(default {ON_SCREEN}; random line by line)",
    )
    parser.add_argument("--plain", action="store_true", help="play line by line, as when the output is not a terminal")
    parser.add_argument(
        "--json", action="store_true", help="play with a program: one line of JSON per question and per answer"
    )
    parser.add_argument("--save", metavar="FILE", help="write the game to this file after every answer")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument(
        "--round", type=whole_number, metavar="N", help="with --load: continue from the beginning of round N"
    )
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    replace_unprintable(sys.stdin, sys.stdout)
    language = chosen_language(arguments)
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    if arguments.round is not None and arguments.load is None:
        raise CommandError("--round needs a saved game: add --load FILE")
    game = new_game(arguments, seed) if arguments.load is None else _loaded_game(arguments, seed)
    people = sorted(set(arguments.seat or [0]))
    for seat in people:
        check_range(argparse.Namespace(seat=seat), "seat", 0, game.players - 1)
    words = Words(language, people[0])
    save = GameFile(game, arguments.save, arguments.load)
    if arguments.json:
        return _play_with_program(arguments, game, people, seed, save, words)
    on_screen = not arguments.plain and is_terminal()
    if on_screen and not has_textual():
        print(words("terminal-no-screen"))
        on_screen = False
    bot = arguments.opponents or (ON_SCREEN if on_screen else "random")
    if on_screen:
        return _play_on_screen(arguments, game, people, bot, seed, save, words)
    if len(people) > 1:
        raise CommandError("--seat can be repeated only on the full screen or with --json")
    return _play_line_by_line(arguments, game, bot, seed, save, words)


def is_terminal() -> bool:
    """Return whether input and output are a terminal with a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def has_textual() -> bool:
    """Return whether the library for the full screen is installed."""
    return find_spec("textual") is not None


def _play_on_screen(
    arguments: argparse.Namespace, game: Game, people: list[int], bot: str, seed: int, save: GameFile, words: Words
) -> int:
    _check(bot)
    from ..terminal.screen.app import TableApp
    from ..terminal.sources.local_table import LocalTable

    table = LocalTable(game, people, bot, seed=seed, save=save)
    app = TableApp(table, words.language, is_saved=arguments.save is not None)
    app.run()
    words = Words(app.language, people[0])
    if table.save_problem:
        print(words("terminal-not-saved", problem=table.save_problem))
    _print_farewell(arguments, people, words, is_over=table.table.game.is_over)
    return app.return_code or 0


def _play_line_by_line(
    arguments: argparse.Namespace, game: Game, bot: str, seed: int, save: GameFile, words: Words
) -> int:
    _check(bot)
    from ..terminal.sources.local_table import SIMPLE, LocalTable

    print(greeting(words, game.players, bot), flush=True)
    assert words.me is not None
    people = [words.me]
    # People can play immediately. Programs and scripts rely on equal games for equal seeds.
    is_patient = not sys.stdin.isatty()
    prepare = bot not in SIMPLE
    table = LocalTable(game, people, bot, seed=seed, pace="instant", save=save, prepare=prepare, is_patient=is_patient)
    line = LineGame(table, words.language)
    try:
        is_over = line.play()
    except (EOFError, KeyboardInterrupt) as reason:
        print()
        _print_farewell(arguments, people, line.words, is_over=False)
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    _print_farewell(arguments, people, line.words, is_over=is_over)
    return 0


def _play_with_program(
    arguments: argparse.Namespace, game: Game, people: list[int], seed: int, save: GameFile, words: Words
) -> int:
    bot = arguments.opponents or "random"
    _check(bot)
    from ..terminal.json_lines import JsonGame
    from ..terminal.sources.local_table import SIMPLE, LocalTable

    prepare = bot not in SIMPLE
    table = LocalTable(game, people, bot, seed=seed, pace="instant", save=save, prepare=prepare, is_patient=True)
    JsonGame(table, sys.stdin, sys.stdout, words.language).play()
    if table.save_problem:
        raise CommandError(f"{arguments.save} could not be written: {table.save_problem}")
    return 0


def _check(bot: str) -> None:
    """Check the name and the options of a bot. Compiled bots run in processes of their own."""
    without_compiler(BOTS)
    try:
        make(bot)
    except UnknownBot as error:
        raise CommandError(f"--opponents: {error}") from None


def _loaded_game(arguments: argparse.Namespace, seed: int) -> Game:
    if arguments.players is not None or arguments.expansions is not None or arguments.option:
        raise CommandError(
            "--players, --expansions and --option cannot be combined with --load: a saved game has its own rules"
        )
    game = read_game(arguments.load, seed)
    return game if arguments.round is None else game.at(first_step(game, arguments.round))


def _print_farewell(arguments: argparse.Namespace, people: list[int], words: Words, *, is_over: bool) -> None:
    """Print the command that continues the game or replays it."""
    file = shlex.quote(arguments.save or "")
    if is_over and arguments.save:
        print(words("terminal-see-again", command=f"puertorico replay {file}"))
    elif not is_over and arguments.save is None:
        print(words("terminal-farewell"))
    elif not is_over:
        seats = "".join(f" --seat {seat}" for seat in people) if people != [0] else ""
        print(words("terminal-farewell-saved", command=f"puertorico terminal --load {file} --save {file}{seats}"))
