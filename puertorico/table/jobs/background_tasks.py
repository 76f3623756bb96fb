"""Background tasks: bot moves, clocks, stand-ins, unloading of idle tables.

One process at a time runs the tasks of a table. On PostgreSQL a lease says which. It ends with the heartbeats of the
process, so that another one takes over when it dies.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

from ...arena.match import derived_seed
from ..domain import decisions
from ..domain.decisions import Decided
from ..domain.pace import pause_before_answer
from ..domain.refusals import Refused
from ..domain.table import Table
from ..hub.hub import Hub
from ..hub.live_table import LiveTable
from ..store.store import StoreUnavailable
from .worker_pool import Rank
from .workers import Workers

log = logging.getLogger("puertorico.table")

# All in seconds. A table waits for its dead process at most for LIFETIME and the time until the next LOOK.
LIFETIME = 1.5  # of a process after its last heartbeat
BEAT = 0.5  # between heartbeats
LOOK = 0.5  # between looks for tables that no process runs
PATIENCE = 3.0  # before a process looks again at its own table that is due
SWEEP = 3.0
IDLE = 120.0  # before a table is unloaded
STEPS_TO_FREE = 10_000  # of unloaded games before their memory is returned to the system: about 30 MB
_PRESENCE = 30.0


class BackgroundTasks:
    """One task per table where something is due, and a sweep for tables without a task."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub, self.workers = hub, workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leases: set[str] = set()
        self._alive_until = 0.0  # as the other processes know it
        self._announced: dict[tuple[str, int], float] = {}  # seats announced as connected here, and until when
        self._regular: list[asyncio.Task[None]] = []
        self._steps = 0  # in memory, at most, since memory was last returned to the system
        hub.on_change.append(self._look)

    async def start(self) -> None:
        """Start the periodic tasks."""
        self._regular = [asyncio.create_task(self._repeat(self._sweep_once, SWEEP))]
        self._regular.append(asyncio.create_task(self._repeat(self._take_over, LOOK)))
        if self.hub.store.shared:
            with suppress(StoreUnavailable):
                await self._heartbeat()
            self._regular.append(asyncio.create_task(self._repeat(self._heartbeat, BEAT)))

    async def stop(self) -> None:
        """Cancel all tasks and release all leases."""
        tasks = [*self._tasks.values(), *self._regular]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreUnavailable):
            await self.hub.call_store(self.hub.store.coordination.release, self.hub.process)

    def _look(self, live: LiveTable) -> None:
        """Start the task of a changed table, if something is due there."""
        if live.table is None:
            return
        missed = live.missed
        if missed is not None:
            live.away_since.setdefault(missed, self.hub.clock())
        if live.id not in self._tasks and not self.hub.closing and self._waits(live, live.table):
            task = self._tasks[live.id] = asyncio.create_task(self._run(live))
            task.add_done_callback(lambda done: self._ended(live, done))

    def _ended(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._tasks.pop(live.id, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("the task of a table failed", extra={"game": live.id}, exc_info=error)

    def _waits(self, live: LiveTable, table: Table) -> bool:
        """Return whether the server may have to do something at this table."""
        watched = table.bot_to_answer is not None and bool(live.followers)
        return watched or table.due is not None or live.bot_takes_over(self.hub.clock()) is not None

    async def _run(self, live: LiveTable) -> None:
        """Run everything that is due at a table."""
        while not self.hub.closing:
            changed, table = live.changed, live.table
            if table is None or not self._waits(live, table):
                return
            try:
                if not await self._is_mine(live):
                    return
                if table.bot_to_answer is not None:
                    await self._bot(live, table)
                else:
                    await self._wait(live, table, changed)
            except StoreUnavailable as error:
                log.warning("the store is not available", extra={"game": live.id, "problem": str(error)})
                await asyncio.sleep(1.0)
                with suppress(StoreUnavailable, Refused):
                    await self.hub.live_table(live.id)

    async def _is_mine(self, live: LiveTable) -> bool:
        """Take the lease of a table if it is not taken. Return False if another process has it."""
        hub = self.hub
        if not hub.store.shared or live.id in self._leases:
            return True
        if await hub.call_store(hub.store.coordination.lease, live.id, hub.process, hub.clock()):
            self._leases.add(live.id)
            return True
        return False

    async def _bot(self, live: LiveTable, table: Table) -> None:
        """Let the bot choose during the pause, then give its answer if it is still asked."""
        bot, seat, moved = table.bot_to_answer, table.asked, table.moved
        assert bot is not None
        assert seat is not None
        record = table.game.record
        # The seed of the table is secret. With the position in it, a bot that is recreated mid-game does not repeat its
        # random numbers.
        seed = derived_seed(table.seed, "bots", seat, record.hex())
        rank = Rank.PLAYED if live.connected else Rank.WATCHED
        text, _ = await asyncio.gather(
            self.workers.choose(bot, record, seat, live.id, seed=seed, owner=live.owner, rank=rank),
            asyncio.sleep(pause_before_answer(table, self.hub.clock())),
        )

        def decide(table: Table) -> Decided | None:
            if table.moved != moved or table.asked != seat or table.bot_to_answer is None:
                return None
            return decisions.answers(table, seat, [text])

        await self.hub.change(live, decide)

    async def _wait(self, live: LiveTable, table: Table, changed: asyncio.Event) -> None:
        """Wait for a change, or until a clock, grace period, pause or request runs out."""
        absent = live.bot_takes_over(self.hub.clock())
        due = min((time for time in (absent, table.due) if time is not None), default=None)
        if due is None:
            return  # the player came back while the lease was requested
        wait = due - self.hub.clock()
        if wait > 0:
            with suppress(TimeoutError):
                # The lease may have been lost meanwhile.
                await asyncio.wait_for(changed.wait(), min(wait, PATIENCE))
        elif table.takeback is not None and table.takeback.expires == due:
            await self.hub.change(live, decisions.end_takeback)
        elif table.pause_ends == due:
            await self.hub.change(live, decisions.end_pause)
        else:
            await self._stand_in(live, table, "clock" if table.due == due else "absent")

    async def _stand_in(self, live: LiveTable, table: Table, reason: Literal["absent", "clock"]) -> None:
        """Let a bot play for the asked player, unless they are connected elsewhere."""
        seat = table.asked
        if seat is None:
            return
        if reason == "absent" and self.hub.store.shared:
            present = await self.hub.call_store(self.hub.store.coordination.who_is_present, [live.id], self.hub.clock())
            live.elsewhere = present[live.id]
            if seat in live.elsewhere:
                live.away_since.pop(seat, None)
                return

        def decide(table: Table) -> Decided | None:
            if table.asked != seat or table.seats[seat].answered_by is not None or table.paused:
                return None
            return decisions.stand_in(table, seat, reason)

        await self.hub.change(live, decide)

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Run a function periodically, and log its errors."""
        while True:
            try:
                await work()
            except StoreUnavailable as error:
                log.warning("the store is not available", extra={"problem": str(error)})
            except Exception:
                log.exception("a background task failed")
            await asyncio.sleep(seconds)

    async def _heartbeat(self) -> None:
        """Send a heartbeat to the other processes. If it is late, leases may have been lost."""
        hub, now = self.hub, self.hub.clock()
        if now > self._alive_until:
            self._leases.clear()
        await hub.call_store(hub.store.coordination.heartbeat, hub.process, now + LIFETIME)
        self._alive_until = now + LIFETIME

    async def _take_over(self) -> None:
        """Start the tasks of tables that need one and that no live process runs."""
        hub = self.hub
        if hub.store.shared:
            followed = [live for live in hub.live_tables.values() if live.followers and live.id not in self._tasks]
            waiting = {live.id: live for live in followed if live.table is not None and self._waits(live, live.table)}
            not_run = hub.store.coordination.not_run
            for table_id in await hub.call_store(not_run, list(waiting), hub.process, hub.clock()):
                self._look(waiting[table_id])
        for table_id in await hub.call_store(hub.store.coordination.overdue, hub.process, hub.clock(), 50, PATIENCE):
            if table_id not in self._tasks:
                await self._wake(table_id)

    async def _sweep_once(self) -> None:
        """Share presence, unload idle tables and release unused leases."""
        hub, now = self.hub, self.hub.clock()
        if hub.store.shared:
            await self._share_presence(now)
        for live in list(hub.live_tables.values()):
            idle = now - live.last_used > IDLE and not live.followers and live.id not in self._tasks
            if idle and not live.lock.locked():
                hub.live_tables.pop(live.id, None)
        hub.unload_surplus()
        steps = sum(live.table.steps for live in hub.live_tables.values() if live.table)
        if self._steps - steps > STEPS_TO_FREE:
            await asyncio.to_thread(return_memory)
            self._steps = steps
        self._steps = max(self._steps, steps)
        # Another process may have work at a table where this one has none.
        if given_up := self._leases - self._tasks.keys():
            self._leases -= given_up
            await hub.call_store(hub.store.coordination.give_up, hub.process, given_up)

    async def _wake(self, table_id: str) -> None:
        """Load a table and start its task. A table that cannot be read must not stop the others."""
        try:
            live = await self.hub.live_table(table_id)
            if self.hub.store.shared:
                await self.hub.catch_up(table_id, sys.maxsize)
            self._look(live)
            if live.table is not None and live.table.due is None:
                # It is read-only, or an earlier version let bots play among themselves there.
                await self.hub.call_store(self.hub.store.is_not_due, table_id, live.table.version)
        except Refused:
            return  # it has just been deleted
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a table cannot be read", extra={"game": table_id})

    async def _share_presence(self, now: float) -> None:
        """Store which seats are connected here, and load which are connected elsewhere."""
        hub, live_tables = self.hub, list(self.hub.live_tables.values())
        here = {(live.id, seat) for live in live_tables for seat in live.here}
        if gone := self._announced.keys() - here:
            await hub.call_store(hub.store.coordination.absent, gone, hub.process)
        self._announced = {seat: until for seat, until in self._announced.items() if seat in here}
        if new := {seat for seat in here if self._announced.get(seat, 0.0) < now + _PRESENCE / 2}:
            await hub.call_store(hub.store.coordination.present, new, hub.process, now + _PRESENCE)
            self._announced |= dict.fromkeys(new, now + _PRESENCE)
        followed = {live.id: live for live in live_tables if live.followers}
        if not followed:
            return
        everywhere = await hub.call_store(hub.store.coordination.who_is_present, list(followed), now)
        for table_id, present in everywhere.items():
            live = followed[table_id]
            if present - live.here != live.elsewhere:
                live.elsewhere = present - live.here
                live.presence += 1
                live.wake()


def return_memory() -> None:
    """Return freed memory to the system, because glibc keeps fragmented heap pages."""
    with suppress(TypeError, AttributeError):  # Windows, other C libraries
        ctypes.CDLL(None).malloc_trim(0)
