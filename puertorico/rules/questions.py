"""The questions, one row each, and the stack of questions.

The first questions belong to a seat and are real decisions. The others are automatic moments: they
have exactly one answer, `CONTINUE`, so that everything that happens has a name and a place.
"""

from dataclasses import dataclass
from typing import Literal

from .answers import Verb
from .buildings import LAND_OFFICE
from .jit import constant_row, rule
from .kinds import Numbered, Role
from .state import Frame, Player, State
from .why import Why

Part = Literal["roles", "buildings", "tiles", "supply", "colonist_ship", "trading_house", "ships"]

# The limits sent to clients with a question that takes several answers.
Limits = Literal["draft", "placement", "storage", "payment", "barrels"]

# How the log reports it: alone, grouped with others of its kind, only with its gains, or not at all.
Telling = Literal["alone", "placement", "arrival", "row", "gains", "silent"]

# What a trial of a whole phase assumes: the first answer; the one that gains most, which may be to decline; or a pass
# that counts what the answers offer (the highest cost, or tiles).
PhaseTrial = Literal["first", "best", "best_or_none", "count_cost", "count_tiles"]

# When a question starts a turn, guests may move (A11). One that takes several answers starts it only before the first.
NEVER, ALWAYS, BEFORE_THE_FIRST = range(3)


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """The properties of a question. A row without verbs is an automatic moment."""

    about: str
    section: str = ""  # of the rules, or rulings
    verbs: tuple[Verb, ...] = ()  # in the order in which their answers are listed, guests apart
    part: Part | None = None  # the part of the table that it refers to
    own_board: bool = False  # is it answered on the player's own board?
    starts_turn: int = NEVER
    told: Telling = "alone"
    limits: Limits | None = None  # for a question that takes several answers
    assumed: bool = False  # is the first answer assumed when a role is tried?
    phase_trial: PhaseTrial | None = None  # when the whole phase is tried; None: the trial ends here
    prospects_of: Role | None = None  # the role in whose phase it lets all players gain something by choice
    between_phases: bool = False  # no role is active then, although the record still contains the last one
    gives_up: Verb | None = None  # what declining it gives up, if that is worth a second thought
    side_offer: tuple[int, tuple[Verb, ...]] | None = None  # a building whose verbs may be all that is left of it
    no_room: Why | None = None  # why a place that is not offered takes nothing more
    too_few: Why | None = None  # why an arrangement is not complete


GUEST_VERBS = (Verb.GUEST, Verb.NOBLE_GUEST)
_DISCARDS = (Verb.DISCARD, Verb.DISCARD_COLONIST, Verb.DISCARD_NOBLE, Verb.DISCARD_FOREST)


