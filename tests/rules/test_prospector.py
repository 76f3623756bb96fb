"""Prospector: a doubloon for the chooser (rules 3.7)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import table
from play import decline_until, play, seat, texts

import puertorico as pr


def money(game: pr.Game) -> list[int]:
    """The doubloons of every seat."""
    return [board["doubloons"] for board in game.position()["seats"]]


@pytest.mark.parametrize(("players", "start"), [(2, 3), (4, 3), (5, 4)])
def test_the_prospector_takes_one_doubloon_and_nobody_else_acts(players: int, start: int) -> None:
    """3.7: no action for anyone; the chooser takes 1 d from the bank."""
    game = play(table(players=players), "prospector")
    assert money(game) == [start + 1, *[start] * (players - 1)]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_the_doubloons_on_the_card_come_on_top() -> None:
    """3.7 (E1): 2 d on the card give 3 d in all; the card is empty then."""
    game = table({"doubloons": 0}, roles={"prospector": {"doubloons": 2}})
    play(game, "prospector")
    assert seat(game, 0)["doubloons"] == 3
    assert game.position()["roles"]["prospector"] == {"doubloons": 0, "taken": 0}


@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 0), (4, 1), (5, 2)])
def test_there_are_no_one_or_two_prospectors(players: int, cards: int) -> None:
    """1.2: one prospector with 2 and 4 players, two with 5, none with 3."""
    offered = {text for text in texts(table(players=players)) if text.startswith("prospector")}
    assert offered == set(["prospector", "prospector 2"][:cards])


def test_a_taken_prospector_cannot_be_taken_again() -> None:
    """2: a taken card stays with the chooser until the end of the round."""
    game = play(table(), "prospector")
    assert "prospector" not in texts(game)
    with pytest.raises(pr.IllegalAnswer):
        game.play("prospector")


def test_the_two_prospectors_are_separate_cards() -> None:
    """2: with five players each prospector card has its own doubloons and its own taker."""
    cards = {"prospector": {"doubloons": 1}, "prospector 2": {"doubloons": 3}}
    game = table(players=5, roles=cards)
    play(game, "prospector 2")
    assert "prospector" in texts(game)
    assert "prospector 2" not in texts(game)
    play(game, "prospector")
    assert money(game) == [4 + 1 + 3, 4 + 1 + 1, 4, 4, 4]


def test_a_prospector_nobody_took_gathers_a_doubloon() -> None:
    """2: at the end of the round 1 d goes on every card that was not taken, on top of what is there."""
    roles: dict[str, Any] = {role: {"taken": n} for n, role in enumerate(("settler", "mayor", "builder"))}
    game = table(roles={**roles, "prospector": {"doubloons": 2}})
    assert game.seat == 3
    decline_until(play(game, "trader"), "CHOOSE_ROLE")
    after = game.position()["roles"]
    assert after["prospector"] == {"doubloons": 3, "taken": None}
    assert {role: card["doubloons"] for role, card in after.items() if role != "prospector"} == {
        **dict.fromkeys(("settler", "mayor", "builder", "trader"), 0),
        **dict.fromkeys(("craftsman", "captain"), 1),
    }
    assert game.seat == 1, "the governor card has passed to the left"


def test_the_bank_never_runs_out_of_doubloons() -> None:
    """A58: more doubloons than the 86 of the box may be in play."""
    game = play(table(*({"doubloons": 50} for _ in range(4))), "prospector")
    assert money(game) == [51, 50, 50, 50]
