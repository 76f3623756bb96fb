"""A puzzle in the line mode: the position, one answer, and the explanation."""

from __future__ import annotations

from .. import locale
from ..game.game import Game
from ..game.notation import Answer
from ..study import advice_text
from ..study.comparison import Estimate
from ..study.puzzle import Puzzle, PuzzleAnswer
from ..table.jobs.workers import ThinkingFailed
from ..table.wire import HintView
from .line import LineGame
from .typed import meant


def _no_advice(game: Game) -> HintView:
    raise ThinkingFailed("a puzzle is solved without hints")


class LinePuzzle(LineGame):
    """A puzzle that is answered once."""

    def __init__(self, puzzle: Puzzle, language: str = locale.ENGLISH) -> None:
        game = puzzle.game()
        assert game.seat is not None
        super().__init__(game, game.seat, lambda game: game.answers[0], lambda game: "", _no_advice, language)
        self.puzzle = puzzle
        self.chosen: Answer | None = None

    def solve(self) -> bool:
        """Show the position and judge one answer; False if the player quits."""
        self._heading(self.words("puzzle-title", id=self.puzzle.id))
        self._say(self.words("puzzle-task"))
        self._say(self._difficulty())
        self._show_table()
        if not self._ask():
            return False
        self._explain()
        return True

    def _difficulty(self) -> str:
        levels = self.words.joined(self.words.of("bot", level) for level in self.puzzle.missed_by)
        return self.words("puzzle-missed-by", n=self.puzzle.difficulty, levels=levels)

    def _answer(self, typed: str) -> None:
        shown = {answer: self._shown(answer) for answer in self.game.answers}
        self.chosen = meant(self.game, self.words, shown, typed)

    def _undo(self) -> bool:
        return False

    def _hint(self) -> None:
        self._say(self.words("hint-none"))

    def _explain(self) -> None:
        """Print whether the answer is right, and the reasons."""
        words, puzzle = self.words, self.puzzle
        assert self.chosen is not None
        best, second = puzzle.answers[:2]
        is_right = self.chosen == best.move
        self._say("")
        self._heading(words("puzzle-right" if is_right else "puzzle-wrong", answer=self._brief(best.move)))
        self._tell(best)
        own = next((one for one in puzzle.answers if one.move == self.chosen), None)
        if is_right:
            self._say(words("puzzle-runner-up", answer=self._brief(second.move)))
            self._tell(second)
        elif own:
            self._tell(own)
        else:
            self._say(words("puzzle-not-among-best", answer=self._brief(self.chosen)))

    def _tell(self, one: PuzzleAnswer) -> None:
        """Print an answer, its chance and its reason."""
        if one.told.compared_with is None:
            value = advice_text.chance(self.words, Estimate(one.value, one.error))
        else:
            value = advice_text.behind(self.words, one.behind)
        self._say(f"{self._shown(one.move)}: {value}")
        self._say_all(f"  {line}" for line in advice_text.reason_lines(self.words, self.game.question, one.told))

    def _brief(self, answer: Answer) -> str:
        return advice_text.brief(self.words, self.game.question, answer)
