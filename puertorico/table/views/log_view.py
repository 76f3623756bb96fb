"""The log of a game for the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from ...game.log import Entry
from ...game.narrator import Happening, Line, Run, happenings, runs, tell
from ...rules.why import Why
from ..wire import AnswerParts, Moment

_POINTS = ("vp", "noted")


@dataclass(frozen=True, slots=True)
class LogPart:
    """A part of the log as only the server may see it. `shown_to` leaves out what a reader may not see."""

    moments: list[Moment]
    runs: list[Run]

    @classmethod
    def of(cls, log: Sequence[Entry], first: int = 0, last: int | None = None) -> LogPart:
        """Read the entries `log[first:last]`; the moment of `log[0]` is step 1."""
        new = happenings(log, first, last)
        return cls([_moment(happening) for happening in new], runs(log, new))

    @classmethod
    def alone(cls, step: int, entry: Entry) -> LogPart:
        """Read one entry, which need not be in a log any more. Nothing is told of it."""
        return cls([_moment(Happening(step, entry))], [])

    def shown_to(self, seat: int | None, hidden_points: bool) -> Iterator[Moment]:
        """Yield the moments for a seat, or for a spectator (None), each with the lines that end there.

        Hidden points are those of the other seats.
        """
        told: dict[int, list[Line]] = {}
        for line in tell(self.runs, seat, hidden_points=hidden_points):
            told.setdefault(line.step, []).append(line)
        for moment in self.moments:
            changes = moment.changes
            if hidden_points:
                changes = {path: change for path, change in changes.items() if not _is_hidden(path, seat)}
            yield msgspec.structs.replace(moment, changes=changes, told=told.get(moment.step, []))


def _moment(happening: Happening) -> Moment:
    entry = happening.entry
    return Moment(
        step=happening.step,
        question=entry.question.name,
        seat=entry.seat,
        answer=AnswerParts.of(entry.answer),
        chosen=entry.chosen,
        why=None if entry.why == Why.LEGAL else entry.why.name.lower(),
        changes=happening.changes,
    )


def _is_hidden(path: str, seat: int | None) -> bool:
    """Return True for the points of another seat, as in `seats.2.vp`."""
    part = path.split(".")
    return part[0] == "seats" and part[1] != str(seat) and part[2] in _POINTS
