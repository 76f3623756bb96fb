"""The hub: all tables of this process, and every change to them.

A change is applied to the table and then stored. It is acknowledged and published only after it is stored. If storing
fails, the table is loaded again, so that memory is never ahead of the database.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from functools import partial

from ..domain import actions, creation, decisions, links
from ..domain.callers import SERVER, Caller, admitted
from ..domain.commands import AnyAction, Claim, Command, Link, NewTable, Rematch, Sit, StandIn, Unlink
from ..domain.decisions import Decided
from ..domain.events import Recorded
from ..domain.idempotency import repeated
from ..domain.keys import hash_of, new_invite, new_key, new_salt, new_table_id, rematch_id
from ..domain.refusals import NotNow, Refused, Unavailable
from ..domain.storage import Addition, StoredTable
from ..domain.table import Table
from ..store.store import Conflict
from ..wire.encoding import encode
from ..wire.replies import ActionDone, CreatedTable, Done
from ..wire.view import Presence, StreamFrame, View
from .live_table import LiveTable
from .table_cache import TableCache

# Maximum attempts for a change when other processes write first.
TRIES = 8


class Stale(NotNow):
    """Raised for a command made for an earlier version. Carries the current view."""

    def __init__(self, current: View) -> None:
        super().__init__("stale", "The game has moved on; reload the table.")
        self.view = current


def _busy() -> Unavailable:
    return Unavailable("busy", "Too many requests for this table at the same time; try again.")


class Hub(TableCache):
    """All tables of this process, and what people and the server do at them."""

    async def create(self, new: NewTable, key: str | None) -> CreatedTable:
        """Create a table. A caller without a key gets one."""
        given = None if key else new_key()
        host = key or hash_of(given or "")
        seed, invite = secrets.randbits(63), new_invite()
        decision = await self.work.do(partial(creation.new_table, new, host, seed))
        table_id = await self._write_new(decision, seed, invite, host)
        return CreatedTable(table_id, invite, given)

    async def _write_new(
        self, decision: Decided, seed: int, invite: str, host: str, table_id: str | None = None
    ) -> str:
        """Store a new table and return its id. Raises `Conflict` if it is taken."""
        table_id, now = table_id or new_table_id(), self.clock()
        events = [Recorded(version, now, event) for version, event in enumerate(decision.events, 1)]
        holders = list(decision.seats.hold)
        new = StoredTable(table_id, now, seed, invite, host, holders, [], events, salt=new_salt())
        table = await self.work.do(partial(Table, new, decision.game))
        await self.call_store(self.store.create, new, table.rules, table.snapshot())
        self.keep(table)
        return table_id

    async def command(self, table_id: str, key: str | None, given: Command) -> Done:
        """Carry out an answer, an arrangement or an undo."""
        live = await self.live_table(table_id)
        for _ in range(TRIES):
            async with live.lock:
                table = await self.loaded(live)
                caller = Caller.at(table, key)
                if caller.seat is None or given.expected_version > table.version:
                    # Another process may have stored newer events.
                    table = await self.current(live)
                    caller = Caller.at(table, key)
                if (again := repeated(table, caller, given)) is not None:
                    return Done(again)
                decisions.check_playable(table)
                try:
                    await self._give_back(live, caller)
                    if caller.seat is not None and not table.moved <= given.expected_version <= table.version:
                        raise Stale(live.view(caller, self.clock()))
                    await self._write(live, decisions.command(table, caller, given), caller, given)
                except Conflict:
                    continue  # another process was faster, perhaps with the same command
                return Done(table.version)
        raise _busy()

    async def act(self, table_id: str, key: str | None, action: AnyAction) -> ActionDone:
        """Carry out an action. A caller without a key who sits down gets one."""
        given_key = None
        if key is None and isinstance(action, Sit | Claim):
            given_key = new_key()
            key = hash_of(given_key)
        live = await self.live_table(table_id)
        for _ in range(TRIES):
            async with live.lock:
                table = await self.current(live)
                caller = Caller.at(table, key)
                if (again := repeated(table, caller, action)) is not None:
                    return ActionDone(again, table_id=table.rematch if isinstance(action, Rematch) else None)
                decisions.check_playable(table)
                actions.check_action_count(table, caller, action)
                secret = None
                try:
                    match action:
                        case Rematch():
                            return await self._rematch(live, table, caller, action)
                        case Claim():
                            decision = links.claim(table, caller, hash_of(action.secret))
                        case Link():
                            secret = new_key()
                            decision = links.link(caller, hash_of(secret), self.clock())
                        case Unlink():
                            decision = links.unlink(table, caller, action)
                        case _:
                            if isinstance(action, StandIn) and action.seat in live.connected:
                                raise NotNow("not_away", "This player is connected.")
                            decision = actions.act(table, caller, action)
                    await self._write(live, decision, caller, action)
                except Conflict:
                    continue  # the decision may no longer be valid
                return ActionDone(table.version, key=given_key, secret=secret)
        raise _busy()

    async def delete(self, table_id: str, key: str | None) -> Done:
        """Delete a finished game that nobody else has played."""
        live = await self.live_table(table_id)
        async with live.lock:
            table = await self.current(live)
            actions.check_deletable(table, Caller.at(table, key))
            await self.call_store(self.store.delete, table_id)
            live.table = None
        self.live_tables.pop(table_id, None)
        live.wake()
        return Done(table.version)

    async def _rematch(self, live: LiveTable, table: Table, caller: Caller, action: Rematch) -> ActionDone:
        actions.check_rematch(table, caller)
        if table.rematch is not None:
            return ActionDone(table.version, table_id=table.rematch)
        # The new table is stored first: a crash in between leaves an unknown table, but no dead link.
        seed, table_id = secrets.randbits(63), rematch_id(table.id, table.host)
        decision = await self.work.do(partial(creation.rematch_table, table, seed))
        with suppress(Conflict):  # another process has just created it, or this one before it was killed
            await self._write_new(decision, seed, new_invite(), table.host, table_id)
        await self._write(live, actions.rematch(table, caller, table_id), caller, action)
        return ActionDone(table.version, table_id=table_id)

    async def change(self, live: LiveTable, decide: Callable[[Table], Decided | None]) -> bool:
        """Carry out a decision of the server. Return False if there was nothing to do."""
        async with live.lock:
            table = await self.loaded(live)
            decision = decide(table)
            if decision is None:
                return False
            try:
                await self._write(live, decision, SERVER)
            except Conflict:
                await self.loaded(live)  # another process wrote first; publish its events
                return False
            return True

    async def _give_back(self, live: LiveTable, caller: Caller) -> None:
        """Give a returning player their seat back from the stand-in."""
        table, seat = live.table, caller.seat
        assert table is not None
        if (
            seat is None
            or table.read_only is not None
            or table.status != "playing"
            or table.seats[seat].stand_in is None
        ):
            return
        if table.may_return(seat):
            await self._write(live, decisions.give_back(seat), SERVER)

    async def _write(
        self, live: LiveTable, decision: Decided, caller: Caller, given: Command | AnyAction | None = None
    ) -> None:
        """Apply, store and publish a decision. The caller holds the lock."""
        table = live.table
        assert table is not None
        events = decision.recorded(table, self.clock(), caller, given)
        try:
            published = [live.apply(recorded, decision.game) for recorded in events]
            table.seat_keys.change(decision.seats)
            await self.append(Addition(live.id, events, table.snapshot(), decision.seats))
        except BaseException:
            live.table = None
            raise
        self.publish(live, published)

    async def view_of(self, table_id: str, key: str | None) -> View:
        """Return the table at an address as the owner of a key may see it."""
        live = await self.live_table(table_id)
        async with live.lock:
            table = await self.current(live)
            return live.view(admitted(table, key), self.clock())

    async def follow(self, table_id: str, key: str | None, version: int | None, address: str) -> AsyncGenerator[bytes]:
        """Yield the frames after a version, indefinitely; without a version, the view first.

        Work for the follower is charged to their address.
        """
        live = await self.live_table(table_id)
        async with live.lock:
            # A table in a local variable would stay in memory as long as it is followed.
            viewer = admitted(await self.current(live), key).viewer
            with suppress(Conflict):
                await self._give_back(live, viewer)
        self._add_follower(live, viewer, address)
        try:
            presence = -1  # a new follower is told who is connected
            while not self.closing:
                changed = live.changed
                if live.table is not None and (now := admitted(live.table, key).viewer) != viewer:
                    # The follower sat down or lost the seat, so their view changes.
                    self._remove_follower(live, viewer, address)
                    viewer, version = now, None
                    self._add_follower(live, viewer, address)
                    changed = live.changed
                frames, version = await self._news(live, viewer, version)
                for frame in frames:
                    yield frame
                if presence != live.presence:
                    presence = live.presence
                    connected = Presence(sorted(live.connected), live.watching, live.bot_in(self.clock()))
                    yield encode(StreamFrame(version, "presence", connected))
                await changed.wait()
        except Refused:
            return
        finally:
            self._remove_follower(live, viewer, address)

    async def _news(self, live: LiveTable, viewer: Caller, version: int | None) -> tuple[list[bytes], int]:
        """Return the frames that a follower has missed, and the version they lead to."""
        if live.table is not None and version == live.published:
            return [], version
        if live.table is not None and version == live.published - 1 and viewer in live.newest:
            return [live.newest[viewer]], live.published
        async with live.lock:
            table = await self.loaded(live)
            return live.missed_by(viewer, version, self.clock()), table.version

    def _add_follower(self, live: LiveTable, viewer: Caller, address: str) -> None:
        live.add_follower(viewer, address)
        self.wake(live)

    def _remove_follower(self, live: LiveTable, viewer: Caller, address: str) -> None:
        live.remove_follower(viewer, address, self.clock())
        self.wake(live)
