"""The numbers of the base buildings (rules 4.2): cost, points, copies, columns, circles and spaces."""

from __future__ import annotations

import pytest
from boards import occupied, table
from building_facts import BUILDINGS
from play import decline_until, play, seat

BASE = [row for row in BUILDINGS.values() if row["set"] == "base"]

every_base_building = pytest.mark.parametrize("row", BASE, ids=[row["id"] for row in BASE])


@every_base_building
def test_cost_points_and_copies_are_those_of_the_table(row: dict[str, str]) -> None:
    """4.2: what a player without discount pays, what the building is worth, how many there are."""
    game = table({}, {"doubloons": 20})
    play(game, "builder", "pass", f"build {row['id']}")
    assert seat(game, 1)["doubloons"] == 20 - int(row["cost"])
    assert game.scores[1].buildings == int(row["vp"])
    assert game.position()["buildings"].get(row["id"], 0) == int(row["copies_3to5"]) - 1


@every_base_building
def test_the_column_is_the_most_that_quarries_save(row: dict[str, str]) -> None:
    """4.2: column = maximum quarry discount; 4 occupied quarries."""
    game = table({}, {"doubloons": 20, "island": {"quarry": occupied(4)}})
    play(game, "builder", "pass", f"build {row['id']}")
    assert seat(game, 1)["doubloons"] == 20 - int(row["cost"]) + int(row["column"])


@every_base_building
def test_a_building_has_the_circles_of_the_table(row: dict[str, str]) -> None:
    """4.2: of 6 colonists as many work as there are circles."""
    game = table({"island": {}, "city": {row["id"]: {}}, "san_juan": {"colonists": 5}})
    play(game, "mayor", "pass")
    assert seat(game, 0)["city"][row["id"]]["colonists"] == int(row["circles"])
    assert seat(game, 0)["san_juan"]["colonists"] == 6 - int(row["circles"])


@every_base_building
def test_a_building_takes_the_city_spaces_of_the_table(row: dict[str, str]) -> None:
    """4.2: with 10 spaces filled, only a building of 2 spaces fills the twelfth."""
    others = [other["id"] for other in BASE if other["spaces"] == "1" and other["id"] != row["id"]]
    game = table({}, {"doubloons": 20, "city": {other: {} for other in others[:10]}})
    play(game, "builder", "pass", f"build {row['id']}")
    decline_until(game, "CHOOSE_ROLE")
    assert game.position()["ending"] == (["city"] if row["spaces"] == "2" else [])
