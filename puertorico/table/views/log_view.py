"""What happened, for the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ...game.log import Entry, changes_between
from ...rules.why import Why
from ..wire import Moment

_POINTS = ("vp", "noted")


def moments(entries: Sequence[Entry], first_step: int) -> list[Moment]:
    """The entries of a log, with all that they changed; `first_step` is the step that the first of them led to.

    For the eyes of the server alone: `shown_to` cuts what a seat may not see.
    """
    return [_moment(entry, step) for step, entry in enumerate(entries, first_step)]


def _moment(entry: Entry, step: int) -> Moment:
    # Not `entry.changes`: the log would keep them all, and every moment is asked for once.
    changes = changes_between(entry.before, entry.after)
    why = None if entry.why == Why.LEGAL else entry.why.name.lower()
    return Moment(step, entry.question.name, entry.seat, entry.answer.text, entry.chosen, why, changes)


def shown_to(moments: Iterable[Moment], seat: int | None, hidden: bool) -> list[Moment]:
    """The moments as a seat, or a watcher (None), may see them: with hidden points, without those of the others."""
    return [_cut(moment, seat) for moment in moments] if hidden else list(moments)


def _cut(moment: Moment, seat: int | None) -> Moment:
    shown = {path: change for path, change in moment.changes.items() if not _is_hidden(path, seat)}
    return msgspec.structs.replace(moment, changes=shown) if len(shown) < len(moment.changes) else moment


def _is_hidden(path: str, seat: int | None) -> bool:
    """Is it the points of another seat, as in `seats.2.vp`?"""
    part = path.split(".")
    return part[0] == "seats" and part[1] != str(seat) and part[2] in _POINTS
