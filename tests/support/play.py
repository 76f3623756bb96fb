"""Helpers for playing games in tests, around the public API."""

from __future__ import annotations

import random
from typing import Any

import pytest

import puertorico as pr


def texts(game: pr.Game) -> set[str]:
    """The texts of the legal answers to the question that is asked now."""
    return {answer.text for answer in game.answers}


def seat(game: pr.Game, number: int) -> dict[str, Any]:
    """The board of one seat, as `Game.position` writes it."""
    board: Any = game.position()["seats"][number]
    return dict(board)


def play(game: pr.Game, *answers: str) -> pr.Game:
    """Give these answers one after the other, for the seat that is asked."""
    for answer in answers:
        game.play(answer)
    return game


def decline(game: pr.Game) -> None:
    """Answer what is asked with `pass`, or with the first legal answer where passing is not allowed."""
    game.play("pass" if "pass" in texts(game) else game.answers[0])


def decline_until(game: pr.Game, question: str, at: int | None = None) -> pr.Game:
    """Decline everything until this question is asked (of that seat, if one is named)."""
    for _ in range(10_000):
        if game.is_over:
            raise AssertionError(f"the game ended before {question} was asked")
        if game.question.name == question and (at is None or game.seat == at):
            return game
        decline(game)
    raise AssertionError(f"{question} was never asked")


def take_roles(game: pr.Game, *roles: str) -> pr.Game:
    """The next players take these roles; whatever else is asked is declined."""
    for role in roles:
        game.play(role)
        while not game.is_over and game.question.name != "CHOOSE_ROLE":
            decline(game)
    return game


def problems(position: Any) -> str:
    """What `Game.from_position` says is wrong."""
    with pytest.raises(pr.InvalidPosition) as error:
        pr.Game.from_position(position)
    return str(error.value)


def random_game(players: int, expansions: tuple[str, ...], seed: int = 4) -> pr.Game:
    """Play a whole game with random answers that rarely pass."""
    game, chooser = pr.Game.new(players, expansions, seed=seed), random.Random(seed)
    while not game.is_over:
        weights = [1 if answer.text == "pass" else 6 for answer in game.answers]
        game.play(chooser.choices(game.answers, weights)[0])
    return game


def won_by_a_large_building() -> pr.Game:
    """Return a game at its last role choice: with the builder and a large building seat 0 wins by a point."""
    taken = {"settler": 1, "mayor": 0, "craftsman": 1, "trader": 0, "captain": 1}
    position = {
        "rules": {"players": 2},
        "governor": 1,
        "ending": ["chips"],
        "roles": {role: {"taken": seat} for role, seat in taken.items()},
        "seats": [{"doubloons": 10, "vp": 5}, {"doubloons": 0, "vp": 9}],
    }
    return pr.Game.from_position(position, seed=1)
