"""Expansion I: the Library doubles the privilege of the role its owner takes (rules 4.4)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import KINDS, Board, city, colonists, goods, island, tiles
from boards import new_buildings_table as table
from play import decline_until, play, seat, texts

import puertorico as pr
from puertorico.rules.builder import discounts_in, missing_doubloons
from puertorico.rules.buildings import BUILDING
from puertorico.rules.state import State

ROW = {"face_up": dict.fromkeys(KINDS, 1)}
OCCUPIED = pytest.mark.parametrize("occupied", [1, 0], ids=["occupied", "unoccupied"])


def fleet(*kinds: str) -> list[Board]:
    """The ships of capacity 5, 6 and 7 with one barrel of each of these kinds aboard."""
    return [{"capacity": 5 + number, "good": kind, "loaded": 1} for number, kind in enumerate(kinds)]


NO_ROOM_FOR_CORN_AND_INDIGO = fleet("sugar", "tobacco", "coffee")
ROOM_FOR_CORN_AND_INDIGO = fleet("corn", "indigo", "coffee")


# Settler


def second_tile(first: str, *more: str, land: Board | None = None, **buildings: int) -> pr.Game:
    """Take the settler's first tile with these answers and let all others pass."""
    owner = {"island": land or {}, "city": city(library=1) | city(**buildings)}
    return play(table(owner, plantations=ROW), "settler", first, *more, *["pass"] * 3)


@pytest.mark.parametrize("first", ["take quarry", "take corn", "pass"])
def test_library_gives_the_settler_a_second_plantation_but_no_quarry(first: str) -> None:
    """4.4, A10: whatever came first, the second tile is one of the remaining face-up plantations."""
    game = second_tile(first)
    remaining = {f"take {kind}" for kind in KINDS} - {first}
    assert (game.question.name, game.seat, texts(game)) == ("TAKE_TILE", 0, remaining | {"pass"})
    with pytest.raises(pr.IllegalAnswer):
        game.play("take quarry")
    game.play("take coffee")
    assert tiles(game, 0) == {"coffee": 1} | ({first[5:]: 1} if first != "pass" else {})
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_library_waits_until_all_others_took_their_tiles() -> None:
    """A8: after all other players' turns and before the row is put aside."""
    game = play(table({"island": {}, "city": city(library=1)}, plantations=ROW), "settler", "take corn")
    play(game, "take coffee", "take tobacco", "pass")
    assert (game.seat, texts(game)) == (0, {"take indigo", "take sugar", "pass"})
    game.play("take sugar")
    assert game.position()["plantations"]["discard"]["indigo"] == 1
    assert sum(game.position()["plantations"]["discard"].values()) == 1


def test_an_unoccupied_library_gives_no_second_tile() -> None:
    """A73: checked at the second tile."""
    game = second_tile("take corn", library=0)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_the_library_of_another_player_gives_no_second_tile() -> None:
    """4.4: only when its owner is the chooser."""
    game = play(table({}, {"city": city(library=1)}, plantations=ROW), "settler", *["pass"] * 4)
    assert game.question.name == "CHOOSE_ROLE"


@pytest.mark.parametrize("first", ["take quarry", "take corn", "pass"])
def test_the_second_tile_may_be_a_quarry_with_a_construction_hut(first: str) -> None:
    """4.6: library and construction_hut; even a second quarry."""
    game = second_tile(first, construction_hut=1)
    assert "take quarry" in texts(game)
    game.play("take quarry")
    assert tiles(game, 0)["quarry"] == (2 if first == "take quarry" else 1)
    assert "take quarry" not in texts(second_tile(first, construction_hut=0))


def test_hospice_gives_a_colonist_only_for_the_first_tile_of_the_library_owner() -> None:
    """4.6: the tile from the regular take."""
    game = second_tile("take corn", "colonist", hospice=1)
    game.play("take indigo")
    assert (game.question.name, seat(game, 0)["san_juan"]["colonists"]) == ("CHOOSE_ROLE", 0)
    land = seat(game, 0)["island"]
    assert (land["corn"]["colonists"], land["indigo"]["colonists"]) == (1, 0)


