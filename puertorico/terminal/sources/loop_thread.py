"""An event loop in a thread, for programs that wait for lines of input."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from .source import Source

T = TypeVar("T")


class LoopThread:
    """A running event loop. Its tasks continue while the program waits for something else."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="event loop", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the loop and return its result."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise

    def stop(self) -> None:
        """End the loop. Unfinished tasks are not canceled."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextmanager
def running(source: Source) -> Iterator[LoopThread]:
    """Follow a table in a thread of its own; its requests run on the loop that is returned."""
    loop = LoopThread()
    try:
        loop.run(source.start())
        yield loop
    finally:
        loop.run(source.stop())
        loop.stop()
