"""The verbs, one row each, and the fixed table of answers.

Every answer of every rule set has one number, the same in all games. An answer is a verb, the thing it is about
(`SUBJECT`) and sometimes a number (`NUMBER`). Places for pieces are numbered: the tile kinds, then the buildings, then
San Juan.
"""

from dataclasses import dataclass
from typing import Literal

from .buildings import (
    BLACK_MARKET,
    BUILDINGS,
    DRAFTABLE,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    HOSPICE,
    LAND_OFFICE,
    LIBRARY,
    ROWS,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    TRADING_POST,
    WHARF,
)
from .jit import constant_row
from .kinds import GOODS, QUARRY, ROLES, TILES, Numbered

SAN_JUAN = TILES + BUILDINGS
PLACES = SAN_JUAN  # those with circles

# The most tiles of a kind that one island can hold: all there are.
TILES_IN_ALL = (10, 12, 11, 9, 8, 8)
SMALLEST_SHIP, LARGEST_SHIP = 4, 8

Kind = Literal["good", "tile", "building", "place", "role"]


@dataclass(frozen=True, slots=True)
class VerbRow:
    """The properties of a verb.

    `pieces` are the pieces on the table that give the answer when pressed; the answer is about the first one.
    `pictures` show the answer on a button. Both are templates of the form `kind` or `kind:name`. They may contain the
    answer's `{thing}` and `{number}`, or the `{part}` of the table where the question is asked.
    """

    text: str
    kind: Kind | None = None  # of its thing
    building: int | None = None  # that the player must own
    pieces: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    explained: bool = False  # offered with the reason while it is not legal
    counts_barrels: bool = False  # whether the log shows the number of barrels; otherwise the answer names the barrel
    declines: bool = False  # does nothing, or ends what was done
    is_short: bool = False  # does the thing alone say the answer, because the question says the rest?
    has_price: bool = False  # is its building paid for? Building may fill the city and so end the game.
    is_chained: bool = False  # may others have to do the same next? Its effects include those.


# Pieces and pictures of several verbs.
_EMPTY = ("mine:{thing}", "mine:{thing}:empty")
_WITH_COLONIST = ("mine:{thing}", "mine:{thing}:colonist")
_WITH_NOBLE = ("mine:{thing}", "mine:{thing}:noble")
_COLONIST_AT = ("colonist", "place:{thing}")
_NOBLE_AT = ("noble", "place:{thing}")


class Verb(Numbered):
    """What an answer does, numbered in the order of the rows."""

    row: VerbRow

    CONTINUE = VerbRow("continue")
    PASS = VerbRow("pass", explained=True, counts_barrels=True, declines=True)
    DONE = VerbRow("done", explained=True, declines=True)
    DRAW = VerbRow("draw", None, HACIENDA, ("pile",), ("tile:back",))
    PLANTATION = VerbRow("plantation", None, FOREST_HOUSE, ("pile",), ("tile:back",))
    FOREST = VerbRow("forest", None, FOREST_HOUSE, ("pile",), ("tile:forest",))
    COLONIST = VerbRow("colonist", None, None, ("{part}:colonist",), ("colonist",))
    NOBLE = VerbRow("noble", None, None, ("{part}:noble",), ("noble",))
    LIBRARY = VerbRow("library", None, LIBRARY, ("mine:library",), ("building:library",))
    ROLE = VerbRow("{thing}", "role", None, ("role:{thing}",), ("role:{thing}",), explained=True, is_short=True)
    CHOOSE = VerbRow(
        "choose {thing}", "building", None, ("building:{thing}",), ("building:{thing}",), explained=True, is_short=True
    )
    TAKE = VerbRow("take {thing}", "tile", None, ("row:{thing}",), ("tile:{thing}",), explained=True, is_short=True)
    TAKE_AS_FOREST = VerbRow(
        "take {thing} as forest", "tile", FOREST_HOUSE, ("row:{thing}",), ("tile:forest",), explained=True
    )
    DISCARD = VerbRow("discard {thing}", "tile", None, _EMPTY, ("tile:{thing}",))
    DISCARD_COLONIST = VerbRow("discard {thing} colonist", "tile", None, _WITH_COLONIST, ("tile:{thing}", "colonist"))
    DISCARD_NOBLE = VerbRow("discard {thing} noble", "tile", None, _WITH_NOBLE, ("tile:{thing}", "noble"))
    DISCARD_FOREST = VerbRow(
        "discard forest {thing}", "tile", None, ("mine:forest", "mine:forest:empty"), ("tile:forest",)
    )
    PLACE = VerbRow("place {number} {thing}", "place")
    PLACE_NOBLE = VerbRow("place {number} noble {thing}", "place")
    BUILD = VerbRow(
        "build {thing}",
        "building",
        None,
        ("building:{thing}",),
        ("building:{thing}",),
        explained=True,
        is_short=True,
        has_price=True,
    )
    PAY_COLONIST = VerbRow("pay colonist {thing}", "place", BLACK_MARKET, _WITH_COLONIST, _COLONIST_AT)
    PAY_NOBLE = VerbRow("pay noble {thing}", "place", BLACK_MARKET, _WITH_NOBLE, _NOBLE_AT)
    PAY_BARREL = VerbRow(
        "pay barrel {thing}", "good", BLACK_MARKET, ("good:{thing}",), ("good:{thing}",), explained=True
    )
    PAY_CHIP = VerbRow("pay chip", None, BLACK_MARKET, ("points",), ("point",), explained=True)
    EXTRA = VerbRow("extra {thing}", "good", None, ("stock:{thing}", "good:{thing}"), ("good:{thing}",), explained=True)
    SELL = VerbRow("sell {thing}", "good", None, ("good:{thing}", "house"), ("good:{thing}",), explained=True)
    SELL_TO_POST = VerbRow(
        "sell {thing} trading_post",
        "good",
        TRADING_POST,
        ("good:{thing}", "mine:trading_post"),
        ("good:{thing}",),
        explained=True,
    )
    BUY = VerbRow("buy", None, LAND_OFFICE, ("pile",), ("tile:back",), explained=True)
    DELIVER = VerbRow(
        "deliver {thing}",
        "good",
        ROYAL_SUPPLIER,
        ("good:{thing}", "mine:royal_supplier"),
        ("good:{thing}",),
        explained=True,
    )
    LOAD = VerbRow(
        "load {thing} {number}",
        "good",
        None,
        ("good:{thing}", "ship:{number}"),
        ("good:{thing}",),
        explained=True,
        counts_barrels=True,
        is_chained=True,
    )
    LOAD_WHARF = VerbRow(
        "load {thing} wharf",
        "good",
        WHARF,
        ("good:{thing}", "mine:wharf"),
        ("good:{thing}",),
        explained=True,
        counts_barrels=True,
        is_chained=True,
    )
    LOAD_SMALL_WHARF = VerbRow(
        "load small_wharf",
        None,
        SMALL_WHARF,
        ("mine:small_wharf",),
        ("building:small_wharf",),
        explained=True,
        counts_barrels=True,
        is_chained=True,
    )
    BARREL = VerbRow("barrel {thing}", "good", SMALL_WHARF, (), ("good:{thing}",), explained=True)
    KEEP_ALL = VerbRow("keep all {thing}", "good", None, (), ("good:{thing}",), explained=True)
    KEEP_ONE = VerbRow("keep one {thing}", "good", None, (), ("good:{thing}",), explained=True)
    GUEST = VerbRow("guest {thing}", "place", GUESTHOUSE, _EMPTY, _COLONIST_AT)
    NOBLE_GUEST = VerbRow("noble guest {thing}", "place", GUESTHOUSE, _EMPTY, _NOBLE_AT)
    TURN = VerbRow("turn {thing}", "tile", None, (), ("good:{thing}",))


