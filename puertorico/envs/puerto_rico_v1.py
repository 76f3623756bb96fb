"""The PettingZoo environment: every seat is an agent, and the agents answer in turn.

>>> env = env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=100):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError(
        f"the PettingZoo environment needs {error.name}: pip install 'puertorico[envs]', or pettingzoo"
    ) from error

from ..game.game import Game
from ..game.notation import ANSWERS
from .batch_settings import reward_number
from .compiled_game import CompiledGame
from .copyable import Copyable
from .render import RENDER_MODES, check_mode, render
from .spaces import action_space, observation_space
from .validation import seed_number

NAME = "puerto_rico_v1"


def env(players: int = 4, expansions: Iterable[str] = (), **settings: Any) -> Any:
    """Return the environment as PettingZoo users expect it, with settings of `raw_env`.

    An illegal answer raises `IllegalAnswer` and changes nothing.
    """
    return _InOrder(raw_env(players, expansions, **settings))


class raw_env(Copyable, AECEnv):  # type: ignore[misc]
    """A game with agents `player_0` … in seat order; chance answers automatically.

    PettingZoo's tools expect this class name.
    """

    metadata = {"render_modes": list(RENDER_MODES), "name": NAME, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        expansions: Iterable[str] = (),
        *,
        reward: str = "win",
        centered: bool = True,
        dict_observations: bool = False,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """Create the environment. Raises `InvalidRules`.

        The legal answers are in `info["action_mask"]`, and with `dict_observations` also next to the observation. The
        options are those of `Game.new`.
        """
        super().__init__()
        check_mode(render_mode)
        reward_number(reward)
        self.compiled_game = CompiledGame(players, expansions, **options)
        self.reward, self.centered = reward, centered
        self.dict_observations, self.render_mode = dict_observations, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.compiled_game.players)]
        self.agents: list[str] = []
        columns = observation_space()
        mask = spaces.Box(0, 1, (len(ANSWERS),), np.int8)
        observed = spaces.Dict({"observation": columns, "action_mask": mask}) if dict_observations else columns
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seeds = random.Random(secrets.randbits(63))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of `Game.new(seed=seed)`, or the next of its sequence."""
        if seed is not None:
            self._seeds = random.Random(seed_number(seed))
        self.compiled_game.reset(self._seeds.getrandbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.compiled_game.seat]
        self._ask()

    def step(self, action: Any) -> None:
        """Play the selected agent's answer, or None after the end. Raises `IllegalAnswer`."""
        self.compiled_game.check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.compiled_game.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.compiled_game.is_over:
            self.rewards = dict(zip(self.agents, self.compiled_game.rewards(self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.compiled_game.seat]
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> NDArray[np.int16] | dict[str, Any]:
        """Return what an agent is shown now, whether or not it is asked."""
        columns = self.compiled_game.observe(self.possible_agents.index(agent), centered=self.centered)
        return {"observation": columns, "action_mask": self._mask(agent)} if self.dict_observations else columns

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as text or as an image, by `render_mode`."""
        return render(self.compiled_game.game(), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def game(self) -> Game:
        """Return the game so far, with its log and text."""
        return self.compiled_game.replay()

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Return the legal answers of the asked agent; the others have none."""
        if agent == self.agent_selection:
            return self.compiled_game.mask.view(np.int8).copy()
        return np.zeros(len(ANSWERS), np.int8)

    def _ask(self) -> None:
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}


class _InOrder(Copyable, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's check of the order of calls, copied together with its environment."""

    def __str__(self) -> str:
        return str(self.env)
