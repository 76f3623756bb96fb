"""Craftsman: production (rules 3.4)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, goods, occupied, table
from play import play, seat, texts

import puertorico as pr

WORKS = {
    "indigo": "indigo_plant",
    "sugar": "sugar_mill",
    "tobacco": "tobacco_storage",
    "coffee": "coffee_roaster",
}
IN_ALL = {
    2: {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7},
    4: {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9},
}


def produce(*seats: Board, **position: Any) -> pr.Game:
    """A table at which the player on turn has just taken the craftsman."""
    return play(table(*seats, **position), "craftsman")


def maker(**kinds: int) -> dict[str, Any]:
    """A seat that can produce so many barrels of each kind."""
    city = {WORKS[kind]: {"colonists": n} for kind, n in kinds.items() if kind != "corn"}
    return {"island": {kind: occupied(n) for kind, n in kinds.items()}, "city": city}


def test_corn_needs_no_building() -> None:
    """3.4: corn: the number of occupied corn plantations; 2 of 3 here."""
    game = produce({}, {"island": {"corn": {"tiles": 3, "colonists": 2}}})
    assert goods(game, 1) == {"corn": 2}
    assert game.position()["bank"]["goods"]["corn"] == 8


@pytest.mark.parametrize("kind", WORKS)
def test_other_kinds_need_plantation_and_building(kind: str) -> None:
    """3.4: min(occupied plantations, colonists on the buildings of the kind)."""
    works = {WORKS[kind]: {"colonists": 1}}
    game = produce(
        {},
        {"island": {kind: occupied(2)}},
        {"island": {kind: {"tiles": 1}}, "city": works},
        {"island": {kind: occupied(1)}, "city": works},
    )
    assert [goods(game, number) for number in (1, 2, 3)] == [{}, {}, {kind: 1}]


@pytest.mark.parametrize(
    ("plantations", "small", "large", "output"),
    [
        *((4, 1, 3, 4), (3, 1, 3, 3), (4, 1, 0, 1), (2, 0, 3, 2)),
        *((4, 0, 1, 1), (4, 1, 1, 2), (0, 1, 3, 0), (4, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize(
    ("kind", "small_one", "large_one"),
    [("indigo", "small_indigo_plant", "indigo_plant"), ("sugar", "small_sugar_mill", "sugar_mill")],
)
def test_small_and_large_buildings_of_a_kind_add_up(
    kind: str, small_one: str, large_one: str, plantations: int, small: int, large: int, output: int
) -> None:
    """3.4: colonists on all buildings of the kind together, counted one by one."""
    island = {kind: {"tiles": 4, "colonists": plantations}}
    city = {small_one: {"colonists": small}, large_one: {"colonists": large}}
    game = produce({}, {"island": island, "city": city})
    assert seat(game, 1)["goods"][kind] == output


def test_partly_staffed_buildings_and_idle_colonists() -> None:
    """3.4 (E5): 2 of 3 corn, 1 tobacco for want of workers, 3 sugar for want of plantations."""
    island = {
        "corn": {"tiles": 3, "colonists": 2},
        "tobacco": occupied(2),
        "sugar": {"tiles": 4, "colonists": 3},
    }
    city = {
        "tobacco_storage": {"colonists": 1},
        "small_sugar_mill": {"colonists": 1},
        "sugar_mill": {"colonists": 3},
    }
    game = produce({}, {"island": island, "city": city})
    assert goods(game, 1) == {"corn": 2, "sugar": 3, "tobacco": 1}


def test_workers_of_one_kind_do_not_make_another() -> None:
    """3.4: a building works only for its own kind."""
    game = produce({}, {"island": {"sugar": occupied(2)}, "city": {"indigo_plant": {"colonists": 3}}})
    assert goods(game, 1) == {}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("kind", ["corn", *WORKS])
def test_what_the_supply_lacks_is_lost(players: int, kind: str) -> None:
    """3.4: each amount is limited by what is left in the supply; 1 barrel for an output of 2."""
    game = produce({"goods": {kind: IN_ALL[players][kind] - 1}}, maker(**{kind: 2}), players=players)
    assert goods(game, 1) == {kind: 1}
    left: dict[Any, int] = dict(game.position()["bank"]["goods"])
    assert left[kind] == 0


@pytest.mark.parametrize(("governor", "shares"), [(0, [3, 1, 0]), (1, [0, 3, 1])])
def test_a_short_supply_serves_players_in_turn_order(governor: int, shares: list[int]) -> None:
    """3.4: clockwise from the craftsman, limited at that player's turn; 4 corn for three times 3."""
    seats = [maker(corn=3), maker(corn=3), maker(corn=3), {"island": {}, "goods": {"corn": 6}}]
    game = produce(*seats, governor=governor)
    assert [goods(game, number).get("corn", 0) for number in range(3)] == shares


