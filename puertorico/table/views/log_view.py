"""The log of a game for the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from ...game.log import Entry
from ...game.messages import Line
from ...game.narrator import Run, runs, tell, told_apart
from ...game.notation import ANSWERS
from ...rules.kinds import SEATS
from ...rules.why import Why
from ..wire.question import AnswerParts
from ..wire.view import Moment

# The paths of the points that are hidden from each reader; those of a spectator (None) are all.
_HIDDEN = {
    reader: frozenset(f"seats.{seat}.{points}" for seat in range(SEATS) if seat != reader for points in ("vp", "noted"))
    for reader in (None, *range(SEATS))
}
_NOTHING: frozenset[str] = frozenset()

# The log of a game repeats its answers.
_PARTS = tuple(AnswerParts.of(answer) for answer in ANSWERS)


@dataclass(frozen=True)
class LogPart:
    """A part of the log for the server only; `shown_to` leaves out what is hidden."""

    moments: list[Moment]
    runs: list[Run]
    _told: dict[int | None, dict[int, list[Line]]] = field(default_factory=dict, repr=False, compare=False)
    _shown: dict[tuple[int | None, frozenset[str]], list[Moment]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def of(cls, log: Sequence[Entry], first: int = 0, last: int | None = None) -> LogPart:
        """Read the entries `log[first:last]`; the moment of `log[0]` is step 1."""
        moments = [_moment(step, entry) for step, entry in enumerate(log[first:last], first + 1)]
        return cls(moments, runs(log, first, last))

    @classmethod
    def alone(cls, step: int, entry: Entry) -> LogPart:
        """Read one entry that may no longer be in a log, without lines."""
        return cls([_moment(step, entry)], [])

    def shown_to(self, seat: int | None, hidden_points: bool) -> list[Moment]:
        """Return the moments for a seat or spectator (None), with the lines that end there.

        With `hidden_points` the totals of the other seats are left out; what they gain is shown. Readers with the same
        view share one result, because a server calls this for every viewer.
        """
        hidden = _HIDDEN[seat if seat in self._scoring else None] if hidden_points and self._scoring else _NOTHING
        reader = seat if seat in self._told_apart else None
        if (reader, hidden) not in self._shown:
            self._shown[reader, hidden] = list(self._read_by(reader, hidden))
        return self._shown[reader, hidden]

    def _read_by(self, reader: int | None, hidden: frozenset[str]) -> Iterator[Moment]:
        if reader not in self._told:
            told = self._told[reader] = {}
            for line in tell(self.runs, reader):
                told.setdefault(line.step, []).append(line)
        for moment in self.moments:
            changes, lines = moment.changes, self._told[reader].get(moment.step)
            if not hidden.isdisjoint(changes):
                changes = {path: change for path, change in changes.items() if path not in hidden}
            if lines is None and changes is moment.changes:
                yield moment
            else:
                yield msgspec.structs.replace(moment, changes=changes, told=lines or [])

    @cached_property
    def _scoring(self) -> set[int]:
        """The seats whose points change, which others may not be allowed to see."""
        return {int(path.split(".")[1]) for moment in self.moments for path in _HIDDEN[None] & moment.changes.keys()}

    @cached_property
    def _told_apart(self) -> set[int]:
        """The seats whose lines are worded differently."""
        return set().union(*map(told_apart, self.runs))


def _moment(step: int, entry: Entry) -> Moment:
    return Moment(
        step=step,
        question=entry.question.name,
        seat=entry.seat,
        answer=_PARTS[entry.answer.id],
        chosen=entry.chosen,
        why=None if entry.why == Why.LEGAL else entry.why.name.lower(),
        changes=entry.changes,
    )
