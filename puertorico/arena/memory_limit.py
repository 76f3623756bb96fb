"""Memory use of each bot of a game, measured from outside its process."""

from __future__ import annotations

from typing import Any

GIGABYTE = 10**9


class TooMuchMemory(Exception):
    """Raised when a bot exceeds its memory limit; `seat` is its seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} uses too much memory")
        self.seat = seat


class MemoryUse:
    """The memory of a worker process, attributed to the bots that were active while it grew.

    All bots of a game share a process, so the bot that is active when the memory runs out is not always the culprit.
    """

    def __init__(self, pid: int, seats: int, most: float) -> None:
        """Start measuring; `most` is the limit for each bot, in gigabytes."""
        import psutil  # with the extra `arena`

        self._most = most * GIGABYTE
        self._held = [0] * seats
        self._children = self._last = 0
        self._error: type[Exception] = psutil.Error  # the process has just died; the referee handles that
        self._process: Any = None
        try:
            self._process = psutil.Process(pid)
            self._last = self._process.memory_info().rss
        except self._error:
            pass

    @property
    def total(self) -> int:
        """The memory of the process at the last measurement, in bytes."""
        return self._last

    def measure(self, seat: int | None, *, with_children: bool = False) -> None:
        """Attribute the growth of the process to a seat. Raises `TooMuchMemory`.

        Child processes count too. They are measured only `with_children`, because finding them takes a millisecond.
        """
        if self._process is None:
            return
        try:
            if with_children:
                self._children = sum(child.memory_info().rss for child in self._process.children(recursive=True))
            now = self._process.memory_info().rss + self._children
        except self._error:
            return
        if seat is not None:
            self._held[seat] += now - self._last
            if self._held[seat] > self._most:
                raise TooMuchMemory(seat)
        self._last = now