def test_production_is_never_a_choice() -> None:
    """A4: production is automatic and complete; a craftsman without production has no privilege either."""
    game = produce({}, maker(corn=3), maker(indigo=2), maker(coffee=1))
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert [goods(game, number) for number in range(4)] == [{}, {"corn": 3}, {"indigo": 2}, {"coffee": 1}]


def test_the_craftsman_gets_one_more_barrel_of_a_kind_they_produced() -> None:
    """3.4: the privilege: any one of the kinds the craftsman produced, not of kinds they only have."""
    board = maker(corn=1, sugar=2)
    game = produce({**board, "goods": {"coffee": 1}})
    assert (game.question.name, game.seat) == ("CRAFTSMAN_PRIVILEGE", 0)
    assert texts(game) == {"extra corn", "extra sugar", "pass"}
    play(game, "extra sugar")
    assert goods(game, 0) == {"corn": 1, "sugar": 3, "coffee": 1}


def test_the_craftsman_may_decline_the_privilege() -> None:
    """2: using a privilege is optional."""
    game = produce(maker(corn=2))
    play(game, "pass")
    assert goods(game, 0) == {"corn": 2}


def test_the_privilege_belongs_to_the_craftsman_not_to_the_governor() -> None:
    """2: the privilege belongs only to the chooser."""
    game = produce(maker(corn=1), maker(indigo=1), roles={"mayor": {"taken": 0}})
    assert game.seat == 1
    assert texts(game) == {"extra indigo", "pass"}
    assert goods(game, 0) == {"corn": 1}


def test_the_privilege_barrel_comes_after_all_production() -> None:
    """3.4, A56: the last corn goes to the next producer, so the privilege is lost."""
    game = produce(maker(corn=1), maker(corn=9), {"island": {}}, {"island": {}})
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert [goods(game, number) for number in (0, 1)] == [{"corn": 1}, {"corn": 9}]


def test_the_privilege_is_left_with_the_kinds_still_in_supply() -> None:
    """3.4, A56: corn is used up by the production, sugar is not."""
    game = produce(maker(corn=1, sugar=1), {"island": {}, "goods": {"corn": 9}})
    assert texts(game) == {"extra sugar", "pass"}


def test_a_kind_that_came_out_empty_gives_no_privilege() -> None:
    """3.4, A56: the craftsman produced no corn because there was none, and nothing else."""
    game = produce(maker(corn=2), {"island": {}, "goods": {"corn": 10}})
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert goods(game, 0) == {}


@pytest.mark.parametrize(("kind", "most"), [("indigo", 4), ("sugar", 4), ("tobacco", 3), ("coffee", 2)])
def test_the_most_that_a_player_can_produce(kind: str, most: int) -> None:
    """3.4: at most 4 indigo, 4 sugar, 3 tobacco, 2 coffee; the privilege adds one."""
    city = {WORKS[kind]: {"colonists": min(most, 3)}}
    city |= {"small_indigo_plant": {"colonists": 1}, "small_sugar_mill": {"colonists": 1}}
    game = produce({"island": {kind: occupied(6)}, "city": city})
    assert seat(game, 0)["goods"][kind] == most
    play(game, f"extra {kind}")
    assert seat(game, 0)["goods"][kind] == most + 1


def test_there_is_no_storage_limit_after_production() -> None:
    """3.4: no storage check in this phase; old and new barrels stay."""
    game = produce({}, {**maker(corn=3, indigo=2), "goods": {"corn": 4, "coffee": 3}})
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == {"corn": 7, "indigo": 2, "coffee": 3}
