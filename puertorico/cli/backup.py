"""`puertorico backup`: a copy of all stored games."""

from __future__ import annotations

import argparse
from pathlib import Path

from .arguments import Parser
from .database import add_database_option, database_errors, existing_database
from .errors import CommandError

HELP = "back up all stored games to a private file, even while a server is running"
EXAMPLE = "backup games-2026-11-16.db"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="an SQLite file that does not exist yet")
    add_database_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the backup and print how many games it contains."""
    with database_errors():
        from ..table.store.backup import back_up

        url = existing_database(arguments.database)
        try:
            number = back_up(url, Path(arguments.file))
        except FileExistsError as error:
            raise CommandError(f"{error.filename2 or error.filename} already exists; choose another name") from None
        except OSError as error:
            raise CommandError(f"{arguments.file} cannot be written: {error.strerror}") from None
    print(f"{arguments.file} contains {number} games.")
    return 0
