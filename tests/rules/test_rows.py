"""The rows of buildings, questions and verbs: complete, consistent, and the same as the compiled switches say."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import puertorico as pr
from puertorico.game.notation import QUESTION_VERBS
from puertorico.rules import buildings, turn
from puertorico.rules.answers import Verb
from puertorico.rules.questions import FIRST_MOMENT, Question

QUESTIONS = {question for question in Question if question.row.verbs}
MOMENTS = set(Question) - QUESTIONS - {Question.NOTHING}


def cases(function: str) -> dict[str, str]:
    """Return the function that each case of a switch in `turn.py` calls, by the name of the question."""
    module = ast.parse(Path(turn.__file__).read_text(encoding="utf-8"))
    (switch,) = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == function]
    (match,) = [node for node in switch.body if isinstance(node, ast.Match)]
    found = {}
    for case in match.cases:
        calls = [ast.unparse(node.func) for node in ast.walk(case) if isinstance(node, ast.Call)]
        for node in ast.walk(case.pattern):
            if isinstance(node, ast.MatchValue):
                found[ast.unparse(node.value).removeprefix("Question.")] = calls[0] if calls else ""
            elif isinstance(node, ast.MatchAs) and node.name is None:
                found["_"] = calls[0] if calls else ""
    return found


def test_the_constants_of_buildings_are_the_numbers_of_their_rows() -> None:
    constants = {name.lower(): value for name, value in vars(buildings).items() if name.lower() in buildings.BUILDING}
    assert constants
    assert constants == {name: buildings.BUILDING[name] for name in constants}


def test_every_building_has_a_rule_of_its_own_or_a_number_in_its_row() -> None:
    """A number is a power or the good that a plant produces."""
    without = [row.name for row in buildings.ROWS if not row.powers and row.good < 0]
    assert [name for name in without if not hasattr(buildings, name.upper())] == []


def test_questions_come_before_moments_and_only_questions_have_verbs() -> None:
    assert {int(question) for question in QUESTIONS} == set(range(1, FIRST_MOMENT))


def test_a_question_with_several_answers_is_closed_by_the_verb_that_declines() -> None:
    """A player says when nothing more is kept; a placement ends with its last circle."""
    assert Question.STORE.closing == Verb.PASS
    assert Question.PLACE.closing is Question.CHOOSE_ROLE.closing is None


def test_every_verb_answers_a_question() -> None:
    assert {verb for verbs in QUESTION_VERBS.values() for verb in verbs} == set(Verb) - {Verb.CONTINUE}


@pytest.mark.parametrize("switch", ["legal_answers", "take_answer"])
def test_the_switches_have_a_case_for_every_question(switch: str) -> None:
    found = cases(switch)
    last = (QUESTIONS - {Question[name] for name in found if name != "_"}).pop()
    assert set(found) == {question.name for question in QUESTIONS} - {last.name} | {"_"}
    # Each question has its own pair of functions, named after it unless two questions share one.
    for name, function in (*found.items(), (last.name, found["_"])):
        if name != "_" and function != "one_piece_answers":
            assert name.lower().removesuffix("s") in function


def test_the_switch_of_moments_has_a_case_for_every_moment() -> None:
    found = cases("take_moment")
    named = {Question[name] for name in found if name != "_"}
    assert MOMENTS - named == {Question.LAST_GUESTS, Question.GAME_OVER}
    assert found["_"] == "answer_last_guests"


# Whatever answers these is legal whenever it is possible at all.
NEVER_REFUSED = {"LIBRARY", "LAY_TILE", "HOSPICE", "SHIP_PIECE", "UNIVERSITY", "GUESTS"}


def test_the_switch_of_reasons_has_a_case_for_every_question_that_refuses_something() -> None:
    assert set(cases("reason_at")) == {question.name for question in QUESTIONS} - NEVER_REFUSED | {"_"}


def compiled_switches() -> dict[str, set[str]]:
    """Return the cases over questions and verbs of every compiled function that has a `match` of them."""
    found: dict[str, set[str]] = {}
    package = Path(turn.__file__).parents[1]
    for path in (path for folder in COMPILED for path in sorted((package / folder).glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
                continue
            matches = [part for part in ast.walk(node) if isinstance(part, ast.Match)]
            patterns = [part for match in matches for case in match.cases for part in ast.walk(case.pattern)]
            names = {ast.unparse(part.value) for part in patterns if isinstance(part, ast.MatchValue)}
            if any(name.startswith(("Question.", "Verb.")) for name in names):
                found[f"{path.relative_to(package).as_posix()} {node.name}"] = {name.split(".")[1] for name in names}
    return found


COMPILED = ("rules", "bots/compiled", "envs/compiled", "envs/gpu", "training/compiled")
SWITCHES_OF_TURN = {f"rules/turn.py {name}" for name in ("legal_answers", "take_answer", "take_moment", "reason_at")}
# Each verb of a question but one: passing does nothing, and the last verb is what remains.
SWITCHES_OVER_VERBS = {
    "rules/settler.py why_not_discard": (Question.HUNTING_LODGE, {"DISCARD_FOREST", "PASS"}),
    "rules/builder.py why_not_pay": (Question.BLACK_MARKET, {"PAY_CHIP"}),
    "rules/builder.py answer_black_market": (Question.BLACK_MARKET, {"PASS"}),
}
# These have a default that suits any question: its two numbers as they are, and judging each answer.
SWITCHES_WITH_A_DEFAULT = {"bots/compiled/inputs.py write_question", "bots/compiled/planner.py rule_of_thumb"}


def test_these_are_all_compiled_switches_over_questions_and_verbs() -> None:
    assert set(compiled_switches()) == SWITCHES_OF_TURN | set(SWITCHES_OVER_VERBS) | SWITCHES_WITH_A_DEFAULT


@pytest.mark.parametrize("switch", SWITCHES_OVER_VERBS)
def test_a_switch_over_verbs_has_a_case_for_every_verb_of_its_question(switch: str) -> None:
    question, remaining = SWITCHES_OVER_VERBS[switch]
    assert compiled_switches()[switch] == {verb.name for verb in question.row.verbs} - remaining


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_legal_answers_have_the_verbs_of_their_question(players: int) -> None:
    game = pr.Game.new(players, pr.EXPANSIONS, seed=players)
    while not game.is_over:
        assert {answer.verb for answer in game.answers} <= set(game.question.verbs), game.question
        game.play(game.answers[len(game.log) * 7 % len(game.answers)])
