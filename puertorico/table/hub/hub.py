"""The hub: all tables of this process, and every change to them.

A change is applied to the table and then stored. It is acknowledged and published only after it is stored. If storing
fails, the table is loaded again, so that memory never knows more than the database.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar, cast

import msgspec

from ...game.game import Game
from ..domain import actions, creation, decisions, links
from ..domain.callers import SERVER, Caller
from ..domain.commands import AnyAction, Claim, Command, Link, NewTable, Rematch, Sit, StandIn, Unlink
from ..domain.decisions import Decided
from ..domain.events import SEATING, Answered, Recorded, Said
from ..domain.keys import hash_of, new_game_id, new_invite, new_key, new_salt, rematch_id
from ..domain.refusals import Forbidden, NotFound, NotNow, Refused, Unavailable
from ..domain.repetitions import content_of
from ..domain.replay import reopened, unreadable
from ..domain.storage import Addition, StoredTable
from ..domain.table import Table
from ..store.batch_writer import BatchWriter
from ..store.store import Conflict, Store, StoreUnavailable
from ..views.log_view import LogPart
from ..views.view import personal_view, shared_view
from ..wire.replies import ActionDone, CreatedTable, Done
from ..wire.view import Happened, Presence, StreamFrame, View
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

# How often a change is tried again when another process was faster.
TRIES = 8

encode = msgspec.json.Encoder(enc_hook=str).encode


class Stale(NotNow):
    """Raised for a command made for an earlier version. Carries the current view."""

    def __init__(self, current: View) -> None:
        super().__init__("stale", "The game has moved on; look at it again.")
        self.view = current


def _no_such_game() -> NotFound:
    return NotFound("no_such_game", "There is no game at this address.")


def _busy() -> Unavailable:
    return Unavailable("busy", "Too many requests for this table at the same time; try again.")


class Hub:
    """All tables of this process."""

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

    # Tables

    async def room(self, game: str) -> Room:
        """Return the room of a table, loading it if necessary. Raises `Refused` if there is none."""
        if not _GAME_ID.fullmatch(game):  # some text cannot even be sent to a database
            raise _no_such_game()
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
            self._wake(room)
            if table.steps > LONG_GAME:
                self.unload_surplus()
        return room.table

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

    async def create(self, new: NewTable, key: str | None) -> CreatedTable:
        """Create a table. A caller without a key gets one."""
        given = None if key else new_key()
        host = key or hash_of(given or "")
        seed, invite = secrets.randbits(63), new_invite()
        decision = await self.work.do(partial(creation.new_table, new, host, seed))
        game = await self._write_new(decision, seed, invite, host)
        return CreatedTable(game, invite, given)

    async def _write_new(self, decision: Decided, seed: int, invite: str, host: str, game: str | None = None) -> str:
        """Store a new table and return its address. Raises `Conflict` if it is taken."""
        game, now = game or new_game_id(), self.clock()
        events = [Recorded(version, now, event) for version, event in enumerate(decision.events, 1)]
        holders = list(decision.seats.hold)
        new = StoredTable(game, now, seed, invite, host, holders, [], events, salt=new_salt())
        table = await self.work.do(partial(Table, new, decision.game))
        await self.stored(self.store.create, new, table.rules, table.snapshot())
        if table.steps > LONG_GAME:
            return game  # an imported game, which is read again when someone looks at it
        room = self.rooms[game] = Room(game, table, published=table.version, touched=now)
        self._wake(room)
        return game

    # Changes

    async def command(self, game: str, key: str | None, given: Command) -> Done:
        """Carry out an answer, an arrangement or an undo."""
        room = await self.room(game)
        for _ in range(TRIES):
            async with room.lock:
                table = await self.loaded(room)
                caller = Caller.at(table, key)
                if caller.seat is None or given.expected_version > table.version:
                    # Another process may know more.
                    table = await self.current(room)
                    caller = Caller.at(table, key)
                if (again := self._repeated(table, caller, given)) is not None:
                    return Done(again)
                decisions.check_playable(table)
                try:
                    await self._give_back(room, caller)
                    if caller.seat is not None and not table.moved <= given.expected_version <= table.version:
                        raise Stale(self.view(room, caller))
                    await self._write(room, decisions.command(table, caller, given), caller, given)
                except Conflict:
                    continue  # another process was faster, perhaps with the same command
                return Done(table.version)
        raise _busy()

    async def act(self, game: str, key: str | None, action: AnyAction) -> ActionDone:
        """Carry out an action. A caller without a key who sits down gets one."""
        given_key = None
        if key is None and isinstance(action, Sit | Claim):
            given_key = new_key()
            key = hash_of(given_key)
        room = await self.room(game)
        for _ in range(TRIES):
            async with room.lock:
                table = await self.current(room)
                caller = Caller.at(table, key)
                if (again := self._repeated(table, caller, action)) is not None:
                    return ActionDone(again, game=table.rematch if isinstance(action, Rematch) else None)
                decisions.check_playable(table)
                actions.check_chatter(table, caller, action)
                secret = None
                try:
                    match action:
                        case Rematch():
                            return await self._rematch(room, table, caller, action)
                        case Claim():
                            decision = links.claim(table, caller, hash_of(action.secret))
                        case Link():
                            secret = new_key()
                            decision = links.link(caller, hash_of(secret), self.clock())
                        case Unlink():
                            decision = links.unlink(table, caller, action)
                        case _:
                            if isinstance(action, StandIn) and action.seat in room.connected:
                                raise NotNow("not_away", "This player is here.")
                            decision = actions.act(table, caller, action)
                    await self._write(room, decision, caller, action)
                except Conflict:
                    continue  # what was decided may no longer hold
                return ActionDone(table.version, key=given_key, secret=secret)
        raise _busy()

    async def delete(self, game: str, key: str | None) -> Done:
        """Delete a finished game that nobody else has played."""
        room = await self.room(game)
        async with room.lock:
            table = await self.current(room)
            actions.check_deletable(table, Caller.at(table, key))
            await self.stored(self.store.delete, game)
            room.table = None
        self.rooms.pop(game, None)
        room.wake()
        return Done(table.version)

    async def _rematch(self, room: Room, table: Table, caller: Caller, action: Rematch) -> ActionDone:
        actions.check_rematch(table, caller)
        if table.rematch is not None:
            return ActionDone(table.version, game=table.rematch)
        # The new table is stored first: a crash in between leaves an unknown table, but no dead link.
        seed, game = secrets.randbits(63), rematch_id(table.id, table.host)
        decision = await self.work.do(partial(creation.rematch_table, table, seed, action.names))
        with suppress(Conflict):  # another process has just created it, or this one before it was killed
            await self._write_new(decision, seed, new_invite(), table.host, game)
        await self._write(room, actions.rematch(table, caller, game), caller, action)
        return ActionDone(table.version, game=game)

    async def change(self, room: Room, decide: Callable[[Table], Decided | None]) -> bool:
        """Carry out a decision of the server. Return False if there was nothing to do."""
        async with room.lock:
            table = await self.loaded(room)
            decision = decide(table)
            if decision is None:
                return False
            try:
                await self._write(room, decision, SERVER)
            except Conflict:
                await self.loaded(room)  # another process was faster; show it to the followers
                return False
            return True

    async def _give_back(self, room: Room, caller: Caller) -> None:
        """Give a player who shows up the seat back from the stand-in."""
        table, seat = room.table, caller.seat
        assert table is not None
        if (
            seat is None
            or table.read_only is not None
            or table.status != "playing"
            or table.seats[seat].stand_in is None
        ):
            return
        if table.may_return(seat):
            await self._write(room, decisions.give_back(seat), SERVER)

    def _repeated(self, table: Table, caller: Caller, given: Command | AnyAction) -> int | None:
        """Return the version that the same command led to before; None for a new one."""
        before = table.commands.get((caller.key, given.command_id)) if caller.key else None
        if before is None:
            return None
        # What earlier versions stored has no digest.
        if before.content is not None and before.content != content_of(given):
            raise NotNow("reused_id", "This command_id was used for another command; choose a new one for each.")
        return before.version

    async def _write(
        self, room: Room, decision: Decided, caller: Caller, given: Command | AnyAction | None = None
    ) -> None:
        """Apply, store and publish a decision. The caller holds the lock."""
        table = room.table
        assert table is not None
        events = decision.recorded(table, self.clock(), caller, given)
        try:
            published = [self._applied(table, recorded, decision.game) for recorded in events]
            table.change_seats(decision.seats)
            await self.append(Addition(room.id, events, table.snapshot(), decision.seats))
        except BaseException:
            room.table = None
            raise
        self._publish(room, published)

    def _applied(self, table: Table, recorded: Recorded, game: Game | None = None) -> Published:
        steps, event = table.steps, recorded.event
        table.apply(recorded, game)
        log = LogPart.of(table.game.log, steps if isinstance(event, Answered) else table.steps)
        chat = table.chat[-1] if isinstance(event, Said) else None
        return Published(recorded.version, event.kind, event.seat, log, chat)

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
            self._publish(room, [self._applied(table, recorded) for recorded in events])

    # Views and streams

    def view(self, room: Room, caller: Caller) -> View:
        """Return the table as the caller may see it."""
        assert room.table is not None
        return personal_view(room.table, caller, self._shared_view(room))

    def _shared_view(self, room: Room) -> View:
        assert room.table is not None
        return shared_view(room.table, room.connected, room.watching, self.clock(), self._bot_in(room))

    def _bot_in(self, room: Room) -> float | None:
        """Return the seconds until a bot plays for the player who is asked and away."""
        now = self.clock()
        then = room.bot_takes_over(now)
        return None if then is None else max(0.0, then - now)

    async def view_of(self, game: str, key: str | None) -> View:
        """Return the table at an address as the owner of a key may see it."""
        room = await self.room(game)
        async with room.lock:
            table = await self.current(room)
            return self.view(room, self.allowed(table, key))

    def allowed(self, table: Table, key: str | None) -> Caller:
        """Return the caller, or refuse a spectator at a table without spectators."""
        caller = Caller.at(table, key)
        if caller.seat is None and not caller.host and not table.settings.watchers:
            raise Forbidden("no_watchers", "This table does not admit spectators.")
        return caller

    def _publish(self, room: Room, published: list[Published]) -> None:
        """Send events to all followers; the newest frame is encoded once for each kind of viewer."""
        room.recent.extend(published)
        newest = published[-1]
        room.published = newest.version
        shared, encoded = self._shared_view(room), dict[int, msgspec.Raw]()
        room.newest = {viewer: self._frame(room, newest, viewer, encoded, shared) for viewer in room.followers}
        self._wake(room)

    def _frame(
        self, room: Room, event: Published, viewer: Caller, encoded: dict[int, msgspec.Raw], shared: View | None
    ) -> bytes:
        """Return the frame of an event; what several viewers share is made and encoded once.

        The newest event shows the view, with what is `shared` of it.
        """
        assert room.table is not None

        def once(part: T) -> T:
            if id(part) not in encoded:
                encoded[id(part)] = msgspec.Raw(encode(part))
            return cast(T, encoded[id(part)])

        moments = event.log.shown_to(viewer.seat, room.table.hides_points)
        happened = Happened(event.seat, once(moments) if moments else [], event.chat)
        if shared is not None:
            happened.view = personal_view(room.table, viewer, shared)
            happened.view.position = once(happened.view.position)
        return encode(StreamFrame(event.version, event.kind, happened))

    def _wake(self, room: Room) -> None:
        room.touched = self.clock()
        room.wake()
        for changed in self.on_change:
            changed(room)

    async def follow(self, game: str, key: str | None, version: int | None, address: str) -> AsyncGenerator[bytes]:
        """Yield the frames after a version, without end; first the view, if it is unknown.

        The work that the server does for the follower counts for their address.
        """
        room = await self.room(game)
        async with room.lock:
            # A table in a local variable would stay in memory as long as it is followed.
            viewer = self.allowed(await self.current(room), key).viewer
            with suppress(Conflict):
                await self._give_back(room, viewer)
        self._came(room, viewer, address)
        try:
            presence = -1  # a new follower is told who is connected
            while not self.closing:
                changed = room.changed
                if room.table is not None and (now := self.allowed(room.table, key).viewer) != viewer:
                    # The follower sat down or lost the seat and may see other things from now on.
                    self._went(room, viewer, address)
                    viewer, version = now, None
                    self._came(room, viewer, address)
                    changed = room.changed
                frames, version = await self._news(room, viewer, version)
                for frame in frames:
                    yield frame
                if presence != room.presence:
                    presence = room.presence
                    connected = Presence(sorted(room.connected), room.watching, self._bot_in(room))
                    yield encode(StreamFrame(version, "presence", connected))
                await changed.wait()
        except Refused:
            return
        finally:
            self._went(room, viewer, address)

    async def _news(self, room: Room, viewer: Caller, version: int | None) -> tuple[list[bytes], int]:
        """Return the frames that a follower has missed, and the version they lead to."""
        if room.table is not None and version == room.published:
            return [], version
        if room.table is not None and version == room.published - 1 and viewer in room.newest:
            return [room.newest[viewer]], room.published
        async with room.lock:
            table = await self.loaded(room)
            missed = [event for event in room.recent if version is not None and event.version > version]
            if version is None or version > table.version or len(missed) != table.version - version:
                return [encode(StreamFrame(table.version, "view", self.view(room, viewer)))], table.version
            shared = self._shared_view(room)
            frames = [self._frame(room, event, viewer, {}, shared if event is missed[-1] else None) for event in missed]
            return frames, table.version

    # Presence

    def _came(self, room: Room, viewer: Caller, address: str) -> None:
        room.followers[viewer] += 1
        room.addresses[viewer.seat, address] += 1
        if viewer.seat is not None:
            room.away_since.pop(viewer.seat, None)
        self._count_presence(room)

    def _went(self, room: Room, viewer: Caller, address: str) -> None:
        room.followers[viewer] -= 1
        room.addresses -= Counter({(viewer.seat, address): 1})  # without those that are 0
        if not room.followers[viewer]:
            del room.followers[viewer]
            if viewer.seat is not None and viewer.seat not in room.connected:
                room.away_since[viewer.seat] = self.clock()
        self._count_presence(room)

    def _count_presence(self, room: Room) -> None:
        room.presence += 1
        self._wake(room)

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
