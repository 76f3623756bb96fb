"""Positions in the middle of a phase: the role choice, the answers since then, and the table they lead to."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from play import decline_until, play, problems, texts
from rule_sets import OPTION_SETS, RULE_SETS, lively, rule_set_name

import puertorico as pr

QUARRIES = {"doubloons": 6, "island": {"quarry": {"tiles": 3, "colonists": 3}}}
BUILDER: dict[str, Any] = {"rules": {"players": 4}, "seats": [QUARRIES], "answers": ["builder", "build city_hall"]}


def since(game: pr.Game) -> dict[str, Any]:
    """Return how the position of a game in the middle of a phase came about."""
    start = game.position()["since"]
    assert start is not None
    return start


def at(question: str, chance: str = "auto", **rules: Any) -> pr.Game:
    """The first random game that comes to such a question, at its first one."""
    for seed in range(8, 28):
        game = pr.Game.new(**{"players": 3, "seed": seed, "chance": chance, **rules})
        rng = random.Random(seed)
        while game.question.name != question and not game.is_over:
            game.play(lively(rng, game.answers))
        if game.question.name == question:
            return game
    raise AssertionError(f"no game came to {question}")


@pytest.mark.parametrize("rules", RULE_SETS + OPTION_SETS, ids=rule_set_name)
def test_every_question_of_a_game_reads_back_from_its_position(rules: dict[str, Any]) -> None:
    """Through JSON, with the same bytes and the same answers; chance is asked like any other seat."""
    game = pr.Game.new(**rules, seed=11, chance="manual")
    rng = random.Random(str(rules))
    while True:
        written = json.loads(json.dumps(game.position()))
        same = pr.Game.from_position(written, seed=11, chance="manual")
        assert same.record == game.record, game
        assert (same.seat, same.question, same.answers) == (game.seat, game.question, game.answers)
        assert same.position() == written
        if game.is_over:
            break
        game.play(lively(rng, game.answers))


def test_only_in_the_middle_of_a_phase_there_is_a_since() -> None:
    game = pr.Game.new(players=3, seed=1)
    chosen = game.position()
    assert "since" not in chosen
    play(game, "settler", "take sugar")
    assert game.position()["since"] == {**chosen, "answers": ["settler", "take sugar"]}
    decline_until(game, "CHOOSE_ROLE")
    assert "since" not in game.position()


def test_the_table_is_described_as_it_is_now() -> None:
    game = play(pr.Game.new(players=3, seed=1), "settler", "take sugar")
    position = game.position()
    assert (position["role"], position["to_choose"]) == ("settler", None)
    assert list(position["seats"][0]["island"]) == ["indigo", "sugar"]
    assert list(since(game)["seats"][0]["island"]) == ["indigo"]


def test_a_case_is_a_role_choice_with_answers() -> None:
    """4.3: City Hall costs 10, three quarries and the builder's privilege take 4 off."""
    game = pr.Game.from_position(BUILDER)
    assert (game.seat, game.question.name) == (1, "BUILD")
    assert game.position()["seats"][0]["doubloons"] == 0


def test_since_is_itself_a_position_that_reads_back() -> None:
    game = pr.Game.from_position(BUILDER)
    assert pr.Game.from_position(since(game)).record == game.record


def test_answers_may_span_several_phases() -> None:
    """With two players, each chooses three roles per round (5.1)."""
    position = {"rules": {"players": 2}, "answers": ["prospector", "trader", "craftsman"]}
    game = pr.Game.from_position(position, seed=1)
    assert [card["taken"] for card in game.position()["roles"].values()] == [None, None, None, 0, 1, None, 0]


def test_chance_is_among_the_answers() -> None:
    """What a Hacienda turned up is in the position, so that it is the same with every seed."""
    owner = {"city": {"hacienda": {"colonists": 1}}}
    row = {"face_up": {"corn": 4}}
    position: dict[str, Any] = {"rules": {"players": 3}, "seats": [owner], "plantations": row}
    answers = ["settler", "draw", "turn coffee"]
    for seed in range(5):
        game = pr.Game.from_position({**position, "answers": answers}, seed=seed)
        assert "coffee" in game.position()["seats"][0]["island"]
        assert since(game)["answers"] == answers
    assert "Legal: turn corn, turn indigo" in problems({**position, "answers": ["settler", "draw", "take corn"]})


