"""Advice as text: whole placements, verdicts, and reasons in English."""

from __future__ import annotations

from collections.abc import Iterable

from .. import locale
from ..game.arrangement import Arrangement
from ..game.messages import Message
from ..game.notation import Answer
from ..locale.message_text import sentences
from ..locale.words import Words
from ..rules.questions import Question


def verdict(words: Words, best: str, certainty: Iterable[Message]) -> str:
    """Return the best answer in one line, worded as certain as the comparison allows."""
    return f"{words('hint-best')}: {best}. {sentences(words, certainty)}"


def plan_in_words(words: Words, question: Question, answers: Iterable[Answer], arrangement: Arrangement | None) -> str:
    """Return a placement as it can be typed, or the goods to keep."""
    if arrangement is not None:
        return words.arrangement(arrangement)
    return ", ".join(words.answer(question, answer) for answer in answers)


def in_english(messages: Iterable[Message], me: int | None = None) -> str:
    """Return messages as an English text, addressed to a seat, if one is given."""
    return sentences(Words(locale.ENGLISH, me), messages)
