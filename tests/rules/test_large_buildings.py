"""The five large buildings of the base game (rules 4.3)."""

from __future__ import annotations

import pytest
from boards import STAFFED, occupied, table


@pytest.mark.parametrize(
    ("building", "bonus"),
    [("guild_hall", 2), ("residence", 4), ("fortress", 2), ("customs_house", 5), ("city_hall", 1)],
)
@pytest.mark.parametrize("colonists", [1, 0])
def test_a_large_building_scores_its_bonus_if_occupied(building: str, bonus: int, colonists: int) -> None:
    """4.3, 5.2 (E24): 23 chips, 5 occupied corn, a sugar mill (2 VP); printed points count in any case."""
    city = {building: {"colonists": colonists}, "sugar_mill": {}}
    sheet = table({"vp": 23, "island": {"corn": occupied(5)}, "city": city}).scores[0]
    assert getattr(sheet, building) == (bonus if colonists else 0)
    assert sheet.chips == 23
    assert sheet.buildings == 4 + 2
    assert sheet.total == 23 + 6 + (bonus if colonists else 0)


def test_guild_hall_counts_one_for_small_and_two_for_large_production_buildings() -> None:
    """4.3 (E18): two small and two large ones, unoccupied: 6; all six types: 10."""
    owned = ["small_sugar_mill", "sugar_mill", "small_indigo_plant", "coffee_roaster"]
    city = {"guild_hall": STAFFED, **{building: {} for building in owned}}
    assert table({"city": city}).scores[0].guild_hall == 6
    city |= {"indigo_plant": {}, "tobacco_storage": {}}
    assert table({"city": city}).scores[0].guild_hall == 10


def test_guild_hall_does_not_count_beige_buildings() -> None:
    """4.3: production buildings only."""
    city = {"guild_hall": STAFFED, "factory": STAFFED, "hospice": STAFFED}
    assert table({"city": city}).scores[0].guild_hall == 0


@pytest.mark.parametrize(("filled", "points"), [(4, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_scores_filled_island_spaces(filled: int, points: int) -> None:
    """4.3 (E19, E20): residence: up to 9 spaces 4, then 5, 6, 7; quarries and unoccupied tiles count."""
    island = {"quarry": {"tiles": 3}, "indigo": {"tiles": filled - 3}}
    game = table({"island": island, "city": {"residence": STAFFED}})
    assert game.scores[0].residence == points


@pytest.mark.parametrize(("counts_san_juan", "points"), [(True, 6), (False, 2)])
def test_fortress_scores_a_point_for_three_colonists(counts_san_juan: bool, points: int) -> None:
    """4.3, 7.1 (E21): fortress: 20 on the board, 14 of them in San Juan: 6, or 2 if only workers count."""
    board = {"island": {"corn": occupied(5)}, "city": {"fortress": STAFFED}, "san_juan": {"colonists": 14}}
    game = table(board, options={"fortress_counts_san_juan": counts_san_juan})
    assert game.scores[0].fortress == points


@pytest.mark.parametrize(("workers", "points"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_fortress_rounds_down_and_counts_its_own_colonist(workers: int, points: int) -> None:
    """4.3: 1 VP per 3 colonists on plantations, quarries and buildings, rounded down."""
    board = {"island": {"quarry": occupied(workers)}, "city": {"fortress": STAFFED}}
    assert table(board).scores[0].fortress == points


@pytest.mark.parametrize(("chips", "points"), [(3, 0), (4, 1), (23, 5), (24, 6)])
def test_customs_house_scores_a_point_for_four_in_chips(chips: int, points: int) -> None:
    """4.3 (E22): customs_house: 1 VP per 4 VP in chips, rounded down; points of buildings do not count."""
    city = {"customs_house": STAFFED, "factory": STAFFED}
    assert table({"vp": chips, "city": city}).scores[0].customs_house == points


def test_customs_house_counts_noted_points() -> None:
    """4.3: points noted after the chips ran out count like chips: 20 + 4."""
    owner = {"vp": 20, "noted": 4, "city": {"customs_house": STAFFED}}
    sheet = table(owner, {"vp": 80}, ending=["chips"]).scores[0]
    assert (sheet.chips, sheet.customs_house) == (24, 6)


def test_city_hall_counts_beige_buildings_small_and_large_and_itself() -> None:
    """4.3 (E23): seven beige buildings, occupied or not: 7; production buildings do not count."""
    owned = ["hacienda", "construction_hut", "office", "large_warehouse", "harbor", "residence"]
    city = {"city_hall": STAFFED, **{building: {} for building in owned}}
    assert table({"city": city}).scores[0].city_hall == 7
    city |= {"coffee_roaster": STAFFED, "small_indigo_plant": STAFFED}
    assert table({"city": city}).scores[0].city_hall == 7
