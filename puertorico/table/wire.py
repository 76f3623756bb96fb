"""What travels between the server and its clients: every type, in one place.

`openapi.py` describes the interface from these types; nothing else is read from or written to the wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

GameId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", description="the address of a game; it allows to watch")]
CommandId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$", description="chosen by the client, new for each command")
]
# Something to read, and no control characters.
Name = Annotated[str, Meta(pattern=r"^(?=.*\S)[^\x00-\x1f\x7f]{1,32}$", max_length=32)]
BotName = Annotated[str, Meta(min_length=1, max_length=64, description="a level, as `merchant`")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=64, description="as in the notation, `build hacienda`")]


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Unknown fields are refused, so that a misspelt one is not silently ignored."""


# Creating a table


class NewSeat(Wire):
    """Who is to sit there: whoever creates the table, anybody who has the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class Clock(Wire):
    """`none`; `live`: minutes for the game and seconds more for each answer; `days`: so many for each answer."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 30
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


Pace = Literal["instant", "fast", "normal", "slow"]


class Settings(Wire):
    """How the people at a table want to play; all of it can be left out."""

    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    watchers: bool = True
    hints: bool = True
    random_seats: bool = True
    pace: Pace = "normal"
    stand_in: BotName = "merchant"
    grace: Annotated[int, Meta(ge=5, le=86400, description="seconds before an absent player's bot answers")] = 120


class NewGame(Wire):
    """A table to be created: the rules as in `Game.new`, or a game text to go on with."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    expansions: Annotated[list[Literal["new_buildings", "nobles"]], Meta(max_length=2)] = []
    options: dict[str, bool | int | str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    text: Annotated[str, Meta(max_length=1_000_000)] | None = None


class Created(Wire):
    """`key` is the secret of whoever created the table; a browser also has it in its cookie."""

    game: GameId
    invite: str
    key: str | None


# Playing


class Command(Wire):
    """One answer, several in a row, a whole arrangement of the mayor phase, or an undo: exactly one of the four."""

    expected_version: Annotated[int, Meta(ge=0, le=2**31)]
    command_id: CommandId
    answer: AnswerText | None = None
    answers: Annotated[list[AnswerText], Meta(min_length=1, max_length=20)] | None = None
    arrangement: dict[str, int | tuple[int, int]] | None = None
    undo: Literal[True] | None = None


class Done(Wire):
    """The command took effect, now or when it was sent before, and this is the version it led to."""

    version: int


class Action(Wire, tag_field="do"):
    """What people do at a table apart from answering."""

    command_id: CommandId


class Sit(Action, tag="sit"):
    """Take an open seat, or a bot's if the game is on; without a number, any."""

    name: Name
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Claim(Action, tag="claim"):
    """Sit at a seat of one's own from another device, with the secret of its link."""

    secret: Annotated[str, Meta(max_length=64)]


class Link(Action, tag="link"):
    """Ask for the secret with which one's own seat can be claimed from another device; an earlier one stays valid."""


class Leave(Action, tag="leave"):
    """Give up the seat: it is open again before the start, and a bot's afterwards."""


class Start(Action, tag="start"):
    """Begin; bots take the seats that are still open. For the host."""


class Rename(Action, tag="rename"):
    """Change the own name."""

    name: Name


class SeatBot(Action, tag="seat_bot"):
    """Hand a seat to a bot. For the host; a player may hand over his own."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Action, tag="open_seat"):
    """Remove whoever sits there; once the game is on, a bot stands in until somebody takes the seat. For the host."""

    seat: SeatNumber


class Say(Action, tag="say"):
    """Speak to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Action, tag="mute"):
    """Let a seat's words be shown to nobody, or to everybody again. For the host."""

    seat: SeatNumber
    muted: bool


class AskTakeback(Action, tag="ask_takeback"):
    """Ask the other people to let you take back your last answer and what came after it."""


class AnswerTakeback(Action, tag="answer_takeback"):
    """Agree with a takeback, or not; whoever asked for it can withdraw it."""

    agree: bool


class Pause(Action, tag="pause"):
    """Stop bots and clocks, or let them go on."""

    paused: bool


class SetPace(Action, tag="set_pace"):
    """How fast the bots answer."""

    pace: Pace


