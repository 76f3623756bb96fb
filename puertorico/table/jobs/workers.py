"""The server's side of its worker processes: who is asked what, in which order, and what if one dies or hangs.

Bots' answers and thinking (hints, analyses) wait in two queues. A free worker takes an answer first; thinking never
holds all workers, unless there is only one. While the rules compile, which another process does, and wherever they
cannot, workers without compiled code answer at once; then they are replaced by workers that have it.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ...bots import Prompt
from ...bots.plain_planner import PlainPlanner
from ...game.game import Game
from ..wire import HintView
from .worker import Worker, WorkerDied, WorkerLate
from .worker_process import (
    GAME_FILE,
    MOST_BOTS,
    Advise,
    Advised,
    Analysed,
    Choose,
    Chosen,
    Failed,
    Look,
    Looked,
    Reply,
    Request,
)

QUICK_BOT = "planner"
STARTING = 60.0  # seconds
COMPILING = 1800.0
ONE_LOOK = 120.0
ANSWERS_IN_A_ROW = 8  # then it is the turn of what else waits

Progress = Callable[[int, int], None]

_STOPPED = "the server is about to end"
_log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """A hint or an analysis cannot be had; the message is one sentence."""


class WorkersStopped(Exception):
    """The server is about to end."""


@dataclass(eq=False, slots=True)
class _Slot:
    """A place for a worker process: who works there, on what, and who is to follow.

    Nobody but whoever made it busy changes its process.
    """

    process: Worker | None = None
    successor: Worker | None = None
    busy: bool = False
    request: _Waiting | None = None
    games: OrderedDict[str, None] = field(default_factory=OrderedDict)  # whose bots it keeps, the latest last

    def remember(self, game: str) -> None:
        self.games[game] = None
        self.games.move_to_end(game)
        while len(self.games) > MOST_BOTS:
            self.games.popitem(last=False)


@dataclass(eq=False, slots=True)
class _Waiting:
    """A request and who waits for its reply."""

    request: Request
    seconds: float
    reply: asyncio.Future[Reply]

    @property
    def is_answer(self) -> bool:
        return isinstance(self.request, Choose)


class Workers:
    """Bots, hints and analyses for the server, computed in worker processes.

    `counts` tells what happened so far: answers, thoughts, troubles (a bot failed and another answered for it) and
    restarts (a worker died or was killed).
    """

    def __init__(self, processes: int, seconds: float = 10.0) -> None:
        if processes < 1:
            raise ValueError(f"processes is {processes}; there must be at least one")
        self.counts: Counter[str] = Counter()
        self._seconds = seconds
        self._slots = [_Slot() for _ in range(processes)]
        self._answers: deque[_Waiting] = deque()
        self._thoughts: deque[_Waiting] = deque()
        self._in_a_row = 0  # answers since something else was taken from the queues
        self._tasks: set[asyncio.Task[None]] = set()
        self._processes: set[Worker] = set()
        self._compiled = asyncio.Event()  # is it known whether there are compiled bots?
        self._ready = False
        self._stopped = False

    @property
    def ready(self) -> bool:
        """Are the compiled bots available?"""
        return self._ready

    @property
    def waiting(self) -> int:
        """How many requests no worker has taken yet."""
        return len(self._answers) + len(self._thoughts)

    @property
    def alive(self) -> int:
        """How many workers there are that can be given work, now or after what they do."""
        return sum(slot.process is not None and slot.process.is_alive for slot in self._slots)

    async def start(self) -> None:
        """Start the workers; compiled bots come later, see `ready`."""
        for slot in self._slots:
            slot.busy = True
            self._begin(self._fill(slot))
        self._begin(self._compile())

    async def stop(self) -> None:
        """End all processes. Whoever still waits gets `WorkersStopped`."""
        self._stopped = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in (*self._answers, *self._thoughts, *(slot.request for slot in self._slots)):
            if waiting and not waiting.reply.done():
                waiting.reply.set_exception(WorkersStopped(_STOPPED))
        await asyncio.gather(*map(self._end, tuple(self._processes)))
        self._compiled.set()

    async def settled(self) -> bool:
        """Wait until it is known whether there are compiled bots, and tell it. Raises `WorkersStopped`."""
        await self._compiled.wait()
        if self._stopped:
            raise WorkersStopped(_STOPPED)
        return self._ready

    async def choose(self, bot: str, record: bytes, seat: int, game: str) -> str:
        """A bot's answer to what a position asks of a seat.

        If the bot fails, or takes too long, a quick one answers. Requests of the same `game` go to the same worker
        where that is possible, which keeps what its bots have found out. Raises ValueError if the seat is not asked.
        """
        try:
            reply = await self._ask(Choose(bot, record, seat, game), self._seconds)
        except (WorkerDied, WorkerLate) as error:
            self._trouble(bot, str(error))
            try:
                reply = await self._ask(Choose(QUICK_BOT, record, seat, game), self._seconds, first=True)
            except (WorkerDied, WorkerLate) as again:
                self._trouble(QUICK_BOT, str(again))
                return await asyncio.to_thread(_plain_answer, record)
        if isinstance(reply, Failed):
            raise ValueError(reply.problem)
        assert isinstance(reply, Chosen)
        self.counts["answers"] += 1
        if reply.trouble:
            self._trouble(bot, reply.trouble)
        return reply.answer

    async def hint(self, record: bytes, seconds: float) -> HintView:
        """The best answers to what a position asks, as far as the asked seat knows it; without compiled bots from a
        quick look. Raises `ThinkingFailed`."""
        # A placement is asked kind by kind, and each kind has its share of the time.
        reply = await self._think(Advise(record, seconds), self._seconds + 10 * seconds)
        assert isinstance(reply, Advised)
        return reply.hint

    async def analyse(self, text: str, bot: str, progress: Progress) -> msgspec.Raw:
        """The analysis of a game, as JSON; `progress` is told how many decisions are looked at, and of how many.

        It waits until the rules are compiled. Raises `ThinkingFailed`.
        """
        if not await self.settled():
            raise ThinkingFailed("an analysis needs the compiled rules, and they cannot be had here")
        folder = await asyncio.to_thread(_folder_with, text)
        try:
            while True:
                reply = await self._think(Look(str(folder), bot), ONE_LOOK)
                if isinstance(reply, Analysed):
                    progress(reply.of, reply.of)
                    return reply.analysis.copy()  # without the line that it came in
                assert isinstance(reply, Looked)
                progress(reply.done, reply.of)
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

    async def _think(self, request: Request, seconds: float) -> Reply:
        try:
            reply = await self._ask(request, seconds)
        except (WorkerDied, WorkerLate) as error:
            raise ThinkingFailed(f"the evaluation failed: {error}") from None
        if isinstance(reply, Failed):
            raise ThinkingFailed(reply.problem)
        self.counts["thoughts"] += 1
        return reply

    async def _ask(self, request: Request, seconds: float, *, first: bool = False) -> Reply:
        """Wait for a worker and for its reply. Raises `WorkerDied`, `WorkerLate` and `WorkersStopped`."""
        if self._stopped:
            raise WorkersStopped(_STOPPED)
        waiting = _Waiting(request, seconds, asyncio.get_running_loop().create_future())
        queue = self._answers if waiting.is_answer else self._thoughts
        if first:
            queue.appendleft(waiting)
        else:
            queue.append(waiting)
        self._hand_out()
        return await waiting.reply

    def _hand_out(self) -> None:
        """Give free workers what waits."""
        while not self._stopped:
            free = [slot for slot in self._slots if not slot.busy]
            waiting = self._next() if free else None
            if waiting is None:
                return
            game = waiting.request.game if isinstance(waiting.request, Choose) else None
            slot = _best_slot(free, game)
            if game is not None:
                slot.remember(game)
            slot.busy, slot.request = True, waiting
            self._begin(self._serve(slot, waiting))

    def _next(self) -> _Waiting | None:
        """The oldest request that may be worked on now."""
        for queue in (self._answers, self._thoughts):
            while queue and queue[0].reply.done():  # nobody waits for it any more
                queue.popleft()
        thinking = sum(slot.request is not None and not slot.request.is_answer for slot in self._slots)
        may_think = bool(self._thoughts) and thinking < max(1, len(self._slots) - 1)
        if self._answers and not (may_think and self._in_a_row >= ANSWERS_IN_A_ROW):
            self._in_a_row += 1
            return self._answers.popleft()
        self._in_a_row = 0
        return self._thoughts.popleft() if may_think else None

    async def _serve(self, slot: _Slot, waiting: _Waiting) -> None:
        """Have a request answered. If the worker dies, a new one is asked once more; if it is late, it is killed."""
        try:
            reply = await self._answered(slot, waiting)
            if not waiting.reply.done():
                waiting.reply.set_result(reply)
        except (WorkerDied, WorkerLate) as error:
            if not waiting.reply.done():
                waiting.reply.set_exception(error)
        await self._fill(slot)

    async def _answered(self, slot: _Slot, waiting: _Waiting) -> Reply:
        for again in (True, False):
            try:
                if slot.process is None:
                    slot.process = await self._replacement(slot)
                return await slot.process.ask(waiting.request, waiting.seconds)
            except WorkerLate:
                await self._drop(slot)
                raise
            except WorkerDied:
                await self._drop(slot)
                if not again:
                    raise
        raise AssertionError("unreachable")

    async def _fill(self, slot: _Slot) -> None:
        """Have a process in a busy slot, the successor if there is one, and let it be given work."""
        slot.request = None
        if slot.process is None and slot.successor is None:
            with suppress(WorkerDied):  # who is given work here tries again
                slot.process = await self._replacement(slot)
        if slot.successor:
            retired, slot.process, slot.successor = slot.process, slot.successor, None
            slot.games.clear()
            if retired:
                await self._end(retired)
        slot.busy = False
        self._hand_out()

    async def _replacement(self, slot: _Slot) -> Worker:
        if self._ready:
            with suppress(WorkerDied):
                return await self._start(compiled=True)
            self._begin(self._succeed(slot))
        return await self._start(compiled=False)

    async def _drop(self, slot: _Slot) -> None:
        """Get rid of a process that died or has to."""
        process, slot.process = slot.process, None
        slot.games.clear()
        if process:
            self.counts["restarts"] += 1
            await self._end(process)

    async def _start(self, *, compiled: bool, seconds: float = STARTING) -> Worker:
        process = await Worker.start(compiled=compiled, seconds=seconds)
        self._processes.add(process)
        return process

    async def _end(self, process: Worker) -> None:
        await process.end()
        self._processes.discard(process)

    async def _compile(self) -> None:
        """Have the rules compiled by a process of its own, then replace the workers by such that load them.

        The one that compiled holds much memory, so it does not stay.
        """
        for _ in range(2):  # what was compiled before it died is in the cache
            try:
                compiler = await self._start(compiled=True, seconds=COMPILING)
                await self._end(compiler)
                problem = compiler.hello.problem
                break
            except WorkerDied as error:
                problem = str(error)
        if problem:
            _log.warning("bots play without compiled code, which weakens the best of them: %s", problem)
        else:
            await asyncio.gather(*(self._succeed(slot) for slot in self._slots))
            self._ready = True
        self._compiled.set()

    async def _succeed(self, slot: _Slot) -> None:
        try:
            worker = await self._start(compiled=True)
        except WorkerDied as error:
            _log.warning("a worker goes on without compiled code: %s", error)
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

    def _trouble(self, bot: str, what: str) -> None:
        self.counts["troubles"] += 1
        _log.warning("bot %s failed and another answered for it: %s", bot, what)


def _best_slot(free: list[_Slot], game: str | None) -> _Slot:
    """Who keeps this game's bots, else who keeps the fewest; who has no process only if nobody else is free."""
    return min(free, key=lambda slot: (slot.process is None, game not in slot.games, len(slot.games)))


def _plain_answer(record: bytes) -> str:
    """The last resort, when no process can be had: some milliseconds of the server's own time."""
    return PlainPlanner().choose(Prompt.of(Game.from_record(record, chance="manual"))).text


def _folder_with(text: str) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="puertorico-"))
    (folder / GAME_FILE).write_text(text, encoding="utf-8")
    return folder
