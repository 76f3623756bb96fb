"""Expansion I: the new buildings (rules 4.4) that have no file of their own."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, city, goods, island
from boards import new_buildings_table as table
from play import decline_until, play, seat, texts

import puertorico as pr


def fleet(*ships: tuple[str | None, int]) -> list[Board]:
    """The ships of capacity 5, 6 and 7 with the good and the number of barrels aboard."""
    return [{"capacity": 5 + i, "good": good, "loaded": loaded} for i, (good, loaded) in enumerate(ships)]


NO_ROOM_FOR_CORN_AND_INDIGO = fleet(("sugar", 1), ("tobacco", 1), ("coffee", 1))
ROOM_FOR_CORN_AND_INDIGO = fleet(("corn", 1), ("indigo", 1), ("coffee", 1))


def produced(owner: Board, *others: Board) -> Board:
    """What seat 1 has in front of it after a craftsman phase of someone who produces nothing."""
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
    """4.4, 4.6, A14: the large building counts first; an empty aqueduct does nothing."""
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
    neighbor = {"island": island(indigo=1), "city": city(small_indigo_plant=1)}
    game = play(table({}, owner, neighbor, {"goods": {"indigo": 9}}), "craftsman")
    assert (goods(game, 1), goods(game, 2)) == ({"indigo": 2}, {})


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
    owner = {"goods": {"corn": 5, "indigo": 5, "sugar": 6}, "city": buildings}
    ships = [{"capacity": 4, "good": "tobacco", "loaded": 1}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    game = play(table(owner, players=2, ships=ships), "captain", "keep all corn", "keep all indigo")
    play(game, *["keep one sugar"] * sugar)
    assert (game.question.name, goods(game, 0)) == ("CHOOSE_ROLE", {"corn": 5, "indigo": 5, "sugar": sugar})


def test_of_two_kinds_that_are_kept_whole_the_larger_is_in_the_warehouse() -> None:
    """3.6.2: corn cannot be completed by single barrels beside a smaller kind in a warehouse."""
    barrels = {"corn": 4, "indigo": 2, "sugar": 3, "tobacco": 3}
    owner = {"goods": barrels, "city": city(storehouse=1, large_warehouse=1)}
    ships = [{"capacity": 4, "good": "tobacco", "loaded": 3}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    game = play(table({"goods": {"tobacco": 1}}, owner, players=2, ships=ships), "captain")
    play(game, "keep all indigo", "keep all sugar", *["keep one corn"] * 3)
    assert texts(game) == {"keep one tobacco", "pass"}
    assert game.why_not("keep one corn") == pr.Why.COMPLETE_KIND


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
    """4.6, A66: the trader fills the house; the owner of the trading_post still has a turn."""
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


@pytest.mark.parametrize(("options", "offered"), [({}, False), ({"draft_exclusions": "none"}, True)])
def test_office_and_trading_post_are_not_drafted_together(options: dict[str, Any], offered: bool) -> None:
    """4.6, 6.1, A80: recommended, so it is the default of draft_exclusions."""
    game = pr.Game.new(players=4, expansions=("new_buildings",), seed=1, **options)
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


def shipping(*, captain: bool = False, room: bool = False, **owner: Any) -> pr.Game:
    """A captain phase at the first loading of the owner: seat 0 if it is the captain, else seat 1."""
    board = {"doubloons": 0, **owner}
    ships = ROOM_FOR_CORN_AND_INDIGO if room else NO_ROOM_FOR_CORN_AND_INDIGO
    return play(table(*([board] if captain else [{}, board]), ships=ships), "captain")


@pytest.mark.parametrize(
    ("corn", "indigo", "points"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1), (2, 2, 2), (3, 2, 2)]
)
def test_small_wharf_takes_any_barrels_for_half_a_point_each(corn: int, indigo: int, points: int) -> None:
    """4.4: 1 VP per 2 barrels of any kinds, rounded down; not all need to go; they go to the supply."""
    game = shipping(goods={"corn": 3, "indigo": 2}, city=city(small_wharf=1))
    assert (game.seat, texts(game)) == (1, {"load small_wharf", "pass"})
    game.play("load small_wharf")
    assert (game.question.name, texts(game)) == ("SMALL_WHARF", {"barrel corn", "barrel indigo"})
    play(game, *["barrel corn"] * corn, *["barrel indigo"] * indigo)
    if "done" in texts(game):  # goes by itself when nothing can follow
        game.play("done")
    assert seat(game, 1)["vp"] == points
    assert game.position()["bank"]["goods"]["corn"] >= 7 + corn
    assert game.position()["ships"] == NO_ROOM_FOR_CORN_AND_INDIGO


def test_an_unoccupied_small_wharf_takes_nothing() -> None:
    """4.1: nothing can be loaded, so storage follows immediately."""
    assert shipping(goods={"corn": 3, "indigo": 2}, city=city(small_wharf=0)).question.name == "STORE"


def test_small_wharf_satisfies_the_duty_to_load() -> None:
    """A34, A23: one barrel is enough and earns the privilege; the rest must be loaded at the next turn."""
    game = shipping(captain=True, goods={"corn": 3}, room=True, city=city(small_wharf=1))
    assert texts(game) == {"load corn 5", "load small_wharf"}
    play(game, "load small_wharf", "done")  # the first barrel goes by itself
    assert (seat(game, 0)["vp"], goods(game, 0)) == (0 + 1 + 2, {})
    assert game.position()["ships"][0]["loaded"] == 3


@pytest.mark.parametrize(("captain", "harbor", "points"), [(True, 0, 1), (False, 1, 1), (True, 1, 2), (False, 0, 0)])
def test_a_single_barrel_on_the_small_wharf_is_a_loading(captain: bool, harbor: int, points: int) -> None:
    """A23, A26: half a point is none, but the captain's privilege and the Harbor count."""
    game = shipping(captain=captain, goods={"corn": 2}, city=city(small_wharf=1, harbor=harbor))
    play(game, "load small_wharf", "done")
    assert seat(game, 0 if captain else 1)["vp"] == points


