"""The game for programs: JSON lines through a pipe, one per question and one per answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TextIO

import msgspec
from msgspec import Struct

from ..game.position_types import Observation
from ..locale.words import Words
from ..table.domain.commands import AnswerText
from ..table.domain.refusals import Refused
from ..table.wire.advice import HintView
from ..table.wire.question import QuestionView
from ..table.wire.view import ScoreView
from .log_text import log_lines, told
from .question_text import asked
from .sources.local_table import LocalTable
from .sources.loop_thread import LoopThread, running


class Asked(Struct, tag_field="kind", tag="question", omit_defaults=True):
    """A question to the player, the table, and what has happened since the last line."""

    step: int
    text: str
    question: QuestionView
    position: Observation
    log: list[str]


class HintLine(Struct, tag_field="kind", tag="hint"):
    """The reply to `{"hint": true}`; the question stays."""

    hint: HintView


class Wrong(Struct, tag_field="kind", tag="error"):
    """The reply to a line that is not an answer: a stable code and a sentence."""

    code: str
    error: str


class Over(Struct, tag_field="kind", tag="over"):
    """The end of the game."""

    winners: list[int]
    scores: list[ScoreView]
    log: list[str]


class Given(Struct, forbid_unknown_fields=True):
    """An answer: exactly one of these."""

    answer: AnswerText | None = None
    answers: list[AnswerText] | None = None
    arrangement: dict[str, int | tuple[int, int]] | None = None
    undo: Literal[True] | None = None
    hint: Literal[True] | None = None

    KINDS: ClassVar[Sequence[str]] = ("answer", "answers", "arrangement", "undo", "hint")


class _NotAnAnswer(Exception):
    """Raised for a line that is not an answer. The message says why."""


class JsonGame:
    """A local table whose people are programs that read `output` and write `lines`."""

    def __init__(self, table: LocalTable, lines: TextIO, output: TextIO, language: str) -> None:
        self.table, self.lines, self.output, self.language = table, lines, output, language
        self._told = 0  # steps already reported

    def play(self) -> bool:
        """Play to the end, or until the input ends; True if the game is over."""
        with running(self.table) as loop:
            while loop.run(self.table.person_is_asked()):
                self._write(self._asked())
                while line := self.lines.readline():
                    if self._take(loop, line):
                        break
                else:
                    return False
            self._write(self._over())
            return True

    def _take(self, loop: LoopThread, line: str) -> bool:
        """Carry out a line; False if the question stays."""
        try:
            given = _read(line)
            if given.hint:
                self._write(HintLine(loop.run(self.table.hint())))
                return False
            loop.run(self._give(given))
        except _NotAnAnswer as error:
            self._write(Wrong("not_an_answer", str(error)))
            return False
        except Refused as error:
            self._write(Wrong(error.code, error.sentence))
            return False
        return True

    async def _give(self, given: Given) -> None:
        if given.undo:
            await self.table.undo()
            self._told = min(self._told, self.table.table.steps)
        elif given.arrangement is not None:
            await self.table.arrange(given.arrangement)
        else:
            await self.table.answer(given.answers if given.answers is not None else [given.answer or ""])

    def _asked(self) -> Asked:
        view = self.table.view
        assert view is not None
        assert view.position is not None
        assert view.question is not None
        text = asked(self._words(), view.question, view.position)
        return Asked(view.steps, text, view.question, view.position, self._log())

    def _over(self) -> Over:
        view = self.table.view
        assert view is not None
        return Over(view.winners or [], view.scores or [], self._log())

    def _words(self) -> Words:
        assert self.table.view is not None
        return Words(self.language, self.table.view.you)

    def _log(self) -> list[str]:
        """Return what has happened since the last line, in sentences."""
        fresh = [moment for moment in self.table.moments if moment.step > self._told]
        self._told = self.table.table.steps
        return log_lines(self._words(), told(fresh))

    def _write(self, line: Any) -> None:
        self.output.write(msgspec.json.encode(line).decode() + "\n")
        self.output.flush()


def _read(line: str) -> Given:
    try:
        given = msgspec.json.decode(line.encode(), type=Given)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise _NotAnAnswer(f'a line must be an object such as {{"answer": "settler"}}: {error}') from None
    if sum(getattr(given, kind) is not None for kind in Given.KINDS) != 1:
        raise _NotAnAnswer(f"a line must have exactly one of {', '.join(Given.KINDS)}")
    return given
