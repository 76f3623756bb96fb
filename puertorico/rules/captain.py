"""Captain: loading (3.6). Storage and unloading are in `storage.py`."""

from .answers import (
    BARREL,
    DELIVER,
    DONE,
    LOAD,
    LOAD_SMALL_WHARF,
    LOAD_WHARF,
    NUMBER,
    PASS,
    SHIP_SIZES,
    SMALLEST_SHIP,
    SUBJECT,
)
from .buildings import LIGHTHOUSE, ROYAL_SUPPLIER, SMALL_WHARF, UNION_HALL, WHARF, Power
from .guesthouse import guest_answers, offer_guest_moves
from .jit import Answers, rule
from .kinds import GOODS, NOBODY, SHIPS
from .library import privileges
from .powers import occupied, power
from .questions import Question, ask, asked, asked_player, close, seat_after
from .state import Player, State
from .supply import all_nobles, barrels, gain_points, return_goods
from .why import Why

# More barrels than fit on any ship.
ANY_NUMBER = 99


@rule
def begin_captain(s: State, captain: int) -> None:
    ask(s, Question.CAPTAIN, captain, captain, 0)


@rule
def answer_captain(s: State) -> None:
    """Pass the turn to load until a full circuit goes by without a load (3.6.1, A24).

    The numbers of CAPTAIN: the seat on turn, and how many seats have had their first turn.
    """
    frame = asked(s)
    captain = frame.seat
    seat = frame.a
    if s.idle_turns == s.seats:
        close(s)
        end_loading(s, captain)
        return
    frame.a = seat_after(s, seat, 1)
    s.idle_turns += 1
    ask(s, Question.LOAD, seat, 0, 0)
    if frame.b < s.seats:
        frame.b += 1
        ask(s, Question.FIRST_TURN, seat, 0, 0)
        offer_guest_moves(s, seat)


@rule
def end_loading(s: State, captain: int) -> None:
    """Let every player store goods, clockwise from the captain, then unload full ships.

    Guests may move before storage (A11).
    """
    s.idle_turns = 0
    s.privilege_used = 0
    s.wharves_used = 0
    s.small_wharves_used = 0
    ask(s, Question.UNLOAD, captain, 0, 0)
    for steps in range(s.seats - 1, -1, -1):
        ask(s, Question.STORAGE, seat_after(s, captain, steps), 0, 0)
        offer_guest_moves(s, seat_after(s, captain, steps))


@rule
def answer_first_turn(s: State) -> None:
    """Use Lighthouse, Union Hall and Royal Supplier before the first load (A31, A74).

    This doubloon of the Lighthouse is for the captain only.
    """
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    if occupied(p, LIGHTHOUSE) and s.role_taken[s.role] == seat:
        p.doubloons += 1
    if occupied(p, UNION_HALL):
        pairs = 0
        for good in range(GOODS):
            pairs += p.goods[good] // 2
        gain_points(s, p, pairs)
    if occupied(p, ROYAL_SUPPLIER):
        ask(s, Question.DELIVER, seat, 0, 0)


@rule
def why_not_deliver(s: State, answer: int) -> int:
    """Royal Supplier: deliver one good per noble, all of different kinds (4.5).

    The numbers of DELIVER: goods delivered so far, and the first kind still in order.
    """
    frame = asked(s)
    p = s.players[frame.seat]
    good = SUBJECT[answer]
    if p.goods[good] == 0:
        return Why.NO_GOODS
    if good < frame.b:
        return Why.OUT_OF_ORDER
    return Why.LEGAL if frame.a < all_nobles(s, p) else Why.NOT_ENOUGH_NOBLES


@rule
def deliver_answers(s: State, answers: Answers) -> int:
    answers[0] = PASS
    n = 1
    for good in range(GOODS):
        if why_not_deliver(s, DELIVER + good) == Why.LEGAL:
            answers[n] = DELIVER + good
            n += 1
    return guest_answers(s, answers, n)


@rule
def answer_deliver(s: State, answer: int) -> None:
    """Award one point per barrel and no bonuses, because a delivery is not a load."""
    if answer == PASS:
        close(s)
        return
    frame = asked(s)
    p = s.players[frame.seat]
    good = SUBJECT[answer]
    return_goods(s, p, good, 1)
    gain_points(s, p, 1)
    frame.a += 1
    frame.b = good + 1


@rule
def free_places(s: State, ship: int) -> int:
    return s.ship_capacity[ship] - s.ship_loaded[ship]


@rule
def ship_with(s: State, good: int) -> int:
    """Return the ship that carries this kind, or -1."""
    for ship in range(SHIPS):
        if s.ship_good[ship] == good:
            return ship
    return -1


@rule
def most_on_empty_ship(s: State, wanted: int) -> int:
    """Return how many of these barrels the best empty ship takes."""
    best = 0
    for ship in range(SHIPS):
        if s.ship_good[ship] == NOBODY:
            best = max(best, min(wanted, s.ship_capacity[ship]))
    return best


@rule
def why_not_ship(s: State, p: Player, good: int, ship: int) -> int:
    """Load one kind per ship, one ship per kind, and as much as possible (3.6.1, A25)."""
    if p.goods[good] == 0:
        return Why.NO_GOODS
    carrier = ship_with(s, good)
    if carrier >= 0:
        if carrier != ship:
            return Why.KIND_ON_OTHER_SHIP
        return Why.LEGAL if free_places(s, ship) > 0 else Why.SHIP_FULL
    if s.ship_good[ship] != NOBODY:
        return Why.SHIP_HAS_OTHER_KIND
    # By option only the largest empty ship is allowed, as if there were barrels for any.
    wanted = ANY_NUMBER if s.force_largest_ship else p.goods[good]
    if min(wanted, s.ship_capacity[ship]) < most_on_empty_ship(s, wanted):
        return Why.SHIP_TOO_SMALL
    return Why.LEGAL


