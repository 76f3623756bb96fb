"""Expansion I: the Guesthouse and the windows in which guests may move (rules 4.4, A11, A72, A73)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, city
from boards import new_buildings_table as table
from play import decline, decline_until, play, seat, texts

import puertorico as pr
from puertorico.rules.rounds import guests_are_asked_again
from puertorico.rules.state import State

ROW = {"face_up": dict.fromkeys(("corn", "indigo", "sugar", "tobacco", "coffee"), 1)}
ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector")


def host(guests: int = 1, **board: Any) -> Board:
    """The owner of a Guesthouse with these guests, without plantations unless some are named."""
    return {"doubloons": 0, "island": {}, **board, "city": city(guesthouse=guests, **board.get("city", {}))}


def fleet(*kinds: str) -> list[Board]:
    """The ships of capacity 5, 6 and 7 with one barrel of each of these kinds aboard."""
    return [{"capacity": 5 + number, "good": kind, "loaded": 1} for number, kind in enumerate(kinds)]


NO_ROOM_FOR_CORN_AND_INDIGO = fleet("sugar", "tobacco", "coffee")
ROOM_FOR_CORN_AND_INDIGO = fleet("corn", "indigo", "coffee")


def guest_moves(game: pr.Game) -> set[str]:
    """The moves that are offered to a guest now."""
    return {text for text in texts(game) if text.startswith("guest ")}


def windows(game: pr.Game) -> list[tuple[str, int | None]]:
    """Decline everything until the next role choice; the questions and seats at which a guest could move."""
    offered: list[tuple[str, int | None]] = []
    while game.question.name != "CHOOSE_ROLE":
        if guest_moves(game):
            offered.append((game.question.name, game.seat))
        decline(game)
    return offered


def at_work(game: pr.Game, number: int, place: str) -> int:
    """The colonists of a seat on a building or on the tiles of a kind."""
    board = seat(game, number)
    colonists: int = {**board["island"], **board["city"]}[place]["colonists"]
    return colonists


# The move


def test_guests_may_move_to_any_empty_circle_but_the_guesthouse() -> None:
    """4.4, R2: plantations, quarries and other buildings; forests and the Statue have no circle."""
    forest = {"tiles": 1, "under": {"sugar": 1}}
    land: Board = {"corn": {"tiles": 2, "colonists": 1}, "indigo": {"tiles": 1, "colonists": 1}}
    land |= {"quarry": {"tiles": 1}, "forest": forest}
    others = {"hacienda": 0, "forest_house": 1, "sugar_mill": 2, "tobacco_storage": 3, "statue": 0}
    game = table(host(1, island=land, city=others))
    assert guest_moves(game) == {"guest corn", "guest quarry", "guest hacienda", "guest sugar_mill"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("guest indigo")


def test_both_guests_may_move_in_one_window() -> None:
    """A11: 0 to 2 guests; the question stays the same until its own answer comes."""
    game = table(host(2, island={"corn": {"tiles": 3}}))
    play(game, "guest corn", "guest corn")
    assert (at_work(game, 0, "guesthouse"), at_work(game, 0, "corn")) == (0, 2)
    assert (game.question.name, game.seat, guest_moves(game)) == ("CHOOSE_ROLE", 0, set())


def test_guests_work_immediately_and_stay_until_the_next_mayor_phase() -> None:
    """4.4: one corn is produced; only the mayor phase brings colonists back to the guesthouse."""
    game = play(table(host(1, island={"corn": {}})), "guest corn", "craftsman", "pass")
    assert (seat(game, 0)["goods"]["corn"], at_work(game, 0, "corn")) == (1, 1)
    decline_until(play(game, "mayor"), "PLACE", at=0)
    game.arrange({"guesthouse": 2})
    assert (at_work(game, 0, "guesthouse"), at_work(game, 0, "corn")) == (2, 0)


def test_no_other_colonist_may_move() -> None:
    """4.4: a colonist in San Juan and one on a plantation stay; an unoccupied guesthouse offers nothing."""
    land = {"corn": {"tiles": 2, "colonists": 1}}
    board = host(0, island=land, san_juan={"colonists": 1}, city={"hacienda": 0})
    assert texts(table(board)) == set(ROLES)
    for role in ROLES:
        assert windows(play(table({}, board), role)) == []


def test_nothing_is_asked_of_a_guest_who_has_nowhere_to_go() -> None:
    """R2: there must be an empty circle."""
    board = host(2, island={"corn": {"tiles": 1, "colonists": 1}})
    assert texts(table(board)) == set(ROLES)
    assert windows(play(table({}, board), "trader")) == []


def test_the_guesthouse_has_two_circles() -> None:
    """4.2, A55: six empty circles, one of them is filled, so the ship is refilled with five."""
    board = host(0, city={"small_market": 0, "hacienda": 0, "office": 0, "harbor": 0})
    game = decline_until(play(table({}, board), "mayor", "pass"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"]["colonists"] == 5


# Windows


@pytest.mark.parametrize(
    ("role", "questions"),
    [
        ("settler", ["TAKE_TILE"]),
        ("builder", ["BUILD"]),
        ("craftsman", ["GUESTS"]),
        ("trader", ["TRADE"]),
        ("captain", ["GUESTS", "GUESTS"]),
        ("mayor", []),
        ("prospector", []),
    ],
)
def test_the_owner_is_asked_in_every_phase_of_another_player_except_the_mayor(role: str, questions: list[str]) -> None:
    """A11, A72: even if the owner has nothing else to decide; in the captain phase also before storage."""
    board = host(1, island={"corn": {}})
    offered = windows(play(table({}, board, plantations=ROW), role))
    assert {number for _, number in offered} <= {1}
    names = [question for question, _ in offered]
    assert names.count("GUESTS") >= questions.count("GUESTS")
    assert set(questions) <= set(names)
    assert bool(questions) is bool(names)


def test_the_owner_is_asked_in_the_settler_phase_even_with_a_full_island() -> None:
    """A72: the owner's turn is skipped only after the window."""
    board = host(1, island={"corn": {"tiles": 6}, "sugar": {"tiles": 6}})
    plantations = {"face_up": {"indigo": 2, "tobacco": 2, "coffee": 1}}
    game = play(table({}, board, plantations=plantations), "settler", "pass")
    assert (game.seat, texts(game)) == (1, {"guest corn", "guest sugar", "pass"})


