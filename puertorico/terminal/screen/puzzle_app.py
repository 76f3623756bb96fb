"""Puzzles on the whole screen: the position, one answer, and the explanation over it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from textual import work

from ...game.notation import Answer
from ...locale.words import Words
from ...study.puzzle import Puzzle, practice
from ..puzzle_record import PuzzleRecord
from ..puzzle_text import explanation, result_line, streak_line, task_lines
from ..sources.puzzle_table import PuzzleTable
from .app import TableApp
from .dialogs import TextDialog
from .scene import Scene


class PuzzleApp(TableApp):
    """Puzzles one after another: those of the list, then endless practice."""

    def __init__(self, puzzles: Sequence[Puzzle], language: str, record: PuzzleRecord) -> None:
        self._waiting, self._practice = list(puzzles), practice(record.first)
        self._record = record
        self._is_practicing = not puzzles
        super().__init__(self._next(), language)

    def _next(self) -> PuzzleTable:
        puzzle = self._waiting.pop(0) if self._waiting else next(self._practice)
        return PuzzleTable(puzzle, self._explain_answer)

    async def on_mount(self) -> None:
        await super().on_mount()
        self._tell_task()

    def _tell_task(self) -> None:
        if isinstance(self.source, PuzzleTable):
            words, puzzle = Words(self.language), self.source.puzzle
            lines = [*task_lines(words, puzzle), streak_line(words, self._record, date.today())]
            if puzzle.id in self._record.first:
                lines.insert(0, result_line(words, puzzle, self._record))
            self.notify("\n".join(filter(None, lines)), timeout=8, markup=False)

    def asked(self, scene: Scene) -> str:
        text = super().asked(scene)
        if scene.step is not None or not isinstance(self.source, PuzzleTable):
            return text
        return f"{scene.words('puzzle-title', id=self.source.puzzle.id)}: {text}"

    @work(exclusive=True, group="puzzle")
    async def _explain_answer(self, chosen: Answer) -> None:
        """Say whether an answer is best and why; then continue, or show the position again."""
        source, scene = self.source, self.scene
        if not isinstance(source, PuzzleTable) or scene is None:
            return
        words = scene.words
        today = date.today()
        self._record.answered(source.puzzle, chosen == source.puzzle.best, today)
        verdict, *lines = explanation(words, source.puzzle, chosen)
        if streak := streak_line(words, self._record, today):
            lines += ["", streak]
        is_last = not self._waiting and not self._is_practicing
        offered = {"next": words("puzzle-practice" if is_last else "puzzle-next")}
        if await self.push_screen_wait(TextDialog(verdict, lines, offered, words("menu-close"))):
            self._is_practicing |= is_last
            await self.sit_down(self._next())
            self._tell_task()
