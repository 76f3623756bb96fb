"""Where tables are kept: every promise of the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import dataclasses
import queue
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from patience import PATIENCE
from postgres import Server, database_of_each_kind, postgresql_database, sqlite_database

from puertorico.table.domain.events import Answered, Created, Recorded
from puertorico.table.domain.settings import Settings
from puertorico.table.domain.storage import Addition, Holder, SeatChanges, SeatLink, Snapshot, StoredTable
from puertorico.table.store import migrations, schema
from puertorico.table.store.databases import database
from puertorico.table.store.sharing import StoredJob
from puertorico.table.store.store import Conflict, Store, StoreUnavailable

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

ANA, BEN = "a" * 64, "b" * 64


@pytest.fixture
def store(databases: str) -> Iterator[Store]:
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


def rest_of(process: subprocess.Popen[str]) -> str:
    """What it says until it ends, with what `said_by` has read ahead, which `communicate` would leave out."""
    assert process.stdout is not None
    with process:
        return process.stdout.read()


def rows(url: str, *tables: sa.Table) -> dict[str, int]:
    """How many rows there are in each table."""
    engine = database(url).engine
    with engine.connect() as connection:
        counted = {t.name: connection.execute(sa.select(sa.func.count()).select_from(t)).scalar_one() for t in tables}
    engine.dispose()
    return counted


def test_a_game_is_loaded_as_it_was_created(store: Store) -> None:
    create(store)
    assert loaded(store) == dataclasses.replace(new_table(), rules={"players": 3}, snapshot=snapshot(1))


def test_a_game_that_was_never_created_is_none(store: Store) -> None:
    assert store.load("nowhere") is None
    assert store.events_after("nowhere", 0) == []


def test_two_games_cannot_have_the_same_id(store: Store) -> None:
    create(store)
    with pytest.raises(Conflict):
        create(store, status="over")
    assert loaded(store).snapshot == snapshot(1)


def test_appended_events_come_back_in_order_and_the_snapshot_is_the_last_one(store: Store) -> None:
    create(store)
    store.append("first", [event(2), event(3, text="ça\u0000\U0001f3dd")], snapshot(3, due=12.5, record=None))
    store.append("first", [event(4, "c1", ANA)], snapshot(4, status="over", public=True))
    game = loaded(store)
    assert game.events[1:] == [event(2), event(3, text="ça\u0000\U0001f3dd"), event(4, "c1", ANA)]
    assert game.snapshot == snapshot(4, status="over", public=True)
    assert store.events_after("first", 2) == game.events[2:]


@pytest.mark.parametrize(
    ("events", "version"),
    [([event(2)], 2), ([event(2), event(3)], 3), ([event(4)], 4), ([event(5)], 5)],
    ids=["written already", "partly written", "snapshot of another version", "a hole"],
)
def test_an_append_that_does_not_begin_where_the_game_is_writes_nothing(
    store: Store, events: list[Recorded], version: int
) -> None:
    create(store)
    store.append("first", [event(2, by="someone")], snapshot(2), SeatChanges(link=[SeatLink(0, "link")]))
    before = loaded(store)
    with pytest.raises(Conflict):
        store.append("first", events, snapshot(version), SeatChanges([Holder(2, BEN)], [0], [SeatLink(2, "other")]))
    assert loaded(store) == before


def test_several_tables_are_added_to_together_and_a_conflict_harms_only_its_own(store: Store) -> None:
    for game in ("first", "second", "third"):
        create(store, game)
    for version, wrong, versions in ((2, None, [2, 2, 2]), (3, "second", [3, 2, 3])):
        additions = [
            Addition(
                game,
                [event(version + (game == wrong))],
                snapshot(version + (game == wrong)),
                SeatChanges(link=[SeatLink(0, game)]),
            )
            for game in ("third", "second", "first")
        ]
        outcomes = store.append_all(additions)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, wrong is not None, False]
        assert [len(loaded(store, game).events) for game in ("first", "second", "third")] == versions


def test_an_append_to_a_game_that_is_not_there_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", [event(2)], snapshot(2))


def test_a_store_goes_on_after_a_conflict(store: Store) -> None:
    create(store)
    for version in range(2, 12):
        with pytest.raises(Conflict):
            store.append("first", [event(version - 1)], snapshot(version - 1))
        store.append("first", [event(version)], snapshot(version))
    assert [kept.version for kept in loaded(store).events] == list(range(1, 12))


def test_a_command_is_not_carried_out_twice(store: Store) -> None:
    create(store)
    store.append("first", [event(2, "c1", ANA)], snapshot(2))
    before = loaded(store)
    with pytest.raises(Conflict):
        store.append("first", [event(3, "c1", ANA)], snapshot(3))
    assert loaded(store) == before


def test_of_several_writers_one_wins_each_version(store: Store, databases: str) -> None:
    create(store)
    won: list[int] = []

    def write(writer: Store) -> None:
        for version in range(2, 42):
            try:
                writer.append("first", [event(version)], snapshot(version))
                won.append(version)
            except Conflict:
                continue

    others = [Store(databases), Store(databases)]
    threads = [threading.Thread(target=write, args=(writer,)) for writer in (store, store, *others)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for other in others:
        other.close()
    assert len(won) == len(set(won))
    assert [kept.version for kept in loaded(store).events] == [1, *sorted(won)]


def test_seats_are_held_by_several_keys_and_forgotten_together_with_their_links(store: Store) -> None:
    create(store)
    links = [SeatLink(0, "l0", 5.0), SeatLink(1, "l1")]
    store.append("first", [event(2)], snapshot(2), SeatChanges([Holder(0, BEN, "l0"), Holder(1, BEN)], link=links))
    game = loaded(store)
    assert (game.holders, game.links) == ([Holder(0, ANA), Holder(0, BEN, "l0"), Holder(1, BEN)], links)
    store.append("first", [event(3)], snapshot(3), SeatChanges([Holder(0, "c" * 64)], forget=[0]))
    game = loaded(store)
    assert (game.holders, game.links) == ([Holder(0, "c" * 64), Holder(1, BEN)], links[1:])


def test_single_keys_and_links_are_removed_from_one_table_only(store: Store) -> None:
    links = [SeatLink(0, "l0"), SeatLink(0, "l1")]
    for game in ("first", "second"):
        create(store, game)
        store.append(game, [event(2)], snapshot(2), SeatChanges([Holder(0, BEN, "l0")], link=links))
    store.append("first", [event(3)], snapshot(3), SeatChanges(unlink=["l0"], drop=[BEN]))
    first, second = loaded(store), loaded(store, "second")
    assert (first.holders, first.links) == ([Holder(0, ANA)], links[1:])
    assert (second.holders, second.links) == ([Holder(0, ANA), Holder(0, BEN, "l0")], links)


def test_a_link_can_be_kept_without_an_event(store: Store) -> None:
    create(store)
    store.append("first", [], snapshot(1), SeatChanges(link=[SeatLink(0, "l0")]))
    assert loaded(store).links == [SeatLink(0, "l0")]
    assert loaded(store).snapshot == snapshot(1)


def test_my_games_are_those_where_i_sit_or_am_the_host_the_latest_changed_first(store: Store) -> None:
    for number, id in enumerate(["first", "second", "third"]):
        create(store, id, updated=float(number))
    store.append("first", [event(2)], snapshot(2, updated=9.0), SeatChanges([Holder(1, BEN), Holder(2, BEN)]))
    store.append("second", [event(2)], snapshot(2, updated=5.0), SeatChanges(forget=[0]))
    assert [(listed.id, listed.seat) for listed in store.games_of(ANA, 10)] == [
        ("first", 0),
        ("second", None),
        ("third", 0),
    ]
    assert store.games_of(ANA, 1) == [("first", 1000.5, {"players": 3}, snapshot(2, updated=9.0), 0)]
    assert [(listed.id, listed.seat) for listed in store.games_of(BEN, 10)] == [("first", 1)]
    assert store.games_of("c" * 64, 10) == []


def test_the_lobby_lists_public_tables_that_have_not_started_the_newest_first(store: Store) -> None:
    create(store, "old", created=1.0, status="open", public=True)
    create(store, "new", created=2.0, status="open", public=True)
    create(store, "private", status="open")
    create(store, "started", public=True)
    assert [(listed.id, listed.seat) for listed in store.lobby(10)] == [("new", None), ("old", None)]
    assert [listed.id for listed in store.lobby(1)] == ["new"]


def test_one_process_has_the_lease_as_long_as_it_lives(store: Store) -> None:
    create(store)
    sharing = store.sharing
    sharing.sign_of_life("p1", until=110.0)
    assert sharing.lease("first", "p1", now=100.0)
    assert sharing.lease("first", "p1", now=105.0), "it has it already"
    assert not sharing.lease("first", "p2", now=109.0)
    assert [sharing.not_run(["first"], name, now=109.0) for name in ("p1", "p2")] == [["first"], []]
    assert sharing.not_run(["first"], "p2", now=110.0) == ["first"]
    sharing.sign_of_life("p1", until=120.0)
    assert not sharing.lease("first", "p2", now=115.0)
    sharing.sign_of_life("p2", until=200.0)
    assert sharing.lease("first", "p2", now=120.0), "p1 is dead"
    assert not sharing.lease("first", "p1", now=121.0)
    sharing.release("p1")
    assert not sharing.lease("first", "p1", now=121.0), "p1 had nothing to give back"
    sharing.give_up("p2", ["first"])
    sharing.sign_of_life("p1", until=200.0)
    assert sharing.lease("first", "p1", now=122.0)
    sharing.release("p1")
    assert sharing.lease("first", "p2", now=122.0)
    assert not sharing.lease("nowhere", "p1", now=122.0)


def test_of_two_processes_that_want_a_lease_together_one_gets_it(store: Store, databases: str) -> None:
    other = Store(databases)
    both = threading.Barrier(2)
    for name in ("p1", "p2"):
        store.sharing.sign_of_life(name, until=5.0)
    for round in range(10):
        create(store, f"game{round}")
        got: list[bool] = []

        def take(who: Store, name: str, got: list[bool] = got, game: str = f"game{round}") -> None:
            both.wait()
            got.append(who.sharing.lease(game, name, now=1.0))

        threads = [threading.Thread(target=take, args=pair) for pair in ((store, "p1"), (other, "p2"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(got) == [False, True]
    other.close()


def test_overdue_are_the_games_that_are_due_and_that_no_other_live_process_runs(store: Store) -> None:
    create(store, "leased", due=1.0)
    create(store, "later", due=30.0)
    create(store, "soon", due=20.0)
    create(store, "waits for people", due=None)
    create(store, "finished", status="over", due=1.0)
    store.sharing.sign_of_life("p1", until=50.0)
    assert store.sharing.lease("leased", "p1", now=10.0)

    def overdue(process: str, now: float, limit: int = 10) -> list[str]:
        return store.sharing.overdue(process, now, limit, patience=15.0)

    assert overdue("p2", 10.0) == []
    assert overdue("p2", 30.0) == ["soon", "later"]
    assert overdue("p2", 30.0, limit=1) == ["soon"]
    assert overdue("p2", 50.0) == ["leased", "soon", "later"], "p1 is dead"
    assert overdue("p1", 10.0) == [], "p1 is about to do it"
    assert overdue("p1", 16.0) == ["leased"], "p1 has missed something"


def test_a_job_is_shown_to_other_processes_until_it_is_forgotten(store: Store) -> None:
    create(store)
    sharing, job = store.sharing, StoredJob("job", "first", "hint", "version 3", "p1", 0, 5, None, None, updated=10.0)
    sharing.sign_of_life("p1", until=20.0)
    sharing.save_job(job)
    assert sharing.job("first", "job", now=11.0) == job
    assert sharing.job("second", "job", now=11.0) is None
    assert sharing.job_about("hint", "first", "version 3", now=11.0) == job
    assert sharing.job_about("analysis", "first", "version 3", now=11.0) is None
    assert sharing.job_about("hint", "first", "version 4", now=11.0) is None
    assert sharing.job_about("hint", "first", "version 3", now=20.0) is None, "p1 is dead"
    assert sharing.job("first", "job", now=20.0) == replace(job, is_alive=False)
    done = replace(job, done=5, result='{"verdict":"¡sí!"}', updated=15.0)
    sharing.save_job(done)
    assert sharing.job("first", "job", now=16.0) == done
    assert sharing.job_about("hint", "first", "version 3", now=16.0) is None, "it is done"
    sharing.save_job(replace(job, id="other", game="deleted"))
    sharing.forget_dead(before=15.0)
    assert sharing.job("first", "job", now=16.0) == done
    sharing.forget_dead(before=30.0)
    assert sharing.job("first", "job", now=30.0) is None


def test_a_seat_is_present_while_any_process_says_so(store: Store) -> None:
    create(store)

    def present(now: float) -> set[int]:
        return store.sharing.who_is_present(["first"], now)["first"]

    store.sharing.present([("first", 0), ("first", 1)], "p1", until=10.0)
    store.sharing.present([("first", 0), ("deleted", 0)], "p2", until=20.0)
    store.sharing.present([("first", 1)], "p1", until=30.0)
    assert present(5.0) == {0, 1}
    store.sharing.absent([("first", 0)], "p1")
    assert present(5.0) == {0, 1}
    assert present(20.0) == {1}, "p2 has not spoken any more"
    store.sharing.release("p1")
    assert present(5.0) == {0}
    assert store.sharing.who_is_present(["second", "first"], 5.0) == {"second": set(), "first": {0}}


def test_an_analysis_is_kept_for_each_bot_and_replaced_by_a_later_one(store: Store) -> None:
    create(store)
    store.save_analysis("first", "merchant", "[1]")
    store.save_analysis("first", "governor", "[2]")
    store.save_analysis("first", "merchant", "[3]")
    assert [store.analysis("first", bot) for bot in ("merchant", "governor", "settler")] == ["[3]", "[2]", None]


def test_finished_games_are_deleted_with_all_that_belongs_to_them(store: Store, databases: str) -> None:
    for number in range(101):
        create(store, f"old{number}", created=1.0, status="over", updated=99.0)
    create(store, "recent", created=1.0, status="over", updated=100.0)
    create(store, "playing", created=1.0, updated=1.0)
    store.append("old0", [], snapshot(1, status="over", updated=99.0), SeatChanges(link=[SeatLink(0, "l0")]))
    store.save_analysis("old0", "merchant", "[]")
    store.sharing.present([("old0", 0)], "p1", until=1000.0)
    assert store.sharing.lease("old0", "p1", now=1000.0)
    store.sharing.save_job(StoredJob("job", "old0", "hint", None, "p1", 0, 1, None, None, updated=1000.0))
    store.sharing.present([("playing", 0)], "killed", until=99.0)
    store.sharing.sign_of_life("killed", until=99.0)
    assert store.sharing.lease("playing", "killed", now=98.0)
    store.sharing.forget_dead(before=100.0)
    assert store.delete_finished(before=100.0) == 101
    left = rows(databases, *schema.metadata.sorted_tables)
    assert left == {"games": 2, "events": 2, "holders": 2, "links": 0, "analyses": 0} | dict.fromkeys(
        ("presence", "leases", "processes", "jobs"), 0
    )
    assert store.delete_finished(before=100.0) == 0


def test_unfinished_games_are_deleted_unless_something_is_due_there(store: Store) -> None:
    for name, status, updated, due in (
        ("waiting", "open", 99.0, None),
        ("asleep", "playing", 99.0, None),
        ("running", "playing", 99.0, 5000.0),
        ("recent", "playing", 100.0, None),
        ("finished", "over", 1.0, None),
    ):
        create(store, name, created=1.0, status=status, updated=updated, due=due)
    assert store.delete_unfinished(before=100.0) == 2
    assert [store.load(name) is None for name in ("waiting", "asleep", "running", "recent", "finished")] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_migrating_again_changes_nothing(store: Store) -> None:
    create(store)
    store.migrate()
    assert loaded(store).snapshot == snapshot(1)


def test_the_migrations_lead_to_the_schema_that_the_program_uses(store: Store, databases: str) -> None:
    engine = database(databases).engine
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_database_of_the_first_schema_is_upgraded_and_keeps_every_event(databases: str) -> None:
    engine = database(databases).engine
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0001")
        old = sa.MetaData()
        old.reflect(connection)
        for game in ("first", "second"):
            row = dataclasses.asdict(new_table(game)) | dataclasses.asdict(snapshot(3))
            columns = old.tables["games"].c.keys()
            values = {name: value for name, value in row.items() if name in columns}
            connection.execute(
                sa.insert(old.tables["games"]), values | {"seed": str(row["seed"]), "rules": {"players": 3}}
            )
            answered = {"game": game, "kind": "answered", "seat": 1, "data": {"lines": ["1: settler"]}}
            for version, command_id, by in ((1, None, None), (2, "c1", ANA), (3, None, None)):
                written = answered | {"version": version, "at": 1000.5 + version, "command_id": command_id, "by": by}
                connection.execute(sa.insert(old.tables["events"]), written)
            connection.execute(sa.insert(old.tables["holders"]), {"game": game, "seat": 0, "key_hash": ANA})
    engine.dispose()

    store = Store(databases)
    store.migrate()
    for name in ("first", "second"):
        stored = loaded(store, name)
        assert stored.events == [event(1), event(2, "c1", ANA), event(3)]
        assert (stored.snapshot, stored.seed, stored.holders) == (snapshot(3), 2**64 - 1, [Holder(0, ANA)])
    with pytest.raises(Conflict):
        store.append("first", [event(4, "c1", ANA)], snapshot(4))
    store.append(
        "first", [event(4, "c2", ANA), event(5, "c2", ANA)], snapshot(5), SeatChanges(link=[SeatLink(0, "l0")])
    )
    assert store.sharing.lease("first", "p1", now=1.0)
    store.close()


def test_a_database_of_a_newer_program_is_refused_in_a_sentence(store: Store, databases: str) -> None:
    engine = database(databases).engine
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreUnavailable, match=r"^The database has schema 9999, which is newer than this program; "):
        store.migrate()


MIGRATE = """
import sys
from puertorico.table.store.store import Store
store = Store(sys.argv[1])
print("ready", flush=True)
input()
store.migrate()
"""


def test_processes_that_start_together_all_find_a_migrated_database(databases: str) -> None:
    processes = [run_python(MIGRATE, databases) for _ in range(4)]
    assert [said_by(process) for process in processes] == ["ready"] * 4
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
    assert [process.returncode for process in processes] == [0] * 4
    store = Store(databases)
    create(store)
    store.close()


APPEND = """
import sys
sys.path[:0] = sys.argv[2:]
from test_store import Store, create, event, snapshot
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
from test_store import Store, StoreUnavailable, create, event, loaded, snapshot
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


def test_a_file_that_is_no_database_is_said_in_a_sentence(sqlite: str) -> None:
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


def end_connections(url: str, which: str = "true") -> int:
    """End the other connections to a database from the server's side; how many there were."""
    with psycopg.connect(url) as connection:
        query = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
        return len(connection.execute(f"{query} AND pid <> pg_backend_pid() AND {which}".encode()).fetchall())


def test_connections_that_were_ended_are_replaced(postgresql: str) -> None:
    store = Store(postgresql)
    store.migrate()
    create(store)
    assert end_connections(postgresql) == 1
    with pytest.raises(StoreUnavailable):
        store.append("first", [event(2)], snapshot(2))
    store.append("first", [event(2)], snapshot(2))
    store.close()


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
