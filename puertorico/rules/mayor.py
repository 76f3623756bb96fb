"""Mayor: new colonists and nobles, and their placement (3.2)."""

from .answers import COLONIST, NOBLE, NUMBER, PASS, PLACE_AT, PLACE_NOBLE_AT, SAN_JUAN, SUBJECT
from .buildings import NOBLES, VILLA
from .jit import Answers, rule
from .kinds import TILES, Ending
from .library import privileges
from .powers import building_circles, occupied
from .questions import Question, ask, ask_everyone, asked, asked_player, close, seat_after
from .state import Player, State
from .supply import all_nobles, all_pieces, circles_at, nobles_at, pieces_at, put
from .why import Why

COLONISTS_FIRST, THEN_NOBLES = range(2)


@rule
def begin_mayor(s: State, mayor: int) -> None:
    """Ask for privilege, Villas, distribution, placement and refill, in this order."""
    ask(s, Question.REFILL_SHIP, mayor, 0, 0)
    ask_everyone(s, Question.LIFT, mayor)
    ask(s, Question.DISTRIBUTE, mayor, mayor, 0)
    for steps in range(s.seats - 1, -1, -1):
        if occupied(s.players[seat_after(s, mayor, steps)], VILLA):
            ask(s, Question.VILLA, seat_after(s, mayor, steps), 0, 0)
    ask(s, Question.MAYOR_PRIVILEGE, mayor, 0, 0)


@rule
def mayor_privilege_answers(s: State, answers: Answers) -> int:
    """Offer the mayor a colonist from the supply, with the Library two (3.2, A3)."""
    frame = asked(s)
    n = 0
    if frame.a < privileges(s, frame.seat) and s.colonists > 0:
        answers[n] = COLONIST
        n += 1
    answers[n] = PASS
    return n + 1


@rule
def answer_mayor_privilege(s: State, answer: int) -> None:
    if answer == PASS:
        close(s)
        return
    frame = asked(s)
    frame.a += 1
    s.colonists -= 1
    put(s.players[frame.seat], SAN_JUAN, 1, 0)


@rule
def villa_answers(s: State, answers: Answers) -> int:
    """Villa: offer a noble from the supply, or a colonist if no noble is left (4.5, A19)."""
    n = 0
    if s.noble_supply > 0:
        answers[n] = NOBLE
        n += 1
    elif s.colonists > 0:
        answers[n] = COLONIST
        n += 1
    answers[n] = PASS
    return n + 1


@rule
def answer_villa(s: State, answer: int) -> None:
    p = asked_player(s)
    close(s)
    if answer == NOBLE:
        s.noble_supply -= 1
        put(p, SAN_JUAN, 1, 1)
    elif answer == COLONIST:
        s.colonists -= 1
        put(p, SAN_JUAN, 1, 0)


@rule
def answer_distribute(s: State) -> None:
    """Deal out the colonist ship piece by piece, clockwise from the mayor (3.2)."""
    frame = asked(s)
    if s.ship_colonists + s.ship_nobles == 0:
        close(s)
        return
    taker = frame.a
    frame.a = seat_after(s, taker, 1)
    if s.ship_nobles == 0 or s.ship_colonists == 0:
        take_from_ship(s, taker, s.ship_nobles)
    elif s.noble_auto_to_mayor:
        take_from_ship(s, taker, 1)
    else:
        ask(s, Question.SHIP_PIECE, taker, 0, 0)


@rule
def take_from_ship(s: State, seat: int, nobles: int) -> None:
    s.ship_nobles -= nobles
    s.ship_colonists -= 1 - nobles
    put(s.players[seat], SAN_JUAN, 1, nobles)


@rule
def ship_piece_answers(s: State, answers: Answers) -> int:
    """Offer the noble or a colonist while both are aboard (A20)."""
    answers[0] = NOBLE
    answers[1] = COLONIST
    return 2


@rule
def answer_ship_piece(s: State, answer: int) -> None:
    seat = asked(s).seat
    close(s)
    take_from_ship(s, seat, 1 if answer == NOBLE else 0)


@rule
def answer_lift(s: State) -> None:
    """Move all pieces of a player to San Juan, from where they are placed again."""
    seat = asked(s).seat
    p = s.players[seat]
    s.circles_left = building_circles(s, p)
    for tile in range(TILES):
        s.circles_left += p.tiles[tile]
    pieces = all_pieces(s, p)
    nobles = all_nobles(s, p)
    for tile in range(TILES):
        p.manned[tile] = 0
        p.noble_manned[tile] = 0
    for building in range(s.types):
        p.workers[building] = 0
        p.noble_workers[building] = 0
    p.san_juan = pieces
    p.noble_san_juan = nobles
    close(s)
    ask(s, Question.PLACE, seat, -1, THEN_NOBLES)
    ask_next_place(s)


