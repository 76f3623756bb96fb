"""The log: one entry for each answer and each automatic moment that changed something.

An entry is the question or moment with the records before and after it; everything else is derived from these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from ..rules.answers import PASS, Verb
from ..rules.kinds import CHANCE
from ..rules.questions import FIRST_MOMENT, GUEST_VERBS, Question
from ..rules.turn import reason
from ..rules.why import Why
from .notation import ANSWERS, QUESTION_VERBS, Answer
from .position_cache import on_the_table, state_of, table_of

# Answers that a skipped player might have wanted: anything but guest moves, unless the question is about guests.
_WISHES = {
    question: tuple(
        answer.id
        for answer in ANSWERS
        if answer.verb in verbs
        and answer.verb != Verb.PASS
        and (question == Question.GUESTS or answer.verb not in GUEST_VERBS)
    )
    for question, verbs in QUESTION_VERBS.items()
}


@dataclass(frozen=True)
class Entry:
    """One answer or automatic moment.

    `chosen` is true for an answer that had alternatives, chance's included; false for forced answers and moments.
    `before` and `after` are records.

    >>> from puertorico import Game
    >>> game = Game.new(players=3, seed=1)
    >>> game.play("settler")
    >>> entry = game.log[-1]
    >>> entry.question.name, entry.seat, entry.answer.text, entry.chosen
    ('CHOOSE_ROLE', 0, 'settler', True)
    """

    question: Question
    seat: int
    answer: Answer
    chosen: bool
    before: bytes
    after: bytes

    @property
    def is_moment(self) -> bool:
        """Whether this is an automatic moment, not an answer to a question."""
        return self.question >= FIRST_MOMENT

    @property
    def by_chance(self) -> bool:
        """Whether chance answered."""
        return self.seat == CHANCE

    @property
    def changed(self) -> bool:
        """Whether anything on the table has changed."""
        return on_the_table(self.before) != on_the_table(self.after)

    @property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """The changes on the table by path, as (old, new). The mapping is shared: read only."""
        return _changes_between(self.before, self.after)

    @cached_property
    def why(self) -> Why:
        """The reason for a skipped turn: the one closest to a legal answer."""
        if self.chosen or self.is_moment or self.answer.id != PASS:
            return Why.LEGAL
        state = state_of(self.before)
        wishes = _WISHES[self.question]
        if self.question == Question.BUILD:
            wishes = wishes[: state.types]  # without the buildings of expansions that are not played
        return Why(max([reason(state, answer) for answer in wishes]))


def board_gains(entry: Entry) -> Iterator[tuple[int, str, int]]:
    """Yield the gains and losses of all seats in an entry, as (seat, path, number)."""
    for path, (old, new) in entry.changes.items():
        if path.startswith("seats."):
            _, seat, thing = path.split(".", 2)
            # A missing value counts as 0.
            yield int(seat), thing, (new or 0) - (old or 0)


# Several readers ask for the changes of a new entry. Keeping all of them would take too much memory.
@lru_cache(maxsize=500)
def _changes_between(before: bytes, after: bytes) -> dict[str, tuple[Any, Any]]:
    if on_the_table(before) == on_the_table(after):
        return {}
    changed: dict[str, tuple[Any, Any]] = {}
    added: dict[str, tuple[Any, Any]] = {}
    _compare(table_of(before), table_of(after), "", changed, added)
    return changed | added


def _compare(
    old: Mapping[Any, Any],
    new: Mapping[Any, Any],
    path: str,
    changed: dict[str, tuple[Any, Any]],
    added: dict[str, tuple[Any, Any]],
) -> None:
    """Collect the differences of two parts of a position; equal parts are skipped."""
    for key, value in old.items():
        other = new.get(key)
        if value is other or value == other:
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
