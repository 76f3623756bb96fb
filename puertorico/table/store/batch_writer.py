"""Writes down what happens at all tables, with as few waits for the disk as possible."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ..domain.events import Addition

Outcomes = Sequence[BaseException | None]


class Scribe:
    """What comes while something is being written waits, and is then written together in one transaction."""

    def __init__(self, write: Callable[[list[Addition]], Awaitable[Outcomes]]) -> None:
        self._write = write
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, addition: Addition) -> None:
        """It is on the disk when this returns. Raises what came instead."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            outcomes: Outcomes
            try:
                outcomes = await self._write([addition for addition, _ in together])
            except BaseException as error:
                outcomes = [error] * len(together)
            for (_, written), outcome in zip(together, outcomes, strict=True):
                if written.cancelled():
                    continue  # whoever wanted it has given up, and will read the table anew
                if outcome is None:
                    written.set_result(None)
                else:
                    written.set_exception(outcome)
        self._writing = None
