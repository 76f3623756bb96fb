"""Which stacks of questions, with what the phase remembers, can be part of a game.

A role begins with an agenda on the stack: the turns of the phase, the last one lowest. In the middle of the phase the
stack is the lower part of this agenda and, on top, what has become of the turn that is being taken. So the rules are
asked for the agenda, and only the top has to be judged here.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from .notation import ROLE_NAMES, seat_name
from .rules.answers import CHOOSE_ROLE, CONTINUE, LONGEST, NOBLE_GUEST_AT, PASS, SUBJECT
from .rules.builder import CHIP, PIECE, payable, price
from .rules.buildings import (
    BARRELS_STORED,
    BLACK_MARKET,
    DRAFTABLE,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    HOSPICE,
    KINDS_STORED,
    LAND_OFFICE,
    LIBRARY,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    SPACES,
    TRADING_POST,
    UNIVERSITY,
    WHARF,
    occupied,
    power,
)
from .rules.captain import everything_fits
from .rules.chance import FOR_HACIENDA, FOR_LAND_OFFICE, FOR_ROW, tiles_face_down
from .rules.craftsman import output
from .rules.guesthouse import begins_a_turn, has_guests, is_guest_answer
from .rules.kinds import CHANCE, CITY_SPACES, FOREST, GOODS, ISLAND_SPACES, NOBODY, TILES, Role
from .rules.library import privileges
from .rules.mayor import THEN_NOBLES, fewest, most
from .rules.questions import FIRST_MOMENT, Question, ask, asked, close, seat_after
from .rules.settler import REGULAR
from .rules.setup import DRAFT_PICKS, ROLES_A_ROUND, set_up
from .rules.state import Frame, Player, State
from .rules.supply import all_nobles, barrels, forests, nobles_at, piece_available, pieces_at, room
from .rules.trader import barrels_in_house
from .rules.turn import legal, take

Asked = tuple[int, int, int, int]  # question, seat, a, b

# What the phase remembers is nothing unless this question is on the stack.
MEMORY_OF = {
    "circles_left": Question.PLACE,
    "produced": Question.CRAFTSMAN_PRIVILEGE,
    "idle_turns": Question.CAPTAIN,
    "privilege_used": Question.CAPTAIN,
    "wharves_used": Question.CAPTAIN,
    "small_wharves_used": Question.CAPTAIN,
    "keep_from": Question.STORE,
    "warehoused": Question.STORE,
    "to_pay": Question.BLACK_MARKET,
}

# What may stand on CAPTAIN: the turn of one player.
LOADING = {
    (Question.LOAD,),
    (Question.LOAD, Question.FIRST_TURN, Question.GUESTS),
    (Question.LOAD, Question.DELIVER),
    (Question.SMALL_WHARF,),
}


def cards_taken(s: State) -> int:
    return sum(s.role_taken[role] != NOBODY for role in range(s.role_cards))


def is_last_role(s: State) -> bool:
    """Does the card of the current or last role lie with the last to choose?"""
    taken = cards_taken(s)
    if taken == 0:
        return s.round_number > 1
    return s.role_taken[s.role] == seat_after(s, s.governor, taken - 1)


def drafted(s: State) -> int:
    """How many of the types for the draft are in play."""
    cities = [s.players[seat].city for seat in range(s.seats)]
    return sum(s.buildings[b] > 0 or any(city[b] for city in cities) for b in DRAFTABLE)


def stack_problems(s: State) -> list[str]:
    """What is wrong with the stack of an otherwise possible record; it has at least one question."""
    top = asked(s)
    name = Question(top.question).name
    if top.question >= FIRST_MOMENT and top.question != Question.GAME_OVER:
        return [f"stack: {name} asks nobody; the last entry should be a question or GAME_OVER"]
    if not _is_on_the_agenda(s):
        role = "the setup" if s.role == NOBODY else f"a round whose last role is {ROLE_NAMES[s.role]}"
        return [f"stack: {name} of {seat_name(top.seat)} cannot stand there in {role} with these cards taken"]
    problems = list(_memory_problems(s))
    if not problems and not _can_be_asked(s):
        numbers = f"{name} of {seat_name(top.seat)} with the numbers {top.a} and {top.b}"
        problems.append(f"stack: {numbers} cannot be asked in this position")
    return problems


def _copy(s: State) -> State:
    copy = State.blank()
    copy.load(s.to_bytes())
    return copy


def _frames(s: State) -> list[Asked]:
    stack = [s.stack[i] for i in range(s.depth)]
    return [(frame.question, frame.seat, frame.a, frame.b) for frame in stack]


def _is_on_the_agenda(s: State) -> bool:
    stack = _frames(s)
    taken = cards_taken(s)
    bottom, top = stack[0], stack[-1]
    if bottom == (Question.GAME_OVER, s.governor, 0, 0):
        at_end = taken == ROLES_A_ROUND[s.seats - 2] and s.ending != 0 and s.role != NOBODY and is_last_role(s)
        return at_end and (len(stack) == 1 or _are_last_guests(s, stack))
    if s.new_buildings and top[0] != Question.DRAFT and drafted(s) != DRAFT_PICKS:
        return False
    if s.role == NOBODY and top[0] in (Question.DRAFT, Question.CHANCE):
        return _is_setup(s)
    if top[0] == Question.CHOOSE_ROLE:
        chooser = seat_after(s, s.governor, taken)
        expected = [(Question.ROUND, 0, taken + 1, 0), (Question.CHOOSE_ROLE, chooser, 0, 0)]
        can_choose = taken < ROLES_A_ROUND[s.seats - 2]
        return stack == expected and can_choose and (s.role == NOBODY or is_last_role(s))
    if bottom != (Question.ROUND, 0, taken, 0) or taken == 0 or s.role == NOBODY or not is_last_role(s):
        return False
    begun = _as_begun(s, stack)
    return any(agenda[: len(begun)] == begun for agenda in _agendas(s))


def _are_last_guests(s: State, stack: list[Asked]) -> bool:
    asks = stack[-1][1]
    turn = (asks - s.governor) % s.seats
    window = [(Question.LAST_GUESTS, s.governor, turn + 1, 0), (Question.GUESTS, asks, 0, 0)]
    return stack[1:] == window and s.role != Role.MAYOR


def _is_setup(s: State) -> bool:
    """Is nothing done yet but a part of the draft or of the first row?"""
    trial = _copy(s)
    set_up(trial)
    trial.draws = s.draws
    for building in DRAFTABLE:
        trial.buildings[building] = s.buildings[building]
    if asked(s).question == Question.DRAFT:
        done = drafted(s)
        asked(trial).a = done
        asked(trial).seat = CHANCE if s.random_draft else done % s.seats
        return done < DRAFT_PICKS and trial.to_bytes() == s.to_bytes()
    if asked(trial).question == Question.DRAFT:
        close(trial)
    asked(trial).a = s.stack[s.depth - 2].a
    ask(trial, Question.CHANCE, CHANCE, FOR_ROW, 0)
    for good in range(GOODS):
        trial.face_up[good] = s.face_up[good]
        trial.face_down[good] = s.face_down[good]
    return trial.to_bytes() == s.to_bytes()


def _agendas(s: State) -> Iterator[list[Asked]]:
    """The stack as the phase begins, and as its later parts begin."""
    trial = _copy(s)
    chooser = trial.role_taken[trial.role]
    trial.role_taken[trial.role] = NOBODY
    while trial.depth > 1:
        close(trial)
    ask(trial, Question.CHOOSE_ROLE, chooser, 0, 0)
    take(trial, CHOOSE_ROLE + trial.role)
    yield _frames(trial)
    part = Question.CAPTAIN if trial.role == Role.CAPTAIN else Question.LODGES
    while trial.depth > 1 and asked(trial).question != part:
        close(trial)
    if trial.depth > 1:
        trial.idle_turns = trial.seats
        take(trial, CONTINUE)
        yield _frames(trial)


def _as_begun(s: State, stack: list[Asked]) -> list[Asked]:
    """The stack with the turn that is being taken put back to how it stood on the agenda."""
    if stack[-1][0] != Question.LIBRARY and len(stack) > 1 and stack[1][0] == Question.CAPTAIN:
        captain = stack[1][1]
        return [stack[0], (Question.CAPTAIN, captain, captain, 0)]
    *lower, (question, seat, _, _) = stack
    match question:
        case Question.CHANCE | Question.LAY_TILE | Question.SHIP_PIECE:
            return _as_begun(s, lower)
        case Question.HOSPICE:
            return [*lower, (Question.TAKE_TILE, seat, REGULAR, 0)]
        case Question.PLACE:
            return [*lower, (Question.LIFT, seat, 0, 0)]
        case Question.BLACK_MARKET | Question.UNIVERSITY:
            return [*lower, (Question.BUILD, seat, 0, 0)]
        case Question.STORE:
            return [*lower, (Question.STORAGE, seat, 0, 0)]
        case Question.TRADE | Question.MAYOR_PRIVILEGE | Question.CRAFTSMAN_PRIVILEGE:
            return [*lower, (question, seat, 0, 0)]
        case Question.DISTRIBUTE:
            return [*lower, (question, seat, seat, 0)]
        case Question.REFILL_ROW:
            return [*lower, (question, seat, s.seats + 1, 0)]
        case _:
            return stack


def _memory_problems(s: State) -> Iterator[str]:
    """What the phase remembers must belong to a question on the stack."""
    questions = [question for question, *_ in _frames(s)]
    for name, question in MEMORY_OF.items():
        value = getattr(s, name)
        if value and question not in questions:
            yield f"phase.{name}: {value} should be 0 without {question.name} on the stack"
    if s.produced and not _can_have_produced(s):
        yield f"phase.produced: {s.produced} are not kinds that the craftsman can have produced"
    kept = [s.kept[good] for good in range(GOODS)]
    if any(kept) and Question.STORE not in questions:
        yield f"phase.kept: {kept} should be nothing without STORE on the stack"
    if s.guest_from and not _guest_has_moved(s):
        yield f"phase.guest_from: {s.guest_from} is not a guest who has just moved"
    yield from _library_problems(s)


def _guest_has_moved(s: State) -> bool:
    """The last answer was a guest's move, whose number is remembered."""
    top = asked(s)
    if not is_guest_answer(s.guest_from) or not begins_a_turn(top):
        return False
    p = s.players[top.seat]
    place = SUBJECT[s.guest_from]
    nobles = 1 if s.guest_from == NOBLE_GUEST_AT[place] else 0
    is_there = place < TILES + s.types and pieces_at(p, place) > 0 and nobles_at(p, place) >= nobles
    # There was an empty circle, so San Juan was empty after the mayor.
    filled = top.question != Question.CHOOSE_ROLE or s.role != Role.MAYOR or p.san_juan == 0
    return is_there and p.city[GUESTHOUSE] > 0 and p.workers[GUESTHOUSE] < 2 and filled


