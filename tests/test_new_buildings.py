"""Expansion I: the new buildings (rules 4.4), except Guesthouse and Library, which have files of their own."""

from __future__ import annotations

from typing import Any

import pytest
from play import decline_until, play, seat, texts

import puertorico as pr

Board = dict[str, Any]
KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")
ROW = {"face_up": dict.fromkeys(KINDS, 1)}


def table(*seats: Board, players: int = 4, manual: bool = False, **position: Any) -> pr.Game:
    """A table with the new buildings; seat 0 is the governor and picks a role."""
    rules = {"players": players, "expansions": ["new_buildings"], **position.pop("options", {})}
    how: dict[str, Any] = {"chance": "manual"} if manual else {"seed": 1}
    return pr.Game.from_position({"rules": rules, "seats": list(seats), **position}, **how)


def city(**colonists: int) -> Board:
    """These buildings with so many colonists on each."""
    return {building: {"colonists": count} for building, count in colonists.items()}


def island(**tiles: int) -> Board:
    """So many tiles of each kind, all of them occupied (forests have no circle)."""
    land: Board = {kind: {"tiles": count, "colonists": count} for kind, count in tiles.items()}
    if "forest" in tiles:
        land["forest"] = {"tiles": tiles["forest"], "under": {"sugar": tiles["forest"]}}
    return land


def fleet(*ships: tuple[str | None, int]) -> list[Board]:
    """The ships of capacity 5, 6 and 7 with the good and the number of barrels aboard."""
    return [{"capacity": 5 + i, "good": good, "loaded": loaded} for i, (good, loaded) in enumerate(ships)]


NO_ROOM_FOR_CORN_AND_INDIGO = fleet(("sugar", 1), ("tobacco", 1), ("coffee", 1))
ROOM_FOR_CORN_AND_INDIGO = fleet(("corn", 1), ("indigo", 1), ("coffee", 1))


def goods(game: pr.Game, number: int) -> dict[str, int]:
    """The barrels of a seat, without the kinds it has none of."""
    return {kind: barrels for kind, barrels in seat(game, number)["goods"].items() if barrels}


def produced(owner: Board, *others: Board) -> Board:
    """What seat 1 has in front of it after a craftsman phase of somebody who produces nothing."""
    game = play(table({}, owner, *others), "craftsman")
    return {**seat(game, 1), "goods": goods(game, 1)}


# Aqueduct


@pytest.mark.parametrize(
    ("kind", "buildings", "barrels"),
    [
        ("indigo", city(aqueduct=1, indigo_plant=1), 2),
        ("sugar", city(aqueduct=1, sugar_mill=1), 2),
        ("indigo", city(aqueduct=0, indigo_plant=1), 1),
        ("indigo", city(aqueduct=1, small_indigo_plant=1), 1),
        ("sugar", city(aqueduct=1, small_sugar_mill=1), 1),
        ("indigo", city(aqueduct=1, small_indigo_plant=1, indigo_plant=1), 2),
        ("indigo", city(aqueduct=1, small_indigo_plant=1, indigo_plant=0), 1),
        ("tobacco", city(aqueduct=1, tobacco_storage=1), 1),
        ("corn", city(aqueduct=1, indigo_plant=1), 1),
    ],
)
def test_aqueduct_gives_one_more_barrel_from_a_large_plant_or_mill(kind: str, buildings: Board, barrels: int) -> None:
    """4.4, 4.6, A14: one occupied plantation; the large building counts first; an empty aqueduct does nothing."""
    assert produced({"island": island(**{kind: 1}), "city": buildings})["goods"] == {kind: barrels}


def test_aqueduct_needs_an_occupied_plantation() -> None:
    """4.4: nothing was produced, so there is nothing to add."""
    assert produced({"island": {"indigo": {}}, "city": city(aqueduct=1, indigo_plant=1)})["goods"] == {}


@pytest.mark.parametrize(("supply", "barrels"), [(0, {}), (1, {"indigo": 1}), (2, {"indigo": 2}), (3, {"indigo": 3})])
def test_aqueduct_takes_its_barrel_last_and_only_if_one_is_left(supply: int, barrels: dict[str, int]) -> None:
    """A16: two occupied plantations, so two barrels come first and the third only from what remains."""
    owner = {"island": island(indigo=2), "city": city(aqueduct=1, indigo_plant=2)}
    assert produced(owner, {}, {"goods": {"indigo": 11 - supply}})["goods"] == barrels


