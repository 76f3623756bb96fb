"""The programs of docs/recipes.md run as they stand, and the games are those of Stable-Baselines3's interface."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from stable_baselines3.common.vec_env import VecMonitor

from puertorico.envs.stable_baselines3_env import PuertoRicoVecEnv
from puertorico.envs.vector_env import PuertoRicoVectorEnv

PAGE = (Path(__file__).parents[2] / "docs" / "recipes.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## ([^\n]+)\n.*?^```py\n(.*?)^```", PAGE, re.M | re.S))


@pytest.mark.parametrize("library", RECIPES)
def test_a_recipe_learns(library: str) -> None:
    """In a process of its own: some of the libraries warn, and Ray starts other processes."""
    # One thread each: the tests share the machine.
    variables = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(
        [sys.executable, "-c", RECIPES[library]], capture_output=True, text=True, env=variables, check=False
    )
    assert run.returncode == 0, run.stderr
    found = re.search(r"^(\d+) decisions, (\d+) games$", run.stdout, re.M)
    assert found, run.stdout
    assert int(found[1]) >= 512
    assert int(found[2]) > 0


def test_all_four_recipes_are_found() -> None:
    assert list(RECIPES) == ["Stable-Baselines3", "CleanRL", "TorchRL", "RLlib"]


def test_stable_baselines3_plays_the_games_of_the_vector_environment() -> None:
    envs, same = (
        PuertoRicoVecEnv(3, players=2, opponents="random", max_rounds=4),
        PuertoRicoVectorEnv(3, 2, opponents="random", max_rounds=4),
    )
    monitored = VecMonitor(envs)
    monitored.seed(5)
    observations, (expected, infos) = monitored.reset(), same.reset(seed=5)
    ended = 0
    for _ in range(60):
        assert np.asarray(observations).tolist() == expected.tolist()
        masks = np.stack(monitored.env_method("action_masks"))
        assert masks.tolist() == infos["action_mask"].astype(bool).tolist()
        answers = masks.argmax(axis=1)
        observations, rewards, done, each = monitored.step(answers)
        expected, expected_rewards, expected_done, _, infos = same.step(answers)
        assert rewards.tolist() == pytest.approx(expected_rewards.tolist())
        assert done.tolist() == expected_done.tolist()
        for i in np.flatnonzero(done):
            ended += 1
            assert each[i]["terminal_observation"].tolist() == infos["final_obs"][i].tolist()
            assert each[i]["episode"]["r"] == pytest.approx(rewards[i], abs=1e-5)
            assert each[i]["scores"].tolist() == infos["final_info"]["scores"][i].tolist()
    assert ended > 3
    assert monitored.get_attr("num_envs") == [3, 3, 3]
    monitored.close()
