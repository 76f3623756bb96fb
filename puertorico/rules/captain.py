"""Captain: loading, storage, unloading (3.6)."""

from .answers import (
    BARREL,
    DELIVER,
    DONE,
    KEEP_ALL,
    KEEP_ONE,
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
from .guesthouse import guest_answers, open_window
from .jit import Answers, rule
from .kinds import GOODS, NOBODY, SHIPS
from .library import privileges
from .powers import occupied, power
from .questions import Question, ask, asked, asked_player, close, seat_after
from .state import Player, State
from .supply import all_nobles, barrels, gain_points, return_goods
from .why import Why

# More barrels than any ship takes.
ANY_NUMBER = 99


@rule
def begin_captain(s: State, captain: int) -> None:
    ask(s, Question.CAPTAIN, captain, captain, 0)


@rule
def answer_captain(s: State) -> None:
    """Pass the turn to load until a full circuit goes by without a loading (3.6.1, A24).

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
        open_window(s, seat)


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
        open_window(s, seat_after(s, captain, steps))


@rule
def answer_first_turn(s: State) -> None:
    """Use Lighthouse, Union Hall and Royal Supplier before the first loading (A31, A74).

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
    """Give one point per barrel and no other bonus: a delivery is not a loading."""
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
    """Reward a loading: points for the barrels, Harbor, Lighthouse and privilege (3.6.1).

    The privilege counts at the captain's first loading.
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
    """Give one point for two barrels, rounded down (4.4)."""
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


@rule
def answer_storage(s: State) -> None:
    """Ask a player what to keep, unless everything can be kept (3.6.2)."""
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    if barrels(p) <= 1:
        return
    kinds = power(p, Power.KINDS_STORED)
    singles = 1 + power(p, Power.BARRELS_STORED)
    if not everything_fits(p, kinds, singles):
        ask(s, Question.STORE, seat, kinds, singles)


@rule
def everything_fits(p: Player, kinds: int, singles: int) -> bool:
    """Try whole kinds in the warehouses, the largest first, and the rest as single barrels."""
    rest = barrels(p)
    stored = 0
    for _ in range(min(kinds, GOODS)):
        largest = -1
        for good in range(GOODS):
            if not stored & (1 << good) and (largest < 0 or p.goods[good] > p.goods[largest]):
                largest = good
        stored |= 1 << largest
        rest -= p.goods[largest]
    return rest <= singles


@rule
def belongs_in_warehouse(s: State, p: Player, good: int) -> bool:
    """Reserve the warehouse for the larger of two kinds that are both kept whole.

    So there is one way to each outcome.
    """
    for kind in range(GOODS):
        if s.warehoused & (1 << kind):
            smaller = p.goods[kind] < p.goods[good]
            if smaller or (p.goods[kind] == p.goods[good] and kind > good):
                return True
    return False


@rule
def why_not_keep(s: State, answer: int) -> int:
    """Keep whole kinds in warehouses, then single barrels, in ascending order (3.6.2, A40).

    The numbers of STORE: places for kinds and for barrels. A kind of one barrel takes either place.
    """
    frame = asked(s)
    p = s.players[frame.seat]
    good = SUBJECT[answer]
    left = p.goods[good] - s.kept[good]
    if left == 0:
        return Why.NO_GOODS
    if answer < KEEP_ONE:
        if good < s.keep_from:
            return Why.OUT_OF_ORDER
        if p.goods[good] == 1:
            return Why.SINGLE_BARREL
        return Why.LEGAL if frame.a > 0 else Why.STORAGE_FULL
    if GOODS + good < s.keep_from:
        return Why.OUT_OF_ORDER
    if left == 1 and p.goods[good] > 1 and (frame.a > 0 or belongs_in_warehouse(s, p, good)):
        return Why.COMPLETE_KIND
    return Why.LEGAL if frame.b > 0 or (frame.a > 0 and p.goods[good] == 1) else Why.STORAGE_FULL


@rule
def store_answers(s: State, answers: Answers) -> int:
    n = 0
    for answer in range(KEEP_ALL, KEEP_ONE + GOODS):
        if why_not_keep(s, answer) == Why.LEGAL:
            answers[n] = answer
            n += 1
    answers[n] = PASS
    return n + 1


@rule
def answer_store(s: State, answer: int) -> None:
    """Keep what the answer says; at the end, return everything else to the supply."""
    frame = asked(s)
    p = s.players[frame.seat]
    good = SUBJECT[answer]
    if answer == PASS:
        for kind in range(GOODS):
            return_goods(s, p, kind, p.goods[kind] - s.kept[kind])
            s.kept[kind] = 0
        s.keep_from = 0
        s.warehoused = 0
        close(s)
    elif answer < KEEP_ONE:
        s.kept[good] = p.goods[good]
        s.warehoused |= 1 << good
        s.keep_from = good + 1
        frame.a -= 1
    else:
        s.kept[good] += 1
        s.keep_from = GOODS + good
        if p.goods[good] == 1 and frame.a > 0:
            frame.a -= 1
        else:
            frame.b -= 1


@rule
def answer_unload(s: State) -> None:
    """Empty every full cargo ship into the supply (3.6.3)."""
    for ship in range(SHIPS):
        if s.ship_loaded[ship] > 0 and free_places(s, ship) == 0:
            s.goods[s.ship_good[ship]] += s.ship_loaded[ship]
            s.ship_loaded[ship] = 0
            s.ship_good[ship] = NOBODY
    close(s)
