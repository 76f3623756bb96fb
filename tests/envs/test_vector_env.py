"""The vector environment: the games of a batch as Gymnasium's learners expect them, and the bots inside."""

from __future__ import annotations

import copy
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

import puertorico as pr
from puertorico.bots.compiled_bots import NetworkBuffers
from puertorico.bots.network_file import read, write
from puertorico.envs import Batch, IllegalAnswers, gymnasium_env
from puertorico.envs.compiled.stepping import seed_of_game
from puertorico.envs.vector_env import PuertoRicoVectorEnv


def random_actions(infos: dict[str, Any], chooser: np.random.Generator) -> NDArray[np.int64]:
    masks: NDArray[np.int8] = infos["action_mask"]
    actions: NDArray[np.int64] = np.argmax(chooser.random(masks.shape) * masks, axis=1)
    return actions


def test_make_vec_creates_it_without_a_warning() -> None:
    """Gymnasium warns if the autoreset mode is missing."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = gymnasium.make_vec("puertorico.envs:PuertoRico-v1", num_envs=6, players=3, opponents="random")
    assert isinstance(envs.unwrapped, PuertoRicoVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.num_envs == 6
    envs.close()


@pytest.mark.parametrize("opponents", ["random", "planner", ["random", "planner"]])
def test_what_it_returns_is_in_its_spaces(opponents: Any) -> None:
    envs = PuertoRicoVectorEnv(6, players=3, expansions=("nobles",), opponents=opponents)
    observations, infos = envs.reset(seed=1)
    chooser = np.random.default_rng(1)
    for _ in range(60):
        assert envs.observation_space.contains(observations)
        actions = random_actions(infos, chooser)
        assert envs.action_space.contains(actions)
        assert infos["action_mask"].astype(bool).tolist() == envs.action_masks().tolist()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()


def test_its_games_are_those_of_single_environments() -> None:
    """The same seeds, answers and bots: every observation, mask, reward and final observation is the same."""
    players, envs = 3, PuertoRicoVectorEnv(3, players=3, opponents="planner", reward="score", max_rounds=5)
    observations, infos = envs.reset(seed=4)
    singles = [
        gymnasium_env.PuertoRicoEnv(players, seat=i, opponents="planner", reward="score", max_rounds=5)
        for i in range(3)
    ]
    shown = [single.reset(seed=envs.batch.seed_of(i)) for i, single in enumerate(singles)]
    chooser, running = np.random.default_rng(2), {0, 1, 2}
    while running:
        for i in running:
            assert observations[i].tolist() == shown[i][0].tolist()
            assert infos["action_mask"][i].tolist() == shown[i][1]["action_mask"].tolist()
            assert infos["seat"][i] == i
        actions = random_actions(infos, chooser)
        observations, rewards, done, _, infos = envs.step(actions)
        for i in list(running):
            observation, reward, over, _, info = singles[i].step(actions[i])
            shown[i] = observation, info
            assert (rewards[i], done[i]) == (pytest.approx(reward), over)
            if over:
                running.remove(i)
                assert infos["_final_obs"][i]
                assert infos["final_obs"][i].tolist() == observation.tolist()
                assert infos["final_info"]["scores"][i].tolist() == info["scores"]


def test_gymnasiums_wrappers_work_on_it() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(PuertoRicoVectorEnv(4, players=2, opponents="random", max_rounds=3)))
    _, infos = envs.reset(seed=1)
    finished = 0
    for _ in range(100):
        first = np.array([np.flatnonzero(info["action_mask"])[0] for info in infos])
        _, _, done, _, infos = envs.step(first)
        assert [("episode" in info) for info in infos] == done.tolist()
        finished += int(done.sum())
    assert finished > 4


def test_equal_seeds_give_equal_games_and_a_reset_without_one_the_next() -> None:
    one, other = (PuertoRicoVectorEnv(4, players=2, opponents="random") for _ in range(2))
    first = one.reset(seed=3)[0]
    assert first.tolist() == other.reset(seed=3)[0].tolist()
    assert first.tolist() != one.reset()[0].tolist()
    assert first.tolist() == one.reset(seed=3)[0].tolist()
    with pytest.raises(ValueError, match="has no options, got"):
        one.reset(options={"seat": 1})


def test_observations_are_kept_unless_copies_are_refused() -> None:
    for keeps in (True, False):
        envs = PuertoRicoVectorEnv(2, players=2, opponents="random", copy=keeps)
        before, infos = envs.reset(seed=1)
        content = before.tolist()
        for _ in range(20):
            _, _, _, _, infos = envs.step(random_actions(infos, np.random.default_rng(1)))
        assert (before.tolist() == content) == keeps


def test_an_illegal_answer_is_refused_by_name_and_changes_nothing() -> None:
    envs = PuertoRicoVectorEnv(3, players=3, opponents="random")
    before, infos = envs.reset(seed=1)
    actions = random_actions(infos, np.random.default_rng(1))
    actions[1] = 1
    with pytest.raises(IllegalAnswers, match="answer 'pass' of game 1 is not legal"):
        envs.step(actions)
    assert envs.batch.observations.tolist() == before.tolist()
    with pytest.raises(pr.InvalidRules, match="a vector environment needs opponents"):
        PuertoRicoVectorEnv(3, opponents=None)


def test_it_can_be_copied_watched_and_closed() -> None:
    envs = PuertoRicoVectorEnv(2, players=2, opponents="planner", render_mode="ansi", history=True)
    _, infos = envs.reset(seed=1)
    again = copy.deepcopy(envs)
    actions = random_actions(infos, np.random.default_rng(1))
    assert envs.step(actions)[0].tolist() == again.step(actions)[0].tolist()
    shown = envs.render()
    assert shown is not None
    assert [text.startswith("round 1, governor seat 0") for text in shown] == [True, True]
    assert envs.batch.replay(0).record == again.batch.replay(0).record
    envs.close()
    assert PuertoRicoVectorEnv(2, players=2, opponents="random").render() is None


def test_single_environments_are_still_to_be_had() -> None:
    envs = gymnasium.make_vec(
        "puertorico.envs:PuertoRico-v1", 2, vectorization_mode="sync", players=2, opponents="random"
    )
    assert isinstance(envs, SyncVectorEnv)


def chosen_by_opponents(batch: Batch, i: int) -> list[tuple[pr.Game, int, int]]:
    """Positions of the game that ended last in a place, with the decision's number and the opponent's answer."""
    game = batch.replay(i, finished=True)
    again = pr.Game.new(**batch.rules, seed=int(batch._slots[i]["finished_seed"]))
    found, number = [], 0
    for entry in game.log:
        if entry.chosen and entry.seat >= 0:
            if entry.seat != i % batch.players:
                found.append((again.copy(), number, entry.answer.id))
            again.play(entry.answer)
            number += 1
    return found


def finish(batch: Batch) -> None:
    ended = np.zeros(batch.games, bool)
    while not ended.all():
        ended |= batch.step(batch.random_answers()).done


def test_networks_answer_inside_as_the_bot_values_answers(tmp_path: Path) -> None:
    """The answer that the bot's own judgment values most, with draws that are not those of the game."""
    snapshot = tmp_path / "snapshot.npz"
    weights = read().copy()
    write(snapshot, weights + np.random.default_rng(1).normal(0, 0.05, weights.shape).astype(np.float32))
    differ = 0
    for file in (None, snapshot):
        name = f"network:file={file}" if file else "network"
        batch = Batch(2, 2, seed=6, opponents=name, history=True, max_rounds=4)
        finish(batch)
        judge, other = NetworkBuffers(file), NetworkBuffers(None if file else snapshot)
        for i in range(2):
            seed = int(batch._slots[i]["finished_seed"])
            for game, number, answer in chosen_by_opponents(batch, i):
                legal, rows = judge.judge_ahead(game.record, 2, seed_of_game(~seed, number))
                assert legal[int(rows[:, 0].argmax())] == answer
                legal, rows = other.judge_ahead(game.record, 2, seed_of_game(~seed, number))
                differ += legal[int(rows[:, 0].argmax())] != answer
    assert differ > 5, "the snapshot plays like the network that ships with the package"


