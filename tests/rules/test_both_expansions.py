"""Expansion II together with Expansion I: the draft, how their buildings combine, guests and nobles."""

from __future__ import annotations

from typing import Any

import pytest
from noble_tables import COFFEE_ROW, COLONIST, NO_TILES, NOBLE, asked_in_this_phase, homeless, pieces, table
from play import decline_until, play, seat, texts

# Both expansions


@pytest.mark.parametrize("from_hacienda", [True, False])
def test_a_plantation_bought_at_the_land_office_may_become_a_forest(from_hacienda: bool) -> None:
    """4.6, A12, A81: after a look at the tile; forest_from_hacienda is about the hacienda only."""
    owner = {"island": {}, "city": {"land_office": COLONIST, "forest_house": COLONIST}}
    options = {"forest_from_hacienda": from_hacienda}
    game = table(owner, both=True, options=options, plantations=COFFEE_ROW, manual=True)
    play(game, "trader", "buy", "turn sugar")
    assert (game.question.name, game.seat, texts(game)) == ("LAY_TILE", 0, {"plantation", "forest"})
    game.play("forest")
    forest = seat(game, 0)["island"]["forest"]
    assert (forest["tiles"], forest["under"]["sugar"]) == (1, 1)
    assert "sugar" not in seat(game, 0)["island"]


def test_a_bought_plantation_stays_one_if_its_owner_wishes_or_has_no_forest_house_at_work() -> None:
    """4.4: the forest is optional and needs an occupied forest_house."""
    for forest_house, answers in ((COLONIST, ["plantation"]), ({}, [])):
        owner = {"island": {}, "city": {"land_office": COLONIST, "forest_house": forest_house}}
        game = table(owner, both=True, plantations=COFFEE_ROW, manual=True)
        play(game, "trader", "buy", "turn sugar", *answers)
        assert seat(game, 0)["island"]["sugar"]["tiles"] == 1
        assert "forest" not in seat(game, 0)["island"]


def test_land_office_is_used_in_addition_to_a_sale_at_the_trading_post() -> None:
    """A21, A22: 3 + 1 (corn, as the trader, at the trading_post) - 1."""
    owner = {"goods": {"corn": 1}, "city": {"land_office": COLONIST, "trading_post": COLONIST}}
    game = play(table(owner, both=True, trading_house=["corn"]), "trader")
    assert texts(game) == {"sell corn trading_post", "buy", "pass"}
    play(game, "sell corn trading_post", "buy")
    assert seat(game, 0)["doubloons"] == 3
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_sells_forests_by_the_kind_on_their_hidden_side() -> None:
    """4.6, A13, A77: that plantation goes to the discard pile."""
    forest = {"tiles": 3, "under": {"corn": 2, "coffee": 1}}
    city = {"land_office": NOBLE, "forest_house": {}}
    game = play(table({"island": {"forest": forest}, "city": city}, both=True), "trader")
    assert texts(game) == {"discard forest corn", "discard forest coffee", "pass"}
    game.play("discard forest coffee")
    assert seat(game, 0)["doubloons"] == 4
    assert seat(game, 0)["island"]["forest"]["tiles"] == 2
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "coffee": 1}


def test_hunting_lodge_discards_forests_too() -> None:
    """4.6, A13: forests and plantations, but no quarries."""
    island = {
        "forest": {"tiles": 1, "under": {"tobacco": 1}},
        "tobacco": {"tiles": 1},
        "quarry": {"tiles": 1},
    }
    city = {"hunting_lodge": COLONIST, "forest_house": {}}
    game = table({"island": island, "city": city}, both=True, plantations=COFFEE_ROW)
    decline_until(play(game, "settler"), "HUNTING_LODGE", at=0)
    assert texts(game) == {"discard tobacco", "discard forest tobacco", "pass"}
    game.play("discard forest tobacco")
    assert "forest" not in seat(game, 0)["island"]
    assert seat(game, 0)["island"]["tobacco"]["tiles"] == 1
    assert game.position()["plantations"]["discard"]["tobacco"] == 1