def test_a_guest_may_staff_the_hacienda_before_the_draw() -> None:
    """A72: the start of the owner's turn in the settler phase."""
    game = play(table(host(1, city={"hacienda": 0}), plantations=ROW), "settler")
    assert "draw" not in texts(game)
    game.play("guest hacienda")
    assert (game.question.name, texts(game)) == ("HACIENDA", {"draw", "pass"})


@pytest.mark.parametrize(
    ("building", "answer"), [("construction_hut", "take quarry"), ("forest_house", "take corn as forest")]
)
def test_a_guest_may_change_which_tile_can_be_taken(building: str, answer: str) -> None:
    """A11 (a): before the owner's own decision."""
    game = play(table({}, host(1, city={building: 0}), plantations=ROW), "settler", "pass")
    assert (game.question.name, game.seat, answer in texts(game)) == ("TAKE_TILE", 1, False)
    play(game, f"guest {building}", answer)
    assert at_work(game, 1, building) == 1
    assert sum(tiles["tiles"] for tiles in seat(game, 1)["island"].values()) == 1


def test_a_guest_may_staff_the_library_before_the_second_tile() -> None:
    """A72, A73: after all others took their tiles the settler is asked although their library is empty."""
    game = play(table(host(1, city={"library": 0}), plantations=ROW), "settler", "take corn", *["pass"] * 3)
    assert (game.seat, texts(game)) == (0, {"guest corn", "guest library", "pass"})
    game.play("guest library")
    assert texts(game) == {"take indigo", "take sugar", "take tobacco", "take coffee", "pass"}
    game.play("take indigo")
    assert {kind: tiles["tiles"] for kind, tiles in seat(game, 0)["island"].items()} == {
        "corn": 1,
        "indigo": 1,
    }