def test_passing_does_not_forfeit_the_small_wharf() -> None:
    """A24: the owner passes, another player loads, the owner is asked again. A circuit without loading ends it."""
    owner = {"goods": {"indigo": 2}, "city": city(small_wharf=1)}
    ships = fleet(("corn", 1), ("tobacco", 1), ("coffee", 1))
    game = play(table(owner, {"goods": {"corn": 1}}, ships=ships), "captain", "pass")
    assert seat(game, 1)["vp"] == 1
    assert (game.seat, texts(game)) == (0, {"load small_wharf", "pass"})
    assert play(game.copy(), "pass").question.name == "STORE"
    play(game, "load small_wharf", "barrel indigo")
    assert (seat(game, 0)["vp"], goods(game, 0)) == (1 + 1, {})


def test_wharf_and_small_wharf_are_used_in_different_turns_in_any_order() -> None:
    """4.6: each once per phase; the wharf gives 1 VP a barrel, the small_wharf half."""
    game = shipping(goods={"corn": 2, "indigo": 2}, city=city(wharf=1, small_wharf=1))
    wharf = {"load corn wharf", "load indigo wharf"}
    assert texts(game) == wharf | {"load small_wharf", "pass"}
    wharf_first = play(game.copy(), "load corn wharf")
    assert texts(wharf_first) == {"load small_wharf", "pass"}
    play(wharf_first, "load small_wharf", "barrel indigo")
    play(game, "load small_wharf", "barrel corn", "barrel corn", "done")
    assert texts(game) == {"load indigo wharf", "pass"}
    game.play("load indigo wharf")
    assert (seat(game, 1)["vp"], seat(wharf_first, 1)["vp"]) == (3, 3)


# Lighthouse


@pytest.mark.parametrize(
    ("captain", "occupants", "barrels", "doubloons"),
    [
        (True, 1, {}, 1),
        (True, 1, {"corn": 2}, 2),
        (True, 1, {"corn": 2, "indigo": 1}, 3),
        (False, 1, {}, 0),
        (False, 1, {"corn": 2}, 1),
        (False, 1, {"corn": 2, "indigo": 1}, 2),
        (True, 0, {"corn": 2}, 0),
    ],
)
def test_lighthouse_gives_a_doubloon_for_each_loading_and_one_to_the_captain(
    captain: bool, occupants: int, barrels: dict[str, int], doubloons: int
) -> None:
    """4.4, 4.6, A35: per loading, not per barrel; the captain gets theirs even without loading."""
    game = shipping(captain=captain, room=True, goods=barrels, city=city(lighthouse=occupants))
    if len(barrels) == 2:
        game.play("load corn 5")
    assert seat(game, 0 if captain else 1)["doubloons"] == doubloons


@pytest.mark.parametrize("answers", [["load corn wharf"], ["load small_wharf", "done"]])
def test_lighthouse_pays_at_both_wharves(answers: list[str]) -> None:
    """4.6: each is a loading, even of a single barrel that gives no point."""
    buildings = city(lighthouse=1, wharf=1, small_wharf=1)
    game = play(shipping(goods={"corn": 3}, city=buildings), *answers)
    assert seat(game, 1)["doubloons"] == 1


