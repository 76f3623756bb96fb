"""A puzzle as a table: its question is asked, and an answer is judged instead of played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...game.notation import ANSWER, Answer
from ...study.puzzle import Puzzle
from ...table.domain.refusals import NotNow
from ...table.wire.advice import HintView
from .local_table import LocalTable


class PuzzleTable(LocalTable):
    """The position of a puzzle. `judged` is called with every answer."""

    def __init__(self, puzzle: Puzzle, judged: Callable[[Answer], object]) -> None:
        game = puzzle.game()
        assert game.seat is not None
        super().__init__(game, [game.seat], prepare=False)
        self.puzzle, self.judged = puzzle, judged

    async def answer(self, texts: Sequence[str], *, closes: bool = False) -> None:
        self.judged(ANSWER[texts[0]])

    async def undo(self) -> None:
        raise NotNow("nothing_to_undo", "A puzzle has no move to take back.")

    async def hint(self) -> HintView:
        raise NotNow("no_hints", "A puzzle is solved without hints.")
