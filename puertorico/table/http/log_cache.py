"""The log of a game as a response, built phase by phase in a thread and cached."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from ...game.log import Entry
from ...rules.questions import Question
from ..domain.table import Table
from ..hub.long_work import LongWork
from ..views.log_view import LogPart
from ..wire.encoding import encode

_FASTEST = 1  # a level of compression; a whole log shrinks to a sixth in about 2 ms
_MOST_BYTES = 32_000_000


class LogCache:
    """Logs as bytes, one moment per line. Equal requests share one result."""

    def __init__(self, work: LongWork) -> None:
        self._work = work
        self._building: dict[Hashable, asyncio.Task[bytes]] = {}
        self._built: OrderedDict[Hashable, bytes] = OrderedDict()  # the most recently used last
        self._bytes = 0

    async def lines(self, table: Table, seat: int | None, first: int, last: int, *, packed: bool) -> bytes:
        """Return steps `first + 1` to `last` as a seat may see them, compressed if `packed`."""
        key = (table.id, table.moved, table.hides_points, seat, first, last, packed)
        if key in self._built:
            self._built.move_to_end(key)
            return self._built[key]
        if key not in self._building:
            build = self._build(list(table.game.log), seat, table.hides_points, first, last, packed)
            task = self._building[key] = asyncio.create_task(build)
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._building[key])

    def _keep(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._building[key]
        if done.cancelled() or done.exception():
            return
        self._built[key] = done.result()
        self._bytes += len(done.result())
        while self._bytes > _MOST_BYTES:
            self._bytes -= len(self._built.popitem(last=False)[1])

    async def _build(
        self, log: list[Entry], seat: int | None, hidden_points: bool, first: int, last: int, packed: bool
    ) -> bytes:
        parts = []
        for start, end in _phases(log, first, last):
            parts.append(await self._work.do(partial(_part, log, seat, hidden_points, start, end)))
        lines = b"".join(parts)
        return await self._work.do(partial(gzip.compress, lines, _FASTEST, mtime=0)) if packed else lines


def _phases(log: Sequence[Entry], first: int, last: int) -> Iterator[tuple[int, int]]:
    """Split a log at role choices, which no line spans, so that parts can be formatted alone."""
    begin = first
    for step in range(first + 1, last):
        if log[step].question == Question.CHOOSE_ROLE:
            yield begin, step
            begin = step
    if begin < last:
        yield begin, last


def _part(log: Sequence[Entry], seat: int | None, hidden_points: bool, first: int, last: int) -> bytes:
    shown = LogPart.of(log, first, last).shown_to(seat, hidden_points)
    return b"".join(encode(moment) + b"\n" for moment in shown)
