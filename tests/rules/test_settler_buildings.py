"""Hacienda, Construction Hut and Hospice (rules 4.3), and how they combine (4.6)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import KINDS, ROW, STAFFED, table, tiles, waiting
from play import play, seat, texts

import puertorico as pr


def settle(*seats: dict[str, Any], **more: Any) -> pr.Game:
    """The settler phase over a row with one plantation of each kind."""
    return play(table(*seats, **{"plantations": {"face_up": ROW}, **more}), "settler")


def test_hacienda_draws_a_tile_before_the_regular_take() -> None:
    """4.3: an extra face-down plantation, then the regular take; the row is not touched by the draw."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    assert (game.question.name, game.seat) == ("HACIENDA", 0)
    assert texts(game) == {"draw", "pass"}
    play(game, "draw")
    assert game.seat == pr.CHANCE
    play(game, "turn coffee")
    assert tiles(game, 0) == {"coffee": 1}
    assert game.position()["plantations"]["face_up"] == ROW
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    play(game, "take corn")
    assert tiles(game, 0) == {"corn": 1, "coffee": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1), "one draw a phase"


def test_hacienda_works_for_everyone_not_only_for_the_settler() -> None:
    """3.1 step 1: for each player clockwise from the settler."""
    game = settle({}, {"island": {}, "city": {"hacienda": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("HACIENDA", 1)
    play(game, "draw", "pass")
    assert sum(tiles(game, 1).values()) == 1


def test_an_unoccupied_hacienda_draws_nothing() -> None:
    """4.1: only occupied buildings work; the regular take follows immediately."""
    game = settle({"city": {"hacienda": {}}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)


def test_hacienda_may_be_left_unused() -> None:
    """4.1: using a beige building is optional; after the hacienda the owner may pass the take as well (A65)."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    play(game, "pass")
    assert tiles(game, 0) == {}


def test_hacienda_and_then_no_regular_take() -> None:
    """A65: both are optional, each for itself."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, "draw", "turn sugar", "pass")
    assert tiles(game, 0) == {"sugar": 1}
    assert game.seat == 1


@pytest.mark.parametrize("draws", [True, False])
def test_hacienda_with_one_free_space_takes_the_place_of_the_regular_take(draws: bool) -> None:
    """A2: the owner may draw (then no regular take) or skip the draw and take normally."""
    island = {"corn": {"tiles": 6}, "quarry": {"tiles": 5}}
    game = settle({"island": island, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, *(["draw", "turn indigo"] if draws else ["pass"]))
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1 if draws else 0)


def test_hacienda_needs_a_free_island_space() -> None:
    """3.1 step 1: a drawn tile must be placed, so a full island draws nothing."""
    island = {"corn": {"tiles": 7}, "quarry": {"tiles": 5}}
    game = settle({"island": island, "city": {"hacienda": STAFFED}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hacienda_draws_from_the_shuffled_discards_when_the_stack_is_empty() -> None:
    """A1: the discard pile is shuffled into a new stack first."""
    discard = {"corn": 9, "indigo": 11, "sugar": 10, "tobacco": 8, "coffee": 7}
    empty: list[dict[str, Any]] = [{"island": {}} for _ in range(3)]
    plantations = {"face_up": ROW, "discard": discard}
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, *empty, plantations=plantations, manual=True)
    play(game, "draw")
    assert texts(game) == {f"turn {kind}" for kind in KINDS}
    play(game, "turn coffee")
    after = game.position()["plantations"]
    assert tiles(game, 0) == {"coffee": 1}
    assert after["face_down"] == {**discard, "coffee": 6}
    assert after["discard"] == dict.fromkeys(KINDS, 0)


def test_hacienda_draws_nothing_when_stack_and_discards_are_empty() -> None:
    """A1: 47 of the 50 plantations lie on the islands and 3 in the row."""
    seats: list[dict[str, Any]] = [
        {"island": {kind: {"tiles": n}}} for kind, n in zip(KINDS, (9, 12, 10, 9, 7), strict=True)
    ]
    seats[0]["city"] = {"hacienda": STAFFED}
    game = settle(*seats, players=5, plantations={"face_up": {"corn": 1, "sugar": 1, "coffee": 1}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)


def test_construction_hut_takes_a_quarry_without_the_privilege() -> None:
    """4.3: instead of a face-up plantation; still one tile."""
    game = settle({}, {"island": {}, "city": {"construction_hut": STAFFED}})
    play(game, "pass", "take quarry")
    assert tiles(game, 1) == {"quarry": 1}
    assert game.seat == 2
    assert "take quarry" not in texts(game)


def test_an_unoccupied_construction_hut_takes_no_quarry() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = settle({}, {"city": {"construction_hut": {}}})
    play(game, "pass")
    assert game.seat == 1
    assert "take quarry" not in texts(game)


def test_construction_hut_is_useless_when_quarries_are_gone() -> None:
    """3.1: no quarry left, none for the hut."""
    game = settle({"island": {"quarry": {"tiles": 8}}}, {"city": {"construction_hut": STAFFED}})
    play(game, "pass")
    assert game.seat == 1
    assert "take quarry" not in texts(game)


def test_construction_hut_gives_the_settler_no_second_quarry() -> None:
    """4.6: settler privilege and construction_hut together still give one tile."""
    game = settle({"island": {}, "city": {"construction_hut": STAFFED}})
    play(game, "take quarry")
    assert tiles(game, 0) == {"quarry": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hacienda_tile_cannot_be_replaced_by_a_quarry_with_construction_hut() -> None:
    """4.6 (E14): hacienda and construction_hut: the drawn tile stays; the quarry is the regular take."""
    city = {"hacienda": STAFFED, "construction_hut": STAFFED}
    game = settle({}, {"island": {}, "city": city}, manual=True)
    play(game, "pass")
    assert game.seat == 1
    assert texts(game) == {"draw", "pass"}
    play(game, "draw", "turn tobacco")
    assert tiles(game, 1) == {"tobacco": 1}
    play(game, "take quarry")
    assert tiles(game, 1) == {"tobacco": 1, "quarry": 1}
    assert game.seat == 2


def test_hacienda_gives_the_settler_no_second_quarry() -> None:
    """4.6: settler with hacienda: at most one quarry."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, "draw", "turn tobacco", "take quarry")
    assert tiles(game, 0) == {"tobacco": 1, "quarry": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_hospice_puts_a_colonist_on_the_new_tile(tile: str) -> None:
    """4.3: 1 colonist from the supply on the tile of the regular take, plantation or quarry."""
    game = settle({"island": {}, "city": {"hospice": STAFFED}, "san_juan": {"colonists": 1}})
    before = game.position()["bank"]["colonists"]
    play(game, f"take {tile}")
    assert (game.question.name, game.seat) == ("HOSPICE", 0)
    assert texts(game) == {"colonist", "pass"}
    play(game, "colonist")
    assert seat(game, 0)["island"][tile]["colonists"] == 1
    assert seat(game, 0)["san_juan"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == before - 1
    assert game.position()["colonist_ship"]["colonists"] == 4


def test_hospice_leaves_older_tiles_of_the_kind_empty() -> None:
    """4.3: only that tile; 2 unoccupied corn plantations lie there already."""
    game = settle({"island": {"corn": {"tiles": 2}}, "city": {"hospice": STAFFED}})
    play(game, "take corn", "colonist")
    corn = seat(game, 0)["island"]["corn"]
    assert (corn["tiles"], corn["colonists"]) == (3, 1)


def test_an_unoccupied_hospice_gives_no_colonist() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = settle({"island": {}, "city": {"hospice": {}}})
    play(game, "take corn")
    assert game.seat == 1
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0


def test_hospice_may_be_declined() -> None:
    """A7: optional."""
    game = settle({"island": {}, "city": {"hospice": STAFFED}})
    play(game, "take corn", "pass")
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0
    assert game.position()["bank"]["colonists"] == 74


def test_hospice_gives_nothing_without_a_regular_take() -> None:
    """3.1 step 3: a tile was taken in step 2."""
    game = settle({"city": {"hospice": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hospice_gives_no_colonist_to_the_hacienda_tile() -> None:
    """4.6: hacienda and hospice: only the tile of the regular take."""
    city = {"hacienda": STAFFED, "hospice": STAFFED}
    game = settle({"island": {}, "city": city}, manual=True)
    play(game, "draw", "turn corn")
    assert game.question.name == "TAKE_TILE"
    play(game, "take sugar", "colonist")
    island = seat(game, 0)["island"]
    assert (island["corn"]["colonists"], island["sugar"]["colonists"]) == (0, 1)


def test_hospice_works_on_a_quarry_taken_with_construction_hut() -> None:
    """A67: plantation or quarry from the regular take."""
    city = {"hospice": STAFFED, "construction_hut": STAFFED}
    game = settle({}, {"island": {}, "city": city})
    play(game, "pass", "take quarry", "colonist")
    assert seat(game, 1)["island"]["quarry"]["colonists"] == 1


def test_hospice_takes_from_the_colonist_ship_when_the_supply_is_empty() -> None:
    """A5: the supply is empty, 3 are on the ship."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(75), colonist_ship={"colonists": 3})
    assert game.position()["bank"]["colonists"] == 0
    play(game, "take corn", "colonist")
    assert seat(game, 0)["island"]["corn"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 2


def test_hospice_gives_nothing_when_supply_and_ship_are_empty() -> None:
    """A5: nobody is left to take."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(78), colonist_ship={"colonists": 0})
    play(game, "take corn")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0


def test_hospice_that_takes_the_last_colonist_does_not_end_the_game() -> None:
    """A70: condition 1 is checked only at the refill of a mayor phase."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(73))
    assert game.position()["bank"]["colonists"] == 1
    play(game, "take corn", "colonist")
    assert game.position()["bank"]["colonists"] == 0
    assert game.position()["colonist_ship"]["colonists"] == 4
    assert game.position()["ending"] == []


def test_hospice_may_take_from_the_last_partial_ship() -> None:
    """A68: the rest of the supply went on the ship, the game is ending; the hospice still takes from it."""
    game = table({}, {"city": {"hospice": STAFFED}}, {}, waiting(71), plantations={"face_up": ROW})
    play(game, "mayor", "pass")
    assert game.position()["colonist_ship"]["colonists"] == 3
    play(game, "settler", "take coffee", "colonist")
    assert seat(game, 1)["island"]["coffee"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 2
    assert game.position()["ending"] == ["colonists"]
