"""Hints with their reasons, and puzzles."""

from __future__ import annotations

from typing import Any

from ...game.position_types import Observation
from ..domain.settings import Strict
from .question import AnswerParts, QuestionView
from .view import Moment


class ThingView(Strict):
    """A gain or loss: a `kind` such as `barrels`, with a `name` such as `corn` if needed."""

    kind: str
    name: str
    number: float


class ShareView(Strict):
    """A gain or loss of one seat."""

    seat: int
    number: float


class FinalPointsView(Strict):
    """Final points that a seat is expected to have more or less, with the standard error.

    Most of them come from the `source`: `chips`, `buildings`, `large_buildings` or `nobles`, if that is known.
    """

    seat: int
    number: float
    error: float
    source: str | None


class MotiveView(Strict):
    """What is good about the best answer: a `kind`, with seat, thing and role."""

    kind: str
    seat: int | None
    thing: ThingView | None
    role: str


class ExpectedRoleView(Strict):
    """A role that a seat is expected to choose."""

    seat: int
    role: str


class ReasonView(Strict):
    """The reason for an answer: its gains in the phase, or its difference from the best.

    `mine` is for the seat that answers; `others` is for all others together, or for the seat `other` alone. `most` is
    the seat among them with most of the first thing. `ends` is whether the game ends after this round; `final` are
    the changes of final points. `motives` say what is good about the best answer, and `line` is what is expected next;
    in a review, `best_line` is what was expected after the best answer.
    """

    seat: int
    compared_with: AnswerParts | None
    mine: list[ThingView]
    others: list[ThingView]
    other: int | None
    most: ShareView | None
    ends: bool | None
    final: list[FinalPointsView]
    motives: list[MotiveView]
    line: list[ExpectedRoleView]
    best_line: list[ExpectedRoleView]


class LeadView(Strict):
    """In a decided game: final `points`, and the points `ahead` of the mean of the others.

    `behind` is how much less the lead is than with the best answer, with the standard error of this difference.
    """

    points: float
    ahead: float
    behind: float
    error: float


class AdviceView(Strict):
    """A recommended answer: its expected result, and the reason as data and in English.

    `behind` is how much less that is than with the best answer, with the standard error of this difference. Where the
    seat wins, or loses, almost surely with either, `lead` has the points that count instead.
    """

    answer: AnswerParts
    value: float
    error: float
    behind: float
    behind_error: float
    points: list[float]
    told: ReasonView
    reason: str
    lead: LeadView | None = None


class HintView(Strict):
    """The best answers, best first, and those that may be as good as the first.

    For a placement or storage, `arrangement` or `answers` is the whole of it, and the first advice explains it.
    `as_good` then contains answers to any of its questions. If `is_decided`, the seat wins, or loses, almost surely
    with every advised answer.
    """

    verdict: str
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


class PuzzleView(Strict):
    """A puzzle as the asked seat sees it; the solution has the best answer first.

    `moments` is what happened since this seat's last answer, after the step `since`.
    """

    puzzle: PuzzleSummary
    rules: dict[str, Any]
    steps: int
    since: int
    moments: list[Moment]
    position: Observation
    question: QuestionView
    advice: list[AdviceView]