class Question(Numbered):
    """What can be asked, numbered in the order of the rows.

    >>> print(Question.TAKE_TILE, "-", Question.TAKE_TILE.row.about)
    TAKE_TILE - a plantation or quarry, also the Library's second
    """

    row: QuestionRow

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """Return the verbs that answer it, in the order in which their answers are listed."""
        return (*self.row.verbs, *GUEST_VERBS) if self.row.starts_turn else self.row.verbs

    @property
    def closing(self) -> Verb | None:
        """Return the verb that ends a question with several answers; None if none does."""
        return next((verb for verb in self.row.verbs if verb.row.declines), None) if self.row.limits else None

    NOTHING = QuestionRow("nothing is asked")
    DRAFT = QuestionRow(
        "Expansion I: a type of building for the board; with a random draft, chance answers",
        "6.1",
        (Verb.CHOOSE,),
        "buildings",
        limits="draft",
        between_phases=True,
    )
    CHOOSE_ROLE = QuestionRow("a role card", "2", (Verb.ROLE,), "roles", starts_turn=ALWAYS, between_phases=True)
    LIBRARY = QuestionRow(
        "by option, with two players: does the Library double this role?",
        "6.4",
        (Verb.LIBRARY, Verb.PASS),
        own_board=True,
        phase_trial="first",
    )
    HACIENDA = QuestionRow(
        "draw a face-down plantation?",
        "3.1",
        (Verb.DRAW, Verb.PASS),
        "tiles",
        starts_turn=ALWAYS,
        phase_trial="count_tiles",
    )
    LAY_TILE = QuestionRow(
        "Forest House: how to lay a drawn or bought tile", "4.4", (Verb.PLANTATION, Verb.FOREST), "tiles"
    )
    TAKE_TILE = QuestionRow(
        "a plantation or quarry, also the Library's second",
        "3.1",
        (Verb.TAKE, Verb.TAKE_AS_FOREST, Verb.PASS),
        "tiles",
        starts_turn=ALWAYS,
        phase_trial="count_tiles",
        prospects_of=Role.SETTLER,
    )
    HOSPICE = QuestionRow("a colonist on the new tile?", "4.3", (Verb.COLONIST, Verb.NOBLE, Verb.PASS), "supply")
    HUNTING_LODGE = QuestionRow("discard an island tile?", "4.5", (*_DISCARDS, Verb.PASS), own_board=True)
    MAYOR_PRIVILEGE = QuestionRow(
        "a colonist from the supply?", "3.2", (Verb.COLONIST, Verb.PASS), "supply", assumed=True
    )
    VILLA = QuestionRow("a noble from the supply?", "4.5", (Verb.NOBLE, Verb.COLONIST, Verb.PASS), "supply")
    SHIP_PIECE = QuestionRow(
        "the noble on the colonist ship, or a colonist",
        "A20",
        (Verb.NOBLE, Verb.COLONIST),
        "colonist_ship",
        assumed=True,
    )
    PLACE = QuestionRow(
        "how many pieces on the circles of one kind, kind by kind in fixed order",
        "3.2",
        (Verb.PLACE, Verb.PLACE_NOBLE),
        own_board=True,
        told="placement",
        limits="placement",
        no_room=Why.NO_CIRCLE,
        too_few=Why.TOO_FEW,
    )
    BUILD = QuestionRow(
        "a building",
        "3.3",
        (Verb.BUILD, Verb.PASS),
        "buildings",
        starts_turn=ALWAYS,
        phase_trial="count_cost",
        prospects_of=Role.BUILDER,
        gives_up=Verb.BUILD,
    )
    BLACK_MARKET = QuestionRow(
        "what replaces the missing doubloons: a piece, then a barrel, then a chip",
        "4.4",
        (Verb.PAY_COLONIST, Verb.PAY_NOBLE, Verb.PAY_BARREL, Verb.PAY_CHIP, Verb.PASS),
        own_board=True,
        limits="payment",
    )
    UNIVERSITY = QuestionRow("a colonist on the new building?", "4.3", (Verb.COLONIST, Verb.NOBLE, Verb.PASS), "supply")
    CRAFTSMAN_PRIVILEGE = QuestionRow(
        "one more barrel of a kind that was produced",
        "3.4",
        (Verb.EXTRA, Verb.PASS),
        "supply",
        starts_turn=BEFORE_THE_FIRST,
        limits="barrels",
    )
    TRADE = QuestionRow(
        "a sale and the Land Office, until the turn is over",
        "3.5",
        (Verb.SELL, Verb.SELL_TO_POST, Verb.BUY, *_DISCARDS, Verb.PASS),
        "trading_house",
        starts_turn=BEFORE_THE_FIRST,
        phase_trial="best_or_none",
        prospects_of=Role.TRADER,
        side_offer=(LAND_OFFICE, (Verb.BUY, *_DISCARDS)),
    )
    DELIVER = QuestionRow(
        "Royal Supplier: barrels for points, in ascending order",
        "4.5",
        (Verb.DELIVER, Verb.PASS),
        "ships",
        own_board=True,
        starts_turn=BEFORE_THE_FIRST,
        limits="barrels",
        phase_trial="best",
    )
    LOAD = QuestionRow(
        "a load on a cargo ship or a wharf",
        "3.6.1",
        (Verb.LOAD, Verb.LOAD_WHARF, Verb.LOAD_SMALL_WHARF, Verb.PASS),
        "ships",
        starts_turn=ALWAYS,
        phase_trial="best",
        prospects_of=Role.CAPTAIN,
    )
    SMALL_WHARF = QuestionRow(
        "barrels for the Small Wharf, in ascending order",
        "4.4",
        (Verb.BARREL, Verb.DONE),
        "ships",
        own_board=True,
        limits="barrels",
        phase_trial="best",
        too_few=Why.MUST_SHIP_ONE,
    )
    STORE = QuestionRow(
        "what to keep: whole kinds, then single barrels, in ascending order",
        "3.6.2",
        (Verb.KEEP_ALL, Verb.KEEP_ONE, Verb.PASS),
        "ships",
        own_board=True,
        limits="storage",
        no_room=Why.STORAGE_FULL,
    )
    GUESTS = QuestionRow(
        "guest moves when nothing else is asked",
        "A11, A72",
        (Verb.PASS,),
        own_board=True,
        starts_turn=ALWAYS,
        assumed=True,
        phase_trial="first",
        no_room=Why.NO_CIRCLE,
    )
    CHANCE = QuestionRow("a plantation tile is turned up", "3.1", (Verb.TURN,), "tiles", told="row")

    ROUND = QuestionRow("the next player chooses a role, or the round ends", "2", told="silent", between_phases=True)
    NEW_ROUND = QuestionRow(
        "doubloons on the cards left over, all cards back, the governor passes on", "2", between_phases=True
    )
    LODGES = QuestionRow("the Hunting Lodges have their turn", "4.5", told="silent")
    LODGE_POINTS = QuestionRow("Hunting Lodge with a noble: points for the emptiest island", "4.5", told="gains")
    DISCARD_ROW = QuestionRow("the rest of the row is discarded", "3.1")
    REFILL_ROW = QuestionRow("a new row is laid out", "3.1", told="silent")
    RESHUFFLE = QuestionRow("the discards become the new face-down stack", "3.1")
    DISTRIBUTE = QuestionRow("one piece from the colonist ship goes to a player", "3.2", told="arrival")
    LIFT = QuestionRow("all pieces of a player are lifted to be placed again", "3.2", told="placement")
    REFILL_SHIP = QuestionRow("the colonist ship is filled", "3.2")
    PRODUCE = QuestionRow("a player produces", "3.4", told="gains")
    EMPTY_HOUSE = QuestionRow("a full trading house is emptied", "3.5")
    CAPTAIN = QuestionRow("the turn to load passes on", "3.6.1", told="silent")
    FIRST_TURN = QuestionRow("captain's Lighthouse, Union Hall", "3.6", told="gains")
    STORAGE = QuestionRow("a player's goods are checked", "3.6.2")
    UNLOAD = QuestionRow("full ships are unloaded", "3.6.3")
    PROSPECTOR = QuestionRow("the prospector takes a doubloon", "3.7", told="gains")
    LAST_GUESTS = QuestionRow("guests may move once more before scoring", "5.2", told="silent", between_phases=True)
    GAME_OVER = QuestionRow("the game is over", "5.1", between_phases=True)


