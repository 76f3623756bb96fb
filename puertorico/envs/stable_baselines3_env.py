"""The `VecEnv` of Stable-Baselines3, over the games of `vector_env.PuertoRicoVectorEnv`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError(f"the VecEnv needs {error.name}: pip install sb3-contrib") from error

from .vector_env import PuertoRicoVectorEnv

Indices = int | Iterable[int] | None


class PuertoRicoVecEnv(VecEnv):  # type: ignore[misc, unused-ignore]
    """Games in which you answer for one seat each; `env_method("action_masks")` has masks."""

    def __init__(self, num_envs: int = 64, **settings: Any) -> None:
        """Create the games, with the settings of `PuertoRicoVectorEnv`. Raises `InvalidRules`."""
        self.games = PuertoRicoVectorEnv(num_envs, **settings)
        self.render_mode = self.games.render_mode
        self._actions: Any = None
        super().__init__(self.games.num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> NDArray[np.int16]:
        """Begin new games: after `seed(number)`, those of that seed, otherwise the next ones."""
        observations, infos = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.reset_infos = self._one_for_each(infos)
        return observations

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Play the answers. Raises `IllegalAnswers` and changes nothing if one is not legal."""
        observations, rewards, done, _, infos = self.games.step(self._actions)
        each = self._one_for_each(infos)
        for i in np.flatnonzero(done):
            each[i] |= {
                "terminal_observation": infos["final_obs"][i],
                "scores": infos["final_info"]["scores"][i],
                "TimeLimit.truncated": False,
            }
        return observations, rewards.astype(np.float32), done, each

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """Call a method that returns a row per game, such as `action_masks`."""
        rows = getattr(self.games, method_name)(*args, **kwargs)
        return [rows[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute of the games, which all of them share."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Set an attribute, which all games share."""
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return self.games.render() if self.render_mode == "rgb_array" else [None] * self.num_envs  # type: ignore[return-value]

    def close(self) -> None:
        self.games.close()

    def _one_for_each(self, infos: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {"action_mask": mask, "seat": int(seat)}
            for mask, seat in zip(infos["action_mask"], infos["seat"], strict=True)
        ]
