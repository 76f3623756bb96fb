"""The cache of tables: loaded when they are needed, and up to date with other processes."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import ParamSpec, TypeVar

from ..domain.events import SEATING
from ..domain.refusals import NotFound, Refused
from ..domain.replay import reopened, unreadable
from ..domain.seat_keys import SeatKeys
from ..domain.storage import Addition
from ..domain.table import Table
from ..store.batch_writer import BatchWriter, Results
from ..store.store import Store, StoreUnavailable
from .live_table import LiveTable, Published
from .long_work import LongWork
from .store_threads import StoreThreads

log = logging.getLogger("puertorico.table")

P = ParamSpec("P")
T = TypeVar("T")

_TABLE_ID = re.compile("[a-z0-9]{1,64}")

# Steps of games in memory; each takes about 3 kB. An ordinary game has up to 1,500 steps.
LONG_GAME = 3_000
MOST_STEPS_WITHOUT_FOLLOWERS = 20_000
MOST_STEPS_OF_OWNER = 50_000

# Clients must get an error within two seconds if the database hangs.
SECONDS_FOR_THE_STORE = 1.8


def _no_such_table() -> NotFound:
    return NotFound("no_such_game", "There is no game at this address.")


class TableCache:
    """The tables of this process, and the store that they come from."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock
        self.process = secrets.token_hex(8)
        self.live_tables: dict[str, LiveTable] = {}
        self.closing = False
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.work = LongWork()
        self._threads = StoreThreads(4)
        self._writer = BatchWriter(self._append_all)

    async def call_store(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a method of the store in a thread. Raises `StoreUnavailable` if it takes too long.

        The call may still succeed afterwards, like a commit whose connection breaks.
        """
        return await self._in_time(self.call_store_without_limit(work, *arguments, **named))

    async def _in_time(self, work: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(SECONDS_FOR_THE_STORE):
                return await work
        except TimeoutError:
            raise StoreUnavailable("The database takes too long to answer.") from None

    async def call_store_without_limit(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a method of the store in a thread, for work that nobody waits for."""
        return await self._threads.call(partial(work, *arguments, **named))

    async def append(self, addition: Addition) -> None:
        """Store an addition together with those of other tables. Raises `StoreUnavailable`."""
        # The timeout includes waiting for earlier additions to be written.
        await self._in_time(self._writer.append(addition))

    async def _append_all(self, additions: list[Addition]) -> Results:
        return await self.call_store(self.store.append_all, additions)

    async def live_table(self, table_id: str) -> LiveTable:
        """Return a table in memory, loading it if necessary. Raises `Refused` if there is none."""
        if not _TABLE_ID.fullmatch(table_id):  # some strings cannot even be sent to a database
            raise _no_such_table()
        live = self.live_tables.get(table_id)
        if live is None:
            live = self.live_tables.setdefault(table_id, LiveTable(table_id))
        if live.table is None:
            try:
                async with live.lock:
                    await self.loaded(live)
            except Refused:
                if not live.followers:
                    self.live_tables.pop(table_id, None)
                raise
        live.last_used = self.clock()
        return live

    async def loaded(self, live: LiveTable) -> Table:
        """Return a live table's table, loading it if necessary. The caller holds the lock."""
        if live.table is None:
            try:
                stored = await self.call_store(self.store.load, live.id)
            except ValueError as error:  # it was damaged, or written by a newer version
                log.error("a table cannot be read", extra={"game": live.id, "problem": type(error).__name__})
                raise unreadable() from None
            if stored is None:
                raise _no_such_table()
            table = await self.work.do(partial(reopened, stored))
            if table.read_only is not None:
                log.error("a game is read-only", extra={"game": live.id, "problem": table.read_only})
            live.table = table
            live.newest.clear()
            live.recent.clear()
            live.published = live.table.version
            self.wake(live)
            if table.steps > LONG_GAME:
                self.unload_surplus()
        return live.table

    def keep(self, table: Table) -> None:
        """Keep a new table in memory. A long imported one is read when someone looks at it."""
        if table.steps <= LONG_GAME:
            live = self.live_tables[table.id] = LiveTable(table.id, table, published=table.version)
            self.wake(live)

    def unload_surplus(self) -> None:
        """Unload the least recently used tables of owners with too many steps in memory."""
        steps: Counter[str] = Counter()
        for live in sorted(self.live_tables.values(), key=lambda live: live.last_used, reverse=True):
            if live.table is None:
                continue
            owner = live.owner if live.followers else ""
            steps[owner] += live.table.steps
            is_surplus = steps[owner] > (MOST_STEPS_OF_OWNER if owner else MOST_STEPS_WITHOUT_FOLLOWERS)
            if is_surplus and not live.lock.locked():
                live.table = None

    async def current(self, live: LiveTable) -> Table:
        """Return a live table's table, up to date with other processes. The caller holds the lock."""
        table = await self.loaded(live)
        if self.store.shared:
            await self._catch_up(live, table)
        return table

    async def forget_deleted(self) -> None:
        """Remove from memory the tables that any process has deleted from the store."""
        for table_id in await self.call_store(self.store.missing, list(self.live_tables)):
            if live := self.live_tables.pop(table_id, None):
                async with live.lock:
                    live.table = None
                live.wake()

    async def catch_up(self, table_id: str, version: int) -> None:
        """Read a version that another process has stored, if the table is in memory."""
        live = self.live_tables.get(table_id)
        if live is not None and self.is_news(table_id, version):
            async with live.lock:
                await self._catch_up(live, await self.loaded(live))

    def is_news(self, table_id: str, version: int) -> bool:
        """Return whether a table in memory lacks a version. Thread-safe."""
        live = self.live_tables.get(table_id)
        table = live.table if live else None
        return live is not None and (table is None or table.version < version)

    async def _catch_up(self, live: LiveTable, table: Table) -> None:
        events = await self.call_store(self.store.events_after, live.id, table.version)
        if any(isinstance(recorded.event, SEATING) for recorded in events):
            stored = await self.call_store(self.store.load, live.id)
            if stored is None:
                return
            table.seat_keys = SeatKeys(stored.holders, stored.links)
            events = stored.events[table.version :]
        if events:
            self.publish(live, [live.apply(recorded) for recorded in events])

    def publish(self, live: LiveTable, published: list[Published]) -> None:
        """Send events to all followers."""
        live.publish(published, self.clock())
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Wake everyone who waits for a change of a table."""
        live.last_used = self.clock()
        live.wake()
        for changed in self.on_change:
            changed(live)

    def begin_closing(self) -> None:
        """End all streams."""
        self.closing = True
        for live in self.live_tables.values():
            live.wake()

    async def close(self) -> None:
        """End all streams and wait for the store's threads."""
        self.begin_closing()
        self.work.close()
        self._threads.close()
