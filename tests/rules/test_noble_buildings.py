"""Expansion II: its buildings, with a colonist and with a noble."""

from __future__ import annotations

from typing import Any

import pytest
from noble_tables import (
    BOTH_KINDS,
    COFFEE_ROW,
    COLONIST,
    EXPANSION_II,
    NO_TILES,
    NOBLE,
    asked_in_this_phase,
    homeless,
    pieces,
    table,
)
from play import decline_until, play, seat, texts

import puertorico as pr

# Land office


def test_land_office_with_a_colonist_buys_the_next_plantation_for_a_doubloon() -> None:
    """4.5: the top face-down plantation is placed, unoccupied; once per phase (A21)."""
    owner = {"island": {}, "city": {"land_office": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW, manual=True), "trader")
    assert (game.question.name, texts(game)) == ("TRADE", {"buy", "pass"})
    game.play("buy")
    assert game.seat == pr.CHANCE
    game.play("turn sugar")
    assert seat(game, 0)["island"] == {"sugar": {"tiles": 1, "colonists": 0, "nobles": 0}}
    assert seat(game, 0)["doubloons"] == 2
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert game.position()["plantations"]["face_up"]["coffee"] == 5


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_land_office_with_a_noble_sells_a_plantation_for_a_doubloon(piece: str) -> None:
    """4.5, A49, A77: the owner receives 1 doubloon, and the occupant of the chosen tile waits in San Juan."""
    owner = {
        "island": {"corn": {"tiles": 2, f"{piece}s": 1}, "quarry": {"tiles": 1}},
        "city": {"land_office": NOBLE, "hacienda": {}},
    }
    game = play(table(owner), "trader")
    assert (game.question.name, texts(game)) == ("TRADE", {"discard corn", f"discard corn {piece}", "pass"})
    game.play(f"discard corn {piece}")
    there = seat(game, 0)
    assert there["doubloons"] == 4
    assert there["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert there["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert there["city"]["hacienda"] == {"colonists": 0, "nobles": 0}
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "corn": 1}
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_sells_the_empty_tile_if_its_owner_wishes() -> None:
    """A77: of two tiles of a kind the owner chooses the one that goes."""
    owner = {"island": {"corn": {"tiles": 2, "colonists": 1}}, "city": {"land_office": NOBLE}}
    game = play(table(owner), "trader", "discard corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 1, "nobles": 0}
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 0}


@pytest.mark.parametrize("occupant", [COLONIST, NOBLE, {}], ids=["colonist", "noble", "nobody"])
def test_land_office_does_what_its_occupant_does_and_nothing_else(occupant: dict[str, int]) -> None:
    """4.5, A73: a colonist buys, a noble sells, an empty office does neither."""
    game = play(table({"island": {"sugar": {"tiles": 1}}, "city": {"land_office": occupant}}), "trader")
    offered = texts(game) if game.question.name == "TRADE" else set()
    expected = {"colonist": {"buy", "pass"}, "noble": {"discard sugar", "pass"}, "nobody": set()}
    who = "colonist" if "colonists" in occupant else "noble" if "nobles" in occupant else "nobody"
    assert offered == expected[who]


def test_the_occupant_of_a_sold_plantation_is_placed_again_by_the_next_mayor_phase() -> None:
    """A49: until then the colonist waits in San Juan, although the hacienda has an empty circle."""
    owner = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"land_office": NOBLE, "hacienda": {}},
    }
    game = play(table(owner), "trader", "discard corn noble")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 1}
    play(game, "mayor", "pass", "noble")
    assert (game.question.name, game.seat) == ("PLACE", 0)
    game.arrange({"land_office": (0, 1), "hacienda": (0, 1)})
    assert seat(game, 0)["city"]["hacienda"] == {"colonists": 0, "nobles": 1}
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 0}


