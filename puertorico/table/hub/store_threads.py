"""Threads for the store, whose calls wait for the disk or the network."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _StoreCall:
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


_StoreCalls = SimpleQueue[_StoreCall | None]


class StoreThreads:
    """A small thread pool for an event loop that reuses the most recently used thread.

    A `ThreadPoolExecutor` takes turns, and each call takes three times as much processor time.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._threads: dict[threading.Thread, _StoreCalls] = {}
        self._idle: list[_StoreCalls] = []
        self._waiting: deque[_StoreCall] = deque()

    async def call(self, work: Callable[[], T]) -> T:
        """Run a call in a thread and return its result; it finishes even if canceled."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        call = _StoreCall(work, loop, done)
        if self._idle:
            self._idle.pop().put(call)
        elif len(self._threads) < self._most:
            self._start().put(call)
        else:
            self._waiting.append(call)
        return await done

    def close(self) -> None:
        """Wait for the calls that have begun, and end the threads."""
        for calls in self._threads.values():
            calls.put(None)
        for thread in self._threads:
            thread.join()

    def _start(self) -> _StoreCalls:
        calls: _StoreCalls = SimpleQueue()
        thread = threading.Thread(target=self._run, args=(calls,), name=f"store {len(self._threads)}", daemon=True)
        self._threads[thread] = calls
        thread.start()
        return calls

    def _run(self, calls: _StoreCalls) -> None:
        while (call := calls.get()) is not None:
            result, error = None, None
            try:
                result = call.work()
            except BaseException as raised:
                error = raised
            call.loop.call_soon_threadsafe(self._ended, calls, call.done, result, error)

    def _ended(
        self, calls: _StoreCalls, done: asyncio.Future[Any], result: object, error: BaseException | None
    ) -> None:
        if self._waiting:
            calls.put(self._waiting.popleft())
        else:
            self._idle.append(calls)
        if done.cancelled():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