class Rematch(Action, tag="rematch"):
    """The same people, bots and rules again, the seats moved on by one; once the game is over.

    `names` are those by which the page knows the bots, seat by seat, so that they keep them.
    """

    names: Annotated[list[Name | None], Meta(max_length=5)] = []


AnyAction = (
    Sit
    | Claim
    | Link
    | Leave
    | Start
    | Rename
    | SeatBot
    | OpenSeat
    | Say
    | Mute
    | AskTakeback
    | AnswerTakeback
    | Pause
    | SetPace
    | Rematch
)


class ActionDone(Wire):
    """`key` is there for somebody who had none, `secret` for a link to one's own seat, `game` for a rematch.

    `qr` is the picture of that link (SVG): whoever fetched it by an address would leave the secret in logs.
    """

    version: int
    key: str | None = None
    secret: str | None = None
    qr: str | None = None
    game: GameId | None = None


# What is shown


class SeatView(Wire):
    """Who sits there. `stand_in` is the bot that answers while the player is away; `seconds` what the clock has left
    at `View.now`."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    stand_in: str | None
    connected: bool
    muted: bool
    seconds: float | None


class AnswerView(Wire, omit_defaults=True):
    """A legal answer. `price` is what a building costs now, after `discounts`; `effects` what each seat has more or
    less when everything that follows by itself has happened."""

    id: int
    text: str
    verb: str
    thing: str | None = None
    number: int | None = None
    price: int | None = None
    discounts: dict[str, int] = {}
    effects: dict[str, dict[str, int]] = {}


class BlockedView(Wire, omit_defaults=True):
    """An answer that belongs to the question but is not legal now, and the key of the reason."""

    text: str
    why: str
    price: int | None = None
    discounts: dict[str, int] = {}


class StorageView(Wire):
    """Places for whole kinds, in warehouses, and for single barrels."""

    kinds: int
    singles: int


class PaymentView(Wire):
    """The building for which something is given at the Black Market, and what is left of its price."""

    building: str
    left: int


class QuestionView(Wire, omit_defaults=True):
    """What is asked, and of whom. Only the asked seat is shown the answers.

    For a placement, `circles` holds how many circles each place of the seat has, by the names an arrangement uses;
    for the barrels after a captain phase, `storage` holds the places for them; at the Black Market, `payment` holds
    what is to be paid; for barrels of the craftsman or for the court, `most` says how many there may be in all.
    """

    name: str
    seat: int
    answers: list[AnswerView] = []
    blocked: list[BlockedView] = []
    circles: dict[str, int] = {}
    storage: StorageView | None = None
    payment: PaymentView | None = None
    most: int | None = None


class Moment(Wire, omit_defaults=True):
    """One thing that happened in the game: an answer, or something that follows by itself.

    `seat` is -1 for chance. `why` is the key of the reason for a skipped turn. `changes` holds what changed on the
    table, as old and new value by its path in the position.
    """

    step: int
    question: str
    seat: int
    answer: str
    chosen: bool
    why: str | None = None
    changes: dict[str, tuple[Any, Any]] = {}


class ChatLine(Wire):
    """`seat` is None for a watcher, whose name then tells who spoke."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str


class TakebackView(Wire):
    seat: int
    agreed: list[int]


class ScoreView(Wire):
    total: int
    tie_break: int
    sources: dict[str, int]


class View(Wire):
    """A table as one seat, or a watcher, may see it. `position` is `Game.observe`; there is none before the start.

    `since` is the step after your last answer: what came later has happened since your last turn. `moved` is the
    version at which the game last moved: a command made for an older one is stale.
    """

    game: GameId
    version: int
    moved: int
    status: Literal["open", "playing", "over"]
    you: int | None
    host: bool
    now: float
    rules: dict[str, Any]
    settings: Settings
    seats: list[SeatView]
    watching: int
    paused: bool
    steps: int
    since: int
    can_undo: bool
    position: Any = None
    question: QuestionView | None = None
    takeback: TakebackView | None = None
    scores: list[ScoreView] | None = None
    winners: list[int] | None = None
    rematch: GameId | None = None
    invite: str | None = None


class Happened(Wire, omit_defaults=True):
    """What an event tells; `moments` are there if the game moved, and `view` in the newest event."""

    seat: int | None = None
    moments: list[Moment] = []
    chat: ChatLine | None = None
    view: View | None = None


class Presence(Wire):
    """Who is connected: the seats of people, and how many watch."""

    connected: list[int]
    watching: int


