"""The Gymnasium environment: one seat is the learner's, bots play the others.

>>> env = OneSeat(players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(
        f"the Gymnasium environment needs {error.name}: pip install 'puertorico[envs]', or gymnasium"
    ) from error

from .. import bots
from ..game import Game, IllegalAnswer
from ..notation import ANSWERS
from .batch import reward_number
from .features import COLUMNS, HIDDEN
from .picture import RENDER_MODES, check_mode, render
from .single import Single

ID = "PuertoRico-v1"


class OneSeat(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A game of Puerto Rico in which the learner answers for one seat; chance and the others answer inside."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        expansions: Iterable[str] = (),
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "planner",
        reward: str = "win",
        centred: bool = True,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """`opponents`: a bot by name for all other seats, or one for each, clockwise from the learner.

        The legal answers are in `info["action_mask"]`, and `action_masks()` gives them to those who ask. The options
        are those of `Game.new`. Raises `InvalidRules` and `UnknownBot`.
        """
        check_mode(render_mode)
        reward_number(reward)
        self.single = Single(players, expansions, **options)
        if type(seat) is not int or not 0 <= seat < players:
            raise ValueError(f"seat is {seat!r}; it must be from 0 to {players - 1}")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(
                f"there are {len(names)} opponents; {players} players need {players - 1}, or one name for all"
            )
        self.seat, self.reward, self.centred, self.render_mode = seat, reward, centred, render_mode
        self._names = {(seat + steps) % players: name for steps, name in enumerate(names, 1)}
        self._bots = {other: bots.make(name) for other, name in self._names.items()}
        self.observation_space = spaces.Box(HIDDEN, np.iinfo(np.int16).max, (COLUMNS,), np.int16)
        self.action_space = spaces.Discrete(len(ANSWERS))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a game, with a seed that of `Game.new(seed=seed)`, and go on to the learner's first turn."""
        super().reset(seed=seed)
        self.single.reset(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        for other, name in self._names.items():
            self._bots[other] = bots.make(name, seed=int(self.np_random.integers(1 << 31)))
        self._let_others_answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Give the learner's answer. One that is not legal changes nothing, and `info["illegal"]` says why."""
        info = {}
        try:
            self.single.step(int(action))
            self._let_others_answer()
        except IllegalAnswer as refusal:
            info["illegal"] = str(refusal)
        over = self.single.is_over
        reward = self.single.rewards(self.reward)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info() | info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers, for learners that ask for them by this name."""
        return self.single.mask.view(np.bool_).copy()

    def render(self) -> Any:
        """The table as text or as a picture, by `render_mode`."""
        return render(self.single.game(), self.render_mode)

    @property
    def game(self) -> Game:
        """The game so far, with its log and text."""
        return self.single.replay()

    def _let_others_answer(self) -> None:
        single = self.single
        while not single.is_over and single.seat != self.seat:
            legal = tuple(ANSWERS[answer] for answer in single.choices[: single.count].tolist())
            question = bots.Question(single.record, single.seat, legal)
            single.step(self._bots[single.seat].choose(question).id)

    def _observation(self) -> NDArray[np.int16]:
        return self.single.observe(self.seat, centred=self.centred)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.single.mask.view(np.int8).copy()}


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=OneSeat)
