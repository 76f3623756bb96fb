"""The Gymnasium environment: you play one seat, bots play the others.

>>> env = PuertoRicoEnv(players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex, TypeGuard

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
except ImportError as error:
    raise ImportError(
        f"the Gymnasium environment needs {error.name}: pip install 'puertorico[envs]', or gymnasium"
    ) from error

from .. import bots
from ..game.game import Game
from ..game.illegal_answer import IllegalAnswer
from ..game.notation import ANSWERS, known_answer
from ..game.score import places_of
from ..game.wording import quote
from ..rules.why import Why
from .batch_settings import reward_number
from .compiled_game import CompiledGame
from .copyable import Copyable
from .render import RENDER_MODES, check_mode, render
from .spaces import action_space, observation_space
from .validation import seat_number, seed_number

Opponent = str | bots.Bot


class PuertoRicoEnv(Copyable, gymnasium.Env[NDArray[np.int16], np.int64]):
    """A game in which you answer for one seat; chance and bots answer automatically."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        expansions: Iterable[str] = (),
        *,
        seat: SupportsIndex | None = 0,
        opponents: Opponent | Iterable[Opponent] = "planner",
        reward: str = "win",
        centered: bool = True,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """Create the environment. Raises `InvalidRules` and `UnknownBot`.

        `opponents` is a bot or its name for all other seats, or one per seat, clockwise from yours. `seat` is your
        seat; None draws it in every `reset`. The legal answers are in `info["action_mask"]`, and `action_masks()`
        returns them. The options are those of `Game.new`.
        """
        check_mode(render_mode)
        reward_number(reward)
        self.compiled_game = CompiledGame(players, expansions, **options)
        self._usual_seat = None if seat is None else seat_number(seat, self.compiled_game.players)
        self.seat = self._usual_seat or 0
        self.reward, self.centered, self.render_mode = reward, centered, render_mode
        self._opponents = _one_for_each_seat(opponents, self.compiled_game.players)
        for opponent in self._opponents:
            if isinstance(opponent, str):
                bots.make(opponent)  # raises `UnknownBot` now instead of during a game
        self._seeds = [0] * len(self._opponents)
        self._bots: dict[int, bots.Bot] = {}
        self._is_under_way = False
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a game and continue to your first turn. Seeds are those of `Game.new`.

        `options={"seat": 1}` sets your seat in this game. Bots given by name are created again; objects are reused.
        """
        seat = _seat_of(options, self._usual_seat)
        seat = None if seat is None else seat_number(seat, self.compiled_game.players)
        # Gymnasium rejects negative seeds.
        super().reset(seed=None if seed is None else seed_number(seed) % (1 << 64))
        self.compiled_game.reset(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        self.seat = int(self.np_random.integers(self.compiled_game.players)) if seat is None else seat
        self._seeds = [int(self.np_random.integers(1 << 31)) for _ in self._opponents]
        self._bots = {}
        self._let_others_answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an answer. An illegal one changes nothing, and `info["illegal"]` says why."""
        if not self._is_under_way:
            raise RuntimeError("no game is running; call reset first")
        try:
            self.compiled_game.step(action)
        except IllegalAnswer as refusal:
            info = self._info() | {"illegal": str(refusal)}
            return self._observation(), 0.0, self.compiled_game.is_over, False, info
        self._let_others_answer()
        over = self.compiled_game.is_over
        reward = self.compiled_game.rewards(self.reward)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal answers, under the name that maskable learners expect."""
        return self.compiled_game.mask.view(np.bool_).copy()

    def render(self) -> Any:
        """Return the table as text or as an image, by `render_mode`."""
        return render(self.compiled_game.game(), self.render_mode)

    @property
    def game(self) -> Game:
        """Return the game so far, with its log and text."""
        return self.compiled_game.replay()

    def _let_others_answer(self) -> None:
        """Let the bots play until your turn. If a bot fails, the game cannot continue."""
        game = self.compiled_game
        self._is_under_way = False
        while not game.is_over and game.seat != self.seat:
            legal = tuple(ANSWERS[answer] for answer in game.choices[: game.count].tolist())
            prompt = bots.Prompt(game.record, game.seat, legal)
            place = (game.seat - self.seat) % game.players - 1
            game.step(self._answer_of(place, prompt))
        self._is_under_way = True

    def _answer_of(self, place: int, prompt: bots.Prompt) -> int:
        """Return the answer of the bot this many seats after yours."""
        given = self._bot(place).choose(prompt)
        known = known_answer(given)
        if known in prompt.answers:
            return known.id
        opponent = self._opponents[place]
        name = quote(opponent) if isinstance(opponent, str) else type(opponent).__name__
        raise IllegalAnswer(
            f"{quote(known.text if known else given)}, the answer of the bot {name} on seat {prompt.seat},",
            self.compiled_game.game().why_not(known) if known else Why.NOT_ASKED,
            prompt.answers,
            "" if known else "there is no such answer",
        )

    def _bot(self, place: int) -> bots.Bot:
        opponent = self._opponents[place]
        if not isinstance(opponent, str):
            return opponent
        if place not in self._bots:
            self._bots[place] = bots.make(opponent, seed=self._seeds[place])
        return self._bots[place]

    def _observation(self) -> NDArray[np.int16]:
        return self.compiled_game.observe(self.seat, centered=self.centered)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.compiled_game.mask.view(np.int8).copy(), "seat": self.seat}
        if self.compiled_game.is_over:
            game = self.compiled_game.game()
            info["scores"] = [score.total for score in game.scores]
            info["winners"] = list(game.winners)
            info["places"] = places_of([(score.total, score.tie_break) for score in game.scores])
        return info


def _one_for_each_seat(opponents: object, players: int) -> list[Opponent]:
    """Return the opponents clockwise from your seat."""
    given = [opponents] * (players - 1)
    if not _is_opponent(opponents):
        if not isinstance(opponents, Iterable):
            raise ValueError(f"opponents must be a bot, its name, or a list of them, got {quote(opponents)}")
        given = list(opponents)
    found: list[Opponent] = []
    for opponent in given:
        if not _is_opponent(opponent):
            raise ValueError(f"an opponent must be a bot's name or have `choose(prompt)`, got {quote(opponent)}")
        found.append(opponent)
    if len(found) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, or one for all, got {len(found)}")
    return found


def _is_opponent(given: object) -> TypeGuard[Opponent]:
    return isinstance(given, str) or (isinstance(given, bots.Bot) and not isinstance(given, type))


def _seat_of(options: object, usual: int | None) -> Any:
    """Return the seat from the options of `reset`."""
    if options is None:
        return usual
    if not isinstance(options, Mapping):
        raise ValueError(f"options must be a dictionary with only 'seat', got {quote(options)}")
    for name in options:
        if name != "seat":
            raise ValueError(f"unknown option {quote(name)} of reset; the only one is 'seat'")
    return options.get("seat", usual)
