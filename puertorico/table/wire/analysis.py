"""The analysis of a game: decisions, reviews of the players, turning points."""

from __future__ import annotations

from ...game.messages import Message, Series
from ...study.analysis_results import Expectation
from ..domain.settings import Strict
from .question import AnswerParts


class DecisionView(Strict):
    """An answer that had alternatives, and what it lost.

    `points_lost` are points of the lead over the mean of the others. They decide whether it is a mistake if the game is
    decided: if the seat wins, or loses, almost surely with either answer. A mistake has a `cost` and `reasons` as
    messages; `reason` is the same in English.
    """

    number: int
    round: int
    phase: str
    seat: int
    question: str
    answer: AnswerParts
    best: AnswerParts
    loss: float
    error: float
    points_lost: float
    points_error: float
    is_decided: bool
    before: Expectation
    after: Expectation
    mistake: bool
    reason: str
    cost: Message | None
    reasons: list[Message]


class TurningPointView(Strict):
    """A phase that changed the chances, as `swings` says; `mistake` is a decision."""

    round: int
    phase: str
    chooser: int
    seat: int
    before: list[float]
    after: list[float]
    first: int
    last: int
    mistake: int | None
    swing: float
    swings: Series


class ReviewView(Strict):
    """A player in numbers: decisions, mistakes, and the mean loss with its error.

    The loss is in points of the lead per decision. `levels` are the levels of bots that err about as much, or less if
    `errs_more`; none if that is unknown. `numbers` and `similar` say so.
    """

    seat: int
    decisions: int
    mistakes: int
    points_lost: float
    error: float
    levels: list[str]
    errs_more: bool
    numbers: Message
    similar: Message | None


class AnalysisView(Strict):
    """All decisions of a game, a review of each player, and the turning points."""

    bot: str
    version: str
    players: int
    names: list[str] | None
    rounds: int
    over: bool
    winners: list[int] | None
    scores: list[dict[str, int]]
    decisions: list[DecisionView]
    reviews: list[ReviewView]
    turning_points: list[TurningPointView]
