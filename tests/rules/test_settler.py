"""Settler: new island tiles (rules 3.1)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import ROW, Board, table, tiles
from play import decline_until, play, seat, texts

import puertorico as pr

NOTHING = {"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}

# Five players, 47 of the 50 plantations on the islands, the last three in the row: nothing left to turn up.
SETTLED: list[dict[str, Any]] = [
    {"island": {"corn": {"tiles": 9}}},
    {"island": {"indigo": {"tiles": 12}}},
    {"island": {"sugar": {"tiles": 10}}},
    {"island": {"tobacco": {"tiles": 9}}},
    {"island": {"coffee": {"tiles": 7}}},
]
LAST_ROW = {"corn": 1, "sugar": 1, "coffee": 1}


def settle(*seats: Board, row: dict[str, int] = ROW, **position: Any) -> pr.Game:
    """A table with this face-up row, where the player on turn has just taken the settler."""
    return play(table(*seats, **{"plantations": {"face_up": row}, **position}), "settler")


def test_a_player_may_take_one_face_up_plantation() -> None:
    """3.1: exactly one face-up plantation, or nothing."""
    game = settle({"island": {}}, {"island": {}})
    play(game, "take corn")
    assert tiles(game, 0) == {"corn": 1}
    assert game.position()["plantations"]["face_up"]["corn"] == 0
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)
    assert texts(game) == {"take indigo", "take sugar", "take tobacco", "take coffee", "pass"}


def test_the_settler_may_take_a_quarry_instead() -> None:
    """3.1: the privilege of the settler is a quarry instead of a plantation; it is still one tile."""
    game = settle({"island": {}})
    assert texts(game) == {"take quarry", *(f"take {kind}" for kind in ROW), "pass"}
    play(game, "take quarry")
    assert tiles(game, 0) == {"quarry": 1}
    assert game.position()["bank"]["quarries"] == 7
    assert sum(game.position()["plantations"]["face_up"].values()) == 5
    assert game.seat == 1


def test_nobody_but_the_settler_may_take_a_quarry() -> None:
    """2, 3.1: the privilege belongs only to the chooser, even if another is governor."""
    game = settle(roles={"mayor": {"taken": 0}})
    assert game.seat == 1
    assert "take quarry" in texts(game)
    for number in (2, 3, 0):
        play(game, "pass")
        assert game.seat == number
        assert "take quarry" not in texts(game)
    with pytest.raises(pr.IllegalAnswer):
        game.play("take quarry")


def test_taking_a_tile_is_optional() -> None:
    """3.1: the regular take may be nothing."""
    game = settle({"island": {"corn": {}}})
    play(game, "pass")
    assert tiles(game, 0) == {"corn": 1}
    assert game.seat == 1


def test_everyone_takes_once_clockwise_from_the_settler() -> None:
    """3.1: for each player clockwise from the settler."""
    game = settle(governor=2)
    order = []
    while game.question.name == "TAKE_TILE":
        order.append(game.seat)
        play(game, "pass")
    assert order == [2, 3, 0, 1]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 3)


def test_a_full_island_takes_nothing() -> None:
    """3.1: a player with 12 island tiles can take nothing."""
    full = {"island": {"corn": {"tiles": 4}, "indigo": {"tiles": 4}, "quarry": {"tiles": 4}}}
    game = settle({}, full)
    play(game, "pass")
    assert game.seat == 2


def test_eleven_tiles_leave_room_for_one_more() -> None:
    """3.1: 12 island spaces; at least 1 free space is enough."""
    game = settle({}, {"island": {"corn": {"tiles": 4}, "indigo": {"tiles": 4}, "quarry": {"tiles": 3}}})
    play(game, "pass", "take coffee")
    assert sum(tiles(game, 1).values()) == 12


def test_without_quarries_the_privilege_gives_none() -> None:
    """3.1: if all quarries are gone, the privilege does not give one."""
    game = settle({}, {"island": {"quarry": {"tiles": 8}}})
    assert game.position()["bank"]["quarries"] == 0
    assert game.seat == 0
    assert texts(game) == {*(f"take {kind}" for kind in ROW), "pass"}


def test_a_new_tile_is_unoccupied_although_colonists_wait_in_san_juan() -> None:
    """3.2, A64: colonists in San Juan stay there until the next mayor phase."""
    game = settle({"island": {}, "san_juan": {"colonists": 3}})
    play(game, "take corn")
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0
    assert seat(game, 0)["san_juan"]["colonists"] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_row_is_discarded_and_one_more_than_the_players_are_turned_up(players: int) -> None:
    """3.1 step 6: the remaining face-up plantations are discarded and n + 1 new ones turned up."""
    game = pr.Game.new(players=players, seed=3)
    before: Any = game.position()["plantations"]
    decline_until(play(game, "settler"), "CHOOSE_ROLE")
    after: Any = game.position()["plantations"]
    assert after["discard"] == before["face_up"]
    assert sum(after["face_up"].values()) == players + 1
    assert sum(after["face_down"].values()) == sum(before["face_down"].values()) - (players + 1)
    for kind in ROW:
        assert after["face_up"][kind] + after["face_down"][kind] == before["face_down"][kind]


def test_only_the_tiles_that_nobody_took_are_discarded() -> None:
    """3.1 step 6: all *remaining* face-up plantations go to the discard pile."""
    game = settle()
    decline_until(play(game, "take corn", "take indigo", "take coffee", "pass"), "CHOOSE_ROLE")
    assert game.position()["plantations"]["discard"] == {**NOTHING, "sugar": 1, "tobacco": 1}


def test_discards_stay_while_the_stack_suffices() -> None:
    """3.1: the face-down tiles are used up first; no shuffle before tiles are missing."""
    plantations = {
        "face_up": {"corn": 4},
        "discard": {"corn": 6, "indigo": 12, "sugar": 11, "tobacco": 5, "coffee": 8},
    }
    game = settle(*({"island": {}} for _ in range(3)), players=3, plantations=plantations)
    assert game.position()["plantations"]["face_down"] == {**NOTHING, "tobacco": 4}
    after = decline_until(game, "CHOOSE_ROLE").position()["plantations"]
    assert after["face_up"] == {**NOTHING, "tobacco": 4}
    assert after["face_down"] == NOTHING
    assert after["discard"] == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 5, "coffee": 8}


def test_the_stack_is_used_up_before_the_discards_are_shuffled() -> None:
    """3.1: last tiles first, then the shuffled discards, this phase's row among them."""
    position = {
        "rules": {"players": 3},
        "seats": [{"island": {}} for _ in range(3)],
        "plantations": {
            "face_up": {"corn": 4},
            "discard": {"corn": 6, "indigo": 12, "sugar": 11, "tobacco": 7, "coffee": 8},
        },
    }
    game = play(pr.Game.from_position(position, chance="manual"), "settler", "pass", "pass", "pass")
    assert game.seat == pr.CHANCE
    assert texts(game) == {f"turn {kind}" for kind in ROW}
    assert game.position()["plantations"] == {
        "face_up": {**NOTHING, "tobacco": 2},
        "face_down": {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 7, "coffee": 8},
        "discard": NOTHING,
    }
    play(game, "turn coffee", "turn coffee")
    assert game.question.name == "CHOOSE_ROLE"
    assert game.position()["plantations"] == {
        "face_up": {**NOTHING, "tobacco": 2, "coffee": 2},
        "face_down": {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 7, "coffee": 6},
        "discard": NOTHING,
    }