def test_library_gives_no_second_draw_with_the_hacienda() -> None:
    """A9: one Hacienda draw per phase."""
    game = second_tile("draw", "take corn", hacienda=1)
    assert (game.question.name, "draw" in texts(game)) == ("TAKE_TILE", False)
    game.play("take indigo")
    assert sum(tiles(game, 0).values()) == 3
    assert game.question.name == "CHOOSE_ROLE"


@pytest.mark.parametrize("first", ["", " as forest"])
@pytest.mark.parametrize("second", ["", " as forest"])
def test_each_tile_of_the_library_owner_may_become_a_forest(first: str, second: str) -> None:
    """4.6: forest_house and library, each tile separately, 0, 1 or 2 forests."""
    game = second_tile(f"take corn{first}", forest_house=1)
    assert {"take indigo", "take indigo as forest"} <= texts(game)
    game.play(f"take indigo{second}")
    assert tiles(game, 0).get("forest", 0) == bool(first) + bool(second)
    assert sum(tiles(game, 0).values()) == 2


@pytest.mark.parametrize(("before", "asked"), [(10, "TAKE_TILE"), (11, "CHOOSE_ROLE")])
def test_a_full_island_has_no_room_for_the_second_tile_of_the_library(before: int, asked: str) -> None:
    """A75: at least one free space."""
    land = {"corn": {"tiles": 5}, "indigo": {"tiles": before - 5}}
    assert second_tile("take coffee", land=land).question.name == asked


@pytest.mark.parametrize("hut", [0, 1])
def test_an_empty_row_leaves_the_library_only_the_quarry_of_a_construction_hut(hut: int) -> None:
    """A75: no draw from the stack. All 50 plantations are on the islands or in a row of three."""
    crowded = (("corn", 9), ("indigo", 11), ("sugar", 10), ("tobacco", 9), ("coffee", 8))
    seats: list[Board] = [{"island": {kind: {"tiles": count}}} for kind, count in crowded]
    seats[0]["city"] = city(library=1, construction_hut=hut)
    nothing = dict.fromkeys(KINDS, 0)
    row = {
        "face_up": nothing | {"corn": 1, "indigo": 1, "sugar": 1},
        "face_down": nothing,
        "discard": nothing,
    }
    game = table(*seats, players=5, plantations=row)
    play(game, "settler", "take corn", "take indigo", "take sugar")
    if hut:
        assert (game.question.name, game.seat, texts(game)) == ("TAKE_TILE", 0, {"take quarry", "pass"})
        assert tiles(play(game, "take quarry"), 0) == {"corn": 10, "quarry": 1}
    else:
        assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


# Mayor


@pytest.mark.parametrize(
    ("answers", "total"), [(["colonist", "colonist"], 4), (["colonist", "pass"], 3), (["pass"], 2)]
)
def test_library_gives_the_mayor_up_to_two_colonists(answers: list[str], total: int) -> None:
    """4.4, M1: on top of the one in the library and the one from the ship; they come from the supply."""
    game = play(table({"city": city(library=1)}), "mayor", *answers)
    decline_until(game, "CHOOSE_ROLE")
    assert colonists(game, 0) == total
    assert game.position()["bank"]["colonists"] == 75 - 1 - (total - 2) - 4


def test_an_unoccupied_library_gives_the_mayor_one_colonist() -> None:
    """4.1: one from the privilege and one from the ship."""
    game = play(table({"city": city(library=0)}), "mayor", "colonist")
    assert (game.question.name, colonists(game, 0)) == ("CHOOSE_ROLE", 2)


