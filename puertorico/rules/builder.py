"""Builder: new buildings and their price (3.3)."""

from .answers import BUILD, PASS, PAY_BARREL, PAY_CHIP, PAY_COLONIST_AT, PAY_NOBLE_AT, SAN_JUAN, SUBJECT, VERB, Verb
from .buildings import BLACK_MARKET, CHURCH, COLUMN, COST, SPACES, UNIVERSITY, ZONING_OFFICE
from .guesthouse import guest_answers
from .jit import Answers, constant_row, rule
from .kinds import CITY_SPACES, GOODS, QUARRY, TILES, Ending, Role
from .library import privileges
from .powers import circles, occupied
from .questions import Question, ask, ask_everyone, asked, asked_player, close
from .state import Player, State
from .supply import (
    all_pieces,
    barrels,
    forests,
    gain_points,
    nobles_at,
    piece_available,
    pieces_at,
    put,
    return_goods,
    take_piece,
)
from .why import Why

# What the Black Market takes, in the order in which it is asked: each at most once, in place of so many doubloons.
PIECE, BARREL, CHIP = range(3)
REPLACED = 1
_PAID_WITH = {Verb.PAY_COLONIST: PIECE, Verb.PAY_NOBLE: PIECE, Verb.PAY_BARREL: BARREL, Verb.PAY_CHIP: CHIP}
PAYMENT = constant_row([_PAID_WITH.get(verb, CHIP) for verb in Verb])  # what each verb gives


@rule
def begin_builder(s: State, builder: int) -> None:
    """Ask every player for one building, clockwise from the builder."""
    ask_everyone(s, Question.BUILD, builder)


@rule
def forest_discount(p: Player) -> int:
    """Forest House: take 1 doubloon off any price for each two forests (4.4)."""
    return forests(p) // 2


@rule
def quarry_discount(p: Player, column: int) -> int:
    """Return what occupied quarries take off prices in a column: at most its number (3.3)."""
    return min(p.manned[QUARRY], column)


@rule
def zoning_discount(p: Player, column: int) -> int:
    """Zoning Office: 1 off in columns 1 to 3, or with a noble 2 off in the last (4.5)."""
    if p.noble_workers[ZONING_OFFICE] > 0:
        return 2 if column == 4 else 0
    return 1 if occupied(p, ZONING_OFFICE) and column <= 3 else 0


@rule
def privilege_discount(s: State, seat: int) -> int:
    """Return what the builder's privilege takes off, twice with a Library (3.3, 4.4)."""
    return privileges(s, seat) if s.role == Role.BUILDER and s.role_taken[s.role] == seat else 0


@rule
def discount_everywhere(s: State, seat: int) -> int:
    """Return what privilege and forests take off any price."""
    return forest_discount(s.players[seat]) + privilege_discount(s, seat)


@rule
def discount_in_column(p: Player, column: int) -> int:
    """Return what quarries and the Zoning Office take off prices in a column (3.3, 4.5)."""
    return quarry_discount(p, column) + zoning_discount(p, column)


def discounts_in(s: State, seat: int, column: int) -> dict[str, int]:
    """Return every discount of a seat in a column by name.

    That of the Library is what it adds to the privilege.
    """
    p, privilege = s.players[seat], privilege_discount(s, seat)
    return {
        "quarries": quarry_discount(p, column),
        "zoning_office": zoning_discount(p, column),
        "forests": forest_discount(p),
        "library": privilege - privilege // privileges(s, seat),
        "privilege": privilege // privileges(s, seat),
    }


@rule
def price(s: State, seat: int, building: int) -> int:
    """Return the printed cost less all discounts, never below 0 (3.3)."""
    discount = discount_everywhere(s, seat) + discount_in_column(s.players[seat], COLUMN[building])
    return max(0, COST[building] - discount)


@rule
def missing_doubloons(s: State, seat: int, building: int) -> int:
    """Return how many doubloons a seat lacks for a building."""
    return max(0, price(s, seat, building) - s.players[seat].doubloons)


@rule
def payable(s: State, p: Player, first: int) -> int:
    """Count the doubloons that the Black Market can still replace (4.4).

    A piece, a barrel and a chip replace one each.
    """
    total = 0
    if first <= PIECE and all_pieces(s, p) > p.workers[BLACK_MARKET]:
        total += REPLACED
    if first <= BARREL and barrels(p) > 0:
        total += REPLACED
    if first <= CHIP and p.vp > 0:
        total += REPLACED
    return total


@rule
def means(s: State, seat: int) -> int:
    """Return the highest printed cost a seat can pay without quarries and Zoning Office."""
    p = s.players[seat]
    total = p.doubloons + discount_everywhere(s, seat)
    if occupied(p, BLACK_MARKET):
        total += payable(s, p, PIECE)
    return total


@rule
def why_not_build_for(s: State, p: Player, building: int, purse: int) -> int:
    """Allow a building that is left, not yet owned, fits, and can be paid (3.3)."""
    if p.city[building]:
        return Why.ALREADY_BUILT
    if s.buildings[building] == 0:
        return Why.SOLD_OUT
    if p.city_spaces + SPACES[building] > CITY_SPACES:
        return Why.CITY_FULL
    if COST[building] > purse + discount_in_column(p, COLUMN[building]):
        return Why.TOO_EXPENSIVE
    return Why.LEGAL


@rule
def why_not_build(s: State, answer: int) -> int:
    seat = asked(s).seat
    building = SUBJECT[answer]
    why = why_not_build_for(s, s.players[seat], building, means(s, seat))
    if why == Why.SOLD_OUT:
        for other in range(s.seats):
            if s.players[other].city[building]:
                return Why.SOLD_OUT
        return Why.NOT_IN_GAME
    return why


