"""One game in compiled code, for the environments of other libraries."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from .. import compiled
from ..game.game import Game
from ..game.notation import ANSWERS
from ..game.wording import quote
from ..rules.kinds import SEATS
from ..rules.state import STACK, Frame, State
from .batch_settings import reward_number, start_record
from .compiled.observation import COLUMNS
from .copyable import Copyable
from .validation import action_number, seat_number, seed_number

_stepping: Any = compiled.module("envs.compiled.stepping")

# A frame of the stack as 16-bit cells.
_CELLS_A_FRAME, _SEAT_CELL = len(Frame.FIELDS), list(Frame.FIELDS).index("seat")
_SEATS, _DEPTH = State.FIELDS["seats"].offset, State.FIELDS["depth"].offset


class CompiledGame(Copyable):
    """A game that waits for one answer at a time; chance answers automatically.

    >>> game = CompiledGame(players=3)
    >>> game.reset(seed=1)
    >>> game.step(int(game.choices[0]))
    >>> game.is_over, int(game.mask.sum()) == game.count
    (False, True)
    """

    not_copied = frozenset({"_content", "_stack", "_depth"})

    def __init__(self, players: int, expansions: Iterable[str] = (), **options: Any) -> None:
        """Create a game with the rules of `Game.new`. Raises `InvalidRules`."""
        start, self.rules = start_record(players, expansions, options)
        self.players: int = self.rules["players"]
        self._start = compiled.games([start])
        self._games = self._start.copy()
        self._has_begun = False
        self.choices = compiled.answer_list()
        self.mask: NDArray[np.uint8] = np.zeros(len(ANSWERS), np.uint8)
        self.count = 0
        self.seed = 0
        self.answers: list[int] = []
        self._connect()

    def _connect(self) -> None:
        """Create the views of the record."""
        self._content = self._games.view(np.uint8)
        self._stack: memoryview[int] = self._content[: STACK * Frame.SIZE].view(np.int16).data
        self._depth: memoryview[int] = self._content[_DEPTH:].data

    def reset(self, seed: int | None = None) -> None:
        """Begin a game; equal seeds draw equal tiles."""
        self.seed = seed_number(secrets.randbits(63) if seed is None else seed)
        self._has_begun = True
        self._games[:] = self._start
        self.answers = []
        self.count = _stepping.step_one(self._games, self.seed, True, 0, self.choices, self.count, self.mask)

    def step(self, answer: int) -> None:
        """Play an answer. Raises `IllegalAnswer` and changes nothing if it is not legal."""
        if type(answer) is not int:
            answer = action_number(answer)
        try:
            count = _stepping.step_one(self._games, self.seed, False, answer, self.choices, self.count, self.mask)
        except OverflowError:
            count = -1
        if count < 0:
            self.game().play(answer)
            raise AssertionError("plain rules allow an answer that compiled ones refuse")
        self.count = count
        self.answers.append(answer)

    @property
    def is_over(self) -> bool:
        return self.count == 0

    @property
    def seat(self) -> int:
        """Return the asked seat."""
        return self._stack[(self._depth[0] - 1) * _CELLS_A_FRAME + _SEAT_CELL]

    @property
    def record(self) -> bytes:
        return self._content.tobytes()

    def observe(self, seat: SupportsIndex, *, centered: bool) -> NDArray[np.int16]:
        """Return what a seat is shown, as the columns of `docs/observation.md`."""
        self.check_begun()
        columns = np.zeros(COLUMNS, np.int16)
        _stepping.observe_one(self._games, self._content, seat_number(seat, self.players), centered, columns)
        return columns

    def rewards(self, kind: str) -> list[float]:
        """Return the reward of each seat if the game ended now."""
        rewards = np.zeros(self.players, np.float32)
        _stepping.reward_one(self._games, reward_number(kind), rewards)
        found: list[float] = rewards.tolist()
        return found

    def game(self) -> Game:
        """Return the current position as a `Game` without its past."""
        self.check_begun()
        return Game.from_record(self.record)

    def replay(self) -> Game:
        """Replay the whole game."""
        self.check_begun()
        again = Game.new(**self.rules, seed=self.seed)
        for answer in self.answers:
            again.play(answer)
        return again

    def check_begun(self) -> None:
        if not self._has_begun:
            raise RuntimeError("no game has begun; call reset first")


def observe_record(record: bytes, seat: SupportsIndex, *, centered: bool = True) -> NDArray[np.int16]:
    """Return what a seat is shown of a record, such as that of a bot's prompt.

    >>> game = Game.new(players=3, seed=1)
    >>> int(observe_record(game.record, 0)[1])
    3
    """
    if not isinstance(record, bytes) or len(record) != State.SIZE:
        raise ValueError(f"record must be the {State.SIZE} bytes of `Game.record`, got {quote(record)}")
    # The compiled code checks no bounds.
    if not (2 <= record[_SEATS] <= SEATS and 1 <= record[_DEPTH] <= STACK):
        raise ValueError("the bytes are not the record of a game")
    games, columns = compiled.games([record]), np.zeros(COLUMNS, np.int16)
    _stepping.observe_one(games, games.view(np.uint8), seat_number(seat, record[_SEATS]), centered, columns)
    return columns
