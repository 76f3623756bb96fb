"""Many games on a GPU, over arrays that PyTorch, JAX and CuPy use in place."""

from __future__ import annotations

import importlib
import importlib.util
import secrets
import warnings
from collections.abc import Iterable
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from .. import compiled
from ..bots.compiled.inputs import INPUTS
from ..game.notation import ANSWERS
from ..game.options import InvalidRules
from ..game.wording import quote
from ..rules.layout import dtype
from ..rules.state import State
from .batch import Batch, Lookahead, Step
from .batch_settings import ROOM_A_STEP, settings_of, start_record, view_number
from .compiled.lookahead import VIEW_COLUMNS
from .compiled.observation import COLUMNS
from .compiled.stepping import Slot
from .gpu.kernels import LAST_REPORT, MOST_DECISIONS, MOST_PLACES, NONE_REFUSED, REFUSED, Place
from .opponents import OpponentPool
from .validation import number_from_one, seed_number

# Threads per block: in steps, with one game per thread, and in whole games, with one block per multiprocessor.
_STEP_BLOCK, _GAME_BLOCK = 64, 768


class DeviceArray:
    """An array in GPU memory.

    PyTorch (`torch.from_dlpack`, `torch.as_tensor`), JAX (`jax.dlpack.from_dlpack`) and CuPy (`cupy.asarray`) use it in
    place. Indexing returns a copy in main memory, as in NumPy, and `numpy()` copies all of it.
    """

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack__(self, **options: Any) -> Any:
        # JAX reads on streams of its own, which do not wait for kernels on the default stream.
        importlib.import_module("numba.cuda").synchronize()
        return self._view().__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._view().__dlpack_device__()
        return int(kind), int(number)

    def numpy(self) -> NDArray[Any]:
        """Return a copy in main memory."""
        host: NDArray[Any] = self.array.copy_to_host()
        return host

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __getitem__(self, index: Any) -> Any:
        found = self.array[index]
        return found.copy_to_host() if hasattr(found, "copy_to_host") else found

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {list(self.shape)} on the GPU>"

    def _view(self) -> Any:
        memory: Any = importlib.import_module("cuda.core.utils").StridedMemoryView
        return memory.from_cuda_array_interface(self.array, stream_ptr=-1)


class RandomGames(NamedTuple):
    """Games played to their end: arrays on the GPU, a row for each game."""

    scores: DeviceArray
    decisions: DeviceArray
    records: DeviceArray