# Specialty Factory


@pytest.mark.parametrize(
    ("land", "buildings", "doubloons"),
    [
        (island(corn=4), {}, 0),
        (island(indigo=1), city(indigo_plant=1), 0),
        (island(corn=5, indigo=3), city(indigo_plant=3), 2),
        (island(indigo=4), city(indigo_plant=3, small_indigo_plant=1), 3),
        (island(sugar=2, coffee=2), city(sugar_mill=2, coffee_roaster=2), 1),
        (island(indigo=2, sugar=1), city(indigo_plant=2, sugar_mill=1, factory=1), 1 + 1),
        (island(indigo=2), city(indigo_plant=2, aqueduct=1), 2),
    ],
)
def test_specialty_factory_pays_for_the_most_barrels_of_one_kind(land: Board, buildings: Board, doubloons: int) -> None:
    """4.4, A15: barrels of the largest kind less one; corn never counts, the aqueduct's barrel does."""
    owner = {"doubloons": 0, "island": land, "city": {**buildings, **city(specialty_factory=1)}}
    assert produced(owner)["doubloons"] == doubloons


def test_an_unoccupied_specialty_factory_pays_nothing() -> None:
    """4.1: only occupied buildings work."""
    owner = {"doubloons": 0, "island": island(indigo=3), "city": city(indigo_plant=3, specialty_factory=0)}
    assert (produced(owner)["doubloons"], produced(owner)["goods"]) == (0, {"indigo": 3})


def test_specialty_factory_counts_only_barrels_that_were_there() -> None:
    """4.4: three could be produced, two are left in the supply."""
    owner = {"doubloons": 0, "island": island(indigo=3), "city": city(indigo_plant=3, specialty_factory=1)}
    assert produced(owner, {"goods": {"indigo": 9}})["doubloons"] == 1


def test_the_privilege_barrel_does_not_count_for_the_specialty_factory() -> None:
    """A15: the privilege comes after it; two barrels and one more still pay 1 d."""
    owner = {"doubloons": 0, "island": island(indigo=2), "city": city(indigo_plant=2, specialty_factory=1)}
    game = play(table(owner), "craftsman", "extra indigo")
    assert (goods(game, 0), seat(game, 0)["doubloons"]) == ({"indigo": 3}, 1)


# Union Hall


@pytest.mark.parametrize("captain", [True, False])
@pytest.mark.parametrize("barrels", [(1, 1, 0), (2, 0, 1), (3, 1, 1), (3, 3, 2), (5, 2, 3)])
def test_union_hall_pays_for_pairs_even_if_nothing_can_be_loaded(barrels: tuple[int, int, int], captain: bool) -> None:
    """4.4, A32, 4.3: pairs of equal barrels; neither the Harbor nor the captain's privilege adds to it."""
    corn, indigo, points = barrels
    for occupants in (1, 0):
        buildings = city(union_hall=occupants, harbor=1)
        game = shipping(captain=captain, goods={"corn": corn, "indigo": indigo}, city=buildings)
        assert seat(game, 0 if captain else 1)["vp"] == points * occupants


def test_union_hall_pays_once_and_before_the_first_loading() -> None:
    """4.4, A74: 4 corn and 2 indigo are three pairs, then they are loaded in two turns for 6 VP."""
    game = shipping(room=True, goods={"corn": 4, "indigo": 2}, city=city(union_hall=1))
    assert (game.question.name, seat(game, 1)["vp"], goods(game, 1)) == ("LOAD", 3, {"corn": 4, "indigo": 2})
    game.play("load corn 5")
    assert (seat(game, 1)["vp"], goods(game, 1)) == (3 + 6, {})


def test_union_hall_pays_only_when_the_turn_comes_to_its_owner() -> None:
    """A74: not while the captain is still thinking."""
    game = table({"goods": {"corn": 1, "indigo": 1}}, {"goods": {"corn": 2}, "city": city(union_hall=1)})
    play(game, "captain")
    assert (game.seat, seat(game, 1)["vp"]) == (0, 0)


