"""`puertorico restore`: restore stored games from a backup."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from .arguments import Parser
from .database import add_database_option, chosen_database, database_errors
from .errors import CommandError

HELP = "copy the games of a backup into an empty database"
EXAMPLE = "restore games-2026-11-16.db --database sqlite:////srv/puertorico/games.db"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="a file written by puertorico backup")
    add_database_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Restore the backup and print how many games it contained."""
    file = Path(arguments.file)
    if not file.is_file():
        raise CommandError(f"{file} cannot be read: it is not a file")
    with database_errors(), ExitStack() as held:
        from ..table.http.server import open_store
        from ..table.store.backup import NotEmpty, restore

        url = chosen_database(arguments.database)
        # This locks the database against servers, and makes a new file private.
        open_store(url, held).close()
        try:
            number = restore(f"sqlite:///{file.resolve()}", url)
        except NotEmpty as error:
            raise CommandError(str(error).rstrip(".")) from None
    print(f"{number} games were restored.")
    return 0
