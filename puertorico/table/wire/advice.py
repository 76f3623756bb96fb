"""Hints with their reasons, and puzzles."""

from __future__ import annotations

from typing import Any

from ...game.messages import Message
from ...game.position_types import Observation
from ..domain.settings import Strict
from .question import AnswerParts, QuestionView
from .view import Moment


class LeadView(Strict):
    """In a decided game: final `points`, and the points `ahead` of the mean of the others.

    `behind` is how much less the lead is than with the best answer, with the standard error of this difference.
    """

    points: float
    ahead: float
    behind: float
    error: float


class AdviceView(Strict):
    """A recommended answer with its expected result, in numbers and as messages.

    `behind` is how much less that is than with the best answer, with the standard error of this difference. Where the
    seat wins, or loses, almost surely with either, `lead` has the points that count instead. `name` is the answer in
    few words, `expectation` what it leads to, and `reasons` say why, line by line; `reason` is the same in English.
    """

    answer: AnswerParts
    value: float
    error: float
    behind: float
    behind_error: float
    points: list[float]
    name: Message
    expectation: Message
    reasons: list[Message]
    reason: str
    lead: LeadView | None = None


class HintView(Strict):
    """The best answers, best first, and those that may be just as good.

    For a placement or storage, `arrangement` or `answers` is the whole of it, and the first advice explains it.
    `as_good` then contains answers to any of its questions. If `is_decided`, the seat wins, or loses, almost surely
    with every advised answer. `certainty` says whether the first answer is clearly best; `verdict` recommends it in
    English.
    """

    verdict: str
    certainty: list[Message]
    advice: list[AdviceView]
    as_good: list[AnswerParts]
    arrangement: dict[str, int | tuple[int, int]] | None = None
    answers: list[AnswerParts] | None = None
    is_decided: bool = False


class PuzzleSummary(Strict):
    """A puzzle in a list, with the levels that miss it: the more, the harder."""

    id: str
    players: int
    expansions: list[str]
    question: str
    missed_by: list[str]


class PuzzleList(Strict):
    """The puzzles of a day, the easiest first, and all puzzles."""

    daily: list[PuzzleSummary]
    all: list[PuzzleSummary]


class SolutionView(Strict):
    """What is said after an answer to a puzzle: a verdict, the best answer, and another one.

    `title` introduces the other one; `other` is its place in the advice, if it is explained there.
    """

    is_right: bool
    verdict: Message
    title: Message
    other: int | None


class PuzzleView(Strict):
    """A puzzle as the asked seat sees it; `advice` has the best answer first.

    `moments` is what happened since this seat's last answer, after the step `since`. `solutions` contains what is said
    after each answer, by its text.
    """

    puzzle: PuzzleSummary
    rules: dict[str, Any]
    steps: int
    since: int
    moments: list[Moment]
    position: Observation
    question: QuestionView
    missed_by: Message
    advice: list[AdviceView]
    solutions: dict[str, SolutionView]