def test_aqueduct_takes_its_barrel_before_the_next_player_produces() -> None:
    """3.4: it belongs to the owner's own turn; the supply of two barrels is empty when seat 2 comes."""
    owner = {"island": island(indigo=1), "city": city(aqueduct=1, indigo_plant=1)}
    neighbour = {"island": island(indigo=1), "city": city(small_indigo_plant=1)}
    game = play(table({}, owner, neighbour, {"goods": {"indigo": 9}}), "craftsman")
    assert (goods(game, 1), goods(game, 2)) == ({"indigo": 2}, {})


# Forest House


def test_forest_house_lets_its_owner_lay_a_plantation_as_a_forest() -> None:
    """4.4, A13: any face-up plantation, never a quarry; the kind under the forest is remembered."""
    game = table({"island": {}, "city": city(forest_house=1)}, plantations=ROW)
    game.play("settler")
    plantations = {f"take {kind}" for kind in KINDS}
    assert texts(game) == plantations | {f"{take} as forest" for take in plantations} | {"take quarry", "pass"}
    game.play("take coffee as forest")
    land = seat(game, 0)["island"]
    assert (set(land), land["forest"]["tiles"], land["forest"]["under"]["coffee"]) == ({"forest"}, 1, 1)
    assert game.position()["plantations"]["face_up"]["coffee"] == 0


def test_an_unoccupied_forest_house_makes_no_forests() -> None:
    """4.1: only occupied buildings work."""
    game = play(table({"island": {}, "city": city(forest_house=0)}, plantations=ROW), "settler")
    assert texts(game) == {f"take {kind}" for kind in KINDS} | {"take quarry", "pass"}


@pytest.mark.parametrize("side", ["plantation", "forest"])
def test_forest_house_decides_on_a_hacienda_tile_after_looking(side: str) -> None:
    """4.6, A12, A81: the tile is drawn, then laid as a plantation or as a forest."""
    owner = {"island": {}, "city": city(hacienda=1, forest_house=1)}
    game = play(table(owner, plantations=ROW, manual=True), "settler", "draw", "turn tobacco")
    assert (game.question.name, texts(game)) == ("LAY_TILE", {"plantation", "forest"})
    game.play(side)
    land = seat(game, 0)["island"]
    if side == "forest":
        assert (set(land), land["forest"]["under"]["tobacco"]) == ({"forest"}, 1)
    else:
        assert (set(land), land["tobacco"]["tiles"]) == ({"tobacco"}, 1)


@pytest.mark.parametrize(("occupants", "allowed"), [(1, False), (0, True)])
def test_a_hacienda_tile_stays_a_plantation(occupants: int, allowed: bool) -> None:
    """Appendix C, forest_from_hacienda off: not with a forest_house; nor ever with an unoccupied one."""
    owner = {"island": {}, "city": city(hacienda=1, forest_house=occupants)}
    options = {"forest_from_hacienda": allowed}
    game = play(table(owner, plantations=ROW, manual=True, options=options), "settler", "draw", "turn tobacco")
    assert (game.question.name, set(seat(game, 0)["island"])) == ("TAKE_TILE", {"tobacco"})
    assert ("take corn as forest" in texts(game)) is bool(occupants)


