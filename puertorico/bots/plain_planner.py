"""The planner without a compiler: slower, but it needs neither Numba nor NumPy."""

from __future__ import annotations

from array import array
from collections.abc import MutableMapping
from functools import partial, wraps
from typing import Any

from ..game.notation import ANSWERS, Answer
from ..game.options import expansions_of
from ..rules.answers import LONGEST
from ..rules.jit import wrap
from ..rules.state import State
from ..rules.turn import legal
from .compiled.evaluation import POINTS, WINNING, WORK, chances
from .compiled.planner import TRIALS, PlannerMemory, choose, role_value
from .network_bot import NetworkBot
from .protocol import Bot, Candidate, Evaluation, Maker, Prompt
from .search import PlannerBot, check_number, search, slip
from .weights import plain_weights, rule_set

EVALUATION_ERROR = 0.25  # the standard error of one evaluation of a position


class PlainPlanner:
    """A bot with the same answers as `planner`, from the same source.

    >>> from puertorico import Game
    >>> PlainPlanner().choose(Prompt.of(Game.new(players=3, seed=1))).text
    'builder'
    """

    def __init__(self, seed: int = 0, noise: float = 0.0, carelessness: float = 0.0) -> None:
        check_number("noise", noise, 1.0)
        check_number("carelessness", carelessness, 1.0)
        self._noise, self._carelessness, self._next_seed = float(noise), carelessness, seed * 1_000_003
        self._state, self._trials = State.blank(), _Trials()
        self._answers, self._imagined = (array("h", [0]) * LONGEST for _ in range(2))
        self._work = [0.0] * WORK

    def choose(self, prompt: Prompt) -> Answer:
        seed = wrap(self._next_seed)
        self._next_seed += 1
        return slip(prompt, self._carelessness, seed) or self._planned(prompt, seed)

    def _planned(self, prompt: Prompt, seed: int) -> Answer:
        state = self._state
        state.load(prompt.record)
        count = legal(state, self._answers)
        return ANSWERS[choose(state, self._answers, count, self._memory(), self._noise, seed)]

    def evaluate(self, prompt: Prompt) -> Evaluation:
        """Evaluate the position after the phase: the chosen answer first, then by winning chance."""
        chosen = self._planned(prompt, wrap(self._next_seed))
        state, memory = self._state, self._memory()
        candidates = []
        for answer in prompt.answers:
            role_value(state, answer.id, *memory)
            value = self._work[WINNING + prompt.seat]
            candidates.append(Candidate(answer, 1, value, EVALUATION_ERROR, self._seats(POINTS)))
        candidates.sort(key=lambda candidate: (candidate.answer != chosen, -candidate.value))
        chances(state, memory.weights, self._work)
        return Evaluation(prompt.seat, self._seats(WINNING), self._seats(POINTS), tuple(candidates))

    def _memory(self) -> PlannerMemory:
        return PlannerMemory(self._imagined, self._trials, _weights_for(self._state), self._work)

    def _seats(self, column: int) -> tuple[float, ...]:
        return tuple(self._work[column : column + self._state.seats])


class _Trials:
    """Scratch records. Storing one copies its bytes, as in an array of records."""

    def __init__(self) -> None:
        self._records = [State.blank() for _ in range(TRIALS)]

    def __getitem__(self, index: int) -> State:
        return self._records[index]

    def __setitem__(self, index: int, value: State) -> None:
        self._records[index].load(value.to_bytes())

    def __len__(self) -> int:
        return TRIALS


def _weights_for(s: State) -> list[float]:
    return plain_weights()[rule_set(s.seats, expansions_of(s))]


def without_compiler(bots: MutableMapping[str, Maker]) -> None:
    """Replace bots that need compiled code by plain planners.

    The bots keep their names and accept the same options.
    """
    for name, maker in bots.items():
        kind, options = (maker.func, maker.keywords) if isinstance(maker, partial) else (maker, {})
        if kind is PlannerBot:
            bots[name] = partial(PlainPlanner, **options)
        elif kind in (search, NetworkBot):
            bots[name] = _stand_in(maker)


def _stand_in(maker: Maker) -> Maker:
    @wraps(maker)
    def planner(seed: int = 0, **options: Any) -> Bot:
        return PlainPlanner(seed)

    return planner
