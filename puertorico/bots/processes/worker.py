"""The parent's handle for a worker process: start it, send timed requests, stop it."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress

from . import program


class WorkerDied(Exception):
    """Raised if a worker process ended or could not be started."""


class WorkerLate(Exception):
    """Raised if a worker took too long to reply. The caller must then end it."""


class Worker:
    """A running worker process. Only one thread at a time may ask it; any thread may kill it."""

    def __init__(self, service: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
        """Start a worker for a service. Raises `WorkerDied` if no process can be started."""
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", program.__name__, service, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **(environment or {})},
                start_new_session=True,  # a signal to the parent, such as Ctrl-C, must not reach its workers
            )
        except OSError as error:
            raise WorkerDied(f"no process can be started: {error.strerror}") from None
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()  # None marks the end of the output
        threading.Thread(target=self._read, name="worker output", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a request and return the reply. Raises `WorkerDied` and `WorkerLate`."""
        self.send(line)
        return self.receive(seconds)

    def send(self, line: bytes) -> None:
        """Send a request. Raises `WorkerDied`."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):  # a ValueError if the pipe has been closed by `end`
            raise WorkerDied("its process died") from None

    def receive(self, seconds: float | None) -> bytes:
        """Return the next line of the worker's output. Raises `WorkerDied` and `WorkerLate`."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise WorkerLate(f"took longer than {seconds:g} s") from None
        if line is None:
            self._lines.put(None)
            raise WorkerDied("its process died")
        return line

    def kill(self) -> None:
        """Kill the process and any programs that its bots started."""
        if self._process.poll() is not None:
            return
        with suppress(ProcessLookupError, PermissionError):  # it has just ended
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def end(self, grace: float = 0.0) -> int:
        """Kill the process unless it ends within `grace` seconds. Return its exit code."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=grace)
        self.kill()
        assert self._process.stdin is not None
        with suppress(OSError):  # unread input that cannot be flushed
            self._process.stdin.close()
        return self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as output:
            for line in output:
                if line.endswith(b"\n"):  # the last line is incomplete if the worker was killed
                    self._lines.put(line)
        self._lines.put(None)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
