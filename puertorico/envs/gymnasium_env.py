"""The Gymnasium environment: one seat is the learner's, bots play the others.

>>> env = OneSeat(players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard

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
from ..arena.match import places_of
from ..game.game import Game, IllegalAnswer, known_answer
from ..game.notation import ANSWERS
from ..game.wording import quote
from ..rules.why import SENTENCES, Why
from . import GYMNASIUM_ID
from .batch import reward_number
from .compiled.features import COLUMNS, HIDDEN
from .compiled_game import Single
from .copyable import Copied
from .render import RENDER_MODES, check_mode, render
from .validation import seat_number, seed_number

ID = GYMNASIUM_ID
Opponent = str | bots.Bot


class OneSeat(Copied, gymnasium.Env[NDArray[np.int16], np.int64]):
    """A game of Puerto Rico in which the learner answers for one seat; chance and the others answer inside."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        expansions: Iterable[str] = (),
        *,
        seat: int | None = 0,
        opponents: Opponent | Iterable[Opponent] = "planner",
        reward: str = "win",
        centred: bool = True,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """`opponents`: a bot or its name for all other seats, or one for each, clockwise from the learner.

        `seat`: the learner's; None draws it in every `reset`. The legal answers are in `info["action_mask"]`, and
        `action_masks()` gives them to those who ask. The options are those of `Game.new`. Raises `InvalidRules` and
        `UnknownBot`.
        """
        check_mode(render_mode)
        reward_number(reward)
        self.single = Single(players, expansions, **options)
        self._usual_seat = None if seat is None else seat_number(seat, self.single.players)
        self.seat = self._usual_seat or 0
        self.reward, self.centred, self.render_mode = reward, centred, render_mode
        self._opponents = _one_for_each_seat(opponents, self.single.players)
        for opponent in self._opponents:
            if isinstance(opponent, str):
                bots.make(opponent)  # who does not exist is refused now and not in a game
        self._seeds = [0] * len(self._opponents)
        self._bots: dict[int, bots.Bot] = {}
        self._is_under_way = False
        self.observation_space = spaces.Box(HIDDEN, np.iinfo(np.int16).max, (COLUMNS,), np.int16)
        self.action_space = spaces.Discrete(len(ANSWERS))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a game, with a seed that of `Game.new(seed=seed)`, and go on to the learner's first turn.

        `options={"seat": 1}` is the learner's seat in this game. Bots by name are made anew; others stay as they are.
        """
        seat = _seat_of(options, self._usual_seat)
        seat = None if seat is None else seat_number(seat, self.single.players)
        # Gymnasium wants no negative seeds.
        super().reset(seed=None if seed is None else seed_number(seed) % (1 << 64))
        self.single.reset(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        self.seat = int(self.np_random.integers(self.single.players)) if seat is None else seat
        self._seeds = [int(self.np_random.integers(1 << 31)) for _ in self._opponents]
        self._bots = {}
        self._let_others_answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Give the learner's answer. One that is not legal changes nothing, and `info["illegal"]` says why."""
        if not self._is_under_way:
            raise RuntimeError("no game is under way; call reset first")
        try:
            self.single.step(action)
        except IllegalAnswer as refusal:
            info = self._info() | {"illegal": str(refusal)}
            return self._observation(), 0.0, self.single.is_over, False, info
        self._let_others_answer()
        over = self.single.is_over
        reward = self.single.rewards(self.reward)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

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
        """Until it is the learner's turn. If a bot fails there is no going on: it would be the learner on its seat."""
        single = self.single
        self._is_under_way = False
        while not single.is_over and single.seat != self.seat:
            legal = tuple(ANSWERS[answer] for answer in single.choices[: single.count].tolist())
            prompt = bots.Prompt(single.record, single.seat, legal)
            place = (single.seat - self.seat) % single.players - 1
            single.step(self._answer_of(place, prompt))
        self._is_under_way = True

    def _answer_of(self, place: int, prompt: bots.Prompt) -> int:
        """The answer of the bot in this place after the learner: like in the arena, it may be a text or a number."""
        given = self._bot(place).choose(prompt)
        known = known_answer(given)
        if known in prompt.answers:
            return known.id
        opponent = self._opponents[place]
        name = quote(opponent) if isinstance(opponent, str) else type(opponent).__name__
        why = self.single.game().why_not(known) if known else Why.NOT_ASKED
        raise IllegalAnswer(
            f"{quote(known.text if known else given)}, the answer of the bot {name} on seat {prompt.seat},",
            why,
            SENTENCES[why] if known else "there is no such answer",
            prompt.answers,
        )

    def _bot(self, place: int) -> bots.Bot:
        opponent = self._opponents[place]
        if not isinstance(opponent, str):
            return opponent
        if place not in self._bots:
            self._bots[place] = bots.make(opponent, seed=self._seeds[place])
        return self._bots[place]

    def _observation(self) -> NDArray[np.int16]:
        return self.single.observe(self.seat, centred=self.centred)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.single.mask.view(np.int8).copy(), "seat": self.seat}
        if self.single.is_over:
            game = self.single.game()
            info["scores"] = [score.total for score in game.scores]
            info["winners"] = list(game.winners)
            info["places"] = places_of([(score.total, score.tie_break) for score in game.scores])
        return info


def _one_for_each_seat(opponents: object, players: int) -> list[Opponent]:
    """The bots clockwise from the learner."""
    given = [opponents] * (players - 1)
    if not _is_opponent(opponents):
        if not isinstance(opponents, Iterable):
            raise ValueError(f"opponents is {quote(opponents)}; it must be a bot, its name, or a list of them")
        given = list(opponents)
    found: list[Opponent] = []
    for opponent in given:
        if not _is_opponent(opponent):
            raise ValueError(f"{quote(opponent)} is no opponent; it must be a bot's name, or have `choose(prompt)`")
        found.append(opponent)
    if len(found) != players - 1:
        raise ValueError(f"there are {len(found)} opponents; {players} players need {players - 1}, or one for all")
    return found


def _is_opponent(given: object) -> TypeGuard[Opponent]:
    return isinstance(given, str) or (isinstance(given, bots.Bot) and not isinstance(given, type))


def _seat_of(options: object, usual: int | None) -> Any:
    """The learner's seat as the options of a reset have it."""
    if options is None:
        return usual
    if not isinstance(options, Mapping):
        raise ValueError(f"options is {quote(options)}; it must be a dictionary, and there is only 'seat'")
    for name in options:
        if name != "seat":
            raise ValueError(f"there is no option {quote(name)} of reset; there is only 'seat'")
    return options.get("seat", usual)
