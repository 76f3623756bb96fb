"""The memory that each bot of a game holds, as seen from outside its process."""

from __future__ import annotations

from typing import Any

GIGABYTE = 10**9


class TooMuchMemory(Exception):
    """Raised when a bot holds more memory than it may; `seat` is its seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} holds too much memory")
        self.seat = seat


class MemoryUse:
    """The memory of a worker process, charged to the bots that worked while it grew.

    All bots of a game share a process, so that the bot whose answer reaches the limit need not be the one that fills
    the memory.
    """

    def __init__(self, pid: int, seats: int, most: float) -> None:
        """Begin to watch; `most` is what a bot may hold, in gigabytes."""
        import psutil  # with the extra `arena`

        self._most = most * GIGABYTE
        self._held = [0] * seats
        self._children = self._last = 0
        self._error: type[Exception] = psutil.Error  # the process has just died, which the referee notices itself
        self._process: Any = None
        try:
            self._process = psutil.Process(pid)
            self._last = self._process.memory_info().rss
        except self._error:
            pass

    @property
    def total(self) -> int:
        """The bytes that the process held when it was looked at last."""
        return self._last

    def look(self, seat: int | None, *, with_children: bool = False) -> None:
        """Charge a seat with what the process has grown by. Raises `TooMuchMemory`.

        Programs that a bot has started count too. Finding them takes a millisecond, so not every look does.
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
