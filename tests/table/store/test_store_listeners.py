"""Processes that share a database are told of every append."""

from __future__ import annotations

import queue

import pytest
from patience import PATIENCE
from postgres import postgresql_database, sqlite_database
from stored_tables import create, end_connections, event, run_python, said_by, snapshot

from puertorico.table.store.store import Conflict, Store

__all__ = ["postgresql_database", "sqlite_database"]

LISTEN = """
import sys
from puertorico.table.store.store import Store
store = Store(sys.argv[1])
stop = store.listen(lambda game, version: print(game, version, flush=True))
print("listening", flush=True)
input()
stop()
store.close()
"""


def test_another_process_is_told_of_every_append(postgresql: str) -> None:
    store = Store(postgresql)
    store.migrate()
    process = run_python(LISTEN, postgresql)
    assert said_by(process) == "listening"
    create(store)
    store.append("first", [event(2), event(3)], snapshot(3))
    with pytest.raises(Conflict):
        store.append("first", [event(3)], snapshot(3))
    store.append("first", [event(4)], snapshot(4))
    assert [said_by(process), said_by(process)] == ["first 3", "first 4"], "a conflict is told to nobody"
    assert process.communicate("stop\n")[0] == ""
    assert process.returncode == 0
    store.close()


def test_a_listener_comes_back_and_says_that_it_may_have_missed_something(postgresql: str) -> None:
    store = Store(postgresql)
    store.migrate()
    create(store)
    told: queue.Queue[tuple[str, int]] = queue.Queue()
    stop = store.listen(lambda game, version: told.put((game, version)))
    store.append("first", [event(2)], snapshot(2))
    assert told.get(timeout=PATIENCE) == ("first", 2)
    assert end_connections(postgresql, "query LIKE 'LISTEN%'") == 1
    assert told.get(timeout=PATIENCE) == ("", 0)
    store.append("first", [event(3)], snapshot(3))
    assert told.get(timeout=PATIENCE) == ("first", 3)
    stop()
    store.append("first", [event(4)], snapshot(4))
    assert told.empty()
    store.close()


def test_nobody_is_told_with_sqlite_and_stopping_is_harmless(sqlite: str) -> None:
    store = Store(sqlite)
    store.migrate()
    stop = store.listen(lambda game, version: pytest.fail("told"))
    create(store)
    store.append("first", [event(2)], snapshot(2))
    stop()
    store.close()