def test_the_mayor_with_a_library_takes_as_many_colonists_as_there_are() -> None:
    """A71: one is left in the supply; none comes from the ship instead."""
    crowd = {"island": {}, "san_juan": {"colonists": 42 - 1 - 1 - 2}}
    supplies: Board = {"bank": {"colonists": 1}, "colonist_ship": {"colonists": 2}}
    game = play(table({"city": city(library=1)}, crowd, players=2, **supplies), "mayor", "colonist")
    assert (game.question.name, colonists(game, 0)) == ("CHOOSE_ROLE", 1 + 1 + 1)


# Builder


@OCCUPIED
def test_library_gives_the_builder_a_discount_of_two(occupied: int) -> None:
    """4.4: in addition to the quarries: an Office costs 5 - 1 - 2."""
    owner = {"doubloons": 9, "island": island(quarry=1), "city": city(library=occupied)}
    game = play(table(owner), "builder", "build office")
    assert seat(game, 0)["doubloons"] == 9 - (2 if occupied else 3)


def test_the_builder_knows_what_each_discount_is_worth() -> None:
    """3.3, 4.4: a quarry counts 1 in the first column, the privilege 1, the Library 1 more, two forests 1."""
    land = {**island(quarry=1), "forest": {"tiles": 2, "under": {"corn": 2}}}
    owner = {"doubloons": 1, "island": land, "city": city(library=1)}
    state = State.of(play(table(owner), "builder").record)
    found = {name: less for name, less in discounts_in(state, 0, column=1).items() if less}
    assert found == {"quarries": 1, "forests": 1, "privilege": 1, "library": 1}
    assert missing_doubloons(state, 0, BUILDING["office"]) == 5 - 4 - 1
    assert missing_doubloons(state, 0, BUILDING["harbor"]) == 8 - 4 - 1


def test_the_library_of_another_player_gives_no_discount() -> None:
    """4.4: only when its owner is the chooser."""
    game = table({}, {"doubloons": 9, "city": city(library=1)})
    play(decline_until(play(game, "builder"), "BUILD", at=1), "build office")
    assert seat(game, 1)["doubloons"] == 4


def test_black_market_may_return_the_colonist_of_the_library_whose_discount_stays() -> None:
    """A41: the price of 8 - 2 is fixed before the payment."""
    owner = {"doubloons": 5, "island": {}, "city": city(library=1, black_market=1)}
    game = play(table(owner), "builder", "build university")
    board = seat(game, 0)
    assert (board["doubloons"], board["city"]["library"]["colonists"], "university" in board["city"]) == (
        0,
        0,
        True,
    )


# Craftsman


def craftsman(occupied: int = 1, distinct: bool = False, **owner: Any) -> pr.Game:
    """Seat 0 has produced 1 corn and 1 indigo as the craftsman."""
    buildings = city(library=occupied, small_indigo_plant=1)
    board = {"island": island(corn=1, indigo=1), "city": buildings, **owner}
    return play(table(board, options={"library_craftsman_distinct": distinct}), "craftsman")


@pytest.mark.parametrize(
    ("first", "second", "barrels"),
    [
        ("extra corn", "extra corn", {"corn": 3, "indigo": 1}),
        ("extra indigo", "extra indigo", {"corn": 1, "indigo": 3}),
        ("extra corn", "extra indigo", {"corn": 2, "indigo": 2}),
        ("extra corn", "pass", {"corn": 2, "indigo": 1}),
    ],
)
def test_library_gives_the_craftsman_two_goods(first: str, second: str, barrels: dict[str, int]) -> None:
    """4.4: equal or different, of kinds the owner produced."""
    game = craftsman()
    assert (game.question.name, texts(game)) == (
        "CRAFTSMAN_PRIVILEGE",
        {"extra corn", "extra indigo", "pass"},
    )
    play(game, first, second)
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", barrels)


def test_an_unoccupied_library_gives_the_craftsman_one_good() -> None:
    """A73: checked at the privilege good."""
    game = play(craftsman(occupied=0), "extra corn")
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": 2, "indigo": 1})


