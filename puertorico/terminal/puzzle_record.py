"""Results of puzzles and the streak of days, stored on this computer."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path

from ..study.puzzle import Puzzle, daily_puzzles
from .sources.user_files import read_user_file, write_user_file

_FILE = "puzzles.json"


class PuzzleRecord:
    """The first answer to each puzzle (right or wrong), and the streak of solved days."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.first: dict[str, bool] = {}
        self.last: date | None = None  # the last day on which a puzzle of the day was solved
        self.days = 0  # in a row until then
        self._read()

    def _read(self) -> None:
        data = read_user_file(_FILE, self.folder)
        first, last, days = data.get("first"), data.get("last"), data.get("days")
        self.first = {str(id): right is True for id, right in first.items()} if isinstance(first, dict) else {}
        self.last, self.days = None, 0
        if isinstance(last, str) and isinstance(days, int):
            with suppress(ValueError):
                self.last, self.days = date.fromisoformat(last), days

    def streak(self, today: date) -> int:
        """Return how many days in a row a puzzle of the day was solved; today need not be over."""
        return self.days if self.last and today - self.last <= timedelta(days=1) else 0

    def answered(self, puzzle: Puzzle, right: bool, today: date) -> None:
        """Store a result. Only the first answer to a puzzle counts."""
        self._read()  # another terminal may have added to it
        if puzzle.id in self.first:
            return
        self.first[puzzle.id] = right
        if right and self.last != today and puzzle in daily_puzzles(today):
            self.last, self.days = today, self.streak(today) + 1
        last = self.last.isoformat() if self.last else ""
        # Without a writable folder, puzzles still work; results are just not stored.
        with suppress(OSError):
            write_user_file(_FILE, {"first": self.first, "last": last, "days": self.days}, self.folder)

    def still_open(self, puzzles: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
        """Return the puzzles that were never answered, or all if there is none."""
        return tuple(puzzle for puzzle in puzzles if puzzle.id not in self.first) or puzzles
