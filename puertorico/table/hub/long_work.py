"""Work too slow for the event loop (replays, logs, texts), for each owner in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TypeVar
from weakref import WeakValueDictionary

from .fair_queue import FairQueue

T = TypeVar("T")

# The address that the current work is charged to; empty for the server's own work.
OWNER: ContextVar[str] = ContextVar("owner", default="")


class LongWork:
    """One thread for all slow work, which leaves half of the time to the event loop.

    Split work into pieces of a few milliseconds if possible, because owners take turns between pieces.
    """

    def __init__(self) -> None:
        self._queue = FairQueue[asyncio.Future[None]](ranks=1)
        self._busy = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long work")
        self._one_game: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, work: Callable[[], T]) -> T:
        """Run a piece of work when it is its owner's turn, and return the result."""
        loop, owner = asyncio.get_running_loop(), OWNER.get()
        turn: asyncio.Future[None] = loop.create_future()
        self._queue.put(turn, owner)
        self._begin_next()
        try:
            await turn
        except asyncio.CancelledError:
            self._queue.remove(turn, owner)
            if not turn.cancelled():  # its turn had already come
                self._end()
            raise
        # The thread finishes what it has begun, even if nobody waits for the result anymore.
        done = loop.run_in_executor(self._thread, work)
        done.add_done_callback(lambda _: self._end())
        return await asyncio.shield(done)

    def one_game(self) -> asyncio.Lock:
        """Return the owner's lock; hold it while a whole game is loaded and processed.

        Otherwise all games that an owner requests would be in memory at the same time.
        """
        return self._one_game.setdefault(OWNER.get(), asyncio.Lock())

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _end(self) -> None:
        self._busy = False
        self._begin_next()

    def _begin_next(self) -> None:
        if not self._busy and (turn := self._queue.take()) is not None:
            self._busy = True
            turn.set_result(None)