class Frame(Wire):
    """One message of a stream. Every version is sent to everybody once; `view` and `presence` make no version."""

    v: int
    kind: str
    payload: Happened | View | Presence


class Summary(Wire):
    """A table in a list. `winners` are the seats that have won, if the game is over."""

    game: GameId
    status: Literal["open", "playing", "over"]
    rules: dict[str, Any]
    seats: list[str | None]
    you: int | None
    your_turn: bool
    round: int
    open_seats: int
    created: float
    updated: float
    winners: list[int] = []


class Summaries(Wire):
    games: list[Summary]


class Chat(Wire):
    lines: list[ChatLine]


class OptionView(Wire):
    """A rule option: its values, the first of which need not be the default; `max_rounds` is any number up to 500."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    meaning: str


class Offer(Wire):
    """What a table can be created with at this server."""

    expansions: list[str]
    options: list[OptionView]
    levels: list[str]
    lobby: bool
    compiled: bool


# Replay, hints, analysis


class State(Wire):
    """The table after a step of the game; step 0 is its start."""

    step: int
    steps: int
    position: Any
    moment: Moment | None


class Export(Wire):
    """A whole game for programs."""

    game: GameId
    rules: dict[str, Any]
    names: list[str | None]
    text: str
    position: Any
    scores: list[ScoreView] | None
    winners: list[int] | None


class ThingView(Wire):
    """So much more, or less, of something: of a `kind` as `points`, `barrels` or `output`, and with a `name` as `corn`
    where the kind has several."""

    kind: str
    name: str
    number: float


class ShareView(Wire):
    seat: int
    number: float


class ReasonView(Wire):
    """What is worth telling of an answer: what it brings until the end of the phase, or the difference from the best.

    `mine` is of the seat that answers, `others` of all the others together, or of the seat `other` alone; `most` is
    who of them has most of the first thing. `ends` tells that the game ends after this round, or that it does not yet;
    `final` who has how many points more or fewer at the end.
    """

    seat: int
    compared_with: str | None
    mine: list[ThingView]
    others: list[ThingView]
    other: int | None
    most: ShareView | None
    ends: bool | None
    final: list[ShareView]


class AdviceView(Wire):
    """An answer: what is expected of it, what is told of it, and the same as an English sentence."""

    answer: str
    value: float
    error: float
    points: list[float]
    told: ReasonView
    reason: str


class HintView(Wire):
    """The best answers, best first, and those that may be as good as the first.

    For a placement or a storage also the whole of it, which the first advice then tells of; `as_good` are then answers
    to any of its questions.
    """

    verdict: str
    advice: list[AdviceView]
    as_good: list[str]
    arrangement: dict[str, int | tuple[int, int]] | None = None
    answers: list[str] | None = None


class ExpectationView(Wire):
    """For each seat its chance to win with the standard error, and its final points."""

    winning: list[float]
    points: list[float]
    errors: list[float]


class DecisionView(Wire):
    """One answer that had alternatives, and what it lost; a mistake has a reason."""

    number: int
    round: int
    phase: str
    seat: int
    question: str
    answer: str
    best: str
    loss: float
    error: float
    told: ReasonView | None
    before: ExpectationView
    after: ExpectationView
    mistake: bool
    reason: str


class TurningPointView(Wire):
    """A phase after which the chances were clearly different; `told` are the seats to whom it mattered, `mistake` is
    the number of a decision."""

    round: int
    phase: str
    chooser: int
    seat: int
    before: list[float]
    after: list[float]
    first: int
    last: int
    mistake: int | None
    swing: float
    told: list[int]


class AnalysisView(Wire):
    """All decisions of a game, and where it turned."""

    bot: str
    version: str
    players: int
    names: list[str] | None
    rounds: int
    over: bool
    winners: list[int] | None
    scores: list[dict[str, int]]
    decisions: list[DecisionView]
    turning_points: list[TurningPointView]


class Job(Wire):
    """Work that goes on in the background: how far it is, and at the end what came of it."""

    id: str
    kind: Literal["hint", "analysis"]
    done: int
    of: int
    result: Any = None
    problem: str | None = None


# Errors


class Problem(Wire):
    """What is wrong, as a key for programs and a sentence for people; a stale command also gets the current view."""

    reason: str
    sentence: str
    view: View | UnsetType = UNSET
