"""Mayor: new colonists (rules 3.2)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import colonists, table, waiting
from play import play, seat

import puertorico as pr

IN_ALL = {2: 42, 3: 58, 4: 79, 5: 100}


def test_colonists_are_dealt_one_by_one_from_the_mayor_on() -> None:
    """3.2: with 6 on the ship and the privilege, four players get 3, 2, 1, 1."""
    game = play(table(colonist_ship={"colonists": 6}), "mayor", "colonist")
    assert [colonists(game, number) for number in range(4)] == [3, 2, 1, 1]


@pytest.mark.parametrize(
    ("players", "aboard", "shares"),
    [
        (2, 2, [1, 1]),
        (2, 5, [3, 2]),
        (3, 3, [1, 1, 1]),
        (3, 7, [3, 2, 2]),
        (4, 10, [3, 3, 2, 2]),
        (5, 12, [3, 3, 2, 2, 2]),
    ],
)
def test_the_ship_is_dealt_out_until_it_is_empty(players: int, aboard: int, shares: list[int]) -> None:
    """3.2: the k-th player in order gets ceil((S - k + 1) / n); the mayor declines the privilege here."""
    game = play(table(players=players, colonist_ship={"colonists": aboard}), "mayor", "pass")
    assert [colonists(game, number) for number in range(players)] == shares


def test_a_ship_smaller_than_the_table_leaves_the_last_players_without() -> None:
    """A54: some players get nothing from a ship with fewer colonists than players."""
    game = play(table(colonist_ship={"colonists": 2}), "mayor", "pass")
    assert [colonists(game, number) for number in range(4)] == [1, 1, 0, 0]


def test_dealing_starts_with_the_mayor_not_with_the_governor() -> None:
    """3.2: clockwise from the mayor; the privilege is the mayor's too."""
    game = table(roles={"builder": {"taken": 0}}, colonist_ship={"colonists": 5})
    play(game, "mayor", "colonist")
    assert [colonists(game, number) for number in range(4)] == [1, 3, 1, 1]


def test_the_privilege_colonist_comes_from_the_supply() -> None:
    """3.2: 1 additional colonist from the supply; 4 more go on the ship at the refill."""
    game = play(table(), "mayor", "colonist")
    assert colonists(game, 0) == 2
    assert game.position()["bank"]["colonists"] == 75 - 1 - 4


def test_the_mayor_may_decline_the_privilege() -> None:
    """A3: privileges are optional, the distribution is not."""
    game = table()
    play(game, "mayor")
    assert (game.question.name, game.seat) == ("MAYOR_PRIVILEGE", 0)
    play(game, "pass")
    assert colonists(game, 0) == 1
    assert game.position()["bank"]["colonists"] == 75 - 4


def test_colonists_from_the_ship_cannot_be_refused() -> None:
    """A3: the distribution is automatic; after the privilege nothing more is asked here."""
    game = play(table(), "mayor", "pass")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert [colonists(game, number) for number in range(4)] == [1, 1, 1, 1]


def test_an_empty_supply_gives_no_privilege_colonist() -> None:
    """3.2: if the supply is empty, the mayor gets nothing, not even from the ship."""
    game = play(table({}, {}, {}, waiting(75)), "mayor")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert [colonists(game, number) for number in range(4)] == [1, 1, 1, 76]


def test_colonists_may_not_be_kept_back_while_a_circle_is_empty() -> None:
    """3.2: forced filling; 2 colonists, 4 circles, so both must work."""
    board: dict[str, Any] = {"island": {"corn": {}, "indigo": {}, "quarry": {}}, "city": {"hacienda": {}}}
    game = play(table(board), "mayor", "colonist")
    assert (game.question.name, game.seat) == ("PLACE", 0)
    with pytest.raises(pr.IllegalAnswer):
        game.arrange({"corn": 1})
    game.arrange({"corn": 1, "hacienda": 1})
    after = seat(game, 0)
    assert after["island"]["corn"]["colonists"] == after["city"]["hacienda"]["colonists"] == 1
    assert after["san_juan"]["colonists"] == 0


@pytest.mark.parametrize("wish", [{"corn": 2}, {"corn": 1, "indigo": 1, "quarry": 1}, {"corn": 1, "office": 1}])
def test_every_circle_takes_one_colonist_and_players_place_only_colonists_they_have(wish: dict[str, int]) -> None:
    """3.2: one colonist a circle, on their own tiles, and only the colonists they have."""
    board: dict[str, Any] = {"island": {"corn": {}, "indigo": {}, "quarry": {}}, "city": {"hacienda": {}}}
    game = play(table(board), "mayor", "colonist")
    before = game.position()
    with pytest.raises(pr.IllegalAnswer):
        game.arrange(wish)
    assert game.position() == before


def placements(game: pr.Game) -> list[tuple[int, int, int]]:
    """Colonists on corn, indigo and hacienda of seat 0 for every way to answer its questions."""
    if game.question.name != "PLACE":
        board = seat(game, 0)
        on_island = (board["island"][kind]["colonists"] for kind in ("corn", "indigo"))
        return [(*on_island, board["city"]["hacienda"]["colonists"])]
    found = []
    for answer in game.answers:
        after = game.copy()
        after.play(answer)
        found += placements(after)
    return found


