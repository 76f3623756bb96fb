"""Differences between SQLite and PostgreSQL: connections, writes, upserts, notifications."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

CHANNEL = "puertorico"
# An arbitrary number that no other program on the same PostgreSQL database uses.
MIGRATION_LOCK = 0x70756572746F7269
SECONDS_TO_OPEN = 5  # a new file that other processes open too
# A request gets an answer within two seconds, even if the database is stuck.
SECONDS_TO_WAIT = 1.0  # for a lock or a connection
SECONDS_OF_A_STATEMENT = 1.5
SECONDS_BETWEEN_LOOKS = 0.5


class Conflict(Exception):
    """Raised if another process stored the same version or command first. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("Another process wrote first; load the table again.")


class StoreUnavailable(Exception):
    """Raised if the database cannot be used now. The message is one sentence for the operator.

    Nothing was written, with one exception: if the connection breaks during the commit, it may have succeeded. The
    table is then loaded again, and a client that repeats the command learns that it was carried out.
    """


@contextmanager
def clear_errors() -> Iterator[None]:
    """Convert database driver errors to `Conflict` and `StoreUnavailable`."""
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


# Without SQLAlchemy, a transaction takes a third of the processor time.
Connection = sa.Connection | sqlite3.Connection


class Prepared:
    """A statement compiled once for its driver, without SQLAlchemy's lookups."""

    def __init__(self, statement: sa.Insert | sa.Update, engine: sa.Engine, columns: Iterable[str] = ()) -> None:
        compiled = statement.compile(engine, column_keys=list(columns) or None)
        self._text, self._places = str(compiled), compiled.positiontup
        self._json = [name for name, bind in compiled.binds.items() if isinstance(bind.type, sa.JSON)]

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Execute the statement for each row. Return the number of rows inserted or changed."""
        values = [self._values(row) for row in rows]
        # For a single row, the usual case, this is faster.
        if not isinstance(connection, sqlite3.Connection):
            return connection.exec_driver_sql(self._text, values if len(values) > 1 else values[0]).rowcount
        if len(values) == 1:
            return connection.execute(self._text, values[0]).rowcount
        return connection.executemany(self._text, values).rowcount

    def _values(self, row: dict[str, Any]) -> Any:
        """Return the values of a row as the driver expects them: in order, or by name."""
        row |= {name: msgspec.json.encode(row[name]).decode() for name in self._json}
        return row if self._places is None else tuple(row[name] for name in self._places)


Callback = Callable[[str, int], None]
Insert = sqlite.Insert | postgresql.Insert


class Database:
    """An engine, and everything that differs between the two databases.

    Methods that a database does not need do nothing.
    """

    shared = False  # may several processes serve from it?
    turn: AbstractContextManager[Any] = contextlib.nullcontext()  # entered by every thread that writes
    insert: Callable[[sa.Table], Insert]  # an INSERT that can also update an existing row

    def __init__(self, url: sa.URL) -> None:
        self.engine = sa.create_engine(
            url,
            pool_size=8,
            max_overflow=32,
            pool_timeout=SECONDS_TO_WAIT,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
        )

    def quick_transaction(self) -> AbstractContextManager[sqlite3.Connection] | None:
        """Return a transaction without SQLAlchemy, or None if the database has none."""
        return None

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def take_time(self, connection: sa.Connection) -> None:
        """Let this transaction take as long as it needs."""

    def touch(self, connection: sa.Connection) -> None:
        """Write without changing anything, to detect a read-only database."""

    def lock_out_migrations(self, connection: sa.Connection) -> None:
        """Lock out migrations by other processes until this transaction ends."""

    def notify(self, connection: Connection, versions: Iterable[tuple[str, int]]) -> None:
        """Notify listening processes of new versions of tables when this transaction is committed."""

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back for each notification until the returned function is called."""
        return lambda: None


def database(url: str) -> Database:
    """Return the database behind a URL. Raises ValueError.

    >>> database("mysql://localhost/games")
    Traceback (most recent call last):
    ValueError: The database must be sqlite:///FILE or postgresql://USER@HOST/NAME, got 'mysql://localhost/games'.
    """
    with contextlib.suppress(exc.ArgumentError):
        read = sa.make_url(url)
        if read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
            return SQLite(read)
        if read.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
            return PostgreSQL(read)
        url = read.render_as_string(hide_password=True)
    raise ValueError(f"The database must be sqlite:///FILE or postgresql://USER@HOST/NAME, got {url!r}.")


