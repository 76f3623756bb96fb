"""Expansion II: the Royal Supplier delivers barrels for points (rules 4.5)."""

from __future__ import annotations

import pytest
from noble_tables import COLONIST, NOBLE, table
from play import play, seat, texts


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
