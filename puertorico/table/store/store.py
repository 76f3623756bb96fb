"""Where tables are kept: an append-only log of events for each, and beside it a snapshot of where they led.

What was appended is on the disk when `append` returns. Its primary key (game, version) is the last arbiter between
processes that play the same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import bindparam, select

from ..domain.events import Addition, Event, Snapshot, StoredGame
from . import migrations
from .databases import Conflict, Prepared, StoreUnavailable, clear_errors, database
from .schema import analyses, events, games, holders, leases, links, presence

__all__ = ["Conflict", "Listed", "Store", "StoreUnavailable"]

GAMES_DELETED_AT_ONCE = 100
GAMES_LOOKED_FOR_AT_ONCE = 1_000

SNAPSHOT = [games.c[name] for name in Snapshot.__slots__]
EVENT = [events.c[name] for name in Event.__slots__]

# A snapshot takes the place of its predecessor only.
REPLACE_SNAPSHOT = (
    sa.update(games)
    .where(games.c.id == bindparam("game"), games.c.version == bindparam("before"))
    .values({column: bindparam(column.name, type_=column.type) for column in SNAPSHOT})
)

# The row of somebody who is connected, if the game is still there.
PRESENT = select(games.c.id, *(bindparam(name, type_=presence.c[name].type) for name in ("seat", "process", "until")))
PRESENT = PRESENT.where(games.c.id == bindparam("game"))
ABSENT = sa.delete(presence).where(*(column == bindparam(column.name) for column in presence.primary_key))


class Listed(NamedTuple):
    """A table in a list, and the seat there of whoever asked for the list."""

    id: str
    created: float
    rules: dict[str, Any]
    snapshot: Snapshot
    seat: int | None


class Store:
    """The database behind a URL; its methods may be called from several threads."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self.shared = self._database.shared
        self._engine = self._database.engine
        self._writer = self._engine.execution_options(writes=True)
        self._replace_snapshot = Prepared(REPLACE_SNAPSHOT, self._engine)
        self._insert_event = Prepared(sa.insert(events), self._engine, ("game", "part", *Event.__slots__))
        self._snapshots = self._engine.execution_options(isolation_level=_whole_view(self._engine))

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        with clear_errors(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        with clear_errors(), self._database.turn, self._writer.connect() as connection:
            driver = connection.connection
            try:
                yield connection
                connection.commit()
            except BaseException:
                # SQLAlchemy takes a transaction for ended whose commit failed, but the database may not.
                with suppress(Exception):
                    driver.rollback()
                raise

    def migrate(self) -> None:
        """Bring the database to the newest schema; whoever else tries at the same time waits."""
        with self._writing() as connection:
            self._database.lock_out_migrations(connection)
            config = migrations.config(connection)
            steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
            if unknown := set(MigrationContext.configure(connection).get_current_heads()) - steps:
                raise StoreUnavailable(
                    f"The database has schema {max(unknown)}, which is newer than this program; "
                    "use the newer program, or another database."
                )
            command.upgrade(config, "head")

    def create(self, new: StoredGame, rules: dict[str, Any], snapshot: Snapshot) -> None:
        """Keep a new table with its first events; Conflict if there is one with this id."""
        row = {
            "id": new.id,
            "created": new.created,
            "seed": str(new.seed),
            "invite": new.invite,
            "host": new.host,
            "rules": rules,
        }
        with self._writing() as connection:
            connection.execute(sa.insert(games), row | _columns(snapshot))
            self._insert_events(connection, [(new.id, new.events)])
            self._insert_seats(connection, new.id, hold=new.holders, link=new.links)

    def append(
        self,
        game: str,
        events: Sequence[Event],
        snapshot: Snapshot,
        hold: Sequence[tuple[int, str]] = (),
        forget: Sequence[int] = (),
        link: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Add events and what they led to, all or nothing; Conflict if the game is not where they begin."""
        self._append_together([Addition(game, events, snapshot, hold, forget, link)])

    def append_all(self, additions: Sequence[Addition]) -> list[Conflict | StoreUnavailable | None]:
        """Add to several tables, if possible in one transaction; what came instead, for each that was not added."""
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
        with self._writing() as connection:
            # In the same order everywhere, so that no two processes wait for each other.
            additions = sorted(additions, key=lambda addition: addition.game)
            snapshots = [
                {"game": new.game, "before": new.snapshot.version - len(new.events)} | _columns(new.snapshot)
                for new in additions
            ]
            if self._replace_snapshot.execute(connection, snapshots) != len(additions):
                raise Conflict
            self._insert_events(connection, [(new.game, new.events) for new in additions])
            for new in additions:
                self._insert_seats(connection, new.game, new.hold, new.forget, new.link)
            self._database.notify(connection, [(new.game, new.snapshot.version) for new in additions])

    def _insert_events(self, connection: sa.Connection, new: Sequence[tuple[str, Sequence[Event]]]) -> None:
        rows = []
        for game, events_of_game in new:
            parts: Counter[tuple[str | None, str | None]] = Counter()
            for event in events_of_game:
                command = (event.by, event.command_id)
                rows.append({"game": game, "part": parts[command]} | _columns(event))
                parts[command] += 1
        if rows:
            self._insert_event.execute(connection, rows)

    def _insert_seats(
        self,
        connection: sa.Connection,
        game: str,
        hold: Sequence[tuple[int, str]] = (),
        forget: Sequence[int] = (),
        link: Sequence[tuple[int, str]] = (),
    ) -> None:
        for table in (holders, links) if forget else ():
            connection.execute(sa.delete(table).where(table.c.game == game, table.c.seat.in_(forget)))
        for seat, key_hash in hold:
            row = {"game": game, "seat": seat, "key_hash": key_hash}
            connection.execute(self._database.insert(holders).on_conflict_do_nothing(), row)
        for seat, secret_hash in link:
            row = {"game": game, "seat": seat, "secret_hash": secret_hash}
            connection.execute(self._database.insert(links).on_conflict_do_nothing(), row)

    def load(self, game: str) -> StoredGame | None:
        """All of one table, as it was at one moment."""
        with clear_errors(), self._snapshots.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
            if row is None:
                return None
            return StoredGame(
                id=row.id,
                created=row.created,
                seed=int(row.seed),
                invite=row.invite,
                host=row.host,
                holders=_pairs(connection, holders, game),
                links=_pairs(connection, links, game),
                events=_events_after(connection, game, 0),
                rules=row.rules,
                snapshot=_snapshot(row),
            )

    def events_after(self, game: str, version: int) -> list[Event]:
        with self._reading() as connection:
            return _events_after(connection, game, version)

    def games_of(self, key_hash: str, limit: int) -> list[Listed]:
        """The tables at which the owner of a key sits or is the host, the latest changed first."""
        held = select(holders.c.game, holders.c.seat).where(holders.c.key_hash == key_hash)
        hosted = select(games.c.id, sa.cast(sa.null(), sa.Integer)).where(games.c.host == key_hash)
        either = held.union_all(hosted).subquery()
        mine = select(either.c.game, sa.func.min(either.c.seat).label("seat")).group_by(either.c.game).subquery()
        query = select(games, mine.c.seat).join(mine, mine.c.game == games.c.id).order_by(games.c.updated.desc())
        return self._list(query.limit(limit))

    def lobby(self, limit: int) -> list[Listed]:
        """The public tables that have not started, the newest first."""
        query = select(games, sa.null().label("seat")).where(games.c.status == "open", games.c.public)
        return self._list(query.order_by(games.c.created.desc()).limit(limit))

    def _list(self, query: sa.Select[Any]) -> list[Listed]:
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [Listed(row.id, row.created, row.rules, _snapshot(row), row.seat) for row in rows]

    def lease(self, game: str, process: str, now: float, seconds: float) -> bool:
        """Let a process drive a game's bots and clocks for so long, unless another one does."""
        row = {"game": game, "process": process, "until": now + seconds}
        insert = self._database.insert(leases).values(row)
        insert = insert.on_conflict_do_update(
            index_elements=[leases.c.game],
            set_={"process": process, "until": now + seconds},
            where=(leases.c.process == process) | (leases.c.until <= now),
        )
        try:
            with self._writing() as connection:
                return connection.execute(insert.returning(leases.c.game)).one_or_none() is not None
        except Conflict:
            return False  # the game is not there any more

    def release(self, process: str) -> None:
        """A process drives nothing any more, and nobody is connected to it."""
        with self._writing() as connection:
            for table in (leases, presence):
                connection.execute(sa.delete(table).where(table.c.process == process))

    def undriven(self, now: float, limit: int) -> list[str]:
        """Games in which the server has something to do and which no process drives, the longest due first."""
        driven = select(leases.c.game).where(leases.c.game == games.c.id, leases.c.until > now).exists()
        query = select(games.c.id).where(games.c.status == "playing", games.c.due <= now, ~driven)
        with self._reading() as connection:
            return list(connection.execute(query.order_by(games.c.due).limit(limit)).scalars())

    def present(self, seats: Collection[tuple[str, int]], process: str, until: float) -> None:
        """Whoever holds these seats of games is connected to a process; games that are gone are left out."""
        insert = self._database.insert(presence).from_select(list(presence.c), PRESENT)
        insert = insert.on_conflict_do_update(index_elements=list(presence.primary_key), set_={"until": until})
        with self._writing() as connection:
            connection.execute(insert, [row | {"until": until} for row in _places(seats, process)])

    def absent(self, seats: Collection[tuple[str, int]], process: str) -> None:
        """Nobody who holds these seats is connected to that process any more."""
        with self._writing() as connection:
            connection.execute(ABSENT, _places(seats, process))

    def who_is_present(self, of: Collection[str], now: float) -> dict[str, set[int]]:
        """The seats of these games whose holders are connected to some process."""
        query = select(presence.c.game, presence.c.seat).where(presence.c.game.in_(of), presence.c.until > now)
        found: dict[str, set[int]] = {game: set() for game in of}
        with self._reading() as connection:
            for game, seat in connection.execute(query):
                found[game].add(seat)
        return found

    def save_analysis(self, game: str, bot: str, result: str) -> None:
        """Keep a bot's analysis of a game, in place of an earlier one."""
        insert = self._database.insert(analyses).values({"game": game, "bot": bot, "result": result})
        insert = insert.on_conflict_do_update(index_elements=list(analyses.primary_key), set_={"result": result})
        with self._writing() as connection:
            connection.execute(insert)

    def analysis(self, game: str, bot: str) -> str | None:
        query = select(analyses.c.result).where(analyses.c.game == game, analyses.c.bot == bot)
        with self._reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def delete_finished(self, before: float) -> int:
        """Delete the games that were over and not touched since then, with all that belongs to them; how many?"""
        return self._delete(before, games.c.status == "over")

    def delete_unfinished(self, before: float) -> int:
        """The same for games that were never finished, unless a clock runs or a bot is to answer."""
        return self._delete(before, games.c.status.in_(("open", "playing")), games.c.due.is_(None))

    def _delete(self, before: float, *which: sa.ColumnElement[bool]) -> int:
        """Leases and presence that ran out before then, left by processes that were killed, go too."""
        with self._writing() as connection:
            for table in (leases, presence):
                connection.execute(sa.delete(table).where(table.c.until < before))
        # No game changed before it was created: the index on `created` saves looking at the younger ones.
        old = (*which, games.c.created < before, games.c.updated < before)
        some = select(games.c.id).where(*old).limit(GAMES_DELETED_AT_ONCE).scalar_subquery()
        deleted = 0
        while True:
            with self._writing() as connection:
                count = connection.execute(sa.delete(games).where(games.c.id.in_(some), *old)).rowcount
            deleted += count
            if count < GAMES_DELETED_AT_ONCE:
                return deleted

    def missing(self, names: Sequence[str]) -> set[str]:
        """Those of these games that are not stored, or no more."""
        found: set[str] = set()
        with self._reading() as connection:
            for first in range(0, len(names), GAMES_LOOKED_FOR_AT_ONCE):
                some = names[first : first + GAMES_LOOKED_FOR_AT_ONCE]
                found.update(connection.scalars(select(games.c.id).where(games.c.id.in_(some))))
        return set(names) - found

    def ping(self) -> None:
        """StoreUnavailable if the database does not answer."""
        with self._reading() as connection:
            connection.execute(select(games.c.id).limit(1))

    def listen(self, callback: Callable[[str, int], None]) -> Callable[[], None]:
        """Call back with game and version after each append of any process, until the returned function is called.

        `callback("", 0)`, on the listening thread as always, says that something may have been missed: look at
        everything again. With SQLite nobody calls, as only one process serves from a file.
        """
        return self._database.listen(callback)


def _whole_view(engine: sa.Engine) -> str:
    """The isolation under which several queries see one moment; SQLite's transactions always do."""
    return "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


def _columns(row: Event | Snapshot) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _places(seats: Collection[tuple[str, int]], process: str) -> list[dict[str, Any]]:
    """Seats at which people are connected to a process, in the same order everywhere."""
    return [{"game": game, "seat": seat, "process": process} for game, seat in sorted(seats)]


def _snapshot(row: sa.Row[Any]) -> Snapshot:
    return Snapshot(*(getattr(row, name) for name in Snapshot.__slots__))


def _pairs(connection: sa.Connection, table: sa.Table, game: str) -> list[tuple[int, str]]:
    """The seats of a game beside the hashes that open them."""
    _, seat, secret = table.c
    query = select(seat, secret).where(table.c.game == game).order_by(seat, secret)
    return [(row[0], row[1]) for row in connection.execute(query)]


def _events_after(connection: sa.Connection, game: str, version: int) -> list[Event]:
    query = select(*EVENT).where(events.c.game == game, events.c.version > version).order_by(events.c.version)
    return [Event(*row) for row in connection.execute(query)]