def test_land_office_never_sells_a_quarry() -> None:
    """4.5: one of the owner's plantations or forests; with quarries alone there is nothing to sell."""
    owner = {"island": {"quarry": {"tiles": 2, "nobles": 1}}, "city": {"land_office": NOBLE}}
    assert asked_in_this_phase(play(table(owner), "trader")) == []


def test_land_office_needs_a_doubloon_to_buy() -> None:
    """4.5: the plantation costs 1 doubloon."""
    owner = {"doubloons": 0, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(owner), "trader")) == []


def test_land_office_needs_a_free_island_space_to_buy() -> None:
    """4.5: with 12 tiles nothing can be bought, with 11 it can."""
    full = {"island": {"indigo": {"tiles": 6}, "sugar": {"tiles": 6}}, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(full), "trader")) == []
    roomy = {"island": {"indigo": {"tiles": 6}, "sugar": {"tiles": 5}}, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(roomy), "trader")) == [("TRADE", 0)]


@pytest.mark.parametrize("order", [("buy", "sell corn"), ("sell corn", "buy")])
def test_land_office_is_used_in_addition_to_the_sale_before_or_after_it(order: tuple[str, str]) -> None:
    """A21: 3 - 1 for the plantation + 1 for corn sold by the trader; never a second purchase."""
    owner = {"goods": {"corn": 2}, "city": {"land_office": COLONIST}}
    game = play(table(owner), "trader")
    assert texts(game) == {"sell corn", "buy", "pass"}
    game.play(order[0])
    assert texts(game) == {order[1], "pass"}
    game.play(order[1])
    there = seat(game, 0)
    assert there["doubloons"] == 3
    assert sum(tiles["tiles"] for tiles in there["island"].values()) == 2
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize("order", [("discard sugar", "sell corn"), ("sell corn", "discard sugar")])
def test_land_office_of_a_noble_is_used_in_addition_to_the_sale(order: tuple[str, str]) -> None:
    """A21: 3 + 1 for the tile + 1 for corn sold by the trader; one tile only."""
    owner = {"goods": {"corn": 1}, "island": {"sugar": {"tiles": 2}}, "city": {"land_office": NOBLE}}
    game = play(table(owner), "trader", *order)
    assert seat(game, 0)["doubloons"] == 5
    assert seat(game, 0)["island"]["sugar"]["tiles"] == 1
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_may_be_paid_with_the_money_of_the_same_sale() -> None:
    """A78: without money the trader sells corn for 1 doubloon and buys with it."""
    owner = {"doubloons": 0, "goods": {"corn": 1}, "city": {"land_office": COLONIST}}
    game = play(table(owner), "trader")
    assert texts(game) == {"sell corn", "pass"}
    game.play("sell corn")
    assert texts(game) == {"buy", "pass"}
    game.play("buy")
    assert seat(game, 0)["doubloons"] == 0


def test_land_office_is_open_when_the_trading_house_is_full() -> None:
    """A22: no sale is possible, the purchase is."""
    owner = {"goods": {"corn": 1}, "city": {"land_office": COLONIST}}
    seller = {"goods": {"coffee": 1}}
    game = table(seller, owner, trading_house=["corn", "indigo", "sugar"])
    play(game, "trader", "sell coffee")
    assert (game.question.name, game.seat, texts(game)) == ("TRADE", 1, {"buy", "pass"})


@pytest.mark.parametrize("trader", [0, 1])
def test_land_office_deals_get_no_bonus_from_markets_or_privilege(trader: int) -> None:
    """4.3, 4.5: exactly 1 doubloon, with small_market, large_market and as the trader too."""
    city = {"land_office": NOBLE, "small_market": COLONIST, "large_market": COLONIST}
    game = table({"island": {"sugar": {"tiles": 1}}, "city": city}, governor=trader)
    game = decline_until(play(game, "trader"), "TRADE", at=0)
    game.play("discard sugar")
    assert seat(game, 0)["doubloons"] == 4


