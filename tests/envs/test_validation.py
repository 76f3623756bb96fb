"""User input to the environments is accepted if possible, and otherwise refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import puertorico as pr
from puertorico.envs import gymnasium_env, puerto_rico_v1
from puertorico.envs.compiled_game import CompiledGame, observe_record

ENVIRONMENTS = pytest.mark.parametrize(
    "make",
    [puerto_rico_v1.env, puerto_rico_v1.raw_env, gymnasium_env.PuertoRicoEnv],
    ids=["env", "raw_env", "PuertoRicoEnv"],
)


@ENVIRONMENTS
@pytest.mark.parametrize("action", [9, np.int64(9), np.uint8(9), np.array(9), np.array([9])])
def test_an_action_may_be_a_whole_number_of_any_kind(make: Callable[..., Any], action: Any) -> None:
    env = make(3)
    env.reset(seed=1)
    env.step(action)
    assert env.unwrapped.compiled_game.answers[0] == 9
    assert {type(answer) for answer in env.unwrapped.compiled_game.answers} == {int}


@ENVIRONMENTS
@pytest.mark.parametrize("action", [9.7, 9.0, "5", "x", None, True, [9], np.array([9, 9]), np.array([9.0])])
def test_a_non_integer_action_is_refused(make: Callable[..., Any], action: Any) -> None:
    env = make(3)
    env.reset(seed=1)
    before = env.unwrapped.compiled_game.record
    with pytest.raises(ValueError, match=r"^action must be the integer of an answer, got "):
        env.step(action)
    assert env.unwrapped.compiled_game.record == before
    env.step(9)


@ENVIRONMENTS
@pytest.mark.parametrize("seed", [np.int64(7), np.uint8(7), 7, -7, np.int8(-7), 2**80])
def test_a_seed_may_be_any_whole_number(make: Callable[..., Any], seed: Any) -> None:
    env = make(3)
    env.reset(seed=seed)
    again = pr.Game.new(3, seed=int(seed))
    for answer in env.unwrapped.compiled_game.answers:
        again.play(answer)
    assert env.unwrapped.compiled_game.record == again.record


@ENVIRONMENTS
@pytest.mark.parametrize("seed", [1.5, "x", [1]])
def test_a_non_integer_seed_is_refused(make: Callable[..., Any], seed: Any) -> None:
    with pytest.raises(pr.InvalidRules, match=r"^seed must be an integer or left out, got "):
        make(3).reset(seed=seed)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: puerto_rico_v1.raw_env(3).step(9),
        lambda: puerto_rico_v1.raw_env(3, render_mode="ansi").render(),
        lambda: puerto_rico_v1.raw_env(3, dict_observations=True).observe("player_0"),
        lambda: puerto_rico_v1.raw_env(3).game,
        lambda: gymnasium_env.PuertoRicoEnv(3).step(9),
        lambda: gymnasium_env.PuertoRicoEnv(3, render_mode="ansi").render(),
        lambda: CompiledGame(3).step(9),
        lambda: CompiledGame(3).game(),
    ],
)
def test_before_a_reset_there_is_no_game(ask: Callable[[], Any]) -> None:
    with pytest.raises(RuntimeError, match=r"^no game (has begun|is running); call reset first$"):
        ask()


@ENVIRONMENTS
def test_players_and_expansions_may_be_of_any_kind_and_in_their_place(make: Callable[..., Any]) -> None:
    env = make(np.int64(3), iter(["nobles"]))
    env.reset(seed=1)
    assert env.unwrapped.compiled_game.rules == {"players": 3, "expansions": ["nobles"]}
    assert type(env.unwrapped.compiled_game.rules["players"]) is int
    assert env.unwrapped.game.record == env.unwrapped.compiled_game.record


@pytest.mark.parametrize("seat", [3, 9, -1, 1.0, None, "0", True])
def test_a_seat_that_nobody_sits_on_observes_nothing(seat: Any) -> None:
    game = CompiledGame(3)
    game.reset(seed=1)
    with pytest.raises(ValueError, match=r"^seat must be from 0 to 2, got "):
        game.observe(seat, centered=True)
    with pytest.raises(ValueError, match=r"^seat must be from 0 to 2, got "):
        observe_record(game.record, seat)


def test_a_seat_may_be_a_number_of_any_library() -> None:
    game = CompiledGame(3)
    game.reset(seed=1)
    assert (game.observe(np.int64(1), centered=True) == observe_record(game.record, np.int8(1))).all()


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (b"xx", r"record must be the \d+ bytes of `Game.record`, got b'xx'"),
        (None, r"record must be the \d+ bytes of `Game.record`, got None"),
        (bytes(len(pr.Game.new(3).record)), "the bytes are not the record of a game"),
        (b"\xff" * len(pr.Game.new(3).record), "the bytes are not the record of a game"),
    ],
)
def test_an_invalid_record_cannot_be_observed(record: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        observe_record(record, 0)
