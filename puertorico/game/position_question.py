"""Can the question on top of a stack come up on this board, with these numbers and what the phase remembers?

Whose turn it is has been settled by `position_stack`; here are the conditions of each question.
"""

from __future__ import annotations

from array import array

from ..rules.answers import LONGEST, PASS
from ..rules.builder import CHIP, PIECE, payable, price
from ..rules.buildings import (
    BLACK_MARKET,
    FOREST_HOUSE,
    HACIENDA,
    HOSPICE,
    LAND_OFFICE,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    SPACES,
    TRADING_POST,
    UNIVERSITY,
    WHARF,
    Power,
)
from ..rules.captain import everything_fits
from ..rules.chance import FOR_HACIENDA, FOR_LAND_OFFICE, FOR_ROW, tiles_face_down
from ..rules.guesthouse import has_guests
from ..rules.kinds import CHANCE, CITY_SPACES, FOREST, GOODS, ISLAND_SPACES, NOBODY, TILES
from ..rules.library import privileges
from ..rules.mayor import THEN_NOBLES, fewest, most
from ..rules.powers import occupied, power
from ..rules.questions import Question, asked, seat_after
from ..rules.settler import REGULAR
from ..rules.state import Frame, Player, State
from ..rules.supply import all_nobles, barrels, circles_at, forests, nobles_at, piece_available, pieces_at
from ..rules.trader import barrels_in_house
from ..rules.turn import legal, take

Asked = tuple[int, int, int, int]  # question, seat, a, b

# What may stand on CAPTAIN: the turn of one player.
LOADING = {
    (Question.LOAD,),
    (Question.LOAD, Question.FIRST_TURN, Question.GUESTS),
    (Question.LOAD, Question.DELIVER),
    (Question.SMALL_WHARF,),
}


def copy_of(s: State) -> State:
    copy = State.blank()
    copy.load(s.to_bytes())
    return copy


def frames(s: State) -> list[Asked]:
    stack = [s.stack[i] for i in range(s.depth)]
    return [(frame.question, frame.seat, frame.a, frame.b) for frame in stack]


def can_be_asked(s: State) -> bool:
    """Can the top question come up on this board with these numbers, if it is the turn for it?"""
    top, under = asked(s), s.stack[max(0, s.depth - 2)]
    p = s.players[top.seat]
    if top.question != Question.LIBRARY and s.stack[1].question == Question.CAPTAIN:
        return _can_load(s)
    match top.question:
        case Question.CHANCE:
            return top.seat == CHANCE and tiles_face_down(s) > 0 and _can_be_turned_up(s, under, top)
        case Question.LAY_TILE:
            drawn = _drawn_for(s, under)
            allowed = drawn == FOR_LAND_OFFICE or (drawn == FOR_HACIENDA and s.forest_from_hacienda == 1)
            return (top.seat, top.b) == (under.seat, 0) and top.a < GOODS and allowed and occupied(p, FOREST_HOUSE)
        case Question.HOSPICE:
            on_tile = top.a < TILES and p.manned[top.a] < p.tiles[top.a]
            on_forest = top.a == FOREST and forests(p) > 0 and occupied(p, FOREST_HOUSE)
            return top.b == 0 and (on_tile or on_forest) and occupied(p, HOSPICE) and piece_available(s)
        case Question.SHIP_PIECE:
            is_next = (under.question, under.a, under.b) == (Question.DISTRIBUTE, seat_after(s, top.seat, 1), 0)
            both = s.ship_colonists > 0 and s.ship_nobles > 0 and not s.noble_auto_to_mayor
            return top.seat >= 0 and (top.a, top.b) == (0, 0) and is_next and both
        case Question.MAYOR_PRIVILEGE:
            return top.b == 0 and top.a <= min(privileges(s, top.seat), p.san_juan - p.noble_san_juan)
        case Question.PLACE:
            return _can_place(s, p, top)
        case Question.BLACK_MARKET:
            return _can_pay(s, p, top)
        case Question.UNIVERSITY:
            built = top.a < s.types and p.city[top.a] > 0 and p.workers[top.a] == 0
            return top.b == 0 and built and occupied(p, UNIVERSITY) and piece_available(s)
        case Question.CRAFTSMAN_PRIVILEGE:
            last = top.b - 1 if s.library_craftsman_distinct else top.b
            once = 0 <= last < GOODS and s.produced >> last & 1 == 1
            return top.a <= privileges(s, top.seat) and (once if top.a else top.b == 0)
        case Question.TRADE:
            return _can_have_traded(s, top)
        case Question.STORE:
            return _can_store(s, p)
        case Question.GUESTS:
            return has_guests(p)
        case _:
            return True


