"""Learning from samples: losses, optimizer, averaged network and checkpoints."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from ..bots.compiled.network import POINTS_SCALE
from ..rules.answers import CONTINUE
from .model import EMPTY_SEAT, Model
from .rollout import Samples

# Weights of the other losses, relative to that of the win shares.
POINTS_LOSS, POLICY_LOSS = 0.2, 0.3
# The update rate of the exponential moving average of the weights.
AVERAGING = 0.005


class Losses(NamedTuple):
    """Means over the samples of an update."""

    wins: float
    points: float
    policy: float


class Learner:
    """A model in training, and the average of its weights, which plays and is saved."""

    def __init__(self, model: Model, device: str) -> None:
        self.device = device
        self.model = model.to(device)
        self.average = copy.deepcopy(self.model).requires_grad_(requires_grad=False)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3, eps=1e-6, fused=device != "cpu")

    def learn(self, samples: Samples, part: int, rate: float) -> Losses:
        """Train for one epoch over the samples in random order, in minibatches of `part`."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        total, parts = torch.zeros(3, device=self.device), 0
        for rows in torch.randperm(len(samples), device=self.device).split(part):
            losses = self._losses(samples, rows)
            self.optimizer.zero_grad(set_to_none=True)
            (losses[0] + POINTS_LOSS * losses[1] + POLICY_LOSS * losses[2]).backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimizer.step()
            with torch.no_grad():
                own: list[Tensor] = [*self.average.parameters()]
                new: list[Tensor] = [*self.model.parameters()]
                torch._foreach_lerp_(own, new, AVERAGING)
            total += losses.detach()
            parts += 1
        return Losses(*(total / parts).tolist())

    def _losses(self, samples: Samples, rows: Tensor) -> Tensor:
        wins, points, policy = samples.wins[rows], samples.points[rows], samples.policy[rows].float()
        said = self.model(samples.inputs[rows])
        seated = said.wins > EMPTY_SEAT / 2
        win_loss = -(wins * said.wins.where(seated, 0)).sum(dim=1).mean()
        errors = ((said.points - points) / POINTS_SCALE).where(seated, 0)
        answers = samples.answers[rows].long()
        chosen = said.policy.gather(1, answers).masked_fill(answers == CONTINUE, -1e4).log_softmax(dim=1)
        return torch.stack([win_loss, errors.square().sum(dim=1).mean(), -(policy * chosen).sum(dim=1).mean()])

    def save(self, path: Path, done: float) -> None:
        """Write everything that is needed to continue; `done` is the minutes of training so far."""
        state = {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "minutes": done,
        }
        torch.save(state, path)

    def load(self, path: Path) -> float:
        """Read a checkpoint and return the minutes of training behind it."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        return float(state["minutes"])
