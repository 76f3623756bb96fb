"""The end of a captain phase: storage and unloading (3.6.2, 3.6.3)."""

from .answers import KEEP_ALL, KEEP_ONE, PASS, SUBJECT
from .buildings import Power
from .jit import Answers, rule
from .kinds import GOODS, NOBODY, SHIPS
from .powers import power
from .questions import Question, ask, asked, close
from .state import Player, State
from .supply import barrels, return_goods
from .why import Why


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

    Every outcome can therefore be reached in only one way.
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
        if s.ship_loaded[ship] > 0 and s.ship_loaded[ship] == s.ship_capacity[ship]:
            s.goods[s.ship_good[ship]] += s.ship_loaded[ship]
            s.ship_loaded[ship] = 0
            s.ship_good[ship] = NOBODY
    close(s)
