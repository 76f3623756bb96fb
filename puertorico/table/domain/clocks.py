"""Clocks: the seconds each seat has left, computed only from the times of events."""

from __future__ import annotations

from .settings import Clock

_DAY = 86_400.0


class Clocks:
    """The clocks of a table. At most one runs: that of the seat whose answer is awaited."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._left: list[float] = [self._full] * seats
        self._running: int | None = None
        self._since = 0.0
        self._paused = False

    @property
    def _full(self) -> float:
        """The seconds a seat starts with; with `days`, it gets them again for each answer."""
        return self.clock.days * _DAY if self.clock.kind == "days" else self.clock.minutes * 60.0

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds a seat has left; None without clocks."""
        if self.clock.kind == "none":
            return None
        gone = now - self._since if seat == self._running and not self._paused else 0.0
        return max(0.0, self._left[seat] - gone)

    def deadline(self) -> float | None:
        """Return the time at which the running clock runs out."""
        if self.clock.kind == "none" or self._running is None or self._paused:
            return None
        return self._since + self._left[self._running]

    def run(self, seat: int | None, now: float) -> None:
        """Stop the running clock and start that of a seat."""
        self._charge(now)
        self._running, self._since = seat, now

    def answered(self, seat: int, now: float, *, by_stand_in: bool = False) -> None:
        """Charge the time of an answer and add the increment, which a stand-in does not earn."""
        self._charge(now)
        self._since = now
        if by_stand_in:
            return
        if self.clock.kind == "days":
            self._left[seat] = self._full
        else:
            self._left[seat] += self.clock.increment

    def pause(self, paused: bool, now: float) -> None:
        """Stop all clocks, or let them continue."""
        self._charge(now)
        self._paused, self._since = paused, now

    def given_back(self, seat: int, now: float) -> None:
        """Give a player who ran out of time only the increment, or the days for one answer."""
        self._charge(now)
        self._since = now
        self._left[seat] = self._full if self.clock.kind == "days" else float(self.clock.increment)

    def _charge(self, now: float) -> None:
        if self._running is not None and not self._paused:
            self._left[self._running] = max(0.0, self._left[self._running] - (now - self._since))