def test_what_chance_turns_up_after_the_answers_is_as_in_the_game_they_come_from() -> None:
    game = play(pr.Game.new(players=4, seed=21), "settler", "pass")
    same = pr.Game.from_position(game.position(), seed=21)
    for player in (game, same):
        rng = random.Random(1)
        while not player.is_over:
            player.play(rng.choice(player.answers))
    assert same.record == game.record


def test_undo_goes_back_to_the_role_choice() -> None:
    game = play(pr.Game.new(players=3, seed=1), "settler", "take sugar")
    same = pr.Game.from_position(game.position(), seed=1)
    for _ in range(2):
        game.undo()
        same.undo()
        assert same.record == game.record
    assert same.question.name == "CHOOSE_ROLE"
    with pytest.raises(IndexError, match="nothing to undo"):
        same.undo()


def test_undo_before_the_start_of_a_phase_finds_the_role_choice_before_it() -> None:
    game = play(pr.Game.new(players=3, seed=1), "builder", "pass", "pass", "pass", "settler")
    game.undo()
    assert "since" not in game.position()
    game.undo()
    assert since(game)["answers"] == ["builder", "pass", "pass"]


def test_a_copy_has_the_same_position() -> None:
    game = play(pr.Game.new(players=3, seed=1), "settler", "take sugar")
    copy = game.copy()
    assert copy.position() == game.position()
    play(copy, "pass")
    assert since(game)["answers"] == ["settler", "take sugar"]


def test_an_arrangement_is_among_the_answers() -> None:
    owner = {"city": {"hacienda": {}, "indigo_plant": {}}, "san_juan": {"colonists": 1}}
    game = play(pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1), "mayor", "pass")
    game.arrange({"indigo": 1, "indigo_plant": 1})
    same = pr.Game.from_position(game.position())
    assert same.record == game.record


def test_a_guest_who_has_moved_belongs_to_the_turn_of_the_role_choice() -> None:
    """7: guests move before a role is chosen; the record remembers their order, the table does not show it."""
    owner = {"island": {"corn": {}, "quarry": {}}, "city": {"guesthouse": {"colonists": 2}}}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = play(pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1), "guest quarry")
    assert game.question.name == "CHOOSE_ROLE"
    assert since(game)["answers"] == ["guest quarry"]
    assert "guest corn" not in texts(pr.Game.from_position(game.position()))


def test_a_library_that_is_spent_belongs_to_its_round() -> None:
    """A42: by option the Library doubles one role a round with two players, so its round is told from there."""
    owner = {"city": {"library": {"colonists": 1}}}
    rules = {"players": 2, "expansions": ["new_buildings"], "library_2p_once_per_round": True}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    play(game, "prospector", "library")
    assert game.question.name == "CHOOSE_ROLE"
    assert since(game)["answers"] == ["prospector", "library"]
    assert pr.Game.from_position(game.position()).record == game.record


@pytest.mark.parametrize("question", ["TAKE_TILE", "PLACE", "BUILD", "TRADE", "LOAD", "STORE", "CHANCE"])
def test_a_game_from_the_middle_of_a_phase_has_a_text_that_reads_back(question: str) -> None:
    """The header has the role choice, and the answers since then are lines like those after them."""
    chance = "manual" if question == "CHANCE" else "auto"
    game = at(question, chance)
    decline_until(game, question)
    middle = pr.Game.from_position(game.position(), seed=8, chance=chance)
    rng = random.Random(8)
    for _ in range(60):
        if not middle.is_over:
            middle.play(rng.choice(middle.answers))
    text = middle.to_text()
    assert "since" not in text
    same = pr.Game.from_text(text, seed=8, chance=chance)
    assert same.record == middle.record
    assert same.to_text() == text


def test_a_header_with_answers_reads_back() -> None:
    game = pr.Game.from_text(f"puertorico 1\nposition: {json.dumps(BUILDER)}\n\n1: pass\n")
    assert (game.seat, game.question.name) == (2, "BUILD")
    assert pr.Game.from_text(game.to_text()).record == game.record


def test_the_draft_reads_back_from_position_and_text() -> None:
    game = pr.Game.new(players=3, expansions=["new_buildings"], seed=1)
    answers = ["choose aqueduct", "choose library", "choose wharf"]
    play(game, *answers)
    rules = {"players": 3, "expansions": ["new_buildings"]}
    assert game.position()["since"] == {"rules": rules, "draft": True, "answers": answers}
    for same in (pr.Game.from_position(game.position(), seed=1), pr.Game.from_text(game.to_text(), seed=1)):
        assert same.record == game.record
        assert same.question.name == "DRAFT"
        assert "choose union_hall" not in texts(same)