def test_a_guest_may_staff_the_hunting_lodge_at_the_end_of_the_settler_phase() -> None:
    """A11 (d), A72: a window of all owners before the Hunting Lodges."""
    board = host(1, island={"corn": {"tiles": 1, "colonists": 1}}, city={"hunting_lodge": 0})
    options = {"expansions": ["new_buildings", "nobles"]}
    game = play(table({}, board, plantations=ROW, options=options), "settler", *["pass"] * 4)
    assert (game.question.name, game.seat) == ("GUESTS", 1)
    assert texts(game) == {"guest hunting_lodge", "pass"}
    assert play(game.copy(), "pass").question.name == "CHOOSE_ROLE"
    game.play("guest hunting_lodge")
    assert (game.question.name, game.seat) == ("HUNTING_LODGE", 1)


def test_a_guest_may_staff_the_quarry_that_makes_a_building_affordable() -> None:
    """A72: without a doubloon the owner is asked all the same; the quarry pays for buildings of cost 1."""
    game = table({}, host(1, island={"quarry": {}}))
    decline_until(play(game, "builder"), "BUILD", at=1)
    assert texts(game) == {"guest quarry", "pass"}
    game.play("guest quarry")
    assert texts(game) == {"build small_indigo_plant", "build small_market", "pass"}


def test_a_guest_may_staff_the_university_before_building() -> None:
    """A11 (a), A73: checked when the new building is placed."""
    game = play(table(host(1, city={"university": 0})), "builder")
    idle = play(game.copy(), "build small_indigo_plant")
    assert idle.question.name == "BUILD"
    play(game, "guest university", "build small_indigo_plant")
    assert (game.question.name, game.seat) == ("UNIVERSITY", 0)


def test_a_guest_may_staff_the_black_market_and_another_one_pay_there() -> None:
    """A11 (a), A41: a Harbor for 7 d with 6 d; the guest who stayed in the guesthouse is returned."""
    game = play(table(host(2, doubloons=6, city={"black_market": 0})), "builder")
    assert "build harbor" not in texts(game)
    play(game, "guest black_market", "build harbor")  # no other piece can be returned, so it plays itself
    assert (at_work(game, 0, "guesthouse"), at_work(game, 0, "black_market")) == (0, 1)
    assert "harbor" in seat(game, 0)["city"]


def test_a_guest_may_move_to_a_building_that_was_just_built() -> None:
    """3.3: unoccupied until the next mayor phase, except with the guesthouse."""
    board = host(1, doubloons=4, goods={"coffee": 1})
    game = play(table(board, trading_house=["coffee"]), "builder", "build office")
    decline_until(play(decline_until(game, "CHOOSE_ROLE"), "trader"), "TRADE", at=0)
    assert texts(game) == {"guest office", "pass"}
    play(game, "guest office", "sell coffee")
    assert seat(game, 0)["doubloons"] == 4


def test_a_guest_may_move_before_the_owners_production() -> None:
    """A11 (e): after the craftsman's production and before that of the players after them."""
    farmer = {"island": {"corn": {"tiles": 1, "colonists": 1}}}
    game = play(table(farmer, host(2, island={"corn": {"tiles": 3}}), farmer), "craftsman")
    assert (game.question.name, game.seat) == ("GUESTS", 1)
    assert [seat(game, number)["goods"]["corn"] for number in range(3)] == [1, 0, 0]
    play(game, "guest corn", "guest corn")
    assert [seat(game, number)["goods"]["corn"] for number in range(3)] == [1, 2, 1]


def test_a_guest_who_comes_after_the_production_does_not_catch_up() -> None:
    """A73: staffing a tile after its moment gives nothing."""
    game = play(table({}, host(1, island={"corn": {}})), "craftsman", "pass", "guest corn")
    assert (game.question.name, at_work(game, 1, "corn")) == ("CHOOSE_ROLE", 1)
    assert seat(game, 1)["goods"]["corn"] == 0


