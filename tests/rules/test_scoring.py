"""The score by source, and the winner (rules 5.2, 5.3)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, table
from play import take_roles

import puertorico as pr
from puertorico.rules.buildings import LARGE, ROWS


def sheet(board: Board, **options: Any) -> Any:
    """The score sheet of a seat with this board, with both expansions."""
    rules = {"players": 4, "expansions": ["new_buildings", "nobles"], **options}
    return pr.Game.from_position({"rules": rules, "seats": [board]}).scores[0]


def test_money_goods_tiles_and_colonists_are_worth_nothing() -> None:
    """5.2 lists chips, buildings, bonuses and nobles only."""
    island = {"coffee": {"tiles": 3, "colonists": 3}, "quarry": {"tiles": 1, "colonists": 1}}
    board = {"doubloons": 20, "goods": {"coffee": 5}, "island": island, "san_juan": {"colonists": 3}}
    assert sheet(board).total == 0


def test_chips_count_their_value() -> None:
    """5.2: value of own chips."""
    assert (sheet({"vp": 17}).chips, sheet({"vp": 17}).total) == (17, 17)


PRINTED = {
    1: "small_indigo_plant small_sugar_mill small_market hacienda construction_hut small_warehouse aqueduct "
    "forest_house black_market storehouse land_office chapel",
    2: "indigo_plant sugar_mill hospice office large_market large_warehouse guesthouse trading_post church "
    "small_wharf hunting_lodge zoning_office royal_supplier",
    3: "tobacco_storage coffee_roaster factory university harbor wharf lighthouse library specialty_factory "
    "union_hall villa jeweler",
    4: "guild_hall residence fortress customs_house city_hall cloister royal_garden",
    8: "statue",
}


@pytest.mark.parametrize(
    ("building", "points"),
    [(building, points) for points, buildings in PRINTED.items() for building in buildings.split()],
)
def test_printed_points_count_without_a_colonist(building: str, points: int) -> None:
    """4.2, 5.2: printed VP of all own buildings, occupied or not; Statue 8."""
    score = sheet({"city": {building: {}}})
    assert (score.buildings, score.total) == (points, points)


@pytest.mark.parametrize(("occupants", "points"), [({}, 0), ({"colonists": 1}, 8)])
def test_a_statue_that_needs_a_colonist_counts_only_with_one(occupants: dict[str, int], points: int) -> None:
    """Appendix C, statue_needs_colonist: the 8 VP count only if the Statue is occupied."""
    assert sheet({"city": {"statue": occupants}}, statue_needs_colonist=True).total == points


@pytest.mark.parametrize(
    ("building", "bonus"),
    [
        ("guild_hall", 2),
        ("residence", 4),
        ("fortress", 1),
        ("customs_house", 2),
        ("city_hall", 1),
        ("cloister", 1),
        ("royal_garden", 1),
    ],
)
def test_a_large_building_gives_its_bonus_only_if_occupied(building: str, bonus: int) -> None:
    """5.2: here with 8 chips, 2 colonists and a noble on 3 corn plantations and an idle sugar mill."""
    island = {"corn": {"tiles": 3, "colonists": 2, "nobles": 1}}
    for occupants, expected in (({"colonists": 1}, bonus), ({}, 0)):
        score = sheet({"vp": 8, "island": island, "city": {"sugar_mill": {}, building: occupants}})
        assert getattr(score, building) == expected
        assert score.total == 8 + (2 + 4) + 1 + expected


def test_the_guild_hall_counts_a_jeweler_as_large_and_unoccupied_buildings() -> None:
    """4.3, A51: small indigo plant 1, tobacco storage 2, jeweler 2; a Hacienda is not a production building."""
    city: Board = {"small_indigo_plant": {}, "tobacco_storage": {}, "jeweler": {}, "hacienda": {}}
    assert sheet({"city": {**city, "guild_hall": {"colonists": 1}}}).guild_hall == 5


def test_the_residence_counts_quarries_and_forests() -> None:
    """4.3, A29: 4 sugar, 4 quarries and 3 forests fill 11 spaces: 6 VP."""
    forest = {"tiles": 3, "under": {"corn": 3}}
    board = {
        "island": {"sugar": {"tiles": 4}, "quarry": {"tiles": 4}, "forest": forest},
        "city": {"residence": {"colonists": 1}, "forest_house": {}},
    }
    assert sheet(board).residence == 6


@pytest.mark.parametrize(("colonists", "bonus"), [(2, 1), (3, 1), (4, 1), (5, 2)])
def test_the_fortress_counts_nobles_and_rounds_down(colonists: int, bonus: int) -> None:
    """4.3, A52: 1 VP per 3 pieces; here the colonists on corn and a noble on the Fortress."""
    board = {
        "island": {"corn": {"tiles": colonists, "colonists": colonists}},
        "city": {"fortress": {"nobles": 1}},
    }
    assert sheet(board).fortress == bonus


@pytest.mark.parametrize(("chips", "bonus"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_the_customs_house_counts_chips_only(chips: int, bonus: int) -> None:
    """4.3: 1 VP per 4 VP in chips; neither buildings nor nobles count."""
    board = {
        "vp": chips,
        "island": {"corn": {"tiles": 3, "nobles": 3}},
        "city": {"customs_house": {"colonists": 1}, "harbor": {}},
    }
    assert sheet(board).customs_house == bonus


def test_the_city_hall_counts_beige_buildings_of_all_sets_but_no_production_buildings() -> None:
    """4.3, A51: City Hall, Hacienda, Church, Chapel, Statue; not the sugar mill, not the jeweler."""
    city: Board = {"hacienda": {}, "church": {}, "chapel": {}, "statue": {}, "sugar_mill": {}, "jeweler": {}}
    assert sheet({"city": {**city, "city_hall": {"colonists": 1}}}).city_hall == 5


def test_every_noble_is_worth_a_point_wherever_it_is() -> None:
    """5.2, 6.2: 1 VP per noble on plantations, buildings and in San Juan."""
    board = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"hacienda": {"nobles": 1}},
        "san_juan": {"nobles": 2},
    }
    assert (sheet(board).nobles, sheet(board).total) == (4, 4 + 1)


def test_the_score_is_the_sum_of_its_sources() -> None:
    """5.2: chips 10, buildings 22, Guild Hall 2, Customs House 2, City Hall 5, Cloister 1, Royal Garden 2 and
    2 nobles: 46."""
    large = ("guild_hall", "customs_house", "city_hall", "cloister")
    city: Board = {building: {"colonists": 1} for building in large}
    board = {
        "vp": 10,
        "island": {"corn": {"tiles": 3, "nobles": 1}, "indigo": {"tiles": 2}},
        "city": {**city, "royal_garden": {"nobles": 1}, "sugar_mill": {}},
    }
    score = sheet(board)
    assert (score.chips, score.buildings, score.nobles) == (10, 5 * 4 + 2, 2)
    assert (score.guild_hall, score.residence, score.fortress, score.customs_house) == (2, 0, 0, 2)
    assert (score.city_hall, score.cloister, score.royal_garden) == (5, 1, 2)
    assert score.total == 46


def test_the_bonus_of_every_large_building_is_on_the_score_sheet() -> None:
    """5.2: each has a line of its own; the Statue has printed points only."""
    large = {row.name for row in ROWS if row.kind == LARGE} - {"statue"}
    assert set(sheet({}).sources()) == {"chips", "buildings", *large, "nobles"}


def winners(*seats: Board) -> tuple[int, ...]:
    """Who wins when three players do nothing in the last round."""
    game = table(*seats, players=3, options={"max_rounds": 1})
    take_roles(game, "settler", "builder", "craftsman")
    assert game.is_over
    seats_that_won: tuple[int, ...] = game.winners
    return seats_that_won


def test_the_highest_score_wins_whatever_the_others_own() -> None:
    """5.3: doubloons and goods decide only among players with the highest score."""
    assert winners({"vp": 4, "doubloons": 30}, {"vp": 5, "doubloons": 0}, {"goods": {"corn": 5}}) == (1,)


def test_points_of_every_source_decide_not_chips_alone() -> None:
    """5.2: 3 chips and a Hospice (2 VP) beat 4 chips."""
    assert winners({"vp": 4, "doubloons": 9}, {}, {"vp": 3, "city": {"hospice": {}}}) == (2,)


def test_a_tie_goes_to_more_doubloons_and_goods_together() -> None:
    """5.3: 1 good = 1 d, whatever its kind: 1 d and 2 corn beat 2 d."""
    rich = {"vp": 5, "doubloons": 1, "goods": {"corn": 2}}
    poor = {"vp": 5, "doubloons": 2}
    assert winners(poor, rich, {"vp": 4, "doubloons": 20}) == (1,)


def test_a_tie_after_the_tie_break_is_a_shared_victory() -> None:
    """A59: 1 d and 1 coffee are as much as 2 d."""
    one = {"vp": 5, "doubloons": 1, "goods": {"coffee": 1}}
    another = {"vp": 5, "doubloons": 2}
    assert winners(one, {"vp": 5, "doubloons": 1}, another) == (0, 2)