def test_hunting_lodge_of_a_noble_counts_forests_as_filled_spaces() -> None:
    """7.1: two forests are two filled spaces; the others have one tile each."""
    island = {"forest": {"tiles": 2, "under": {"sugar": 2}}}
    city = {"hunting_lodge": NOBLE, "forest_house": {}}
    game = table({"island": island, "city": city}, both=True, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == 0


def test_hunting_lodge_comes_after_the_second_tile_of_the_library() -> None:
    """A8, A47: the second tile may be the one that is discarded; the row is still there."""
    owner = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": COLONIST, "library": COLONIST}}
    game = table(owner, both=True, plantations=COFFEE_ROW)
    play(game, "settler", "pass", "pass", "pass", "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    game.play("take coffee")
    assert (game.question.name, game.seat) == ("HUNTING_LODGE", 0)
    assert texts(game) == {"discard corn", "discard coffee", "pass"}
    assert game.position()["plantations"]["face_up"]["coffee"] == 4


def test_hospice_sends_the_noble_of_a_forest_to_san_juan() -> None:
    """A6, 3.1: a forest has no circle; the noble is the only piece that is left."""
    owner = {"island": {}, "city": {"hospice": COLONIST, "forest_house": COLONIST}}
    ship = {"colonists": 0, "nobles": 1}
    game = table(owner, homeless(49), homeless(49), both=True, colonist_ship=ship, plantations=COFFEE_ROW)
    play(game, "settler", "take coffee as forest", "noble")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 1}


def test_library_doubles_the_privilege_of_the_mayor_but_not_the_villa() -> None:
    """4.4, 4.5: two colonists by the privilege, one noble by the villa, one from the ship."""
    city = {"library": COLONIST, "villa": COLONIST}
    game = table({"island": {}, "city": city}, homeless(), homeless(), homeless(), both=True)
    play(game, "mayor", "colonist", "colonist")
    assert game.question.name == "VILLA"
    game.play("noble")
    assert game.question.name == "SHIP_PIECE"
    assert pieces(game, 0) == (4, 1)


def test_library_and_zoning_office_add_up() -> None:
    """A46: guild_hall 10 - 2 (library) - 2 (noble)."""
    game = table({"doubloons": 10, "city": {"library": COLONIST, "zoning_office": NOBLE}}, both=True)
    play(game, "builder", "build guild_hall")
    assert seat(game, 0)["doubloons"] == 4


def test_zoning_office_and_forests_add_up() -> None:
    """A46: guild_hall 10 - 1 (builder) - 2 (two pairs of forests) - 2 (noble)."""
    island = {"forest": {"tiles": 5, "under": {"corn": 5}}}
    city = {"forest_house": {}, "zoning_office": NOBLE}
    game = table({"doubloons": 10, "island": island, "city": city}, both=True)
    play(game, "builder", "build guild_hall")
    assert seat(game, 0)["doubloons"] == 5


def test_black_market_may_return_the_colonist_of_the_zoning_office_whose_discount_stays() -> None:
    """A41: harbor 8 - 1 - 1 is fixed before the payment; 5 doubloons and the colonist cover it."""
    city = {"black_market": COLONIST, "zoning_office": COLONIST}
    game = table({"doubloons": 5, "island": {}, "city": city}, both=True)
    play(game, "builder", "build harbor")
    assert "harbor" in seat(game, 0)["city"]
    assert seat(game, 0)["doubloons"] == 0
    assert seat(game, 0)["city"]["zoning_office"] == {"colonists": 0, "nobles": 0}


def test_black_market_may_return_a_noble() -> None:
    """A42: the noble goes back to the supply of nobles; one doubloon is missing for the harbor."""
    owner = {
        "doubloons": 6,
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"black_market": COLONIST},
        "goods": {"corn": 1},
    }
    game = play(table(owner, both=True), "builder", "build harbor")
    assert (game.question.name, texts(game)) == ("BLACK_MARKET", {"pay noble corn", "pay barrel corn"})
    assert game.position()["bank"]["nobles"] == 18
    game.play("pay noble corn")
    assert game.position()["bank"]["nobles"] == 19
    assert game.scores[0].nobles == 0
    assert "harbor" in seat(game, 0)["city"]


