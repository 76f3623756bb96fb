"""The command `puertorico` and its sub-commands."""

from __future__ import annotations

import argparse
import os
import random
import secrets
import shlex
import sys
from pathlib import Path
from typing import Any, NoReturn

from .. import __version__, locale
from ..bots.protocol import Prompt, UnknownBot, make, names
from ..bots.roster import LEVELS
from ..game.game import Game
from ..game.notation import Answer
from ..game.options import EXPANSIONS, OPTIONS, InvalidRules, Value
from ..game.text import LONGEST_TEXT, InvalidText
from ..game.wording import quote
from ..terminal.help import greeting, language_names
from ..terminal.line import LineGame
from ..terminal.replay import replay, replay_round
from ..terminal.words import Words

INTERRUPTED = 130
LONGEST_ANSWER = 86_400
LOG_LEVELS = ("debug", "info", "warning", "error")
SERVE_EXAMPLE = "serve --port 8000 --public-url https://example.org/puerto/ --workers 2"


class CommandError(Exception):
    """A command that cannot be done; the message is one sentence."""


class _Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; see {self.prog} --help")


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 after an error, 130 after Ctrl-C."""
    words = sys.argv[1:] if argv is None else argv
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    try:
        arguments = _parser().parse_args(words, argparse.Namespace(words=words))
        code = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
        return code
    except CommandError as error:
        print(f"puertorico: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more may be written when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> _Parser:
    parser = _Parser(
        prog="puertorico",
        description="The board game Puerto Rico. Without a command: play.",
        epilog="example: puertorico",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"puertorico {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    table = _add(commands, "play", "open a table in the browser and play against bots or friends", "play")
    table.add_argument(
        "--port", type=_whole, default=0, metavar="N", help="of the local server (default: any free one)"
    )
    table.add_argument("--no-browser", action="store_true", help="only say where the table is")
    example = "terminal --players 3 --save game.txt"
    _add_terminal_options(_add(commands, "terminal", "play a game line by line in the terminal", example))
    show = _add(commands, "replay", "show what happened in a saved game", "replay game.txt --round 5")
    show.add_argument("file", metavar="FILE", help="a game text, as terminal --save writes it")
    show.add_argument("--round", type=_whole, metavar="N", help="only the board when round N began and that round")
    _add_language(show)
    bench = _add(commands, "bench", "measure how fast this machine plays", "bench rules --json")
    bench.add_argument("parts", nargs="*", metavar="PART", help="rules, envs, table (default: all; about six minutes)")
    bench.add_argument("--database", metavar="URL", help="an empty PostgreSQL database for the table (default: SQLite)")
    bench.add_argument("--plot", metavar="FILE", help="a picture of how the environments scale, .svg or .png")
    bench.add_argument("--json", action="store_true", help="print the results as JSON")
    example = "arena --players 4 --bots planner,search:playouts=400,random --games 1000"
    _add_arena_options(_add(commands, "arena", "let bots play against each other and rate them", example))
    look = _add(commands, "analyse", "find the turning points and mistakes of a saved game", "analyse game.txt")
    look.add_argument("file", metavar="FILE", help="a game text, as terminal --save writes it")
    look.add_argument("--bot", default="search:playouts=400", metavar="BOT", help="who judges (default %(default)s)")
    look.add_argument("--out", metavar="FOLDER", help="where the reports go; it may hold an analysis that was stopped")
    look.add_argument("--workers", type=_whole, metavar="N", help="processes at a time (default: one a processor)")
    _add_serve_options(_add(commands, "serve", "let people play in their browsers", SERVE_EXAMPLE))
    return parser


def _add(commands: argparse._SubParsersAction[_Parser], command: str, what: str, example: str) -> _Parser:
    return commands.add_parser(
        command,
        help=what,
        description=what[0].upper() + what[1:] + ".",
        epilog=f"example: puertorico {example}",
        allow_abbrev=False,
    )


def _add_terminal_options(parser: _Parser) -> None:
    parser.add_argument("--players", type=_whole, metavar="N", help="how many play, 2 to 5 (default 4)")
    parser.add_argument("--expansions", metavar="NAMES", help=f"one or both of {','.join(EXPANSIONS)}")
    parser.add_argument("--seat", type=_whole, default=0, metavar="N", help="your seat; 0, the default, begins")
    parser.add_argument("--seed", type=_whole, metavar="N", help="the same number gives the same game")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"bend a rule, may be repeated; there are {', '.join(OPTIONS)}",
    )
    parser.add_argument(
        "--opponents",
        default="random",
        metavar="BOT",
        help=f"who plays the other seats: random, one of the levels {', '.join(LEVELS)}, or any bot",
    )
    parser.add_argument("--save", metavar="FILE", help="write the game to this file after every answer")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    _add_language(parser)


def _add_language(parser: _Parser) -> None:
    codes = ", ".join(locale.languages())
    parser.add_argument("--language", metavar="CODE", help=f"{codes} (default: as the environment says)")


def _add_arena_options(parser: _Parser) -> None:
    parser.add_argument("--bots", required=True, metavar="BOTS", help="who plays, as in planner,search:playouts=400")
    parser.add_argument("--games", type=_whole, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--players", type=_whole, metavar="N", help="players in a game, 2 to 5 (default 4)")
    parser.add_argument("--expansions", metavar="NAMES", help=f"one or both of {','.join(EXPANSIONS)}")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"bend a rule, may be repeated; there are {', '.join(OPTIONS)}",
    )
    parser.add_argument("--seed", type=_whole, default=1, metavar="N", help="of the tournament (default 1)")
    parser.add_argument("--out", metavar="FOLDER", help="where games and results go; it may hold the games so far")
    parser.add_argument("--workers", type=_whole, metavar="N", help="games at a time (default: one a processor)")
    parser.add_argument(
        "--seconds-per-answer",
        type=_seconds,
        default=60.0,
        metavar="S",
        help="a bot that takes longer loses (default 60)",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address, or on one that is started on this machine",
    )


def _add_serve_options(parser: _Parser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 is all (default %(default)s)"
    )
    parser.add_argument(
        "--port", type=_whole, default=8000, metavar="N", help="0 is any free one (default %(default)s)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)",
    )
    parser.add_argument(
        "--public-url",
        metavar="URL",
        help="where people find the page if a proxy stands before it, as https://example.org/puerto/",
    )
    parser.add_argument(
        "--workers", type=_whole, default=1, metavar="N", help="processes in which bots think (default 1)"
    )
    parser.add_argument("--lobby", action="store_true", help="list tables that are public and have open seats")
    parser.add_argument(
        "--keep-days",
        type=_whole,
        metavar="N",
        help="delete finished games that nobody has touched for N days (default: keep them)",
    )
    parser.add_argument(
        "--keep-unfinished-days",
        type=_whole,
        metavar="N",
        help="delete games that were not finished and that nobody has touched for N days (default: keep them)",
    )
    parser.add_argument(
        "--trusted-proxies",
        default="127.0.0.1",
        metavar="ADDRESSES",
        help="proxies whose X-Forwarded headers are believed, as 127.0.0.1,172.16.0.0/12 (default %(default)s)",
    )
    parser.add_argument("--public-metrics", action="store_true", help="show /metrics to other machines too")
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="info", help="how much is written down (default %(default)s)"
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_ANSWER:
        raise argparse.ArgumentTypeError(f"{quote(text)} is not a number of seconds from 0 to {LONGEST_ANSWER}")
    return seconds


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{quote(text)} is not a whole number") from None


def _terminal(arguments: argparse.Namespace) -> int:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = _language(arguments)
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    game = _new_game(arguments, seed) if arguments.load is None else _loaded_game(arguments, seed)
    if not 0 <= arguments.seat < game.players:
        raise CommandError(f"--seat is {arguments.seat}; it must be from 0 to {game.players - 1}")
    words = Words(language, arguments.seat)
    save = _Save(game, arguments.save, arguments.load, words)

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
        # Made anew for every answer, so that the same game gives the same answers after undo and load.
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


def _language(arguments: argparse.Namespace) -> str:
    """The language that was asked for, else the one of the environment."""
    if arguments.language is None:
        return locale.of_environment(os.environ)
    language = locale.known(arguments.language)
    if language is None:
        raise CommandError(f"--language: {quote(arguments.language)} is not a language; there are {language_names()}")
    return language


def _new_game(arguments: argparse.Namespace, seed: int) -> Game:
    expansions = [name.strip() for name in (arguments.expansions or "").split(",") if name.strip()]
    players = 4 if arguments.players is None else arguments.players
    options: dict[str, Any] = {}
    for option in arguments.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise CommandError(f"--option {quote(option)} should read NAME=VALUE, as in hidden_vp=false")
        if name not in OPTIONS:
            raise CommandError(f"{quote(name)} is not an option; there are {', '.join(OPTIONS)}")
        options[name] = _value(value)
    try:
        return Game.new(players, expansions, seed=seed, **options)
    except InvalidRules as error:
        raise CommandError(str(error)) from None


def _value(text: str) -> Value:
    known: dict[str, Value] = {"true": True, "yes": True, "false": False, "no": False}
    if text.lower() in known:
        return known[text.lower()]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _loaded_game(arguments: argparse.Namespace, seed: int | None) -> Game:
    if arguments.players is not None or arguments.expansions is not None or arguments.option:
        raise CommandError("--players, --expansions and --option are for new games; a loaded game has its own")
    return _read_game(arguments.load, seed)


def _read_game(path: str, seed: int | None = None) -> Game:
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LONGEST_TEXT + 1)
        return Game.from_text(text, seed=seed)
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path} is not a game text: it is not written in UTF-8") from None
    except InvalidText as error:
        raise CommandError(f"{path} is not a game text: {error}") from None


class _Save:
    """Writes a game to its file, whole or not at all; the first time it must succeed."""

    def __init__(self, game: Game, path: str | None, loaded: str | None, words: Words) -> None:
        self.game, self.path, self.words = game, None, words
        if path is None:
            return
        target = Path(os.path.realpath(path))
        again = loaded is not None and target == Path(os.path.realpath(loaded))
        if target.exists() and not target.is_file():
            raise CommandError(f"{path} cannot be written: it is not a file")
        if target.exists() and target.stat().st_size and not again:
            raise CommandError(f"{path} exists: add --load {path} to go on with that game, or save to another file")
        self.path = target
        try:
            self._write()
        except OSError as error:
            raise CommandError(f"{path} cannot be written: {error.strerror}") from None

    def __call__(self) -> None:
        try:
            self._write()
        except OSError as error:
            print(self.words("terminal-not-saved", problem=str(error.strerror)))

    def _write(self) -> None:
        if self.path is None:
            return
        part = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        try:
            part.write_text(self.game.to_text(), encoding="utf-8")
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)


def _farewell(arguments: argparse.Namespace, words: Words) -> str:
    if arguments.save is None:
        return words("terminal-farewell")
    file = shlex.quote(arguments.save)
    seat = f" --seat {arguments.seat}" if arguments.seat else ""
    return words("terminal-farewell-saved", command=f"puertorico terminal --load {file} --save {file}{seat}")


def _replay(arguments: argparse.Namespace) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    words = Words(_language(arguments))
    game = _read_game(arguments.file)
    try:
        lines = replay(game, words) if arguments.round is None else replay_round(game, arguments.round, words)
    except ValueError as error:
        raise CommandError(str(error)) from None
    for line in lines:
        print(line)
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    try:
        from .bench import PARTS, plot_file
        from .bench import main as bench
    except ImportError as error:
        raise CommandError(str(error)) from None
    unknown = [quote(part) for part in arguments.parts if part not in PARTS]
    if unknown:
        raise CommandError(f"{unknown[0]} cannot be measured; there are {', '.join(PARTS)}")
    parts = arguments.parts or PARTS
    try:
        plot = plot_file(arguments.plot, parts) if arguments.plot else None
    except ValueError as error:
        raise CommandError(str(error)) from None
    return bench(parts, arguments.json, arguments.database, plot)


def _arena(arguments: argparse.Namespace) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    for name in ("games", "workers"):
        number = getattr(arguments, name)
        if number is not None and number < 1:
            raise CommandError(f"--{name} is {number}; it must be 1 or more")
    rules = _new_game(arguments, arguments.seed).position()["rules"]
    again = ["puertorico", *arguments.words]
    from ..arena.referee import ArenaError
    from ..arena.tournament import Tournament, main, split_bots

    try:
        tournament = Tournament(split_bots(arguments.bots), rules, arguments.seed, arguments.seconds_per_answer)
        return main(tournament, arguments.games, arguments.out, arguments.workers, arguments.ray, again)
    except ArenaError as error:
        raise CommandError(str(error)) from None


def _analyse(arguments: argparse.Namespace) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if arguments.workers is not None and arguments.workers < 1:
        raise CommandError(f"--workers is {arguments.workers}; it must be 1 or more")
    game = _read_game(arguments.file, seed=0)
    from ..bots.protocol import UnknownBot
    from ..study.analysis import AnalysisError
    from ..study.report import main

    try:
        return main(game, arguments.file, arguments.bot, arguments.out, arguments.workers)
    except (AnalysisError, UnknownBot, ImportError) as error:
        raise CommandError(str(error)) from None


def _serve(arguments: argparse.Namespace) -> int:
    days = (1, 36_500)
    for name, (least, most) in {
        "port": (0, 65_535),
        "workers": (1, 256),
        "keep_days": days,
        "keep_unfinished_days": days,
    }.items():
        number = getattr(arguments, name)
        if number is not None and not least <= number <= most:
            raise CommandError(f"--{name.replace('_', '-')} is {number}; it must be from {least} to {most}")
    try:
        from ..table.http.server import CannotServe, Serving, default_database, serve
    except ModuleNotFoundError as error:
        raise CommandError(f"the server needs the package {error.name}: pip install {error.name}") from None
    try:
        serve(
            Serving(
                database=arguments.database or default_database(),
                host=arguments.host,
                port=arguments.port,
                public_url=arguments.public_url,
                workers=arguments.workers,
                lobby=arguments.lobby,
                keep_days=arguments.keep_days,
                keep_unfinished_days=arguments.keep_unfinished_days,
                trusted_proxies=arguments.trusted_proxies,
                public_metrics=arguments.public_metrics,
                log_level=arguments.log_level,
            )
        )
    except CannotServe as error:
        raise CommandError(str(error).rstrip(".")) from None
    return 0


def _play(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65_535:
        raise CommandError(f"--port is {arguments.port}; it must be from 0 to 65535")
    from ..table.http.local_server import play
    from ..table.http.server import CannotServe

    try:
        play(port=arguments.port, browser=not arguments.no_browser)
    except CannotServe as error:
        raise CommandError(str(error).rstrip(".")) from None
    return 0


_COMMANDS = {
    "play": _play,
    "terminal": _terminal,
    "replay": _replay,
    "bench": _bench,
    "arena": _arena,
    "analyse": _analyse,
    "serve": _serve,
}
