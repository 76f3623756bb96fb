"""The lines of a log as text."""

from __future__ import annotations

from collections.abc import Iterable

from ..game.messages import Line
from ..locale.message_text import sentence
from ..locale.words import Words
from ..rules.questions import Question
from ..table.wire.view import Moment


def log_lines(words: Words, lines: list[Line]) -> list[str]:
    """Return the lines of a log as text."""
    return [sentence(words, line.message) for line in lines]


def told(moments: Iterable[Moment]) -> list[Line]:
    """Return the lines of the log. A line that has grown replaces its earlier version."""
    lines: list[Line] = []
    for line in (line for moment in moments for line in moment.told):
        if line.first < line.step:
            earlier = (i for i in range(len(lines) - 1, -1, -1) if _grows(lines[i], line))
            if (index := next(earlier, None)) is not None:
                del lines[index]
        lines.append(line)
    return lines


def _grows(before: Line, line: Line) -> bool:
    return before.first == line.first and before.kind != "ending"


def round_starts(moments: Iterable[Moment]) -> list[int]:
    """Return the steps after which rounds begin."""
    return [moment.step for moment in moments if Question[moment.question] == Question.NEW_ROUND]
