"""Expansion I: the Black Market (rules 4.4). Here its owner is the builder and a Harbor costs them 7 d."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, city, goods, island
from boards import new_buildings_table as table
from play import decline_until, play, seat, texts

import puertorico as pr


def black_market(doubloons: int, *others: Board, strict: bool = True, occupied: int = 1, **owner: Any) -> pr.Game:
    """Seat 0 is the builder with a Black Market, 2 colonists on corn, an indigo barrel and a chip."""
    board = {"doubloons": doubloons, "vp": 1, "goods": {"indigo": 1}, "island": island(corn=2), **owner}
    board["city"] = {**city(black_market=occupied), **owner.get("city", {})}
    return play(table(board, *others, options={"black_market_strict": strict}), "builder")


def paid(game: pr.Game) -> tuple[int, int, dict[str, int], int]:
    """What seat 0 has left: doubloons, colonists on corn, barrels, chips."""
    board = seat(game, 0)
    return board["doubloons"], board["island"]["corn"]["colonists"], goods(game, 0), board["vp"]


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("pay colonist corn", (0, 1, {"indigo": 1}, 1)),
        ("pay barrel indigo", (0, 2, {}, 1)),
        ("pay chip", (0, 2, {"indigo": 1}, 0)),
    ],
)
def test_black_market_covers_one_missing_doubloon_with_one_item(answer: str, left: tuple[Any, ...]) -> None:
    """4.4: never more than the missing amount."""
    game = play(black_market(6), "build harbor")
    assert (game.question.name, game.seat) == ("BLACK_MARKET", 0)
    assert texts(game) == {"pay colonist corn", "pay barrel indigo", "pay chip"}
    game.play(answer)
    assert paid(game) == left
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 0


def test_black_market_covers_two_missing_doubloons_with_two_different_items() -> None:
    """4.4: at most one colonist, one barrel, one chip; the chip alone would not be enough."""
    game = play(black_market(5), "build harbor")
    assert texts(game) == {"pay colonist corn", "pay barrel indigo"}
    barrel_first = play(game.copy(), "pay barrel indigo")
    assert paid(barrel_first) == (0, 2, {}, 0)
    game.play("pay colonist corn")
    assert texts(game) == {"pay barrel indigo", "pay chip"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("pay colonist corn")
    game.play("pay chip")
    assert paid(game) == (0, 1, {"indigo": 1}, 0)
    assert game.seat == 1


def test_black_market_covers_at_most_three_doubloons() -> None:
    """4.4: a gap of three takes one item of each sort; a gap of four cannot be covered."""
    game = play(black_market(4, goods={"indigo": 1, "coffee": 2}), "build harbor")
    assert texts(game) == {"pay barrel indigo", "pay barrel coffee"}  # the colonist went by itself
    game.play("pay barrel coffee")
    assert paid(game) == (0, 1, {"indigo": 1, "coffee": 1}, 0)
    bank = game.position()["bank"]
    assert (bank["vp"], bank["goods"]["coffee"], bank["colonists"]) == (100, 8, 75 - 3 + 1)
    assert "build harbor" not in texts(black_market(3, goods={"indigo": 1, "coffee": 2}))


def test_black_market_takes_nothing_if_the_doubloons_suffice() -> None:
    """4.4: only the missing doubloons; no surplus item to keep money."""
    game = play(black_market(7), "build harbor")
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert paid(game) == (0, 2, {"indigo": 1}, 1)


def test_an_unoccupied_black_market_pays_nothing() -> None:
    """4.1: only occupied buildings work."""
    assert "build harbor" in texts(black_market(6))
    assert "build harbor" not in texts(black_market(6, occupied=0))


def test_black_market_never_returns_its_own_colonist() -> None:
    """4.4, 4.6: with no other colonist, barrel or chip a missing doubloon cannot be covered."""
    game = black_market(6, vp=0, goods={}, island={})
    assert "build harbor" not in texts(game)
    with pytest.raises(pr.IllegalAnswer):
        game.play("build harbor")


def test_black_market_returns_a_colonist_from_any_other_place() -> None:
    """4.4, A41: plantations, quarries, buildings, San Juan; not from the black_market itself."""
    more: Board = {
        "island": island(corn=1, sugar=1),
        "city": city(office=1, hospice=0),
        "san_juan": {"colonists": 1},
    }
    game = play(black_market(6, vp=0, goods={}, **more), "build harbor")
    assert texts(game) == {f"pay colonist {place}" for place in ("corn", "sugar", "office", "san_juan")}
    game.play("pay colonist san_juan")
    assert (seat(game, 0)["san_juan"]["colonists"], seat(game, 0)["doubloons"]) == (0, 0)


def test_black_market_may_return_the_colonist_of_a_quarry_that_was_counted() -> None:
    """A41: the price of 8 - 1 - 1 is fixed before the payment; the black_market adds the sixth doubloon."""
    game = play(black_market(5, vp=0, goods={}, island=island(quarry=1)), "build harbor")
    board = seat(game, 0)
    assert (board["doubloons"], board["island"]["quarry"]["colonists"]) == (0, 0)
    assert "harbor" in board["city"]


def test_university_must_still_be_occupied_after_the_black_market_was_paid() -> None:
    """A41: price, payment, placing, effects."""
    game = play(black_market(6, goods={}, island={}, city=city(university=1)), "build harbor")
    assert texts(game) == {"pay colonist university", "pay chip"}
    assert (play(game.copy(), "pay chip").question.name) == "UNIVERSITY"
    game.play("pay colonist university")
    assert (game.question.name, game.seat) == ("BUILD", 1)


@pytest.mark.parametrize(("answer", "chips"), [("pay colonist church", 0), ("pay barrel indigo", 1)])
def test_church_must_still_be_occupied_after_the_black_market_was_paid(answer: str, chips: int) -> None:
    """A41: a Harbor (column 3) is worth 1 VP to an occupied church."""
    game = play(black_market(6, vp=0, island={}, city=city(church=1)), "build harbor", answer)
    assert seat(game, 0)["vp"] == chips


@pytest.mark.parametrize(("chips", "buildable"), [(0, False), (1, True)])
def test_black_market_takes_chips_but_no_noted_points(chips: int, buildable: bool) -> None:
    """A43: points on paper cannot be returned."""
    owner = {"doubloons": 6, "vp": chips, "noted": 2, "island": {}, "city": city(black_market=1)}
    game = play(table(owner, {"vp": 100 - chips}, ending=["chips"]), "builder")
    assert ("build harbor" in texts(game)) is buildable


def test_university_may_take_the_colonist_that_the_black_market_returned() -> None:
    """A44: supply and ship are empty; the returned colonist is there before the University takes one."""
    owner = {"doubloons": 6, "vp": 1, "island": island(corn=1), "city": city(black_market=1, university=1)}
    crowd = {"island": {}, "san_juan": {"colonists": 42 - 3}}
    empty: Board = {"bank": {"colonists": 0}, "colonist_ship": {"colonists": 0}}
    game = play(table(owner, crowd, players=2, **empty), "builder", "build harbor")
    with_chip = play(game.copy(), "pay chip")
    assert with_chip.question.name != "UNIVERSITY"
    game.play("pay colonist corn")
    assert (game.question.name, texts(game)) == ("UNIVERSITY", {"colonist", "pass"})
    game.play("colonist")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == 0


def test_black_market_does_not_revoke_an_end_condition() -> None:
    """4.6, A69: what is returned after the condition was met is in the supply, but the end stays."""
    owner = {"doubloons": 6, "vp": 1, "island": island(corn=1), "city": city(black_market=1)}
    game = play(table(owner, {"vp": 99}, ending=["chips"]), "builder", "build harbor", "pay chip")
    assert (game.position()["bank"]["vp"], game.position()["ending"]) == (1, ["chips"])
    crowd = {"island": {}, "san_juan": {"colonists": 42 - 2}}
    empty: Board = {"bank": {"colonists": 0}, "colonist_ship": {"colonists": 0}, "ending": ["colonists"]}
    game = table(owner, crowd, players=2, **empty)
    play(game, "builder", "build harbor", "pay colonist corn")
    assert (game.position()["bank"]["colonists"], game.position()["ending"]) == (1, ["colonists"])


def test_a_chip_returned_before_the_end_condition_is_available_again() -> None:
    """A69: 2 chips and the one of the black_market, less 2 for the corn that is shipped: the game continues."""
    owner = {"doubloons": 6, "vp": 1, "goods": {"corn": 2}, "island": {}, "city": city(black_market=1)}
    aboard = ((5, "corn", 1), (6, "tobacco", 1), (7, "coffee", 1))
    ships = [{"capacity": size, "good": good, "loaded": loaded} for size, good, loaded in aboard]
    game = play(table(owner, {"vp": 97}, ships=ships), "builder", "build harbor", "pay chip")
    play(decline_until(game, "CHOOSE_ROLE"), "captain")
    assert (seat(game, 0)["vp"], game.position()["bank"]["vp"], game.position()["ending"]) == (2, 1, [])


def test_a_lax_black_market_may_replace_doubloons_its_owner_has() -> None:
    """Appendix C, black_market_strict off: items instead of doubloons, as many as the owner likes."""
    game = play(black_market(10, strict=False), "build harbor")
    assert texts(game) == {"pay colonist corn", "pay barrel indigo", "pay chip", "pass"}
    assert paid(play(game.copy(), "pass")) == (3, 2, {"indigo": 1}, 1)
    game.play("pay barrel indigo")
    assert texts(game) == {"pay chip", "pass"}
    assert paid(play(game.copy(), "pass")) == (4, 2, {}, 1)
    assert paid(play(game, "pay chip")) == (5, 2, {}, 0)


def test_a_lax_black_market_must_cover_what_is_missing_before_its_owner_may_pass() -> None:
    """Appendix C, black_market_strict off: two doubloons are missing; the third item saves one."""
    game = play(black_market(5, strict=False), "build harbor")
    assert texts(game) == {"pay colonist corn", "pay barrel indigo"}
    game.play("pay colonist corn")
    assert texts(game) == {"pay barrel indigo", "pay chip"}
    game.play("pay barrel indigo")
    assert texts(game) == {"pay chip", "pass"}
    assert paid(play(game, "pay chip")) == (1, 1, {}, 0)


def test_a_lax_black_market_never_goes_below_price_zero() -> None:
    """Appendix C, black_market_strict off: nothing is paid out; at price 0 nothing more is asked."""
    game = play(black_market(5, strict=False), "build small_warehouse", "pay colonist corn", "pay barrel indigo")
    assert paid(game) == (5, 1, {}, 1)
    assert (game.question.name, game.seat) == ("BUILD", 1)
    free = play(black_market(5, strict=False), "build small_indigo_plant")
    assert (free.question.name, free.seat) == ("BUILD", 1)
