"""`puertorico join`: play at a server's table in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import getpass

from ..locale.words import Words
from ..table.domain.refusals import Refused
from .arguments import Parser, add_language_option, chosen_language, replace_unprintable
from .errors import CommandError
from .terminal import has_textual, is_terminal

HELP = "join or watch a table on a server, in the terminal"
EXAMPLE = "join 'https://example.org/#/join/k3v9w2m8qa/INVITATION'"
LONGEST_NAME = 32


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("url", metavar="URL", help="an invitation, or the address of a table as the page shows it")
    parser.add_argument("--name", metavar="NAME", help="your name at the table (default: your login name)")
    parser.add_argument("--watch", action="store_true", help="only watch, even with an invitation")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play or watch until the player leaves."""
    replace_unprintable()
    words = Words(chosen_language(arguments))
    if not is_terminal():
        raise CommandError("join needs a terminal; programs can use the API of the server instead")
    if not has_textual():
        raise CommandError("join needs Textual: pip install 'puertorico[terminal]'")
    from ..terminal.screen.app import TableApp
    from ..terminal.sources.http_client import ConnectionFailed
    from ..terminal.sources.remote_table import RemoteTable
    from ..terminal.sources.table_link import NotALink, TableLink, key_for

    try:
        link = TableLink.of(arguments.url)
        table = RemoteTable(link, key_for(link.server))
        asyncio.run(table.arrive((arguments.name or _account())[:LONGEST_NAME], watch=arguments.watch))
    except NotALink as error:
        raise CommandError(str(error)) from None
    except ConnectionFailed as error:
        raise CommandError(f"{link.server} cannot be reached: {error}") from None
    except Refused as error:
        raise CommandError(f"{error.sentence.rstrip('.')}") from None
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be written: {error.strerror}") from None
    app = TableApp(table, words.language)
    app.run()
    if table.closed is not None:
        raise CommandError(table.closed.sentence.rstrip("."))
    return app.return_code or 0


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Terminal"
