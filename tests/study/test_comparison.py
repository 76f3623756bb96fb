"""Comparisons: an answer is called better only where the difference exceeds its error."""

from __future__ import annotations

from dataclasses import replace

import pytest

import puertorico as pr
from puertorico.bots import Candidate, Evaluation, Prompt, make
from puertorico.game.notation import ANSWER, Answer
from puertorico.study.calibration import Check, report
from puertorico.study.comparison import RUNS, Comparison, compare

PROMPT = Prompt.of(pr.Game.new(3, seed=1))


class Look:
    """An evaluator with an opinion of its own: for each answer its value and the points of the three seats."""

    def __init__(self, **opinions: tuple[float, tuple[float, ...]]) -> None:
        self.opinions = opinions
        self.asked: list[tuple[str, ...]] = []

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        self.asked.append(tuple(answer.text for answer in prompt.answers))
        candidates = tuple(
            Candidate(ANSWER[text], 100, value, 0.001, points)
            for text, (value, points) in self.opinions.items()
            if ANSWER[text] in prompt.answers
        )
        return Evaluation(prompt.seat, (0.4, 0.3, 0.3), (30.0,) * 3, candidates)


EVEN = (30.0, 30.0, 30.0)


def looked(*looks: Look) -> Comparison:
    """Compare with these looks; the last one is repeated."""
    return compare(PROMPT, lambda look: looks[min(look, len(looks) - 1)])


def test_only_the_best_answers_are_compared_and_all_of_them_equally_often() -> None:
    values = {"settler": 0.3, "mayor": 0.4, "builder": 0.2, "craftsman": 0.1, "trader": 0.05, "captain": 0.01}
    look = Look(**{text: (value, EVEN) for text, value in values.items()})
    found = looked(look)
    assert look.asked[0] == tuple(answer.text for answer in PROMPT.answers)
    assert look.asked[1:] == [("mayor", "settler", "builder", "craftsman")] * RUNS
    assert [rival.answer.text for rival in found.rivals] == ["mayor", "settler", "builder", "craftsman"]
    assert {rival.visits for rival in found.rivals} == {100 * RUNS}


@pytest.mark.parametrize(("other", "is_clear"), [(0.45, True), (0.49, False)])
def test_a_small_difference_is_not_clear_however_small_the_claimed_error_is(other: float, is_clear: bool) -> None:
    """Searches of equal size agree with each other more than with a longer one."""
    found = looked(Look(mayor=(0.5, EVEN), settler=(other, EVEN)))
    assert (found.as_good == ()) is is_clear


def test_what_looked_different_before_is_not_clear() -> None:
    found = looked(Look(mayor=(0.42, EVEN), settler=(0.44, EVEN)), Look(mayor=(0.5, EVEN), settler=(0.45, EVEN)))
    assert found.best.answer.text == "mayor"
    assert found.as_good == (ANSWER["settler"],)


def test_searches_that_disagree_make_nothing_clear() -> None:
    apart = [Look(mayor=(value, EVEN), settler=(0.4, EVEN)) for value in (0.5, 0.3, 0.5, 0.7)]
    assert looked(*apart).as_good == (ANSWER["settler"],)


def test_numbers_come_from_the_comparison_not_from_the_first_look() -> None:
    first = Look(mayor=(0.9, (45.0, 30.0, 30.0)), settler=(0.5, EVEN))
    found = looked(first, Look(mayor=(0.6, (33.0, 30.0, 30.0)), settler=(0.5, EVEN)))
    mayor, settler = found.rivals
    assert (mayor.chance.value, mayor.points) == (0.6, (33.0, 30.0, 30.0))
    assert settler.behind.value == pytest.approx(0.1)
    assert settler.points_behind[0].value == pytest.approx(3.0)
    assert settler.points_behind[0].error > 11, "the first look differs by twelve points"


@pytest.mark.parametrize("chance", [0.0, 0.99])
def test_in_a_decided_game_points_tell_which_answer_is_better(chance: float) -> None:
    clear = looked(Look(mayor=(chance, (34.0, 30.0, 30.0)), settler=(chance, EVEN)))
    assert (clear.best.answer.text, clear.as_good) == ("mayor", ())
    same = looked(Look(mayor=(chance, (30.4, 30.0, 30.0)), settler=(chance, EVEN)))
    assert same.as_good == (ANSWER["settler"],)


def test_nothing_is_hidden_where_one_answer_wins_and_the_other_loses() -> None:
    settler = looked(Look(mayor=(1.0, EVEN), settler=(0.0, EVEN))).rivals[1]
    assert settler.behind.value == 1
    assert settler.behind.error < 0.01


def test_search_compares_the_answers_that_it_is_asked_about_and_no_others() -> None:
    two = replace(PROMPT, answers=(ANSWER["trader"], ANSWER["captain"]))
    found = make("search:playouts=40").evaluate(two)  # type: ignore[attr-defined]
    assert {candidate.answer.text for candidate in found.candidates} == {"trader", "captain"}
    assert {candidate.visits for candidate in found.candidates} == {20}


def test_a_certain_hint_is_wrong_if_a_longer_search_finds_another_answer_clearly_better() -> None:
    mayor = looked(Look(mayor=(0.5, EVEN), settler=(0.4, EVEN)))
    settler = looked(Look(mayor=(0.4, EVEN), settler=(0.5, EVEN)))
    even = looked(Look(mayor=(0.49, EVEN), settler=(0.5, EVEN)))
    assert Check("CHOOSE_ROLE", mayor, settler).is_wrong
    assert not Check("CHOOSE_ROLE", mayor, mayor).is_wrong
    assert not Check("CHOOSE_ROLE", mayor, even).is_wrong, "the longer search is not certain"
    assert not Check("CHOOSE_ROLE", even, mayor).is_wrong, "the hint was not certain"
    told = list(report([Check("CHOOSE_ROLE", mayor, settler), Check("CHOOSE_ROLE", even, mayor)]))
    assert told[:2] == ["2 positions, 1 certain (50.0%)", "certain and wrong: 1 (100.0%)"]
