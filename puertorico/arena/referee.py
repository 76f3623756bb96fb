"""A referee has one worker process, watches the time, and goes on with a new one when it dies."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from itertools import islice

from .match import Course, Forfeit, Match, Played
from .worker import overrun

MAKING = 300.0  # seconds to make a bot: it may have to compile itself first
GRACE = 0.5  # seconds for a message to arrive: who is late by less is caught by the worker itself
POLL = 0.05


class ArenaError(Exception):
    """A tournament that cannot be played; the message is one sentence."""


class Referee:
    """Plays matches one after the other in a worker process; a bot that misbehaves loses its match and no more."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._playing = threading.Lock()
        self._state = threading.Lock()  # for what the watching thread uses too:
        self._deadline: float | None = None
        self._late = False
        self._closed = False
        self._seat: int | None = None  # whose bot has the word
        self._making = False
        self._answers: list[tuple[int, float]] = []

    def play(self, match: Match) -> Played:
        """Play a match. If the worker dies, a new one plays it again; if that dies too, the bot that had the word
        loses."""
        with self._playing:
            for again in (True, False):
                played = self._try(match)
                if played is not None:
                    return played
                code = self._drop()
                if self._closed:
                    raise ArenaError("the tournament was stopped")
                if self._late:
                    return self._forfeit(match, f"was not made in {MAKING:g} s" if self._making else overrun(match))
                if again:
                    continue
                if self._seat is not None:
                    return self._forfeit(match, f"its process died twice ({_ending(code)})")
            raise ArenaError(f"worker processes end before they begin game {match.number} ({_ending(code)})")

    def close(self) -> None:
        """End the worker process, whatever it is doing."""
        with self._state:
            self._closed = True
            if self._process:
                _kill(self._process)
        with self._playing:
            self._drop()

    def _try(self, match: Match) -> Played | None:
        """Have the worker play the match; None if it died."""
        self._seat, self._answers = None, []
        process = self._worker()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(match.to_json()) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                word, _, rest = line.partition(" ")
                with self._state:
                    if self._late:
                        return None
                    self._deadline = None
                    if word in ("make", "ask"):
                        self._seat, self._making = int(rest), word == "make"
                        self._deadline = time.monotonic() + GRACE + (MAKING if self._making else match.seconds)
                if word == "answer":
                    number, seconds = rest.split()
                    self._answers.append((int(number), float(seconds)))
                elif word == "done":
                    return Played.from_json(json.loads(rest))
        except (OSError, ValueError):
            pass  # the pipe broke, or the last line is not whole
        return None

    def _worker(self) -> subprocess.Popen[str]:
        with self._state:
            if self._closed:
                raise ArenaError("the tournament was stopped")
            if self._process is None:
                self._late, self._deadline = False, None
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-m", f"{__package__}.worker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0"},
                    start_new_session=True,  # Ctrl-C is for the process that keeps the results
                )
                threading.Thread(target=self._watch, args=(self._process,), daemon=True).start()
            return self._process

    def _watch(self, process: subprocess.Popen[str]) -> None:
        """Kill the worker when a bot has had the word for too long."""
        while process.poll() is None:
            time.sleep(POLL)
            with self._state:
                if process is self._process and self._deadline is not None and time.monotonic() > self._deadline:
                    self._late = True
                    _kill(process)
                    return

    def _drop(self) -> int:
        """Leave nothing of a worker that is dead or to die, and return its exit code."""
        with self._state:
            process, self._process = self._process, None
        if process is None:
            return 0
        # Who let go of the pipe may be about to end; its own exit code tells more than ours.
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=GRACE)
        _kill(process)
        assert process.stdin is not None
        assert process.stdout is not None
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):  # a line that nobody reads any more
                pipe.close()
        return process.wait()

    def _forfeit(self, match: Match, reason: str) -> Played:
        """The match as far as it was played, lost by the bot that had the word."""
        assert self._seat is not None
        course = Course(match)
        for answer, seconds in self._answers:
            course.give(answer, seconds)
        if self._late and not self._making:
            course.took(self._seat, match.seconds)
        return course.end(Forfeit(self._seat, reason))


def _kill(process: subprocess.Popen[str]) -> None:
    """End a worker with the programs that its bots may have started."""
    if process.poll() is not None:
        return
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # it has just ended
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _ending(code: int) -> str:
    return f"exit code {code}" if code >= 0 else f"signal {-code}"


def play_here(matches: Iterator[Match], workers: int) -> Generator[Played, None, None]:
    """Play matches on this machine, so many at a time; each comes when it is ready."""
    idle: queue.SimpleQueue[Referee] = queue.SimpleQueue()
    referees = [Referee() for _ in range(workers)]
    for referee in referees:
        idle.put(referee)

    def play(match: Match) -> Played:
        referee = idle.get()
        try:
            return referee.play(match)
        finally:
            idle.put(referee)

    threads = ThreadPoolExecutor(workers)
    try:
        pending = {threads.submit(play, match) for match in islice(matches, 2 * workers)}
        while pending:
            # With a time-out, Ctrl-C is heard on every system.
            done, pending = wait(pending, timeout=1, return_when=FIRST_COMPLETED)
            pending |= {threads.submit(play, match) for match in islice(matches, len(done))}
            for future in done:
                yield future.result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for referee in referees:
            referee.close()
        threads.shutdown()
