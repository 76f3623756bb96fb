"""A database that fails: killed processes, full disks, locked files, servers that stop."""

from __future__ import annotations

import sqlite3
import subprocess
import sys

import pytest
from postgres import Server, database_of_each_kind, postgresql_database, sqlite_database
from stored_tables import create, end_connections, event, loaded, run_python, said_by, snapshot

from puertorico.table.store.databases import database
from puertorico.table.store.store import Store, StoreUnavailable

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]


def rest_of(process: subprocess.Popen[str]) -> str:
    """What it says until it ends, with what `said_by` has read ahead, which `communicate` would leave out."""
    assert process.stdout is not None
    with process:
        return process.stdout.read()


APPEND = """
import sys
sys.path[:0] = sys.argv[2:]
from puertorico.table.store.store import Store
from stored_tables import create, event, snapshot
store = Store(sys.argv[1])
store.migrate()
create(store)
for version in range(2, 1_000_000):
    store.append("first", [event(version, f"c{version}", "me")], snapshot(version))
    print(version, flush=True)
"""


def test_what_was_acknowledged_is_there_after_the_process_was_killed(databases: str) -> None:
    process = run_python(APPEND, databases, *sys.path)
    while said_by(process) != "150":
        assert process.poll() is None
    process.kill()
    # The last line may be cut off in the middle.
    acknowledged = max([150, *map(int, rest_of(process).split("\n")[:-1])])
    store = Store(databases)
    game = loaded(store)
    assert [kept.version for kept in game.events] == list(range(1, len(game.events) + 1))
    assert len(game.events) in (acknowledged, acknowledged + 1), "the last append may have been unacknowledged"
    assert game.snapshot == snapshot(len(game.events))
    store.append("first", [event(len(game.events) + 1)], snapshot(len(game.events) + 1))
    store.close()


FILL = """
import resource, sys
sys.path[:0] = sys.argv[2:]
from puertorico.table.store.store import Store, StoreUnavailable
from stored_tables import create, event, loaded, snapshot
store = Store(sys.argv[1])
store.migrate()
create(store)
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
version = 1
try:
    while True:
        store.append("first", [event(version + 1, text="x" * 2000)], snapshot(version + 1))
        version += 1
except StoreUnavailable as error:
    print(error)
assert loaded(store).snapshot == snapshot(version), "readable, with all that was acknowledged"
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
store.append("first", [event(version + 1)], snapshot(version + 1))
print(version + 1)
"""


def test_a_full_disk_is_said_in_a_sentence_and_leaves_the_database_readable(sqlite: str) -> None:
    """The limit on a process's files replaces a full disk: SQLite is refused its write in the same way."""
    process = run_python(FILL, sqlite, *sys.path)
    output, _ = process.communicate()
    sentence, version = output.splitlines()
    assert sentence.startswith("The database cannot be used now: ")
    assert int(version) > 10
    store = Store(sqlite)
    assert [kept.version for kept in loaded(store).events] == list(range(1, int(version) + 1))
    store.close()


def test_every_commit_to_a_file_is_synced_to_the_disk(sqlite: str) -> None:
    engine = database(sqlite).engine
    with engine.connect() as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys")
        got = [connection.exec_driver_sql(f"PRAGMA {setting}").scalar_one() for setting in settings]
    engine.dispose()
    assert got == ["wal", 2, 1], "a log written ahead, FULL, on"


def test_a_locked_file_is_said_in_a_sentence(sqlite: str) -> None:
    store = Store(f"{sqlite}?timeout=0.1")
    store.migrate()
    create(store)
    other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="database is locked"):
        store.append("first", [event(2)], snapshot(2))
    assert loaded(store).snapshot == snapshot(1), "reading continues"
    other.execute("ROLLBACK")
    store.append("first", [event(2)], snapshot(2))
    other.close()
    store.close()


def test_a_read_only_file_is_said_in_a_sentence(sqlite: str) -> None:
    store = Store(sqlite)
    store.migrate()
    create(store)
    path = sqlite.removeprefix("sqlite:///")
    reader = Store(f"sqlite:///file:{path}?mode=ro&uri=true")
    with pytest.raises(StoreUnavailable, match="readonly"):
        reader.append("first", [event(2)], snapshot(2))
    assert loaded(reader).snapshot == snapshot(1)
    reader.close()
    store.close()


def test_a_file_that_is_not_a_database_is_reported_in_one_sentence(sqlite: str) -> None:
    with open(sqlite.removeprefix("sqlite:///"), "w") as file:
        file.write("This is a letter to my grandmother.\n" * 100)
    store = Store(sqlite)
    with pytest.raises(StoreUnavailable, match="file is not a database"):
        store.migrate()
    store.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "oracle://me:secret@here/games", "games.db"])
def test_a_url_of_no_use_is_refused_in_a_sentence_without_its_password(url: str) -> None:
    with pytest.raises(
        ValueError, match=r"must be sqlite:///FILE or postgresql://USER@HOST/NAME, got .*\.$"
    ) as refused:
        Store(url)
    assert "secret" not in str(refused.value)


def test_a_server_that_stops_is_said_in_a_sentence_and_used_again_when_it_is_back() -> None:
    server = Server()
    store = Store(server.new_database())
    store.migrate()
    create(store)
    store.append("first", [event(2)], snapshot(2))
    server.stop()
    for use in (store.ping, store.migrate, lambda: store.append("first", [event(3)], snapshot(3))):
        with pytest.raises(StoreUnavailable, match=r"^The database cannot be used now: .*\.$"):
            use()
    with pytest.raises(StoreUnavailable):
        store.listen(lambda game, version: None)
    server.start()
    assert loaded(store).events[1:] == [event(2)]
    store.append("first", [event(3)], snapshot(3))
    store.close()
    server.remove()


def test_connections_that_were_ended_are_replaced(postgresql: str) -> None:
    store = Store(postgresql)
    store.migrate()
    create(store)
    assert end_connections(postgresql) == 1
    with pytest.raises(StoreUnavailable):
        store.append("first", [event(2)], snapshot(2))
    store.append("first", [event(2)], snapshot(2))
    store.close()