class SQLite(Database):
    """One file with a write-ahead log: reads never wait, and every commit is synced.

    Only one process serves from a file. Writing transactions are exclusive, and only the wait for them is limited.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url.set(query={"timeout": str(SECONDS_TO_WAIT), **url.query}))
        # SQLite lets a second writer sleep and poll; a lock wakes it immediately.
        self.turn = threading.Lock()
        self._kept: sa.PoolProxiedConnection | None = None  # for quick transactions
        sa.event.listen(self.engine, "connect", self._prepare)
        sa.event.listen(self.engine, "begin", self._begin)

    @contextmanager
    def quick_transaction(self) -> Iterator[sqlite3.Connection]:
        with self.turn:
            try:
                if self._kept is None:
                    self._kept = self.engine.raw_connection()
                driver = self._kept.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.execute("BEGIN IMMEDIATE")
                try:
                    yield driver
                    driver.execute("COMMIT")
                except BaseException:
                    with contextlib.suppress(sqlite3.Error):
                        driver.execute("ROLLBACK")
                    raise
            except sqlite3.IntegrityError as error:
                raise Conflict from error
            except (sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.NotSupportedError):
                raise
            except sqlite3.Error as error:
                raise unavailable(error) from error

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None
        super().close()

    def _prepare(self, connection: sqlite3.Connection, _: object) -> None:
        # The driver's own transactions exclude some statements; `_begin` begins them all.
        connection.isolation_level = None
        _use_write_ahead_log(connection)
        for setting in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    def _begin(self, connection: sa.Connection) -> None:
        # A transaction that starts as a reader cannot be upgraded after another process has written.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    def touch(self, connection: sa.Connection) -> None:
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {int(number)}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; retry while another process opens the new file."""
    end = time.monotonic() + SECONDS_TO_OPEN
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


class PostgreSQL(Database):
    """A server that several processes can share. They notify each other of what they store.

    SQLAlchemy detects a restart. `touch` is not needed: a read-only server rejects even a write that matches no row.
    """

    shared = True
    insert = staticmethod(postgresql.insert)

    def __init__(self, url: sa.URL) -> None:
        # Notice a dead server within seconds instead of the system's minutes.
        limits = f"-c lock_timeout={SECONDS_TO_WAIT}s -c statement_timeout={SECONDS_OF_A_STATEMENT}s"
        patience = {"connect_timeout": "2", "keepalives_idle": "10", "tcp_user_timeout": "10000", "options": limits}
        url = url.set(drivername="postgresql+psycopg", query={**patience, **url.query})
        try:
            super().__init__(url)
        except ModuleNotFoundError as error:
            raise ValueError("PostgreSQL needs a package: pip install 'psycopg[binary]'") from error

    def take_time(self, connection: sa.Connection) -> None:
        for limit in ("lock_timeout", "statement_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")

    def lock_out_migrations(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))

    def notify(self, connection: Connection, versions: Iterable[tuple[str, int]]) -> None:
        assert isinstance(connection, sa.Connection)
        connection.execute(NOTIFY, {"told": [f"{table_id} {version}" for table_id, version in versions]})

    def listen(self, callback: Callback) -> Callable[[], None]:
        return Listener(self._listening_connection, callback).stop

    def _listening_connection(self) -> psycopg.Connection[Any]:
        """Return a separate connection, since one from the pool would be reused."""
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
    """A thread that waits for other processes' notifications, and reconnects."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], callback: Callback) -> None:
        self._connect = connect
        self._callback = callback
        self._stopped = threading.Event()
        # Connect here and not in the thread, so that nothing is missed from now on.
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
                    table_id, _, version = notice.payload.partition(" ")
                    self._tell(table_id, int(version))
            except (psycopg.Error, StoreUnavailable) as error:
                log.warning("Lost the connection for notifications of other processes: %s", error)
                connection.close()
                self._stopped.wait(SECONDS_BETWEEN_LOOKS)
        connection.close()

    def _tell(self, table_id: str, version: int) -> None:
        try:
            self._callback(table_id, version)
        except Exception:
            log.exception("A listener to the database failed")