def test_the_row_stays_short_when_tiles_are_missing() -> None:
    """3.1: if there are still too few, the row stays short. Here 3 tiles are left for 6 places."""
    game = settle(*SETTLED, players=5, row=LAST_ROW)
    after = decline_until(game, "CHOOSE_ROLE").position()["plantations"]
    assert after == {"face_up": {**NOTHING, **LAST_ROW}, "face_down": NOTHING, "discard": NOTHING}


def test_with_a_short_row_players_may_go_empty_handed() -> None:
    """3.1: some players may go empty-handed; the last one here finds no tile and is not asked."""
    game = settle(*SETTLED, players=5, row=LAST_ROW)
    play(game, "take corn")
    assert game.seat == 2, "seat 1 has a full island"
    play(game, "take sugar", "take coffee")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert tiles(game, 4) == {"coffee": 7}
    assert game.position()["plantations"]["face_up"] == NOTHING


def test_a_settler_without_a_row_may_still_take_a_quarry() -> None:
    """3.1: the quarry pile is separate from the row."""
    counts = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    game = settle(*({"island": {kind: {"tiles": n}}} for kind, n in counts.items()), players=5, row=NOTHING)
    assert game.seat == 0
    assert texts(game) == {"take quarry", "pass"}
    play(game, "take quarry")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_two_players_settle_with_a_row_of_three() -> None:
    """1.2, 3.1: the two-player game has 3 face-up plantations and 5 quarries."""
    game = settle({"island": {}}, {"island": {}}, players=2, row={"corn": 2, "sugar": 1})
    play(game, "take quarry")
    assert game.position()["bank"]["quarries"] == 4
    assert game.seat == 1
    assert texts(game) == {"take corn", "take sugar", "pass"}
    play(game, "take corn")
    after = game.position()["plantations"]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert after["discard"] == {**NOTHING, "corn": 1, "sugar": 1}
    assert sum(after["face_up"].values()) == 3