def test_a_first_row_that_is_not_complete_reads_back() -> None:
    game = play(pr.Game.new(players=3, chance="manual"), "turn corn", "turn sugar")
    assert game.position()["since"] == {
        "rules": {"players": 3, "expansions": []},
        "answers": ["turn corn", "turn sugar"],
    }
    same = pr.Game.from_position(game.position(), chance="manual")
    assert same.record == game.record
    assert same.to_text() == game.to_text()


def test_a_game_that_is_over_reads_back() -> None:
    game = at("GAME_OVER", max_rounds=2)
    same = pr.Game.from_position(game.position())
    assert same.is_over
    assert same.scores == game.scores


def test_a_table_that_the_answers_do_not_lead_to_is_refused_with_every_difference() -> None:
    position = json.loads(json.dumps(pr.Game.from_position(BUILDER).position()))
    position["round"] = 2
    position["seats"][0]["doubloons"] = 5
    position["seats"][0]["city"] = {}
    del position["seats"][1]["goods"]["corn"]
    position["ships"].pop()
    found = problems(position)
    for what in (
        "round must be 1 after the answers in `since`, got 2",
        "seats.0.doubloons must be 0 after the answers in `since`, got 5",
        "seats.0.city.city_hall must be {'colonists': 0, 'nobles': 0} after the answers in `since`, got None",
        "seats.1.goods.corn must be 0 after the answers in `since`, got None",
        "ships must be [",
    ):
        assert what in found
    assert len(found.split("; ")) == 5


def test_differences_and_unknown_keys_are_listed_together() -> None:
    position: dict[str, Any] = json.loads(json.dumps(pr.Game.from_position(BUILDER).position()))
    position |= {"moon": 1, "round": 9, "bank": {**position["bank"], "vp": "x"}}
    with pytest.raises(pr.InvalidPosition) as error:
        pr.Game.from_position(position)
    unknown, *others = sorted(error.value.problems, key=lambda problem: "unknown keys" not in problem)
    assert unknown.startswith("position has unknown keys: 'moon'; valid keys: rules, round,")
    assert sorted(others) == [
        "bank.vp must be 100 after the answers in `since`, got 'x'",
        "round must be 1 after the answers in `since`, got 9",
    ]


@pytest.mark.parametrize(
    ("start", "what"),
    [
        (None, "since is unknown for a game that began from a record; use Game.from_record with its record"),
        ({"rules": {"players": 4}, "round": 0}, "since: round must be an integer from 1 to 100, got 0"),
        ({"rules": {"players": 4}, "answers": ["dance"]}, "since: answers.0: 'dance' is not legal: there is no"),
        ({"rules": {"players": 9}}, "since: rules: players must be 2, 3, 4 or 5, got 9"),
        (5, "since: position must be a mapping, got 5"),
    ],
)
def test_what_cannot_be_read_of_the_table_is_listed_beside_a_wrong_since(start: Any, what: str) -> None:
    table = {"rules": {"players": 4}, "moon": 1, "round": "x", "bank": {"vp": "x"}, "seats": [{"goods": {"rum": 1}}]}
    found = problems({**table, "since": start})
    for problem in (
        "position has unknown keys: 'moon'",
        "round must be an integer from 1 to 100, got 'x'",
        "bank.vp must be an integer from 0 to 255, got 'x'",
        "seats.0.goods has unknown keys: 'rum'",
        what,
    ):
        assert problem in found


def test_a_table_without_rules_is_read_by_those_of_a_wrong_since() -> None:
    start: dict[str, Any] = {"rules": {"players": 4}, "answers": 7}
    assert problems({"governor": 4, "since": start}).startswith(
        "governor must be an integer from 0 to 3, got 4; since:"
    )


def test_wrong_rules_are_listed_with_a_wrong_since() -> None:
    assert problems({"rules": {"players": 9}, "since": {"rules": {"players": 4}, "answers": 7}}).split("; ") == [
        "rules: players must be 2, 3, 4 or 5, got 9",
        "since: answers must be a list, got 7",
    ]


