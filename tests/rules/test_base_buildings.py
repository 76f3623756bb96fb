"""The base buildings for production, selling and building (rules 4.3), and how they combine (4.6)."""

from __future__ import annotations

import pytest
from boards import KINDS, STAFFED, goods, occupied, table, waiting
from play import play, seat, texts


@pytest.mark.parametrize(
    ("building", "kind", "circles"),
    [
        ("small_indigo_plant", "indigo", 1),
        ("small_sugar_mill", "sugar", 1),
        ("indigo_plant", "indigo", 3),
        ("sugar_mill", "sugar", 3),
        ("tobacco_storage", "tobacco", 3),
        ("coffee_roaster", "coffee", 2),
    ],
)
def test_a_production_building_makes_one_barrel_a_colonist(building: str, kind: str, circles: int) -> None:
    """4.3: its circles are the maximum output; unoccupied it makes nothing."""
    for workers in range(circles + 1):
        city = {building: {"colonists": workers}}
        game = play(table({}, {"island": {kind: occupied(5)}, "city": city}), "craftsman")
        assert seat(game, 1)["goods"][kind] == workers


@pytest.mark.parametrize(
    ("building", "kind"),
    [
        ("small_indigo_plant", "indigo"),
        ("small_sugar_mill", "sugar"),
        ("indigo_plant", "indigo"),
        ("sugar_mill", "sugar"),
        ("tobacco_storage", "tobacco"),
        ("coffee_roaster", "coffee"),
    ],
)
def test_an_unoccupied_production_building_makes_nothing(building: str, kind: str) -> None:
    """4.1: unoccupied buildings do nothing."""
    game = table({}, {"island": {kind: occupied(3)}, "city": {building: {}}})
    assert goods(play(game, "craftsman"), 1) == {}


@pytest.mark.parametrize(("colonists", "income"), [(1, 1), (0, 0)])
def test_small_market_adds_one_doubloon_if_occupied(colonists: int, income: int) -> None:
    """4.3 (E8): not the trader, small_market, corn: 1 d."""
    city = {"small_market": {"colonists": colonists}}
    game = play(table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city}), "trader", "sell corn")
    assert seat(game, 1)["doubloons"] == income


@pytest.mark.parametrize(("colonists", "income"), [(1, 2), (0, 0)])
def test_large_market_adds_two_doubloons_if_occupied(colonists: int, income: int) -> None:
    """4.3: large_market: +2 d for a sale to the trading house."""
    city = {"large_market": {"colonists": colonists}}
    game = play(table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city}), "trader", "sell corn")
    assert seat(game, 1)["doubloons"] == income


def test_small_market_and_large_market_add_up() -> None:
    """4.6 (E9): together +3; with the trader's privilege a coffee brings 4 + 1 + 3."""
    city = {"small_market": STAFFED, "large_market": STAFFED}
    game = table(
        {"doubloons": 0, "goods": {"coffee": 1}, "city": city},
        {"doubloons": 0, "goods": {"corn": 1}, "city": city},
    )
    play(game, "trader", "sell coffee", "sell corn")
    assert [seat(game, number)["doubloons"] for number in (0, 1)] == [8, 3]


def test_small_market_and_large_market_pay_nothing_without_a_sale() -> None:
    """4.3: when the owner sells."""
    city = {"small_market": STAFFED, "large_market": STAFFED}
    game = table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city})
    play(game, "trader", "pass")
    assert seat(game, 1)["doubloons"] == 0


def test_office_sells_a_kind_that_is_already_in_the_house() -> None:
    """4.3 (E10): both owners of an office sell tobacco to a house that has tobacco."""
    owner = {"doubloons": 0, "goods": {"tobacco": 1}, "city": {"office": STAFFED}}
    game = table({}, owner, owner, trading_house=["tobacco"])
    play(game, "trader", "sell tobacco", "sell tobacco")
    assert [seat(game, number)["doubloons"] for number in (1, 2)] == [3, 3]
    assert game.position()["trading_house"] == ["tobacco"] * 3


def test_an_unoccupied_office_sells_no_kind_twice() -> None:
    """4.1: the owner of an empty office is skipped like anyone else."""
    owner = {"goods": {"tobacco": 1}, "city": {"office": {}}}
    game = play(table({}, owner, trading_house=["tobacco"]), "trader")
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == {"tobacco": 1}


def test_office_does_not_help_when_the_house_is_full() -> None:
    """A39: no sale to a full house."""
    owner = {"goods": {"tobacco": 1}, "city": {"office": STAFFED}}
    game = table({"goods": {"tobacco": 1}}, owner, trading_house=["corn", "indigo", "sugar"])
    play(game, "trader", "sell tobacco")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert goods(game, 1) == {"tobacco": 1}


