"""Self-play with one step of lookahead, and the returns of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ..bots.compiled.inputs import ROUND
from ..bots.compiled.network import POINT_OF_LEAD, POLICY_TEMPERATURE
from ..envs import Batch, CudaBatch
from ..rules.kinds import SEATS
from .compiled.self_play import MOST_ANSWERS
from .model import Model

LEAST_NOISE = 0.1

# A quarter of the games begin nearly at random, so that the network also knows positions that it would not choose.
EXPLORING_ROUNDS, EXPLORING_NOISE = 3, 10.0


@dataclass
class Samples:
    """Positions with the training targets, one row each."""

    inputs: Tensor
    wins: Tensor  # shares by place, counted from the asked seat
    points: Tensor
    answers: Tensor  # the legal ones, padded with the answer that no player gives
    policy: Tensor  # their shares; all zero where there is nothing to learn

    def __len__(self) -> int:
        return len(self.inputs)

    @classmethod
    def joined(cls, parts: list[Samples]) -> Samples:
        names = cls.__dataclass_fields__
        return cls(**{name: torch.cat([getattr(part, name) for part in parts]) for name in names})


@dataclass
class LookaheadPlayer:
    """How answers are chosen: by a model, partly by an older one, with some noise for variety."""

    model: Model
    noise: float = 0.0
    rival: Model | None = None

    def values(self, batch: Batch, ahead: Any, device: str) -> tuple[Tensor, Tensor, Tensor]:
        """Return each lookahead row's value to the asked seat, its game, and whether a rival acts."""
        games, inputs = tensor(ahead.games, device), tensor(ahead.observations, device)
        asked = tensor(batch.seats, device)[games]
        next_seats = tensor(ahead.seats, device)
        over = next_seats < 0
        place = (asked - next_seats.clamp(min=0)) % batch.players
        is_rival = torch.zeros_like(over)
        value = self._worth(self.model, inputs, place, batch.players)
        if self.rival is not None:
            is_rival = self.rival_seats(batch, device)[games, asked]
            value = torch.where(is_rival, self._worth(self.rival, inputs, place, batch.players), value)
        rewards, scores = tensor(ahead.rewards, device), tensor(ahead.scores, device).float()
        own = asked[:, None]
        share = (rewards.gather(1, own)[:, 0] * (batch.players - 1) + 1) / batch.players
        final = share + points_utility(scores.gather(1, own)[:, 0], scores.sum(dim=1), batch.players)
        return torch.where(over, final, value), games, is_rival

    def rival_seats(self, batch: Batch, device: str) -> Tensor:
        """Draw the rivals of half of the games, on about half of their seats."""
        games = torch.arange(batch.games, device=device)[:, None]
        seats = torch.arange(batch.players, device=device)
        return (games % 2 == 0) & ((games // 2 * 2654435761 >> seats + 7) % 2 == 0)

    @staticmethod
    def _worth(model: Model, inputs: Tensor, place: Tensor, players: int) -> Tensor:
        wins, points = model.values(inputs)
        own = place[:, None]
        points = points[:, :players]
        return wins.gather(1, own)[:, 0] + points_utility(points.gather(1, own)[:, 0], points.sum(dim=1), players)

    def choose(
        self, batch: Batch, seed: int, device: str, rounds: Tensor | None = None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return answers for all games, and their legal answers with the policy's targets."""
        ahead = batch.lookahead(seed, view="network")
        value, games, is_rival = self.values(batch, ahead, device)
        first = tensor(ahead.first, device)
        place = torch.arange(len(games), device=device) - first[games]
        width = max(MOST_ANSWERS, int((first[1:] - first[:-1]).max()))
        values = torch.full((batch.games, width), -torch.inf, device=device)
        values[games, place] = value
        answers = torch.zeros((batch.games, width), dtype=torch.int16, device=device)
        answers[games, place] = tensor(ahead.answers, device)
        policy = (values[:, :MOST_ANSWERS] / POLICY_TEMPERATURE).softmax(dim=1)
        taught = (first[1:] - first[:-1] <= MOST_ANSWERS) & ~is_rival[first[:-1]]
        if self.noise and rounds is not None:
            # Less noise when the outcome is clear, as in `tables.spread`.
            share = values.amax(dim=1, keepdim=True).clamp(0, 1)
            scale = (2 * (share * (1 - share)).sqrt()).clamp(min=LEAST_NOISE)
            exploring = (torch.arange(batch.games, device=device) % 4 == 0) & (rounds <= EXPLORING_ROUNDS)
            scale = torch.where(exploring[:, None], EXPLORING_NOISE, scale)
            values = values - self.noise * scale * torch.empty_like(values).exponential_().log()
        chosen = answers.gather(1, values.argmax(dim=1, keepdim=True))[:, 0]
        return chosen, answers[:, :MOST_ANSWERS], policy * taught[:, None]


def points_utility(points: Tensor, total: Tensor, players: int) -> Tensor:
    """Return what final points add to the win share; `total` is the points of all seats."""
    return POINT_OF_LEAD * (points - (total - points) / (players - 1))


def tensor(array: Any, device: str) -> Tensor:
    """Return a batch's array as a tensor, in place where both are on the card."""
    return torch.as_tensor(array, device=device)


def by_seat(values: Tensor, seats: Tensor, players: int) -> Tensor:
    """Turn values by place from the asked seat into values by seat; empty places are last."""
    place = (torch.arange(players, device=seats.device) - seats[..., None]) % players
    return values.gather(-1, place)


def by_place(values: Tensor, seats: Tensor, players: int) -> Tensor:
    """Turn values by seat into values by place, counted from the asked seat."""
    seat = (torch.arange(players, device=seats.device) + seats[..., None]) % players
    return values.gather(-1, seat)


@torch.no_grad()
def roll_out(batch: Batch, player: LookaheadPlayer, steps: int, trace: float, seed: int, device: str) -> Samples:
    """Play some steps and return samples; `trace` is the λ of their returns."""
    kept, players = [], batch.players
    for step in range(steps):
        inputs, seats = tensor(batch.network_inputs(), device).clone(), tensor(batch.seats, device).clone()
        chosen, answers, policy = player.choose(batch, seed + step, device, inputs[:, ROUND])
        batch.step(chosen.long() if isinstance(batch, CudaBatch) else chosen.long().cpu().numpy())
        rewards, scores = tensor(batch.rewards, device), tensor(batch.scores, device).float()
        shares = (rewards * (players - 1) + 1) / players
        kept.append((inputs, seats, answers, policy, shares, scores.clone(), tensor(batch.done, device).clone()))
    inputs, seats, answers, policy, shares, scores, done = map(torch.stack, zip(*kept, strict=True))
    expected = [player.model.values(part) for part in (*inputs, tensor(batch.network_inputs(), device))]
    after = torch.cat([seats[1:], tensor(batch.seats, device)[None]])
    targets = []
    for kind, result in ((0, shares), (1, scores)):
        values = by_seat(torch.stack([pair[kind] for pair in expected[1:]])[..., :players], after, players)
        returns = torch.empty_like(values)
        following = values[-1]
        for step in reversed(range(steps)):
            following = torch.lerp(values[step], following, trace)
            following = torch.where(done[step, :, None], result[step], following)
            returns[step] = following
        target = torch.zeros((*returns.shape[:2], SEATS), device=device)
        target[..., :players] = by_place(returns, seats, players)
        targets.append(target.flatten(0, 1))
    wins, points = targets
    return Samples(inputs.flatten(0, 1), wins, points, answers.flatten(0, 1), policy.flatten(0, 1))