FIRST_MOMENT = int(Question.ROUND)
VERBS = len(Verb)
STARTS_TURN = constant_row([question.row.starts_turn for question in Question])
# For each question and verb: does the verb answer it?
ANSWERED_BY = constant_row([verb in question.verbs for question in Question for verb in Verb])


@rule
def ask(s: State, question: int, seat: int, a: int, b: int) -> None:
    """Put a question on top of the stack."""
    frame = s.stack[s.depth]
    frame.question = question
    frame.seat = seat
    frame.a = a
    frame.b = b
    s.depth += 1


@rule
def close(s: State) -> None:
    """Take the top question off the stack and zero it, so that equal games have equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.question = 0
    frame.seat = 0
    frame.a = 0
    frame.b = 0


@rule
def asked(s: State) -> Frame:
    """Return the question on top of the stack."""
    return s.stack[s.depth - 1]


@rule
def asked_player(s: State) -> Player:
    """Return the player who is asked."""
    return s.players[s.stack[s.depth - 1].seat]


@rule
def seat_after(s: State, seat: int, steps: int) -> int:
    """Return the seat a number of steps clockwise.

    It is rarely more than once around, so subtracting is faster than dividing.
    """
    seat += steps
    while seat >= s.seats:
        seat -= s.seats
    return seat


@rule
def ask_everyone(s: State, question: int, first: int) -> None:
    """Ask every seat, clockwise from the first; the stack is answered from its top."""
    for steps in range(s.seats - 1, -1, -1):
        ask(s, question, seat_after(s, first, steps), 0, 0)
