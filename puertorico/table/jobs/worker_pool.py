"""The server's worker processes: a fair queue, restarts, and compiled bots when ready.

A free worker takes the most urgent request, and among equally urgent ones those of each owner in turn. Requests that
take long (hints, bots that think by the clock) never occupy all workers, unless there is only one. Analyses have one
worker of their own, so that nobody waits for them; it is started for the first analysis.

While a separate process compiles the rules, and where they cannot be compiled, workers without compiled code answer
immediately. They are replaced as soon as the rules are compiled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any

import msgspec

from ...bots.builtin_bots import SLOW_LEVELS
from ...bots.processes.worker import Worker, WorkerDied, WorkerLate
from ..hub.fair_queue import FairQueue
from . import worker_process
from .worker_process import COMPILED, MOST_BOTS, Advise, Choose, Hello, Look, Reply, Request

SERVICE = worker_process.__name__
# Time limits in seconds.
STARTING = 60.0
COMPILING = 1800.0

# The minimum share of its time that a hint spends searching, however long it waited.
LEAST_SEARCH = 0.25

_STOPPED = "the server is stopping"
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder[Any](Reply).decode
_log = logging.getLogger(__name__)


class Rank(IntEnum):
    """How urgent a request is."""

    PLAYED = 0  # a bot's answer at a table with a connected player
    HINT = 1
    WATCHED = 2  # a bot's answer at a table where no player is connected
    ANALYSIS = 3


class WorkersStopped(Exception):
    """Raised for requests that wait while the server stops."""


@dataclass(eq=False, slots=True)
class _WorkerSlot:
    """A slot for a worker process, with its current request and its successor.

    Only the task that made it busy changes its process.
    """

    for_analyses: bool = False
    process: Worker | None = None
    successor: Worker | None = None
    busy: bool = False
    request: _Waiting | None = None
    tables: OrderedDict[str, None] = field(default_factory=OrderedDict)  # whose bots it keeps, most recent last

    def remember(self, table_id: str) -> None:
        self.tables[table_id] = None
        self.tables.move_to_end(table_id)
        while len(self.tables) > MOST_BOTS:
            self.tables.popitem(last=False)


@dataclass(eq=False, slots=True)
class _Waiting:
    """A request and the future of its reply."""

    request: Request
    seconds: float
    rank: Rank
    owner: str
    reply: asyncio.Future[Reply]
    since: float = field(default_factory=time.monotonic)

    @property
    def current_request(self) -> Request:
        """The request as it is now: a hint that had to wait has less time to search."""
        if not isinstance(self.request, Advise):
            return self.request
        left = self.request.seconds - (time.monotonic() - self.since)
        return msgspec.structs.replace(self.request, seconds=max(left, self.request.seconds * LEAST_SEARCH))

    @property
    def takes_long(self) -> bool:
        return not isinstance(self.request, Choose) or self.request.bot in SLOW_LEVELS

    @property
    def is_analysis(self) -> bool:
        return isinstance(self.request, Look)


class WorkerPool:
    """Processes that answer requests.

    `ready` says whether the compiled bots are available. `counts` counts restarts: a worker died or was killed.
    """

    def __init__(self, processes: int) -> None:
        if processes < 1:
            raise ValueError(f"processes must be a positive integer, got {processes}")
        self.counts: Counter[str] = Counter()
        self._analyst = _WorkerSlot(for_analyses=True)
        self._slots = [_WorkerSlot() for _ in range(processes)]
        self._queue = FairQueue[_Waiting](len(Rank))
        self._tasks: set[asyncio.Task[None]] = set()
        self._processes: set[Worker] = set()
        # A thread waits for each reply: of a worker and of its successor in each slot, and of the one that compiles.
        self._threads = ThreadPoolExecutor(2 * processes + 3, thread_name_prefix="worker")
        self._compiled = asyncio.Event()  # set once compilation has succeeded or failed
        self.ready = False
        self._stopped = False

    @property
    def waiting(self) -> int:
        """The number of requests that no worker has taken yet."""
        return len(self._queue)

    @property
    def alive(self) -> int:
        """The number of live workers, without the one for analyses."""
        return sum(slot.process is not None and slot.process.is_alive for slot in self._slots)

    async def start(self) -> None:
        """Start the workers. Compiled bots come later; see `ready`."""
        for slot in self._slots:
            slot.busy = True
            self._begin(self._fill(slot))
        self._begin(self._compile())

    async def stop(self) -> None:
        """End all processes. Requests that still wait get `WorkersStopped`."""
        self._stopped = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in (*self._queue, *(slot.request for slot in (*self._slots, self._analyst))):
            if waiting and not waiting.reply.done():
                waiting.reply.set_exception(WorkersStopped(_STOPPED))
        await asyncio.gather(*map(self._end, tuple(self._processes)))
        self._threads.shutdown()  # the threads have noticed that their workers are gone
        self._compiled.set()

    async def settled(self) -> bool:
        """Wait until compilation ends; return whether it succeeded. Raises `WorkersStopped`."""
        await self._compiled.wait()
        if self._stopped:
            raise WorkersStopped(_STOPPED)
        return self.ready

    async def ask(self, request: Request, seconds: float, rank: Rank, owner: str, *, first: bool = False) -> Reply:
        """Return a worker's reply. Raises `WorkerDied`, `WorkerLate` and `WorkersStopped`."""
        if self._stopped:
            raise WorkersStopped(_STOPPED)
        waiting = _Waiting(request, seconds, rank, owner, asyncio.get_running_loop().create_future())
        # Among the requests of an owner, those that take long do not hold up the others.
        lane = (owner, waiting.takes_long)
        self._queue.put(waiting, lane, rank, first=first)
        self._hand_out()
        try:
            return await waiting.reply
        except asyncio.CancelledError:
            self._queue.remove(waiting, lane, rank)
            raise

    def _hand_out(self) -> None:
        """Give waiting requests to free workers."""
        while not self._stopped:
            free = [slot for slot in (*self._slots, self._analyst) if not slot.busy]
            waiting = self._queue.take(self._may_have_a_worker) if free else None
            if waiting is None:
                return
            free = [slot for slot in free if slot.for_analyses == waiting.is_analysis]
            table_id = waiting.request.table_id if isinstance(waiting.request, Choose) else None
            slot = _best_slot(free, table_id)
            if table_id is not None:
                slot.remember(table_id)
            slot.busy, slot.request = True, waiting
            self._begin(self._serve(slot, waiting))

    def _may_have_a_worker(self, waiting: _Waiting) -> bool:
        """Return whether a request may be worked on now."""
        if waiting.is_analysis:
            return not self._analyst.busy
        if all(slot.busy for slot in self._slots):
            return False
        long = sum(slot.request is not None and slot.request.takes_long for slot in self._slots)
        return not waiting.takes_long or long < max(1, len(self._slots) - 1)

    async def _serve(self, slot: _WorkerSlot, waiting: _Waiting) -> None:
        """Answer a request; retry once if the worker dies, and kill it if it is late."""
        try:
            reply = await self._answered(slot, waiting)
            if not waiting.reply.done():
                waiting.reply.set_result(reply)
        except (WorkerDied, WorkerLate) as error:
            if not waiting.reply.done():
                waiting.reply.set_exception(error)
        except Exception as error:  # an invalid reply: fail the request instead of waiting for another reply
            _log.exception("a worker sent an invalid reply")
            await self._drop(slot)
            if not waiting.reply.done():
                waiting.reply.set_exception(WorkerDied(f"its reply cannot be read: {type(error).__name__}"))
        await self._fill(slot)

    async def _answered(self, slot: _WorkerSlot, waiting: _Waiting) -> Reply:
        for again in (True, False):
            try:
                if slot.process is None:
                    slot.process = await self._replacement(slot)
                request = _encode(waiting.current_request)
                reply: Reply = _decode(await self._wait(slot.process, request, waiting.seconds))
                return reply
            except WorkerLate:
                await self._drop(slot)
                raise
            except WorkerDied:
                await self._drop(slot)
                if not again:
                    raise
        raise AssertionError("unreachable")

    async def _fill(self, slot: _WorkerSlot) -> None:
        """Replace the process of a busy slot if necessary, and free the slot."""
        slot.request = None
        if slot.process is None and slot.successor is None and not slot.for_analyses:
            with suppress(WorkerDied):  # the next request tries again
                slot.process = await self._replacement(slot)
        if slot.successor:
            retired, slot.process, slot.successor = slot.process, slot.successor, None
            slot.tables.clear()
            if retired:
                await self._end(retired)
        slot.busy = False
        self._hand_out()

    async def _replacement(self, slot: _WorkerSlot) -> Worker:
        if self.ready:
            with suppress(WorkerDied):
                return await self._start(compiled=True)
            self._begin(self._succeed(slot))
        return await self._start(compiled=False)

    async def _drop(self, slot: _WorkerSlot) -> None:
        """End the process of a slot that died or was late."""
        process, slot.process = slot.process, None
        slot.tables.clear()
        if process:
            self.counts["restarts"] += 1
            await self._end(process)

    async def _start(self, *, compiled: bool) -> Worker:
        process, _ = await self._greeted(compiled=compiled, seconds=STARTING)
        return process

    async def _greeted(self, *, compiled: bool, seconds: float) -> tuple[Worker, Hello]:
        """Start a worker and wait until it is ready."""
        process = Worker(SERVICE, *([COMPILED] if compiled else []))
        self._processes.add(process)
        try:
            hello = _decode(await self._wait(process, None, seconds))
        except WorkerLate:
            await self._end(process)
            raise WorkerDied("a worker did not start in time") from None
        except WorkerDied:
            await self._end(process)
            raise
        assert isinstance(hello, Hello)
        return process, hello

    async def _wait(self, process: Worker, request: bytes | None, seconds: float) -> bytes:
        """Let a thread send a request, if there is one, and wait for the reply."""
        work = partial(process.receive, seconds) if request is None else partial(process.ask, request, seconds)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _end(self, process: Worker) -> None:
        await asyncio.to_thread(process.end)
        self._processes.discard(process)

    async def _compile(self) -> None:
        """Compile the rules in a separate process, then start workers that load them.

        The compiling process uses a lot of memory, so it is ended afterwards.
        """
        for _ in range(2):  # what was compiled before it died is in the cache
            try:
                compiler, hello = await self._greeted(compiled=True, seconds=COMPILING)
                await self._end(compiler)
                problem = hello.problem
                break
            except WorkerDied as error:
                problem = str(error)
        if problem:
            _log.warning("bots play without compiled code, which weakens the best of them: %s", problem)
        else:
            await asyncio.gather(*(self._succeed(slot) for slot in self._slots))
            self.ready = True
        self._compiled.set()

    async def _succeed(self, slot: _WorkerSlot) -> None:
        try:
            worker = await self._start(compiled=True)
        except WorkerDied as error:
            _log.warning("a worker continues without compiled code: %s", error)
            return
        retired, slot.successor = slot.successor, worker
        if retired:
            await self._end(retired)
        if not slot.busy and slot.successor:
            slot.busy = True
            await self._fill(slot)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _best_slot(free: list[_WorkerSlot], table_id: str | None) -> _WorkerSlot:
    """Return the slot with this table's bots, else with the fewest; empty ones last."""
    return min(free, key=lambda slot: (slot.process is None, table_id not in slot.tables, len(slot.tables)))