def _library_problems(s: State) -> Iterator[str]:
    once_a_round = s.seats == 2 and s.library_2p_once_per_round
    in_round = s.stack[0].question == Question.ROUND
    choosers = {s.role_taken[role] for role in range(s.role_cards) if once_a_round and in_round} - {NOBODY}
    if s.library_spent & ~sum(1 << seat for seat in choosers if s.players[seat].city[LIBRARY]):
        yield f"phase.library_spent: {s.library_spent} are not seats that can have used their Library this round"
    in_phase = in_round and s.role != NOBODY and asked(s).question != Question.CHOOSE_ROLE
    expected = [1 if in_phase else 0]
    if in_phase and once_a_round:
        used = s.library_spent >> s.role_taken[s.role] & 1 and asked(s).question != Question.LIBRARY
        expected = [0, 1] if used else [0]
    if s.library_doubles not in expected:
        yield f"phase.library_doubles: {s.library_doubles} should be {' or '.join(map(str, expected))}"


def _can_have_produced(s: State) -> bool:
    """Only kinds of which he makes and has barrels; a guest who moved later can only have added some."""
    craftsman = s.role_taken[s.role]
    p = s.players[craftsman]
    kinds = sum(1 << good for good in range(GOODS) if output(p, good) > 0 and p.goods[good] > 0)
    return not s.produced & ~kinds and (Question.PRODUCE, craftsman, 0, 0) not in _frames(s)


def _can_be_asked(s: State) -> bool:
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
    circles = sum(room(s, p, other) for other in range(place, end))
    if s.circles_left != circles or fewest(s, p, place, stage) >= most(s, p, place, stage):
        return False
    if _empty_circles(s, p, place) and p.san_juan + here > circles:
        return False
    to_place = [seat for question, seat, *_ in _frames(s) if question in (Question.LIFT, Question.PLACE)]
    placed = [s.players[seat] for seat in range(s.seats) if seat not in to_place]
    return all(other.san_juan == 0 or _empty_circles(s, other, end) == 0 for other in placed)


def _empty_circles(s: State, p: Player, end: int) -> int:
    """Empty circles of the places before this one."""
    return sum(room(s, p, place) - pieces_at(p, place) for place in range(end))


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
    above = _frames(s)[2:]
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
    trial = _copy(s)
    kinds, singles = power(p, KINDS_STORED), 1 + power(p, BARRELS_STORED)
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
