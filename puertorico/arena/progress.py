"""The progress of a tournament: a bar in a terminal, occasional lines elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, Self

from ..game.wording import duration
from .match import MatchResult

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

LINES = 10  # per tournament
LONGEST_SILENCE = 60.0  # seconds between two lines


class Progress:
    """A display of the games played, the forfeits, and the estimated time left."""

    def __init__(self, games: int, played: int) -> None:
        self.games, self.played, self.forfeits = games, played, 0
        self._before = played
        self._begin = self._last = time.monotonic()
        self._bar = _bar() if sys.stdout.isatty() else None
        if self._bar:
            self._task = self._bar.add_task("games", total=games, completed=played, forfeits="")

    def __enter__(self) -> Self:
        if self._bar:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar:
            self._bar.stop()

    def add(self, outcome: MatchResult) -> None:
        """Add a finished game."""
        self.played += 1
        self.forfeits += outcome.forfeit is not None
        forfeited = f"{self.forfeits} forfeited" if self.forfeits else ""
        if self._bar:
            self._bar.update(self._task, completed=self.played, forfeits=forfeited)
            return
        now = time.monotonic()
        a_tenth = self.played * LINES // self.games > (self.played - 1) * LINES // self.games
        if a_tenth or now - self._last > LONGEST_SILENCE:
            self._last = now
            left = (now - self._begin) / (self.played - self._before) * (self.games - self.played)
            parts = [f"{self.played} of {self.games} games", forfeited, f"about {duration(left)} left" if left else ""]
            print(", ".join(part for part in parts if part), flush=True)


def _bar() -> Bar:
    from rich import progress

    return progress.Progress(
        progress.TextColumn("games"),
        progress.BarColumn(bar_width=None),
        progress.MofNCompleteColumn(),
        progress.TextColumn("{task.fields[forfeits]}"),
        progress.TimeElapsedColumn(),
        progress.TextColumn("left"),
        progress.TimeRemainingColumn(),
    )
