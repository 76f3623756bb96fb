"""What differs between SQLite and PostgreSQL: how to connect, to write at once, to add or change a row, to listen."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

CHANNEL = "puertorico"
# Any number does, as long as no other program on the same PostgreSQL database uses it.
MIGRATION_LOCK = 0x70756572746F7269
SECONDS_TO_CONNECT = 5
SECONDS_BETWEEN_LOOKS = 0.5


class Conflict(Exception):
    """Somebody else wrote that version, or that command, first; nothing was written."""

    def __init__(self) -> None:
        super().__init__("Somebody else wrote first; load the game again.")


class StoreUnavailable(Exception):
    """The database cannot be used now, in one sentence for whoever runs the server; nothing was written.

    One case cannot be known: if the connection breaks during the commit, it may have happened. The game is then read
    anew, and whoever sends the same command again is told that it was carried out.
    """


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say what a database driver complains about in one of our two exceptions."""
    try:
        yield
    except exc.IntegrityError as error:
        raise Conflict from error
    except (exc.ProgrammingError, exc.DataError, exc.NotSupportedError):
        raise
    except (exc.DBAPIError, exc.TimeoutError) as error:
        raise unavailable(getattr(error, "orig", None) or error) from error


def unavailable(error: BaseException) -> StoreUnavailable:
    reason = str(error).partition("\n")[0].strip().rstrip(".")
    return StoreUnavailable(f"The database cannot be used now: {reason}.")


