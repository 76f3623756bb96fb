"""Requests from clients: new tables, answers, and all other actions at a table.

Requests are read from JSON directly into these types.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ...game.options import EXPANSIONS
from ...game.position_types import ExpansionName
from .settings import BotName, Pace, Settings, Strict

CommandId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$", description="chosen by the client, new for each command")
]
# At least one visible character and no control characters.
Name = Annotated[str, Meta(pattern=r"^(?=.*\S)[^\x00-\x1f\x7f]{1,32}$", max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=64, description="as in the notation, `build hacienda`")]


class NewSeat(Strict):
    """A seat of a new table: for its creator (`me`), a guest (`open`) or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class NewTable(Strict):
    """A table to create: the rules as in `Game.new`, or a game text to continue."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    expansions: Annotated[list[ExpansionName], Meta(max_length=len(EXPANSIONS))] = []
    options: dict[str, bool | int | str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    text: Annotated[str, Meta(max_length=1_000_000)] | None = None


class Command(Strict):
    """Exactly one of an answer, several answers, a mayor arrangement, and an undo.

    With `closes`, a question that takes several answers ends after these if it is still asked.
    """

    expected_version: Annotated[int, Meta(ge=0, le=2**31)]
    command_id: CommandId
    answer: AnswerText | None = None
    answers: Annotated[list[AnswerText], Meta(min_length=1, max_length=20)] | None = None
    arrangement: dict[str, int | tuple[int, int]] | None = None
    undo: Literal[True] | None = None
    closes: Literal[True] | UnsetType = UNSET  # left out of the stored digests where it is not said


class Action(Strict, tag_field="do"):
    """What people do at a table apart from answering."""

    command_id: CommandId


class Sit(Action, tag="sit"):
    """Take an open seat, or a bot's seat after the start; any of them without `seat`."""

    name: Name
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Claim(Action, tag="claim"):
    """Use your own seat from another device, with the secret of its link."""

    secret: Annotated[str, Meta(max_length=64)]


class Link(Action, tag="link"):
    """Get a secret that opens your seat on another device. Earlier secrets stay valid."""


class Unlink(Action, tag="unlink"):
    """Revoke a link to your seat; with `devices`, also sign out the devices that used it."""

    link: Annotated[str, Meta(max_length=64)]
    devices: bool = False


class Leave(Action, tag="leave"):
    """Give up your seat: it becomes open before the start and a bot's afterwards."""


class Start(Action, tag="start"):
    """Start the game with `bot`, by default the stand-in, on open seats. Host only."""

    bot: BotName | None = None


class Rename(Action, tag="rename"):
    """Change your name."""

    name: Name


class SeatBot(Action, tag="seat_bot"):
    """Hand a seat to a bot: any seat for the host, your own for a player."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Action, tag="open_seat"):
    """Remove a player; during a game, a bot takes over until someone sits down. Host only."""

    seat: SeatNumber


class StandIn(Action, tag="stand_in"):
    """Let a bot play for the asked player until they return. Host only."""

    seat: SeatNumber


class Say(Action, tag="say"):
    """Send a chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Action, tag="mute"):
    """Stop a seat from chatting, or allow it again. Host only."""

    seat: SeatNumber
    muted: bool


class AskTakeback(Action, tag="ask_takeback"):
    """Ask the other people to let you take back your last answer and everything after it."""


class AnswerTakeback(Action, tag="answer_takeback"):
    """Agree to a takeback or refuse it. The player who asked can withdraw it."""

    agree: bool


class Pause(Action, tag="pause"):
    """Stop bots and clocks, or let them continue."""

    paused: bool


class SetPace(Action, tag="set_pace"):
    """Set how fast the bots answer."""

    pace: Pace


class Rematch(Action, tag="rematch"):
    """Play again after the game with the same people, bots and rules; the seats rotate by one.

    Bots keep their names; `names`, which older pages send, has no effect.
    """

    names: Annotated[list[Name | None], Meta(max_length=5)] = []


AnyAction = (
    Sit
    | Claim
    | Link
    | Unlink
    | Leave
    | Start
    | Rename
    | SeatBot
    | OpenSeat
    | StandIn
    | Say
    | Mute
    | AskTakeback
    | AnswerTakeback
    | Pause
    | SetPace
    | Rematch
)