def test_the_second_good_of_the_library_must_differ_with_the_option() -> None:
    """Appendix C, library_craftsman_distinct: another kind that the owner produced."""
    game = play(craftsman(distinct=True), "extra corn")
    assert (game.question.name, texts(game)) == ("CRAFTSMAN_PRIVILEGE", {"extra indigo", "pass"})
    assert goods(play(game, "extra indigo"), 0) == {"corn": 2, "indigo": 2}


@pytest.mark.parametrize(("distinct", "barrels"), [(True, 2), (False, 3)])
def test_with_one_kind_the_distinct_library_gives_one_good(distinct: bool, barrels: int) -> None:
    """Appendix C, library_craftsman_distinct: there is no other kind."""
    game = play(craftsman(distinct=distinct, island=island(corn=1)), *["extra corn"] * (barrels - 1))
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": barrels})


def test_the_library_takes_only_goods_that_are_left_in_the_supply() -> None:
    """3.4, A56: one corn is left after the production."""
    owner = {"island": island(corn=1), "city": city(library=1)}
    game = play(table(owner, {"goods": {"corn": 8}}), "craftsman", "extra corn")
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": 2})


# Trader


@OCCUPIED
@pytest.mark.parametrize(("sale", "bonus"), [("sell coffee", 1), ("sell coffee trading_post", 0)])
def test_library_gives_the_trader_two_doubloons(sale: str, bonus: int, occupied: int) -> None:
    """4.4, A37: at the house (here with a Small Market) and at the trading_post."""
    buildings = city(library=occupied, trading_post=1, small_market=1)
    game = table({"doubloons": 0, "goods": {"coffee": 1}, "city": buildings})
    assert seat(play(game, "trader", sale), 0)["doubloons"] == 4 + bonus + (2 if occupied else 1)


def test_the_library_of_another_player_adds_nothing_to_a_sale() -> None:
    """4.4: the owner has no privilege to double."""
    owner = {"doubloons": 0, "goods": {"coffee": 1}, "city": city(library=1)}
    assert seat(play(table({}, owner), "trader", "sell coffee"), 1)["doubloons"] == 4


# Captain


@OCCUPIED
def test_library_gives_the_captain_two_points_at_the_first_load_only(occupied: int) -> None:
    """4.4: 2 corn and then 1 indigo."""
    owner = {"goods": {"corn": 2, "indigo": 1}, "city": city(library=occupied)}
    game = play(table(owner, ships=ROOM_FOR_CORN_AND_INDIGO), "captain", "load corn 5")
    assert seat(game, 0)["vp"] == 2 + (2 if occupied else 1) + 1


