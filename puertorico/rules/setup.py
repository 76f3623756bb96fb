"""Setup: the numbers for 2 to 5 players, the expansions and the draft (1.2, 6)."""

from .answers import FIRST_CHOICE, LAST_CHOICE, SUBJECT
from .buildings import (
    BOX,
    BUILDINGS,
    COPIES,
    COPIES_FOR_TWO,
    COST,
    DRAFTED,
    EXPANSION_BOXES,
    FOREST_HOUSE,
    HACIENDA,
    NEW_BUILDINGS,
    NOBLES,
    OFFICE,
    TRADING_POST,
)
from .jit import Answers, constant_row, rule
from .kinds import CHANCE, CORN, GOODS, INDIGO, NOBODY, ROLES, SEATS, SHIPS
from .questions import Question, ask, asked, close, seat_after
from .state import State
from .why import Why

# Columns: 2, 3, 4, 5 players.
DOUBLOONS = constant_row([3, 2, 3, 4])
CHIPS = constant_row([65, 75, 100, 126])
COLONISTS = constant_row([40, 55, 75, 95])
SMALLEST_CARGO_SHIP = constant_row([4, 4, 5, 6])
CARGO_SHIPS = constant_row([2, 3, 3, 3])
ROLE_CARDS = constant_row([7, 6, 7, 8])
ROLES_A_ROUND = constant_row([6, 3, 4, 5])
QUARRIES = constant_row([5, 8, 8, 8])
INDIGO_STARTERS = constant_row([1, 2, 2, 3])  # the first seats begin with indigo, the others with corn
REMOVED_TILES = constant_row([3, 0, 0, 0])  # of every kind
REMOVED_GOODS = constant_row([2, 0, 0, 0])

PLANTATION_TILES = constant_row([10, 12, 11, 9, 8])
BARRELS = constant_row([10, 11, 11, 9, 9])
NOBLES_IN_ALL = EXPANSION_BOXES[NOBLES].nobles
COLONISTS_IN_ALL = 100

# Places of the draft on the board for each cost: 1, 2, … 10 (6.1).
DRAFT_PLACES = constant_row([0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5])
DRAFT_PICKS = 17


@rule
def chips_in_all(s: State) -> int:
    return s.vp_5p if s.seats == SEATS else CHIPS[s.seats - 2]


@rule
def colonists_in_all(s: State) -> int:
    """Count the colonists in the game; with nobles, all of the box (1.2, 6.2)."""
    return COLONISTS_IN_ALL if s.expansions[NOBLES] else COLONISTS[s.seats - 2] + s.seats


@rule
def goods_in_all(s: State, good: int) -> int:
    return BARRELS[good] - REMOVED_GOODS[s.seats - 2]


@rule
def tiles_in_all(s: State, good: int) -> int:
    return PLANTATION_TILES[good] - REMOVED_TILES[s.seats - 2]


@rule
def copies_in_all(s: State, building: int) -> int:
    return COPIES_FOR_TWO[building] if s.seats == 2 else COPIES[building]


@rule
def is_in_rule_set(s: State, building: int) -> bool:
    """Return whether the boxes played with have this type; the draft may still leave it out."""
    box = BOX[building]
    return box == 0 or s.expansions[box - 1] > 0


@rule
def is_drafted(s: State, building: int) -> bool:
    """Return whether this type must be drafted, as most are with Expansion I (6.1)."""
    return s.expansions[NEW_BUILDINGS] > 0 and DRAFTED[building] > 0


@rule
def start_tile(s: State, seat: int) -> int:
    return INDIGO if seat < INDIGO_STARTERS[s.seats - 2] else CORN