def test_black_market_may_choose_between_a_colonist_and_a_noble() -> None:
    """A41, A42: any piece except the one on the black_market."""
    owner = {
        "doubloons": 6,
        "island": {"quarry": {"tiles": 1}, "corn": {"tiles": 1, "colonists": 1}},
        "city": {"black_market": NOBLE, "villa": NOBLE},
    }
    game = play(table(owner, both=True), "builder", "build harbor")
    assert texts(game) == {"pay colonist corn", "pay noble villa"}


def test_black_market_may_not_return_its_own_noble() -> None:
    """4.4, A42: nothing else covers the missing doubloon, so the harbor cannot be built."""
    game = table({"doubloons": 6, "island": {}, "city": {"black_market": NOBLE}}, both=True)
    game.play("builder")
    assert "build villa" in texts(game)
    assert "build harbor" not in texts(game)


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("land_office", 0),
        ("chapel", 0),
        ("hunting_lodge", 1),
        ("zoning_office", 1),
        ("royal_supplier", 1),
        ("villa", 1),
        ("jeweler", 1),
        ("royal_garden", 2),
    ],
)
def test_church_pays_for_the_buildings_of_expansion_ii_by_column(building: str, points: int) -> None:
    """A45, A51: any building counts by its column."""
    game = table({"doubloons": 12, "city": {"church": NOBLE}}, both=True)
    play(game, "builder", f"build {building}")
    assert seat(game, 0)["vp"] == points


def test_aqueduct_works_with_nobles() -> None:
    """A76, 4.4: a noble on the plantation, in the indigo_plant and in the aqueduct: 1 + 1 indigo."""
    owner = {
        "island": {"indigo": {"tiles": 1, "nobles": 1}},
        "city": {"indigo_plant": NOBLE, "aqueduct": NOBLE},
    }
    game = play(table(owner, both=True), "craftsman", "pass")
    assert seat(game, 0)["goods"]["indigo"] == 2