@rule
def why_not_wharf(s: State, good: int) -> int:
    """Wharf: ship all barrels of one kind, once per phase (4.3)."""
    frame = asked(s)
    p = s.players[frame.seat]
    if not occupied(p, WHARF):
        return Why.NOT_OCCUPIED
    if s.wharves_used & (1 << frame.seat):
        return Why.ALREADY_DONE
    return Why.LEGAL if p.goods[good] > 0 else Why.NO_GOODS


@rule
def why_not_small_wharf(s: State) -> int:
    """Small Wharf: ship any barrels, at least one, once per phase (4.4)."""
    frame = asked(s)
    p = s.players[frame.seat]
    if not occupied(p, SMALL_WHARF):
        return Why.NOT_OCCUPIED
    if s.small_wharves_used & (1 << frame.seat):
        return Why.ALREADY_DONE
    return Why.LEGAL if barrels(p) > 0 else Why.NO_GOODS


@rule
def ship_of_capacity(s: State, capacity: int) -> int:
    """Return the ship of this size, or -1."""
    for ship in range(SHIPS):
        if s.ship_capacity[ship] == capacity:
            return ship
    return -1


@rule
def why_not_load(s: State, answer: int) -> int:
    """Load on a cargo ship or a wharf; a player who can load must load (3.6.1)."""
    if answer == PASS:
        return Why.MUST_LOAD
    if answer == LOAD_SMALL_WHARF:
        return why_not_small_wharf(s)
    if answer >= LOAD_WHARF:
        return why_not_wharf(s, SUBJECT[answer])
    ship = ship_of_capacity(s, NUMBER[answer])
    if ship < 0:
        return Why.NOT_IN_GAME
    return why_not_ship(s, asked_player(s), SUBJECT[answer], ship)


@rule
def load_answers(s: State, answers: Answers) -> int:
    p = asked_player(s)
    n = 0
    if barrels(p) == 0:
        answers[0] = PASS
        return guest_answers(s, answers, 1)
    for good in range(GOODS):
        if p.goods[good] > 0:
            for ship in range(SHIPS):
                if s.ship_capacity[ship] > 0 and why_not_ship(s, p, good, ship) == Why.LEGAL:
                    answers[n] = LOAD + good * SHIP_SIZES + s.ship_capacity[ship] - SMALLEST_SHIP
                    n += 1
    # A player who can load at least one barrel on a cargo ship must load (3.6.1).
    must_load = n > 0
    if occupied(p, WHARF):
        for good in range(GOODS):
            if why_not_wharf(s, good) == Why.LEGAL:
                answers[n] = LOAD_WHARF + good
                n += 1
    if why_not_small_wharf(s) == Why.LEGAL:
        answers[n] = LOAD_SMALL_WHARF
        n += 1
    if not must_load:
        answers[n] = PASS
        n += 1
    return guest_answers(s, answers, n)


@rule
def answer_load(s: State, answer: int) -> None:
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    if answer == PASS:
        return
    if answer == LOAD_SMALL_WHARF:
        s.small_wharves_used |= 1 << seat
        ask(s, Question.SMALL_WHARF, seat, 0, 0)
        return
    good = SUBJECT[answer]
    loaded = p.goods[good]
    if answer >= LOAD_WHARF:
        s.wharves_used |= 1 << seat
        return_goods(s, p, good, loaded)
    else:
        ship = ship_of_capacity(s, NUMBER[answer])
        loaded = min(loaded, free_places(s, ship))
        p.goods[good] -= loaded
        s.ship_good[ship] = good
        s.ship_loaded[ship] += loaded
    reward_loading(s, seat, loaded)


@rule
def reward_loading(s: State, seat: int, for_barrels: int) -> None:
    """Reward a load: points for the barrels, Harbor, Lighthouse and privilege (3.6.1).

    The privilege counts at the captain's first load.
    """
    p = s.players[seat]
    s.idle_turns = 0
    points = for_barrels + power(p, Power.LOADING_POINTS)
    if s.role_taken[s.role] == seat and not s.privilege_used:
        s.privilege_used = 1
        points += privileges(s, seat)
    p.doubloons += power(p, Power.LOADING_DOUBLOONS)
    gain_points(s, p, points)


@rule
def why_not_barrel(s: State, answer: int) -> int:
    """Small Wharf: name the barrels in ascending order, at least one (4.4).

    The numbers of SMALL_WHARF: barrels shipped so far, and the first kind still in order.
    """
    frame = asked(s)
    if answer == DONE:
        return Why.MUST_SHIP_ONE
    if s.players[frame.seat].goods[SUBJECT[answer]] == 0:
        return Why.NO_GOODS
    return Why.LEGAL if SUBJECT[answer] >= frame.b else Why.OUT_OF_ORDER


@rule
def small_wharf_answers(s: State, answers: Answers) -> int:
    n = 0
    for good in range(GOODS):
        if why_not_barrel(s, BARREL + good) == Why.LEGAL:
            answers[n] = BARREL + good
            n += 1
    if asked(s).a > 0:
        answers[n] = DONE
        n += 1
    return n


@rule
def answer_small_wharf(s: State, answer: int) -> None:
    """Award one point per two barrels, rounded down (4.4)."""
    frame = asked(s)
    seat = frame.seat
    if answer == DONE:
        shipped = frame.a
        close(s)
        reward_loading(s, seat, shipped // 2)
        return
    good = SUBJECT[answer]
    return_goods(s, s.players[seat], good, 1)
    frame.a += 1
    frame.b = good
