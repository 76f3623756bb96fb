"""What can be asked, and the stack of questions.

The first questions belong to a seat and are real decisions (rules section 10). The others are automatic moments:
they have exactly one answer, `CONTINUE`, and are there so that everything that happens has a name and a place.
"""

from enum import IntEnum

from .jit import rule
from .state import Frame, Player, State


class Question(IntEnum):
    NOTHING = 0
    DRAFT = 1
    CHOOSE_ROLE = 2
    LIBRARY = 3
    HACIENDA = 4
    LAY_TILE = 5
    TAKE_TILE = 6
    HOSPICE = 7
    HUNTING_LODGE = 8
    MAYOR_PRIVILEGE = 9
    VILLA = 10
    SHIP_PIECE = 11
    PLACE = 12
    BUILD = 13
    BLACK_MARKET = 14
    UNIVERSITY = 15
    CRAFTSMAN_PRIVILEGE = 16
    TRADE = 17
    DELIVER = 18
    LOAD = 19
    SMALL_WHARF = 20
    STORE = 21
    GUESTS = 22
    CHANCE = 23
    # Automatic moments.
    ROUND = 24
    NEW_ROUND = 25
    LODGES = 26
    LODGE_POINTS = 27
    DISCARD_ROW = 28
    REFILL_ROW = 29
    RESHUFFLE = 30
    DISTRIBUTE = 31
    LIFT = 32
    REFILL_SHIP = 33
    PRODUCE = 34
    EMPTY_HOUSE = 35
    CAPTAIN = 36
    FIRST_TURN = 37
    STORAGE = 38
    UNLOAD = 39
    PROSPECTOR = 40
    LAST_GUESTS = 41
    GAME_OVER = 42


FIRST_MOMENT = int(Question.ROUND)


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
    """Take the top question off and leave no trace of it, so that equal games have equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.question = 0
    frame.seat = 0
    frame.a = 0
    frame.b = 0


@rule
def asked(s: State) -> Frame:
    """The question on top."""
    return s.stack[s.depth - 1]


@rule
def asked_player(s: State) -> Player:
    """The player whom the top question belongs to."""
    return s.players[s.stack[s.depth - 1].seat]


@rule
def seat_after(s: State, seat: int, steps: int) -> int:
    """Clockwise from a seat. Seldom more than one time round, so subtracting is faster than dividing."""
    seat += steps
    while seat >= s.seats:
        seat -= s.seats
    return seat


@rule
def ask_everybody(s: State, question: int, first: int) -> None:
    """Put a question to every seat, clockwise from the first; the stack is answered from its top."""
    for steps in range(s.seats - 1, -1, -1):
        ask(s, question, seat_after(s, first, steps), 0, 0)
