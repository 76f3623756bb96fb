"""Builder: buildings (rules 3.3)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, table
from play import decline_until, play, seat, texts

import puertorico as pr

RICH = 20
ELEVEN = (
    *("small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage"),
    *("coffee_roaster", "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice"),
)


def builders(*seats: Board, **position: Any) -> pr.Game:
    """A table at which the player on turn has just taken the builder."""
    return play(table(*seats, **position), "builder")


def quarries(tiles: int, occupied: int) -> dict[str, Any]:
    """An island with these quarries."""
    return {"quarry": {"tiles": tiles, "colonists": occupied}}


def test_the_builder_pays_one_doubloon_less() -> None:
    """3.3: the privilege of the builder; the harbor costs 8."""
    game = builders({"doubloons": 8}, {"doubloons": 8})
    play(game, "build harbor", "build harbor")
    assert seat(game, 0)["doubloons"] == 1
    assert seat(game, 1)["doubloons"] == 0
    assert "harbor" in seat(game, 0)["city"]


def test_the_privilege_belongs_to_the_builder_not_to_the_governor() -> None:
    """2: the privilege belongs only to the chooser."""
    game = builders({"doubloons": 7}, {"doubloons": 7}, roles={"mayor": {"taken": 0}})
    assert game.seat == 1
    assert "build harbor" in texts(game)
    play(game, "pass", "pass", "pass")
    assert game.seat == 0
    assert "build harbor" not in texts(game)


@pytest.mark.parametrize("doubloons", [6, 7])
def test_a_building_that_cannot_be_paid_cannot_be_built(doubloons: int) -> None:
    """3.3: the builder can pay; the harbor costs the builder 7."""
    game = builders({"doubloons": doubloons})
    assert ("build harbor" in texts(game)) == (doubloons == 7)
    if doubloons == 6:
        with pytest.raises(pr.IllegalAnswer):
            game.play("build harbor")
        assert seat(game, 0)["doubloons"] == 6


@pytest.mark.parametrize(
    ("building", "price"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_quarries_give_at_most_the_column_of_the_building(building: str, price: int) -> None:
    """3.3: 3 occupied quarries save 1, 2, 3 and 3 doubloons in the four columns."""
    game = builders({}, {"doubloons": price, "island": quarries(3, 3)})
    play(game, "pass", f"build {building}")
    assert seat(game, 1)["doubloons"] == 0


@pytest.mark.parametrize(
    ("building", "price"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_one_doubloon_too_few_is_too_few(building: str, price: int) -> None:
    """3.3: the same prices with one doubloon less."""
    game = builders({}, {"doubloons": price - 1, "island": quarries(3, 3)})
    play(game, "pass")
    assert game.seat == 1
    assert f"build {building}" not in texts(game)


@pytest.mark.parametrize(("occupied", "price"), [(4, 6), (5, 6), (8, 6)])
def test_no_more_than_four_quarries_ever_count(occupied: int, price: int) -> None:
    """3.3: the fourth column is the last."""
    game = builders({}, {"doubloons": RICH, "island": quarries(occupied, occupied)})
    play(game, "pass", "build fortress")
    assert seat(game, 1)["doubloons"] == RICH - price


def test_an_unoccupied_quarry_saves_nothing() -> None:
    """3.3: only occupied quarries count; 1 of 3 here."""
    game = builders({}, {"doubloons": RICH, "island": quarries(3, 1)})
    play(game, "pass", "build harbor")
    assert seat(game, 1)["doubloons"] == RICH - 7


def test_privilege_and_quarries_add_up() -> None:
    """3.3: discounts add up: 8 - 1 - 3."""
    game = builders({"doubloons": RICH, "island": quarries(3, 3)})
    play(game, "build harbor")
    assert seat(game, 0)["doubloons"] == RICH - 4


def test_a_price_is_never_negative() -> None:
    """3.3: max(0, 1 - 1 - 1) is free, nothing is paid out."""
    game = builders({"doubloons": 2, "island": quarries(1, 1)})
    play(game, "build small_market")
    assert seat(game, 0)["doubloons"] == 2


def test_a_free_building_needs_no_doubloons() -> None:
    """3.3: the builder without money can build what costs nothing."""
    game = builders({"doubloons": 0})
    assert texts(game) == {"build small_indigo_plant", "build small_market", "pass"}


def test_doubloons_on_the_card_can_be_spent_immediately() -> None:
    """2: doubloons on the role card are available immediately, e.g. to pay in the builder phase."""
    game = builders({"doubloons": 5}, roles={"builder": {"doubloons": 2}})
    play(game, "build harbor")
    assert seat(game, 0)["doubloons"] == 0


def test_building_is_optional_and_the_privilege_is_never_paid_out() -> None:
    """2, 3.3: a builder who does not build gets no doubloon."""
    game = builders({"doubloons": 8})
    play(game, "pass")
    assert seat(game, 0)["doubloons"] == 8
    assert seat(game, 0)["city"] == {}
    assert game.seat == 1


def test_one_building_each_clockwise_from_the_builder() -> None:
    """3.3: each player clockwise may build one building."""
    game = builders(*({"doubloons": RICH} for _ in range(4)), governor=2)
    order = []
    for building in ("hospice", "factory", "wharf", "residence"):
        order.append(game.seat)
        play(game, f"build {building}")
    assert order == [2, 3, 0, 1]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 3)


def test_a_player_who_can_pay_nothing_is_skipped() -> None:
    """3.3: without doubloons and discount nothing can be built."""
    game = builders({}, {"doubloons": 0}, {})
    play(game, "pass")
    assert game.seat == 2


@pytest.mark.parametrize("owned", ["small_sugar_mill", "coffee_roaster", "hacienda", "harbor", "guild_hall"])
def test_nobody_owns_a_building_twice(owned: str) -> None:
    """3.3, 4.1: a player never owns two of the same type, production buildings included."""
    game = builders({"doubloons": RICH, "city": {owned: {}}}, {"doubloons": RICH})
    assert f"build {owned}" not in texts(game)
    play(game, "pass")
    assert (f"build {owned}" in texts(game)) == (owned != "guild_hall")


def test_a_building_comes_from_the_central_board() -> None:
    """3.3: the player takes the tile; the last one taken is sold out (A60)."""
    game = builders({"doubloons": RICH}, {"doubloons": RICH, "city": {"wharf": {}}}, {"doubloons": RICH})
    assert game.position()["buildings"]["wharf"] == 1
    play(game, "build wharf")
    assert game.position()["buildings"].get("wharf", 0) == 0
    play(game, "pass")
    assert game.seat == 2
    assert "build wharf" not in texts(game)
    with pytest.raises(pr.IllegalAnswer):
        game.play("build wharf")


def test_two_players_have_one_copy_of_each_small_beige_building() -> None:
    """1.2, A60: with two players a beige building is sold out after one, a production building after two."""
    owner = {"doubloons": RICH, "city": {"office": {}, "sugar_mill": {}}}
    game = builders({"doubloons": RICH}, owner, players=2)
    assert "build office" not in texts(game)
    play(game, "build sugar_mill")
    assert game.position()["buildings"].get("sugar_mill", 0) == 0
    assert game.seat == 1


def test_a_large_building_needs_two_free_spaces() -> None:
    """3.3: a player with exactly one free space cannot build a large building."""
    tight = {"doubloons": RICH, "city": {building: {} for building in ELEVEN}}
    roomy = {"doubloons": RICH, "city": {building: {} for building in ELEVEN[:10]}}
    game = builders(tight, roomy)
    assert "build office" in texts(game)
    assert "build city_hall" not in texts(game)
    play(game, "pass")
    assert "build office" in texts(game)
    assert "build city_hall" in texts(game)


def test_large_buildings_take_two_spaces_each() -> None:
    """3.3: four large and three small buildings leave one space."""
    large = ("guild_hall", "residence", "fortress", "customs_house")
    city: dict[str, Any] = {building: {} for building in (*large, *ELEVEN[:3])}
    game = builders({"doubloons": RICH, "city": city})
    assert "build office" in texts(game)
    assert "build city_hall" not in texts(game)


def test_a_fifth_large_building_fits_if_two_spaces_are_free() -> None:
    """A30: geometry is ignored."""
    city: dict[str, Any] = {b: {} for b in ("guild_hall", "residence", "fortress", "customs_house", "office")}
    game = builders({"doubloons": RICH, "city": city})
    play(game, "build city_hall")
    assert "city_hall" in seat(game, 0)["city"]
    assert decline_until(game, "CHOOSE_ROLE").position()["ending"] == []


@pytest.mark.parametrize(
    ("spaces", "building", "ending"),
    [(11, "office", ["city"]), (10, "office", []), (10, "city_hall", ["city"]), (9, "city_hall", [])],
)
def test_filling_the_twelfth_city_space_ends_the_game(spaces: int, building: str, ending: list[str]) -> None:
    """3.3, 5.1: all 12 city spaces are filled; the rest of the round is still played."""
    game = builders({"doubloons": RICH, "city": {b: {} for b in ELEVEN[:spaces]}})
    play(game, f"build {building}")
    decline_until(game, "CHOOSE_ROLE")
    assert game.position()["ending"] == ending
    assert game.seat == 1


def test_a_new_building_is_unoccupied_although_colonists_wait_in_san_juan() -> None:
    """3.3, A64: unoccupied until the next mayor phase."""
    game = builders({"doubloons": RICH, "san_juan": {"colonists": 3}})
    play(game, "build tobacco_storage")
    assert seat(game, 0)["city"]["tobacco_storage"]["colonists"] == 0
    assert seat(game, 0)["san_juan"]["colonists"] == 3