def _most(place: int) -> int:
    """Return the most pieces that one place can hold; the Statue's circle is an option."""
    return TILES_IN_ALL[place] if place < TILES else max(1, ROWS[place - TILES].circles)


def _things(verb: Verb) -> list[tuple[int, int]]:
    """List the things and numbers of a verb: all of its kind, except impossible ones."""
    circles = [(place, n) for place in range(PLACES) for n in range(_most(place) + 1)]
    match verb:
        case Verb.CHOOSE:
            return [(building, 0) for building in DRAFTABLE]
        case Verb.TAKE:
            return [(tile, 0) for tile in range(QUARRY + 1)]
        case Verb.PLACE:
            return circles
        case Verb.PLACE_NOBLE:
            # In the last place, the number of nobles follows from that of colonists.
            return [(place, n) for place, n in circles if place != PLACES - 1]
        case Verb.PAY_COLONIST | Verb.PAY_NOBLE:
            return [(place, 0) for place in range(PLACES + 1) if place != TILES + BLACK_MARKET]
        case Verb.LOAD:
            return [(good, size) for good in range(GOODS) for size in range(SMALLEST_SHIP, LARGEST_SHIP + 1)]
        case Verb.GUEST | Verb.NOBLE_GUEST:
            # Guesthouse and Hospice share the draft's only place of cost 4: no guest ever meets a Hospice.
            return [(place, 0) for place in range(PLACES) if place not in (TILES + GUESTHOUSE, TILES + HOSPICE)]
    # Every tile but the quarry is a plantation, and only a plantation is discarded, turned up or becomes a forest.
    counts = {None: 1, "good": GOODS, "tile": GOODS, "building": BUILDINGS, "place": PLACES, "role": ROLES}
    return [(thing, 0) for thing in range(counts[verb.row.kind])]


_ALL = [(verb, thing, number) for verb in Verb for thing, number in _things(verb)]
ANSWER_COUNT = len(_ALL)
LONGEST = 256  # no question has more legal answers than this

VERB = constant_row([verb for verb, _, _ in _ALL])
SUBJECT = constant_row([subject for _, subject, _ in _ALL])
NUMBER = constant_row([number for _, _, number in _ALL])


def _first(verb: Verb) -> int:
    return next(i for i, row in enumerate(_ALL) if row[0] == verb)


def _by_thing(verb: Verb) -> list[int]:
    """Return the number of the first answer with this verb for each thing, or -1."""
    first = {subject: i for i, (v, subject, _) in reversed(list(enumerate(_ALL))) if v == verb}
    return [first.get(thing, -1) for thing in range(PLACES + 1)]


CONTINUE, PASS, DONE, DRAW, PLANTATION, AS_FOREST, COLONIST, NOBLE, USE_LIBRARY = range(Verb.ROLE)
CHOOSE_ROLE = _first(Verb.ROLE)
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
FIRST_CHOICE = _first(Verb.CHOOSE)
LAST_CHOICE = _first(Verb.TAKE) - 1
PLACE_AT = constant_row(_by_thing(Verb.PLACE))
PLACE_NOBLE_AT = constant_row(_by_thing(Verb.PLACE_NOBLE))
PAY_COLONIST_AT = constant_row(_by_thing(Verb.PAY_COLONIST))
PAY_NOBLE_AT = constant_row(_by_thing(Verb.PAY_NOBLE))
GUEST_AT = constant_row(_by_thing(Verb.GUEST))
NOBLE_GUEST_AT = constant_row(_by_thing(Verb.NOBLE_GUEST))
FIRST_GUEST = _first(Verb.GUEST)
LAST_GUEST = _first(Verb.TURN) - 1
