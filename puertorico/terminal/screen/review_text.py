"""The analysis of a finished game in words, and the moments that it points at."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.notation import ANSWER
from ...rules.questions import Question
from ...table.wire import AnalysisView, AnswerParts, DecisionView, Moment, ReviewView, TurningPointView
from ..advice import brief
from ..hint_text import reasons
from ..words import Words, capital

_MOST_MISTAKES = 5


def review_lines(words: Words, found: AnalysisView) -> list[str]:
    """Return each player in numbers, the turning points, and the costliest moves with reasons."""
    lines = [_reviewed(words, review) for review in found.reviews]
    turns = [f"{_when(words, turn)}: {_turned(words, turn)}" for turn in found.turning_points]
    lines += ["", f"{words('analysis-turning-points')}:", *(turns or [words("analysis-none")])]
    worst = mistakes(found)
    if worst:
        lines += ["", f"{words('analysis-mistakes')}:"]
    for decision in worst:
        lines.append(f"{_when(words, decision)}. {_cost(words, decision)}")
        if decision.told is not None:
            lines += [f"  {line}" for line in reasons(words, Question[decision.question], decision.told)]
    return lines


def moments_to_see(words: Words, found: AnalysisView, moments: Sequence[Moment]) -> dict[int, str]:
    """Return the steps before turning points and costly moves, with a few words on each."""
    chosen = [moment.step for moment in moments if moment.chosen and moment.seat >= 0]

    def step(decision: int) -> int:
        return chosen[decision - 1] - 1 if 0 < decision <= len(chosen) else 0

    turns = {step(turn.first): f"{_when(words, turn)}: {_turned(words, turn)}" for turn in found.turning_points}
    costly = {step(one.number): f"{_when(words, one)}. {_cost(words, one)}" for one in mistakes(found)}
    return dict(sorted({**turns, **costly}.items()))


def mistakes(found: AnalysisView) -> list[DecisionView]:
    """Return the costliest mistakes, in the order of the page."""
    wrong = [decision for decision in found.decisions if decision.mistake]
    return sorted(wrong, key=lambda one: (-one.loss, -one.points_lost))[:_MOST_MISTAKES]


def _when(words: Words, of: DecisionView | TurningPointView) -> str:
    phase = words("draft-title") if of.phase == "draft" else words.of("role", of.phase)
    return f"{words('board-round', round=of.round)}, {phase}"


def _turned(words: Words, turn: TurningPointView) -> str:
    def swing(seat: int) -> str:
        values: dict[str, str | int] = {"name": words.name(seat)}
        values |= {"from": _percent(turn.before[seat]), "to": _percent(turn.after[seat])}
        return words("analysis-swing", **values)

    return words.joined(swing(seat) for seat in turn.told)


def _reviewed(words: Words, review: ReviewView) -> str:
    return words(
        "analysis-review",
        name=capital(words.name(review.seat)),
        points=round(review.points_lost, 2),
        error=round(review.error, 2),
        mistakes=review.mistakes,
        decisions=review.decisions,
    )


def _cost(words: Words, decision: DecisionView) -> str:
    name = capital(words.name(decision.seat))
    answer, best = _brief(words, decision, decision.answer), _brief(words, decision, decision.best)
    if decision.is_decided:
        points, error = round(decision.points_lost, 1), round(decision.points_error, 1)
        return words("analysis-mistake-points", name=name, answer=answer, best=best, points=points, error=error)
    percent, error = _percent(decision.loss), max(1, _percent(decision.error))
    return words("analysis-mistake", name=name, answer=answer, best=best, percent=percent, error=error)


def _brief(words: Words, decision: DecisionView, answer: AnswerParts) -> str:
    return brief(words, Question[decision.question], ANSWER[answer.text])


def _percent(chance: float) -> int:
    return round(100 * chance)
