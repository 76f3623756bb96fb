"""Tables, events and snapshots to keep in a store, and programs that use one in another process."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from puertorico.table.domain.events import Answered, Created, Recorded
from puertorico.table.domain.settings import Settings
from puertorico.table.domain.storage import Holder, Snapshot, StoredTable
from puertorico.table.store.store import Store

ANA, BEN = "a" * 64, "b" * 64


@pytest.fixture(name="store")
def migrated_store(databases: str) -> Iterator[Store]:
    """A store on an empty database of each kind."""
    opened = Store(databases)
    opened.migrate()
    yield opened
    opened.close()


def event(version: int, command_id: str | None = None, by: str | None = None, text: str = "1: settler") -> Recorded:
    return Recorded(version, 1000.5 + version, Answered(1, [text]), command_id, by)


def snapshot(version: int, **changes: Any) -> Snapshot:
    made = Snapshot(version, "playing", bytes(range(256)), 3, 1, ["Ana", "Bén", None], 0, 1000.5 + version, False)
    return dataclasses.replace(made, **changes)


def new_table(id: str = "first", created: float = 1000.5) -> StoredTable:
    first = Recorded(1, created, Created("puertorico 1", Settings(), []))
    return StoredTable(id, created, 2**64 - 1, "come", ANA, [Holder(0, ANA)], [], [first])


def create(store: Store, id: str = "first", created: float = 1000.5, **changes: Any) -> None:
    store.create(new_table(id, created), {"players": 3}, snapshot(1, **changes))


def loaded(store: Store, game: str = "first") -> StoredTable:
    found = store.load(game)
    assert found is not None
    return found


def run_python(program: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end_connections(url: str, which: str = "true") -> int:
    """End the other connections to a database from the server's side; how many there were."""
    with psycopg.connect(url) as connection:
        query = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
        return len(connection.execute(f"{query} AND pid <> pg_backend_pid() AND {which}".encode()).fetchall())
