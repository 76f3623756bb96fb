"""Rounds, role choice and privileges (rules, section 2)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import table
from play import decline, play, seat, texts

import puertorico as pr

# In this order the first three to six roles can be taken with every number of players.
ROLES = ("trader", "captain", "craftsman", "builder", "settler", "prospector")
PICKS = {2: 6, 3: 3, 4: 4, 5: 5}


def take_roles(game: pr.Game, *roles: str) -> list[int | None]:
    """The next players take these roles, whatever else is asked is declined; who took them."""
    choosers: list[int | None] = []
    for role in roles:
        assert game.question.name == "CHOOSE_ROLE"
        choosers.append(game.seat)
        game.play(role)
        while not game.is_over and game.question.name != "CHOOSE_ROLE":
            decline(game)
    return choosers


def cards(game: pr.Game) -> dict[str, Any]:
    """The role cards by name."""
    roles: dict[str, Any] = game.position()["roles"]
    return roles


def doubloons(game: pr.Game) -> list[int]:
    """The money of every seat."""
    return [board["doubloons"] for board in game.position()["seats"]]


@pytest.mark.parametrize(
    ("players", "prospectors"),
    [(2, {"prospector"}), (3, set()), (4, {"prospector"}), (5, {"prospector", "prospector 2"})],
)
def test_the_governor_may_take_any_role_card(players: int, prospectors: set[str]) -> None:
    """1.2, 2: six roles and none, one or two prospectors; the governor chooses first among all of them."""
    game = pr.Game.new(players=players, seed=1)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)
    assert texts(game) == {"settler", "mayor", "builder", "craftsman", "trader", "captain"} | prospectors


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_takes_one_role_clockwise_from_the_governor(players: int) -> None:
    """2: then the governor's left neighbor, and so on, until every player has taken one card."""
    game = pr.Game.new(players=players, seed=1)
    assert take_roles(game, *ROLES[:players]) == list(range(players))
    assert (game.position()["round"], game.question.name, game.seat) == (2, "CHOOSE_ROLE", 1)


def test_two_players_alternate_until_each_has_taken_three_roles() -> None:
    """2: governor, other, governor, other, governor, other; 6 of 7 cards are used."""
    game = pr.Game.new(players=2, seed=1)
    assert take_roles(game, *ROLES[:5]) == [0, 1, 0, 1, 0]
    assert texts(game) == {"mayor", "prospector"}
    assert game.position()["round"] == 1
    assert take_roles(game, "prospector") == [1]
    assert (game.position()["round"], game.question.name, game.seat) == (2, "CHOOSE_ROLE", 1)
    assert take_roles(game, *ROLES) == [1, 0, 1, 0, 1, 0]
    assert (game.position()["round"], game.seat) == (3, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_governor_card_passes_to_the_left_at_the_end_of_the_round(players: int) -> None:
    """2: the governor passes once a round, all around the table, and stays put during the round."""
    game = pr.Game.new(players=players, seed=1)
    for turn in range(players + 1):
        for role in ROLES[: PICKS[players]]:
            assert game.position()["governor"] == turn % players
            take_roles(game, role)
    assert game.position()["governor"] == (players + 1) % players


def test_the_governor_of_a_later_round_begins_it() -> None:
    """2: seats 3, 0, 1, 2 when seat 3 is the governor; then seat 0 is."""
    game = table(governor=3)
    assert take_roles(game, *ROLES[:4]) == [3, 0, 1, 2]
    assert (game.position()["governor"], game.seat) == (0, 0)


def test_a_role_must_be_taken() -> None:
    """2: a player whose turn it is to choose must take a role card."""
    game = pr.Game.new(players=4, seed=1)
    with pytest.raises(pr.IllegalAnswer):
        game.play("pass")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)


def test_a_taken_role_cannot_be_taken_by_another_player() -> None:
    """2: a taken card stays with the chooser until the end of the round."""
    game = play(pr.Game.new(players=4, seed=1), "trader")
    assert cards(game)["trader"]["taken"] == 0
    assert cards(game)["captain"]["taken"] is None
    assert "trader" not in texts(game)
    with pytest.raises(pr.IllegalAnswer):
        game.play("trader")
    game.play("captain")
    assert (cards(game)["trader"]["taken"], cards(game)["captain"]["taken"]) == (0, 1)


