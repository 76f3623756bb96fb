"""The store: an append-only log of events per table, and a snapshot of its state.

Appended events are on the disk when `append` returns. The primary key (game, version) resolves races between processes
that serve the same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import bindparam, select

from ..domain.events import AnyEvent, Created, Recorded
from ..domain.storage import NO_CHANGES, Addition, Holder, SeatChanges, SeatLink, Snapshot, StoredTable
from . import migrations
from .coordination import Coordination
from .databases import Conflict, Connection, Prepared, StoreUnavailable, clear_errors, database
from .old_texts import current_text
from .schema import analyses, events, games, holders, links

__all__ = ["Conflict", "Listed", "OtherSchema", "Store", "StoreUnavailable"]

GAMES_DELETED_AT_ONCE = 100
GAMES_LOOKED_FOR_AT_ONCE = 1_000

SNAPSHOT = [games.c[name] for name in Snapshot.__slots__]
# An event's own fields are in `kind` (its tag), `seat` and `data`.
EVENT = [events.c[name] for name in ("version", "at", "kind", "seat", "data", "command_id", "by", "content")]

# A snapshot takes the place of its predecessor only.
REPLACE_SNAPSHOT = (
    sa.update(games)
    .where(games.c.id == bindparam("game"), games.c.version == bindparam("before"))
    .values({column: bindparam(column.name, type_=column.type) for column in SNAPSHOT})
)


class OtherSchema(StoreUnavailable):
    """Raised if the database was written by another version and has not been migrated."""


class Listed(NamedTuple):
    """A table in a list, and the seat of the caller there."""

    id: str
    created: float
    rules: dict[str, Any]
    snapshot: Snapshot
    seat: int | None


class Store:
    """The database behind a URL. All methods are thread-safe."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self.shared = self._database.shared
        self._engine = self._database.engine
        self._writer = self._engine.execution_options(writes=True)
        self._replace_snapshot = Prepared(REPLACE_SNAPSHOT, self._engine)
        self._insert_event = Prepared(
            sa.insert(events), self._engine, ("game", "part", *(column.name for column in EVENT))
        )
        self.coordination = Coordination(self._database, self._reading, self.writing)
        self._snapshots = self._engine.execution_options(isolation_level=_whole_view(self._engine))

    def close(self) -> None:
        self._database.close()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        with clear_errors(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def reading_one_moment(self, *, patient: bool = False) -> Iterator[sa.Connection]:
        """Open a connection whose queries see one snapshot; `patient` lifts the time limit."""
        with clear_errors(), self._snapshots.connect() as connection:
            if patient:
                self._database.take_time(connection)
            yield connection

    @contextmanager
    def writing(self, *, patient: bool = False) -> Iterator[sa.Connection]:
        """Open a transaction that commits on success; `patient` lifts the time limit."""
        with clear_errors(), self._database.turn, self._writer.connect() as connection:
            driver = connection.connection
            try:
                if patient:
                    self._database.take_time(connection)
                yield connection
                connection.commit()
            except BaseException:
                # After a failed commit, SQLAlchemy considers the transaction over, but the database may not.
                with suppress(Exception):
                    driver.rollback()
                raise

    def migrate(self) -> None:
        """Migrate the database to the newest schema; other processes wait."""
        with self.writing() as connection:
            self._database.take_time(connection)
            self._database.lock_out_migrations(connection)
            config = migrations.config(connection)
            steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
            if unknown := set(MigrationContext.configure(connection).get_current_heads()) - steps:
                raise StoreUnavailable(
                    f"The database has schema {max(unknown)}, which is newer than this program; "
                    "use the newer program or another database."
                )
            command.upgrade(config, "head")

    def create(self, new: StoredTable, rules: dict[str, Any], snapshot: Snapshot) -> None:
        """Store a new table with its first events. Raises `Conflict` if its id exists."""
        row = {
            "id": new.id,
            "created": new.created,
            "seed": str(new.seed),
            "salt": new.salt,
            "invite": new.invite,
            "host": new.host,
            "rules": rules,
        }
        with self.writing() as connection:
            connection.execute(sa.insert(games), row | _columns(snapshot))
            self._insert_events(connection, [(new.id, new.events)])
            self._change_seats(connection, new.id, SeatChanges(hold=new.holders, link=new.links))

    def append(
        self, table_id: str, events: Sequence[Recorded], snapshot: Snapshot, seats: SeatChanges = NO_CHANGES
    ) -> None:
        """Append events, all or nothing. Raises `Conflict` if the table has moved on."""
        self._append_together([Addition(table_id, events, snapshot, seats)])

    def append_all(self, additions: Sequence[Addition]) -> list[Conflict | StoreUnavailable | None]:
        """Append to several tables, in one transaction if possible; return an error or None each."""
        if len(additions) > 1:
            with suppress(Conflict):
                self._append_together(additions)
                return [None] * len(additions)
        return [self._append_alone(addition) for addition in additions]

    def _append_alone(self, addition: Addition) -> Conflict | StoreUnavailable | None:
        try:
            self._append_together([addition])
        except (Conflict, StoreUnavailable) as error:
            return error
        return None

    def _append_together(self, additions: Sequence[Addition]) -> None:
        seating = [new for new in additions if new.seats != NO_CHANGES]
        quick = None if seating else self._database.quick_transaction()
        with quick or self.writing() as connection:
            # In the same order everywhere, so that no two processes wait for each other.
            additions = sorted(additions, key=lambda addition: addition.table_id)
            snapshots = [
                {"game": new.table_id, "before": new.snapshot.version - len(new.events)} | _columns(new.snapshot)
                for new in additions
            ]
            if self._replace_snapshot.execute(connection, snapshots) != len(additions):
                raise Conflict
            self._insert_events(connection, [(new.table_id, new.events) for new in additions])
            for new in seating:
                assert isinstance(connection, sa.Connection)
                self._change_seats(connection, new.table_id, new.seats)
            self._database.notify(connection, [(new.table_id, new.snapshot.version) for new in additions])

    def _insert_events(self, connection: Connection, new: Sequence[tuple[str, Sequence[Recorded]]]) -> None:
        rows = []
        for table_id, events_of_table in new:
            parts: Counter[tuple[str | None, str | None]] = Counter()
            for recorded in events_of_table:
                command = (recorded.by, recorded.command_id)
                rows.append({"game": table_id, "part": parts[command]} | _event_columns(recorded))
                parts[command] += 1
        if rows:
            self._insert_event.execute(connection, rows)

    def _change_seats(self, connection: sa.Connection, table_id: str, changes: SeatChanges) -> None:
        for table in (holders, links) if changes.forget else ():
            connection.execute(sa.delete(table).where(table.c.game == table_id, table.c.seat.in_(changes.forget)))
        for hashes, column in ((changes.drop, holders.c.key_hash), (changes.unlink, links.c.secret_hash)):
            if hashes:
                connection.execute(sa.delete(column.table).where(column.table.c.game == table_id, column.in_(hashes)))
        for seat, key_hash, link in changes.hold:
            row = {"game": table_id, "seat": seat, "key_hash": key_hash, "link": link}
            connection.execute(self._database.insert(holders).on_conflict_do_nothing(), row)
        for seat, secret_hash, created in changes.link:
            row = {"game": table_id, "seat": seat, "secret_hash": secret_hash, "created": created}
            connection.execute(self._database.insert(links).on_conflict_do_nothing(), row)

    def load(self, table_id: str) -> StoredTable | None:
        """Load everything stored about a table in one snapshot; None if it does not exist."""
        with self.reading_one_moment() as connection:
            row = connection.execute(select(games).where(games.c.id == table_id)).one_or_none()
            if row is None:
                return None
            return StoredTable(
                id=row.id,
                created=row.created,
                seed=int(row.seed),
                invite=row.invite,
                host=row.host,
                holders=[Holder(*key) for key in _keys(connection, holders, table_id)],
                links=[SeatLink(*key) for key in _keys(connection, links, table_id)],
                events=_events_after(connection, table_id, 0),
                rules=row.rules,
                snapshot=_snapshot(row),
                salt=row.salt,
            )

    def events_after(self, table_id: str, version: int) -> list[Recorded]:
        """Return the events of a table after a version."""
        with self._reading() as connection:
            return _events_after(connection, table_id, version)

    def tables_of(self, key_hash: str, limit: int) -> list[Listed]:
        """Return the tables at which a key has a seat or is the host, most recently changed first."""
        held = select(holders.c.game, holders.c.seat).where(holders.c.key_hash == key_hash)
        hosted = select(games.c.id, sa.cast(sa.null(), sa.Integer)).where(games.c.host == key_hash)
        either = held.union_all(hosted).subquery()
        mine = select(either.c.game, sa.func.min(either.c.seat).label("seat")).group_by(either.c.game).subquery()
        query = select(games, mine.c.seat).join(mine, mine.c.game == games.c.id).order_by(games.c.updated.desc())
        return self._list(query.limit(limit))

    def lobby(self, limit: int) -> list[Listed]:
        """Return the public tables that have not started, newest first."""
        query = select(games, sa.null().label("seat")).where(games.c.status == "open", games.c.public)
        return self._list(query.order_by(games.c.created.desc()).limit(limit))

    def _list(self, query: sa.Select[Any]) -> list[Listed]:
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [Listed(row.id, row.created, row.rules, _snapshot(row), row.seat) for row in rows]

    def is_not_due(self, table_id: str, version: int) -> None:
        """Clear the due time of a table, unless it has changed since a version."""
        unchanged = (games.c.id == table_id, games.c.version == version)
        with self.writing() as connection:
            connection.execute(sa.update(games).where(*unchanged).values(due=None))

    def ids(self) -> list[str]:
        """Return the ids of all tables, oldest first. Raises `OtherSchema`."""
        with self._reading() as connection:
            heads = set(MigrationContext.configure(connection).get_current_heads())
            if heads != set(ScriptDirectory.from_config(migrations.config(connection)).get_heads()):
                raise OtherSchema(f"The database has schema {max(heads, default='none')}, not that of this program.")
            return list(connection.scalars(select(games.c.id).order_by(games.c.created)))

    def save_analysis(self, table_id: str, bot: str, result: str) -> None:
        """Store a bot's analysis of a game, replacing an earlier one."""
        insert = self._database.insert(analyses).values({"game": table_id, "bot": bot, "result": result})
        insert = insert.on_conflict_do_update(index_elements=list(analyses.primary_key), set_={"result": result})
        with self.writing() as connection:
            connection.execute(insert)

    def analysis(self, table_id: str, bot: str) -> str | None:
        """Return a stored analysis; None if there is none."""
        query = select(analyses.c.result).where(analyses.c.game == table_id, analyses.c.bot == bot)
        with self._reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def delete(self, table_id: str) -> None:
        """Delete one table."""
        with self.writing() as connection:
            connection.execute(sa.delete(games).where(games.c.id == table_id))

    def delete_finished(self, before: float) -> int:
        """Delete finished tables that have not changed since a time. Return their number."""
        return self._delete(before, games.c.status == "over")

    def delete_unfinished(self, before: float) -> int:
        """Do the same for unfinished tables at which nothing is due."""
        return self._delete(before, games.c.status.in_(("open", "playing")), games.c.due.is_(None))

    def _delete(self, before: float, *which: sa.ColumnElement[bool]) -> int:
        # No table changed before it was created, so the index on `created` excludes the younger ones.
        old = (*which, games.c.created < before, games.c.updated < before)
        some = select(games.c.id).where(*old).limit(GAMES_DELETED_AT_ONCE).scalar_subquery()
        deleted = 0
        while True:
            with self.writing() as connection:
                self._database.take_time(connection)
                count = connection.execute(sa.delete(games).where(games.c.id.in_(some), *old)).rowcount
            deleted += count
            if count < GAMES_DELETED_AT_ONCE:
                return deleted

    def missing(self, names: Sequence[str]) -> set[str]:
        """Return which of these tables are not in the store."""
        found: set[str] = set()
        with self._reading() as connection:
            for first in range(0, len(names), GAMES_LOOKED_FOR_AT_ONCE):
                some = names[first : first + GAMES_LOOKED_FOR_AT_ONCE]
                found.update(connection.scalars(select(games.c.id).where(games.c.id.in_(some))))
        return set(names) - found

    def ping(self) -> None:
        """Raise `StoreUnavailable` if the database does not answer or cannot be written."""
        with self.writing() as connection:
            connection.execute(sa.update(games).where(games.c.id == "").values(due=None))
            connection.execute(sa.delete(events).where(events.c.game == ""))
            self._database.touch(connection)

    def listen(self, callback: Callable[[str, int], None]) -> Callable[[], None]:
        """Call back with table and version after each append; return a function to stop it.

        The callback runs on the listening thread. `callback("", 0)` means that something may have been missed. With
        SQLite it is never called, because only one process serves from a file.
        """
        return self._database.listen(callback)


def _whole_view(engine: sa.Engine) -> str:
    """Return the isolation level at which all queries of a transaction see one snapshot."""
    return "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


def _columns(snapshot: Snapshot) -> dict[str, Any]:
    return {name: getattr(snapshot, name) for name in snapshot.__slots__}


def _event_columns(recorded: Recorded) -> dict[str, Any]:
    fields = msgspec.to_builtins(recorded.event)
    return {
        "version": recorded.version,
        "at": recorded.at,
        "kind": fields.pop("kind"),
        "seat": fields.pop("seat", None),
        "data": fields,
        "command_id": recorded.command_id,
        "by": recorded.by,
        "content": recorded.content,
    }


def _snapshot(row: sa.Row[Any]) -> Snapshot:
    return Snapshot(*(getattr(row, name) for name in Snapshot.__slots__))


def _keys(connection: sa.Connection, table: sa.Table, table_id: str) -> list[tuple[int, str, Any]]:
    """Return the seats of a table with the hashes that open them and further columns."""
    _, seat, secret, more = table.c
    query = select(seat, secret, more).where(table.c.game == table_id).order_by(seat, secret)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def _events_after(connection: sa.Connection, table_id: str, version: int) -> list[Recorded]:
    query = select(*EVENT).where(events.c.game == table_id, events.c.version > version).order_by(events.c.version)
    return [
        Recorded(version, at, _event(kind, seat, data), *command)
        for version, at, kind, seat, data, *command in connection.execute(query)
    ]


def _event(kind: str, seat: int | None, data: dict[str, Any]) -> AnyEvent:
    event: AnyEvent = msgspec.convert({"kind": kind, "seat": seat, **data}, AnyEvent)
    return msgspec.structs.replace(event, text=current_text(event.text)) if isinstance(event, Created) else event
