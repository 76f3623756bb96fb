"""The network that `ppo.py` trains, and a bot that plays with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from puertorico import ANSWERS, Answer
from puertorico.bots import Prompt
from puertorico.bots.network_file import NoNetwork
from puertorico.envs.compiled.observation import BLOCK, TABLE
from puertorico.envs.compiled_game import observe_record

ILLEGAL = -1e9


class PolicyNetwork(nn.Module):
    """Maps an observation to a policy over the answers and the expected reward."""

    def __init__(self, players: int, expansions: list[str], width: int = 128) -> None:
        super().__init__()
        self.rules: dict[str, Any] = {"players": players, "expansions": expansions}
        self.width = width
        self.columns = TABLE + players * BLOCK  # without the blocks of unused seats
        self.body = nn.Sequential(nn.Linear(self.columns, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.liking, self.expecting = nn.Linear(width, len(ANSWERS)), nn.Linear(width, 1)
        nn.init.zeros_(self.liking.weight)  # all legal answers are equally likely at first

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of all answers and the expected reward of the asked seat."""
        device = self.liking.weight.device
        counts = observations[:, : self.columns].to(device, torch.float32)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            # Log scale: one more doubloon matters less when you have many.
            seen = self.body(counts.sign() * counts.abs().log1p())
            likings = self.liking(seen).masked_fill(~masks.to(device), ILLEGAL)
        return functional.log_softmax(likings.float(), dim=1), self.expecting(seen.float()).squeeze(1)

    @torch.no_grad()
    def draw(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Draw an answer for every game, with its log-probability and expected reward."""
        chances, expected = self(observations, masks)
        answers = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)  # the Gumbel trick
        return answers, chances.gather(1, answers[:, None]).squeeze(1), expected

    def save(self, file: Path) -> None:
        torch.save({"rules": self.rules, "width": self.width, "weights": self.state_dict()}, file)

    @classmethod
    def load(cls, file: str) -> PolicyNetwork:
        try:
            saved = torch.load(file, map_location="cpu", weights_only=True)
            network = cls(**saved["rules"], width=saved["width"])
            network.load_state_dict(saved["weights"])
        except OSError as error:
            raise NoNetwork(f"{file} cannot be read: {error.strerror}") from None
        except Exception:  # PyTorch raises many kinds of errors for other files
            raise NoNetwork(f"{file} is not a network saved by ppo.py") from None
        return network


class PolicyBot:
    """A bot that plays the likeliest answer of a network."""

    def __init__(self, file: str, seed: int = 0) -> None:
        self.network = PolicyNetwork.load(file)

    def choose(self, prompt: Prompt) -> Answer:
        mask = torch.zeros(1, len(ANSWERS), dtype=torch.bool)
        mask[0, [answer.id for answer in prompt.answers]] = True
        shown = torch.as_tensor(observe_record(prompt.record, prompt.seat))
        with torch.no_grad():
            chances, _ = self.network(shown[None], mask)
        return ANSWERS[int(chances.argmax())]