@pytest.mark.parametrize(("kinds", "income"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
@pytest.mark.parametrize("colonists", [1, 0])
def test_factory_pays_for_different_kinds_if_occupied(kinds: int, income: int, colonists: int) -> None:
    """4.3 (E12): factory: 0, 1, 2, 3, 5 d for 1 to 5 kinds produced."""
    works = ("small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster")
    city = {"factory": {"colonists": colonists}, **dict.fromkeys(works, STAFFED)}
    island = {kind: occupied(1) for kind in KINDS[:kinds]}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}), "craftsman")
    assert goods(game, 1) == dict.fromkeys(KINDS[:kinds], 1)
    assert seat(game, 1)["doubloons"] == (income if colonists else 0)


def test_factory_does_not_count_barrels() -> None:
    """4.3: quantity is irrelevant; 5 corn and 3 indigo are two kinds."""
    city = {"factory": STAFFED, "indigo_plant": {"colonists": 3}}
    island = {"corn": occupied(5), "indigo": occupied(3)}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}), "craftsman")
    assert seat(game, 1)["doubloons"] == 1


def test_factory_does_not_count_kinds_lost_to_shortage() -> None:
    """A57 (E11): no corn left, 2 sugar left: 2 sugar, 1 tobacco, two kinds, 1 d."""
    city = {"factory": STAFFED, "sugar_mill": {"colonists": 3}, "tobacco_storage": {"colonists": 3}}
    island = {"corn": occupied(3), "sugar": occupied(3), "tobacco": occupied(1)}
    hoard = {"goods": {"corn": 10, "sugar": 9}}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}, hoard), "craftsman")
    assert goods(game, 1) == {"sugar": 2, "tobacco": 1}
    assert seat(game, 1)["doubloons"] == 1


def test_factory_does_not_count_the_privilege_barrel() -> None:
    """4.3: the privilege good never changes the count: two kinds, 1 d, before and after."""
    city = {"factory": STAFFED, "small_indigo_plant": STAFFED}
    island = {"corn": occupied(1), "indigo": occupied(1)}
    game = play(table({"doubloons": 0, "island": island, "city": city}), "craftsman", "extra corn")
    assert seat(game, 0)["doubloons"] == 1


def test_university_puts_a_colonist_on_the_new_building() -> None:
    """4.3: from the supply, on the building just built."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("UNIVERSITY", 0)
    assert texts(game) == {"colonist", "pass"}
    play(game, "colonist")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == 73
    assert game.position()["colonist_ship"]["colonists"] == 4


@pytest.mark.parametrize("building", ["coffee_roaster", "tobacco_storage"])
def test_university_gives_one_colonist_even_for_several_circles(building: str) -> None:
    """4.6 (E15): one colonist even if the building has several circles."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", f"build {building}", "colonist")
    assert seat(game, 0)["city"][building]["colonists"] == 1
    assert game.seat == 1


def test_an_unoccupied_university_gives_no_colonist() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = table({"doubloons": 9, "city": {"university": {}}})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 0


def test_university_may_be_declined() -> None:
    """4.3: the owner may take 1 colonist."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", "build harbor", "pass")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 0
    assert game.seat == 1


def test_university_gives_no_colonist_for_itself() -> None:
    """4.3: not when the university itself is built."""
    game = play(table({"doubloons": 9}), "builder", "build university")
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert seat(game, 0)["city"]["university"]["colonists"] == 0


def test_university_gives_nothing_to_a_player_who_does_not_build() -> None:
    """4.3: when the owner builds."""
    game = play(table({"doubloons": 9, "city": {"university": STAFFED}}), "builder", "pass")
    assert (game.question.name, game.seat) == ("BUILD", 1)


def test_university_takes_from_the_colonist_ship_when_the_supply_is_empty() -> None:
    """A5: this can empty the ship, and it does not end the game (A70)."""
    owner = {"doubloons": 9, "city": {"university": STAFFED}}
    game = table(owner, {}, {}, waiting(77), colonist_ship={"colonists": 1})
    play(game, "builder", "build harbor", "colonist")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 0
    assert game.position()["ending"] == []


def test_university_gives_nothing_when_supply_and_ship_are_empty() -> None:
    """A5: nobody is left to take."""
    owner = {"doubloons": 9, "city": {"university": STAFFED}}
    game = table(owner, {}, {}, waiting(78), colonist_ship={"colonists": 0})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("BUILD", 1)
