"""What the server sends, every type. What clients send is in `domain/commands.py`.

`openapi.py` describes the API from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from msgspec import UNSET, Meta, UnsetType

from ..game.messages import Line
from ..game.notation import Answer
from ..game.position_types import Observation
from ..rules.answers import Verb
from .domain.links import LinkView
from .domain.settings import Settings, Strict
from .domain.table import ChatLine

GameId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", description="the address of a table, enough to watch it")]


# Replies to requests


class CreatedTable(Strict):
    """A new table. `key` is the host's secret; a browser also gets it as a cookie."""

    game: GameId
    invite: str
    key: str | None


class Done(Strict):
    """The version that a command led to, now or when it was first sent."""

    version: int


class ActionDone(Strict):
    """The result of an action: `key` if new, `secret` of a link, `game` of a rematch.

    `qr` is the link as a QR code (SVG). It is part of the reply, because an address for it would end up in logs.
    """

    version: int
    key: str | None = None
    secret: str | None = None
    qr: str | None = None
    game: GameId | None = None


class SeatLinks(Strict):
    """The links to your seat, the oldest first."""

    links: list[LinkView]


# What is shown


class SeatView(Strict):
    """A seat. `stand_in` is the bot for an absent player; `seconds` count from `View.now`."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    stand_in: str | None
    connected: bool
    muted: bool
    seconds: float | None


_VERBS = {verb: verb.name.lower() for verb in Verb}


class AnswerParts(Strict, omit_defaults=True):
    """An answer and its parts: `place 2 corn` has verb `place`, thing `corn`, number 2."""

    text: str
    verb: str
    thing: str | None = None
    number: int | None = None

    @classmethod
    def of(cls, answer: Answer, **more: Any) -> Self:
        """Return an answer of the game; `more` are the fields of a subclass."""
        return cls(answer.text, _VERBS[answer.verb], answer.thing, answer.number, **more)


class AnswerView(AnswerParts, kw_only=True, omit_defaults=True):
    """A legal answer.

    `price` is what a building costs now, after `discounts`. `effects` is what each seat has more or less of after the
    answer and everything that follows from it without a choice. `ends` is true if the game ends after this round
    because of it. `prospects` is what each seat could gain in the phase of a role by its own choices: `vp` and
    `doubloons` by the best loads and sale, `quarries` and `plantations`, and the printed `cost` of a building.
    """

    id: int
    price: int | None = None
    discounts: dict[str, int] = {}
    effects: dict[str, dict[str, int]] = {}
    prospects: dict[str, dict[str, int]] = {}
    ends: bool = False


class BlockedView(AnswerParts, kw_only=True, omit_defaults=True):
    """An answer that belongs to the question but is not legal now, and the key of the reason."""

    why: str
    price: int | None = None
    discounts: dict[str, int] = {}


class DraftView(Strict):
    """Places left in the draft, by cost, and the buildings that can still be chosen."""

    places: dict[str, int]
    offered: list[str]


class PlacementView(Strict):
    """A placement of the mayor phase: circles by place, named as in an arrangement.

    `must` is how many people have to be placed. `before` is where colonists and nobles stood until now.
    """

    circles: dict[str, int]
    must: int
    before: dict[str, tuple[int, int]]


class ChoiceView(Strict):
    """Barrels that can be kept together, and the answers that keep them."""

    goods: dict[str, int]
    answers: list[str]


class StorageView(Strict):
    """Places for whole kinds and for single barrels, and all choices, largest first."""

    kinds: int
    singles: int
    choices: list[ChoiceView]


class BarrelsView(Strict):
    """Barrels that a question takes: at most `each` of a kind, `least` to `most` in all.

    `verb` is that of the answers that name a barrel. `points[n]` is what n barrels bring; it is empty without points.
    """

    verb: str
    each: dict[str, int]
    most: int
    least: int
    points: list[int]


class PaymentView(Strict):
    """A payment at the Black Market: what is `left` of the price, and what is `missing`.

    `groups` are the answers that give something; one of each group can be given. `ways` are all that pay enough.
    """

    building: str
    left: int
    missing: int
    groups: list[list[AnswerParts]]
    ways: list[list[str]]


class QuestionView(Strict, omit_defaults=True):
    """What is asked, and of whom. Only the asked seat is shown the answers.

    Questions that take several answers come with their limits: `placement`, `storage`, `barrels`, `payment`, and for
    all seats `draft`. `closing` is the answer that ends them. `repeats` says that the same may be asked again in this
    phase. `offer` is the building that all answers belong to, if the question asks for more in other cases.
    """

    name: str
    seat: int
    answers: list[AnswerView] = []
    blocked: list[BlockedView] = []
    draft: DraftView | None = None
    placement: PlacementView | None = None
    storage: StorageView | None = None
    barrels: BarrelsView | None = None
    payment: PaymentView | None = None
    closing: str | None = None
    repeats: bool = False
    offer: str | None = None


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
    the reason if they do not. `drawn` is the number of draws that an imported game had made before.
    """

    commitment: str
    drawn: int = 0
    seed: str | None = None
    salt: str | None = None
    draws: int | None = None
    broken: str | None = None


