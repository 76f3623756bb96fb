"""The review of a game in one language, for reports and the terminal.

Decisions and turning points have the same fields here and where they travel to a client, so both are accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..game.notation import ANSWER
from ..locale.words import Words, capital
from ..rules.questions import Question
from .advice_text import brief, reason_lines
from .findings import Analysis, Decision, Review


class PhaseOfRound(Protocol):
    """When something happened."""

    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...


class Swing(Protocol):
    """How chances changed, and the seats to mention."""

    @property
    def before(self) -> Sequence[float]: ...
    @property
    def after(self) -> Sequence[float]: ...
    @property
    def told(self) -> Sequence[int]: ...


class Loss(Protocol):
    """What an answer lost."""

    @property
    def seat(self) -> int: ...
    @property
    def loss(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def points_lost(self) -> float: ...
    @property
    def points_error(self) -> float: ...
    @property
    def is_decided(self) -> bool: ...


def when(words: Words, moment: PhaseOfRound) -> str:
    """Return the round and the phase."""
    phase = words("draft-title") if moment.phase == "draft" else words.of("role", moment.phase)
    return f"{words('board-round', round=moment.round)}, {phase}"


def swings(words: Words, turn: Swing) -> str:
    """Return how the chances of the seats to mention changed."""

    def swing(seat: int) -> str:
        values: dict[str, str | int] = {"name": words.name(seat)}
        values |= {"from": percent(turn.before[seat]), "to": percent(turn.after[seat])}
        return words("analysis-swing", **values)

    return capital(words.joined(swing(seat) for seat in turn.told))


def cost(words: Words, lost: Loss, answer: str, best: str) -> str:
    """Return what an answer cost, and which one was better."""
    message = "analysis-mistake-points" if lost.is_decided else "analysis-mistake"
    name = capital(words.name(lost.seat))
    return words(message, name=name, answer=answer, best=best, **_loss_numbers(lost))


def loss(words: Words, lost: Loss) -> str:
    """Return the loss with its error."""
    return words("report-points-lost" if lost.is_decided else "report-percent-lost", **_loss_numbers(lost))


def _loss_numbers(lost: Loss) -> dict[str, int | float]:
    """Return the loss as messages take it: of the chance, or of points in a decided game."""
    if lost.is_decided:
        return {"points": round(lost.points_lost, 1), "error": round(lost.points_error, 1)}
    return {"percent": percent(lost.loss), "error": max(1, percent(lost.error))}


def numbers(words: Words, review: Review) -> str:
    """Return what a player lost per decision, and how many decisions were mistakes."""
    return words(
        "analysis-review",
        name=capital(words.name(review.seat)),
        points=round(review.points_lost, 2),
        error=round(review.error, 2),
        mistakes=review.mistakes,
        decisions=review.decisions,
    )


def similar(words: Words, review: Review) -> str:
    """Return which levels of bots err about as much; empty if that is unknown."""
    if not review.levels:
        return ""
    levels = words.either(words.of("bot", level) for level in review.levels)
    return words("analysis-errs-more" if review.errs_more else "analysis-similar", levels=levels)


def words_for(analysis: Analysis, language: str) -> Words:
    """Return the words of a report with its players; equal names get their seats."""
    seats, names = Words(language), analysis.names
    called = [name if names.count(name) == 1 else f"{name} ({seats.name(seat)})" for seat, name in enumerate(names)]
    return Words(language, called=called)


def about(analysis: Analysis, words: Words) -> str:
    """Return the size of a game, and the bot that evaluates."""
    game = analysis.game
    players = words("count-players", n=game.players)
    size = words("report-game", players=players, rounds=game.round, decisions=len(analysis.decisions))
    return f"{size}. {words('report-bot', bot=analysis.bot)}."


def answers(words: Words, decision: Decision) -> tuple[str, str]:
    """Return the answer that was played, and the best one."""
    question = Question[decision.question]
    return brief(words, question, ANSWER[decision.answer]), brief(words, question, ANSWER[decision.best])


def reasons(words: Words, decision: Decision) -> list[str]:
    """Return how the answers differ, line by line."""
    return reason_lines(words, Question[decision.question], decision.told) if decision.told else []


def percent(chance: float) -> int:
    """Return a chance in percent.

    >>> percent(0.256)
    26
    """
    return round(100 * chance)
