"""The schema of the database: migrations, upgrades and programs that start together."""

from __future__ import annotations

import dataclasses

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from stored_tables import ANA, create, event, loaded, migrated_store, new_table, run_python, said_by, snapshot

from puertorico.table.domain.storage import Holder, SeatChanges, SeatLink
from puertorico.table.store import migrations, schema
from puertorico.table.store.databases import database
from puertorico.table.store.store import Conflict, Store, StoreUnavailable

__all__ = ["database_of_each_kind", "migrated_store", "postgresql_database", "sqlite_database"]


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
    assert store.coordination.lease("first", "p1", now=1.0)
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