def test_land_office_purchase_gets_no_colonist_from_the_hospice() -> None:
    """4.3, A64: nobody is put on a bought tile, and those in San Juan stay there."""
    owner = {
        "island": {},
        "city": {"land_office": COLONIST, "hospice": COLONIST},
        "san_juan": {"colonists": 1, "nobles": 1},
    }
    game = play(table(owner, plantations=COFFEE_ROW, manual=True), "trader", "buy", "turn corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 1}


def test_land_office_buys_from_the_shuffled_discards_when_the_stack_is_empty() -> None:
    """A1: the discard pile becomes the new stack first."""
    discards = {"corn": 8, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 3}
    plantations = {"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": discards}
    owner = {"island": {}, "city": {"land_office": COLONIST}}
    game = play(table(owner, plantations=plantations, manual=True), "trader", "buy", "turn tobacco")
    assert seat(game, 0)["island"]["tobacco"]["tiles"] == 1
    assert game.position()["plantations"]["face_down"] == {**discards, "tobacco": 8}
    assert game.position()["plantations"]["discard"] == NO_TILES


def test_land_office_buys_nothing_when_no_tile_can_be_drawn() -> None:
    """A1: stack and discard pile are both empty."""
    game = table(
        {"island": {"corn": {"tiles": 6}, "coffee": {"tiles": 3}}, "city": {"land_office": COLONIST}},
        {"island": {"indigo": {"tiles": 12}}},
        {"island": {"sugar": {"tiles": 11}, "corn": {"tiles": 1}}},
        {"island": {"tobacco": {"tiles": 9}, "corn": {"tiles": 3}}},
        plantations={"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": NO_TILES},
    )
    assert asked_in_this_phase(play(game, "trader")) == []


# Chapel


@pytest.mark.parametrize("owner", [0, 2])
@pytest.mark.parametrize(
    ("occupant", "doubloons", "points"),
    [(COLONIST, 4, 0), (NOBLE, 3, 1), ({}, 3, 0)],
    ids=["colonist", "noble", "nobody"],
)
def test_chapel_pays_a_doubloon_for_a_colonist_and_a_point_for_a_noble(
    owner: int, occupant: dict[str, int], doubloons: int, points: int
) -> None:
    """4.5: in every craftsman phase, of any craftsman and without any production (A79)."""
    seats: list[dict[str, Any]] = [{"island": {}} for _ in range(4)]
    seats[owner] = {"island": {}, "city": {"chapel": occupant}}
    game = play(table(*seats), "craftsman")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert (seat(game, owner)["doubloons"], seat(game, owner)["vp"]) == (doubloons, points)
    assert game.position()["bank"]["vp"] == 100 - points


def test_chapel_does_not_depend_on_production() -> None:
    """4.5: a producing owner gets the same doubloon."""
    owner = {"island": {"corn": {"tiles": 2, "colonists": 2}}, "city": {"chapel": COLONIST}}
    game = play(table(owner), "craftsman", "pass")
    assert seat(game, 0)["goods"]["corn"] == 2
    assert seat(game, 0)["doubloons"] == 4


def test_chapel_may_take_the_last_chip() -> None:
    """A27, A28, 5.1: condition 3 is met in any phase; the second chapel's point is noted."""
    chapel = {"city": {"chapel": NOBLE}}
    game = play(table(chapel, chapel, {"vp": 99}), "craftsman")
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"]) == (1, 0)
    assert (seat(game, 1)["vp"], seat(game, 1)["noted"]) == (0, 1)
    assert game.scores[1].chips == 1
    assert game.position()["ending"] == ["chips"]
    assert not game.is_over


# Hunting lodge


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_hunting_lodge_with_a_colonist_discards_a_plantation(piece: str) -> None:
    """4.5, A47, A49, A77: at the end of the settler phase, before the row is cleared; never a quarry."""
    owner = {
        "island": {"corn": {"tiles": 2, f"{piece}s": 1}, "quarry": {"tiles": 1}},
        "city": {"hunting_lodge": COLONIST, "hacienda": {}},
    }
    game = play(table(owner, plantations=COFFEE_ROW), "settler", "pass", "pass", "pass", "pass")
    assert (game.question.name, game.seat) == ("HUNTING_LODGE", 0)
    assert texts(game) == {"discard corn", f"discard corn {piece}", "pass"}
    assert game.position()["plantations"]["face_up"]["coffee"] == 5
    game.play(f"discard corn {piece}")
    there = seat(game, 0)
    assert there["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert there["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert there["city"]["hacienda"] == {"colonists": 0, "nobles": 0}
    assert (there["doubloons"], there["vp"]) == (3, 0)
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "corn": 1, "coffee": 5}


def test_hunting_lodge_may_be_left_unused() -> None:
    """4.5: the owner may discard."""
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hunting_lodge": COLONIST}}
    game = decline_until(play(table(owner, plantations=COFFEE_ROW), "settler"), "HUNTING_LODGE", at=0)
    game.play("pass")
    assert seat(game, 0)["island"]["corn"]["tiles"] == 2
    assert game.question.name == "CHOOSE_ROLE"


def test_hunting_lodge_may_discard_the_tile_just_taken() -> None:
    """A47: it comes after everyone's take."""
    owner = {"island": {}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW), "settler", "take coffee")
    decline_until(game, "HUNTING_LODGE", at=0)
    assert texts(game) == {"discard coffee", "pass"}


