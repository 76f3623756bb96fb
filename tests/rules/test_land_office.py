"""Expansion II: the Land Office buys and sells plantations (rules 4.5)."""

from __future__ import annotations

import pytest
from noble_tables import COFFEE_ROW, COLONIST, NO_TILES, NOBLE, asked_in_this_phase, table
from play import decline_until, play, seat, texts

import puertorico as pr


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
