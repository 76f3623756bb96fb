"""Warehouses, Harbor and Wharf (rules 4.3), and how they combine (4.6)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import STAFFED, goods, table
from play import play, seat, texts

import puertorico as pr

# Ships of four players that take neither corn nor indigo.
CLOSED = [
    {"capacity": 5, "good": "coffee", "loaded": 1},
    {"capacity": 6, "good": "tobacco", "loaded": 1},
    {"capacity": 7, "good": "sugar", "loaded": 1},
]


def storage(city: dict[str, Any], **barrels: int) -> pr.Game:
    """The storage of seat 1, two players: the ship of 4 is full of tobacco, the other carries coffee."""
    ships = [{"capacity": 4, "good": "tobacco", "loaded": 3}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    loader = {"goods": {"tobacco": 1}}
    return play(table(loader, {"city": city, "goods": barrels}, players=2, ships=ships), "captain")


def test_small_warehouse_keeps_one_kind_and_a_barrel() -> None:
    """4.3: all barrels of one chosen kind in addition to the single good."""
    game = storage({"small_warehouse": STAFFED}, corn=3, indigo=2)
    assert (game.question.name, game.seat) == ("STORE", 1)
    assert {"keep all corn", "keep all indigo"} <= texts(game)
    play(game, "keep all corn", "keep one indigo")
    assert goods(game, 1) == {"corn": 3, "indigo": 1}
    assert game.position()["bank"]["goods"]["indigo"] == 8


def test_small_warehouse_keeps_one_kind_only() -> None:
    """4.3: of two kinds the second loses all but one barrel."""
    game = storage({"small_warehouse": STAFFED}, corn=3, indigo=2)
    play(game, "keep all indigo")
    assert texts(game) == {"keep one corn", "pass"}
    play(game, "keep one corn")
    assert goods(game, 1) == {"corn": 1, "indigo": 2}


def test_a_single_barrel_takes_the_place_of_a_kind() -> None:
    """3.6.2: the place makes no difference for one barrel, so two of different kinds are kept."""
    game = storage({"small_warehouse": STAFFED}, corn=1, indigo=1, sugar=3)
    play(game, "keep one corn", "keep one indigo")
    assert (game.question.name, goods(game, 1)) == ("CHOOSE_ROLE", {"corn": 1, "indigo": 1})


def test_large_warehouse_keeps_two_kinds_and_a_barrel() -> None:
    """4.3: all barrels of two chosen kinds in addition to the single good."""
    game = storage({"large_warehouse": STAFFED}, corn=3, indigo=2, sugar=4)
    play(game, "keep all indigo", "keep all sugar", "keep one corn")
    assert goods(game, 1) == {"corn": 1, "indigo": 2, "sugar": 4}


def test_small_warehouse_and_large_warehouse_keep_three_kinds_and_a_barrel() -> None:
    """4.6 (E13): any number of barrels of three kinds and 1 of a fourth."""
    city = {"small_warehouse": STAFFED, "large_warehouse": STAFFED}
    game = storage(city, corn=2, indigo=3, sugar=2, tobacco=2)
    play(game, "keep all corn", "keep all indigo", "keep all sugar", "keep one tobacco")
    assert goods(game, 1) == {"corn": 2, "indigo": 3, "sugar": 2, "tobacco": 1}
    assert game.question.name == "CHOOSE_ROLE"


@pytest.mark.parametrize(
    ("warehouse", "barrels"),
    [
        ("small_warehouse", {"corn": 3, "indigo": 1}),
        ("large_warehouse", {"corn": 2, "indigo": 2, "sugar": 1}),
    ],
)
def test_a_warehouse_in_which_everything_fits_asks_nothing(warehouse: str, barrels: dict[str, int]) -> None:
    """A40: the maximum is kept; there is nothing to choose."""
    game = storage({warehouse: STAFFED}, **barrels)
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == barrels


@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_an_unoccupied_warehouse_keeps_nothing_more(warehouse: str) -> None:
    """4.1: without colonist only the single good is kept."""
    game = storage({warehouse: {}}, corn=3, indigo=2)
    assert texts(game) == {"keep one corn", "keep one indigo", "pass"}
    play(game, "keep one corn")
    assert goods(game, 1) == {"corn": 1}


@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_a_warehouse_does_not_protect_from_loading(warehouse: str) -> None:
    """3.6.2, 4.3: storage never protects from the duty to load."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 1}, *CLOSED[1:]]
    game = table({}, {"city": {warehouse: STAFFED}, "goods": {"corn": 3}}, ships=ships)
    play(game, "captain")
    assert goods(game, 1) == {}
    assert seat(game, 1)["vp"] == 3


@pytest.mark.parametrize(("colonists", "points"), [(1, 4), (0, 2)])
def test_harbor_adds_a_point_to_each_loading_if_occupied(colonists: int, points: int) -> None:
    """4.3: harbor: +1 VP for each loading, not once a phase and not per barrel."""
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "indigo", "loaded": 1},
        {"capacity": 7, "good": None, "loaded": 0},
    ]
    owner = {"city": {"harbor": {"colonists": colonists}}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table({}, owner, ships=ships), "captain", "load corn 5")
    assert game.question.name == "CHOOSE_ROLE"
    assert seat(game, 1)["vp"] == points


