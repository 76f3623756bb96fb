"""Tables in memory: loaded when they are needed, and up to date with other processes."""

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
from ..domain.storage import Addition
from ..domain.table import Table
from ..store.batch_writer import BatchWriter
from ..store.store import Store, StoreUnavailable
from .long_work import LongWork
from .room import Published, Room
from .store_threads import StoreThreads

log = logging.getLogger("puertorico.table")

P = ParamSpec("P")
T = TypeVar("T")

_GAME_ID = re.compile("[a-z0-9]{1,64}")

# Steps of games in memory; each takes about 3 kB. An ordinary game has up to 1,500 steps.
LONG_GAME = 3_000
MOST_STEPS_WITHOUT_FOLLOWERS = 20_000
MOST_STEPS_OF_OWNER = 50_000

# A client is told within two seconds that the database is stuck.
SECONDS_FOR_THE_STORE = 1.8


def _no_such_game() -> NotFound:
    return NotFound("no_such_game", "There is no game at this address.")


class TablesInMemory:
    """The tables of this process, and the store that they come from."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.on_change: list[Callable[[Room], None]] = []
        self.work = LongWork()
        self._threads = StoreThreads(4)
        self._writer = BatchWriter(lambda additions: self.stored(store.append_all, additions))

    async def stored(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a method of the store in a thread. Raises `StoreUnavailable` if it takes too long.

        It may then still succeed, as a commit may whose connection breaks.
        """
        return await self._in_time(self.patiently(work, *arguments, **named))

    async def _in_time(self, work: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(SECONDS_FOR_THE_STORE):
                return await work
        except TimeoutError:
            raise StoreUnavailable("The database takes too long to answer.") from None

    async def patiently(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a method of the store that nobody waits for, however long it takes."""
        return await self._threads.call(partial(work, *arguments, **named))

    async def append(self, addition: Addition) -> None:
        """Store an addition together with those of other tables. Raises `StoreUnavailable`."""
        # The time also counts while the additions before it are written.
        await self._in_time(self._writer.append(addition))

    async def room(self, game: str) -> Room:
        """Return the room of a table, loading it if necessary. Raises `Refused` if there is none."""
        if not _GAME_ID.fullmatch(game):  # some text cannot even be sent to a database
            raise _no_such_game()
        room = self.rooms.get(game)
        if room is None:
            room = self.rooms.setdefault(game, Room(game))
        if room.table is None:
            try:
                async with room.lock:
                    await self.loaded(room)
            except Refused:
                if not room.followers:
                    self.rooms.pop(game, None)
                raise
        room.touched = self.clock()
        return room

    async def loaded(self, room: Room) -> Table:
        """Return the table of a room. The caller holds the lock."""
        if room.table is None:
            try:
                stored = await self.stored(self.store.load, room.id)
            except ValueError as error:  # it was damaged, or written by a newer version
                log.error("a table cannot be read", extra={"game": room.id, "problem": type(error).__name__})
                raise unreadable() from None
            if stored is None:
                raise _no_such_game()
            table = await self.work.do(partial(reopened, stored))
            if table.read_only is not None:
                log.error("a game is read-only", extra={"game": room.id, "problem": table.read_only})
            room.table = table
            room.newest.clear()
            room.recent.clear()
            room.published = room.table.version
            self.wake(room)
            if table.steps > LONG_GAME:
                self.unload_surplus()
        return room.table

    def keep(self, table: Table) -> None:
        """Keep a new table in memory. A long imported one is read when someone looks at it."""
        if table.steps <= LONG_GAME:
            room = self.rooms[table.id] = Room(table.id, table, published=table.version)
            self.wake(room)

    def unload_surplus(self) -> None:
        """Unload the tables used least recently, of each owner who has too many steps in memory."""
        steps: Counter[str] = Counter()
        for room in sorted(self.rooms.values(), key=lambda room: room.touched, reverse=True):
            if room.table is None:
                continue
            owner = room.owner if room.followers else ""
            steps[owner] += room.table.steps
            is_surplus = steps[owner] > (MOST_STEPS_OF_OWNER if owner else MOST_STEPS_WITHOUT_FOLLOWERS)
            if is_surplus and not room.lock.locked():
                room.table = None

    async def current(self, room: Room) -> Table:
        """Return a room's table, up to date with other processes. The caller has the lock."""
        table = await self.loaded(room)
        if self.store.shared:
            await self._catch_up(room, table)
        return table

    async def forget_deleted(self) -> None:
        """Remove from memory the tables that any process has deleted from the store."""
        for game in await self.stored(self.store.missing, list(self.rooms)):
            if room := self.rooms.pop(game, None):
                async with room.lock:
                    room.table = None
                room.wake()

    async def catch_up(self, game: str, version: int) -> None:
        """Read a version that another process has stored, if the table is in memory."""
        room = self.rooms.get(game)
        if room is not None and self.is_news(game, version):
            async with room.lock:
                await self._catch_up(room, await self.loaded(room))

    def is_news(self, game: str, version: int) -> bool:
        """Return whether a table in memory lacks a version. May be called from any thread."""
        room = self.rooms.get(game)
        table = room.table if room else None
        return room is not None and (table is None or table.version < version)

    async def _catch_up(self, room: Room, table: Table) -> None:
        events = await self.stored(self.store.events_after, room.id, table.version)
        if any(isinstance(recorded.event, SEATING) for recorded in events):
            stored = await self.stored(self.store.load, room.id)
            if stored is None:
                return
            table.seat_keys(stored.holders, stored.links)
            events = stored.events[table.version :]
        if events:
            self.publish(room, [Published.applied(table, recorded) for recorded in events])

    def publish(self, room: Room, published: list[Published]) -> None:
        """Send events to all followers."""
        room.publish(published, self.clock())
        self.wake(room)

    def wake(self, room: Room) -> None:
        """Wake everyone who waits for a change of a table."""
        room.touched = self.clock()
        room.wake()
        for changed in self.on_change:
            changed(room)

    def begin_closing(self) -> None:
        """End all streams."""
        self.closing = True
        for room in self.rooms.values():
            room.wake()

    async def close(self) -> None:
        """End all streams and wait for the store's threads."""
        self.begin_closing()
        self.work.close()
        self._threads.close()
