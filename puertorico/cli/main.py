"""The command `puertorico`, with one module per sub-command."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Protocol

from .. import __version__
from . import (
    analyze,
    arena,
    backup,
    bench,
    check,
    completion,
    games,
    join,
    play,
    puzzle,
    replay,
    restore,
    serve,
    terminal,
    verify,
    warm_up,
)
from .arguments import Parser
from .errors import CommandError


class Subcommand(Protocol):
    """The interface of a command module."""

    HELP: str
    EXAMPLE: str

    def add_options(self, parser: Parser) -> None: ...
    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: dict[str, Subcommand] = {
    "play": play,
    "terminal": terminal,
    "join": join,
    "puzzle": puzzle,
    "replay": replay,
    "bench": bench,
    "arena": arena,
    "games": games,
    "analyze": analyze,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "check": check,
    "verify": verify,
    "warm-up": warm_up,
    "completion": completion,
}
ALIASES = {"analyze": ["analyse"]}
FAILED, INTERRUPTED = 2, 130


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 after an error, 130 after Ctrl-C."""
    words = sys.argv[1:] if argv is None else argv
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    try:
        arguments = parser().parse_args(words, argparse.Namespace(words=words))
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except CommandError as error:
        print(f"puertorico: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe (`| head`). Point stdout at /dev/null so that the flush at exit does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> Parser:
    """Return the parser of all commands."""
    whole = Parser(
        prog="puertorico",
        description="The board game Puerto Rico. Without a command: play.",
        epilog="example: puertorico",
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"puertorico {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        part = commands.add_parser(
            name,
            aliases=ALIASES.get(name, []),
            help=command.HELP,
            description=command.HELP[0].upper() + command.HELP[1:] + ".",
            epilog=f"example: puertorico {command.EXAMPLE}",
            allow_abbrev=False,
        )
        command.add_options(part)
        part.set_defaults(run=command.run)
    return whole