def test_hospice_sends_the_colonist_of_a_forest_to_san_juan() -> None:
    """3.1, 4.6: a forest_house tile has no circle."""
    game = table({"island": {}, "city": city(hospice=1, forest_house=1)}, plantations=ROW)
    play(game, "settler", "take corn as forest")
    assert (game.question.name, texts(game)) == ("HOSPICE", {"colonist", "pass"})
    game.play("colonist")
    assert seat(game, 0)["san_juan"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == 75 - 3  # hospice, forest_house, San Juan


def test_forests_have_no_circle_and_produce_nothing() -> None:
    """4.4: the new colonist of the forest_house owner finds no place on his forests."""
    owner = {"island": island(forest=2), "city": city(forest_house=1)}
    game = play(table({}, owner), "mayor", "pass", "craftsman")
    assert (seat(game, 1)["san_juan"]["colonists"], goods(game, 1)) == (1, {})


@pytest.mark.parametrize("occupants", [0, 1])
@pytest.mark.parametrize(
    ("forests", "quarries", "building", "price"),
    [
        (1, 0, "guild_hall", 9),
        (2, 0, "guild_hall", 8),
        (3, 0, "guild_hall", 8),
        (8, 0, "guild_hall", 5),
        (4, 0, "small_warehouse", 0),
        (8, 0, "small_indigo_plant", 0),
        (2, 2, "office", 1),
        (2, 2, "small_warehouse", 0),
    ],
)
def test_every_pair_of_forests_reduces_the_price(
    forests: int, quarries: int, building: str, price: int, occupants: int
) -> None:
    """3.3, 4.4: no column limit, in addition to builder and quarries, even with an empty forest_house."""
    land = island(**({"forest": forests} | ({"quarry": quarries} if quarries else {})))
    owner = {"doubloons": 10, "island": land, "city": city(forest_house=occupants)}
    game = play(table(owner), "builder", f"build {building}")
    assert seat(game, 0)["doubloons"] == 10 - price


def test_forests_fill_the_island_for_the_residence() -> None:
    """A29: 4 sugar plantations and 6 forests fill 10 spaces."""
    owner = {"island": island(sugar=4, forest=6), "city": city(residence=1, forest_house=0)}
    assert table(owner).scores[0].residence == 5


# Storehouse


@pytest.mark.parametrize(("occupants", "kept"), [(1, {"corn": 2, "indigo": 2}), (0, {"indigo": 1})])
def test_storehouse_keeps_three_more_barrels_of_any_kinds(occupants: int, kept: dict[str, int]) -> None:
    """3.6.2: one barrel always, three more with an occupied storehouse."""
    owner = {"goods": {"corn": 3, "indigo": 3}, "city": city(storehouse=occupants)}
    game = play(table(owner, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (game.question.name, texts(game)) == ("STORE", {"keep one corn", "keep one indigo", "pass"})
    play(game, *[f"keep one {kind}" for kind, barrels in kept.items() for _ in range(barrels)])
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", kept)


def test_nothing_is_asked_if_the_storehouse_holds_everything() -> None:
    """3.6.2: four single barrels."""
    owner = {"goods": {"corn": 1, "indigo": 3}, "city": city(storehouse=1)}
    game = play(table(owner, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": 1, "indigo": 3})


@pytest.mark.parametrize(("occupants", "sugar"), [(1, 4), (0, 1)])
def test_storehouse_adds_to_the_large_warehouse(occupants: int, sugar: int) -> None:
    """4.6: two whole kinds and four barrels."""
    buildings = city(storehouse=occupants, large_warehouse=1)
    owner = {"goods": {"corn": 2, "indigo": 2, "sugar": 5}, "city": buildings}
    ships = [{"capacity": 4, "good": "tobacco", "loaded": 1}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    game = play(table(owner, players=2, ships=ships), "captain", "keep all corn", "keep all indigo")
    play(game, *["keep one sugar"] * sugar)
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": 2, "indigo": 2, "sugar": sugar})


def test_storehouse_does_not_protect_from_loading() -> None:
    """3.6.2: four barrels of corn that fit on the ship are loaded, for 4 VP and the captain's."""
    owner = {"goods": {"corn": 4}, "city": city(storehouse=1)}
    game = play(table(owner, ships=ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (goods(game, 0), seat(game, 0)["vp"]) == ({}, 5)


# Trading Post


def trader_turn(owner: Board, house: list[str], trader: Board | None = None) -> pr.Game:
    """Seat 0 is the trader and sells what it can; then the TRADE question of seat 1."""
    game = play(table(trader or {}, {"doubloons": 0, **owner}, trading_house=house), "trader")
    if trader:
        game.play("sell tobacco")
    return game


def test_trading_post_takes_a_kind_that_is_already_in_the_house() -> None:
    """4.4, 4.6: normal price; the barrel goes to the supply, not to the house."""
    game = trader_turn({"goods": {"coffee": 1}, "city": city(trading_post=1)}, ["coffee"])
    assert texts(game) == {"sell coffee trading_post", "pass"}
    game.play("sell coffee trading_post")
    assert seat(game, 1)["doubloons"] == 4
    assert (game.position()["bank"]["goods"]["coffee"], game.position()["trading_house"]) == (8, ["coffee"])


def test_trading_post_sells_when_the_house_is_full() -> None:
    """4.6, A66: the trader fills the house; the owner of the trading_post still has his turn."""
    owner = {"goods": {"sugar": 1}, "city": city(trading_post=1)}
    game = trader_turn(owner, ["corn", "indigo", "coffee"], trader={"goods": {"tobacco": 1}})
    assert (game.seat, texts(game)) == (1, {"sell sugar trading_post", "pass"})
    assert seat(play(game, "sell sugar trading_post"), 1)["doubloons"] == 2


def test_an_unoccupied_trading_post_buys_nothing() -> None:
    """4.1: the kind is in the house, so the owner cannot sell at all."""
    game = trader_turn({"goods": {"coffee": 1}, "city": city(trading_post=0)}, ["coffee"])
    assert (game.question.name, goods(game, 1)) == ("CHOOSE_ROLE", {"coffee": 1})


@pytest.mark.parametrize(("answer", "income"), [("sell coffee", 4 + 3), ("sell coffee trading_post", 4)])
def test_markets_do_not_count_at_the_trading_post(answer: str, income: int) -> None:
    """4.6: they add 3 d at the house and nothing at the post."""
    buildings = city(trading_post=1, small_market=1, large_market=1)
    game = trader_turn({"goods": {"coffee": 1}, "city": buildings}, [])
    assert texts(game) == {"sell coffee", "sell coffee trading_post", "pass"}
    assert seat(play(game, answer), 1)["doubloons"] == income


def test_the_privilege_of_the_trader_counts_at_the_trading_post() -> None:
    """4.6: normal price and 1 d more."""
    owner = {"doubloons": 0, "goods": {"sugar": 1}, "city": city(trading_post=1)}
    assert seat(play(table(owner), "trader", "sell sugar trading_post"), 0)["doubloons"] == 3


def test_a_sale_at_the_trading_post_is_the_only_one() -> None:
    """A38: instead of the house, not in addition."""
    game = trader_turn({"goods": {"sugar": 1, "coffee": 1}, "city": city(trading_post=1)}, [])
    game.play("sell coffee trading_post")
    assert (game.question.name, goods(game, 1)) == ("CHOOSE_ROLE", {"sugar": 1})


@pytest.mark.parametrize(("exclusions", "offered"), [("office_trading_post", False), ("none", True)])
def test_office_and_trading_post_are_not_drafted_together(exclusions: str, offered: bool) -> None:
    """4.6, 6.1, A80: recommended, so it is the default of draft_exclusions."""
    game = pr.Game.new(players=4, expansions=("new_buildings",), draft_exclusions=exclusions, seed=1)
    game.play("choose trading_post")
    assert ("choose office" in texts(game)) is offered


# Church


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("small_market", 0),
        ("small_indigo_plant", 0),
        ("hospice", 1),
        ("sugar_mill", 1),
        ("harbor", 1),
        ("coffee_roaster", 1),
        ("guild_hall", 2),
        ("land_office", 0),
        ("hunting_lodge", 1),
        ("jeweler", 1),
        ("royal_garden", 2),
    ],
)
def test_church_gives_points_by_the_column_of_the_new_building(building: str, points: int) -> None:
    """4.4, A45: 0/1/1/2 VP, production buildings and Expansion II included; an empty church gives nothing."""
    options = {"expansions": ["new_buildings", "nobles"]}
    for occupants in (1, 0):
        owner = {"doubloons": 10, "city": city(church=occupants)}
        game = play(table(owner, options=options), "builder", f"build {building}")
        assert seat(game, 0)["vp"] == points * occupants


def test_church_gives_nothing_for_itself() -> None:
    """4.6: not even with a colonist from the University on it; seat 1 shows that the type is in the game."""
    owner = {"doubloons": 10, "city": city(university=1)}
    game = play(table(owner, {"city": city(church=0)}), "builder", "build church", "colonist")
    assert (seat(game, 0)["city"]["church"]["colonists"], seat(game, 0)["vp"]) == (1, 0)


def test_the_last_chip_may_go_to_a_church() -> None:
    """A27: condition 3 in the builder phase; the second point is noted."""
    owner = {"doubloons": 9, "city": city(church=1)}
    game = play(table(owner, {"vp": 99}), "builder", "build guild_hall")
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"], game.position()["ending"]) == (1, 1, ["chips"])


# Small Wharf


def wharves(*, captain: bool = False, ships: list[Board] = NO_ROOM_FOR_CORN_AND_INDIGO, **owner: Any) -> pr.Game:
    """A captain phase at the first loading of the owner: seat 0 if he is the captain, else seat 1."""
    board = {"doubloons": 0, **owner}
    return play(table(*([board] if captain else [{}, board]), ships=ships), "captain")


@pytest.mark.parametrize(
    ("corn", "indigo", "points"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1), (2, 2, 2), (3, 2, 2)]
)
def test_small_wharf_takes_any_barrels_for_half_a_point_each(corn: int, indigo: int, points: int) -> None:
    """4.4: 1 VP per 2 barrels of any kinds, rounded down; not all need to go; they go to the supply."""
    game = wharves(goods={"corn": 3, "indigo": 2}, city=city(small_wharf=1))
    assert (game.seat, texts(game)) == (1, {"load small_wharf", "pass"})
    game.play("load small_wharf")
    assert (game.question.name, texts(game)) == ("SMALL_WHARF", {"barrel corn", "barrel indigo"})
    play(game, *["barrel corn"] * corn, *["barrel indigo"] * indigo)
    if (corn, indigo) != (3, 2):
        game.play("done")
    assert seat(game, 1)["vp"] == points
    assert game.position()["bank"]["goods"]["corn"] >= 7 + corn
    assert game.position()["ships"] == NO_ROOM_FOR_CORN_AND_INDIGO


def test_an_unoccupied_small_wharf_takes_nothing() -> None:
    """4.1: nothing can be loaded, so storage comes at once."""
    assert wharves(goods={"corn": 3, "indigo": 2}, city=city(small_wharf=0)).question.name == "STORE"


def test_small_wharf_satisfies_the_duty_to_load() -> None:
    """A34, A23: one barrel is enough and earns the privilege; the rest must be loaded at the next turn."""
    game = wharves(captain=True, goods={"corn": 3}, ships=ROOM_FOR_CORN_AND_INDIGO, city=city(small_wharf=1))
    assert texts(game) == {"load corn 5", "load small_wharf"}
    play(game, "load small_wharf", "done")  # the first barrel goes by itself
    assert (seat(game, 0)["vp"], goods(game, 0)) == (0 + 1 + 2, {})
    assert game.position()["ships"][0]["loaded"] == 3


@pytest.mark.parametrize(("captain", "harbor", "points"), [(True, 0, 1), (False, 1, 1), (True, 1, 2), (False, 0, 0)])
def test_a_single_barrel_on_the_small_wharf_is_a_loading(captain: bool, harbor: int, points: int) -> None:
    """A23, A26: half a point is none, but the captain's privilege and the Harbor count."""
    game = wharves(captain=captain, goods={"corn": 2}, city=city(small_wharf=1, harbor=harbor))
    play(game, "load small_wharf", "done")
    assert seat(game, 0 if captain else 1)["vp"] == points


def test_passing_does_not_forfeit_the_small_wharf() -> None:
    """A24: he passes, another player loads, he is asked again; a circuit without loading ends the phase."""
    ships = fleet(("corn", 1), ("tobacco", 1), ("coffee", 1))
    owner = {"goods": {"indigo": 2, "sugar": 2}, "city": city(small_wharf=1)}
    ships[2] = {"capacity": 7, "good": "sugar", "loaded": 6}
    game = play(table(owner, {"goods": {"corn": 1, "sugar": 0}}, ships=ships), "captain")
    assert texts(game) == {"load sugar 7", "load small_wharf"}
    play(game, "load sugar 7")
    assert (game.seat, texts(game)) == (0, {"load small_wharf", "pass"})