class CudaBatch(Batch):
    """`Batch` on a GPU: the same games, methods and arrays, but the arrays are `DeviceArray`s.

    Needs `pip install 'puertorico[gpu]'` and an NVIDIA GPU. The first use compiles the kernels, which takes some
    seconds.
    """

    # As in `Batch`, but on the GPU.
    records: Any
    seats: Any
    counts: Any
    choices: Any
    masks: Any
    observations: Any
    rewards: Any
    scores: Any
    done: Any
    _slots: Any
    _history: Any

    def __init__(
        self,
        games: SupportsIndex = 4096,
        players: SupportsIndex = 4,
        expansions: Iterable[str] = (),
        *,
        seed: SupportsIndex | None = None,
        opponents: str | None = None,
        reward: str = "win",
        observations: bool = True,
        masks: bool = True,
        centered: bool = True,
        history: bool = False,
        **options: bool | int | str,
    ) -> None:
        """Create the batch, as `Batch` does, with random opponents. Raises `NoGraphicsCard`."""
        self._cuda, self._kernels, self._ahead = _card()
        start, self.rules = start_record(players, expansions, options)
        games, self.players = number_from_one("games", games), self.rules["players"]
        if opponents not in (None, "random"):
            raise InvalidRules([f"opponents must be None or 'random' on a GPU, got {quote(opponents)}"])
        self.opponents = None if opponents is None else OpponentPool(opponents)
        self.games, self.reward = games, reward
        self._settings = settings_of(games, reward, bool(opponents), centered, history)
        self._random_steps = self._given_up = 0
        self._launchers: dict[str, Any] = {}
        self._rows: dict[str, Any] = {}

        content = self._zeros(games * State.SIZE, np.uint8)
        self._given = self._zeros(games, np.int64)
        self._report = self._zeros(LAST_REPORT, np.int64)
        self._arrays = self._kernels.Arrays(
            games=content.view(compiled.DTYPE),
            content=content,
            start=self._cuda.to_device(compiled.games([start])),
            settings=self._cuda.to_device(self._settings),
            slots=self._zeros(games, dtype(Slot)),
            seats=self._zeros(games, np.int64),
            counts=self._zeros(games, np.int64),
            choices=self._zeros(games * compiled.LONGEST, np.int16),
            masks=self._zeros(games * len(ANSWERS) * masks, np.uint8),
            observations=self._zeros(games * COLUMNS * observations, np.int16),
            rewards=self._zeros(games * self.players, np.float32),
            scores=self._zeros(games * self.players, np.int16),
            done=self._zeros(games, np.uint8),
            final_observations=self._zeros(0, np.int16),
            history=self._zeros(2 * games * self._room(), np.int16),
        )
        arrays = self._arrays
        self._slots, self._history = DeviceArray(arrays.slots), _shaped(arrays.history, 2 * games, self._room())
        self.records, self.seats, self.counts = map(DeviceArray, (arrays.games, arrays.seats, arrays.counts))
        self.choices = _shaped(arrays.choices, games, compiled.LONGEST)
        self.masks = _shaped(arrays.masks.view(np.bool_), games * masks, len(ANSWERS))
        self.observations = _shaped(arrays.observations, games * observations, COLUMNS)
        self.rewards, self.scores = (_shaped(array, games, self.players) for array in (arrays.rewards, arrays.scores))
        self.done = DeviceArray(arrays.done.view(np.bool_))
        self._shown = Step(self.observations, self.masks, self.rewards, self.done, self.seats)
        self.reset(seed=secrets.randbits(63) if seed is None else seed)

    def change_opponents(self, opponents: object) -> None:
        """Refuse: opponents on a GPU always answer at random."""
        raise InvalidRules([f"opponents must be None or 'random' on a GPU, got {quote(opponents)}"])

    def reset(self, seed: SupportsIndex | None = None) -> Any:
        """Begin new games: those of a seed, or the next ones of the current seed."""
        slots, arrays = self._slots.numpy(), self._arrays
        self._number_games(slots, seed)
        arrays.slots.copy_to_device(slots)
        arrays.settings.copy_to_device(self._settings)
        for array in (arrays.masks, arrays.observations, arrays.rewards, arrays.scores, arrays.done):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._clear_report(0)
        self._step(restart=True)
        return self._shown

    def step(self, answers: Any) -> Any:
        """Play one answer in every game, from any array of integers, on the GPU or not.

        Raises `IllegalAnswers` and changes nothing if an answer is not legal.
        """
        given = answers.array if isinstance(answers, DeviceArray) else answers
        if not hasattr(given, "__cuda_array_interface__"):
            given = np.ascontiguousarray(given)
        elif hasattr(given, "block_until_ready"):
            given.block_until_ready()  # JAX names no stream on which to wait for its results
        self._check_answers(tuple(given.shape), _kind_of(given))
        on_card = hasattr(given, "__cuda_array_interface__")
        source = self._cuda.as_cuda_array(given) if on_card else self._cuda.to_device(given)
        if self._room():
            self._widen_history()
        self._clear_report(self._most_decisions)
        self._launch("check", source, self._given, self._arrays, self._report)
        self._step(restart=False)
        if self._refused != NONE_REFUSED:
            raise self._refusal(self._refused, int(self._given[self._refused]))
        return self._shown

    def random_answers(self) -> Any:
        """Return a random legal answer for every game; the same ones after the same `reset(seed)`."""
        seed = ~int(self._settings["seed"][0])
        self._launch("choose_at_random", seed, self._random_steps, self._given, self._arrays)
        self._random_steps += 1
        return DeviceArray(self._given)

    def lookahead(self, seed: int = 0, *, view: str | None = "observation") -> Any:
        """Try every legal answer of every game in a copy, as `Batch.lookahead` does."""
        kind = view_number(view)
        first = np.concatenate(([0], np.cumsum(self.counts.numpy())))
        rows = int(first[-1])
        on_card = self._cuda.to_device(first)
        content = self._memory("content", rows * State.SIZE, np.uint8)
        found = self._ahead.LookaheadArrays(
            games=self._memory("games", rows, np.int64),
            answers=self._memory("answers", rows, np.int16),
            records=content.view(compiled.DTYPE),
            content=content,
            seats=self._memory("seats", rows, np.int64),
            rewards=self._memory("rewards", rows * self.players, np.float32),
            scores=self._memory("scores", rows * self.players, np.int16),
            observations=self._memory("observations", rows * VIEW_COLUMNS[kind], np.int16),
        )
        self._launch_for(self.games, "list_rows", on_card, self._arrays, found)
        self._launch_for(rows, "look_ahead", seed_number(seed), kind, self._arrays, found)
        shaped = (_shaped(array, rows, len(array) // rows) for array in found[-3:])
        return Lookahead(*map(DeviceArray, (on_card, found.games, found.answers, found.records, found.seats)), *shaped)  # type: ignore[arg-type]

    def network_inputs(self) -> Any:
        """Return the network's view of every game, as `Batch.network_inputs` does."""
        inputs = self._memory("inputs", self.games * INPUTS, np.int16)
        self._launch_for(self.games, "view_games", self._arrays, inputs)
        return _shaped(inputs, self.games, INPUTS)

    def play_random(self, games: int, seed: int, *, records: bool = False) -> RandomGames:
        """Play games of this rule set to their end at random, without intermediate results.

        Game number n has the same seed as in a batch, `seed_of_game(seed, n)`. `records` keeps the final records.
        """
        games = number_from_one("games", games)
        blocks = self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        places = blocks * min(MOST_PLACES, -(-games // blocks))
        pool = self._kernels.Pool(
            start=self._arrays.start,
            games=self._cuda.device_array(places, compiled.DTYPE),
            places=self._cuda.device_array(places, dtype(Place)),
            next_number=self._zeros(1, np.int64),
            finished=self._cuda.device_array(games if records else 0, compiled.DTYPE),
            scores=self._cuda.device_array(games * self.players, np.int16),
            decisions=self._cuda.device_array(games, np.int64),
        )
        self._kernels.play_random[blocks, _GAME_BLOCK](seed_number(seed), pool)
        self._cuda.synchronize()
        scores = _shaped(pool.scores, games, self.players)
        return RandomGames(scores, DeviceArray(pool.decisions), DeviceArray(pool.finished))

    def close(self) -> None:
        """Do nothing: the GPU memory is freed with the batch."""

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("a CudaBatch cannot be copied or pickled, because its games are on the GPU; a Batch can")

    def _zeros(self, length: int, kind: Any) -> Any:
        return self._cuda.to_device(np.zeros(length, kind))

    def _launch(self, kernel: str, *arguments: Any) -> None:
        if kernel not in self._launchers:
            self._launchers[kernel] = _launcher(getattr(self._kernels, kernel), self.games)
        self._launchers[kernel](*arguments)

    def _launch_for(self, threads: int, kernel: str, *arguments: Any) -> None:
        """Launch a kernel of the lookahead with this number of threads."""
        _launcher(getattr(self._ahead, kernel), threads)(*arguments)

    def _memory(self, name: str, length: int, kind: Any) -> Any:
        if name not in self._rows or len(self._rows[name]) < length:
            self._rows.pop(name, None)  # free the old array first: the GPU may not have room for both
            self._rows[name] = self._cuda.device_array(length + length // 4, kind)
        return self._rows[name][:length]

    def _clear_report(self, most_decisions: int) -> None:
        self._report.copy_to_device(np.array([NONE_REFUSED, most_decisions]))

    def _step(self, *, restart: bool) -> None:
        self._launch("advance", int(restart), self._given, self._arrays, self._report)
        report = self._report.copy_to_host()
        self._refused, self._most_decisions = int(report[REFUSED]), int(report[MOST_DECISIONS])

    def _widen_history(self) -> None:
        """Double the history before it is full."""
        room = self._room()
        if self._most_decisions + ROOM_A_STEP > room:
            wider = self._cuda.to_device(np.pad(self._history.numpy(), ((0, 0), (0, room))).reshape(-1))
            self._arrays = self._arrays._replace(history=wider)
            self._history = _shaped(wider, 2 * self.games, 2 * room)
            self._settings["history"] = 2 * room
            self._arrays.settings.copy_to_device(self._settings)


def _launcher(kernel: Any, threads: int) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Numba warns about batches too small to fill the GPU
        return kernel[-(-threads // _STEP_BLOCK), _STEP_BLOCK]


def _shaped(array: Any, *shape: int) -> DeviceArray:
    return DeviceArray(array.reshape(*shape))


def _kind_of(given: Any) -> np.dtype[Any]:
    """Return the dtype of an array, on the GPU or not."""
    interface = getattr(given, "__cuda_array_interface__", None)
    return np.dtype(interface["typestr"]) if interface else np.asarray(given).dtype


class NoGraphicsCard(RuntimeError):
    """Raised when games cannot run on a GPU. The message says what is missing."""


def _card() -> tuple[Any, ...]:
    """Return numba-cuda and its compiled kernels: those of steps and of lookahead."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise NoGraphicsCard("CudaBatch needs numba-cuda: pip install 'puertorico[gpu]'; Batch does not")
    jit = compiled.module("rules.jit", on_gpu=True)
    if not jit.cuda.is_available():
        raise NoGraphicsCard("CudaBatch needs an NVIDIA GPU with its driver, and none was found; Batch needs neither")
    return jit.cuda, *(compiled.module(f"envs.gpu.{name}", on_gpu=True) for name in ("kernels", "lookahead"))