def _can_be_turned_up(s: State, under: Frame, top: Frame) -> bool:
    if under.question == Question.REFILL_ROW:
        face_up = sum(s.face_up[good] for good in range(GOODS))
        return (top.a, top.b) == (FOR_ROW, 0) and face_up + under.a == s.seats
    drawn = _drawn_for(s, under)
    return drawn != NOBODY and (top.a, top.b) == (drawn, under.seat)


def _drawn_for(s: State, under: Frame) -> int:
    """What the owner of a turn can draw a tile for in the middle of it."""
    p = s.players[under.seat]
    if p.island_spaces < ISLAND_SPACES:
        if under.question == Question.TAKE_TILE and under.a == REGULAR and occupied(p, HACIENDA):
            return FOR_HACIENDA
        buys = p.workers[LAND_OFFICE] > p.noble_workers[LAND_OFFICE]
        if under.question == Question.TRADE and under.b and buys and _can_have_traded(s, under):
            return FOR_LAND_OFFICE
    return NOBODY


def _can_have_traded(s: State, frame: Frame) -> bool:
    """The two numbers of TRADE: has he sold, has he used his Land Office?"""
    p = s.players[frame.seat]
    sold = frame.a == 0 or (frame.a == 1 and (barrels_in_house(s) > 0 or occupied(p, TRADING_POST)))
    return sold and (frame.b == 0 or (frame.b == 1 and occupied(p, LAND_OFFICE)))


def _can_place(s: State, p: Player, top: Frame) -> bool:
    """The kinds before this one are settled, those after it empty, and there is a choice; whoever has placed before
    has pieces in San Juan only if all his circles are full."""
    place, stage, end = top.a, top.b, TILES + s.types
    if place >= end or stage > THEN_NOBLES or s.ship_colonists + s.ship_nobles > 0:
        return False
    here = pieces_at(p, place)
    later = sum(pieces_at(p, other) for other in range(place + 1, end))
    if later or nobles_at(p, place) or (here and stage != THEN_NOBLES):
        return False
    circles = sum(circles_at(s, p, other) for other in range(place, end))
    if s.circles_left != circles or fewest(s, p, place, stage) >= most(s, p, place, stage):
        return False
    if _empty_circles(s, p, place) and p.san_juan + here > circles:
        return False
    to_place = [seat for question, seat, *_ in frames(s) if question in (Question.LIFT, Question.PLACE)]
    placed = [s.players[seat] for seat in range(s.seats) if seat not in to_place]
    return all(other.san_juan == 0 or _empty_circles(s, other, end) == 0 for other in placed)


def _empty_circles(s: State, p: Player, end: int) -> int:
    """Empty circles of the places before this one."""
    return sum(circles_at(s, p, place) - pieces_at(p, place) for place in range(end))


