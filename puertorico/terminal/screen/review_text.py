"""The analysis of a finished game in words, and the moments that it points at."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...game.notation import ANSWER
from ...locale.words import Words
from ...rules.questions import Question
from ...study.advice_text import brief
from ...study.findings import Review
from ...study.review_text import cost, numbers, similar, swings, when
from ...table.wire.analysis import AnalysisView, DecisionView, TurningPointView
from ...table.wire.view import Moment
from ..hint_text import reasons

_MOST_MISTAKES = 5


def review_lines(words: Words, found: AnalysisView) -> list[str]:
    """Return each player in numbers, the turning points, and the costliest moves with reasons."""
    reviews = [Review(**msgspec.structs.asdict(review)) for review in found.reviews]
    players = [(numbers(words, review), similar(words, review)) for review in reviews]
    lines = [f"{own}. {level}" if level else own for own, level in players]
    turns = [_turned(words, turn) for turn in found.turning_points]
    lines += ["", f"{words('analysis-turning-points')}:", *(turns or [words("analysis-none")])]
    worst = mistakes(found)
    if worst:
        lines += ["", f"{words('analysis-mistakes')}:"]
    for decision in worst:
        lines.append(_cost(words, decision))
        if decision.told is not None:
            lines += [f"  {line}" for line in reasons(words, Question[decision.question], decision.told)]
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
    return f"{when(words, turn)}: {swings(words, turn)}"


def _cost(words: Words, decision: DecisionView) -> str:
    question = Question[decision.question]
    answer, best = (brief(words, question, ANSWER[each.text]) for each in (decision.answer, decision.best))
    return f"{when(words, decision)}. {cost(words, decision, answer, best)}"
