"""Events: everything that can happen at a table, as tagged structs.

The tag of an event is its kind in the database and in the stream. Tags and fields of stored events never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from msgspec import Struct, field

from .settings import Pace, Settings


class Seat(Struct, frozen=True):
    """A seat. `stand_in` is a bot that plays for a player who is away or was removed."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    muted: bool = False

    @property
    def answered_by(self) -> str | None:
        """The bot that answers for the seat; None if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Event(Struct, frozen=True, tag_field="kind"):
    """Base of all events."""

    @property
    def kind(self) -> str:
        """The name of the event in the database and in the stream."""
        return _tag(type(self))

    @property
    def seat(self) -> int | None:
        """The seat that the event is about."""
        return None


@cache
def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


class SeatEvent(Event, frozen=True):
    """Base of the events that belong to a seat."""

    seat: int


class Created(Event, frozen=True, tag="created"):
    """The table was created, from a game `text` with `drawn` draws if it was imported."""

    text: str
    settings: Settings
    seats: list[Seat]
    drawn: int = 0


class Started(Event, frozen=True, tag="started"):
    """The game started; `bot` took the seats that were still open."""

    bot: str


class Answered(SeatEvent, frozen=True, tag="answered"):
    """A seat answered. `lines` are its answers and chance's draws, as in a game text."""

    lines: list[str]


class Undone(SeatEvent, frozen=True, tag="undone"):
    """Answers were taken back until the game had `lines` lines since the table was created."""

    lines: int


class Sat(SeatEvent, frozen=True, tag="sat"):
    """A person took the seat."""

    name: str


class Left(SeatEvent, frozen=True, tag="left"):
    """The player gave up the seat; once the game has started, `bot` takes over."""

    bot: str


class BotSeated(SeatEvent, frozen=True, tag="seat_botted"):
    """The seat was handed to a bot."""

    bot: str


class SeatOpened(SeatEvent, frozen=True, tag="opened"):
    """The host removed the player; the invitation is new, and `bot` stands in."""

    bot: str
    invite: str


class Claimed(SeatEvent, frozen=True, tag="claimed"):
    """The player of the seat uses it from another device."""


class Linked(SeatEvent, frozen=True, tag="linked"):
    """The player of the seat got a secret for another device."""


class Unlinked(SeatEvent, frozen=True, tag="unlinked"):
    """The player revoked a link and, with `devices`, signed out the devices that used it."""

    link: str
    devices: bool


class Renamed(SeatEvent, frozen=True, tag="renamed"):
    """The player of the seat changed their name."""

    name: str


class Muted(SeatEvent, frozen=True, tag="muted"):
    """The host stopped a seat from chatting, or allowed it again."""

    muted: bool


class StoodIn(SeatEvent, frozen=True, tag="stood_in"):
    """A bot plays for a player who is `absent` or whose `clock` has run out."""

    bot: str
    reason: Literal["absent", "clock"]


class GivenBack(SeatEvent, frozen=True, tag="given_back"):
    """The player is back and plays again instead of the stand-in."""


class Said(Event, frozen=True, tag="said"):
    """A chat message, by a seat or by a host without a seat."""

    seat: int | None
    name: str
    text: str


class TakebackAsked(SeatEvent, frozen=True, tag="takeback_asked"):
    """A player asks to take the game back to `lines` lines."""

    lines: int


class TakebackAnswered(SeatEvent, frozen=True, tag="takeback_answered"):
    """A player agreed to the takeback, refused it or withdrew it."""

    agree: bool


class Paused(Event, frozen=True, tag="paused"):
    """The game was paused or continued."""

    seat: int | None
    paused: bool


class Paced(Event, frozen=True, tag="paced"):
    """The pace of the bots changed."""

    seat: int | None
    pace: Pace


class Rematched(SeatEvent, frozen=True, tag="rematched"):
    """A rematch was created, at another table."""

    table_id: str = field(name="game")


AnyEvent = (
    Created
    | Started
    | Answered
    | Undone
    | Sat
    | Left
    | BotSeated
    | SeatOpened
    | Claimed
    | Linked
    | Unlinked
    | Renamed
    | Muted
    | StoodIn
    | GivenBack
    | Said
    | TakebackAsked
    | TakebackAnswered
    | Paused
    | Paced
    | Rematched
)

# These change who holds a seat or has a link to it.
SEATING = (Sat, Left, BotSeated, SeatOpened, Claimed, Linked, Unlinked)


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event with its place in the history of its table.

    `by` is the hash of the key that sent the command and is never shown. With `command_id` it identifies a repetition
    of the same command, and `content` is a digest of what the command said.
    """

    version: int
    at: float
    event: AnyEvent
    command_id: str | None = None
    by: str | None = None
    content: str | None = None
