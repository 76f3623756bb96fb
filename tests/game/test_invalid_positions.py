"""Impossible positions: each is refused with everything that is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest
from play import problems

import puertorico as pr

NEW = {"players": 4, "expansions": ["new_buildings"]}


def test_supplies_that_are_given_must_add_up() -> None:
    position = {"rules": {"players": 4}, "bank": {"vp": 99, "colonists": 70, "quarries": 1, "goods": {"corn": 9}}}
    found = problems(position)
    for what in ("point chips", "colonists", "quarries", "barrels"):
        assert what in found


def test_more_than_there_is_on_the_table_is_refused() -> None:
    boards = [{"vp": 60, "goods": {"corn": 6}, "san_juan": {"colonists": 60}, "island": {"quarry": {"tiles": 6}}}] * 2
    found = problems({"rules": {"players": 3}, "seats": boards})
    assert "bank.vp: 120 are on the table, but the game has 75" in found
    assert "bank.goods.corn: 12 are on the table, but the game has 10" in found
    assert "bank.colonists: 123 are on the table, but the game has 58" in found
    assert "bank.quarries: 12 are on the table, but the game has 8" in found
    assert len(found.split("; ")) == 4


def test_a_mismatch_of_cards_and_who_chooses_is_refused() -> None:
    roles = {name: {"taken": None} for name in ("settler", "mayor", "builder", "craftsman", "trader", "captain")}
    position = {"rules": {"players": 3}, "governor": 0, "to_choose": 1, "roles": roles}
    assert problems(position) == "to_choose must be 0 after the cards taken, got 1"


def test_cards_lie_clockwise_from_the_governor() -> None:
    position = {"rules": {"players": 4}, "governor": 1, "roles": {"settler": {"taken": 3}}}
    assert problems(position) == "roles must be taken by seats [1] with governor 1, got [3]"


def test_when_a_role_is_to_be_chosen_a_card_is_left() -> None:
    roles = {name: {"taken": number} for number, name in enumerate(("settler", "mayor", "builder"))}
    assert "roles: at most 2 cards can be taken before a role is chosen, got 3" in problems(
        {"rules": {"players": 3}, "roles": roles}
    )


def test_a_taken_card_carries_no_doubloons() -> None:
    roles = {"settler": {"taken": 0, "doubloons": 1}}
    assert "a taken card has doubloons on it" in problems({"rules": {"players": 3}, "roles": roles})


@pytest.mark.parametrize(
    "position",
    [
        {"role": "mayor"},
        {"role": "mayor", "roles": {"settler": {"taken": 0}}},
        {"role": "settler", "roles": {"settler": {"taken": 0}, "mayor": {"taken": 1}}},
    ],
)
def test_the_last_role_lies_with_the_last_to_choose(position: dict[str, Any]) -> None:
    assert "role must be the last one taken" in problems({"rules": {"players": 3}, **position})


def test_right_after_the_mayor_nobody_waits_in_san_juan_beside_an_empty_circle() -> None:
    board = {"san_juan": {"colonists": 1}}
    position = {"rules": {"players": 3}, "round": 2, "seats": [board]}
    assert pr.Game.from_position(position).question.name == "CHOOSE_ROLE"
    assert "after a mayor phase" in problems({**position, "role": "mayor"})


def test_an_outcome_of_the_draft_that_cannot_be_is_refused() -> None:
    outcome = dict.fromkeys(("hacienda", "construction_hut", "black_market"), 2)
    found = problems({"rules": NEW, "buildings": {**outcome, "wharf": 3}})
    assert "3 types of cost 2 are in play, but there is room for 2" in found
    assert "buildings.wharf must be 2, the copies left, got 3" in found
    assert "the draft puts 17 types in play, got 4" in found


def test_a_pair_that_the_draft_keeps_apart_is_not_owned_together() -> None:
    seats: list[dict[str, Any]] = [{"city": {"office": {}}}, {"city": {"trading_post": {}}}]
    assert "draft_exclusions" in problems({"rules": NEW, "seats": seats})
    game = pr.Game.from_position({"rules": {**NEW, "draft_exclusions": "none"}, "seats": seats})
    assert {"office", "trading_post"} <= set(game.position()["buildings"])


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"rules": NEW, "draft": "yes"}, "draft must be true or left out, got 'yes'"),
        ({"rules": {"players": 4}, "draft": True}, "a draft needs the expansion new_buildings"),
        ({"rules": NEW, "draft": True, "round": 2}, "round must be left out at the draft"),
    ],
)
def test_a_position_at_the_draft_has_only_its_rules(position: dict[str, Any], what: str) -> None:
    assert what in problems(position)


def test_everything_wrong_with_a_position_is_listed() -> None:
    position = {
        "rules": {"players": 3},
        "round": 0,
        "moon": 1,
        "ships": [{"capacity": 9}, {"capacity": 4, "good": "rum", "loaded": 5}],
        "trading_house": ["corn", "corn", "fish"],
        "seats": [
            {"doubloons": -1, "island": {"corn": {"tiles": 9}, "quarry": {"tiles": 4}}},
            {"city": {"wharf": {"colonists": 2}, "castle": {}}},
            {"goods": []},
            {},
        ],
        "roles": {"settler": {"taken": 7}},
        "ending": ["boredom"],
    }
    with pytest.raises(pr.InvalidPosition) as error:
        pr.Game.from_position(position)
    assert set(error.value.problems) == {
        "position has unknown keys: 'moon'; valid keys: rules, round, governor, roles, bank, plantations, "
        "colonist_ship, ships, trading_house, buildings, ending, role, seats, to_choose, draws, draft, answers",
        "seats must have at most 3 entries, got 4",
        "seats.0.doubloons must be an integer from 0 to 32767, got -1",
        "seats.1.city has unknown keys: 'castle'; valid keys: small_indigo_plant, small_sugar_mill, indigo_plant … "
        "royal_garden",
        "seats.2.goods must be a mapping, got []",
        "round must be an integer from 1 to 100, got 0",
        "ships.0.capacity must be one of 4, 5, 6, each once, got 9",
        "ships.1.loaded must be an integer from 0 to 4, got 5",
        "ships.1.good must be one of corn, indigo, sugar, tobacco, coffee, got 'rum'",
        "trading_house.2 must be one of corn, indigo, sugar, tobacco, coffee, got 'fish'",
        "ending.0 must be one of colonists, city, chips, max_rounds, got 'boredom'",
        "roles.settler.taken must be an integer from 0 to 2, got 7",
        "the trading house has more than 4 barrels, or a kind twice although nobody has an Office",
        "an island has more than 12 tiles",
        "there are more pieces than circles in a place, or pieces where there is no tile or building",
    }
    assert str(error.value) == "; ".join(error.value.problems)


def test_a_long_list_of_unknown_keys_says_how_many_more_there_are() -> None:
    keys = dict.fromkeys("abcdefg", 1)
    five = "'a', 'b', 'c', 'd', 'e'"
    assert f"position has unknown keys: {five} and 2 more; valid" in problems({"rules": {"players": 3}, **keys})
    assert f"unknown options: {five} and 2 more; valid" in problems({"rules": {"players": 3, **keys}})
    del keys["f"], keys["g"]
    assert f"position has unknown keys: {five}; valid" in problems({"rules": {"players": 3}, **keys})


def test_everything_wrong_with_the_rules_is_listed() -> None:
    rules = {"players": 6, "expansions": ["pirates"], "vp_5p": 1, "luck": True}
    found = problems({"rules": rules, "seats": 5})
    for what in ("players must be", "unknown expansion: 'pirates'", "vp_5p must be one of", "unknown options: 'luck'"):
        assert f"rules: {what}" in found


@pytest.mark.parametrize("position", [None, 5, "rules", [], {}, {"rules": None}, {"rules": {}}, {1: 2}])
def test_a_position_needs_rules(position: Any) -> None:
    assert "rules" in problems(position)


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"round": 101}, "round must be an integer from 1 to 100, got 101"),
        ({"seats": [{"noted": 1}]}, "but `ending` does not say so"),
        ({"ending": ["max_rounds"]}, "max_rounds ends a game only after its last round"),
        (
            {"rules": {"players": 3, "expansions": ["nobles"]}, "ending": ["colonists"]},
            "colonists do not end a game with nobles",
        ),
        ({"plantations": {"face_up": {"corn": 5}}}, "plantations.face_up must have at most 4 tiles, got 5"),
        ({"ships": [{"capacity": 4, "good": "corn"}]}, "a ship has a kind without barrels"),
        ({"seats": [{"city": {"villa": {}}}]}, "1 villa are built, but the game has 0"),
        ({"seats": [{"city": {"wharf": {}}}] * 3}, "3 wharf are built, but the game has 2"),
        ({"seats": [{"san_juan": {"nobles": 1}}]}, "bank.nobles: 1 are on the table, but the game has 0"),
        ({"stack": [{"question": "ROUND"}]}, "position has unknown keys: 'stack'"),
        ({"seats": [{"island": {"forest": {"under": {"corn": 1}}}}]}, "forests need the expansion new_buildings"),
        # Money is 16 bits wide, and a round brings each player at most 64 doubloons.
        ({"seats": [{"doubloons": 30_000}]}, f"seats.0.doubloons must be at most {32_767 - 64 * 100} in this round"),
        ({"roles": {"mayor": {"doubloons": 30_000}}}, "seats.0.doubloons must be at most 0 in this round, got 2"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], what: str) -> None:
    assert what in problems({"rules": {"players": 3}, **position})
