"""Many games at the same time over NumPy arrays, in compiled code and on several threads."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, Self, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .. import compiled
from ..bots.compiled.inputs import INPUTS
from ..game.game import Game
from ..game.illegal_answer import IllegalAnswer
from ..game.notation import ANSWERS
from ..rules.layout import dtype
from ..rules.why import Why
from .batch_settings import ROOM_A_STEP, settings_of, start_record, view_number
from .compiled.lookahead import VIEW_COLUMNS
from .compiled.observation import COLUMNS
from .compiled.stepping import Slot
from .copyable import Copyable
from .opponents import OpponentPool, Opponents
from .validation import number_from_one, seed_number

_stepping: Any = compiled.module("envs.compiled.stepping")
_lookahead: Any = compiled.module("envs.compiled.lookahead")

# With fewer games per thread, waking the thread costs more than it saves.
_GAMES_A_THREAD = 128


class IllegalAnswers(IllegalAnswer):
    """Raised for an illegal answer; `game` is its index. No game of the batch has changed."""

    def __init__(self, game: int, answer: object, why: Why, legal: tuple[Any, ...], reason: str = "") -> None:
        self.game = game
        super().__init__(f"answer {answer} of game {game}", why, legal, reason)


class Step(NamedTuple):
    """The result of a step. The next step overwrites its arrays; do not write to them."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    seats: NDArray[np.int64]


class Lookahead(NamedTuple):
    """All legal answers of all games, a row each; game i has rows `first[i] : first[i + 1]`.

    A row ends at the next question of a player or with the game. `seats` contains the seat asked then, or -1 where the
    game is over and `rewards` and `scores` are final. `observations` are what that seat is shown.
    """

    first: NDArray[np.int64]
    games: NDArray[np.int64]
    answers: NDArray[np.int16]
    records: NDArray[np.void]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int16]
    observations: NDArray[np.int16]