def test_harbor_adds_to_the_privilege_of_the_captain() -> None:
    """3.6.1: barrels + harbor + captain's first loading: 2 + 1 + 1."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 1}, *CLOSED[1:]]
    game = table({"city": {"harbor": STAFFED}, "goods": {"corn": 2}}, ships=ships)
    assert seat(play(game, "captain"), 0)["vp"] == 4


def test_harbor_without_a_loading_gives_no_point() -> None:
    """4.3: for each loading of the owner."""
    game = table({}, {"city": {"harbor": STAFFED}, "goods": {"corn": 1}}, ships=CLOSED)
    assert seat(play(game, "captain"), 1)["vp"] == 0


def harbor_and_wharf() -> pr.Game:
    """E16: harbor and wharf, 5 tobacco and 2 sugar; the tobacco ship has 3 free places."""
    city = {"harbor": STAFFED, "wharf": STAFFED}
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "sugar", "loaded": 1},
        {"capacity": 7, "good": "tobacco", "loaded": 4},
    ]
    return play(table({}, {"city": city, "goods": {"tobacco": 5, "sugar": 2}}, ships=ships), "captain")


def test_harbor_counts_at_the_wharf_too() -> None:
    """4.6 (E16): three loadings, the last with the wharf: 3 + 1, 2 + 1, 2 + 1."""
    game = harbor_and_wharf()
    play(game, "load tobacco 7")
    assert seat(game, 1)["vp"] == 4
    assert texts(game) == {"load sugar 6", "load sugar wharf", "load tobacco wharf"}
    play(game, "load sugar 6")
    assert seat(game, 1)["vp"] == 7
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 10


def test_wharf_may_come_before_the_ships() -> None:
    """4.3 (E17): all 5 tobacco with the wharf: 5 + 1; the tobacco ship keeps its 3 free places."""
    game = harbor_and_wharf()
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 6 + 3, "then the sugar must go on its ship"
    assert game.position()["ships"][2] == {"capacity": 7, "good": "tobacco", "loaded": 4}


def test_wharf_ships_all_barrels_of_one_kind_once_a_phase() -> None:
    """4.3: any kind, all its barrels, straight to the supply; the second kind must stay."""
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 4, "indigo": 2}}, ships=CLOSED)
    play(game, "captain")
    assert game.seat == 1
    assert texts(game) == {"load corn wharf", "load indigo wharf", "pass"}
    play(game, "load corn wharf")
    assert seat(game, 1)["vp"] == 4
    assert game.position()["bank"]["goods"]["corn"] == 10
    assert game.position()["ships"] == CLOSED
    assert (game.question.name, game.seat) == ("STORE", 1)


def test_an_unoccupied_wharf_ships_nothing() -> None:
    """4.1: unoccupied buildings do nothing; the barrels go to storage."""
    game = table({}, {"city": {"wharf": {}}, "goods": {"corn": 4}}, ships=CLOSED)
    play(game, "captain")
    assert (game.question.name, game.seat) == ("STORE", 1)
    assert seat(game, 1)["vp"] == 0


def test_wharf_may_be_used_instead_of_a_possible_ship_but_one_of_them_must() -> None:
    """3.6.1: the wharf satisfies the duty to load; passing is not allowed while a ship takes corn."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 4}, *CLOSED[1:]]
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 3}}, ships=ships)
    play(game, "captain")
    assert texts(game) == {"load corn 5", "load corn wharf"}
    play(game, "load corn wharf")
    assert seat(game, 1)["vp"] == 3
    assert game.position()["ships"][0]["loaded"] == 4


def test_wharf_loading_earns_the_privilege_of_the_captain() -> None:
    """A23: the owner's only loading is the wharf: 2 + 1."""
    game = table({"city": {"wharf": STAFFED}, "goods": {"corn": 2}}, ships=CLOSED)
    play(game, "captain", "load corn wharf")
    assert seat(game, 0)["vp"] == 3


def test_wharf_is_not_forfeited_by_passing() -> None:
    """A24: passing does not forfeit later turns of the phase."""
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "indigo", "loaded": 1},
        {"capacity": 7, "good": "sugar", "loaded": 1},
    ]
    owner = {"city": {"wharf": STAFFED}, "goods": {"tobacco": 2}}
    game = table({}, owner, {"goods": {"corn": 1, "indigo": 1}}, ships=ships)
    play(game, "captain")
    assert game.seat == 1
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "pass", "load corn 5")
    assert game.seat == 1
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 2


def test_wharf_unused_does_not_keep_the_phase_open() -> None:
    """A24: the phase ends when a full circuit passes without any loading."""
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 2}}, ships=CLOSED)
    play(game, "captain", "pass")
    assert (game.question.name, game.seat) == ("STORE", 1)


def test_wharf_of_another_player_may_ship_the_same_kind() -> None:
    """4.6: the same kind may be shipped by both wharves."""
    owners = [{"city": {"wharf": STAFFED}, "goods": {"corn": n}} for n in (2, 3)]
    game = table({}, *owners, ships=CLOSED)
    play(game, "captain", "load corn wharf", "load corn wharf")
    assert [seat(game, number)["vp"] for number in (1, 2)] == [2, 3]
