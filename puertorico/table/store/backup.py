"""Copies of whole databases: a backup is an SQLite file for either kind of database."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from .schema import analyses, events, games, holders, links
from .store import Store

# The other tables contain the state of running processes. `games` comes first, because the others refer to it.
KEPT = (games, events, holders, links, analyses)
ROWS_AT_ONCE = 500


class NotEmpty(Exception):
    """Raised if the database to restore into contains games."""

    def __init__(self) -> None:
        super().__init__("The database contains games; restore into an empty one.")


def back_up(url: str, file: Path) -> int:
    """Copy a database, even in use, to a new private file. Return the number of tables.

    Raises `FileExistsError` and `StoreUnavailable`. If it is interrupted, no file is left.
    """
    part = file.with_name(f"{file.name}.part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        number = restore(url, sa.URL.create("sqlite", database=str(part)).render_as_string())
        os.link(part, file)  # unlike a renaming, this never replaces a file
        return number
    finally:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm"):
            part.with_name(name).unlink(missing_ok=True)


def restore(source: str, target: str) -> int:
    """Copy a snapshot of a database into an empty one. Return the number of tables.

    Raises `NotEmpty`, and `StoreUnavailable` if the source was written by another version.
    """
    with closing(Store(source)) as read, closing(Store(target)) as written:
        number = len(read.ids())
        written.migrate()
        if written.ids():
            raise NotEmpty
        with read.reading_one_moment(patient=True) as old, written.writing(patient=True) as new:
            for table in KEPT:
                rows = old.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
                for some in rows.mappings().partitions():
                    new.execute(sa.insert(table), [dict(row) for row in some])
    return number