@pytest.mark.parametrize("question", ["DRAFT", "TAKE_TILE", "PLACE", "BUILD", "TRADE", "LOAD", "GAME_OVER"])
def test_a_wrong_since_is_not_held_against_the_table(question: str) -> None:
    """Also if the table leaves out a key that would explain the others, such as the governor."""
    position: dict[str, Any] = dict(at(question, expansions=["new_buildings", "nobles"]).position())
    start = {**position["since"], "answers": 7}
    for left_out in (None, *(key for key in position if key != "since")):
        table = {key: value for key, value in position.items() if key != left_out}
        assert problems({**table, "since": start}) == "since: answers must be a list, got 7"


def test_what_a_position_with_since_leaves_out_is_not_compared() -> None:
    position = pr.Game.from_position(BUILDER).position()
    assert pr.Game.from_position({"since": position["since"]}).position() == position


@pytest.mark.parametrize(
    ("answers", "what"),
    [
        (["builder", "build wharf"], "answers.1: 'build wharf' is not legal: you do not have enough doubloons"),
        (["builder", "dance"], "answers.1: 'dance' is not legal: there is no such answer. Legal: pass, build small_"),
        (
            ["pass", "dance"],
            "answers.0: 'pass' is not legal: this does not answer the question. Legal: settler, mayor,",
        ),
        (["builder", None], "answers.1: None is not legal: there is no such answer"),
        ("builder", "answers must be a list, got 'builder'"),
        (5, "answers must be a list, got 5"),
    ],
)
def test_the_first_illegal_answer_is_named_with_the_legal_ones(answers: Any, what: str) -> None:
    position = {"rules": {"players": 3}, "plantations": {"face_up": {"corn": 4}}, "answers": answers}
    assert problems(position).startswith(what)
    assert problems({"since": position}).startswith(f"since: {what}")


def test_everything_wrong_with_the_start_is_listed() -> None:
    since = {"rules": {"players": 3}, "round": 0, "seats": [{"doubloons": -1}], "answers": 7, "since": {}}
    found = problems({"since": since, "moon": 1, "answers": []})
    for what in (
        "position has unknown keys: 'moon', 'answers'",
        "since: position has unknown keys: 'since'",
        "since: answers must be a list, got 7",
        "since: round must be an integer from 1 to 100, got 0",
        "since: seats.0.doubloons must be an integer from 0 to 32767, got -1",
    ):
        assert what in found


@pytest.mark.parametrize("since", [5, [], "settler", {}, {"rules": {"players": 9}}])
def test_an_invalid_since_is_refused(since: Any) -> None:
    assert problems({"rules": {"players": 3}, "since": since}).startswith("since: ")


def test_a_record_in_the_middle_of_a_phase_has_a_table_without_a_past() -> None:
    """A record does not say how its phase began: it is shown and continues, but is not written as a position."""
    game = play(pr.Game.new(players=3, seed=1), "settler", "take sugar")
    bare = pr.Game.from_record(game.record, seed=1)
    assert bare.position() == {**game.position(), "since": None}
    assert "began from a record; use Game.from_record" in problems(bare.position())
    decline_until(bare, "CHOOSE_ROLE")
    assert pr.Game.from_position(bare.position()).record == bare.record
    again = pr.Game.from_text(bare.to_text())
    assert (again.record, again.to_text(), len(again.log)) == (bare.record, bare.to_text(), len(bare.log))


@pytest.mark.parametrize("record", ["no base64", "AAAA"])
def test_a_text_with_a_wrong_record_is_refused(record: str) -> None:
    with pytest.raises(pr.InvalidText, match=r"header: .*record must be"):
        pr.Game.from_text(f"puertorico 1\nplayers: 3\nrecord: {record}\n\n")


def test_a_record_at_a_role_choice_or_at_the_start_has_everything() -> None:
    for game in (pr.Game.new(players=3, seed=1), pr.Game.new(players=3, expansions=["new_buildings"], seed=1)):
        bare = pr.Game.from_record(game.record, seed=1)
        assert bare.position() == game.position()
        assert pr.Game.from_text(bare.to_text(), seed=1).record == game.record


def test_nobody_at_the_table_is_shown_how_the_phase_came_about() -> None:
    """A position reveals all points, so seats and spectators see only the table, and the log for the rest."""
    game = play(pr.Game.new(players=3, seed=1), "settler", "take sugar")
    for seat in (None, 0, 1, 2):
        assert "since" not in json.dumps(game.observe(seat))