def test_every_full_arrangement_is_reached_in_exactly_one_way() -> None:
    """3.2: any arrangement of 2 colonists on 2 corn, 1 indigo and the hacienda, none left over."""
    board = {"island": {"corn": {"tiles": 2}, "indigo": {}}, "city": {"hacienda": {}}}
    game = play(table(board), "mayor", "colonist")
    assert sorted(placements(game)) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]


def test_colonists_already_at_work_may_move() -> None:
    """3.2: players may arrange all their colonists, also those already on tiles."""
    board = {"island": {"corn": {"colonists": 1}, "indigo": {}, "quarry": {}}}
    game = play(table(board), "mayor", "pass")
    game.arrange({"indigo": 1, "quarry": 1})
    working = {kind: there["colonists"] for kind, there in seat(game, 0)["island"].items()}
    assert working == {"corn": 0, "indigo": 1, "quarry": 1}


def test_colonists_waiting_in_san_juan_are_placed() -> None:
    """3.2: those in San Juan wait for the mayor phase; with circles enough all of them go to work."""
    board: dict[str, Any] = {"island": {"corn": {}, "indigo": {}, "quarry": {}}, "san_juan": {"colonists": 2}}
    game = play(table(board), "mayor", "pass")
    assert seat(game, 0)["san_juan"]["colonists"] == 0
    assert [there["colonists"] for there in seat(game, 0)["island"].values()] == [1, 1, 1]


def test_surplus_colonists_stay_in_san_juan_when_every_circle_is_full() -> None:
    """3.2: after placement San Juan is empty or there is no empty circle."""
    board = {"island": {"corn": {}}, "city": {"coffee_roaster": {}}, "san_juan": {"colonists": 4}}
    game = play(table(board), "mayor", "colonist")
    after = seat(game, 0)
    assert after["island"]["corn"]["colonists"] == 1
    assert after["city"]["coffee_roaster"]["colonists"] == 2
    assert after["san_juan"]["colonists"] == 6 - 3


def test_players_place_in_turn_order_from_the_mayor() -> None:
    """3.2: placement in turn order from the mayor."""
    board: dict[str, Any] = {"island": {"corn": {}, "indigo": {}}}
    game = play(table(board, board, board, board, governor=2), "mayor", "pass")
    order = []
    while game.question.name == "PLACE":
        order.append(game.seat)
        game.arrange({"indigo": 1})
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ship_is_refilled_with_at_least_one_colonist_a_player(players: int) -> None:
    """3.2: R = max(n, E); nobody has a building here."""
    game = table(players=players, colonist_ship={"colonists": players + 1})
    play(game, "mayor", "pass")
    assert game.position()["colonist_ship"]["colonists"] == players
    assert game.position()["bank"]["colonists"] == IN_ALL[players] - 2 * players - 1


def test_the_refill_counts_empty_circles_on_the_buildings_of_all_players() -> None:
    """3.2, A55: E counts buildings only; 2 + 1 + 2 circles are empty, 5 empty plantations do not matter."""
    game = table(
        {"island": {"corn": {"tiles": 6}}},
        {"island": {}, "city": {"indigo_plant": {}}},
        {"island": {}, "city": {"coffee_roaster": {}}},
        {"island": {}, "city": {"tobacco_storage": {}}},
    )
    play(game, "mayor", "pass")
    assert game.position()["colonist_ship"]["colonists"] == 5
    assert game.position()["bank"]["colonists"] == 75 - 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("privilege", ["pass", "colonist"])
def test_a_supply_of_exactly_the_refill_does_not_end_the_game(players: int, privilege: str) -> None:
    """3.2, 5.1: n left for a refill of n is enough; one less puts the rest on the ship and ends the game."""
    seats: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    game = table(*seats, waiting(IN_ALL[players] - 2 * players), players=players)
    assert game.position()["bank"]["colonists"] == players
    play(game, "mayor", privilege)
    taken = 1 if privilege == "colonist" else 0
    after = game.position()
    assert after["colonist_ship"]["colonists"] == players - taken
    assert after["bank"]["colonists"] == 0
    assert after["ending"] == (["colonists"] if taken else [])


def test_a_refill_for_many_empty_circles_can_end_the_game_too() -> None:
    """3.2, 5.1: the required number is R, not the minimum: 5 left, 6 empty circles."""
    city: dict[str, Any] = {"sugar_mill": {}, "tobacco_storage": {}, "office": {}}
    game = table({}, {"island": {}, "city": city}, {}, waiting(70))
    play(game, "mayor", "pass")
    game.arrange({"office": 1})
    after = game.position()
    assert after["colonist_ship"]["colonists"] == 5
    assert after["ending"] == ["colonists"]


def test_an_empty_supply_puts_nothing_on_the_ship() -> None:
    """3.2: if the supply is already empty nothing is put on the ship."""
    game = play(table({}, {}, {}, waiting(75)), "mayor")
    assert game.position()["colonist_ship"]["colonists"] == 0
    assert game.position()["ending"] == ["colonists"]
