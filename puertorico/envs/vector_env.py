"""Gymnasium's vector environment: many games against bots in one compiled call.

>>> import gymnasium
>>> envs = gymnasium.make_vec("puertorico.envs:PuertoRico-v1", num_envs=8, players=3, opponents="random")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((8, 1053), (8, 724))
>>> actions = [np.flatnonzero(mask)[0] for mask in infos["action_mask"]]
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError(
        f"the vector environment needs {error.name}: pip install 'puertorico[envs]', or gymnasium"
    ) from error

from ..game.options import InvalidRules
from ..game.wording import quote
from .batch import Batch
from .copyable import Copyable
from .opponents import Opponents
from .render import RENDER_MODES, check_mode, render
from .spaces import action_space, observation_space
from .validation import seed_number


class PuertoRicoVectorEnv(Copyable, VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Games in which you answer for one seat each: seat `i % players` in game i.

    A game that ends is replaced by the next one in the same step.
    """

    metadata = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 64,
        players: int = 4,
        expansions: Iterable[str] = (),
        *,
        opponents: Opponents = "planner",
        reward: str = "win",
        centered: bool = True,
        copy: bool = True,
        history: bool = False,
        threads: int = 2,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Create the games, with the opponents of `Batch`. Raises `InvalidRules`.

        Without `copy`, observations and masks are the memory of the batch, which the next step changes. `batch` is
        that batch; with `history` it remembers the games.
        """
        check_mode(render_mode)
        if opponents is None:
            raise InvalidRules(["a vector environment needs opponents; `Batch` lets you answer for every seat"])
        self.batch = Batch(
            num_envs,
            players,
            expansions,
            opponents=opponents,
            reward=reward,
            centered=centered,
            final_observations=True,
            history=history,
            threads=threads,
            **options,
        )
        self.num_envs, self.render_mode, self._copy = self.batch.games, render_mode, copy
        self._rows = np.arange(self.num_envs)
        self._learners = self._rows % self.batch.players
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin new games: those of a seed, or the next ones. There are no options."""
        if options:
            raise ValueError(f"reset of a vector environment has no options, got {quote(options)}")
        self.batch.reset(None if seed is None else seed_number(seed))
        return self._shown(self.batch.observations), self._infos()

    def step(self, actions: Any) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an answer in every game. Raises `IllegalAnswers` and then changes nothing."""
        step = self.batch.step(actions)
        rewards = step.rewards[self._rows, self._learners].astype(np.float64)
        infos = self._infos()
        if step.done.any():
            self._add_endings(infos, step.done.copy())
        return self._shown(step.observations), rewards, step.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal answers of every game, under the name that maskable learners expect."""
        return self.batch.masks.copy()

    def change_opponents(self, opponents: Opponents) -> None:
        """Play against other opponents from now on, as `Batch.change_opponents` does."""
        self.batch.change_opponents(opponents)

    def render(self) -> tuple[Any, ...] | None:
        """Return the tables as texts or as images, by `render_mode`."""
        if self.render_mode is None:
            return None
        return tuple(render(self.batch.game(i), self.render_mode) for i in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """End the threads of the batch."""
        self.batch.close()

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        """Return masks and seats; `_name` marks games that have `name`, as Gymnasium requires."""
        all_of_them = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._shown(self.batch.masks.view(np.int8)),
            "_action_mask": all_of_them,
            "seat": self._learners.copy(),
            "_seat": all_of_them,
        }

    def _add_endings(self, infos: dict[str, Any], done: NDArray[np.bool_]) -> None:
        """Add the last observation and the scores of the games that ended."""
        finals = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            finals[i] = self.batch.final_observations[i].copy()
        scores = np.where(done[:, None], self.batch.scores, 0)
        infos |= {
            "final_obs": finals,
            "_final_obs": done,
            "final_info": {"scores": scores, "_scores": done, "seat": self._learners.copy(), "_seat": done},
            "_final_info": done,
        }
