"""The network in PyTorch: from inputs to win shares, final points and a policy."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from ..bots.compiled.inputs import FEWEST_PLAYERS, INPUTS, LINEAR, PLAYERS
from ..bots.compiled.network import FIRST, LAYOUT, LINEAR_SCALE, POINTS_SCALE, SECOND
from ..bots.network_file import arrays, read, write
from ..rules.answers import ANSWER_COUNT
from ..rules.kinds import SEATS

# PyTorch keeps a row for each output; compiled code wants one for each input, except for the policy.
_TURNED = ("first.weight", "second.weight", "wins.weight", "points.weight")

EMPTY_SEAT = -1e4  # a logit that gives an empty seat a share of 0


class Judgment(NamedTuple):
    """The outputs of a network for positions, by place relative to the first block's seat."""

    wins: Tensor  # logarithms of the win shares
    points: Tensor  # final points of every seat
    policy: Tensor  # logits of all answers


class Model(nn.Module):
    """Two hidden layers and three heads."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.wins = nn.Linear(SECOND, SEATS)
        self.points = nn.Linear(SECOND, SEATS)
        self.policy = nn.Linear(SECOND, ANSWER_COUNT)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.zeros_(self.first.bias)
        for head in (self.wins, self.points, self.policy):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def body(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Return the second hidden layer, and which places at the table are empty."""
        columns = inputs.float()
        columns[:, :LINEAR].clamp_(min=0).log1p_()
        columns[:, LINEAR:].mul_(LINEAR_SCALE)
        players = inputs[:, PLAYERS : PLAYERS + SEATS - 1].argmax(dim=1) + FEWEST_PLAYERS
        empty = torch.arange(SEATS, device=inputs.device) >= players[:, None]
        return self.second(self.first(columns).relu()).relu(), empty

    def values(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Return win shares and final points of every seat."""
        hidden, empty = self.body(inputs)
        wins = self.wins(hidden).masked_fill(empty, EMPTY_SEAT).softmax(dim=1)
        return wins, self.points(hidden) * POINTS_SCALE

    def forward(self, inputs: Tensor) -> Judgment:
        hidden, empty = self.body(inputs)
        wins = functional.log_softmax(self.wins(hidden).masked_fill(empty, EMPTY_SEAT), dim=1)
        return Judgment(wins, self.points(hidden) * POINTS_SCALE, self.policy(hidden))

    def weights(self) -> NDArray[np.float32]:
        """Return all weights in one row, as compiled code uses them."""
        state = self.state_dict()
        found = [state[name].T if name in _TURNED else state[name] for name in LAYOUT]
        row: NDArray[np.float32] = torch.cat([value.reshape(-1) for value in found]).cpu().numpy()
        return row

    def save(self, path: Path) -> None:
        """Write the weights as `network` and `search` read them, in 16 bits."""
        write(path, self.weights())

    @classmethod
    def load(cls, path: Path | None = None) -> Model:
        """Read weights that `save` wrote, by default the network that ships with the package."""
        model, found = cls(), arrays(read(path))
        turned = {name: value.T if name in _TURNED else value for name, value in found.items()}
        model.load_state_dict({name: torch.tensor(value) for name, value in turned.items()})
        return model
