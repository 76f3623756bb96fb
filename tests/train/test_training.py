"""The training of the network, with a tiny budget."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

import puertorico as pr
from puertorico import bots
from puertorico.bots.compiled_bots import NetworkBuffers
from puertorico.bots.network_file import read
from puertorico.envs import Batch
from puertorico.training.learner import Learner
from puertorico.training.loop import Training, TrainingSettings
from puertorico.training.model import Model
from puertorico.training.rollout import LookaheadPlayer, Samples, roll_out

TINY = TrainingSettings(minutes=0.02, planner_minutes=0.01, threads=1, part=256, measure=60, measured_games=2)


def test_a_training_leaves_a_network_and_continues(tmp_path: Path) -> None:
    Training(TINY, tmp_path, "new").run()
    first = json.loads((tmp_path / "curve.json").read_text())
    assert first[-1]["decisions"] > 0
    assert len(first[-1]["rule_sets"]) == 16
    before = read(tmp_path / "network.npz").copy()
    read.cache_clear()
    Training(TINY, tmp_path, "continue").run()
    assert len(json.loads((tmp_path / "curve.json").read_text())) == len(first) + 1
    assert (read(tmp_path / "network.npz") != before).any()


def test_the_model_says_what_the_compiled_network_says() -> None:
    game = pr.Game.new(3, seed=1)
    bots.make("planner").choose(bots.Prompt.of(game))
    wins, points, _ = NetworkBuffers().judge(game.record)
    batch = Batch(1, 3, seed=1)
    batch.records[0] = np.frombuffer(game.record, batch.records.dtype)[0]
    said = Model.load().values(torch.from_numpy(batch.network_inputs()))
    assert torch.allclose(said[0][0, :3], torch.tensor(wins), atol=1e-4)
    assert torch.allclose(said[1][0, :3], torch.tensor(points), atol=1e-2)


def test_learning_fits_what_it_is_told() -> None:
    batch = Batch(32, 4, seed=1)
    samples = roll_out(batch, LookaheadPlayer(Model(), noise=0.02), steps=8, trace=0.9, seed=1, device="cpu")
    learner = Learner(Model(), "cpu")
    told = Samples(samples.inputs, torch.zeros_like(samples.wins), samples.points, samples.answers, samples.policy)
    told.wins[:, 0] = 1.0
    losses = [learner.learn(told, 64, 1e-3).wins for _ in range(12)]
    assert losses[-1] < losses[0] / 2
