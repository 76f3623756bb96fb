"""One seat against bots: who they may be, what happens when they fail, and how a game ends."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import puertorico as pr
from puertorico import bots
from puertorico.envs.gymnasium_env import PuertoRicoEnv


class Answers:
    """A bot that answers as it is told: a number, a text, or a function of the question."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, prompt: bots.Prompt) -> Any:
        return self.answer(prompt) if callable(self.answer) else self.answer


def finish(env: PuertoRicoEnv) -> tuple[float, dict[str, Any]]:
    """The first legal answer to the end; the last reward and info."""
    over, reward, info = False, 0.0, dict[str, Any]()
    while not over:
        _, reward, over, _, info = env.step(int(env.compiled_game.choices[0]))
    return reward, info


@pytest.mark.parametrize(
    "first",
    [
        lambda prompt: prompt.answers[0],
        lambda prompt: prompt.answers[0].id,
        lambda prompt: prompt.answers[0].text,
    ],
    ids=["answer", "number", "text"],
)
def test_bots_may_be_objects_and_answer_as_in_the_arena(first: Any) -> None:
    env, named = (PuertoRicoEnv(3, opponents=[mine, "planner"]) for mine in (Answers(first), "first"))
    for each in (env, named):
        each.reset(seed=1)
        finish(each)
    assert env.compiled_game.record == named.compiled_game.record


def test_one_bot_may_play_all_other_seats() -> None:
    asked = []

    def answer(prompt: bots.Prompt) -> pr.Answer:
        asked.append(prompt.seat)
        return prompt.answers[0]

    env = PuertoRicoEnv(3, opponents=Answers(answer))
    env.reset(seed=1)
    finish(env)
    assert set(asked) == {1, 2}


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("pass", "^'pass', the answer of the bot Answers on seat 1, is not legal: .* Legal: "),
        (1, "^'pass', the answer of the bot Answers on seat 1, is not legal: .* Legal: "),
        (9999, "^9999, the answer of the bot Answers on seat 1, is not legal: there is no such answer. Legal: "),
        (None, "^None, the answer of the bot Answers on seat 1, is not legal: there is no such answer. Legal: "),
    ],
)
def test_an_illegal_answer_of_a_bot_is_the_bots(answer: Any, sentence: str) -> None:
    """And the learner does not play on for it."""
    env = PuertoRicoEnv(2, opponents=Answers(answer))
    env.reset(seed=1)
    with pytest.raises(pr.IllegalAnswer, match=sentence):
        finish(env)
    with pytest.raises(RuntimeError, match="no game is running; call reset first"):
        env.step(int(env.compiled_game.choices[0]))
    assert "illegal" not in env.reset(seed=1)[1]


def test_an_illegal_answer_before_the_learners_first_turn_names_the_bot_too() -> None:
    env = PuertoRicoEnv(3, seat=1, opponents=["random", Answers("pass")])
    with pytest.raises(pr.IllegalAnswer, match="'pass', the answer of the bot Answers on seat 0, is not legal"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("opponents", "sentence"),
    [
        (3, "^opponents must be a bot, its name, or a list of them, got 3$"),
        (None, "^opponents must be a bot, its name, or a list of them, got None$"),
        ([1, 2, 3], r"^an opponent must be a bot's name or have `choose\(prompt\)`, got 1$"),
        (["planner", None, "random"], r"^an opponent must be a bot's name or have `choose\(prompt\)`, got None$"),
        ([Answers] * 3, "an opponent must be a bot's name or have"),
        ([Answers(9), "planner"], "^4 players need 3 opponents, or one for all, got 2$"),
    ],
)
def test_opponents_that_are_none_are_refused(opponents: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PuertoRicoEnv(opponents=opponents)


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_the_end_brings_one_reward_and_complete_info(reward: str) -> None:
    env = PuertoRicoEnv(3, seat=np.int64(2), opponents="random", reward=reward)
    _, info = env.reset(seed=4)
    assert info.keys() == {"action_mask", "seat"}
    paid, info = finish(env)
    game = env.game
    assert paid == env.compiled_game.rewards(reward)[2] != 0
    assert info["scores"] == [score.total for score in game.scores]
    assert info["winners"] == list(game.winners)
    assert sorted(info["places"]) == [1, 2, 3]
    assert [seat for seat, place in enumerate(info["places"]) if place == 1] == info["winners"]
    _, paid, over, _, info = env.step(9)
    assert (paid, over) == (0.0, True)
    assert "the game is over" in info["illegal"]


def test_the_seat_of_a_game_may_be_given_or_drawn() -> None:
    env = PuertoRicoEnv(4, opponents=["first", "random", "planner"])
    assert env.reset(seed=1, options={"seat": 2})[1]["seat"] == env.seat == env.compiled_game.seat == 2
    assert env.reset(seed=1)[1]["seat"] == 0
    drawn, again = (PuertoRicoEnv(4, seat=None, opponents="random") for _ in range(2))
    seats = [drawn.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [again.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert len({drawn.reset()[1]["seat"] for _ in range(20)}) > 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 1}, "^unknown option 'seats' of reset; the only one is 'seat'$"),
        ({"seat": 4}, "^seat must be from 0 to 3, got 4$"),
        (5, "^options must be a dictionary with only 'seat', got 5$"),
    ],
)
def test_options_of_a_reset_that_do_not_exist_are_refused(options: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PuertoRicoEnv(opponents="random").reset(options=options)


@pytest.mark.parametrize(
    "program",
    [
        "import puertorico.envs, gymnasium; print(gymnasium.make('PuertoRico-v1', players=3).spec.to_json())",
        "import gymnasium; print(gymnasium.make('puertorico.envs:PuertoRico-v1', players=3).spec.to_json())",
    ],
)
def test_gymnasium_makes_the_environment_by_its_name(program: str) -> None:
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    env: Any = gymnasium.envs.registration.EnvSpec.from_json(run.stdout).make().unwrapped
    assert env.compiled_game.players == 3