@rule
def fewest_to_place(s: State, p: Player, place: int) -> int:
    """Return the fewest pieces for this place, including those already there (3.2).

    Pieces may stay in San Juan only if every circle is full.
    """
    later = s.circles_left - circles_at(s, p, place)
    return min(circles_at(s, p, place), max(0, p.san_juan + pieces_at(p, place) - later))


@rule
def fewest(s: State, p: Player, place: int, stage: int) -> int:
    """Return the fewest colonists (in the second stage: nobles) that may be placed here."""
    least = fewest_to_place(s, p, place) - pieces_at(p, place)
    if stage == COLONISTS_FIRST:
        least -= p.noble_san_juan
    return max(0, least)


@rule
def most(s: State, p: Player, place: int, stage: int) -> int:
    in_hand = nobles_at(p, SAN_JUAN)
    if stage == COLONISTS_FIRST:
        in_hand = pieces_at(p, SAN_JUAN) - in_hand
    return min(in_hand, circles_at(s, p, place) - pieces_at(p, place))


@rule
def ask_next_place(s: State) -> None:
    """Continue to the next place that offers a choice, and fill the forced ones."""
    frame = asked(s)
    p = s.players[frame.seat]
    while True:
        if frame.b == COLONISTS_FIRST and p.noble_san_juan > 0:
            frame.b = THEN_NOBLES
        else:
            if frame.a >= 0:
                s.circles_left -= circles_at(s, p, frame.a)
            frame.b = COLONISTS_FIRST
            frame.a += 1
            # The placement is over when no circles or no pieces are left.
            if s.circles_left == 0 or p.san_juan == 0:
                s.circles_left = 0
                close(s)
                return
            while circles_at(s, p, frame.a) == 0:
                frame.a += 1
        least = fewest(s, p, frame.a, frame.b)
        if least < most(s, p, frame.a, frame.b):
            return
        put(p, SAN_JUAN, -least, -least * frame.b)
        put(p, frame.a, least, least * frame.b)


@rule
def why_not_place(s: State, answer: int) -> int:
    frame = asked(s)
    p = s.players[frame.seat]
    place = SUBJECT[answer]
    stage = COLONISTS_FIRST if answer < PLACE_NOBLE_AT[0] else THEN_NOBLES
    if place != frame.a or stage != frame.b:
        return Why.OUT_OF_ORDER
    if NUMBER[answer] > most(s, p, place, stage):
        return Why.TOO_MANY
    return Why.TOO_FEW if NUMBER[answer] < fewest(s, p, place, stage) else Why.LEGAL


@rule
def place_answers(s: State, answers: Answers) -> int:
    frame = asked(s)
    p = s.players[frame.seat]
    first = PLACE_AT[frame.a] if frame.b == COLONISTS_FIRST else PLACE_NOBLE_AT[frame.a]
    n = 0
    for number in range(fewest(s, p, frame.a, frame.b), most(s, p, frame.a, frame.b) + 1):
        answers[n] = first + number
        n += 1
    return n


@rule
def answer_place(s: State, answer: int) -> None:
    frame = asked(s)
    p = s.players[frame.seat]
    pieces = NUMBER[answer]
    put(p, SAN_JUAN, -pieces, -pieces * frame.b)
    put(p, frame.a, pieces, pieces * frame.b)
    ask_next_place(s)


@rule
def empty_building_circles(s: State) -> int:
    """Count empty circles on all buildings; plantations and quarries do not count (3.2, A55)."""
    empty = 0
    for seat in range(s.seats):
        p = s.players[seat]
        empty += building_circles(s, p)
        for building in range(s.types):
            empty -= p.workers[building]
    return empty


@rule
def answer_refill_ship(s: State) -> None:
    """Fill the ship with a piece per empty building circle, at least one per player (3.2).

    One of them is a noble while the supply has nobles (6.2, A53). Too few colonists end the game, except with
    Expansion II (5.1).
    """
    needed = max(s.seats, empty_building_circles(s))
    nobles = min(1, s.noble_supply)
    colonists = min(needed - nobles, s.colonists)
    s.noble_supply -= nobles
    s.ship_nobles += nobles
    s.colonists -= colonists
    s.ship_colonists += colonists
    if colonists + nobles < needed and not s.expansions[NOBLES]:
        s.ending |= Ending.COLONISTS
    close(s)