@rule
def build_answers(s: State, answers: Answers) -> int:
    seat = asked(s).seat
    p = s.players[seat]
    purse = means(s, seat)
    answers[0] = PASS
    n = 1
    for building in range(s.types):
        if why_not_build_for(s, p, building, purse) == Why.LEGAL:
            answers[n] = BUILD + building
            n += 1
    return guest_answers(s, answers, n)


@rule
def answer_build(s: State, answer: int) -> None:
    """Take the price, then the payment, then the building and its effects (A41)."""
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    if answer == PASS:
        return
    building = SUBJECT[answer]
    s.to_pay = price(s, seat, building)
    use_black_market = s.to_pay > p.doubloons
    if not s.black_market_strict and s.to_pay > 0 and occupied(p, BLACK_MARKET) and payable(s, p, PIECE) > 0:
        use_black_market = True
    if use_black_market:
        ask(s, Question.BLACK_MARKET, seat, building, PIECE)
    else:
        pay_and_build(s, seat, building)


@rule
def pay_and_build(s: State, seat: int, building: int) -> None:
    """Place the building, then use Church and University (3.3, 4.3).

    Filling the twelfth city space ends the game (5.1).
    """
    p = s.players[seat]
    p.doubloons -= s.to_pay
    s.to_pay = 0
    s.buildings[building] -= 1
    p.city[building] = 1
    p.city_spaces += SPACES[building]
    if p.city_spaces == CITY_SPACES:
        s.ending |= Ending.CITY
    # The new building is empty, so University and Church do not work for themselves.
    if occupied(p, CHURCH):
        gain_points(s, p, COLUMN[building] // 2)
    if occupied(p, UNIVERSITY) and piece_available(s):
        ask(s, Question.UNIVERSITY, seat, building, 0)


@rule
def answer_university(s: State, answer: int) -> None:
    """Put a colonist on the new building, or in San Juan for a Statue (4.3, A17)."""
    frame = asked(s)
    p = s.players[frame.seat]
    building = frame.a
    close(s)
    if answer != PASS:
        put(p, TILES + building if circles(s, building) > 0 else SAN_JUAN, 1, take_piece(s))


@rule
def why_not_pay(s: State, answer: int) -> int:
    """Black Market: pay one piece, one barrel and one chip at most (4.4).

    Each replaces a doubloon that is missing.
    """
    frame = asked(s)
    p = s.players[frame.seat]
    subject = SUBJECT[answer]
    payment = PAYMENT[VERB[answer]]
    have = p.vp
    match VERB[answer]:
        case Verb.PASS:
            return Why.NOT_ASKED
        case Verb.PAY_COLONIST:
            have = pieces_at(p, subject) - nobles_at(p, subject)
        case Verb.PAY_NOBLE:
            have = nobles_at(p, subject)
        case Verb.PAY_BARREL:
            have = p.goods[subject]
    if payment < frame.b:
        return Why.OUT_OF_ORDER
    if have == 0:
        return Why.NOTHING_THERE
    if s.to_pay - REPLACED - p.doubloons > payable(s, p, payment + 1):
        return Why.CANNOT_COVER
    return Why.LEGAL


@rule
def black_market_answers(s: State, answers: Answers) -> int:
    frame = asked(s)
    p = s.players[frame.seat]
    n = 0
    if frame.b <= PIECE:
        for place in range(TILES + s.types):
            n = pay_piece_answers(s, place, answers, n)
        n = pay_piece_answers(s, SAN_JUAN, answers, n)
    if frame.b <= BARREL:
        for good in range(GOODS):
            if why_not_pay(s, PAY_BARREL + good) == Why.LEGAL:
                answers[n] = PAY_BARREL + good
                n += 1
    if why_not_pay(s, PAY_CHIP) == Why.LEGAL:
        answers[n] = PAY_CHIP
        n += 1
    if s.to_pay <= p.doubloons:
        answers[n] = PASS
        n += 1
    return n


@rule
def pay_piece_answers(s: State, place: int, answers: Answers, n: int) -> int:
    """Offer a piece from anywhere but the Black Market itself (4.4)."""
    if PAY_COLONIST_AT[place] >= 0 and pieces_at(asked_player(s), place) > 0:
        if why_not_pay(s, PAY_COLONIST_AT[place]) == Why.LEGAL:
            answers[n] = PAY_COLONIST_AT[place]
            n += 1
        if why_not_pay(s, PAY_NOBLE_AT[place]) == Why.LEGAL:
            answers[n] = PAY_NOBLE_AT[place]
            n += 1
    return n


@rule
def answer_black_market(s: State, answer: int) -> None:
    """Return the payment to its supply in place of one doubloon (4.4).

    It does not revoke the end of the game (A69).
    """
    frame = asked(s)
    seat = frame.seat
    building = frame.a
    p = s.players[seat]
    subject = SUBJECT[answer]
    match VERB[answer]:
        case Verb.PAY_COLONIST:
            put(p, subject, -1, 0)
            s.colonists += 1
            frame.b = PIECE + 1
        case Verb.PAY_NOBLE:
            put(p, subject, -1, -1)
            s.noble_supply += 1
            frame.b = PIECE + 1
        case Verb.PAY_BARREL:
            return_goods(s, p, subject, 1)
            frame.b = BARREL + 1
        case Verb.PAY_CHIP:
            p.vp -= 1
            s.vp += 1
            frame.b = CHIP + 1
    if answer != PASS:
        s.to_pay -= REPLACED
    covered = s.to_pay <= p.doubloons
    done = s.black_market_strict or s.to_pay == 0 or payable(s, p, frame.b) == 0
    if answer == PASS or (covered and done):
        close(s)
        pay_and_build(s, seat, building)
