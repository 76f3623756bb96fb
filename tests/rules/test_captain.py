"""Captain: shipping, storage, unloading (rules 3.6)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from boards import Board, fleet, goods, table
from play import play, seat, texts

import puertorico as pr

CAPACITIES = {2: (4, 6), 4: (5, 6, 7)}
# No ship of four players takes corn or indigo here.
CLOSED = {5: ("coffee", 1), 6: ("tobacco", 1), 7: ("sugar", 1)}


def sail(
    *seats: Board, players: int = 4, aboard: Mapping[int, tuple[str, int]] = MappingProxyType({}), **position: Any
) -> pr.Game:
    """A table with this cargo on the ships, where the player on turn has just taken the captain."""
    ships = fleet(*((size, *aboard.get(size, (None, 0))) for size in CAPACITIES[players]))
    return play(table(*seats, players=players, **{"ships": ships, **position}), "captain")


def has(**goods: int) -> dict[str, Any]:
    """A seat with these barrels."""
    return {"goods": goods}


def cargo(game: pr.Game, capacity: int) -> tuple[str | None, int]:
    """Kind and number of barrels on a ship."""
    (ship,) = (ship for ship in game.position()["ships"] if ship["capacity"] == capacity)
    return ship["good"], ship["loaded"]


def test_the_first_loading_of_the_example() -> None:
    """3.6.1 (E4): 2 corn on the ship that carries corn, or 6 sugar on the ship that takes all of them."""
    game = sail(has(corn=2, sugar=6), aboard={6: ("corn", 3)})
    assert (game.question.name, game.seat) == ("LOAD", 0)
    assert texts(game) == {"load corn 6", "load sugar 7"}


def test_loading_is_forced() -> None:
    """3.6.1: on their turn, players must load if they can."""
    game = sail({}, has(corn=2, sugar=2), aboard={5: ("corn", 1), 6: ("sugar", 1)})
    assert game.seat == 1
    assert texts(game) == {"load corn 5", "load sugar 6"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("pass")


def test_a_barrel_is_worth_a_point() -> None:
    """3.6.1: 1 VP per barrel, in chips from the supply; the only possible loading plays itself."""
    game = sail({}, has(corn=4), aboard={5: ("corn", 1)})
    assert seat(game, 1)["vp"] == 4
    assert goods(game, 1) == {}
    assert game.position()["bank"]["vp"] == 96


def test_the_captain_gets_one_point_more_once_a_phase() -> None:
    """3.6: +1 VP at the captain's first loading, not per kind."""
    game = sail(has(corn=2, indigo=2), aboard={5: ("corn", 1), 6: ("indigo", 1)})
    play(game, "load corn 5")
    assert seat(game, 0)["vp"] == 2 + 1 + 2
    assert game.question.name == "CHOOSE_ROLE"


def test_a_captain_who_loads_nothing_gets_no_point() -> None:
    """2, 3.6: privileges are never converted into something else, and they belong to no other player."""
    game = sail({}, has(corn=1), aboard={5: ("corn", 1)})
    assert [seat(game, number)["vp"] for number in (0, 1)] == [0, 1]


def test_the_privilege_belongs_to_the_captain_not_to_the_governor() -> None:
    """2: the privilege belongs only to the chooser."""
    game = sail(has(corn=1), has(corn=1), aboard={5: ("corn", 1)}, roles={"mayor": {"taken": 0}})
    assert [seat(game, number)["vp"] for number in (0, 1)] == [1, 2]


@pytest.mark.parametrize(("barrels", "ships"), [(3, {5, 6, 7}), (5, {5, 6, 7}), (6, {6, 7})])
def test_an_empty_ship_must_take_the_largest_possible_number(barrels: int, ships: set[int]) -> None:
    """3.6.1, A25: maximize min(barrels, capacity); free choice among ships that take all."""
    game = sail(has(sugar=barrels))
    assert texts(game) == {f"load sugar {ship}" for ship in ships}


def test_more_barrels_than_any_ship_takes_go_to_the_largest() -> None:
    """3.6.1: 8 sugar fill the ship of 7; the last one finds no other ship."""
    game = sail(has(sugar=8))
    assert game.question.name == "CHOOSE_ROLE"
    assert seat(game, 0)["vp"] == 7 + 1
    assert goods(game, 0) == {"sugar": 1}


