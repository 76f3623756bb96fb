"""The training loop: collect games, learn, measure against planners, save."""

from __future__ import annotations

import copy
import json
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..bots.weights import rule_set
from ..envs import Batch, CudaBatch
from ..game.options import EXPANSION_SETS
from .learner import Learner, Losses
from .model import Model
from .rollout import LookaheadPlayer, Samples, roll_out, tensor
from .workers import RuleSet, SampleChunk, SelfPlaySettings, TableWorkers, returns

RULE_SETS: list[RuleSet] = [(players, expansions) for players in (2, 3, 4, 5) for expansions in EXPANSION_SETS]
MAIN: RuleSet = (4, ())


def share_of(rules: RuleSet) -> float:
    """Return how often a rule set is trained: tables of four and the base game most.

    Tables of five come next, because with fewer games the network was weakest there.
    """
    players, expansions = rules
    if rules == MAIN:
        return 7.0
    if expansions:
        return 1.5 if players >= 4 else 1.0
    return 3.0 if players == 5 else 1.5


SHARES = [share_of(rules) for rules in RULE_SETS]

# Older networks that sit at some tables, so that the network does not overfit to its own play.
POOL = 8
# About two thirds of a random game.
SPREAD_OUT_STEPS = 200
# Seeds of measurements; training never uses them.
MEASURED_SEED = 1_000_000_007
# How planners play the games that a new network learns from first.
PLANNERS_ALONE = SelfPlaySettings(networks=False, stride=6, planner_noise=0.1, carelessness=0.05)


@dataclass
class TrainingSettings:
    """The settings of a training run; the defaults suit two cores."""

    minutes: float = 10.0
    planner_minutes: float = 1.0
    threads: int = 2
    games: int = 8192
    steps: int = 24
    batches: int = 0
    part: int = 4096
    rate: float = 1e-3
    last_rate: float = 5e-5
    noise: float = 0.02
    trace: float = 0.93
    measure: float = 60.0
    measured_games: int = 256
    seed: int = 1


