"""A puzzle in the line mode: the position, one answer, and the explanation."""

from __future__ import annotations

from datetime import date

from .. import locale
from ..game.game import Game
from ..game.notation import Answer
from ..study.puzzle import Puzzle
from ..table.jobs.workers import ThinkingFailed
from ..table.wire.advice import HintView
from .line import LineGame
from .puzzle_record import PuzzleRecord
from .puzzle_text import explanation, streak_line, task_lines
from .typed import meant


def _no_advice(game: Game) -> HintView:
    raise ThinkingFailed("a puzzle is solved without hints")


class LinePuzzle(LineGame):
    """A puzzle that is answered once."""

    def __init__(self, puzzle: Puzzle, record: PuzzleRecord, language: str = locale.ENGLISH) -> None:
        game = puzzle.game()
        assert game.seat is not None
        super().__init__(game, game.seat, lambda game: game.answers[0], lambda game: "", _no_advice, language)
        self.puzzle, self.record = puzzle, record
        self.chosen: Answer | None = None

    def solve(self) -> bool:
        """Show the position and judge one answer; False if the player quits."""
        self._heading(self.words("puzzle-title", id=self.puzzle.id))
        self._say_all(task_lines(self.words, self.puzzle))
        self._show_table()
        if not self._ask():
            return False
        self._explain()
        return True

    def _answer(self, typed: str) -> None:
        shown = {answer: self._shown(answer) for answer in self.game.answers}
        self.chosen = meant(self.game, self.words, shown, typed)

    def _undo(self) -> bool:
        return False

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
