"""Counts of actions that do not move the game, such as chat, names and pauses, by owner.

All events are replayed after a restart, so their number is limited for each owner.
"""

from __future__ import annotations

from typing import Literal, assert_never

from . import events
from .events import AnyEvent

# For whom such an event counts: a seat, a host without a seat (None), the host as such, or all guests together.
ActionOwner = int | None | Literal["host", "guests"]


def owner_of(event: AnyEvent) -> ActionOwner | Literal["nobody"]:
    """Return for whom an event counts: nobody if it moves the game or is limited anyway."""
    match event:
        case events.Created() | events.Started() | events.Answered() | events.Undone():
            return "nobody"
        case events.StoodIn() | events.GivenBack() | events.Unlinked():
            return "nobody"
        case events.Muted() | events.BotSeated() | events.SeatOpened():
            return "host"
        case events.Sat() | events.Left():
            return "guests"
        case events.Claimed() | events.Linked() | events.Renamed() | events.Said() | events.Paused() | events.Paced():
            return event.seat
        case events.TakebackAsked() | events.TakebackAnswered() | events.Rematched():
            return event.seat
        case _:
            assert_never(event)