def test_a_guest_may_staff_the_library_before_the_privilege_good() -> None:
    """A72, A73: two more barrels instead of one."""
    board = host(1, island={"corn": {"tiles": 1, "colonists": 1}}, city={"library": 0})
    game = play(table(board), "craftsman", "pass")
    assert (game.question.name, texts(game)) == (
        "CRAFTSMAN_PRIVILEGE",
        {"extra corn", "guest library", "pass"},
    )
    play(game, "guest library", "extra corn", "extra corn")
    assert seat(game, 0)["goods"]["corn"] == 3


@pytest.mark.parametrize(
    ("building", "sale"), [("office", "sell coffee"), ("trading_post", "sell coffee trading_post")]
)
def test_a_guest_may_make_a_sale_possible(building: str, sale: str) -> None:
    """A72: coffee is in the house, so without the guest the owner could not sell."""
    board = host(1, goods={"coffee": 1}, city={building: 0})
    game = play(table({}, board, trading_house=["coffee"]), "trader")
    assert (game.question.name, game.seat, texts(game)) == ("TRADE", 1, {f"guest {building}", "pass"})
    play(game, f"guest {building}", sale)
    assert seat(game, 1)["doubloons"] == 4


@pytest.mark.parametrize(("building", "bonus"), [("small_market", 1), ("large_market", 2), ("library", 1)])
def test_a_guest_may_raise_the_income_of_a_sale(building: str, bonus: int) -> None:
    """A73: checked at the sale; sugar alone brings the trader 2 + 1 d."""
    game = play(table(host(1, goods={"sugar": 1}, city={building: 0})), "trader")
    assert seat(play(game.copy(), "sell sugar"), 0)["doubloons"] == 3
    assert seat(play(game, f"guest {building}", "sell sugar"), 0)["doubloons"] == 3 + bonus


def test_the_first_window_of_the_captain_phase_comes_before_the_union_hall() -> None:
    """A72, A74: a guest who moves there later in the turn is too late for the pairs."""
    board = host(1, goods={"corn": 2, "indigo": 2}, city={"union_hall": 0})
    game = play(table({}, board, ships=ROOM_FOR_CORN_AND_INDIGO), "captain")
    assert (game.question.name, game.seat, texts(game)) == ("GUESTS", 1, {"guest union_hall", "pass"})
    assert guests_are_asked_again(State.of(game.record))  # before the storage
    early = play(game.copy(), "guest union_hall")
    assert (early.question.name, seat(early, 1)["vp"]) == ("LOAD", 2)
    game.play("pass")
    assert texts(game) == {"load corn 5", "load indigo 6", "guest union_hall"}
    play(game, "guest union_hall")
    assert (game.question.name, seat(game, 1)["vp"]) == ("LOAD", 0)


@pytest.mark.parametrize(("answers", "captains"), [(["guest lighthouse"], 1), (["pass", "guest lighthouse"], 0)])
def test_a_guest_in_the_lighthouse_earns_the_captains_doubloon_only_in_time(answers: list[str], captains: int) -> None:
    """A74: the captain's doubloon comes with the first turn; the doubloon per loading is separate."""
    board = host(1, goods={"corn": 1, "indigo": 1}, city={"lighthouse": 0})
    game = play(table(board, ships=ROOM_FOR_CORN_AND_INDIGO), "captain", *answers)
    assert (game.question.name, seat(game, 0)["doubloons"]) == ("LOAD", captains)
    game.play("load corn 5")  # the indigo follows by itself
    assert seat(game, 0)["doubloons"] == captains + 2


