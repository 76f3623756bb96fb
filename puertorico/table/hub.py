"""The hub: tables in memory, one change at a time at each, written down before anybody hears of it.

A change is applied to the table and then stored; only when the store has it, it is acknowledged and published. If it
cannot be stored, the table is read anew from the store, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from . import wire
from .domain import decisions
from .domain.decisions import Outcome, Refused, Who
from .domain.events import Addition, Event, StoredGame
from .domain.keys import hash_of, new_game_id, new_invite, new_key
from .domain.table import Table
from .store.batch_writer import Scribe
from .store.store import Conflict, Store
from .views.log_view import moments, shown_to
from .views.view import view

log = logging.getLogger("puertorico.table")

P = ParamSpec("P")
T = TypeVar("T")

# A client that missed no more than this many events gets them; one that missed more gets the whole view.
REMEMBERED = 100

_GAME_ID = re.compile("[a-z0-9]{1,64}")
_NO_SUCH_GAME = "There is no game at this address."

# So often a change is tried while other processes are faster.
TRIES = 8
_BUSY = "Too much happens at this table at once; try again."

# These change who holds which seat, so another process has to read the holders again.
_SEATING = {"sat", "claimed", "linked", "left", "seat_botted", "opened"}

encode = msgspec.json.Encoder(enc_hook=str).encode


class Stale(Refused):
    """The command was made for an earlier version; the current view comes with the refusal."""

    def __init__(self, current: wire.View) -> None:
        super().__init__(409, "stale", "The game has moved on; look at it again.")
        self.view = current


@dataclass(frozen=True, slots=True)
class Published:
    """An event as it is remembered for those who missed it."""

    version: int
    kind: str
    seat: int | None
    moments: list[wire.Moment]
    chat: wire.ChatLine | None


@dataclass(slots=True, eq=False)
class Room:
    """A table in memory, and who follows it."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: deque[Published] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    published: int = 0  # the newest version that is stored and told; the table is ahead while one is being stored
    newest: dict[Who, bytes] = field(default_factory=dict)  # the frame of that version, by who is to see it
    followers: Counter[Who] = field(default_factory=Counter)
    elsewhere: set[int] = field(default_factory=set)  # seats that are connected to other processes
    presence: int = 0  # counts the changes of presence
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    away_since: dict[int, float] = field(default_factory=dict)
    touched: float = 0.0

    @property
    def here(self) -> set[int]:
        return {who.seat for who in self.followers if who.seat is not None}

    @property
    def connected(self) -> set[int]:
        return self.here | self.elsewhere

    @property
    def watching(self) -> int:
        return sum(number for who, number in self.followers.items() if who.seat is None)

    def tell(self) -> None:
        """Wake whoever waits for news."""
        self.changed.set()
        self.changed = asyncio.Event()


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.on_change: list[Callable[[Room], None]] = []
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store")
        self._scribe = Scribe(lambda additions: self.stored(store.append_all, additions))

    async def stored(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Let a thread speak with the store; the loop goes on meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *arguments, **named))

    async def append(self, addition: Addition) -> None:
        """Let it be written down."""
        await self._scribe.append(addition)

    # Tables

    async def room(self, game: str) -> Room:
        """The room of a table, which is read from the store if need be. Raises `Refused` if there is none."""
        if not _GAME_ID.fullmatch(game):  # a database may not even be able to look for it
            raise Refused(404, "no_such_game", _NO_SUCH_GAME)
        room = self.rooms.get(game)
        if room is None:
            room = self.rooms.setdefault(game, Room(game))
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
        """The table of a room whose lock is held."""
        if room.table is None:
            stored = await self.stored(self.store.load, room.id)
            if stored is None:
                raise Refused(404, "no_such_game", _NO_SUCH_GAME)
            table = await asyncio.to_thread(Table.of, stored)
            if stored.snapshot is None or table.game.record != stored.snapshot.record:
                log.error("the events do not lead to the snapshot", extra={"game": room.id})
                raise Refused(500, "unreadable", "This game cannot be read as it was written.")
            room.table = table
            room.newest.clear()
            room.recent.clear()
            room.published = room.table.version
            self._woken(room)
        return room.table

    async def current(self, room: Room) -> Table:
        """The table of a room whose lock is held, with what other processes have written."""
        table = await self.loaded(room)
        if self.store.shared:
            await self._catch_up(room, table)
        return table

    async def forget_deleted(self) -> None:
        """Tables that have been deleted from the store, by whatever process, are not shown from memory either."""
        for game in await self.stored(self.store.missing, list(self.rooms)):
            if room := self.rooms.pop(game, None):
                async with room.lock:
                    room.table = None
                room.tell()

    async def create(self, new: wire.NewGame, key: str | None) -> wire.Created:
        """A new table. Whoever has no key gets one."""
        given = None if key else new_key()
        host = key or hash_of(given or "")
        created, seed = self.clock(), secrets.randbits(63)
        data, holders = await asyncio.to_thread(decisions.new_table, new, host, seed)
        game, invite = new_game_id(), new_invite()
        events = [Event(1, "created", None, data, created)]
        if not any(seat["kind"] == "open" for seat in data["seats"]):
            events.append(Event(2, "started", None, {"bot": new.settings.stand_in}, created))
        await self._write_new(game, seed, invite, host, events, holders, created)
        return wire.Created(game, invite, given)

    async def _write_new(
        self,
        game: str,
        seed: int,
        invite: str,
        host: str,
        events: list[Event],
        holders: list[tuple[int, str]],
        at: float,
    ) -> None:
        new = StoredGame(game, at, seed, invite, host, holders, [], events)
        table = await asyncio.to_thread(Table.of, new)
        await self.stored(self.store.create, new, table.rules, table.snapshot())
        room = self.rooms[game] = Room(game, table, published=table.version, touched=at)
        self._woken(room)

    # Changes

    async def command(self, game: str, key: str | None, given: wire.Command) -> wire.Done:
        """Answer, arrange or undo."""
        room = await self.room(game)
        for _ in range(TRIES):
            async with room.lock:
                table = await self.loaded(room)
                who = Who.at(table, key)
                if who.seat is None or given.expected_version > table.version:
                    # Perhaps another process knows more.
                    table = await self.current(room)
                    who = Who.at(table, key)
                if (again := self._repeated(table, who, given.command_id)) is not None:
                    return wire.Done(again)
                decisions.check_length(table)
                try:
                    await self._back(room, who)
                    if who.seat is not None and not table.moved <= given.expected_version <= table.version:
                        raise Stale(self.view(room, who))
                    await self._write(room, decisions.command(table, who, given), who, given.command_id)
                except Conflict:
                    continue  # another process was faster, perhaps with this very command
                return wire.Done(table.version)
        raise Refused(503, "busy", _BUSY)

    async def act(self, game: str, key: str | None, action: wire.AnyAction) -> wire.ActionDone:
        """Whatever else people do at a table."""
        given_key = None
        if key is None and isinstance(action, wire.Sit | wire.Claim):
            given_key = new_key()
            key = hash_of(given_key)
        room = await self.room(game)
        for _ in range(TRIES):
            async with room.lock:
                table = await self.current(room)
                who = Who.at(table, key)
                if (again := self._repeated(table, who, action.command_id)) is not None:
                    return wire.ActionDone(again, game=table.rematch if isinstance(action, wire.Rematch) else None)
                decisions.check_length(table)
                secret = new_key() if isinstance(action, wire.Link) else None
                try:
                    if isinstance(action, wire.Rematch):
                        return await self._rematch(room, who, action)
                    if isinstance(action, wire.Claim):
                        outcome = decisions.claim(table, who, hash_of(action.secret))
                    elif secret is not None:
                        outcome = decisions.link(table, who, hash_of(secret))
                    else:
                        outcome = decisions.act(table, who, action)
                    await self._write(room, outcome, who, action.command_id)
                except Conflict:
                    continue  # what was decided may no longer hold: look again
                return wire.ActionDone(table.version, key=given_key, secret=secret)
        raise Refused(503, "busy", _BUSY)

    async def _rematch(self, room: Room, who: Who, action: wire.Rematch) -> wire.ActionDone:
        """The new table is written first: a crash in between leaves a table that nobody knows of, and no dead link."""
        table = room.table
        assert table is not None
        decisions.rematch(table, who, "")
        if table.rematch is not None:
            return wire.ActionDone(table.version, game=table.rematch)
        game, now, seed = new_game_id(), self.clock(), secrets.randbits(63)
        data, holders = await asyncio.to_thread(decisions.table_again, table, seed, action.names)
        events = [
            Event(1, "created", None, data, now),
            Event(2, "started", None, {"bot": table.settings.stand_in}, now),
        ]
        await self._write_new(game, seed, new_invite(), table.host, events, holders, now)
        await self._write(room, decisions.rematch(table, who, game), who, action.command_id)
        return wire.ActionDone(table.version, game=game)

    async def by_itself(self, room: Room, decide: Callable[[Table], Outcome | None]) -> bool:
        """Something that the server does at a table; False if there is nothing to do any more."""
        async with room.lock:
            table = await self.loaded(room)
            outcome = decide(table)
            if outcome is None:
                return False
            try:
                await self._write(room, outcome, Who(None, None, False), None)
            except Conflict:
                await self.loaded(room)  # somebody else was faster, and who follows here is to see it
                return False
            return True

    async def _back(self, room: Room, who: Who) -> None:
        """Somebody who is away and shows up gets the seat back from the bot that stood in."""
        table = room.table
        assert table is not None
        if who.seat is not None and table.status == "playing" and table.seats[who.seat].stand_in is not None:
            await self._write(room, decisions.give_back(table, who.seat), Who(None, None, False), None)

    def _repeated(self, table: Table, who: Who, command_id: str) -> int | None:
        return table.commands.get((who.key, command_id)) if who.key else None

    async def _write(self, room: Room, outcome: Outcome, who: Who, command_id: str | None) -> None:
        """Apply, store, publish. The lock is held."""
        table = room.table
        assert table is not None
        events = outcome.numbered(table, self.clock(), who, command_id)
        try:
            published = [self._applied(table, event, played=True) for event in events]
            table.hold(outcome.hold, outcome.forget, outcome.link)
            await self.append(Addition(room.id, events, table.snapshot(), outcome.hold, outcome.forget, outcome.link))
        except BaseException:
            room.table = None
            raise
        self._publish(room, published)

    def _applied(self, table: Table, event: Event, *, played: bool) -> Published:
        steps = table.steps
        table.apply(event, played=played)
        entries = table.game.log[steps:] if event.kind == "answered" else []
        chat = table.chat[-1] if event.kind == "said" else None
        return Published(event.version, event.kind, event.seat, moments(entries, steps + 1), chat)

    async def catch_up(self, game: str, version: int) -> None:
        """Some process has written this version of a table: take it over, if it is news and anybody here cares."""
        room = self.rooms.get(game)
        if room is not None and self.is_news(game, version):
            async with room.lock:
                await self._catch_up(room, await self.loaded(room))

    def is_news(self, game: str, version: int) -> bool:
        """Does anybody here care for that version and not know it? May be asked from any thread."""
        room = self.rooms.get(game)
        table = room.table if room else None
        return room is not None and (table is None or table.version < version)

    async def _catch_up(self, room: Room, table: Table) -> None:
        events = await self.stored(self.store.events_after, room.id, table.version)
        if any(event.kind in _SEATING for event in events):
            stored = await self.stored(self.store.load, room.id)
            if stored is None:
                return
            table.holders = {key: seat for seat, key in stored.holders}
            table.links = {key: seat for seat, key in stored.links}
            events = stored.events[table.version :]
        if events:
            self._publish(room, [self._applied(table, event, played=False) for event in events])

    # What people are shown

    def view(self, room: Room, who: Who) -> wire.View:
        assert room.table is not None
        return view(room.table, who, room.connected, room.watching, self.clock())

    async def view_of(self, game: str, key: str | None) -> wire.View:
        room = await self.room(game)
        async with room.lock:
            table = await self.current(room)
            return self.view(room, self.allowed(table, key))

    def allowed(self, table: Table, key: str | None) -> Who:
        """Whoever asks; refused if the table does not want to be watched."""
        who = Who.at(table, key)
        if who.seat is None and not who.host and not table.settings.watchers:
            raise Refused(403, "no_watchers", "The people at this table do not want to be watched.")
        return who

    def _publish(self, room: Room, published: list[Published]) -> None:
        """Let everybody who follows hear of it; for each kind of follower the newest frame is made once."""
        room.recent.extend(published)
        newest = published[-1]
        room.published = newest.version
        room.newest = {who: self._frame(room, newest, who, last=True) for who in room.followers}
        self._woken(room)

    def _frame(self, room: Room, event: Published, who: Who, *, last: bool) -> bytes:
        assert room.table is not None
        happened = wire.Happened(
            seat=event.seat,
            moments=shown_to(event.moments, who.seat, room.table.hides_points),
            chat=event.chat,
            view=self.view(room, who) if last else None,
        )
        return encode(wire.Frame(event.version, event.kind, happened))

    def _woken(self, room: Room) -> None:
        room.touched = self.clock()
        room.tell()
        for heard in self.on_change:
            heard(room)

    async def follow(self, game: str, key: str | None, version: int | None) -> AsyncGenerator[bytes]:
        """Frames from a version on, without an end; whoever has a version that is unknown here gets the view first."""
        room = await self.room(game)
        async with room.lock:
            table = await self.current(room)
            who = self.allowed(table, key).viewer
            with suppress(Conflict):
                await self._back(room, who)
        self._came(room, who)
        try:
            presence = -1  # whoever comes is told who is there
            while not self.closing:
                changed = room.changed
                if room.table is not None and (now := self.allowed(room.table, key).viewer) != who:
                    # Somebody sat down, or lost the seat: from now on other things may be shown.
                    self._went(room, who)
                    who, version = now, None
                    self._came(room, who)
                    changed = room.changed
                frames, version = await self._news(room, who, version)
                for frame in frames:
                    yield frame
                if presence != room.presence:
                    presence = room.presence
                    connected = wire.Presence(sorted(room.connected), room.watching)
                    yield encode(wire.Frame(version, "presence", connected))
                await changed.wait()
        except Refused:
            return
        finally:
            self._went(room, who)

    async def _news(self, room: Room, who: Who, version: int | None) -> tuple[list[bytes], int]:
        """What somebody who has seen this version has missed, and the version that this leads to."""
        if room.table is not None and version == room.published:
            return [], version
        if room.table is not None and version == room.published - 1 and who in room.newest:
            return [room.newest[who]], room.published
        async with room.lock:
            table = await self.loaded(room)
            missed = [event for event in room.recent if version is not None and event.version > version]
            if version is None or version > table.version or len(missed) != table.version - version:
                return [encode(wire.Frame(table.version, "view", self.view(room, who)))], table.version
            frames = [self._frame(room, event, who, last=event is missed[-1]) for event in missed]
            return frames, table.version

    # Presence

    def _came(self, room: Room, who: Who) -> None:
        room.followers[who] += 1
        if who.seat is not None:
            room.away_since.pop(who.seat, None)
        self._presence(room)

    def _went(self, room: Room, who: Who) -> None:
        room.followers[who] -= 1
        if not room.followers[who]:
            del room.followers[who]
            if who.seat is not None and who.seat not in room.connected:
                room.away_since[who.seat] = self.clock()
        self._presence(room)

    def _presence(self, room: Room) -> None:
        room.presence += 1
        self._woken(room)

    def begin_closing(self) -> None:
        """Let all streams end."""
        self.closing = True
        for room in self.rooms.values():
            room.tell()

    async def close(self) -> None:
        self.begin_closing()
        self._threads.shutdown(wait=True)
