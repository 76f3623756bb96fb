"""Copies of environments, made in every way Python offers, are independent and continue as the original would."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from patience import PATIENCE

from puertorico import bots
from puertorico.envs import GYMNASIUM_ID, Batch, CudaBatch, gymnasium_env, puerto_rico_v1
from puertorico.envs.compiled_game import CompiledGame

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled, lambda thing: thing.copy()])


def everything(batch: Batch) -> dict[str, bytes]:
    names = ("records", "seats", "counts", "choices", "masks", "observations", "rewards", "scores", "done", "_history")
    return {name: getattr(batch, name).tobytes() for name in names}


def play_on(batch: Batch, steps: int) -> dict[str, bytes]:
    for _ in range(steps):
        batch.step(batch.random_answers())
    return everything(batch)


@WAYS
@pytest.mark.parametrize(
    "settings",
    [{"threads": 1}, {"games": 300, "history": True}, {"opponents": "planner", "observations": False}],
    ids=["one thread", "two threads", "planners"],
)
def test_a_copy_of_a_batch_is_independent(way: Way, settings: dict[str, Any]) -> None:
    batch = Batch(**{"games": 8, "players": 3, "seed": 1, **settings})
    before = play_on(batch, 300)
    twin = way(batch)
    assert everything(twin) == before
    after = play_on(twin, 30)
    assert after["seats"] != before["seats"] or "opponents" in settings
    assert everything(batch) == before
    assert play_on(batch, 30) == after
    assert twin.step(twin.random_answers()).masks is twin.masks
    assert twin.finished == int((twin._slots["number"] // twin.games).sum()) > 0
    batch.close()
    twin.close()


@WAYS
def test_a_batch_on_a_graphics_card_says_that_it_cannot_be_copied(way: Way) -> None:
    with pytest.raises(TypeError, match="a CudaBatch cannot be copied or pickled, because its games are on the"):
        way(CudaBatch.__new__(CudaBatch))


@WAYS
def test_a_copy_of_one_game_is_independent(way: Way) -> None:
    game = CompiledGame(3, ["nobles"])
    game.reset(seed=1)
    game.step(int(game.choices[0]))
    before, seat, mask = game.record, game.seat, game.mask.tolist()
    twin = way(game)
    assert (twin.record, twin.seat, twin.mask.tolist(), twin.answers) == (before, seat, mask, game.answers)
    while not twin.is_over:
        twin.step(int(twin.choices[twin.count - 1]))
        assert twin.is_over or twin.seat == twin.game().seat
    assert (game.record, game.seat, game.mask.tolist()) == (before, seat, mask)
    assert twin.replay().record == twin.record != before


@WAYS
@pytest.mark.parametrize("make", [puerto_rico_v1.env, puerto_rico_v1.raw_env])
def test_a_copy_of_the_pettingzoo_environment_is_independent(way: Way, make: Callable[[int], Any]) -> None:
    env = make(3)
    env.reset(seed=1)
    env.step(9)
    before = env.unwrapped.compiled_game.record
    twin = way(env)
    assert str(twin) == str(env)
    chooser = np.random.default_rng(1)
    answers = []
    for agent in twin.agent_iter(100):
        answers.append(int(chooser.choice(np.flatnonzero(twin.infos[agent]["action_mask"]))))
        twin.step(answers[-1])
    assert env.unwrapped.compiled_game.record == before
    for answer in answers:
        env.step(answer)
    assert env.unwrapped.compiled_game.record == twin.unwrapped.compiled_game.record != before
    assert env.agent_selection == twin.agent_selection


class Last:
    """A bot with a memory."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, prompt: bots.Prompt) -> Any:
        self.asked += 1
        return prompt.answers[-1]


def play_seat(env: Any, steps: int) -> bytes:
    """The first legal answer, so many times."""
    for _ in range(steps):
        env.step(int(env.unwrapped.compiled_game.choices[0]))
    record: bytes = env.unwrapped.compiled_game.record
    return record


@WAYS
def test_a_copy_of_the_gymnasium_environment_is_independent(way: Way) -> None:
    mine = Last()
    env = gymnasium_env.PuertoRicoEnv(4, opponents=["random", "settler", mine])
    env.reset(seed=1)
    before, asked = play_seat(env, 5), mine.asked
    twin = way(env)
    after = play_seat(twin, 20)
    assert (env.compiled_game.record, mine.asked) == (before, asked)
    assert play_seat(env, 20) == after != before
    twin.reset()
    env.reset()
    assert twin.compiled_game.seed == env.compiled_game.seed


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_copy_of_an_environment_that_gymnasium_made_is_independent(way: Way) -> None:
    env: Any = gymnasium.make(GYMNASIUM_ID, players=3, opponents="random")
    env.reset(seed=1)
    before = play_seat(env, 5)
    after = play_seat(way(env), 20)
    assert env.unwrapped.compiled_game.record == before
    assert play_seat(env, 20) == after


@WAYS
@pytest.mark.parametrize("by_name", [True, False])
def test_searching_bots_in_a_copy_have_their_own_trees(way: Way, by_name: bool) -> None:
    env = gymnasium_env.PuertoRicoEnv(2, opponents="search:playouts=20" if by_name else bots.make("search:playouts=20"))
    env.reset(seed=1)
    before = play_seat(env, 2)
    after = play_seat(way(env), 5)
    assert env.compiled_game.record == before
    assert play_seat(env, 5) == after


FORKED = """
import os, signal
from puertorico.envs import Batch
batch, alone = Batch(300, 3, seed=1), Batch(300, 3, seed=1, threads=1)
child = os.fork()
if not child:
    signal.alarm(60)  # fail instead of hanging
    for _ in range(5):
        batch.step(batch.random_answers())
        alone.step(alone.random_answers())
    batch.close()
    os._exit(batch.records.tobytes() != alone.records.tobytes())
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
batch.step(batch.random_answers())
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_forked_process_continues_with_its_own_threads() -> None:
    program = [sys.executable, "-W", "ignore", "-c", FORKED]
    run = subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (run.stdout, run.returncode) == ("0\n", 0), run.stderr
