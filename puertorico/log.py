"""What happened: one entry for each answer and each automatic moment that changed something.

An entry is the question or moment and the record before and after it; everything else is made from these.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
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

# The parts of a position that are not on the table, and the rules, which never change.
_NOT_ON_THE_TABLE = ("rules", "to_choose", "draws", "stack", "phase")

# Some for each of the games that are played at a time; one takes about ten kilobytes.
_POSITIONS_AT_HAND = 600

# What a player would have wished to answer before he was skipped: everything but guests, unless it is about them.
_WISHES = {
    question: tuple(
        answer.id
        for answer in ANSWERS
        if answer.verb in verbs
        and answer.verb != Verb.PASS
        and (question == Question.GUESTS or answer.verb not in (Verb.GUEST, Verb.NOBLE_GUEST))
    )
    for question, verbs in QUESTION_VERBS.items()
}


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
        return _table(self.before) != _table(self.after)

    @cached_property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """What changed on the table, by its path in the position, as (old, new)."""
        return changes_between(self.before, self.after)

    @cached_property
    def why(self) -> Why:
        """Why a turn was skipped: the reason nearest to a legal answer, for a pass without alternative."""
        if self.chosen or self.is_moment or self.answer.id != PASS:
            return Why.LEGAL
        state = _scratch.state
        state.load(self.before)
        return Why(max(reason(state, answer) for answer in _WISHES[self.question]))


class _Scratch(threading.local):
    """Making a view over a record is slow, so each thread has one, and what it last read stays at hand."""

    def __init__(self) -> None:
        self.state = State.blank()
        self.read: OrderedDict[tuple[bytes, bytes], dict[str, Any]] = OrderedDict()

    def lies(self, record: bytes) -> dict[str, Any]:
        """The position of a record, as far as it is on the table; the next entry of a game begins where its last one
        ended, and a server has many games at a time."""
        table = _table(record)
        position = self.read.get(table)
        if position is None:
            self.state.load(record)
            position = self.read[table] = write_position(self.state)
            for part in _NOT_ON_THE_TABLE:
                position.pop(part, None)
            if len(self.read) > _POSITIONS_AT_HAND:
                self.read.popitem(last=False)
        return position


_scratch = _Scratch()


def changes_between(before: bytes, after: bytes) -> dict[str, tuple[Any, Any]]:
    """What changed on the table between two records, by its path in the position, as (old, new)."""
    if _table(before) == _table(after):
        return {}
    changed: dict[str, tuple[Any, Any]] = {}
    added: dict[str, tuple[Any, Any]] = {}
    _compare(_scratch.lies(before), _scratch.lies(after), "", changed, added)
    return changed | added


def _table(record: bytes) -> tuple[bytes, bytes]:
    return record[_TABLE], record[_BOARDS]


def _compare(
    old: dict[Any, Any],
    new: dict[Any, Any],
    path: str,
    changed: dict[str, tuple[Any, Any]],
    added: dict[str, tuple[Any, Any]],
) -> None:
    """Write down what differs; equal parts are not looked into."""
    for key, value in old.items():
        other = new.get(key)
        if value == other:
            continue
        if isinstance(value, dict):
            _compare(value, other or {}, f"{path}{key}.", changed, added)
        elif isinstance(value, list):
            _compare(dict(enumerate(value)), dict(enumerate(other or ())), f"{path}{key}.", changed, added)
        else:
            changed[f"{path}{key}"] = (value, other)
    for key in new:
        if key not in old:
            if isinstance(new[key], dict):
                _compare({}, new[key], f"{path}{key}.", changed, added)
            else:
                added[f"{path}{key}"] = (None, new[key])
