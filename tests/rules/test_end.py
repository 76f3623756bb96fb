"""The end of the game: its conditions, and the last round (rules 5.1)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, table
from play import decline_until, play, seat, take_roles, texts

import puertorico as pr

CITY_OF_TEN = (
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
)


def ending(game: pr.Game) -> set[str]:
    """The end conditions that have been met."""
    return set(game.position()["ending"])


def bank(game: pr.Game) -> dict[str, Any]:
    """The common supply."""
    return dict(game.position()["bank"])


def settled(*city: str) -> Board:
    """A seat with one occupied corn plantation and these buildings, one colonist on each."""
    island = {"corn": {"tiles": 1, "colonists": 1}}
    return {"island": island, "city": {building: {"colonists": 1} for building in city}}


def running_out_of_colonists(left: int, *seats: Board, expansions: tuple[str, ...] = ()) -> pr.Game:
    """Four players, the colonist ship as after setup, this many colonists in the bank.

    Seats not given are `settled()`; all other colonists wait in the San Juan of seats 0 to 2, so that their
    placement is no choice.
    """
    boards = [{**board} for board in (*seats, *(settled() for _ in range(4 - len(seats))))]
    tiles = [tile for board in boards for tile in (*board["island"].values(), *board["city"].values())]
    at_work = sum(tile["colonists"] for tile in tiles)
    idle = (100 - 3 if "nobles" in expansions else 79 - 4) - left - at_work
    for number, share in enumerate((idle - 2 * (idle // 3), idle // 3, idle // 3)):
        boards[number]["san_juan"] = {"colonists": share}
    game = table(*boards, expansions=expansions)
    assert bank(game)["colonists"] == left
    return game


def captain_with(corn: int, chips: int, *others: Board, expansions: tuple[str, ...] = ()) -> pr.Game:
    """Four players; seat 0 can load its corn in one way only; this many chips are left in the bank."""
    boards = [{"goods": {"corn": corn}}, *others, *({} for _ in range(2 - len(others)))]
    held = sum(board.get("vp", 0) for board in boards)
    game = table(
        *boards,
        {"vp": 100 - chips - held},
        ships=[
            {"capacity": 5, "good": "corn", "loaded": 1},
            {"capacity": 6, "good": None, "loaded": 0},
            {"capacity": 7, "good": None, "loaded": 0},
        ],
        expansions=expansions,
    )
    assert bank(game)["vp"] == chips
    return game


def builder_with(*city: str, doubloons: int = 9, expansions: tuple[str, ...] = ()) -> pr.Game:
    """Four players; seat 0 has just become the builder and owns these buildings, unoccupied."""
    board = {"doubloons": doubloons, "city": {building: {} for building in city}}
    rules = {"players": 4, "expansions": list(expansions)}
    return play(pr.Game.from_position({"rules": rules, "seats": [board]}), "builder")


def test_the_game_ends_when_the_supply_cannot_refill_the_colonist_ship() -> None:
    """5.1, condition 1: 3 colonists are left, 4 are required; the rest goes on the ship (3.2)."""
    game = play(running_out_of_colonists(3), "mayor", "pass")
    assert ending(game) == {"colonists"}
    assert game.position()["colonist_ship"]["colonists"] == 3
    assert bank(game)["colonists"] == 0


def test_exactly_the_required_colonists_do_not_end_the_game() -> None:
    """3.2: if the supply holds exactly R it is emptied but condition 1 is not met."""
    game = play(running_out_of_colonists(4), "mayor", "pass")
    assert ending(game) == set()
    assert game.position()["colonist_ship"]["colonists"] == 4
    assert bank(game)["colonists"] == 0
    take_roles(game, "prospector", "trader", "captain")
    assert (game.is_over, game.position()["round"], game.seat) == (False, 2, 1)


def test_an_empty_supply_ends_the_game_at_the_refill_and_leaves_the_ship_empty() -> None:
    """3.2: if the supply is already empty nothing is put on the ship; the mayor has no privilege to take."""
    game = play(running_out_of_colonists(0), "mayor")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert ending(game) == {"colonists"}
    assert game.position()["colonist_ship"]["colonists"] == 0


@pytest.mark.parametrize(("left", "met"), [(4, {"colonists"}), (5, set())])
def test_the_required_colonists_are_the_empty_circles_on_buildings(left: int, met: set[str]) -> None:
    """3.2: R = max(n, E); with 5 empty building circles 4 colonists are too few and 5 are enough."""
    owner = settled()
    owner["city"] = {"indigo_plant": {"colonists": 0}, "sugar_mill": {"colonists": 0}}
    game = running_out_of_colonists(left, settled(), settled(), settled(), owner)
    play(game, "mayor", "pass")
    assert (game.question.name, game.seat) == ("PLACE", 3)
    game.arrange({"corn": 1, "indigo_plant": 1})
    assert ending(game) == met
    assert game.position()["colonist_ship"]["colonists"] == left


@pytest.mark.parametrize(("left", "met"), [(4, {"colonists"}), (5, set())])
def test_the_mayors_privilege_colonist_is_missing_at_the_refill(left: int, met: set[str]) -> None:
    """3.2: the privilege comes from the supply before the refill."""
    game = play(running_out_of_colonists(left), "mayor", "colonist")
    assert ending(game) == met


@pytest.mark.parametrize("left", [0, 2])
def test_too_few_colonists_never_end_a_game_with_nobles(left: int) -> None:
    """6.2: end condition 1 is canceled with Expansion II; the ship gets 1 noble and what is left."""
    game = take_roles(running_out_of_colonists(left, expansions=("nobles",)), "mayor")
    assert ending(game) == set()
    assert game.position()["colonist_ship"] == {"colonists": left, "nobles": 1}
    take_roles(game, "prospector", "trader", "captain")
    assert (game.is_over, game.position()["round"]) == (False, 2)


def test_a_hospice_that_takes_the_last_colonist_does_not_end_the_game() -> None:
    """A70: condition 1 is checked only at the refill of a mayor phase."""
    game = running_out_of_colonists(1, settled("hospice"))
    play(game, "settler", "take quarry", "colonist")
    assert bank(game)["colonists"] == 0
    assert ending(game) == set()
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader", "captain")
    assert (game.is_over, game.position()["round"]) == (False, 2)


def test_a_university_that_takes_the_last_colonist_does_not_end_the_game() -> None:
    """A70."""
    game = running_out_of_colonists(1, {**settled("university"), "doubloons": 4})
    play(game, "builder", "build hospice", "colonist")
    assert bank(game)["colonists"] == 0
    assert ending(game) == set()
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader", "captain")
    assert (game.is_over, game.position()["round"]) == (False, 2)


def test_the_round_is_played_to_its_end_after_a_condition_is_met() -> None:
    """5.1: the game ends at the end of the round; all remaining role choices are played normally."""
    game = play(running_out_of_colonists(3), "mayor", "pass")
    for number, role in ((1, "prospector"), (2, "trader"), (3, "captain")):
        assert (game.is_over, game.question.name, game.seat) == (False, "CHOOSE_ROLE", number)
        game.play(role)
    assert game.is_over
    assert game.seat is None
    assert ending(game) == {"colonists"}


def test_a_condition_met_by_the_last_role_of_the_round_ends_the_game_immediately() -> None:
    """5.1: the end of the round follows the phase in which the condition was met."""
    game = take_roles(running_out_of_colonists(3), "prospector", "trader", "captain")
    assert not game.is_over
    play(game, "mayor", "pass")
    assert game.is_over


@pytest.mark.parametrize("expansions", [(), ("new_buildings",), ("nobles",)])
def test_the_twelfth_city_space_ends_the_game(expansions: tuple[str, ...]) -> None:
    """5.1, condition 2: a player fills all 12 city spaces; it applies with the expansions too."""
    game = builder_with(*CITY_OF_TEN, "hospice", expansions=expansions)
    game.play("build office")
    assert ending(game) == {"city"}
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader")
    assert not game.is_over
    take_roles(game, "captain")
    assert game.is_over


def test_the_eleventh_city_space_does_not_end_the_game() -> None:
    """5.1, condition 2: all 12 spaces."""
    game = play(builder_with(*CITY_OF_TEN), "build office")
    assert ending(game) == set()
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader", "captain")
    assert not game.is_over


def test_a_large_building_fills_two_city_spaces() -> None:
    """3.3, 5.1: with 10 spaces filled a large building is the 12th; with 11 filled it does not fit."""
    game = play(builder_with(*CITY_OF_TEN), "build fortress")
    assert ending(game) == {"city"}
    assert "build fortress" not in texts(builder_with(*CITY_OF_TEN, "hospice"))


@pytest.mark.parametrize(
    ("corn", "chips", "noted", "met"),
    [(1, 2, 0, set()), (2, 3, 0, {"chips"}), (4, 3, 2, {"chips"})],
)
def test_the_last_chip_ends_the_game(corn: int, chips: int, noted: int, met: set[str]) -> None:
    """5.1, condition 3, A28: with 3 chips left the captain gains corn + 1 VP; exactly zero chips left is the
    end, and what the supply cannot pay is noted."""
    game = play(captain_with(corn, 3), "captain")
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"]) == (chips, noted)
    assert bank(game)["vp"] == 3 - chips
    assert ending(game) == met
    assert game.scores[0].chips == corn + 1
    take_roles(game, "prospector", "trader", "craftsman")
    assert game.is_over == bool(met)


@pytest.mark.parametrize("expansions", [("new_buildings",), ("nobles",)])
def test_the_last_chip_ends_a_game_with_expansions(expansions: tuple[str, ...]) -> None:
    """5.1: condition 3 applies with the expansions."""
    assert ending(play(captain_with(2, 3, expansions=expansions), "captain")) == {"chips"}


def test_the_captain_phase_continues_after_the_last_chip() -> None:
    """5.1: the current phase is played normally; further points are noted."""
    game = captain_with(2, 3, {"goods": {"indigo": 2}})
    play(game, "captain", "load indigo 6")
    assert (seat(game, 1)["vp"], seat(game, 1)["noted"]) == (0, 2)
    assert game.scores[1].total == 2


def test_a_church_that_takes_the_last_chip_ends_the_game() -> None:
    """A27: condition 3 is met in any phase in which chips are paid."""
    owner = {"doubloons": 3, "city": {"church": {"colonists": 1}}}
    position = {"rules": {"players": 4, "expansions": ["new_buildings"]}, "seats": [owner, {"vp": 99}]}
    game = play(pr.Game.from_position(position), "builder", "build sugar_mill")
    assert (seat(game, 0)["vp"], bank(game)["vp"]) == (1, 0)
    assert ending(game) == {"chips"}
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader", "captain")
    assert game.is_over


def test_two_conditions_may_be_met_in_one_round() -> None:
    """5.1: at least one condition; each is latched by itself."""
    owner: Board = {"doubloons": 9, "city": {building: {} for building in (*CITY_OF_TEN, "hospice")}}
    game = play(captain_with(2, 3, owner), "captain", "builder", "build office")
    assert ending(game) == {"chips", "city"}


def test_noted_points_count_like_chips_for_the_customs_house_too() -> None:
    """5.1, 4.3: 4 VP, all of them noted after the captain took the last chips, give +1 VP."""
    game = captain_with(2, 3, {"goods": {"indigo": 4}, "city": {"customs_house": {"colonists": 1}}})
    play(game, "captain", "load indigo 6")
    assert (seat(game, 1)["vp"], seat(game, 1)["noted"]) == (0, 4)
    assert (game.scores[1].chips, game.scores[1].customs_house, game.scores[1].total) == (4, 1, 4 + 4 + 1)


BLACK_MARKET = {"doubloons": 1, "vp": 1, "city": {"black_market": {"colonists": 1}}}


def test_a_chip_returned_after_the_last_one_was_taken_does_not_save_the_game() -> None:
    """A69, 4.4: conditions are latched; the Black Market's chip comes too late."""
    game = captain_with(2, 3, BLACK_MARKET, expansions=("new_buildings",))
    play(game, "captain", "builder", "build small_warehouse")
    assert (seat(game, 1)["vp"], bank(game)["vp"]) == (0, 1)
    assert ending(game) == {"chips"}
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader")
    assert game.is_over