@OCCUPIED
def test_library_counts_when_the_first_loading_is_a_wharf(occupied: int) -> None:
    """A23: the wharf is a loading."""
    owner = {"goods": {"corn": 2}, "city": city(library=occupied, wharf=1)}
    game = play(table(owner, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain", "load corn wharf")
    assert seat(game, 0)["vp"] == 2 + (2 if occupied else 1)


def test_library_gives_no_points_to_a_captain_who_loads_nothing() -> None:
    """2: privileges are never converted into something else."""
    owner = {"goods": {"corn": 1}, "city": city(library=1)}
    assert seat(play(table(owner, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain"), 0)["vp"] == 0


def test_library_does_not_double_the_lighthouse() -> None:
    """A36: 1 d as the captain and 1 d for the loading."""
    owner = {"doubloons": 0, "goods": {"corn": 1}, "city": city(library=1, lighthouse=1)}
    game = play(table(owner, ships=ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (seat(game, 0)["doubloons"], seat(game, 0)["vp"]) == (2, 1 + 2)


@pytest.mark.parametrize(
    ("answers", "points"), [(["guest library", "load corn 5"], 4), (["load corn 5", "guest library"], 3)]
)
def test_the_captains_library_must_be_occupied_at_the_first_load(answers: list[str], points: int) -> None:
    """A73: a guest who staffs it after the first loading is too late; one corn, one indigo."""
    owner = {"goods": {"corn": 1, "indigo": 1}, "island": {}, "city": city(library=0, guesthouse=1)}
    game = play(table(owner, ships=ROOM_FOR_CORN_AND_INDIGO), "captain", "pass", *answers)
    assert (seat(game, 0)["vp"], goods(game, 0)) == (points, {})


# Prospector


@OCCUPIED
@pytest.mark.parametrize("on_card", [0, 3])
def test_library_gives_the_prospector_two_doubloons(on_card: int, occupied: int) -> None:
    """4.4: the doubloons on the role card are not doubled."""
    game = table({"doubloons": 0, "city": city(library=occupied)}, roles={"prospector": {"doubloons": on_card}})
    assert seat(play(game, "prospector"), 0)["doubloons"] == on_card + (2 if occupied else 1)


def test_the_library_stays_out_of_the_prospector_of_another_player() -> None:
    """3.7: nobody but the chooser gets anything."""
    game = play(table({"doubloons": 0}, {"doubloons": 0, "city": city(library=1)}), "prospector")
    assert [seat(game, number)["doubloons"] for number in (0, 1)] == [1, 0]


# Two players, once per round


def two_players(occupied: int = 1, once: bool = True) -> pr.Game:
    """Seat 0 has a Library and a coffee barrel; two players."""
    owner = {"doubloons": 0, "goods": {"coffee": 1}, "city": city(library=occupied)}
    return table(owner, players=2, options={"library_2p_once_per_round": once})


def test_two_players_use_the_library_for_one_role_a_round_with_the_option() -> None:
    """6.4, appendix C, library_2p_once_per_round: used for the prospector, not for the trader."""
    game = play(two_players(), "prospector")
    assert (game.question.name, game.seat, texts(game)) == ("LIBRARY", 0, {"library", "pass"})
    game.play("library")
    assert seat(game, 0)["doubloons"] == 2
    play(game, "craftsman", "trader")
    assert game.question.name == "TRADE"
    assert seat(play(game, "sell coffee"), 0)["doubloons"] == 2 + 4 + 1


def test_a_library_that_was_not_used_is_offered_again_at_the_next_role() -> None:
    """Appendix C, library_2p_once_per_round: the owner decides when taking the role."""
    game = play(two_players(), "prospector", "pass")
    assert seat(game, 0)["doubloons"] == 1
    play(game, "craftsman", "trader")
    assert (game.question.name, game.seat) == ("LIBRARY", 0)
    assert seat(play(game, "library", "sell coffee"), 0)["doubloons"] == 1 + 4 + 2


def test_the_library_is_offered_again_in_the_next_round() -> None:
    """Appendix C, library_2p_once_per_round: once per round, not once per game."""
    game = play(two_players(), "prospector", "library", "craftsman", "trader", "sell coffee", "captain")
    decline_until(play(game, "settler"), "CHOOSE_ROLE")
    decline_until(play(game, "builder"), "CHOOSE_ROLE")
    assert (game.seat, game.position()["round"]) == (1, 2)
    play(game, "captain", "prospector")
    assert (game.question.name, game.seat) == ("LIBRARY", 0)


def test_an_unoccupied_library_is_not_offered() -> None:
    """4.1: the owner of an occupied library decides."""
    game = play(two_players(occupied=0), "prospector")
    assert (game.question.name, seat(game, 0)["doubloons"]) == ("CHOOSE_ROLE", 1)


def test_two_players_use_the_library_for_every_role_without_the_option() -> None:
    """6.4: no limit by default; prospector 2 d, coffee 4 + 2 d."""
    game = play(two_players(once=False), "prospector", "craftsman", "trader", "sell coffee")
    assert seat(game, 0)["doubloons"] == 2 + 4 + 2


def test_the_option_for_two_players_changes_nothing_for_more() -> None:
    """6.4: library_2p_once_per_round is about two players."""
    owner = {"doubloons": 0, "city": city(library=1)}
    game = play(table(owner, options={"library_2p_once_per_round": True}), "prospector")
    assert (game.question.name, game.seat, seat(game, 0)["doubloons"]) == ("CHOOSE_ROLE", 1, 2)
