"""The log of a game for the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from ...game.log import Entry
from ...game.messages import Line
from ...game.narrator import Run, is_skipped, runs, tell
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

# The log of a game repeats its answers.
_PARTS = tuple(AnswerParts.of(answer) for answer in ANSWERS)


@dataclass(frozen=True)
class LogPart:
    """A part of the log for the server only; `shown_to` leaves out what is hidden."""

    moments: list[Moment]
    runs: list[Run]
    _shown: dict[tuple[int | None, bool], list[Moment]] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, log: Sequence[Entry], first: int = 0, last: int | None = None) -> LogPart:
        """Read the entries `log[first:last]`; the moment of `log[0]` is step 1."""
        moments = [_moment(step, entry) for step, entry in enumerate(log[first:last], first + 1)]
        return cls(moments, runs(log, first, last))

    @classmethod
    def alone(cls, step: int, entry: Entry) -> LogPart:
        """Read one entry, which need not be in a log anymore. Nothing is told of it."""
        return cls([_moment(step, entry)], [])

    def shown_to(self, seat: int | None, hidden_points: bool) -> list[Moment]:
        """Return the moments for a seat or spectator (None), with the lines that end there.

        With `hidden_points` the totals of the other seats are left out; what they gain is told. Readers who see the
        same share one result: a server asks for every viewer of a table.
        """
        hidden = hidden_points and self._has_points
        reader = (seat, True) if hidden else (seat if seat in self._skipped else None, False)
        if reader not in self._shown:
            self._shown[reader] = list(self._read_by(*reader))
        return self._shown[reader]

    def _read_by(self, seat: int | None, hidden_points: bool) -> Iterator[Moment]:
        told: dict[int, list[Line]] = {}
        for line in tell(self.runs, seat):
            told.setdefault(line.step, []).append(line)
        for moment in self.moments:
            changes, lines = moment.changes, told.get(moment.step)
            if hidden_points and not _HIDDEN[seat].isdisjoint(changes):
                changes = {path: change for path, change in changes.items() if path not in _HIDDEN[seat]}
            if lines is None and changes is moment.changes:
                yield moment
            else:
                yield msgspec.structs.replace(moment, changes=changes, told=lines or [])

    @cached_property
    def _has_points(self) -> bool:
        """Return True if someone's points change, which others may not be allowed to see."""
        changed = [moment.changes for moment in self.moments]
        changed += [happening.entry.changes for run in self.runs for happening in run]
        return not all(_HIDDEN[None].isdisjoint(changes) for changes in changed)

    @cached_property
    def _skipped(self) -> set[int]:
        """Return the seats that had no turn: each is told the reason of its own apart."""
        return {one.entry.seat for run in self.runs for one in run if is_skipped(one.entry)}


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
