"""What happened: one entry for each answer and each automatic moment that changed something.

An entry is the question or moment and the record before and after it; everything else is made from these.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .notation import ANSWERS, QUESTION_VERBS, Answer
from .position import write_position
from .rules.answers import PASS, Verb
from .rules.kinds import CHANCE
from .rules.questions import FIRST_MOMENT, Question
from .rules.state import State
from .rules.turn import reason
from .rules.why import Why

# What lies on the table; before it stands the stack, between the two what only the phase remembers.
_TABLE = slice(State.FIELDS["seats"].offset, State.FIELDS["library_doubles"].offset)
_BOARDS = slice(State.FIELDS["players"].offset, State.SIZE)


@dataclass(frozen=True)
class Entry:
    """One thing that happened.

    `chosen` is true for an answer that had alternatives, chance's included; false for forced answers and moments.
    """

    question: Question
    seat: int
    answer: Answer
    chosen: bool
    before: bytes
    after: bytes

    @property
    def is_moment(self) -> bool:
        """An automatic moment, not an answer to a question."""
        return self.question >= FIRST_MOMENT

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE

    @property
    def changed(self) -> bool:
        """Does anything on the table lie differently afterwards?"""
        return self.before[_TABLE] != self.after[_TABLE] or self.before[_BOARDS] != self.after[_BOARDS]

    @cached_property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """What changed on the table, by its path in the position, as (old, new)."""
        old, new = _flat(_position(self.before)), _flat(_position(self.after))
        return {
            path: (old.get(path), new.get(path))
            for path in {**old, **new}
            if old.get(path) != new.get(path) and not path.startswith(("stack", "phase", "to_choose", "draws"))
        }

    @cached_property
    def why(self) -> Why:
        """Why a turn was skipped: the reason nearest to a legal answer, for a pass without alternative."""
        if self.chosen or self.is_moment or self.answer.id != PASS:
            return Why.LEGAL
        state = _state(self.before)
        verbs = set(QUESTION_VERBS[self.question]) - {Verb.PASS}
        if self.question != Question.GUESTS:
            verbs -= {Verb.GUEST, Verb.NOBLE_GUEST}
        return Why(max(reason(state, answer.id) for answer in ANSWERS if answer.verb in verbs))


def _state(record: bytes) -> State:
    state = State.blank()
    state.load(record)
    return state


def _position(record: bytes) -> dict[str, Any]:
    return write_position(_state(record))


def _flat(value: Any, path: str = "") -> dict[str, Any]:
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)  # type: ignore[assignment]
    else:
        return {path: value}
    flat: dict[str, Any] = {}
    for key, part in items:
        flat.update(_flat(part, f"{path}.{key}" if path else str(key)))
    return flat
