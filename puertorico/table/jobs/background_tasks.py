"""What the server does by itself: bots answer, clocks run out, seats of absent people are kept warm, idle tables sleep.

One process drives a table at a time. On PostgreSQL a lease says which, so that another one goes on when it dies.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ..domain import decisions
from ..domain.decisions import Outcome, Refused
from ..domain.table import Table
from ..hub import Hub, Room
from ..store.store import StoreUnavailable
from .workers import Workers

log = logging.getLogger("puertorico.table")

# Seconds between the answers of bots, so that people can follow.
PACE = {"instant": 0.0, "fast": 0.25, "normal": 0.9, "slow": 2.2}

LEASE = 12.0
SWEEP = 3.0
IDLE = 120.0
_PRESENCE = 30.0


def pause_before_answer(table: Table, now: float) -> float:
    """The seconds until a bot may answer. A placement is answered kind by kind, but it is one thing to look at."""
    game = table.game
    last = game.log[-1] if game.log else None
    if last is not None and (last.seat, last.question) == (game.seat, game.question):
        return 0.0
    return max(0.0, table.updated + PACE[table.settings.pace] - now)


def _missed(room: Room, table: Table) -> int | None:
    """The seat that is asked and away, if others wait for it and it has no days to answer."""
    seat = table.asked
    if seat is None or table.paused or table.settings.clock.kind == "days":
        return None
    if table.seats[seat].answered_by is not None or seat in room.connected or not room.connected - {seat}:
        return None
    return seat


class Driver:
    """Has a task for each table at which something is due, and looks regularly for those that nobody drives."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub, self.workers = hub, workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leases: dict[str, float] = {}
        self._announced: dict[tuple[str, int], float] = {}  # seats known to be connected here, and until when
        self._sweeper: asyncio.Task[None] | None = None
        hub.on_change.append(self._look)

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreUnavailable):
            await self.hub.stored(self.hub.store.release, self.hub.process)

    def _look(self, room: Room) -> None:
        """Something changed at a table: see to it that somebody drives it if there is something to do."""
        if room.table is None:
            return
        missed = _missed(room, room.table)
        if missed is not None:
            room.away_since.setdefault(missed, self.hub.clock())
        if room.id not in self._tasks and not self.hub.closing and self._waits(room, room.table):
            task = self._tasks[room.id] = asyncio.create_task(self._drive(room))
            task.add_done_callback(lambda done: self._ended(room, done))

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.pop(room.id, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("driving stopped", extra={"game": room.id}, exc_info=error)

    def _waits(self, room: Room, table: Table) -> bool:
        """Is there anything the server may have to do at this table?"""
        return table.due is not None or self._absence(room, table) is not None

    def _absence(self, room: Room, table: Table) -> float | None:
        """When the asked player will have been away too long."""
        missed = _missed(room, table)
        return None if missed is None else room.away_since.get(missed, self.hub.clock()) + table.settings.grace

    async def _drive(self, room: Room) -> None:
        """Do what is due until nothing is."""
        while not self.hub.closing:
            changed, table = room.changed, room.table
            if table is None or not self._waits(room, table):
                return
            try:
                if not await self._is_mine(room):
                    return
                if table.bot_to_answer is not None:
                    await self._bot(room, table, changed)
                else:
                    await self._wait_for_person(room, table, changed)
            except StoreUnavailable as error:
                log.warning("the store is not available", extra={"game": room.id, "problem": str(error)})
                await asyncio.sleep(1.0)
                with suppress(StoreUnavailable, Refused):
                    await self.hub.room(room.id)

    async def _is_mine(self, room: Room) -> bool:
        """Hold the lease of a table, and renew it in time."""
        if not self.hub.store.shared:
            return True
        now = self.hub.clock()
        if self._leases.get(room.id, 0.0) - now > LEASE / 2:
            return True
        if await self.hub.stored(self.hub.store.lease, room.id, self.hub.process, now, LEASE):
            self._leases[room.id] = now + LEASE
            return True
        self._leases.pop(room.id, None)
        return False

    async def _bot(self, room: Room, table: Table, changed: asyncio.Event) -> None:
        """Let the bot think while the pace is kept, then give its answer, if it is still asked."""
        bot, seat, moved = table.bot_to_answer, table.asked, table.moved
        assert bot is not None
        assert seat is not None
        text, _ = await asyncio.gather(
            self.workers.choose(bot, table.game.record, seat, room.id),
            asyncio.sleep(pause_before_answer(table, self.hub.clock())),
        )

        def decide(table: Table) -> Outcome | None:
            if table.moved != moved or table.asked != seat or table.bot_to_answer is None:
                return None
            return decisions.bot_answers(table, seat, text)

        await self.hub.by_itself(room, decide)

    async def _wait_for_person(self, room: Room, table: Table, changed: asyncio.Event) -> None:
        """Wait for news, but no longer than the clock or the others' patience lasts; then a bot stands in."""
        absent, clock = self._absence(room, table), table.clocks.deadline()
        due = min((time for time in (absent, clock) if time is not None), default=None)
        if due is None:
            return  # somebody came back while the lease was asked for
        wait = due - self.hub.clock()
        if wait > 0:
            with suppress(TimeoutError):
                # Not longer than the lease, which has to be renewed.
                await asyncio.wait_for(changed.wait(), min(wait, LEASE / 3))
            return
        seat = table.asked
        if seat is None:
            return
        if absent is not None and absent == due and self.hub.store.shared:
            present = await self.hub.stored(self.hub.store.who_is_present, [room.id], self.hub.clock())
            room.elsewhere = present[room.id]
            if seat in room.elsewhere:
                room.away_since.pop(seat, None)
                return
        reason = "clock" if due == clock else "absent"

        def decide(table: Table) -> Outcome | None:
            if table.asked != seat or table.seats[seat].answered_by is not None or table.paused:
                return None
            return decisions.stand_in(table, seat, reason)

        await self.hub.by_itself(room, decide)

    async def _sweep(self) -> None:
        """Now and then: drive what nobody drives, tell other processes who is here, and put idle tables to sleep."""
        while True:
            try:
                await self._sweep_once()
            except StoreUnavailable as error:
                log.warning("the store is not available", extra={"problem": str(error)})
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        hub, now = self.hub, self.hub.clock()
        for game in await hub.stored(hub.store.undriven, now, 50):
            if game not in self._tasks:
                await self._wake(game)
        if hub.store.shared:
            await self._share_presence(now)
        for room in list(hub.rooms.values()):
            if hub.store.shared:
                self._look(room)  # the process that drove it may be gone
            idle = now - room.touched > IDLE and not room.followers and room.id not in self._tasks
            if idle and not room.lock.locked():
                hub.rooms.pop(room.id, None)

    async def _wake(self, game: str) -> None:
        """Drive a table that may not be in memory; one that cannot be read must not keep the others from it."""
        try:
            self._look(await self.hub.room(game))
        except Refused:
            return  # it has just been deleted
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a table cannot be read", extra={"game": game})

    async def _share_presence(self, now: float) -> None:
        """Say which seats are connected here, and learn which are connected elsewhere."""
        hub, rooms = self.hub, list(self.hub.rooms.values())
        here = {(room.id, seat) for room in rooms for seat in room.here}
        if gone := self._announced.keys() - here:
            await hub.stored(hub.store.absent, gone, hub.process)
        self._announced = {seat: until for seat, until in self._announced.items() if seat in here}
        if new := {seat for seat in here if self._announced.get(seat, 0.0) < now + _PRESENCE / 2}:
            await hub.stored(hub.store.present, new, hub.process, now + _PRESENCE)
            self._announced |= dict.fromkeys(new, now + _PRESENCE)
        followed = {room.id: room for room in rooms if room.followers}
        if not followed:
            return
        for game, present in (await hub.stored(hub.store.who_is_present, list(followed), now)).items():
            room = followed[game]
            if present - room.here != room.elsewhere:
                room.elsewhere = present - room.here
                room.presence += 1
                room.tell()
