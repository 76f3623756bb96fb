"""Results of an analysis: decisions, mistakes and turning points, as data."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import groupby

from ..game.game import Game
from ..game.messages import Message
from ..game.notation import ROLE_NAMES
from ..rules.questions import Question
from . import ANALYST
from .advice_messages import reason_lines
from .advice_text import in_english
from .comparison import Estimate
from .reason import Reason
from .similar_level import SimilarLevels, similar_levels

SMALLEST_MISTAKE = 0.01  # of the winning chance
SMALLEST_LOSS = 2.0  # points, in a game that is decided
_MOST_TURNING_POINTS = 3
_MOST_SWINGS = 5
_SMALLEST_TURN = 0.05
_CLEAR_TURN = 3.0  # standard errors; more than for one difference, because it is the largest of many


def is_mistake(loss: Estimate, points: Estimate, is_decided: bool) -> bool:
    """Return whether a loss is a mistake: clearly larger than its error, and not tiny.

    In a decided game, points count instead of chances.
    """
    if is_decided:
        return points.is_clear and points.value >= SMALLEST_LOSS
    return loss.is_clear and loss.value >= SMALLEST_MISTAKE


@dataclass(frozen=True, slots=True)
class Expectation:
    """By seat: winning chance, final points, and the standard error of the chance."""

    winning: tuple[float, ...]
    points: tuple[float, ...]
    errors: tuple[float, ...]

    @property
    def numbers(self) -> str:
        """Return all chances in percent, as in `40/25/35`."""
        return "/".join(f"{100 * chance:.0f}" for chance in self.winning)


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer with alternatives: expectations before and after it, and what it lost.

    `after` is the expectation at the next decision. It includes what chance drew in between; the loss does not.
    """

    number: int
    round: int
    phase: str  # a role, or "draft"
    seat: int
    question: str
    answer: str
    best: str
    loss: float  # of the asked seat's winning chance
    error: float  # standard error of the loss
    points_lost: float  # of the lead over the mean of the others at the end of the game
    points_error: float
    is_decided: bool  # with either answer the seat wins, or loses, almost surely
    told: Reason | None  # for a mistake, how the two answers differ
    before: Expectation
    after: Expectation

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Return how the two answers differ, line by line; empty if there is nothing to report."""
        return reason_lines(Question[self.question], self.told) if self.told else ()

    @property
    def reason(self) -> str:
        """Return the difference in English, or an empty string if there is none to report."""
        return in_english(self.reasons)

    @property
    def is_mistake(self) -> bool:
        loss, points = Estimate(self.loss, self.error), Estimate(self.points_lost, self.points_error)
        return is_mistake(loss, points, self.is_decided)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A phase that clearly changed the winning chance of a seat."""

    round: int
    phase: str
    chooser: int  # the seat that chose the role
    seat: int  # the seat whose chance changed most
    before: tuple[float, ...]
    after: tuple[float, ...]
    first: int  # numbers of the decisions that belong to it
    last: int
    mistake: Decision | None  # the costliest mistake in it

    @property
    def swing(self) -> float:
        return self.after[self.seat] - self.before[self.seat]

    @property
    def affected(self) -> tuple[int, ...]:
        """Return the seats whose chance changed at least a third as much as that of `seat`."""
        swings = [abs(after - before) for before, after in zip(self.before, self.after, strict=True)]
        seats = sorted(range(len(swings)), key=lambda seat: -swings[seat])
        return tuple(seat for seat in seats if seat == self.seat or swings[seat] >= swings[self.seat] / 3)


@dataclass(frozen=True, slots=True)
class Review:
    """Summary statistics of one player in a game."""

    seat: int
    decisions: int
    mistakes: int
    points_lost: float  # per decision, of the lead over the mean of the others
    error: float
    levels: tuple[str, ...] = ()  # the levels of bots that err about as much; empty if that is unknown
    errs_more: bool = False  # more than the level that is named


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a game."""

    game: Game
    bot: str
    decisions: tuple[Decision, ...]
    names: tuple[str, ...] = ()  # the players by seat; empty if they are unknown

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """Return all mistakes, the costliest first."""
        mistakes = [decision for decision in self.decisions if decision.is_mistake]
        return tuple(sorted(mistakes, key=lambda decision: (-decision.loss, -decision.points_lost)))

    @property
    def reviews(self) -> tuple[Review, ...]:
        """Return the review of every player."""
        return tuple(self._review(seat) for seat in range(self.game.players))

    def _review(self, seat: int) -> Review:
        own = [decision for decision in self.decisions if decision.seat == seat]
        count = max(1, len(own))
        lost = Estimate(
            sum(decision.points_lost for decision in own) / count,
            math.hypot(*(decision.points_error for decision in own)) / count,
        )
        # Losses found by another bot cannot be compared with the measured ones.
        known = self.bot == ANALYST
        similar = similar_levels(self.game.players, lost, len(own)) if known else SimilarLevels()
        return Review(
            seat=seat,
            decisions=len(own),
            mistakes=sum(decision.is_mistake for decision in own),
            points_lost=lost.value,
            error=lost.error,
            levels=similar.levels,
            errs_more=similar.errs_more,
        )

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the phases with the largest swings beyond their error, in the order of the game."""
        turns = [turn for turn in map(_turning_point, self.phases()) if turn]
        largest = sorted(turns, key=lambda turn: -abs(turn.swing))[:_MOST_TURNING_POINTS]
        return tuple(sorted(largest, key=lambda turn: turn.first))

    @property
    def largest_swings(self) -> list[list[Decision]]:
        """Return the phases to examine again, because they may be turning points."""
        phases = [phase for phase in self.phases() if _largest_change(phase) >= _SMALLEST_TURN]
        return sorted(phases, key=lambda phase: -_largest_change(phase))[:_MOST_SWINGS]

    @property
    def largest_error(self) -> float:
        """Return the largest standard error of the winning chances."""
        return max(error for decision in self.decisions for error in decision.before.errors)

    def phases(self) -> list[list[Decision]]:
        """Return the decisions, grouped from one role choice to the next."""
        starts = 0
        numbered = []
        for decision in self.decisions:
            starts += decision.answer in ROLE_NAMES
            numbered.append((starts, decision))
        return [[decision for _, decision in group] for _, group in groupby(numbered, lambda item: item[0])]


def _largest_change(phase: list[Decision]) -> float:
    before, then = phase[0].before.winning, phase[-1].after.winning
    return max(abs(after - chance) for chance, after in zip(before, then, strict=True))


def _turning_point(phase: list[Decision]) -> TurningPoint | None:
    first, last = phase[0], phase[-1]
    before, then = first.before, last.after

    def beyond_error(seat: int) -> float:
        swing = abs(then.winning[seat] - before.winning[seat])
        return swing if swing > _CLEAR_TURN * math.hypot(before.errors[seat], then.errors[seat]) else 0.0

    seat = max(range(len(before.winning)), key=beyond_error)
    if beyond_error(seat) < _SMALLEST_TURN:
        return None
    mistakes = [decision for decision in phase if decision.is_mistake]
    return TurningPoint(
        first.round,
        first.phase,
        first.seat,
        seat,
        before.winning,
        then.winning,
        first.number,
        last.number,
        max(mistakes, key=lambda decision: (decision.loss, decision.points_lost), default=None),
    )