def test_guesthouse_counts_two_empty_circles_for_the_refill() -> None:
    """A55: six building circles with the guesthouse's two, one piece arrives, so R is 5."""
    city: dict[str, Any] = {"guesthouse": {}, "jeweler": {}, "villa": {}, "chapel": {}, "land_office": {}}
    game = table(homeless(), {"island": {}, "city": city}, homeless(), homeless(), both=True)
    decline_until(play(game, "mayor"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"] == {"colonists": 4, "nobles": 1}


# Guests and nobles


def guest_house(guests: dict[str, int], **others: dict[str, int]) -> dict[str, Any]:
    """A seat with guests and these other buildings, and no tile on its island."""
    return {"island": {}, "city": {"guesthouse": guests, **others}}


def test_guests_of_both_kinds_are_named_apart() -> None:
    """A76, R2: a colonist and a noble may live in the guesthouse together; either may move."""
    owner = guest_house({"colonists": 1, "nobles": 1})
    owner["island"] = {"corn": {"tiles": 1}}
    game = table(owner, both=True)
    assert {"guest corn", "noble guest corn"} <= texts(game)
    game.play("noble guest corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 1}
    assert seat(game, 0)["city"]["guesthouse"] == {"colonists": 1, "nobles": 0}
    assert game.question.name == "CHOOSE_ROLE"
    assert "guest corn" not in texts(game)


@pytest.mark.parametrize(
    ("guest", "offered"),
    [("guest", {"buy", "pass"}), ("noble guest", {"discard corn colonist", "pass"})],
)
def test_land_office_works_for_the_guest_who_has_just_moved_in(guest: str, offered: set[str]) -> None:
    """A72, A73: what counts is who is there at the moment of the effect."""
    owner = guest_house({"colonists": 1, "nobles": 1}, land_office={})
    owner["island"] = {"corn": {"tiles": 1, "colonists": 1}}
    game = play(table(owner, both=True), "trader")
    assert game.question.name == "TRADE"
    assert texts(game) == {"guest land_office", "noble guest land_office", "pass"}
    game.play(f"{guest} land_office")
    assert texts(game) == offered


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_a_guest_on_a_tile_that_is_sold_goes_to_san_juan(piece: str) -> None:
    """A63: not back to the guesthouse."""
    owner = guest_house({f"{piece}s": 1}, land_office=NOBLE)
    owner["island"] = {"corn": {"tiles": 1}}
    game = play(table(owner, both=True), "trader")
    guest = "guest corn" if piece == "colonist" else "noble guest corn"
    assert texts(game) == {guest, "discard corn", "pass"}
    play(game, guest, f"discard corn {piece}")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert seat(game, 0)["city"]["guesthouse"] == {"colonists": 0, "nobles": 0}


@pytest.mark.parametrize(
    ("building", "guests", "answer", "doubloons", "points"),
    [
        ("chapel", COLONIST, "guest chapel", 4, 0),
        ("chapel", NOBLE, "noble guest chapel", 3, 1),
        ("jeweler", NOBLE, "noble guest jeweler", 4, 0),
        ("jeweler", {"colonists": 1, "nobles": 1}, "guest jeweler", 4, 0),
    ],
)
def test_chapel_and_jeweler_may_be_staffed_by_a_guest_before_production(
    building: str, guests: dict[str, int], answer: str, doubloons: int, points: int
) -> None:
    """A11, A72, A73: the window before the owner's production; the jeweler counts a noble in the guesthouse."""
    game = play(table(guest_house(guests, **{building: {}}), both=True), "craftsman")
    assert (game.question.name, game.seat) == ("GUESTS", 0)
    game.play(answer)
    assert (seat(game, 0)["doubloons"], seat(game, 0)["vp"]) == (doubloons, points)


def test_chapel_pays_nothing_if_the_guest_stays_at_home() -> None:
    """A73: staffing a building after its moment does not catch up."""
    game = play(table(guest_house(NOBLE, chapel={}), both=True), "craftsman", "pass")
    assert seat(game, 0)["vp"] == 0


def test_zoning_office_reduces_the_price_for_the_guest_who_has_just_moved_in() -> None:
    """A72, A73: 7 doubloons are enough for the guild_hall only with the noble in the zoning_office."""
    owner = {**guest_house(NOBLE, zoning_office={}), "doubloons": 7}
    game = play(table(owner, both=True), "builder")
    assert "build guild_hall" not in texts(game)
    game.play("noble guest zoning_office")
    game.play("build guild_hall")
    assert seat(game, 0)["doubloons"] == 0


def test_villa_may_be_staffed_by_a_guest_before_the_mayor_is_chosen() -> None:
    """A11, A73: there is no window in the mayor phase, but there is one at the choice of the role."""
    game = table(guest_house(COLONIST, villa={}), both=True)
    play(game, "guest villa", "mayor", "pass")
    assert (game.question.name, game.seat) == ("VILLA", 0)


def test_villa_stays_empty_if_the_guest_does_not_move_before_the_mayor() -> None:
    """A11: no guest moves in the mayor phase."""
    game = play(table(guest_house(COLONIST, villa={}), both=True), "mayor")
    assert texts(game) == {"colonist", "pass"}
    game.play("pass")
    assert (game.question.name, texts(game)) == ("SHIP_PIECE", {"colonist", "noble"})


def test_royal_supplier_may_be_staffed_by_a_guest_at_the_first_captain_turn() -> None:
    """A74: the guests' window comes before the effects of the first turn."""
    owner = {**guest_house(NOBLE, royal_supplier={}), "goods": {"indigo": 1}}
    game = play(table(owner, both=True), "captain")
    assert (game.question.name, texts(game)) == ("GUESTS", {"noble guest royal_supplier", "pass"})
    game.play("noble guest royal_supplier")
    assert (game.question.name, texts(game)) == ("DELIVER", {"deliver indigo", "pass"})


def test_royal_supplier_staffed_after_the_first_turn_delivers_nothing_in_this_phase() -> None:
    """A74: not occupied at the first turn, no such effect in this phase."""
    owner = {**guest_house(NOBLE, royal_supplier={}), "goods": {"corn": 1, "indigo": 1}}
    game = play(table(owner, both=True), "captain", "pass", "load corn 7")
    assert game.question.name == "LOAD"
    game.play("noble guest royal_supplier")
    assert texts(game) == {"load indigo 5", "load indigo 6"}


def test_a_noble_in_the_guesthouse_counts_for_the_royal_supplier() -> None:
    """4.5: nobles count wherever they are."""
    owner = {**guest_house(NOBLE, royal_supplier=COLONIST), "goods": {"indigo": 1}}
    game = play(table(owner, both=True), "captain")
    assert (game.question.name, texts(game)) == ("DELIVER", {"deliver indigo", "pass"})


def test_hunting_lodge_may_be_staffed_by_a_guest_at_the_end_of_the_settler_phase() -> None:
    """A11, A72: guests may move before the Hunting Lodges; a colonist lets the owner discard."""
    owner = guest_house(COLONIST, hunting_lodge={})
    owner["island"] = {"corn": {"tiles": 1, "colonists": 1}}
    game = play(table(owner, both=True, plantations=COFFEE_ROW), "settler")
    decline_until(game, "GUESTS", at=0)
    assert texts(game) == {"guest hunting_lodge", "pass"}
    game.play("guest hunting_lodge")
    assert (game.question.name, texts(game)) == ("HUNTING_LODGE", {"discard corn colonist", "pass"})


def test_hunting_lodge_pays_the_noble_guest_who_has_just_moved_in() -> None:
    """A72, A73: with an empty island, the owner alone has the most empty spaces."""
    game = table(guest_house(NOBLE, hunting_lodge={}), both=True, plantations=COFFEE_ROW)
    decline_until(play(game, "settler"), "GUESTS", at=0)
    assert seat(game, 0)["vp"] == 0
    game.play("noble guest hunting_lodge")
    assert seat(game, 0)["vp"] == 2


@pytest.mark.parametrize("someone_owns_one", [True, False])
def test_guests_are_asked_before_the_hunting_lodges_only_if_there_is_one(someone_owns_one: bool) -> None:
    """A11, A72: the window before the Hunting Lodges is a window only if someone owns a hunting_lodge."""
    hunter = {"city": {"hunting_lodge": COLONIST} if someone_owns_one else {}}
    owner = guest_house(COLONIST, chapel={})
    game = table(owner, {}, hunter, both=True, plantations=COFFEE_ROW, governor=1)
    asked = asked_in_this_phase(play(game, "settler"))
    assert (("GUESTS", 0) in asked) == someone_owns_one


def test_royal_garden_may_be_staffed_by_a_guest_before_the_scoring() -> None:
    """A72: the last window is open after the last phase of the game, unless that was a mayor phase."""
    owner = guest_house(NOBLE, royal_garden={})
    owner["island"] = {"corn": {"tiles": 1, "nobles": 1}}
    roles = {"mayor": {"taken": 0}, "captain": {"taken": 1}, "settler": {"taken": 2}}
    game = table(owner, both=True, options={"max_rounds": 1}, roles=roles)
    assert game.seat == 3
    game.play("prospector")
    assert (game.question.name, game.seat) == ("GUESTS", 0)
    assert texts(game) == {"noble guest royal_garden", "pass"}
    game.play("noble guest royal_garden")
    assert game.is_over
    assert (game.scores[0].royal_garden, game.scores[0].nobles) == (2, 2)
