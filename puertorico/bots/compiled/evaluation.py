"""The evaluation of a position: the final points that each seat can expect.

Each feature of a board has a weight in points for the start of the game and one for its end, interpolated in between.
The weights were learned from games between planners (see `learn_weights.py`).
"""

from math import exp

from ...rules.buildings import BUILDINGS, FACTORY, OFFICE, ROWS, WHARF, Power
from ...rules.buildings import NOBLES as NOBLES_EXPANSION
from ...rules.craftsman import output
from ...rules.jit import Floats, rule
from ...rules.kinds import CITY_SPACES, GOODS, NOBODY, SEATS, TILES, Good
from ...rules.powers import occupied, power
from ...rules.questions import Question
from ...rules.scoring import bonus_points, chip_points, score
from ...rules.setup import chips_in_all, colonists_in_all
from ...rules.state import State
from ...rules.supply import all_nobles, all_pieces, barrels, forests
from .columns import Columns

_GOODS = tuple(good.name.lower() for good in Good)
_TILES = (*_GOODS, "quarry")
_BUILDINGS = tuple(row.name for row in ROWS)

# The columns of an evaluation. Weights belong to their names.
_columns = Columns()
ALWAYS = _columns.block("always")
CHIPS = _columns.block("point in chips")
DOUBLOONS = _columns.block("doubloon")
DOUBLOONS_OVER_TEN = _columns.block("doubloon over ten")
GOODS_HELD = _columns.block("barrel of {}", _GOODS)
MANNED = _columns.block("{}, occupied", _TILES)
UNMANNED = _columns.block("{}, empty", _TILES)
FORESTS = _columns.block("forest")
OUTPUT = _columns.block("{} in a production", _GOODS)
KINDS = _columns.block("kind produced")
BONUS = _columns.block("point of large buildings")
PIECES = _columns.block("colonist or noble")
SAN_JUAN = _columns.block("piece in San Juan")
NOBLES = _columns.block("noble")
ISLAND = _columns.block("island space filled")
CITY = _columns.block("city space filled")
TURN_ORDER = _columns.block("place in the order of choosing")
FACTORY_KINDS = _columns.block("factory: kind produced")
HARBOR_OUTPUT = _columns.block("harbor: kind produced")
WHARF_OUTPUT = _columns.block("wharf: barrel in a production")
MARKET_OUTPUT = _columns.block("market or office: price of the dearest kind produced")
BARRELS_OVER_THREE = _columns.block("barrel over three")
BUILT = _columns.block("{}", _BUILDINGS)
OCCUPIED = _columns.block("{}, occupied", _BUILDINGS)
COLUMN_NAMES = tuple(_columns.names)
COLUMNS = len(COLUMN_NAMES)

# Layout of the scratch memory: the columns, each seat's expected points and winning chance, a placement plan.
POINTS = COLUMNS
WINNING = POINTS + SEATS
PLACEMENT = WINNING + SEATS
WORK = PLACEMENT + TILES + BUILDINGS


@rule
def remaining(s: State) -> float:
    """Return how much of the game is left, from 1 to 0, by the nearest end condition (5.1)."""
    if s.ending:
        return 0.0
    left = s.vp / chips_in_all(s)
    if not s.expansions[NOBLES_EXPANSION]:
        left = min(left, s.colonists / (colonists_in_all(s) - s.seats))
    for seat in range(s.seats):
        left = min(left, 1.0 - s.players[seat].city_spaces / CITY_SPACES)
    return min(left, max(0.0, (s.max_rounds - s.round_number) / s.max_rounds))


@rule
def turns_until_choice(s: State, seat: int) -> int:
    """Return the number of players who choose a role before this seat."""
    taken = 0
    for role in range(s.role_cards):
        if s.role_taken[role] != NOBODY:
            taken += 1
    turns = seat - s.governor - taken
    while turns < 0:
        turns += s.seats
    return turns