class Batch(Copyable):
    """Many games of one rule set, each waiting for one answer.

    A game that ends is replaced by a new one in the same step. Chance answers automatically, and so do opponents if
    there are any. All arrays are the memory of the batch and change with every step: copy what you want to keep, and
    do not write to them.

    >>> batch = Batch(games=64, players=4, seed=7)
    >>> step = batch.reset()
    >>> for _ in range(1000):
    ...     step = batch.step(batch.random_answers())
    >>> int(batch.finished) > 64
    True
    """

    not_copied = frozenset(
        {
            *("counts", "choices", "masks", "done", "_shown"),
            *("_pool", "_process", "_advance_part", "_scratch", "_arrays", "_rows"),
        }
    )

    def __init__(
        self,
        games: SupportsIndex = 4096,
        players: SupportsIndex = 4,
        expansions: Iterable[str] = (),
        *,
        seed: SupportsIndex | None = None,
        opponents: Opponents = None,
        reward: str = "win",
        observations: bool = True,
        masks: bool = True,
        centered: bool = True,
        final_observations: bool = False,
        history: bool = False,
        threads: SupportsIndex = 2,
        **options: bool | int | str,
    ) -> None:
        """Create and reset the batch. Raises `InvalidRules`.

        `opponents` play all seats except `i % players` in game i; without them, you answer for every seat. They are
        "random", "planner", "network", or "network:file=PATH" for another network. From several names, each seat of
        each game draws one. With `centered`, observations begin with the board of the observing seat.
        `final_observations` keeps what the learner was shown at the end of a game, and `history` the answers, for
        `text`. The options are those of `Game.new`.
        """
        start, rules = start_record(players, expansions, options)
        games, threads = number_from_one("games", games), number_from_one("threads", threads)
        self.games, self.players, self.rules = games, rules["players"], rules
        self.opponents = None if opponents is None else OpponentPool(opponents)
        self.reward = reward
        self.records: NDArray[np.void] = np.zeros(games, compiled.DTYPE)
        self._start = compiled.games([start])
        self._settings = settings_of(games, reward, opponents is not None, centered, history)
        self._slots: NDArray[np.void] = np.zeros(games, dtype(Slot))
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self._counts = np.zeros(games, np.int64)
        self._answers = np.zeros(games, np.int64)
        self._random_steps = self._given_up = 0
        self._masks = np.zeros((games if masks else 0, len(ANSWERS)), np.uint8)
        self._done = np.zeros(games, np.uint8)
        self._history = np.zeros((2 * games, self._room()), np.int16)
        self._choices = np.zeros((games, compiled.LONGEST), np.int16)
        self.observations: NDArray[np.int16] = np.zeros((games if observations else 0, COLUMNS), np.int16)
        kept = games if final_observations else 0
        self.final_observations: NDArray[np.int16] = np.zeros((kept, COLUMNS), np.int16)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.players), np.float32)
        self.scores: NDArray[np.int16] = np.zeros((games, self.players), np.int16)
        parts = max(1, min(threads, games // _GAMES_A_THREAD))
        self._parts = list(pairwise(games * part // parts for part in range(parts + 1)))
        self._connect()
        self.reset(seed=secrets.randbits(63) if seed is None else seed)

    def _connect(self) -> None:
        """Create what a copy lacks: views of the arrays, compiled code, memory of threads."""
        self.counts: NDArray[np.int64] = _read_only(self._counts)
        self.choices: NDArray[np.int16] = _read_only(self._choices)
        self.masks: NDArray[np.bool_] = self._masks.view(np.bool_)
        self.done: NDArray[np.bool_] = self._done.view(np.bool_)
        self._shown = Step(self.observations, self.masks, self.rewards, self.done, self.seats)
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0
        self._rows: dict[str, NDArray[Any]] = {}
        self._seat_opponents()
        self._bind()

    def _seat_opponents(self) -> None:
        """Choose the opponents' compiled code and create the scratch memory of each thread."""
        pool = self.opponents
        self._advance_part = _stepping.advance
        self._scratch: list[tuple[Any, ...]] = [(compiled.answer_list(),) for _ in self._parts]
        if pool and not pool.is_random:
            self._advance_part = compiled.module("envs.compiled.opponents").advance_with_bots
            start = self._start.tobytes()
            self._scratch = [(answers, pool.memory(start)) for (answers,) in self._scratch]

    def change_opponents(self, opponents: Opponents) -> None:
        """Play against other opponents from now on, such as an older network of your own.

        >>> batch = Batch(games=64, players=3, opponents="random", seed=1)
        >>> batch.change_opponents(["planner", "random"])
        >>> step = batch.step(batch.random_answers())
        """
        if (opponents is None) != (self.opponents is None):
            raise ValueError("opponents cannot be added to or removed from a batch; create a new batch")
        self.opponents = None if opponents is None else OpponentPool(opponents)
        self._seat_opponents()

    def opponents_of(self, game: int, *, finished: bool = False) -> list[str | None]:
        """Return the opponent's name on each seat; None where the learner plays."""
        if self.opponents is None:
            return [None] * self.players
        slot, learner = self._slots[game], range(self.games)[game] % self.players
        seed = int(slot["finished_seed" if finished else "seed"])
        return [None if seat == learner else self.opponents.name_at(seed, seat) for seat in range(self.players)]

    def reset(self, seed: SupportsIndex | None = None) -> Step:
        """Begin new games: those of a seed, or the next ones of the current seed."""
        self._number_games(self._slots, seed)
        # A step clears only what it wrote itself; this also clears what users wrote into the arrays.
        for shown in (self._masks, self.observations, self.final_observations, self.rewards, self.scores, self._done):
            shown[:] = 0
        self._advance(self._answers, restart=True)
        return self._shown

    def _number_games(self, slots: NDArray[np.void], seed: SupportsIndex | None) -> None:
        """Assign numbers and seeds to new games, and clear finished ones."""
        if seed is None:
            slots["number"] += self.games
            self._given_up += self.games
        else:
            self._settings["seed"] = seed_number(seed)
            slots["number"] = np.arange(self.games)
            self._random_steps = self._given_up = 0
        slots["finished_seed"] = slots["finished_decisions"] = 0

    def step(self, answers: ArrayLike) -> Step:
        """Play one answer in every game. Raises `IllegalAnswers` and then changes nothing."""
        given = np.ascontiguousarray(answers)
        self._check_answers(given.shape, given.dtype)
        given = given.astype(np.int64, copy=False)
        refused = _stepping.first_illegal(given, self._arrays)
        if refused >= 0:
            raise self._refusal(refused, int(given[refused]))
        self._advance(given, restart=False)
        return self._shown

    def _check_answers(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> None:
        if shape != (self.games,) or kind.kind not in "iu":
            shown = f"an array of {kind} with shape {shape}"
            raise ValueError(f"answers must be {self.games} integers, one per game, got {shown}")

    def random_answers(self) -> NDArray[np.int64]:
        """Return a random legal answer for every game; the same ones after the same `reset(seed)`."""
        _stepping.choose_at_random(~int(self._settings["seed"][0]), self._random_steps, self._answers, self._arrays)
        self._random_steps += 1
        return self._answers

    def lookahead(self, seed: int = 0, *, view: str | None = "observation") -> Lookahead:
        """Try every legal answer of every game in a copy, up to the next question of a player.

        Chance draws the same for all answers of a game, from `seed` and never from the game's own. `view` chooses the
        columns of the rows: an "observation" like `observations`, the "network" inputs of the bots, or None.

        >>> batch = Batch(games=2, players=3, seed=1)
        >>> ahead = batch.lookahead()
        >>> [ANSWERS[answer].text for answer in ahead.answers[ahead.first[1] :]][:2]
        ['settler', 'mayor']
        """
        kind, seed = view_number(view), seed_number(seed)
        first = np.concatenate(([0], np.cumsum(self.counts)))
        rows = int(first[-1])
        games = np.repeat(np.arange(self.games), self.counts)
        records = self._memory("records", rows, compiled.DTYPE)
        found = _lookahead.LookaheadArrays(
            games=games,
            answers=self.choices[games, np.arange(rows) - first[games]],
            records=records,
            content=records.view(np.uint8),
            seats=self._memory("seats", rows, np.int64),
            rewards=self._memory("rewards", rows * self.players, np.float32),
            scores=self._memory("scores", rows * self.players, np.int16),
            observations=self._memory("observations", rows * VIEW_COLUMNS[kind], np.int16),
        )
        look_ahead, batch = _lookahead.look_ahead, self._arrays
        self._share_out(rows, lambda begin, end, answers: look_ahead(begin, end, seed, kind, answers, batch, found))
        shaped = (array.reshape(rows, -1) for array in (found.rewards, found.scores, found.observations))
        return Lookahead(first, games, found.answers, records, found.seats, *shaped)

    def network_inputs(self) -> NDArray[np.int16]:
        """Return the network's inputs, a row per game, with the columns of `lookahead`."""
        inputs = self._memory("inputs", self.games * INPUTS, np.int16)
        self._share_out(self.games, lambda first, end, _: _lookahead.view_games(first, end, self.records, inputs))
        return inputs.reshape(self.games, INPUTS)

    @property
    def finished(self) -> int:
        """Return how many games have ended since the seed was set."""
        return int((np.asarray(self._slots)["number"] // self.games).sum()) - self._given_up

    def seed_of(self, game: int) -> int:
        """Return the seed of the running game; `Game.new` with it draws the same tiles."""
        return int(self._slots[game]["seed"])

    def game(self, game: int) -> Game:
        """Return the running game without its past; it draws other tiles from here on."""
        return Game.from_record(self.records[game].tobytes())

    def replay(self, game: int, *, finished: bool = False) -> Game:
        """Replay the running game, or the one that ended last in the same slot, from its history."""
        if not self._room():
            raise ValueError("this batch has no history; create it with history=True")
        slot, prefix = self._slots[game], "finished_" * finished
        seed, decisions = int(slot[f"{prefix}seed"]), int(slot[f"{prefix}decisions"])
        if finished and not decisions:
            raise ValueError(f"no game {game} has ended yet")
        again = Game.new(**self.rules, seed=seed)
        row = self._history[self.games * finished + range(self.games)[game]]
        for answer in row[:decisions].tolist():
            again.play(answer)
        return again

    def text(self, game: int, *, finished: bool = False) -> str:
        """Return the running game, or the one that ended last in the same slot, as a game text.

        >>> batch = Batch(games=2, players=3, seed=1, history=True)
        >>> while not batch.done[0]:
        ...     step = batch.step(batch.random_answers())
        >>> Game.from_text(batch.text(0, finished=True)).scores[0].total == batch.scores[0, 0]
        np.True_
        """
        return self.replay(game, finished=finished).to_text()

    def close(self) -> None:
        """End the threads, which otherwise end with the batch. Another step starts new ones."""
        if self._pool and self._process == os.getpid():
            self._pool.shutdown()
        self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _advance(self, given: NDArray[np.int64], *, restart: bool) -> None:
        if self._room():
            self._widen_history()

        def work(part: int) -> None:
            answers, *memory = self._scratch[part]
            self._advance_part(*self._parts[part], restart, given, answers, self._arrays, *memory)

        self._in_parallel(work)

    def _share_out(self, count: int, work: Callable[[int, int, Any], None]) -> None:
        """Split `count` items among the threads, each with its own answer list."""
        parts = len(self._parts)
        self._in_parallel(lambda part: work(count * part // parts, count * (part + 1) // parts, self._scratch[part][0]))

    def _in_parallel(self, work: Callable[[int], None]) -> None:
        others = [self._helpers().submit(work, part) for part in range(1, len(self._parts))]
        work(0)
        for other in others:
            other.result()

    def _memory(self, name: str, length: int, kind: Any) -> NDArray[Any]:
        """Memory for rows of a lookahead, kept from call to call."""
        if name not in self._rows or len(self._rows[name]) < length:
            self._rows[name] = np.zeros(length + length // 4, kind)
        return self._rows[name][:length]

    def _helpers(self) -> ThreadPoolExecutor:
        """Return the pool of other threads. A forked process needs its own."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(len(self._parts) - 1), os.getpid()
        return self._pool

    def _bind(self) -> None:
        """Collect the arrays for the compiled code, which expects flat arrays."""
        self._arrays = _stepping.Arrays(
            games=self.records,
            content=self.records.view(np.uint8),
            start=self._start,
            settings=self._settings,
            slots=self._slots,
            seats=self.seats,
            counts=self._counts,
            choices=self._choices.reshape(-1),
            masks=self._masks.reshape(-1),
            observations=self.observations.reshape(-1),
            rewards=self.rewards.reshape(-1),
            scores=self.scores.reshape(-1),
            done=self._done,
            final_observations=self.final_observations.reshape(-1),
            history=self._history.reshape(-1),
        )

    def _room(self) -> int:
        """Return the capacity of the history, in answers per game."""
        return int(self._settings["history"][0])

    def _widen_history(self) -> None:
        """Double the history before it is full."""
        room = self._room()
        if int(self._slots["decisions"].max()) + ROOM_A_STEP > room:
            self._history = np.pad(self._history, ((0, 0), (0, room)))
            self._settings["history"] = 2 * room
            self._bind()

    def _refusal(self, game: int, answer: int) -> IllegalAnswers:
        asked = self.game(game)
        if not 0 <= answer < len(ANSWERS):
            reason = f"answers must be from 0 to {len(ANSWERS) - 1}"
            return IllegalAnswers(game, answer, Why.NOT_ASKED, asked.answers, reason)
        return IllegalAnswers(game, repr(ANSWERS[answer].text), asked.why_not(answer), asked.answers)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return a read-only view: the compiled code trusts these numbers and checks no bounds."""
    view = array.view()
    view.flags.writeable = False
    return view