def test_a_chip_returned_before_the_supply_is_used_up_is_available_again() -> None:
    """A69: a piece returned before a condition is met is simply back in the supply."""
    rules = {"players": 4, "expansions": ["new_buildings"]}
    seats = [BLACK_MARKET, {"goods": {"corn": 2}}, {}, {"vp": 96}]
    game = play(pr.Game.from_position({"rules": rules, "seats": seats}), "builder", "build small_warehouse")
    assert bank(game)["vp"] == 3 + 1
    take_roles(decline_until(game, "CHOOSE_ROLE"), "captain")
    assert (seat(game, 1)["vp"], bank(game)["vp"]) == (3, 1)
    assert ending(game) == set()


def test_a_colonist_returned_after_the_ship_ran_short_does_not_save_the_game() -> None:
    """A69, 4.4."""
    owner = {**settled("black_market"), "doubloons": 1}
    game = running_out_of_colonists(3, settled(), owner, expansions=("new_buildings",))
    play(game, "mayor", "pass", "builder", "build small_warehouse", "pay colonist san_juan")
    assert bank(game)["colonists"] == 1
    assert ending(game) == {"colonists"}
    take_roles(decline_until(game, "CHOOSE_ROLE"), "prospector", "trader")
    assert game.is_over


def test_two_players_play_all_six_roles_after_a_condition_is_met() -> None:
    """A62: the end of the round, with 2 players after each has taken three roles."""
    ships = [{"capacity": 4, "good": "corn", "loaded": 1}, {"capacity": 6, "good": None, "loaded": 0}]
    game = table({"goods": {"corn": 2}}, {"vp": 62}, players=2, ships=ships)
    game.play("captain")
    assert ending(game) == {"chips"}
    for role in ("trader", "prospector", "craftsman", "builder", "settler"):
        assert not game.is_over
        take_roles(game, role)
    assert game.is_over


@pytest.mark.parametrize("rounds", [1, 2])
def test_max_rounds_ends_a_game_that_nobody_ends(rounds: int) -> None:
    """Appendix C: the game is ended after this round and scored as usual."""
    game = pr.Game.new(players=3, max_rounds=rounds, seed=1)
    for _ in range(rounds):
        assert not game.is_over
        take_roles(game, "trader", "captain", "craftsman")
    assert game.is_over
    assert ending(game) == {"max_rounds"}
    assert game.winners == (0, 1, 2)


@pytest.mark.parametrize(("number", "over"), [(99, False), (100, True)])
def test_a_game_lasts_a_hundred_rounds_at_most(number: int, over: bool) -> None:
    """Appendix C: the default of max_rounds is 100."""
    governor = (number - 1) % 4
    game = table(round=number, governor=governor)
    take_roles(game, "trader", "captain", "craftsman", "prospector")
    assert game.is_over == over
