"""The fixed table of answers: every answer of every rule set has one number, the same in all games.

An answer is a verb, what it is about (`SUBJECT`) and sometimes a number (`NUMBER`). Places where pieces stand are
numbered: the tile kinds, then the buildings, then San Juan.
"""

from enum import IntEnum

from .buildings import BLACK_MARKET, BUILDINGS, DRAFTABLE, GUESTHOUSE, HOSPICE, ROWS, ROYAL_GARDEN
from .jit import table
from .kinds import GOODS, QUARRY, ROLES, TILES

SAN_JUAN = TILES + BUILDINGS
PLACES = SAN_JUAN  # those with circles

# A kind of tile is never on one island more often than this: all that exist.
TILES_IN_ALL = (10, 12, 11, 9, 8, 8)
SMALLEST_SHIP, LARGEST_SHIP = 4, 8


class Verb(IntEnum):
    CONTINUE = 0
    PASS = 1
    DONE = 2
    DRAW = 3
    PLANTATION = 4
    FOREST = 5
    COLONIST = 6
    NOBLE = 7
    LIBRARY = 8
    ROLE = 9
    CHOOSE = 10
    TAKE = 11
    TAKE_AS_FOREST = 12
    DISCARD = 13
    DISCARD_COLONIST = 14
    DISCARD_NOBLE = 15
    DISCARD_FOREST = 16
    PLACE = 17
    PLACE_NOBLE = 18
    BUILD = 19
    PAY_COLONIST = 20
    PAY_NOBLE = 21
    PAY_BARREL = 22
    PAY_CHIP = 23
    EXTRA = 24
    SELL = 25
    SELL_TO_POST = 26
    BUY = 27
    DELIVER = 28
    LOAD = 29
    LOAD_WHARF = 30
    LOAD_SMALL_WHARF = 31
    BARREL = 32
    KEEP_ALL = 33
    KEEP_ONE = 34
    GUEST = 35
    NOBLE_GUEST = 36
    TURN = 37


def _most(place: int) -> int:
    """The most pieces that ever stand in one place; the Statue's circle is an option."""
    return TILES_IN_ALL[place] if place < TILES else max(1, ROWS[place - TILES].circles)


def _all_answers() -> list[tuple[Verb, int, int]]:
    goods = [(good, 0) for good in range(GOODS)]
    once = [(0, 0)]
    placements = [(place, n) for place in range(PLACES) for n in range(_most(place) + 1)]
    payers = [(place, 0) for place in range(PLACES + 1) if place != TILES + BLACK_MARKET]
    # Guesthouse and Hospice share the draft's only place of cost 4: no guest ever meets a Hospice.
    guests = [(place, 0) for place in range(PLACES) if place not in (TILES + GUESTHOUSE, TILES + HOSPICE)]
    things = {
        Verb.ROLE: [(role, 0) for role in range(ROLES)],
        Verb.CHOOSE: [(building, 0) for building in DRAFTABLE],
        Verb.TAKE: [*goods, (QUARRY, 0)],
        Verb.PLACE: placements,
        # The Royal Garden is the last place of all: its nobles follow from its colonists.
        Verb.PLACE_NOBLE: [(place, n) for place, n in placements if place != TILES + ROYAL_GARDEN],
        Verb.BUILD: [(building, 0) for building in range(BUILDINGS)],
        Verb.PAY_COLONIST: payers,
        Verb.PAY_NOBLE: payers,
        Verb.LOAD: [(good, size) for good in range(GOODS) for size in range(SMALLEST_SHIP, LARGEST_SHIP + 1)],
        Verb.GUEST: guests,
        Verb.NOBLE_GUEST: guests,
    }
    for verb in Verb:
        single = verb < Verb.ROLE or verb in (Verb.PAY_CHIP, Verb.BUY, Verb.LOAD_SMALL_WHARF)
        things.setdefault(verb, once if single else goods)
    return [(verb, subject, number) for verb in Verb for subject, number in things[verb]]


_ALL = _all_answers()
ANSWERS = len(_ALL)
LONGEST = 256  # no question has more legal answers than this

VERB = table([verb for verb, _, _ in _ALL])
SUBJECT = table([subject for _, subject, _ in _ALL])
NUMBER = table([number for _, _, number in _ALL])


def _first(verb: Verb) -> int:
    return next(i for i, row in enumerate(_ALL) if row[0] == verb)


def _by_place(verb: Verb) -> list[int]:
    """The number of the (first) answer with this verb for each place, -1 where there is none."""
    first = {subject: i for i, (v, subject, _) in reversed(list(enumerate(_ALL))) if v == verb}
    return [first.get(place, -1) for place in range(PLACES + 1)]


CONTINUE, PASS, DONE, DRAW, PLANTATION, AS_FOREST, COLONIST, NOBLE, USE_LIBRARY = range(Verb.ROLE)
CHOOSE_ROLE = _first(Verb.ROLE)
CHOOSE = _first(Verb.CHOOSE) - DRAFTABLE.start
TAKE = _first(Verb.TAKE)
TAKE_AS_FOREST = _first(Verb.TAKE_AS_FOREST)
DISCARD = _first(Verb.DISCARD)
DISCARD_COLONIST = _first(Verb.DISCARD_COLONIST)
DISCARD_NOBLE = _first(Verb.DISCARD_NOBLE)
DISCARD_FOREST = _first(Verb.DISCARD_FOREST)
BUILD = _first(Verb.BUILD)
PAY_BARREL = _first(Verb.PAY_BARREL)
PAY_CHIP = _first(Verb.PAY_CHIP)
EXTRA = _first(Verb.EXTRA)
SELL = _first(Verb.SELL)
SELL_TO_POST = _first(Verb.SELL_TO_POST)
BUY = _first(Verb.BUY)
DELIVER = _first(Verb.DELIVER)
LOAD = _first(Verb.LOAD)
SHIP_SIZES = LARGEST_SHIP - SMALLEST_SHIP + 1
LOAD_WHARF = _first(Verb.LOAD_WHARF)
LOAD_SMALL_WHARF = _first(Verb.LOAD_SMALL_WHARF)
BARREL = _first(Verb.BARREL)
KEEP_ALL = _first(Verb.KEEP_ALL)
KEEP_ONE = _first(Verb.KEEP_ONE)
TURN = _first(Verb.TURN)
PLACE_AT = table(_by_place(Verb.PLACE))
PLACE_NOBLE_AT = table(_by_place(Verb.PLACE_NOBLE))
PAY_COLONIST_AT = table(_by_place(Verb.PAY_COLONIST))
PAY_NOBLE_AT = table(_by_place(Verb.PAY_NOBLE))
GUEST_AT = table(_by_place(Verb.GUEST))
NOBLE_GUEST_AT = table(_by_place(Verb.NOBLE_GUEST))
FIRST_GUEST = _first(Verb.GUEST)
LAST_GUEST = _first(Verb.TURN) - 1