class View(Strict):
    """A table as a seat or spectator sees it. `position` is `Game.observe` or None.

    `host_seat` is where the host sits. `bot_in` is the number of seconds until a bot plays for the player who is asked
    and away. `since` is the step after your last answer. `moved` is the version at which the game last moved; a command
    made for an older one is stale. A game that this version of the server would play differently is `read_only`.
    """

    game: GameId
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
    position: Observation | None = None
    question: QuestionView | None = None
    takeback: TakebackView | None = None
    scores: list[ScoreView] | None = None
    winners: list[int] | None = None
    rematch: GameId | None = None
    invite: str | None = None
    chance: ChanceView | None = None
    bot_in: float | None = None
    read_only: bool = False


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


class Summary(Strict):
    """A table in a list. `winners` are the winning seats of a finished game."""

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


class Summaries(Strict):
    """A list of tables."""

    games: list[Summary]


class Chat(Strict):
    """The latest chat messages."""

    lines: list[ChatLine]


class OptionView(Strict):
    """A rule option and its values. `max_rounds` accepts any number up to 500."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    meaning: str


class Offer(Strict):
    """What a table can be created with on this server."""

    expansions: list[str]
    options: list[OptionView]
    levels: list[str]
    lobby: bool
    compiled: bool


# Replay, hints, analysis


class StateView(Strict):
    """The board after a step of the game; step 0 is the start."""

    step: int
    steps: int
    position: Observation
    moment: Moment | None


class NetworkView(Strict):
    """Where other devices find the server; `address` is None if they cannot.

    `can_open` says that you may open it to the local network.
    """

    address: str | None
    can_open: bool


class Export(Strict):
    """A whole game for programs."""

    game: GameId
    rules: dict[str, Any]
    names: list[str | None]
    text: str
    position: Observation
    scores: list[ScoreView] | None
    winners: list[int] | None


class ThingView(Strict):
    """A gain or loss: a `kind` such as `barrels`, with a `name` such as `corn` if needed."""

    kind: str
    name: str
    number: float


class ShareView(Strict):
    """A gain or loss of one seat."""

    seat: int
    number: float


class FinalPointsView(Strict):
    """Final points that a seat is expected to have more or less, with the standard error.

    Most of them come from the `source`: `chips`, `buildings`, `large_buildings` or `nobles`, if that is known.
    """

    seat: int
    number: float
    error: float
    source: str | None


class MotiveView(Strict):
    """What is good about the best answer: a `kind`, with seat, thing and role."""

    kind: str
    seat: int | None
    thing: ThingView | None
    role: str


class ExpectedRoleView(Strict):
    """A role that a seat is expected to choose."""

    seat: int
    role: str


class ReasonView(Strict):
    """The reason for an answer: its gains in the phase, or its difference from the best.

    `mine` is for the seat that answers; `others` is for all others together, or for the seat `other` alone. `most` is
    the seat among them with most of the first thing. `ends` is whether the game ends after this round; `final` are
    the changes of final points. `motives` say what is good about the best answer, and `line` is what is expected next;
    in a review, `best_line` is what was expected after the best answer.
    """

    seat: int
    compared_with: AnswerParts | None
    mine: list[ThingView]
    others: list[ThingView]
    other: int | None
    most: ShareView | None
    ends: bool | None
    final: list[FinalPointsView]
    motives: list[MotiveView]
    line: list[ExpectedRoleView]
    best_line: list[ExpectedRoleView]


class AdviceView(Strict):
    """A recommended answer: its expected result, and the reason as data and in English.

    `behind` is how much less that is than with the best answer, with the standard error of this difference.
    """

    answer: AnswerParts
    value: float
    error: float
    behind: float
    behind_error: float
    points: list[float]
    told: ReasonView
    reason: str


class HintView(Strict):
    """The best answers, best first, and those that may be as good as the first.

    For a placement or storage, `arrangement` or `answers` is the whole of it, and the first advice explains it.
    `as_good` then contains answers to any of its questions.
    """

    verdict: str
    advice: list[AdviceView]
    as_good: list[AnswerParts]
    arrangement: dict[str, int | tuple[int, int]] | None = None
    answers: list[AnswerParts] | None = None


class PuzzleSummary(Strict):
    """A puzzle in a list, with the levels that miss it: the more, the harder."""

    id: str
    players: int
    expansions: list[str]
    question: str
    missed_by: list[str]


class PuzzleList(Strict):
    """The puzzles of a day, the easiest first, and all puzzles."""

    daily: list[PuzzleSummary]
    all: list[PuzzleSummary]


class PuzzleView(Strict):
    """A puzzle as the asked seat sees it; the solution has the best answer first.

    `moments` is what happened since this seat's last answer, after the step `since`.
    """

    puzzle: PuzzleSummary
    rules: dict[str, Any]
    steps: int
    since: int
    moments: list[Moment]
    position: Observation
    question: QuestionView
    advice: list[AdviceView]


class ExpectationView(Strict):
    """For each seat its chance to win, with the standard error, and its expected final points."""

    winning: list[float]
    points: list[float]
    errors: list[float]


class DecisionView(Strict):
    """An answer that had alternatives, and what it lost. A mistake has a reason.

    `points_lost` are points of the lead over the mean of the others. They decide whether it is a mistake if the game is
    decided: if the seat wins, or loses, almost surely with either answer.
    """

    number: int
    round: int
    phase: str
    seat: int
    question: str
    answer: AnswerParts
    best: AnswerParts
    loss: float
    error: float
    points_lost: float
    points_error: float
    is_decided: bool
    told: ReasonView | None
    before: ExpectationView
    after: ExpectationView
    mistake: bool
    reason: str


class TurningPointView(Strict):
    """A phase that changed the chances of the seats in `told`; `mistake` is a decision."""

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


class ReviewView(Strict):
    """A player in numbers: decisions, mistakes, and the mean loss with its error.

    The loss is in points of the lead per decision. `levels` are the levels of bots that err about as much, or less if
    `errs_more`; none if that is unknown.
    """

    seat: int
    decisions: int
    mistakes: int
    points_lost: float
    error: float
    levels: list[str] = []
    errs_more: bool = False


class AnalysisView(Strict):
    """All decisions of a game, a review of each player, and the turning points."""

    bot: str
    version: str
    players: int
    names: list[str] | None
    rounds: int
    over: bool
    winners: list[int] | None
    scores: list[dict[str, int]]
    decisions: list[DecisionView]
    reviews: list[ReviewView]
    turning_points: list[TurningPointView]


class Job(Strict):
    """A background hint or analysis: its progress, then its result or problem."""

    id: str
    kind: Literal["hint", "analysis"]
    done: int
    of: int
    result: Any = None
    problem: str | None = None


# Errors


class Problem(Strict):
    """A refusal: a code and a sentence. A stale command also gets the current view."""

    reason: str
    sentence: str
    view: View | UnsetType = UNSET