@pytest.mark.parametrize("occupant", [COLONIST, NOBLE, {}], ids=["colonist", "noble", "nobody"])
def test_hunting_lodge_does_what_its_occupant_does_and_nothing_else(occupant: dict[str, int]) -> None:
    """4.5: a colonist discards, a noble scores, an empty lodge does neither."""
    owner = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": occupant}}
    others = [{"island": {"sugar": {"tiles": 2}}} for _ in range(3)]
    game = play(table(owner, *others, plantations=COFFEE_ROW), "settler")
    asked = asked_in_this_phase(game)
    assert (("HUNTING_LODGE", 0) in asked) == ("colonists" in occupant)
    assert seat(game, 0)["vp"] == (2 if "nobles" in occupant else 0)


def test_hunting_lodge_never_discards_a_quarry() -> None:
    """4.5: with quarries alone there is nothing to discard."""
    owner = {"island": {"quarry": {"tiles": 3}}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW), "settler")
    assert ("HUNTING_LODGE", 0) not in asked_in_this_phase(game)


@pytest.mark.parametrize(("last", "points"), [("take coffee", 2), ("pass", 0)])
def test_hunting_lodge_with_a_noble_pays_for_the_most_empty_spaces_alone(last: str, points: int) -> None:
    """4.5, A47: everyone has one tile; the owner takes none; if another player takes none, it is a tie."""
    game = table({"city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW)
    play(game, "settler", "pass", "take coffee", "take coffee", last)
    assert seat(game, 0)["vp"] == points
    assert game.position()["bank"]["vp"] == 100 - points
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize(("quarries", "points"), [(0, 2), (1, 0), (2, 0)])
def test_hunting_lodge_counts_quarries_as_filled_spaces(quarries: int, points: int) -> None:
    """7.1: empty spaces count, not the fewest plantations; the others have one plantation each."""
    island = {"quarry": {"tiles": quarries}} if quarries else {}
    game = table({"island": island, "city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == points


def test_hunting_lodge_of_a_noble_pays_its_owner_in_the_phase_of_another_settler() -> None:
    """4.5: at the end of every settler phase."""
    game = table({"island": {}, "city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW, governor=2)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == 2


@pytest.mark.parametrize(("noble", "colonist", "points"), [(1, 2, 2), (2, 1, 0)])
def test_two_hunting_lodges_are_resolved_in_turn_order_from_the_settler(noble: int, colonist: int, points: int) -> None:
    """A47, A48: a discard before the noble's count makes a tie, a discard after it comes too late."""
    seats: list[dict[str, Any]] = [{"island": {"corn": {"tiles": 2}}} for _ in range(4)]
    seats[noble] = {"island": {}, "city": {"hunting_lodge": NOBLE}}
    seats[colonist] = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(*seats, plantations=COFFEE_ROW), "settler")
    decline_until(game, "HUNTING_LODGE", at=colonist).play("discard corn")
    assert seat(game, colonist)["island"] == {}
    assert seat(game, noble)["vp"] == points


def test_two_hunting_lodges_of_colonists_are_asked_in_turn_order_from_the_settler() -> None:
    """A48: the settler sits in seat 2, so seat 3 comes before seat 0."""
    lodge = {"city": {"hunting_lodge": COLONIST}}
    game = play(table(lodge, {}, {}, lodge, plantations=COFFEE_ROW, governor=2), "settler")
    asked = [who for question, who in asked_in_this_phase(game) if question == "HUNTING_LODGE"]
    assert asked == [3, 0]


def test_hunting_lodge_discards_before_the_stack_is_reshuffled() -> None:
    """A47: the discarded corn is among the six tiles of which five are turned up."""
    game = table(
        {"island": {"corn": {"tiles": 6}, "coffee": {"tiles": 3}}, "city": {"hunting_lodge": COLONIST}},
        {"island": {"indigo": {"tiles": 12}}},
        {"island": {"sugar": {"tiles": 11}, "corn": {"tiles": 1}}},
        {"island": {"tobacco": {"tiles": 9}, "corn": {"tiles": 3}}},
        plantations={"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": NO_TILES},
    )
    play(game, "settler", "pass", "discard corn")
    plantations = game.position()["plantations"]
    assert plantations["discard"] == NO_TILES
    assert sum(plantations["face_up"].values()) == 5
    assert plantations["face_up"]["corn"] + plantations["face_down"]["corn"] == 1


def test_hunting_lodge_points_beyond_the_last_chip_are_noted() -> None:
    """A27, 5.1: one chip is left; the second point is noted and the game will end."""
    game = table({"island": {}, "city": {"hunting_lodge": NOBLE}}, {"vp": 99}, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"], game.scores[0].chips) == (1, 1, 2)
    assert game.position()["ending"] == ["chips"]


# Zoning office


@pytest.mark.parametrize(
    ("building", "empty", "colonist", "noble"),
    [
        ("hacienda", 1, 0, 1),
        ("hospice", 3, 2, 3),
        ("harbor", 7, 6, 7),
        ("jeweler", 7, 6, 7),
        ("tobacco_storage", 4, 3, 4),
        ("guild_hall", 9, 9, 7),
        ("royal_garden", 9, 9, 7),
    ],
)
def test_zoning_office_reduces_prices_by_occupant_and_column(
    building: str, empty: int, colonist: int, noble: int
) -> None:
    """4.5: colonist -1 in columns 1 to 3, noble -2 in column 4; the builder's doubloon is included here."""
    for occupant, price in (({}, empty), (COLONIST, colonist), (NOBLE, noble)):
        game = table({"doubloons": 10, "city": {"zoning_office": occupant}})
        play(game, "builder", f"build {building}")
        assert seat(game, 0)["doubloons"] == 10 - price


def test_zoning_office_works_for_an_owner_who_is_not_the_builder() -> None:
    """4.5: royal_supplier 6 - 1."""
    game = table({}, {"doubloons": 5, "city": {"zoning_office": COLONIST}})
    decline_until(play(game, "builder"), "BUILD", at=1).play("build royal_supplier")
    assert seat(game, 1)["doubloons"] == 0


def test_zoning_office_adds_to_quarries_and_privilege() -> None:
    """A46: residence 10 - 1 (builder) - 4 (quarries) - 2 (noble)."""
    quarries = {"quarry": {"tiles": 5, "colonists": 3, "nobles": 2}}
    game = table({"doubloons": 10, "island": quarries, "city": {"zoning_office": NOBLE}})
    play(game, "builder", "build residence")
    assert seat(game, 0)["doubloons"] == 7


def test_zoning_office_never_makes_a_price_negative() -> None:
    """A46: small_market 1 - 1 - 1 - 1 is 0."""
    quarry = {"quarry": {"tiles": 1, "colonists": 1}}
    game = table({"doubloons": 2, "island": quarry, "city": {"zoning_office": COLONIST}})
    play(game, "builder", "build small_market")
    assert seat(game, 0)["doubloons"] == 2


# Royal supplier


def test_royal_supplier_delivers_one_barrel_of_a_kind_for_every_noble() -> None:
    """4.5, A33: two nobles, two different kinds, a point each; then the rest must be loaded."""
    owner = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"royal_supplier": NOBLE},
        "goods": {"corn": 2, "indigo": 1, "sugar": 1},
    }
    game = play(table(owner), "captain")
    assert (game.question.name, game.seat) == ("DELIVER", 0)
    assert texts(game) == {"deliver corn", "deliver indigo", "deliver sugar", "pass"}
    game.play("deliver corn")
    assert texts(game) == {"deliver indigo", "deliver sugar", "pass"}
    game.play("deliver sugar")
    assert game.question.name == "LOAD"
    assert seat(game, 0)["vp"] == 2
    assert seat(game, 0)["goods"] == {"corn": 1, "indigo": 1, "sugar": 0, "tobacco": 0, "coffee": 0}
    assert game.position()["bank"]["goods"]["sugar"] == 11
    assert "load corn 7" in texts(game)
    assert "pass" not in texts(game)


@pytest.mark.parametrize(
    ("supplier", "san_juan", "asked"),
    [
        (COLONIST, {}, False),
        (COLONIST, NOBLE, True),
        (NOBLE, {}, True),
    ],
    ids=["no noble", "noble in San Juan", "noble as supplier"],
)
def test_royal_supplier_counts_nobles_wherever_they_are(
    supplier: dict[str, int], san_juan: dict[str, int], asked: bool
) -> None:
    """4.5: who occupies it does not matter, but without any noble nothing can be delivered."""
    owner = {
        "island": {},
        "city": {"royal_supplier": supplier},
        "san_juan": san_juan,
        "goods": {"corn": 1, "indigo": 1},
    }
    game = play(table(owner), "captain")
    assert game.question.name == ("DELIVER" if asked else "LOAD")
    if asked:
        game.play("deliver indigo")
        assert game.question.name == "LOAD"
        assert seat(game, 0)["vp"] == 1


def test_royal_supplier_does_nothing_unoccupied() -> None:
    """4.1: the noble on the quarry is of no use then."""
    owner = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"royal_supplier": {}},
        "goods": {"corn": 1},
    }
    assert play(table(owner), "captain").question.name == "LOAD"


def test_royal_supplier_works_only_at_the_first_turn() -> None:
    """4.5, A74: passing forfeits it; at the second turn the owner is immediately asked to load."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table(owner), "captain", "pass", "load corn 7")
    assert (game.question.name, game.seat) == ("LOAD", 0)
    assert texts(game) == {"load indigo 5", "load indigo 6"}


def test_royal_supplier_serves_an_owner_who_is_not_the_captain() -> None:
    """4.5: at the owner's own first turn, after the captain has loaded."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table({"goods": {"sugar": 1}}, owner), "captain", "load sugar 5")
    assert (game.question.name, game.seat) == ("DELIVER", 1)
    game.play("deliver corn")
    assert seat(game, 1)["vp"] == 1


def test_royal_supplier_delivers_even_if_nothing_can_be_loaded() -> None:
    """A32: every ship carries another kind; the delivery is still allowed at the first turn."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"indigo": 1}}
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "sugar", "loaded": 1},
        {"capacity": 7, "good": "tobacco", "loaded": 1},
    ]
    game = play(table(owner, ships=ships), "captain")
    assert texts(game) == {"deliver indigo", "pass"}
    game.play("deliver indigo")
    assert seat(game, 0)["vp"] == 1
    assert seat(game, 0)["goods"]["indigo"] == 0


def test_royal_supplier_keeps_the_privilege_of_the_captain_for_the_first_loading() -> None:
    """4.5: 1 for the delivery without bonus, then 1 for the barrel, 1 privilege and 1 for the harbor."""
    owner = {
        "island": {},
        "city": {"royal_supplier": NOBLE, "harbor": COLONIST},
        "goods": {"corn": 1, "indigo": 1},
    }
    game = play(table(owner), "captain", "deliver corn")
    assert seat(game, 0)["vp"] == 1
    game.play("load indigo 7")
    assert seat(game, 0)["vp"] == 4


@pytest.mark.parametrize(("building", "doubloons"), [("harbor", 3), ("lighthouse", 4), ("library", 3)])
def test_royal_supplier_deliveries_are_not_loadings(building: str, doubloons: int) -> None:
    """4.5, 4.6: no bonus at all; the lighthouse pays only the captain's own doubloon (A35, A74)."""
    city = {"royal_supplier": NOBLE, building: COLONIST}
    game = table({"island": {}, "city": city, "goods": {"corn": 1}}, both=True)
    play(game, "captain", "deliver corn")
    assert (seat(game, 0)["vp"], seat(game, 0)["doubloons"]) == (1, doubloons)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_union_hall_comes_before_royal_supplier() -> None:
    """A31: two corn are a pair for the union_hall; then one of them is delivered."""
    city = {"royal_supplier": NOBLE, "union_hall": COLONIST}
    game = play(table({"island": {}, "city": city, "goods": {"corn": 2}}, both=True), "captain")
    assert (game.question.name, seat(game, 0)["vp"]) == ("DELIVER", 1)
    game.play("deliver corn")
    assert seat(game, 0)["vp"] == 2
    assert seat(game, 0)["goods"]["corn"] == 1


# Villa


@BOTH_KINDS
def test_villa_gives_a_noble_from_the_supply_not_from_the_ship(occupant: dict[str, int]) -> None:
    """4.5, 3.2: after the privilege, before the distribution; who occupies it does not matter."""
    game = play(table({"city": {"villa": occupant}}), "mayor")
    before = game.position()["bank"]["nobles"]
    assert game.question.name == "MAYOR_PRIVILEGE"
    game.play("pass")
    assert (game.question.name, game.seat, texts(game)) == ("VILLA", 0, {"noble", "pass"})
    game.play("noble")
    assert game.question.name == "SHIP_PIECE"
    assert game.position()["bank"]["nobles"] == before - 1
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 1}
    assert sum(pieces(game, 0)) == 2


def test_villa_may_be_declined() -> None:
    """10.4 M2: take or decline."""
    game = play(table({"city": {"villa": NOBLE}}), "mayor", "pass", "pass")
    assert game.question.name == "SHIP_PIECE"
    assert pieces(game, 0) == (0, 1)


def test_villa_does_nothing_unoccupied_and_does_not_catch_up_after_the_placement() -> None:
    """A73: it is checked before the placement of the phase; the refill alone takes a noble."""
    game = play(table({"island": {}, "city": {"villa": {}}}), "mayor", "pass")
    assert game.question.name == "SHIP_PIECE"
    play(game, "colonist", "noble")
    assert seat(game, 0)["city"]["villa"] == {"colonists": 1, "nobles": 0}
    assert pieces(game, 0) == (1, 0)
    assert game.position()["bank"]["nobles"] == 18


def test_villa_works_in_the_phase_of_another_mayor() -> None:
    """4.5: the owner in seat 2 gets the noble before anyone takes from the ship."""
    game = play(table({}, {}, {"city": {"villa": COLONIST}}), "mayor", "pass")
    assert (game.question.name, game.seat) == ("VILLA", 2)
    ship = game.position()["colonist_ship"]
    assert ship["colonists"] + ship["nobles"] == 4
    game.play("noble")
    assert pieces(game, 2) == (1, 1)
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 0)


