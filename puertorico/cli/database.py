"""The database of a command: an option, or the environment for URLs with a password."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from .arguments import Parser
from .errors import CommandError

VARIABLE, FILE_VARIABLE = "PUERTORICO_DATABASE", "PUERTORICO_DATABASE_FILE"


def add_database_option(parser: Parser) -> None:
    """Add the option that `chosen_database` reads."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://USER@HOST/NAME (default: the variable {VARIABLE}, else the first line of "
        f"the file named by {FILE_VARIABLE}, else a file in your data folder)",
    )


def chosen_database(given: str | None) -> str:
    """Return the database URL: command line, environment, or the data folder's file."""
    if given is not None:
        if _has_password(given):
            raise CommandError(
                "other users of this machine can read a password on the command line: put the URL into the variable "
                f"{VARIABLE}, or into a file named by {FILE_VARIABLE}"
            )
        return given
    if url := os.environ.get(VARIABLE):
        return url
    if file := os.environ.get(FILE_VARIABLE):
        return _first_line(file)
    from ..table.http.server import default_database

    return default_database()


def _has_password(url: str) -> bool:
    try:
        return urlsplit(url).password is not None
    except ValueError:
        return False


def _first_line(file: str) -> str:
    try:
        with open(file, encoding="utf-8") as lines:
            return lines.readline().strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not encoded in UTF-8"
        raise CommandError(f"{FILE_VARIABLE}: {file} cannot be read: {reason}") from None


def existing_database(given: str | None) -> str:
    """Return the database URL. Raises `CommandError` if an SQLite file does not exist."""
    from ..table.http.server import file_of

    url = chosen_database(given)
    if (file := file_of(url)) and not file.is_file():
        raise CommandError(f"the database {file} does not exist")
    return url


@contextmanager
def database_errors() -> Iterator[None]:
    """Convert database errors to `CommandError`."""
    from ..table.http.server import CannotServe
    from ..table.store.store import StoreUnavailable

    try:
        yield
    except (CannotServe, StoreUnavailable, ValueError) as error:
        raise CommandError(str(error).rstrip(".")) from None
