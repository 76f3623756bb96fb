"""`puertorico completion`: scripts that complete commands, options and values in a shell."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from .. import locale
from ..bots.builtin_bots import BOTS
from ..game.options import EXPANSIONS, OPTIONS
from .arguments import Parser

HELP = "print a script that completes commands and options in bash, zsh or fish"
EXAMPLE = "completion bash"

SHELLS = ("bash", "zsh", "fish")

# The values that are known by the name of a value, and the names of files.
_WORDS = {
    "CODE": locale.languages(),
    "BOT": tuple(BOTS),
    "BOTS": tuple(BOTS),
    "NAMES": (*EXPANSIONS, ",".join(EXPANSIONS)),
    "NAME=VALUE": tuple(f"{name}=" for name in OPTIONS),
}
_FILES = ("FILE", "FOLDER")


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of {', '.join(SHELLS)}")


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell."""
    import shtab

    from .main import parser

    commands = parser()
    for action in actions_of(commands):
        if action.metavar in _FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.choices is None:
            action.choices = _WORDS.get(str(action.metavar))
    print(shtab.complete(commands, arguments.shell))
    return 0


def actions_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the options and arguments of all commands of a parser."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            commands: dict[str, Any] = action.choices
            for command in commands.values():
                yield from actions_of(command)
        else:
            yield action