def test_option_largest_ship_forces_the_largest_empty_ship() -> None:
    """Appendix C, force_largest_ship: a kind on no ship goes to the empty ship with the largest capacity."""
    game = sail(has(sugar=3, corn=2), options={"force_largest_ship": True})
    assert texts(game) == {"load sugar 7", "load corn 7"}
    play(game, "load corn 7")
    assert cargo(game, 6) == ("sugar", 3), "the next largest for the other kind"


def test_option_largest_ship_leaves_a_kind_on_its_ship() -> None:
    """Appendix C, force_largest_ship: only a kind that is on no ship is bound to the largest."""
    options = {"force_largest_ship": True}
    game = sail(has(sugar=3, corn=2), aboard={5: ("corn", 1)}, options=options)
    assert texts(game) == {"load corn 5", "load sugar 7"}


def test_a_kind_on_a_ship_is_loaded_only_on_that_ship() -> None:
    """3.6.1: a kind that is on one ship may not be put on another; other kinds not on that ship."""
    game = sail(has(corn=2, sugar=1), aboard={6: ("corn", 3)})
    assert texts(game) == {"load corn 6", "load sugar 5", "load sugar 7"}


def test_what_finds_no_room_on_its_ship_stays_although_another_ship_is_empty() -> None:
    """3.6.1: a full ship takes nothing, and its kind is not loadable on other ships."""
    game = sail(has(corn=3), aboard={5: ("corn", 4), 6: ("indigo", 1)})
    assert game.question.name == "STORE"
    assert seat(game, 0)["vp"] == 1 + 1
    assert goods(game, 0) == {"corn": 2}
    assert cargo(game, 7) == (None, 0)


def test_a_player_must_load_as_many_barrels_as_possible() -> None:
    """3.6.1: 3 free places, 5 barrels: 3 are loaded."""
    game = sail({}, has(corn=5, indigo=1), aboard={5: ("corn", 2), 6: ("indigo", 1)})
    play(game, "load corn 5")
    assert goods(game, 1) == {"corn": 2}
    assert seat(game, 1)["vp"] == 3 + 1


def test_a_player_need_not_choose_the_kind_with_the_most_barrels() -> None:
    """3.6.1: the player chooses the kind freely among the loadable kinds."""
    game = sail({}, has(corn=4, indigo=1), aboard={5: ("corn", 1), 6: ("indigo", 1), 7: ("sugar", 1)})
    play(game, "load indigo 6")
    assert cargo(game, 6) == ("indigo", 2)


def test_a_kind_that_no_ship_takes_cannot_be_loaded() -> None:
    """3.6.1: all ships carry other kinds; the player is skipped and keeps one barrel."""
    game = sail({}, has(corn=1), aboard=CLOSED)
    assert game.question.name == "CHOOSE_ROLE"
    assert seat(game, 1)["vp"] == 0
    assert goods(game, 1) == {"corn": 1}


def test_loading_goes_round_until_nobody_can_load() -> None:
    """3.6.1: one kind a turn, clockwise from the captain, round and round."""
    game = sail(has(corn=1, indigo=1, sugar=1), {}, has(corn=1, indigo=1))
    play(game, "load corn 5")
    assert game.seat == 2
    assert texts(game) == {"load corn 5", "load indigo 6", "load indigo 7"}
    play(game, "load indigo 7")
    assert game.seat == 0
    assert texts(game) == {"load indigo 7", "load sugar 6"}
    play(game, "load sugar 6")
    assert game.question.name == "CHOOSE_ROLE"
    assert [seat(game, number)["vp"] for number in range(4)] == [4, 0, 2, 0]
    assert [cargo(game, ship) for ship in (5, 6, 7)] == [("corn", 2), ("sugar", 1), ("indigo", 2)]


def test_loading_starts_with_the_captain_and_goes_clockwise() -> None:
    """3.6.1: two free places on the corn ship go to the captain and the player to the left."""
    game = sail(has(corn=1), has(corn=1), has(corn=1), has(corn=1), aboard={5: ("corn", 3)}, governor=3)
    assert [seat(game, number)["vp"] for number in range(4)] == [1, 0, 0, 2]
    assert goods(game, 1) == goods(game, 2) == {"corn": 1}