def test_villa_owners_are_served_in_turn_order_and_the_second_gets_a_colonist() -> None:
    """A19, 3.2: the mayor sits in seat 1; the last noble goes to seat 2, seat 0 gets a colonist."""
    villa = {"island": {}, "city": {"villa": COLONIST}}
    game = table(villa, homeless(), villa, homeless(nobles=18), governor=1)
    assert game.position()["bank"]["nobles"] == 1
    play(game, "mayor", "pass")
    assert (game.seat, texts(game)) == (2, {"noble", "pass"})
    game.play("noble")
    assert (game.question.name, game.seat, texts(game)) == ("VILLA", 0, {"colonist", "pass"})
    bank = game.position()["bank"]["colonists"]
    game.play("colonist")
    assert game.position()["bank"]["colonists"] == bank - 1
    assert pieces(game, 0) == (2, 0)
    assert pieces(game, 2) == (1, 1)


def test_villa_gives_nothing_when_the_supply_is_empty() -> None:
    """A19: neither nobles nor colonists left; never from the ship."""
    villa = {"island": {}, "city": {"villa": COLONIST}}
    game = play(table(villa, homeless(48, 19), homeless(48)), "mayor")
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 0)
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 1}


# Jeweler


@pytest.mark.parametrize("owner", [0, 3])
@pytest.mark.parametrize(
    ("occupant", "doubloons"), [(COLONIST, 5), (NOBLE, 6), ({}, 3)], ids=["colonist", "noble", "nobody"]
)
def test_jeweler_pays_a_doubloon_for_every_noble(owner: int, occupant: dict[str, int], doubloons: int) -> None:
    """4.5: one noble on a quarry and one in San Juan, and the noble in the shop itself."""
    seats: list[dict[str, Any]] = [{"island": {}} for _ in range(4)]
    seats[owner] = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"jeweler": occupant},
        "san_juan": {"nobles": 1},
    }
    game = play(table(*seats), "craftsman")
    assert seat(game, owner)["doubloons"] == doubloons
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_jeweler_with_a_colonist_pays_nothing_without_nobles() -> None:
    """4.5: one doubloon per noble, not per piece."""
    game = play(table({"island": {}, "city": {"jeweler": COLONIST}}), "craftsman")
    assert seat(game, 0)["doubloons"] == 3