@rule
def set_up(s: State) -> None:
    """Set up the game of a record of zeros and a rule set, and ask the first question."""
    column = s.seats - 2
    s.role = NOBODY
    for role in range(ROLES):
        s.role_taken[role] = NOBODY
    for ship in range(SHIPS):
        s.ship_good[ship] = NOBODY
    s.role_cards = ROLE_CARDS[column]
    s.round_number = 1
    s.vp = chips_in_all(s)
    s.quarries = QUARRIES[column]
    for good in range(GOODS):
        s.goods[good] = goods_in_all(s, good)
        s.face_down[good] = tiles_in_all(s, good)
    for ship in range(CARGO_SHIPS[column]):
        # Two players use the ships for 4 and 6 barrels.
        s.ship_capacity[ship] = SMALLEST_CARGO_SHIP[column] + (ship * 2 if s.seats == 2 else ship)
    s.ship_nobles = 1 if s.expansions[NOBLES] else 0
    s.ship_colonists = s.seats - s.ship_nobles
    s.colonists = colonists_in_all(s) - s.ship_colonists
    s.noble_supply = NOBLES_IN_ALL - 1 if s.expansions[NOBLES] else 0
    for building in range(BUILDINGS):
        if is_in_rule_set(s, building):
            s.types = building + 1
            if not is_drafted(s, building):
                s.buildings[building] = copies_in_all(s, building)
    for seat in range(s.seats):
        p = s.players[seat]
        p.doubloons = DOUBLOONS[column]
        p.tiles[start_tile(s, seat)] = 1
        p.island_spaces = 1
        s.face_down[start_tile(s, seat)] -= 1
    ask(s, Question.ROUND, 0, 0, 0)
    ask(s, Question.REFILL_ROW, 0, s.seats + 1, 0)
    if s.expansions[NEW_BUILDINGS]:
        ask(s, Question.DRAFT, CHANCE if s.random_draft else 0, 0, 0)


@rule
def places_left(s: State, cost: int) -> int:
    """Count the free places of the draft for a cost (6.1)."""
    left = DRAFT_PLACES[cost]
    for building in range(BUILDINGS):
        if DRAFTED[building] and COST[building] == cost and s.buildings[building] > 0:
            left -= 1
    return left


@rule
def partner_chosen(s: State, building: int, one: int, other: int) -> bool:
    return (building == one and s.buildings[other] > 0) or (building == other and s.buildings[one] > 0)


@rule
def is_excluded(s: State, building: int) -> bool:
    """Exclude, by option, the partner of a type that has been chosen (6.1, A80)."""
    if s.draft_exclusions & 1 and partner_chosen(s, building, OFFICE, TRADING_POST):
        return True
    return s.draft_exclusions & 2 > 0 and partner_chosen(s, building, HACIENDA, FOREST_HOUSE)


@rule
def full_costs(s: State) -> int:
    """Return the costs without a free place, as bits."""
    full = 0
    for cost in range(len(DRAFT_PLACES)):
        if places_left(s, cost) == 0:
            full |= 1 << cost
    return full


@rule
def why_not_choose_with(s: State, building: int, full: int) -> int:
    """Draft: choose any type whose cost still has a free place (6.1)."""
    if s.buildings[building] > 0:
        return Why.CHOSEN
    if full & (1 << COST[building]):
        return Why.NO_PLACE_LEFT
    return Why.EXCLUDED if is_excluded(s, building) else Why.LEGAL


@rule
def why_not_choose(s: State, answer: int) -> int:
    return why_not_choose_with(s, SUBJECT[answer], full_costs(s))


@rule
def draft_answers(s: State, answers: Answers) -> int:
    n = 0
    full = full_costs(s)
    for answer in range(FIRST_CHOICE, LAST_CHOICE + 1):
        if why_not_choose_with(s, SUBJECT[answer], full) == Why.LEGAL:
            answers[n] = answer
            n += 1
    return n


@rule
def answer_draft(s: State, answer: int) -> None:
    """Add all copies of the type; the draft goes around until the board is full (6.1)."""
    frame = asked(s)
    building = SUBJECT[answer]
    s.buildings[building] = copies_in_all(s, building)
    frame.a += 1
    if frame.a == DRAFT_PICKS:
        close(s)
    elif frame.seat != CHANCE:
        frame.seat = seat_after(s, frame.seat, 1)