def test_a_guest_may_staff_the_wharf_of_a_player_who_cannot_load() -> None:
    """A72: the owner is skipped only after the window."""
    board = host(1, goods={"corn": 3}, city={"wharf": 0})
    game = play(table({}, board, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain")
    decline_until(game, "LOAD", at=1)
    assert texts(game) == {"guest wharf", "pass"}
    game.play("guest wharf")
    assert texts(game) == {"load corn wharf", "pass"}
    assert seat(play(game, "load corn wharf"), 1)["vp"] == 3


def test_a_guest_in_the_harbor_counts_from_the_next_loading_on() -> None:
    """A11 (a), A73: the first loading is not paid again."""
    board = host(1, goods={"corn": 1, "indigo": 1}, city={"harbor": 0})
    game = play(table({}, board, ships=ROOM_FOR_CORN_AND_INDIGO), "captain", "pass", "load corn 5")
    assert (game.seat, texts(game)) == (1, {"load indigo 6", "guest harbor"})
    game.play("guest harbor")  # then the indigo is loaded by itself
    assert seat(game, 1)["vp"] == 1 + (1 + 1)


@pytest.mark.parametrize(
    ("building", "answers", "kept"),
    [
        ("storehouse", ["keep one corn"] * 2 + ["keep one indigo"] * 2, [2, 2]),
        ("small_warehouse", ["keep all corn", "keep one indigo"], [3, 1]),
    ],
)
def test_a_guest_may_staff_a_store_before_the_storage(building: str, answers: list[str], kept: list[int]) -> None:
    """A11 (c), 4.6: the last window of the captain phase, when nobody can load anymore."""
    board = host(1, goods={"corn": 3, "indigo": 3}, city={building: 0})
    game = play(table({}, board, ships=NO_ROOM_FOR_CORN_AND_INDIGO), "captain")
    window = game
    while game.question.name != "STORE":
        if game.question.name == "GUESTS":
            window = game.copy()
        decline(game)
    assert texts(game) == {"keep one corn", "keep one indigo", "pass"}
    play(window, f"guest {building}", *answers)
    assert [seat(window, 1)["goods"][kind] for kind in ("corn", "indigo")] == kept
    assert window.question.name == "CHOOSE_ROLE"


@pytest.mark.parametrize(("answers", "doubloons"), [(["guest library", "prospector"], 2), (["prospector"], 1)])
def test_a_guest_may_staff_the_library_before_a_role_is_taken(answers: list[str], doubloons: int) -> None:
    """A11 (b), A72: for the prospector this is the only window."""
    game = play(table(host(1, city={"library": 0})), *answers)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert seat(game, 0)["doubloons"] == doubloons


def test_a_guest_in_the_library_doubles_the_privilege_of_the_mayor() -> None:
    """A72: only if the guest moved before the role was taken; the mayor phase itself has no window."""
    game = table(host(1, city={"library": 0}))
    late = play(game.copy(), "mayor")
    assert (late.question.name, texts(late)) == ("MAYOR_PRIVILEGE", {"colonist", "pass"})
    assert play(late, "colonist").question.name != "MAYOR_PRIVILEGE"
    play(game, "guest library", "mayor", "colonist")
    assert (game.question.name, texts(game)) == ("MAYOR_PRIVILEGE", {"colonist", "pass"})


# The end of the game


def last_role(board: Board) -> pr.Game:
    """Seat 3 takes the last role of the last round; the board is that of seat 0."""
    roles = {role: {"taken": number} for number, role in enumerate(("settler", "trader", "captain"))}
    return table(board, roles=roles, options={"max_rounds": 1})


@pytest.mark.parametrize(("answer", "points"), [("guest residence", 4), ("guest corn", 0), ("pass", 0)])
def test_a_guest_may_move_into_a_large_building_before_scoring(answer: str, points: int) -> None:
    """A72: one more window after the last phase of the game."""
    game = play(last_role(host(1, island={"corn": {}}, city={"residence": 0})), "prospector")
    assert (game.question.name, game.seat) == ("GUESTS", 0)
    assert texts(game) == {"guest corn", "guest residence", "pass"}
    assert not guests_are_asked_again(State.of(game.record))
    game.play(answer)
    assert (game.is_over, game.scores[0].residence) == (True, points)


def test_there_is_no_last_window_if_the_last_phase_was_a_mayor_phase() -> None:
    """A72: the owner had just arranged all colonists."""
    game = last_role(host(2, island={"corn": {"tiles": 2}}, city={"residence": 0}))
    play(game, "mayor", "pass")
    assert (game.question.name, game.seat) == ("PLACE", 0)
    game.arrange({"guesthouse": 2, "corn": 1})
    assert (game.is_over, game.scores[0].residence) == (True, 0)