def _can_pay(s: State, p: Player, top: Frame) -> bool:
    """The numbers of BLACK_MARKET: the building, and what may be paid with from now on."""
    building, step = top.a, top.b
    if building >= s.types or step > CHIP or not occupied(p, BLACK_MARKET):
        return False
    if p.city[building] or s.buildings[building] == 0 or p.city_spaces + SPACES[building] > CITY_SPACES:
        return False
    # A piece that was paid with may have left a quarry, the Library or the Zoning Office, and up to two doubloons.
    now = price(s, top.seat, building)
    paid = s.to_pay == now if step == PIECE else s.to_pay < now <= s.to_pay + step + 2
    missing, can_pay = s.to_pay - p.doubloons, payable(s, p, step)
    wants = missing > 0 if s.black_market_strict else s.to_pay > 0
    return paid and wants and 0 < can_pay >= missing


def _can_load(s: State) -> bool:
    """The numbers of CAPTAIN: whose turn is next, and how many have had their first turn."""
    captain, turn, top = s.stack[1], s.stack[2], asked(s)
    above = frames(s)[2:]
    seat, p = turn.seat, s.players[turn.seat]
    if tuple(question for question, *_ in above) not in LOADING or any(frame[1] != seat for frame in above):
        return False
    if any((a, b) != (0, 0) for _, _, a, b in above[:-1]):
        return False
    if seat < 0 or captain.a != seat_after(s, seat, 1) or not 1 <= s.idle_turns <= captain.b <= s.seats:
        return False
    is_first = len(above) > 1
    if (is_first or captain.b < s.seats) and seat != seat_after(s, captain.seat, captain.b - 1):
        return False
    ships_now = 1 << seat if top.question == Question.SMALL_WHARF else 0
    if not _wharves_fit(s, ships_now) or (is_first and (s.wharves_used | s.small_wharves_used) >> seat & 1):
        return False
    nothing_loaded = s.idle_turns == captain.b and (is_first or captain.b < s.seats)
    if nothing_loaded and (s.privilege_used or s.wharves_used or s.small_wharves_used != ships_now):
        return False
    match top.question:
        case Question.SMALL_WHARF:
            back = sum(s.goods[good] for good in range(min(top.b + 1, GOODS)))
            shipped = top.b < GOODS and top.a <= back and s.goods[top.b] > 0
            return shipped if top.a else top.b == 0 and barrels(p) > 0
        case Question.DELIVER:
            delivered = top.a <= top.b <= GOODS and s.goods[top.b - 1] > 0 and top.a <= all_nobles(s, p)
            return occupied(p, ROYAL_SUPPLIER) and (delivered if top.a else top.b == 0)
        case Question.GUESTS:
            return (top.a, top.b) == (0, 0) and has_guests(p)
        case _:
            return (top.a, top.b) == (0, 0)


def _wharves_fit(s: State, ships_now: int) -> bool:
    """Who has used a wharf has one, and whoever is shipping with his small wharf has used it."""
    for used, building in ((s.wharves_used, WHARF), (s.small_wharves_used, SMALL_WHARF)):
        owners = sum(1 << seat for seat in range(s.seats) if occupied(s.players[seat], building))
        if used & ~owners:
            return False
    return s.privilege_used <= 1 and s.small_wharves_used & ships_now == ships_now


def _can_store(s: State, p: Player) -> bool:
    """Storage has few answers: does a way to keep barrels lead here?"""
    trial = copy_of(s)
    kinds, singles = power(p, Power.KINDS_STORED), 1 + power(p, Power.BARRELS_STORED)
    asked(trial).a, asked(trial).b, trial.keep_from, trial.warehoused = kinds, singles, 0, 0
    for good in range(GOODS):
        trial.kept[good] = 0
    return not everything_fits(p, kinds, singles) and _keeping_leads_to(trial, s)


def _keeping_leads_to(trial: State, goal: State) -> bool:
    if trial.to_bytes() == goal.to_bytes():
        return True
    answers = array("h", [0]) * LONGEST
    record = trial.to_bytes()
    for i in range(legal(trial, answers)):
        if answers[i] != PASS:
            take(trial, answers[i])
            too_much = any(trial.kept[good] > goal.kept[good] for good in range(GOODS))
            if not too_much and _keeping_leads_to(trial, goal):
                return True
            trial.load(record)
    return False