def test_union_hall_counts_the_barrels_before_the_royal_supplier_delivers() -> None:
    """A31: the pair of corn is paid first, then one of the two may be delivered."""
    owner = {"goods": {"corn": 2}, "city": {**city(union_hall=1), "royal_supplier": {"nobles": 1}}}
    options = {"expansions": ["new_buildings", "nobles"]}
    game = play(table({}, owner, options=options, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (game.question.name, seat(game, 1)["vp"]) == ("DELIVER", 1)
    assert seat(play(game, "deliver corn"), 1)["vp"] == 2


# Statue


def statue_for_sale(owner: Board, **options: Any) -> pr.Game:
    """The same table with the Statue on the board instead of the City Hall; seat 0 is the builder."""
    position = table({"doubloons": 9, **owner}, options=options).position()
    position["buildings"].pop("city_hall")
    position["buildings"]["statue"] = 1
    return play(pr.Game.from_position(position, seed=1), "builder")


def test_statue_is_worth_eight_points_without_a_colonist() -> None:
    """4.4: its printed value, and it has no circle."""
    sheet = table({"city": city(statue=0)}).scores[0]
    assert (sheet.buildings, sheet.total) == (8, 8)


@pytest.mark.parametrize(("needed", "place"), [(False, "san_juan"), (True, "statue")])
def test_university_sends_the_colonist_of_a_statue_to_san_juan(needed: bool, place: str) -> None:
    """A17, 4.6; with statue_needs_colonist (appendix C) it has a circle and the colonist is there."""
    game = statue_for_sale({"city": city(university=1)}, statue_needs_colonist=needed)
    play(game, "build statue")
    assert (game.question.name, texts(game)) == ("UNIVERSITY", {"colonist", "pass"})
    game.play("colonist")
    there = {"san_juan": seat(game, 0)["san_juan"], "statue": seat(game, 0)["city"]["statue"]}
    assert {spot: pieces["colonists"] for spot, pieces in there.items()} == {
        "san_juan": 0,
        "statue": 0,
        place: 1,
    }


@pytest.mark.parametrize(("needed", "refill"), [(False, 5), (True, 6)])
def test_the_refill_of_the_colonist_ship_counts_no_circle_of_the_statue(needed: bool, refill: int) -> None:
    """A18: six empty circles less the one that is filled; one more with statue_needs_colonist."""
    buildings = city(small_market=0, hacienda=0, small_warehouse=0, office=0, harbor=0, wharf=0, statue=0)
    game = table({}, {"island": {}, "city": buildings}, options={"statue_needs_colonist": needed})
    decline_until(play(game, "mayor", "pass"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"]["colonists"] == refill


@pytest.mark.parametrize(("occupants", "points"), [(0, 0), (1, 8)])
def test_a_statue_that_needs_a_colonist_counts_only_with_one(occupants: int, points: int) -> None:
    """Appendix C, statue_needs_colonist."""
    game = table({"city": city(statue=occupants)}, options={"statue_needs_colonist": True})
    assert game.scores[0].total == points


def test_statue_takes_two_city_spaces() -> None:
    """4.2: it fills the last two spaces, and does not fit on one."""
    ten = city(small_indigo_plant=0, small_sugar_mill=0, indigo_plant=0, sugar_mill=0, tobacco_storage=0)
    ten |= city(coffee_roaster=0, small_market=0, hacienda=0, small_warehouse=0, office=0)
    game = play(statue_for_sale({"city": ten}), "build statue")
    assert game.position()["ending"] == ["city"]
    assert "build statue" not in texts(statue_for_sale({"city": {**ten, **city(hospice=0)}}))


# Cloister


@pytest.mark.parametrize(
    ("land", "points"),
    [
        ({"corn": {"tiles": 2}, "indigo": {"tiles": 2}}, 0),
        ({"corn": {"tiles": 3, "colonists": 1}}, 1),
        ({"corn": {"tiles": 5}}, 1),
        ({"quarry": {"tiles": 6}}, 3),
        ({"corn": {"tiles": 3}, "quarry": {"tiles": 3}, "forest": {"tiles": 3, "under": {"sugar": 3}}}, 6),
        ({"corn": {"tiles": 6}, "indigo": {"tiles": 6}}, 10),
        ({"forest": {"tiles": 3, "under": {"corn": 1, "indigo": 1, "sugar": 1}}}, 1),
        ({"corn": {"tiles": 2}, "forest": {"tiles": 1, "under": {"corn": 1}}}, 0),
    ],
)
def test_cloister_counts_sets_of_three_equal_tiles(land: Board, points: int) -> None:
    """4.4, 4.6, A50: tiles occupied or not, forests are a kind; the cloister itself must be occupied."""
    for occupants in (1, 0):
        owner = {"island": land, "city": city(cloister=occupants, forest_house=0)}
        sheet = table(owner).scores[0]
        assert (sheet.cloister, sheet.buildings) == (points * occupants, 4 + 1)
