"""Expansion II: the Hunting Lodge discards a tile or brings points (rules 4.5)."""

from __future__ import annotations

from typing import Any

import pytest
from noble_tables import COFFEE_ROW, COLONIST, NO_TILES, NOBLE, asked_in_this_phase, table
from play import decline_until, play, seat, texts


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
