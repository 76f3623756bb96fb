"""Expansion II: Chapel, Zoning Office, Villa and Jeweler (rules 4.5)."""

from __future__ import annotations

from typing import Any

import pytest
from noble_tables import BOTH_KINDS, COLONIST, EXPANSION_II, NOBLE, homeless, pieces, table
from play import decline_until, play, seat, texts


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


def test_jeweler_does_not_count_as_a_good_for_the_factory() -> None:
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