def test_jeweler_and_chapel_pay_together() -> None:
    """3.4: both belong to the craftsman phase; 1 for the chapel's colonist and 1 for the noble."""
    game = play(table({"island": {}, "city": {"jeweler": NOBLE, "chapel": COLONIST}}), "craftsman")
    assert seat(game, 0)["doubloons"] == 5


def test_jeweler_is_no_kind_of_good_for_the_factory() -> None:
    """3.4, 4.3: one kind of good is produced, so the factory pays nothing; only the noble counts."""
    owner = {
        "island": {"corn": {"tiles": 1, "colonists": 1}},
        "city": {"jeweler": NOBLE, "factory": COLONIST},
    }
    game = play(table(owner), "craftsman", "pass")
    assert seat(game, 0)["doubloons"] == 4


def test_jeweler_counts_two_for_the_guild_hall() -> None:
    """A51, 4.6: a large production building, although it has one circle; occupied or not."""
    game = table({"island": {}, "city": {"guild_hall": NOBLE, "jeweler": {}, "small_sugar_mill": {}}})
    assert game.scores[0].guild_hall == 2 + 1


def test_city_hall_counts_all_beige_buildings_of_expansion_ii_but_not_the_jeweler() -> None:
    """4.3, A51: itself, six small ones and the royal_garden."""
    city: dict[str, Any] = {building: {} for building in EXPANSION_II}
    game = table({"island": {}, "city": {**city, "city_hall": COLONIST}})
    assert game.scores[0].city_hall == 8
