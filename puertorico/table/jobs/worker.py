"""One worker process as the server sees it: started, asked, ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Any, Self

import msgspec

from . import worker_process
from .worker_process import COMPILED, Hello, Reply, Request

LONGEST_LINE = 16 << 20  # bytes; a whole analysis is about half a megabyte

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder[Any](Reply).decode


class WorkerDied(Exception):
    """A worker process ended, or could not be started."""


class WorkerLate(Exception):
    """A worker took too long for its answer."""


class Worker:
    """A running worker process, as the server sees it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.hello = Hello(False)

    @classmethod
    async def start(cls, *, compiled: bool, seconds: float) -> Self:
        """Start a worker and wait until it is able to answer."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", worker_process.__name__, *([COMPILED] if compiled else [])),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST_LINE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                start_new_session=True,  # signals to the server are not for its workers
            )
        except OSError as error:
            raise WorkerDied(f"no process can be started: {error.strerror}") from None
        worker = cls(process)
        try:
            hello = await worker._hear(seconds)
        except WorkerLate:
            await worker.end()
            raise WorkerDied("a worker did not start in time") from None
        except BaseException:
            await worker.end()
            raise
        assert isinstance(hello, Hello)
        worker.hello = hello
        return worker

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, request: Request, seconds: float) -> Reply:
        """Send a request and wait for the reply. After `WorkerDied` and `WorkerLate` the worker must be ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(_encode(request) + b"\n")
            await self._process.stdin.drain()
        except (OSError, RuntimeError):  # uvloop says with a RuntimeError that the pipe is closed
            raise WorkerDied("its process died") from None
        return await self._hear(seconds)

    async def _hear(self, seconds: float) -> Reply:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
            reply: Reply = _decode(line)
        except TimeoutError:
            raise WorkerLate(f"took longer than {seconds:g} s") from None
        except (OSError, ValueError):  # no line, half a line, too long a line
            raise WorkerDied("its process died") from None
        return reply

    async def end(self) -> None:
        """End the process, whatever it is doing, with the programs that bots may have started."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):  # it has just ended
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        await self._process.wait()
