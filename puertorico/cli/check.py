"""`puertorico check`: check that this version replays all stored games identically."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

from .arguments import Parser, check_range, whole_number
from .database import VARIABLE, database_errors, existing_database
from .errors import CommandError

if TYPE_CHECKING:
    from ..table.store.store import Store

HELP = "replay all stored games and list those that this version would play differently"
EXAMPLE = "check sqlite:////srv/puertorico/games.db"
DIFFERENT = 1

_store: Store | None = None  # of a process that replays


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "database",
        nargs="?",
        metavar="DATABASE",
        help=f"sqlite:///FILE or postgresql://USER@HOST/NAME (default: as for puertorico serve, from {VARIABLE})",
    )
    parser.add_argument(
        "--migrate", action="store_true", help="first migrate the database to this version, as the server does"
    )
    parser.add_argument(
        "--workers", type=whole_number, metavar="N", help="number of processes (default: one per processor)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Replay all games and print the names of those that differ. Return 1 if there are any."""
    check_range(arguments, "workers", 1)
    different = 0
    with database_errors():
        url = existing_database(arguments.database)
        names = _names(url, migrate=arguments.migrate)
        for name, problem in _replays(url, names, arguments.workers or os.cpu_count() or 1):
            if problem is not None:
                different += 1
                print(f"{name}: {problem}")
    if different:
        print(f"{different} of {len(names)} games would be played differently and are read-only in this version.")
        return DIFFERENT
    print(f"All {len(names)} games replay identically.")
    return 0


def _names(url: str, *, migrate: bool) -> list[str]:
    """Return the names of all stored games. Raises `CommandError`."""
    from ..table.store.store import OtherSchema, Store

    with closing(Store(url)) as store:
        if migrate:
            store.migrate()
        try:
            return store.ids()
        except OtherSchema as error:
            raise CommandError(
                f"{str(error).rstrip('.')}; use --migrate to upgrade a database from an older version"
            ) from None


def _replays(url: str, names: list[str], workers: int) -> Iterator[tuple[str, str | None]]:
    """Yield each game with its problem, in the order of the names."""
    from ..table.store.store import Store

    pool = None
    with suppress(OSError):  # some sandboxes have no semaphores
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _open, (url,)) if workers > 1 else None
    if pool is None:
        with closing(Store(url)) as store:
            yield from (_replay(store, name) for name in names)
        return
    with pool:
        yield from pool.map(_replay_here, names, chunksize=8)


def _open(url: str) -> None:
    global _store
    from ..table.store.store import Store

    _store = Store(url)


def _replay_here(name: str) -> tuple[str, str | None]:
    assert _store is not None
    return _replay(_store, name)


def _replay(store: Store, name: str) -> tuple[str, str | None]:
    """Replay a game and return its name, and the problem if there is one."""
    from ..table.domain.replay import PlaysDifferently, replayed

    try:
        if stored := store.load(name):
            replayed(stored)
    except PlaysDifferently as error:
        return name, str(error)
    except ValueError as error:
        return name, f"an event cannot be read: {error}"
    return name, None