class Training:
    """A training run and its folder: `checkpoint.pt`, `network.npz` and `curve.json`."""

    def __init__(self, settings: TrainingSettings, out: Path, start: str = "continue") -> None:
        self.settings, self.out = settings, out
        out.mkdir(parents=True, exist_ok=True)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(settings.seed)
        self.random = random.Random(settings.seed)
        checkpoint = out / "checkpoint.pt"
        resumed = start == "continue" and checkpoint.exists()
        self.is_new = start == "new"
        self.learner = Learner(Model() if self.is_new or resumed else Model.load(), self.device)
        self.minutes_before = self.learner.load(checkpoint) if resumed else 0.0
        self.curve: list[dict[str, Any]] = []
        if resumed and (out / "curve.json").exists():
            self.curve = json.loads((out / "curve.json").read_text(encoding="utf-8"))
        self.pool: list[Model] = []
        self.batches: dict[RuleSet, Batch] = {}
        self.workers = TableWorkers(settings.threads, RULE_SETS, SHARES, settings.seed)
        self.decisions = self.updates = 0
        self.losses = Losses(0.0, 0.0, 0.0)

    def run(self) -> None:
        """Train until the time is up: first on planner games, then by self-play."""
        settings, begin = self.settings, time.perf_counter()
        end, due = begin + 60 * settings.minutes, begin + settings.measure
        alone_until = begin + 60 * settings.planner_minutes if self.is_new else begin
        while True:
            now = time.perf_counter()
            if now >= due or now >= end:
                self.pool = [*self.pool, copy.deepcopy(self.learner.average)][-POOL:]
                self.report((now - begin) / 60)
                due = time.perf_counter() + settings.measure
            if now >= end:
                self.workers.close()
                self.report_rule_sets()
                return
            progress = (now - begin) / (end - begin)
            rate = settings.rate * (settings.last_rate / settings.rate) ** progress
            noise = settings.noise * (1 - progress / 2)
            alone = now < alone_until
            self.workers.settings = PLANNERS_ALONE if alone else SelfPlaySettings(noise=noise)
            self.update(rate, noise, 1.0 if alone else settings.trace, on_card=self.device == "cuda" and not alone)

    def update(self, rate: float, noise: float, trace: float, *, on_card: bool) -> None:
        """Collect games and learn from them once."""
        self.workers.weights = self.learner.average.weights()
        parts = []
        if on_card:
            for rules in self.random.choices(RULE_SETS, SHARES, k=self.settings.batches):
                rival = self.random.choice(self.pool) if self.pool and self.random.random() < 0.5 else None
                player = LookaheadPlayer(self.learner.average, noise, rival)
                seed = self.random.getrandbits(62)
                parts.append(roll_out(self._batch(rules), player, self.settings.steps, trace, seed, self.device))
        parts.append(self._samples(self.workers.take(), trace))
        samples = Samples.joined(parts)
        self.losses = self.learner.learn(samples, self.settings.part, rate)
        self.decisions += len(samples)
        self.updates += 1

    @torch.no_grad()
    def _samples(self, chunks: list[SampleChunk], trace: float) -> Samples:
        """Return the samples of whole games with their λ-returns."""

        def joined(arrays: list[Any]) -> Tensor:
            return torch.cat([torch.from_numpy(array).to(self.device) for array in arrays])

        inputs = joined([chunk.inputs for chunk in chunks])
        values = torch.cat(self.learner.average.values(inputs), dim=1).cpu().numpy()
        bounds = np.cumsum([len(chunk.inputs) for chunk in chunks])[:-1]
        split = np.split(values, bounds)
        targets = joined([returns(chunk, value, trace) for chunk, value in zip(chunks, split, strict=True)])
        wins, points = targets.chunk(2, dim=1)
        answers, policy = (joined([getattr(chunk, name) for chunk in chunks]) for name in ("answers", "policy"))
        return Samples(inputs, wins, points, answers, policy)

    def _batch(self, rules: RuleSet) -> Batch:
        if rules not in self.batches:
            options: dict[str, Any] = {"observations": False, "masks": False, "seed": self.random.getrandbits(62)}
            batch = self.batches[rules] = CudaBatch(self.settings.games, *rules, **options)
            # Spread the games out: games that start together end late, and teach nothing until then.
            for _ in range(SPREAD_OUT_STEPS):
                batch.step(batch.random_answers())
        return self.batches[rules]

    def report(self, minutes: float) -> None:
        """Measure, and write the checkpoint, the network and the curve."""
        point: dict[str, Any] = {
            "minutes": round(self.minutes_before + minutes, 2),
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.workers.games,
            "against_planners": round(self.measure(MAIN), 4),
            **{name: round(value, 4) for name, value in self.losses._asdict().items()},
        }
        self.curve.append(point)
        print(json.dumps(point), flush=True)
        self.learner.save(self.out / "checkpoint.pt", self.minutes_before + minutes)
        self.learner.average.save(self.out / "network.npz")
        self._write_curve()

    def report_rule_sets(self) -> None:
        """Measure every rule set and add the results to the curve."""
        found = {}
        for rules in RULE_SETS:
            found[rule_set(*rules)] = round(self.measure(rules), 4)
        self.curve[-1]["rule_sets"] = found
        print(json.dumps(found), flush=True)
        self._write_curve()

    def _write_curve(self) -> None:
        (self.out / "curve.json").write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")

    def measure(self, rules: RuleSet) -> float:
        """Return the network's share of wins with one answer of lookahead against planners."""
        settings = self.settings
        options: dict[str, Any] = {"observations": False, "masks": False, "opponents": "planner"}
        with Batch(settings.measured_games, *rules, threads=settings.threads, seed=MEASURED_SEED, **options) as batch:
            return win_share(batch, LookaheadPlayer(self.learner.average), self.device)


@torch.no_grad()
def win_share(batch: Batch, player: LookaheadPlayer, device: str) -> float:
    """Return the learner's win share over the first game in each slot of a batch."""
    each = torch.arange(batch.games)
    won = torch.full((batch.games,), torch.nan)
    while won.isnan().any():
        chosen, _, _ = player.choose(batch, 0, device)
        batch.step(chosen.long().cpu().numpy())
        rewards = tensor(batch.rewards, "cpu")[each, each % batch.players]
        share = (rewards * (batch.players - 1) + 1) / batch.players
        won = torch.where(tensor(batch.done, "cpu") & won.isnan(), share, won)
    return float(won.mean())
