"""Setup: the numbers for 2 to 5 players, the expansions and the draft (1.2, 6)."""

from .answers import CHOOSE_AT, SUBJECT
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
from .jit import Answers, rule, table
from .kinds import CHANCE, CORN, GOODS, INDIGO, NOBODY, ROLES, SEATS, SHIPS, TILES
from .questions import Question, ask, asked, close, seat_after
from .state import STACK, Player, State
from .why import Why

# Columns: 2, 3, 4, 5 players.
DOUBLOONS = table([3, 2, 3, 4])
CHIPS = table([65, 75, 100, 126])
COLONISTS = table([40, 55, 75, 95])
SMALLEST_CARGO_SHIP = table([4, 4, 5, 6])
CARGO_SHIPS = table([2, 3, 3, 3])
ROLE_CARDS = table([7, 6, 7, 8])
ROLES_A_ROUND = table([6, 3, 4, 5])
QUARRIES = table([5, 8, 8, 8])
INDIGO_STARTERS = table([1, 2, 2, 3])  # the first seats begin with indigo, the others with corn
REMOVED_TILES = table([3, 0, 0, 0])  # of every kind
REMOVED_GOODS = table([2, 0, 0, 0])

PLANTATION_TILES = table([10, 12, 11, 9, 8])
BARRELS = table([10, 11, 11, 9, 9])
NOBLES_IN_ALL = EXPANSION_BOXES[NOBLES].nobles
COLONISTS_IN_ALL = 100

# Places of the draft on the board for each cost: 1, 2, … 10 (6.1).
DRAFT_PLACES = table([0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5])
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
    """Set up the game of a record that contains its rule set, and ask the first question."""
    column = s.seats - 2
    clear(s)
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
def clear(s: State) -> None:
    """Zero everything but the rule set."""
    for i in range(STACK):
        frame = s.stack[i]
        frame.question = 0
        frame.seat = 0
        frame.a = 0
        frame.b = 0
    s.depth = 0
    s.types = 0
    s.role_cards = 0
    s.round_number = 0
    s.governor = 0
    s.role = NOBODY
    s.ending = 0
    for i in range(len(s.pad)):
        s.pad[i] = 0
    for role in range(ROLES):
        s.role_taken[role] = NOBODY
        s.role_doubloons[role] = 0
    s.vp = 0
    s.colonists = 0
    s.noble_supply = 0
    s.quarries = 0
    s.ship_colonists = 0
    s.ship_nobles = 0
    for good in range(GOODS):
        s.goods[good] = 0
        s.face_up[good] = 0
        s.face_down[good] = 0
        s.discard[good] = 0
        s.trading_house[good] = 0
        s.kept[good] = 0
    for ship in range(SHIPS):
        s.ship_capacity[ship] = 0
        s.ship_good[ship] = NOBODY
        s.ship_loaded[ship] = 0
    for building in range(BUILDINGS):
        s.buildings[building] = 0
    s.library_doubles = 0
    s.library_spent = 0
    s.circles_left = 0
    s.produced = 0
    s.idle_turns = 0
    s.privilege_used = 0
    s.wharves_used = 0
    s.small_wharves_used = 0
    s.keep_from = 0
    s.to_pay = 0
    s.guest_from = 0
    s.draws = 0
    s.warehoused = 0
    for i in range(len(s.pad_2)):
        s.pad_2[i] = 0
    for i in range(len(s.pad_3)):
        s.pad_3[i] = 0
    for seat in range(SEATS):
        clear_player(s.players[seat])


@rule
def clear_player(p: Player) -> None:
    p.doubloons = 0
    p.vp = 0
    p.noted = 0
    p.san_juan = 0
    p.noble_san_juan = 0
    p.island_spaces = 0
    p.city_spaces = 0
    for i in range(len(p.pad)):
        p.pad[i] = 0
    for good in range(GOODS):
        p.goods[good] = 0
        p.forests[good] = 0
    for tile in range(TILES):
        p.tiles[tile] = 0
        p.manned[tile] = 0
        p.noble_manned[tile] = 0
    for building in range(BUILDINGS):
        p.city[building] = 0
        p.workers[building] = 0
        p.noble_workers[building] = 0


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
def why_not_choose(s: State, answer: int) -> int:
    """Draft: choose any type whose cost still has a free place (6.1)."""
    building = SUBJECT[answer]
    if s.buildings[building] > 0:
        return Why.CHOSEN
    if places_left(s, COST[building]) == 0:
        return Why.NO_PLACE_LEFT
    return Why.EXCLUDED if is_excluded(s, building) else Why.LEGAL


@rule
def draft_answers(s: State, answers: Answers) -> int:
    n = 0
    for building in range(BUILDINGS):
        if DRAFTED[building] and why_not_choose(s, CHOOSE_AT[building]) == Why.LEGAL:
            answers[n] = CHOOSE_AT[building]
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
