"""Command line options that several commands share, and the conversion of their values."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, NoReturn

from .. import locale
from ..game.game import Game
from ..game.options import EXPANSIONS, OPTIONS, InvalidRules, Value
from ..game.wording import comma_separated, quote
from ..terminal.help import language_names
from .errors import CommandError


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; see {self.prog} --help")


def whole_number(text: str) -> int:
    """Convert the value of an option to an integer."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be an integer, got {quote(text)}") from None


def check_range(arguments: argparse.Namespace, name: str, least: int, most: int | None = None) -> None:
    """Raise `CommandError` if the value of an option is out of range."""
    number = getattr(arguments, name)
    if number is not None and (number < least or (most is not None and number > most)):
        allowed = f"at least {least}" if most is None else f"from {least} to {most}"
        raise CommandError(f"--{name.replace('_', '-')} must be {allowed}, got {number}")


def replace_unprintable(*streams: Any) -> None:
    """Print a replacement for characters that the terminal cannot show, instead of failing."""
    for stream in streams or (sys.stdout,):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def add_rule_options(parser: Parser) -> None:
    """Add the options that `new_game` reads."""
    parser.add_argument("--players", type=whole_number, metavar="N", help="number of players, 2 to 5 (default 4)")
    parser.add_argument("--expansions", metavar="NAMES", help=f"one or both of {','.join(EXPANSIONS)}")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"change a rule option; can be repeated. Options: {', '.join(OPTIONS)}",
    )


def new_game(arguments: argparse.Namespace, seed: int) -> Game:
    """Return a new game with the rules of the arguments."""
    expansions = comma_separated(arguments.expansions or "")
    players = 4 if arguments.players is None else arguments.players
    options: dict[str, Any] = {}
    for option in arguments.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise CommandError(f"--option must be NAME=VALUE, as in hidden_vp=false, got {quote(option)}")
        if name not in OPTIONS:
            raise CommandError(f"unknown option {quote(name)}; valid options: {', '.join(OPTIONS)}")
        options[name] = _option_value(value)
    try:
        return Game.new(players, expansions, seed=seed, **options)
    except InvalidRules as error:
        raise CommandError(str(error)) from None


def _option_value(text: str) -> Value:
    known: dict[str, Value] = {"true": True, "yes": True, "false": False, "no": False}
    if text.lower() in known:
        return known[text.lower()]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def add_language_option(parser: Parser) -> None:
    """Add the option that `chosen_language` reads."""
    codes = ", ".join(locale.languages())
    parser.add_argument("--language", metavar="CODE", help=f"{codes} (default: the language of the environment)")


def chosen_language(arguments: argparse.Namespace) -> str:
    """Return the language of the arguments, or else that of the environment."""
    if arguments.language is None:
        return locale.of_environment(os.environ)
    language = locale.known(arguments.language)
    if language is None:
        raise CommandError(f"unknown language {quote(arguments.language)}; valid languages: {language_names()}")
    return language
