"""A puzzle in the line mode: the position, one answer, and the explanation."""

from __future__ import annotations

from datetime import date

from .. import locale
from ..game.notation import Answer
from ..study.puzzle import Puzzle
from .line_mode import LineGame
from .puzzle_record import PuzzleRecord
from .puzzle_text import explanation, streak_line, task_lines
from .sources.loop_thread import running
from .sources.puzzle_table import PuzzleTable


class LinePuzzle(LineGame):
    """A puzzle that is answered once."""

    def __init__(self, puzzle: Puzzle, record: PuzzleRecord, language: str = locale.ENGLISH) -> None:
        super().__init__(PuzzleTable(puzzle, self._judge), language)
        self.puzzle, self.record = puzzle, record
        self.chosen: Answer | None = None

    def solve(self) -> bool:
        """Show the position and judge one answer; False if the player quits."""
        self._heading(self.words("puzzle-title", id=self.puzzle.id))
        self._say_all(task_lines(self.words, self.puzzle))
        self._show_table()
        with running(self.table) as self._loop:
            if not self._ask():
                return False
        self._explain()
        return True

    def _judge(self, answer: Answer) -> None:
        self.chosen = answer

    def _hint(self) -> None:
        self._say(self.words("hint-none"))

    def _explain(self) -> None:
        """Store the result; print whether the answer is right, the reasons, and the streak."""
        assert self.chosen is not None
        today = date.today()
        self.record.answered(self.puzzle, self.chosen == self.puzzle.best, today)
        verdict, *reasons = explanation(self.words, self.puzzle, self.chosen)
        self._say("")
        self._heading(verdict)
        self._say_all(reasons)
        if streak := streak_line(self.words, self.record, today):
            self._say(streak)
