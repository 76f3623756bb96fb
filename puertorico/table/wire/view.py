"""A table as a seat or a spectator sees it, and the stream of what happens there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ...game.messages import Line, Message
from ...game.position_types import Observation
from ..domain.settings import Settings, Strict
from ..domain.table import ChatLine
from .question import AnswerParts, QuestionView

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", description="the address of a table, enough to watch it")]


class SeatView(Strict):
    """A seat. `stand_in` is the bot for an absent player; `seconds` count from `View.now`."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    stand_in: str | None
    connected: bool
    muted: bool
    seconds: float | None


class Moment(Strict, omit_defaults=True):
    """One event in the game: an answer, or something that follows without a choice.

    `seat` is -1 for chance. `why` is the key of the reason for a skipped turn. `changes` contains what changed on the
    table, as old and new value by its path in the position. `told` contains the lines of the log that end here.
    """

    step: int
    question: str
    seat: int
    answer: AnswerParts
    chosen: bool
    why: str | None = None
    changes: dict[str, tuple[Any, Any]] = {}
    told: list[Line] = []


class TakebackView(Strict):
    """An open takeback: who asked for it, and who has agreed."""

    seat: int
    agreed: list[int]


class ScoreView(Strict):
    """The score sheet of a seat."""

    total: int
    tie_break: int
    sources: dict[str, int]


class ChanceView(Strict, omit_defaults=True):
    """The commitment to the seed of the draws: the SHA-256 hash of `SALT:SEED`.

    `seed` and `salt` are published when the game is over, with the number of `draws` that follow from them; `broken` is
    the reason if they do not. `drawn` is the number of draws before a game was imported.
    """

    commitment: str
    drawn: int = 0
    seed: str | None = None
    salt: str | None = None
    draws: int | None = None
    broken: str | None = None


class View(Strict):
    """A table as a seat or spectator sees it. `position` is `Game.observe` or None.

    `opening` announces the first round, and `verdict` says who has won. `can_ask_takeback` is false where undoing needs
    nobody's consent. `host_seat` is where the host sits. `bot_in` is the number of seconds until a bot plays for the
    player who is asked and away. `since` is the step after your last answer. `moved` is the version at which the game
    last moved; a command made for an older one is stale. A game that this version of the server would play differently
    is `read_only`.
    """

    table_id: TableId = field(name="game")
    version: int
    moved: int
    status: Literal["open", "playing", "over"]
    you: int | None
    host: bool
    host_seat: int | None
    now: float
    rules: dict[str, Any]
    settings: Settings
    seats: list[SeatView]
    watching: int
    paused: bool
    steps: int
    since: int
    can_undo: bool
    can_ask_takeback: bool
    position: Observation | None = None
    question: QuestionView | None = None
    takeback: TakebackView | None = None
    scores: list[ScoreView] | None = None
    winners: list[int] | None = None
    opening: Message | None = None
    verdict: Message | None = None
    rematch: TableId | None = None
    invite: str | None = None
    chance: ChanceView | None = None
    bot_in: float | None = None
    read_only: bool = False


class StateView(Strict):
    """The board after a step of the game; step 0 is the start."""

    step: int
    steps: int
    position: Observation
    moment: Moment | None


class Happened(Strict, omit_defaults=True):
    """What an event shows: `moments` if the game moved, `view` in the newest event."""

    seat: int | None = None
    moments: list[Moment] = []
    chat: ChatLine | None = None
    view: View | None = None


class Presence(Strict):
    """The connected seats, the number of spectators, and `View.bot_in`."""

    connected: list[int]
    watching: int
    bot_in: float | None = None


class StreamFrame(Strict):
    """One message of a stream. Versions are sent once; `view` and `presence` create none."""

    v: int
    kind: str
    payload: Happened | View | Presence