def test_taken_roles_of_a_position_say_who_chooses_next() -> None:
    """2: after the governor's card, the player to the left chooses among the rest."""
    roles = {"mayor": {"taken": 2}}
    game = table(governor=2, roles=roles)
    assert game.seat == 3
    assert texts(game) == {"settler", "builder", "craftsman", "trader", "captain", "prospector"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_doubloon_is_put_on_every_role_card_not_taken(players: int) -> None:
    """2: 3 cards with 3 to 5 players, 1 card with 2; taken cards go back to the middle without doubloons."""
    game = pr.Game.new(players=players, seed=1)
    names, taken = texts(game), ROLES[: PICKS[players]]
    assert len(names) - len(taken) == (1 if players == 2 else 3)
    take_roles(game, *taken)
    assert {name: cards(game)[name]["doubloons"] for name in names} == {
        name: 0 if name in taken else 1 for name in names
    }
    assert all(cards(game)[name]["taken"] is None for name in names)
    assert texts(game) == names


def test_no_doubloon_is_put_on_a_card_during_the_round() -> None:
    """2: doubloons are placed at the end of the round."""
    game = pr.Game.new(players=3, seed=1)
    take_roles(game, *ROLES[:2])
    assert all(cards(game)[name]["doubloons"] == 0 for name in texts(game))


def test_a_card_gets_its_doubloon_no_matter_how_many_lie_there() -> None:
    """2: a mayor card with 2 d that is not taken has 3; a taken card that had 2 d has none."""
    roles = {"mayor": {"doubloons": 2}, "captain": {"doubloons": 2}}
    game = table(roles=roles)
    take_roles(game, *ROLES[:4])
    assert (cards(game)["mayor"]["doubloons"], cards(game)["captain"]["doubloons"]) == (3, 0)


def test_doubloons_of_several_rounds_go_to_the_player_who_takes_the_card() -> None:
    """2: the builder card is left over in two rounds; the governor of the third takes 2 d with it."""
    game = pr.Game.new(players=3, seed=1)
    take_roles(game, *ROLES[:3], *ROLES[:3])
    assert (game.position()["round"], game.seat, doubloons(game)) == (3, 2, [2, 2, 2])
    game.play("builder")
    assert doubloons(game) == [2, 2, 4]


@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader", "captain"])
def test_only_the_chooser_takes_the_doubloons_on_the_card(role: str) -> None:
    """2: the player immediately takes all doubloons on it; the card is empty then."""
    game = table(roles={role: {"doubloons": 3}})
    take_roles(game, role)
    assert doubloons(game) == [3 + 3, 3, 3, 3]
    assert cards(game)[role]["doubloons"] == 0


@pytest.mark.parametrize(("on_card", "affordable"), [(2, True), (1, False)])
def test_doubloons_on_the_card_pay_for_a_building_immediately(on_card: int, affordable: bool) -> None:
    """2, A61: a builder without money pays a Small Warehouse (3 - 1) with the 2 d of the card."""
    game = table({"doubloons": 0}, roles={"builder": {"doubloons": on_card}})
    game.play("builder")
    assert seat(game, 0)["doubloons"] == on_card
    assert ("build small_warehouse" in texts(game)) == affordable
    assert "build hospice" not in texts(game)
    if affordable:
        game.play("build small_warehouse")
        assert seat(game, 0)["doubloons"] == 0


def test_two_prospectors_are_separate_cards_with_their_own_doubloons() -> None:
    """2: with five players each prospector card is taken by itself, 1 d and what is on it."""
    roles = {"prospector": {"doubloons": 1}, "prospector 2": {"doubloons": 4}}
    game = table(players=5, roles=roles)
    game.play("prospector 2")
    assert doubloons(game) == [4 + 1 + 4, 4, 4, 4, 4]
    assert (cards(game)["prospector"]["doubloons"], cards(game)["prospector 2"]["doubloons"]) == (1, 0)
    assert "prospector 2" not in texts(game)
    game.play("prospector")
    assert doubloons(game) == [9, 4 + 1 + 1, 4, 4, 4]
    assert not {"prospector", "prospector 2"} & texts(game)


def test_both_prospectors_left_over_get_a_doubloon_each() -> None:
    """2: 1 d on every card that was not taken; one taken prospector does not stand for both."""
    game = pr.Game.new(players=5, seed=1)
    take_roles(game, *ROLES[:4], "prospector")
    assert (cards(game)["prospector"]["doubloons"], cards(game)["prospector 2"]["doubloons"]) == (0, 1)
    take_roles(game, *ROLES[:5])
    assert (cards(game)["prospector"]["doubloons"], cards(game)["prospector 2"]["doubloons"]) == (1, 2)


def test_the_prospector_is_for_the_chooser_alone() -> None:
    """2, 3.7: no other player takes part; the next player chooses a role."""
    game = play(pr.Game.new(players=4, seed=1), "prospector")
    assert doubloons(game) == [4, 3, 3, 3]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize("role", ["settler", "builder", "trader"])
def test_the_chooser_acts_first_and_the_others_follow_clockwise(role: str) -> None:
    """2: every player has one turn, and may decline it."""
    seats = [{"goods": {"corn": 1}}] * 4
    game = play(table(*seats, governor=2), role)
    asked: list[int | None] = []
    while game.question.name != "CHOOSE_ROLE":
        asked.append(game.seat)
        game.play("pass")
    assert asked == [2, 3, 0, 1]
    assert game.seat == 3


def test_loading_is_not_optional() -> None:
    """2: using an action is optional for everyone, except captain."""
    game = table({"goods": {"corn": 1}})
    game.play("captain")
    assert texts(game) == {"load corn 5", "load corn 6", "load corn 7"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("pass")


@pytest.mark.parametrize("role", ["trader", "captain", "craftsman"])
def test_a_role_may_be_taken_by_a_player_who_cannot_use_it(role: str) -> None:
    """2: a player may take a role whose action or privilege they cannot or will not use."""
    game = play(pr.Game.new(players=4, seed=1), role)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert cards(game)[role]["taken"] == 0


def test_a_builder_who_does_not_build_gets_no_doubloon() -> None:
    """2: privileges are never converted into something else."""
    game = pr.Game.new(players=4, seed=1)
    take_roles(game, "builder")
    assert doubloons(game) == [3, 3, 3, 3]


@pytest.mark.parametrize(("answer", "money"), [("sell indigo", 3 + 1 + 1), ("pass", 3)])
def test_a_trader_who_does_not_sell_gets_no_doubloon(answer: str, money: int) -> None:
    """2: privileges are never converted into something else."""
    game = table({"goods": {"indigo": 1}})
    play(game, "trader", answer)
    assert doubloons(game) == [money, 3, 3, 3]


def test_a_captain_who_loads_nothing_gets_no_point() -> None:
    """2: privileges are never converted, and belong only to the chooser."""
    game = table({}, {"goods": {"corn": 2}})
    play(game, "captain", "load corn 5")
    assert [board["vp"] for board in game.position()["seats"]] == [0, 2, 0, 0]


@pytest.mark.parametrize("colonists", [0, 1])
def test_a_craftsman_who_produced_nothing_gets_no_good(colonists: int) -> None:
    """2: the barrel already there is not produced; with an occupied plantation the craftsman is asked."""
    board = {"goods": {"corn": 1}, "island": {"corn": {"tiles": 1, "colonists": colonists}}}
    game = play(table(board), "craftsman")
    assert seat(game, 0)["goods"]["corn"] == 1 + colonists
    assert game.question.name == ("CRAFTSMAN_PRIVILEGE" if colonists else "CHOOSE_ROLE")


def test_the_privilege_belongs_only_to_the_chooser() -> None:
    """2: the builder pays 1 d less, the others do not: with 1 d each only the builder can build a Hacienda."""
    seats = [{"doubloons": 1}] * 4
    game = play(table(*seats), "builder")
    assert (game.seat, "build hacienda" in texts(game)) == (0, True)
    game.play("pass")
    assert (game.seat, "build hacienda" in texts(game)) == (1, False)
    assert "build small_market" in texts(game)
