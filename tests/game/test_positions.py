"""Positions: what a game writes, and how what is left out is filled in."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any, get_args

import msgspec
import pytest
from play import seat, texts
from rule_sets import OPTION_SETS, RULE_SETS, lively, rule_set_name

import puertorico as pr
from puertorico.game.options import OPTIONS
from puertorico.game.position_types import GoodName, Observation, Position, Rules

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


def test_a_position_says_what_lies_on_the_table_in_words() -> None:
    position = pr.Game.new(players=3, seed=1).position()
    assert set(position) == {
        *("rules", "round", "governor", "to_choose", "roles", "bank", "plantations", "colonist_ship", "ships"),
        *("trading_house", "buildings", "ending", "seats", "role", "draws"),
    }
    assert position["rules"] == {"players": 3, "expansions": []}
    assert position["roles"]["settler"] == {"doubloons": 0, "taken": None}
    assert set(position["bank"]) == {"vp", "colonists", "nobles", "goods", "quarries"}
    assert set(position["plantations"]) == {"face_up", "face_down", "discard"}
    assert position["ships"][0] == {"capacity": 4, "good": None, "loaded": 0}
    assert position["seats"][2] == {
        "doubloons": 2,
        "vp": 0,
        "noted": 0,
        "goods": dict.fromkeys(GOODS, 0),
        "island": {"corn": {"tiles": 1, "colonists": 0, "nobles": 0}},
        "city": {},
        "san_juan": {"colonists": 0, "nobles": 0},
    }


@pytest.mark.parametrize("rules", RULE_SETS + OPTION_SETS, ids=rule_set_name)
def test_positions_and_observations_have_their_declared_types(rules: dict[str, Any]) -> None:
    """`convert` refuses a wrong type and drops what is not declared."""
    game, rng = pr.Game.new(**rules, seed=3), random.Random(3)
    for number in itertools.count():
        if number % 10 == 0:
            for written, kind in ((game.position(), Position), (game.observe(0), Observation)):
                assert msgspec.convert(json.loads(json.dumps(written)), kind) == written
        if game.is_over:
            break
        game.play(lively(rng, game.answers))


def test_every_option_and_good_has_its_type() -> None:
    assert {*Rules.__annotations__} == {"players", "expansions", *OPTIONS}
    assert get_args(GoodName) == GOODS


def test_forests_are_written_with_the_kinds_beneath() -> None:
    island = {"corn": {"tiles": 1}, "forest": {"under": {"coffee": 2, "corn": 1}}}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [{"island": island}]})
    assert seat(game, 0)["island"]["forest"] == {"tiles": 3, "under": {"corn": 1, "coffee": 2}}


def test_options_that_are_the_default_are_not_written() -> None:
    game = pr.Game.new(players=3, hidden_vp=True, max_rounds=100)
    assert game.rules == game.position()["rules"] == {"players": 3, "expansions": []}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("expansions", [[], ["nobles"]])
def test_anything_left_out_is_as_after_setup(players: int, expansions: list[str]) -> None:
    game = pr.Game.from_position({"rules": {"players": players, "expansions": expansions}}, seed=3)
    assert game.record == pr.Game.new(players, expansions, seed=3).record


def test_a_row_left_out_is_there_even_if_chance_is_manual() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}}, chance="manual")
    assert game.question.name == "CHOOSE_ROLE"
    assert sum(game.position()["plantations"]["face_up"].values()) == 5


def test_seats_left_out_are_as_after_setup() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}, "seats": [{"doubloons": 11}, {}]})
    assert [seat(game, number)["doubloons"] for number in range(4)] == [11, 3, 3, 3]
    assert list(seat(game, 0)["island"]) == ["indigo"]
    assert list(seat(game, 3)["island"]) == ["corn"]


def test_an_island_that_is_given_replaces_the_first_plantation() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}, "seats": [{"island": {"quarry": {}}}]})
    assert seat(game, 0)["island"] == {"quarry": {"tiles": 1, "colonists": 0, "nobles": 0}}


def test_supplies_left_out_are_whatever_remains() -> None:
    board = {
        "vp": 10,
        "goods": {"corn": 3},
        "island": {"corn": {"tiles": 2, "colonists": 1}, "quarry": {"tiles": 2}, "forest": {"under": {"corn": 1}}},
        "city": {"wharf": {"colonists": 1}, "villa": {"nobles": 1}},
        "san_juan": {"colonists": 2, "nobles": 1},
    }
    position = {
        "rules": {"players": 4, "expansions": ["new_buildings", "nobles"]},
        "seats": [board],
        "trading_house": ["corn"],
        "ships": [{"capacity": 6, "good": "corn", "loaded": 2}],
        "colonist_ship": {"colonists": 5, "nobles": 1},
        "plantations": {"face_up": {"corn": 1}, "discard": {"corn": 2}},
    }
    written = pr.Game.from_position(position).position()
    assert written["bank"]["vp"] == 100 - 10
    assert written["bank"]["goods"]["corn"] == 10 - 3 - 1 - 2
    assert written["bank"]["colonists"] == 100 - 1 - 1 - 2 - 5
    assert written["bank"]["nobles"] == 20 - 1 - 1 - 1
    assert written["bank"]["quarries"] == 8 - 2
    # Two tiles and a forest here, one on the island of seat 2 and of seat 3, one in the row, two discarded.
    assert written["plantations"]["face_down"]["corn"] == 10 - 2 - 1 - 1 - 1 - 1 - 2
    assert written["buildings"]["wharf"] == 1
    assert written["buildings"]["villa"] == 1


def test_to_choose_follows_from_governor_and_cards() -> None:
    roles = {"settler": {"taken": 2}, "captain": {"taken": 3}}
    game = pr.Game.from_position({"rules": {"players": 4}, "governor": 2, "roles": roles})
    assert game.seat == 0
    assert "settler" not in texts(game)


def test_the_governor_follows_from_who_chooses_and_cards() -> None:
    roles = {"settler": {"taken": 3}, "captain": {"taken": 0}}
    game = pr.Game.from_position({"rules": {"players": 4}, "to_choose": 1, "roles": roles})
    assert game.position()["governor"] == 3
    assert pr.Game.from_position({"rules": {"players": 4}, "to_choose": 2}).position()["governor"] == 2


def test_cards_that_are_left_out_are_adjusted_to_who_chooses() -> None:
    roles = {"settler": {"taken": 1}, "prospector": {"doubloons": 2}}
    game = pr.Game.from_position({"rules": {"players": 4}, "governor": 1, "to_choose": 3, "roles": roles})
    assert game.seat == 3
    cards = {name: card["taken"] for name, card in game.position()["roles"].items() if card["taken"] is not None}
    assert cards == {"settler": 1, "captain": 2}


NEW: dict[str, Any] = {"players": 4, "expansions": ["new_buildings"]}


def in_play(game: pr.Game) -> set[str]:
    return set(game.position()["buildings"])


def test_buildings_left_out_are_in_rulebook_order_for_each_cost() -> None:
    found = in_play(pr.Game.from_position({"rules": NEW}))
    assert {"small_market", "hacienda", "construction_hut", "office", "large_market", "university", "harbor"} <= found
    assert not found & {"aqueduct", "black_market", "storehouse", "trading_post", "church", "library", "cloister"}
    assert len(found) == 6 + 17


def test_types_that_someone_owns_are_in_play_first() -> None:
    city: dict[str, Any] = {"aqueduct": {}, "black_market": {}, "library": {}, "cloister": {}}
    found = in_play(pr.Game.from_position({"rules": NEW, "seats": [{}, {"city": city}]}))
    assert {*city, "hacienda", "university"} <= found
    assert not found & {"small_market", "construction_hut", "harbor", "city_hall"}
    assert len(found) == 6 + 17


def test_buildings_that_are_named_are_the_outcome_of_the_draft() -> None:
    game = pr.Game.from_position({"rules": NEW})
    outcome = game.position()["buildings"]
    outcome["aqueduct"] = outcome.pop("small_market")
    found = in_play(pr.Game.from_position({"rules": NEW, "buildings": outcome}))
    assert found == set(outcome)


def test_draft_true_starts_at_the_draft() -> None:
    game = pr.Game.from_position({"rules": NEW, "draft": True}, seed=1)
    assert game.record == pr.Game.new(**NEW, seed=1).record
    assert game.question.name == "DRAFT"


def test_an_empty_chip_supply_and_a_full_city_speak_for_themselves() -> None:
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    city: dict[str, Any] = {name: {} for name in (*large, "wharf", "harbor")}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{"vp": 75, "city": city}]})
    assert game.position()["ending"] == ["city", "chips"]
