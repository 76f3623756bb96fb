"""Batched writes: events of many tables in one transaction, with few disk syncs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ..domain.storage import Addition

Results = Sequence[BaseException | None]


class BatchWriter:
    """Stores additions. Those that arrive during a write wait and are then written together."""

    def __init__(self, write: Callable[[list[Addition]], Awaitable[Results]]) -> None:
        self._write = write
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, addition: Addition) -> None:
        """Wait until the addition is on disk. Raises the error if it cannot be stored.

        If the caller is canceled before the write starts, nothing is written.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = [each for each in self._waiting if not each[1].cancelled()], []
            results: Results
            try:
                results = await self._write([addition for addition, _ in together]) if together else []
            except BaseException as error:
                results = [error] * len(together)
            for (_, written), result in zip(together, results, strict=True):
                if written.cancelled():
                    continue  # the caller has given up and will load the table again
                if result is None:
                    written.set_result(None)
                else:
                    written.set_exception(result)
        self._writing = None
