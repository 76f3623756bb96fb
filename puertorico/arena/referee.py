"""The referee: plays matches in a worker process and limits its time and memory."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import islice

import msgspec

from ..bots.processes.worker import Worker, WorkerDied, WorkerLate
from . import match_service
from .match import Forfeit, Match, MatchInProgress, PlayedMatch
from .match_service import AsksBot, BotAnswered, MakesBot, MatchEnded, MatchStep, overrun
from .memory_limit import GIGABYTE, MemoryUse, TooMuchMemory

MAKING = 300.0  # seconds to create a bot, which may have to compile first
MEMORY_INTERVAL = 0.2  # seconds between measurements of the memory of a bot that thinks
GRACE = 0.5  # seconds allowed for message delivery on top of the worker's own time limit


_read_step = msgspec.json.Decoder(MatchStep).decode


class ArenaError(Exception):
    """Raised for a tournament that cannot be played. The message is one sentence."""


class Referee:
    """Plays matches in a worker process. A bot that misbehaves loses only its match."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self._playing = threading.Lock()
        self._state = threading.Lock()  # for `_worker` and `_closed`, which `close` changes from another thread
        self._closed = False
        self._late = False
        self._fault: str | None = None  # the reason for a forfeit: too late, or too much memory
        self._seat: int | None = None  # the seat whose bot is being created or asked
        self._making = False
        self._answers: list[BotAnswered] = []

    def play(self, match: Match) -> PlayedMatch:
        """Play a match. If the worker dies twice, the bot whose turn it was loses."""
        with self._playing:
            for again in (True, False):
                played = self._try(match)
                if played is not None:
                    return played
                code = self._drop()
                if self._closed:
                    raise ArenaError("the tournament was stopped")
                if self._fault:
                    return self._forfeit(match, self._fault)
                if again:
                    continue
                if self._seat is not None:
                    return self._forfeit(match, f"its process died twice ({_ending(code)})")
            raise ArenaError(f"worker processes exit before starting game {match.number} ({_ending(code)})")

    def close(self) -> None:
        """End the worker process, whatever it is doing."""
        with self._state:
            self._closed = True
            if self._worker:
                self._worker.kill()
        with self._playing:
            self._drop()

    def _try(self, match: Match) -> PlayedMatch | None:
        """Have the worker play the match. Return None if it died or was late."""
        self._seat, self._late, self._fault, self._answers = None, False, None, []
        seconds: float | None = None
        try:
            worker = self._running_worker()
            memory = MemoryUse(worker.pid, len(match.bots), match.memory)
            worker.send(msgspec.json.encode(match))
            while True:
                step = _read_step(self._receive(worker, seconds, memory))
                seconds = None
                match step:
                    case MakesBot(seat):
                        self._seat, self._making = seat, True
                        seconds = GRACE + MAKING
                    case AsksBot(seat):
                        self._seat, self._making = seat, False
                        seconds = GRACE + match.seconds
                    case BotAnswered():
                        self._answers.append(step)
                    case MatchEnded(played):
                        if memory.total > match.memory * GIGABYTE:
                            self._drop()  # the bots leaked memory; the next game begins in a new process
                        return played
        except WorkerLate:
            self._late = True
            self._fault = f"was not created within {MAKING:g} s" if self._making else overrun(match)
        except TooMuchMemory as error:
            self._seat = error.seat
            self._fault = f"used more than {match.memory:g} GB of memory"
        except WorkerDied:
            pass
        return None

    def _receive(self, worker: Worker, seconds: float | None, memory: MemoryUse) -> bytes:
        """Return the worker's next line, and measure its memory in the meantime."""
        begin = time.monotonic()
        while True:
            left = (
                MEMORY_INTERVAL
                if seconds is None
                else min(MEMORY_INTERVAL, max(0.0, begin + seconds - time.monotonic()))
            )
            try:
                line = worker.receive(left)
            except WorkerLate:
                if seconds is not None and time.monotonic() - begin >= seconds:
                    raise
                memory.measure(self._seat, with_children=True)
            else:
                memory.measure(self._seat)
                return line

    def _running_worker(self) -> Worker:
        with self._state:
            if self._closed:
                raise ArenaError("the tournament was stopped")
            if self._worker is None:
                self._worker = Worker(match_service.__name__, environment={"PYTHONHASHSEED": "0"})
            return self._worker

    def _drop(self) -> int:
        """End the worker and return its exit code."""
        with self._state:
            worker, self._worker = self._worker, None
        # A worker that closed its pipe may be about to end; its own exit code says more than the signal.
        return worker.end(grace=0.0 if self._fault else GRACE) if worker else 0

    def _forfeit(self, match: Match, reason: str) -> PlayedMatch:
        """Return the unfinished match as a loss for the bot that was being created or asked."""
        assert self._seat is not None
        playing = MatchInProgress(match)
        for answered in self._answers:
            assert playing.game.seat is not None
            playing.count_time(playing.game.seat, answered.seconds)
            playing.play(answered.number)
        if self._late and not self._making:
            playing.count_time(self._seat, match.seconds)
        return playing.end(Forfeit(self._seat, reason))


def _ending(code: int) -> str:
    return f"exit code {code}" if code >= 0 else f"signal {-code}"


def play_here(matches: Iterator[Match], workers: int) -> Generator[PlayedMatch, None, None]:
    """Play matches on this machine, `workers` at a time, and yield results when ready."""
    idle: queue.SimpleQueue[Referee] = queue.SimpleQueue()
    referees = [Referee() for _ in range(workers)]
    for referee in referees:
        idle.put(referee)

    def play(match: Match) -> PlayedMatch:
        referee = idle.get()
        try:
            return referee.play(match)
        finally:
            idle.put(referee)

    threads = ThreadPoolExecutor(workers)
    try:
        pending = {threads.submit(play, match) for match in islice(matches, 2 * workers)}
        while pending:
            # With a timeout, Ctrl-C works on every system.
            done, pending = wait(pending, timeout=1, return_when=FIRST_COMPLETED)
            pending |= {threads.submit(play, match) for match in islice(matches, len(done))}
            for future in done:
                yield future.result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for referee in referees:
            referee.close()
        threads.shutdown()