class Prepared:
    """A statement in the words of its driver; SQLAlchemy would look for them anew each time that it is executed."""

    def __init__(self, statement: sa.Insert | sa.Update, engine: sa.Engine, columns: Iterable[str] = ()) -> None:
        compiled = statement.compile(engine, column_keys=list(columns) or None)
        self._text, self._places = str(compiled), compiled.positiontup
        self._json = [name for name, bind in compiled.binds.items() if isinstance(bind.type, sa.JSON)]

    def execute(self, connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> int:
        """How many rows are there or different now?"""
        values = [self._values(row) for row in rows]
        # For a single one, as so often, a driver need not prepare for several.
        return connection.exec_driver_sql(self._text, values if len(values) > 1 else values[0]).rowcount

    def _values(self, row: dict[str, Any]) -> Any:
        """A row as the driver wants it: in order, or by name."""
        row |= {name: msgspec.json.encode(row[name]).decode() for name in self._json}
        return row if self._places is None else tuple(row[name] for name in self._places)


Callback = Callable[[str, int], None]
Insert = sqlite.Insert | postgresql.Insert


class Database(Protocol):
    """An engine, and what it takes to use it well."""

    shared: bool
    """Whether several processes may serve from it."""
    engine: sa.Engine
    turn: AbstractContextManager[Any]
    """Entered by whoever writes."""

    def insert(self, table: sa.Table) -> Insert:
        """An INSERT that can also change the row that is there."""

    def lock_out_migrations(self, connection: sa.Connection) -> None:
        """Wait until nobody else migrates, and let nobody begin until this transaction ends."""

    def notify(self, connection: sa.Connection, versions: Iterable[tuple[str, int]]) -> None:
        """Tell every process that listens which versions of games there are, when this transaction is committed."""

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back for each `notify` until the returned function is called."""


def database(url: str) -> Database:
    """The database behind a URL.

    >>> database("mysql://localhost/games")
    Traceback (most recent call last):
    ValueError: The database is 'mysql://localhost/games'; it must be sqlite:///FILE or postgresql://USER@HOST/NAME.
    """
    with contextlib.suppress(exc.ArgumentError):
        read = sa.make_url(url)
        if read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
            return SQLite(read)
        if read.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
            return PostgreSQL(read)
        url = read.render_as_string(hide_password=True)
    raise ValueError(f"The database is {url!r}; it must be sqlite:///FILE or postgresql://USER@HOST/NAME.")


def create_engine(url: sa.URL) -> sa.Engine:
    return sa.create_engine(
        url,
        pool_size=8,
        max_overflow=32,
        pool_timeout=10,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )


class SQLite:
    """One file. A write-ahead log lets readers go on while one thread writes; every commit is synced to the disk."""

    shared = False

    def __init__(self, url: sa.URL) -> None:
        self.engine = create_engine(url.set(query={"timeout": str(SECONDS_TO_CONNECT), **url.query}))
        # SQLite lets a second writer sleep and try again; a lock wakes it as soon as it is its turn.
        self.turn: AbstractContextManager[Any] = threading.Lock()
        sa.event.listen(self.engine, "connect", self._prepare)
        sa.event.listen(self.engine, "begin", self._begin)

    def _prepare(self, connection: sqlite3.Connection, _: object) -> None:
        # The driver's own transactions would leave out some statements; `_begin` begins them all.
        connection.isolation_level = None
        _use_write_ahead_log(connection)
        for setting in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    def _begin(self, connection: sa.Connection) -> None:
        # A transaction that began by reading could not write any more if another process has written since.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    def insert(self, table: sa.Table) -> Insert:
        return sqlite.insert(table)

    def lock_out_migrations(self, connection: sa.Connection) -> None:
        """Nothing more is needed: a transaction that writes is alone."""

    def notify(self, connection: sa.Connection, versions: Iterable[tuple[str, int]]) -> None:
        """Nobody listens: only one process serves from a file."""

    def listen(self, callback: Callback) -> Callable[[], None]:
        return lambda: None


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """SQLite does not wait here by itself: of two that open a new file at once, one is told that it is locked."""
    end = time.monotonic() + SECONDS_TO_CONNECT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


class PostgreSQL:
    """A server that several processes may share; they tell each other by NOTIFY what they wrote."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        # A server that does not answer any more is noticed within seconds, not after the system's minutes.
        patience = {"connect_timeout": str(SECONDS_TO_CONNECT), "keepalives_idle": "10", "tcp_user_timeout": "10000"}
        url = url.set(drivername="postgresql+psycopg", query={**patience, **url.query})
        try:
            self.engine = create_engine(url)
        except ModuleNotFoundError as error:
            raise ValueError("PostgreSQL needs a package: pip install 'psycopg[binary]'") from error
        self.turn: AbstractContextManager[Any] = contextlib.nullcontext()

    def insert(self, table: sa.Table) -> Insert:
        return postgresql.insert(table)

    def lock_out_migrations(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))

    def notify(self, connection: sa.Connection, versions: Iterable[tuple[str, int]]) -> None:
        connection.execute(NOTIFY, {"told": [f"{game} {version}" for game, version in versions]})

    def listen(self, callback: Callback) -> Callable[[], None]:
        return Listener(self._listening_connection, callback).stop

    def _listening_connection(self) -> psycopg.Connection[Any]:
        """A connection of its own, since one of the pool would be lent to others."""
        import psycopg

        arguments, options = self.engine.dialect.create_connect_args(self.engine.url)
        try:
            connection = psycopg.connect(*arguments, **options, autocommit=True)
            connection.execute(f"LISTEN {CHANNEL}".encode())
        except psycopg.Error as error:
            raise unavailable(error) from error
        return connection


NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("told", type_=sa.ARRAY(sa.String)))))


class Listener:
    """A thread that waits for what other processes tell, and connects again when the connection breaks."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], callback: Callback) -> None:
        self._connect = connect
        self._callback = callback
        self._stopped = threading.Event()
        # The first time is here and not in the thread, so that from now on nothing is missed.
        self._thread = threading.Thread(target=self._run, args=(connect(),), name="database listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self, connection: psycopg.Connection[Any]) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                if connection.closed:
                    connection = self._connect()
                    self._tell("", 0)
                for notice in connection.notifies(timeout=SECONDS_BETWEEN_LOOKS):
                    game, _, version = notice.payload.partition(" ")
                    self._tell(game, int(version))
            except (psycopg.Error, StoreUnavailable) as error:
                log.warning("Lost the connection on which other processes tell what they wrote: %s", error)
                connection.close()
                self._stopped.wait(SECONDS_BETWEEN_LOOKS)
        connection.close()

    def _tell(self, game: str, version: int) -> None:
        try:
            self._callback(game, version)
        except Exception:
            log.exception("Whoever listens to the database failed")
