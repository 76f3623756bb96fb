"""Hints in games that are won or lost almost surely: points count, and the hint says so."""

from __future__ import annotations

from test_hints import Opinion, Winner, table

import puertorico as pr
from puertorico import bots
from puertorico.locale.words import Words
from puertorico.study.hint import Hint
from puertorico.table.views.advice_view import hint_view
from puertorico.table.wire.advice import LeadView
from puertorico.terminal.hint_text import hint_lines


def decided_hints() -> tuple[Hint, Hint]:
    """A game that is won with a clearly best answer, and one where two answers are about as good."""
    clear = bots.hint(table({"doubloons": 3}, {}, {}), evaluator=Winner(settler=31.0, builder=36.0))
    even = bots.hint(table({"doubloons": 3}, {}, {}), evaluator=Winner(settler=35.9, builder=36.0))
    return clear, even


def test_a_decided_game_is_told_in_points_on_the_wire_and_in_the_terminal() -> None:
    clear, even = map(hint_view, decided_hints())
    assert clear.is_decided
    assert clear.advice[0].lead == LeadView(points=36.0, ahead=13.5, behind=0.0, error=0.0)
    told = hint_lines(Words("en", 0), pr.Question.CHOOSE_ROLE, clear)
    assert told[0].endswith("Clearly the best, about 5 points better than “Settler”.")
    assert "Builder: about 36 points at the end, 13.5 points ahead" in told
    assert "Settler: about 5 points worse (±1)" in told
    assert not any("chance" in line for line in told)
    told = hint_lines(Words("en", 0), pr.Question.CHOOSE_ROLE, even)
    assert told[0] == "Best move: Builder. Winning is almost certain, so points count. May be just as good: Settler."
    assert "Settler: about 0.1 points worse (±0.3)" in told


def test_a_player_who_loses_in_any_case_is_told_so() -> None:
    bot = Opinion(("captain", 100, 0.0, 0.0), ("trader", 100, 0.0, 0.0))
    found = bots.hint(table(), evaluator=bot)
    assert "Winning is almost impossible, so points count. May be just as good" in found.verdict
    assert hint_lines(Words("en", 0), pr.Question.CHOOSE_ROLE, hint_view(found))[2] == (
        "Captain: about 20 points at the end, 0 points ahead"
    )


def test_a_game_that_only_some_answers_decide_is_told_in_chances() -> None:
    found = hint_view(bots.hint(table(), evaluator=Opinion(("captain", 100, 0.99, 0.0), ("trader", 100, 0.5, 0.02))))
    assert not found.is_decided
    told = hint_lines(Words("en", 0), pr.Question.CHOOSE_ROLE, found)
    assert told[0] == "Best move: Captain. Clearly better than the others."
    assert any(line.startswith("Captain: about 99% chance of winning") for line in told)
    assert any(line.startswith("Trader: about 49% lower chance of winning") for line in told)
