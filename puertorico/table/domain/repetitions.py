"""Repetitions: whether a command that arrives again under the same id is the command that was carried out."""

from __future__ import annotations

from .commands import (
    AnswerTakeback,
    AnyAction,
    AskTakeback,
    Claim,
    Command,
    Leave,
    Link,
    Mute,
    OpenSeat,
    Pause,
    Rematch,
    Rename,
    Say,
    SeatBot,
    SetPace,
    Sit,
    StandIn,
    Start,
)
from .events import (
    Answered,
    AnyEvent,
    BotSeated,
    Claimed,
    Left,
    Linked,
    Muted,
    Paced,
    Paused,
    Rematched,
    Renamed,
    Said,
    Sat,
    SeatOpened,
    Started,
    StoodIn,
    TakebackAnswered,
    TakebackAsked,
    Undone,
)

_LED_TO: dict[type[AnyAction], tuple[type[AnyEvent], ...]] = {
    Sit: (Sat, Started),
    Claim: (Claimed,),
    Link: (Linked,),
    Leave: (Left,),
    Start: (Started,),
    Rename: (Renamed,),
    SeatBot: (BotSeated,),
    OpenSeat: (SeatOpened,),
    StandIn: (StoodIn,),
    Say: (Said,),
    Mute: (Muted,),
    AskTakeback: (TakebackAsked, Undone),
    AnswerTakeback: (TakebackAnswered, Undone),
    Pause: (Paused,),
    SetPace: (Paced,),
    Rematch: (Rematched,),
}


def may_have_led_to(given: Command | AnyAction, event: AnyEvent) -> bool:
    """Return whether a command may be the one whose last event this is.

    Only what an event contains can be compared: of an arrangement, for example, that it was an answer.
    """
    if isinstance(given, Command):
        return (
            _answered(given, event) if isinstance(event, Answered) else bool(given.undo and isinstance(event, Undone))
        )
    if not isinstance(event, _LED_TO[type(given)]):
        return False
    fields = ("seat", "bot", "muted", "agree", "paused", "pace")
    wished = {name: getattr(given, name) for name in fields if getattr(given, name, None) is not None}
    return all(getattr(event, name, value) == value for name, value in wished.items())


def _answered(given: Command, event: Answered) -> bool:
    if given.undo:
        return False
    texts = [given.answer] if given.answer is not None else given.answers
    lines = [line.partition(": ")[2] for line in event.lines if line.startswith(f"{event.seat}: ")]
    # Answers without an alternative are not among the lines.
    return texts is None or lines[:1] == texts[:1]