def test_one_barrel_may_always_be_kept() -> None:
    """3.6.2: 1 single good of any kind; everything else goes back to the supply."""
    game = sail({}, has(corn=3, indigo=2), aboard=CLOSED)
    assert (game.question.name, game.seat) == ("STORE", 1)
    assert texts(game) == {"keep one corn", "keep one indigo", "pass"}
    play(game, "keep one indigo")
    assert goods(game, 1) == {"indigo": 1}
    bank = game.position()["bank"]["goods"]
    assert (bank["corn"], bank["indigo"]) == (10, 10)


def test_nothing_is_asked_when_everything_fits() -> None:
    """3.6.2: one barrel is kept without a question."""
    game = sail(has(indigo=1), aboard=CLOSED)
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 0) == {"indigo": 1}


def test_keeping_is_not_forced() -> None:
    """A40: the owner chooses what to keep and may decline."""
    game = sail({}, has(corn=2), aboard=CLOSED)
    play(game, "pass")
    assert goods(game, 1) == {}
    assert game.position()["bank"]["goods"]["corn"] == 10


def test_players_store_clockwise_from_the_captain() -> None:
    """3.6.2: all players check their goods, clockwise from the captain."""
    game = sail({}, has(corn=2), {}, has(indigo=2), aboard=CLOSED, governor=2)
    assert (game.question.name, game.seat) == ("STORE", 3)
    play(game, "keep one indigo")
    assert (game.question.name, game.seat) == ("STORE", 1)
    play(game, "keep one corn")
    assert goods(game, 1) == {"corn": 1}
    assert goods(game, 3) == {"indigo": 1}


def test_full_ships_are_emptied_and_the_others_keep_their_goods() -> None:
    """3.6.3: last, every full ship goes back to the supply."""
    game = sail(has(corn=2), has(indigo=2), aboard={5: ("corn", 3), 6: ("indigo", 3)})
    assert game.question.name == "CHOOSE_ROLE"
    assert [cargo(game, ship) for ship in (5, 6, 7)] == [(None, 0), ("indigo", 5), (None, 0)]
    bank = game.position()["bank"]["goods"]
    assert (bank["corn"], bank["indigo"]) == (10, 6)


def test_a_ship_filled_in_this_phase_is_not_emptied_before_the_end() -> None:
    """3.6.3: unloading comes last; the next player with corn finds the ship still full."""
    game = sail(has(corn=1), has(corn=1), aboard={5: ("corn", 4), 6: ("tobacco", 1), 7: ("sugar", 1)})
    assert seat(game, 1)["vp"] == 0
    assert goods(game, 1) == {"corn": 1}
    assert cargo(game, 5) == (None, 0)


def test_points_are_noted_when_the_chips_run_out() -> None:
    """3.6.1, 5.1: further VP are noted and count like chips; the game will end."""
    game = sail(has(corn=5), has(corn=1), {}, {"vp": 98}, aboard={7: ("corn", 1)})
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"]) == (2, 4)
    assert (seat(game, 1)["vp"], seat(game, 1)["noted"]) == (0, 1)
    assert [game.scores[number].chips for number in (0, 1)] == [6, 1]
    assert game.position()["bank"]["vp"] == 0
    assert game.position()["ending"] == ["chips"]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize(("elsewhere", "ending"), [(97, ["chips"]), (96, [])])
def test_the_last_chip_ends_the_game_even_if_no_point_is_missing(elsewhere: int, ending: list[str]) -> None:
    """A28: exactly zero chips left meets the condition; one left does not. The captain earns 2 + 1."""
    game = sail(has(corn=2), {}, {}, {"vp": elsewhere}, aboard={7: ("corn", 1)})
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"]) == (3, 0)
    assert game.position()["ending"] == ending


def test_two_players_have_two_ships() -> None:
    """1.2: ships of 4 and 6 with two players, so a third kind finds no ship."""
    game = sail(has(corn=1, indigo=1, sugar=1), players=2)
    assert texts(game) == {f"load {kind} {ship}" for kind in ("corn", "indigo", "sugar") for ship in (4, 6)}
    play(game, "load corn 4")
    assert game.seat == 0
    assert texts(game) == {"load indigo 6", "load sugar 6"}
    play(game, "load indigo 6")
    assert seat(game, 0)["vp"] == 3
    assert goods(game, 0) == {"sugar": 1}
