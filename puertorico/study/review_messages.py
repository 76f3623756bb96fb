"""What is said about an analyzed game, as messages: players, turning points and mistakes."""

from __future__ import annotations

from ..game.messages import Argument, Message, Seats, Series, message_id
from ..game.notation import ANSWER
from ..rules.questions import Question
from .advice_messages import brief
from .analysis_results import Decision, Review, TurningPoint


def swings(turn: TurningPoint) -> Series:
    """Return how the chances of the seats to mention changed."""

    def swing(seat: int) -> Message:
        chances: dict[str, Argument] = {"from": percent(turn.before[seat]), "to": percent(turn.after[seat])}
        return Message("analysis-swing", {"name": Seats((seat,)), **chances})

    return Series(tuple(map(swing, turn.affected)), "and")


def cost(decision: Decision) -> Message:
    """Return what an answer cost, and which one was better."""
    message = "analysis-mistake-points" if decision.is_decided else "analysis-mistake"
    answer, best = answers(decision)
    return Message(message, {"name": Seats((decision.seat,)), "answer": answer, "best": best, **_lost(decision)})


def loss(decision: Decision) -> Message:
    """Return the loss with its error."""
    return Message("report-points-lost" if decision.is_decided else "report-percent-lost", _lost(decision))


def _lost(decision: Decision) -> dict[str, Argument]:
    """Return the loss as messages take it: of the chance, or of points in a decided game."""
    if decision.is_decided:
        return {"points": round(decision.points_lost, 1), "error": round(decision.points_error, 1)}
    return {"percent": percent(decision.loss), "error": max(1, percent(decision.error))}


def answers(decision: Decision) -> tuple[Message, Message]:
    """Return the answer that was played, and the best one."""
    question = Question[decision.question]
    return brief(question, ANSWER[decision.answer]), brief(question, ANSWER[decision.best])


def numbers(review: Review) -> Message:
    """Return what a player lost per decision, and how many decisions were mistakes."""
    args: dict[str, Argument] = {"points": round(review.points_lost, 2), "error": round(review.error, 2)}
    args |= {"mistakes": review.mistakes, "decisions": review.decisions}
    return Message("analysis-review", {"name": Seats((review.seat,)), **args})


def similar(review: Review) -> Message | None:
    """Return the bot levels with a similar error rate; None if unknown."""
    if not review.levels:
        return None
    levels = Series(tuple(Message(message_id("bot", level)) for level in review.levels), "or")
    return Message("analysis-errs-more" if review.errs_more else "analysis-similar", {"levels": levels})


def percent(chance: float) -> int:
    """Return a chance in percent.

    >>> percent(0.256)
    26
    """
    return round(100 * chance)