@rule
def look_at_board(s: State, seat: int, work: Floats) -> None:
    """Write all columns except those of single buildings."""
    p = s.players[seat]
    work[ALWAYS] = 1.0
    work[CHIPS] = chip_points(p)
    work[DOUBLOONS] = min(10, p.doubloons)
    work[DOUBLOONS_OVER_TEN] = max(0, p.doubloons - 10)
    made = 0
    kinds = 0
    dearest = 0
    for good in range(GOODS):
        barrels_made = output(p, good)
        work[GOODS_HELD + good] = p.goods[good]
        work[OUTPUT + good] = barrels_made
        made += barrels_made
        if barrels_made > 0:
            kinds += 1
            dearest = good
    for tile in range(TILES):
        work[MANNED + tile] = p.manned[tile]
        work[UNMANNED + tile] = p.tiles[tile] - p.manned[tile]
    work[FORESTS] = forests(p)
    work[KINDS] = kinds
    work[BONUS] = bonus_points(s, p)
    work[PIECES] = all_pieces(s, p)
    work[SAN_JUAN] = p.san_juan
    work[NOBLES] = all_nobles(s, p)
    work[ISLAND] = p.island_spaces
    work[CITY] = p.city_spaces
    work[TURN_ORDER] = turns_until_choice(s, seat)
    work[FACTORY_KINDS] = kinds if occupied(p, FACTORY) else 0
    work[HARBOR_OUTPUT] = kinds if power(p, Power.LOADING_POINTS) > 0 else 0
    work[WHARF_OUTPUT] = made if occupied(p, WHARF) else 0
    sells_well = power(p, Power.SALE) > 0 or occupied(p, OFFICE)
    work[MARKET_OUTPUT] = dearest if sells_well else 0
    work[BARRELS_OVER_THREE] = max(0, barrels(p) - 3)


@rule
def look(s: State, seat: int, work: Floats) -> None:
    """Write all columns of a seat."""
    look_at_board(s, seat, work)
    p = s.players[seat]
    for building in range(BUILDINGS):
        work[BUILT + building] = work[OCCUPIED + building] = 0.0
    for building in range(s.types):
        if p.city[building]:
            work[BUILT + building] = 1.0
            if p.workers[building] > 0:
                work[OCCUPIED + building] = 1.0


@rule
def expected_points(s: State, seat: int, left: float, weights: Floats, work: Floats) -> float:
    """Return the expected final points of a seat; `left` is how much of the game remains.

    `weights` contains the weight of each column at the end of the game, then what the start of the game adds to it.
    """
    if s.stack[0].question == Question.GAME_OVER:
        return float(score(s, seat)) + 0.001 * (s.players[seat].doubloons + barrels(s.players[seat]))
    look_at_board(s, seat, work)
    total = 0.0
    for column in range(BUILT):
        total += work[column] * (weights[column] + left * weights[COLUMNS + column])
    p = s.players[seat]
    for building in range(s.types):
        if p.city[building]:
            total += weights[BUILT + building] + left * weights[COLUMNS + BUILT + building]
            if p.workers[building] > 0:
                total += weights[OCCUPIED + building] + left * weights[COLUMNS + OCCUPIED + building]
    return total


@rule
def chances(s: State, weights: Floats, work: Floats) -> None:
    """Write the expected points and winning chance of each seat. A late lead counts more."""
    left = remaining(s)
    over = s.stack[0].question == Question.GAME_OVER
    spread = 0.05 if over else 1.5 + 7.0 * left
    best = -1000.0
    for seat in range(s.seats):
        work[POINTS + seat] = expected_points(s, seat, left, weights, work)
        best = max(best, work[POINTS + seat])
    total = 0.0
    for seat in range(s.seats):
        work[WINNING + seat] = exp((work[POINTS + seat] - best) / spread)
        total += work[WINNING + seat]
    for seat in range(s.seats):
        work[WINNING + seat] /= total
