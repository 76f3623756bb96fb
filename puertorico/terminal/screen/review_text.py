"""The analysis of a finished game in words, and the moments that it points at."""

from __future__ import annotations

from collections.abc import Sequence

from ...locale.message_text import sentence
from ...locale.words import Words
from ...study.review_text import when
from ...table.wire.analysis import AnalysisView, DecisionView, TurningPointView
from ...table.wire.view import Moment

_MOST_MISTAKES = 5


def review_lines(words: Words, found: AnalysisView) -> list[str]:
    """Return each player in numbers, the turning points, and the costliest moves with reasons."""
    players = ([review.numbers, *([review.similar] if review.similar else [])] for review in found.reviews)
    lines = [". ".join(sentence(words, message) for message in said) for said in players]
    turns = [_turned(words, turn) for turn in found.turning_points]
    lines += ["", f"{words('analysis-turning-points')}:", *(turns or [words("analysis-none")])]
    worst = mistakes(found)
    if worst:
        lines += ["", f"{words('analysis-mistakes')}:"]
    for decision in worst:
        lines.append(_cost(words, decision))
        lines += [f"  {sentence(words, line)}" for line in decision.reasons]
    return lines


def moments_to_see(words: Words, found: AnalysisView, moments: Sequence[Moment]) -> dict[int, str]:
    """Return the steps before turning points and costly moves, with a few words on each."""
    chosen = [moment.step for moment in moments if moment.chosen and moment.seat >= 0]

    def step(decision: int) -> int:
        return chosen[decision - 1] - 1 if 0 < decision <= len(chosen) else 0

    turns = {step(turn.first): _turned(words, turn) for turn in found.turning_points}
    costly = {step(one.number): _cost(words, one) for one in mistakes(found)}
    return dict(sorted({**turns, **costly}.items()))


def mistakes(found: AnalysisView) -> list[DecisionView]:
    """Return the costliest mistakes, in the order of the page."""
    wrong = [decision for decision in found.decisions if decision.mistake]
    return sorted(wrong, key=lambda one: (-one.loss, -one.points_lost))[:_MOST_MISTAKES]


def _turned(words: Words, turn: TurningPointView) -> str:
    return f"{when(words, turn)}: {sentence(words, turn.swings)}"


def _cost(words: Words, decision: DecisionView) -> str:
    lost = f" {sentence(words, decision.cost)}" if decision.cost else ""
    return f"{when(words, decision)}.{lost}"