def test_every_seat_of_a_pool_plays_as_its_own_opponent() -> None:
    names = ("random", "planner")
    batch = Batch(8, 3, seed=2, opponents=names, history=True, max_rounds=6)
    finish(batch)
    planner, seen = pr.bots.make("planner"), set()
    for i in range(8):
        opponents = batch.opponents_of(i, finished=True)
        assert [seat for seat, name in enumerate(opponents) if name is None] == [i % 3]
        answers: dict[str, list[bool]] = {name: [] for name in names}
        for game, _, answer in chosen_by_opponents(batch, i):
            assert game.seat is not None
            name = opponents[game.seat]
            assert name is not None
            answers[name].append(planner.choose(pr.bots.Prompt.of(game)).id == answer)
        assert all(answers["planner"])
        assert not answers["random"] or not all(answers["random"])
        seen |= set(opponents)
    assert seen == {None, *names}


def test_a_pool_is_drawn_from_evenly_and_by_the_seed_alone() -> None:
    one, other = (Batch(300, 4, seed=5, opponents=["planner", "random", "network"], masks=False) for _ in range(2))
    drawn = [one.opponents_of(i) for i in range(300)]
    assert drawn == [other.opponents_of(i) for i in range(300)]
    counts = [sum(names.count(name) for names in drawn) for name in ("planner", "random", "network")]
    assert sum(counts) == 900
    assert min(counts) > 250  # 300 each are expected, with a standard error of 14


def test_opponents_can_be_changed_between_steps() -> None:
    batch = Batch(64, 3, seed=1, opponents="random", observations=False)
    batch.change_opponents("planner")
    assert batch.opponents_of(0) == [None, "planner", "planner"]
    finish(batch)
    mine = batch.scores[np.arange(64), np.arange(64) % 3]
    assert mine.mean() < batch.scores.mean() - 8
    envs = PuertoRicoVectorEnv(2, players=2, opponents="random")
    envs.change_opponents(["planner", "random"])
    with pytest.raises(ValueError, match="opponents cannot be added to or removed from a batch"):
        batch.change_opponents(None)
    assert Batch(2, 3, seed=1).opponents_of(0) == [None, None, None]
