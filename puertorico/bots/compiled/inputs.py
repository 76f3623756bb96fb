"""The inputs of the network: a row of small integers, centered on the asked seat.

The row contains everything that the rest of the game depends on, including the current question, the players who
still have to act, and the memory of the phase. A few derived columns (production, score, turn order) save a small
network from computing them.
"""

from ...rules.buildings import EXPANSION, EXPANSIONS, ROWS
from ...rules.craftsman import output
from ...rules.jit import Shorts, rule
from ...rules.kinds import CHANCE, GOODS, SEATS, SHIPS, TILES, Ending, Good, Role
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.rounds import reaches_limit
from ...rules.scoring import bonus_points, chip_points, score
from ...rules.state import Player, State
from ...rules.supply import forests
from .columns import Columns
from .evaluation import turns_until_choice

FEWEST_PLAYERS = 2
ENDINGS = len(Ending)

# Labels of the columns of a block.
_PLAYERS = tuple(str(players) for players in range(FEWEST_PLAYERS, SEATS + 1))
_SEATS = tuple(str(seat) for seat in range(SEATS))
_SHIPS = tuple(str(ship) for ship in range(SHIPS))
_ENDINGS = tuple(ending.name for ending in Ending)
_ROLES = tuple(role.name for role in Role)
_GOODS = tuple(good.name for good in Good)
_TILES = (*_GOODS, "QUARRY")
_CARGO = tuple(f"{ship} {good}" for ship in _SHIPS for good in _GOODS)
_EXPANSIONS = tuple(EXPANSION)
_BUILDINGS = tuple(row.name for row in ROWS)
_PLACES = (*_TILES, *_BUILDINGS, "san_juan")
_QUESTIONS = tuple(question.name for question in Question)

# The table.
_table = Columns()
PLAYERS = _table.block("players {}", _PLAYERS)
EXPANSION_PLAYED = _table.block("{}", _EXPANSIONS)  # each is a column by its own name
ROUND = _table.block("round")
CHIPS_LEFT = _table.block("chips_left")
ENDING = _table.block("ending {}", _ENDINGS)
ROLE_DOUBLOONS = _table.block("role_doubloons {}", _ROLES)
ROLE_FREE = _table.block("role_free {}", _ROLES)
PHASE = _table.block("phase {}", _ROLES)
ASKED = _table.block("asked {}", _QUESTIONS[:FIRST_MOMENT])
CARGO_KIND = _table.block("cargo_kind {}", _CARGO)
CARGO_FREE = _table.block("cargo_free {}", _SHIPS)
CARGO_LOADED = _table.block("cargo_loaded {}", _SHIPS)
COLONISTS = _table.block("colonists")
NOBLE_SUPPLY = _table.block("noble_supply")
SHIP_COLONISTS = _table.block("ship_colonists")
SHIP_NOBLES = _table.block("ship_nobles")
QUARRIES = _table.block("quarries")
SUPPLY = _table.block("supply {}", _GOODS)
FACE_UP = _table.block("face_up {}", _GOODS)
FACE_DOWN = _table.block("face_down {}", _GOODS)
DISCARD = _table.block("discard {}", _GOODS)
HOUSE = _table.block("house {}", _GOODS)
HOUSE_FILLED = _table.block("house_filled")
BUILDINGS_LEFT = _table.block("buildings_left {}", _BUILDINGS)
# The arguments of the asked question: a place on the board, or two numbers.
SUBJECT = _table.block("subject {}", _PLACES)
NUMBER_A = _table.block("number_a")
NUMBER_B = _table.block("number_b")
# Memory of the current phase.
CIRCLES_LEFT = _table.block("circles_left")
LIBRARY_DOUBLES = _table.block("library_doubles")
PRODUCED = _table.block("produced {}", _GOODS)
IDLE_TURNS = _table.block("idle_turns")
PRIVILEGE_USED = _table.block("privilege_used")
KEPT = _table.block("kept {}", _GOODS)
KEEP_FROM = _table.block("keep_from")
WAREHOUSED = _table.block("warehoused {}", _GOODS)
TO_PAY = _table.block("to_pay")
GUEST_FROM = _table.block("guest_from")
TABLE = len(_table.names)

# The block of a seat.
_seat = Columns()
GOVERNOR = _seat.block("governor")
TOOK = _seat.block("took {}", _ROLES)
TURNS = _seat.block("turns {}", _SEATS)
PENDING = _seat.block("pending {}", _QUESTIONS)
LIBRARY_SPENT = _seat.block("library_spent")
WHARF_USED = _seat.block("wharf_used")
SMALL_WHARF_USED = _seat.block("small_wharf_used")
DOUBLOONS = _seat.block("doubloons")
CHIPS = _seat.block("chips")
BONUS = _seat.block("bonus")
SCORE = _seat.block("score")
GOODS_HELD = _seat.block("goods_held {}", _GOODS)
OUTPUT = _seat.block("output {}", _GOODS)
KINDS = _seat.block("kinds")
TILES_LAID = _seat.block("tiles_laid {}", _TILES)
MANNED = _seat.block("manned {}", _TILES)
NOBLE_MANNED = _seat.block("noble_manned {}", _TILES)
FORESTS = _seat.block("forests")
ISLAND = _seat.block("island")
CITY = _seat.block("city")
SAN_JUAN = _seat.block("san_juan")
NOBLE_SAN_JUAN = _seat.block("noble_san_juan")
BUILT = _seat.block("built {}", _BUILDINGS)
WORKERS = _seat.block("workers {}", _BUILDINGS)
NOBLE_WORKERS = _seat.block("noble_workers {}", _BUILDINGS)
BLOCK = len(_seat.names)

# Inputs are logarithms, except for these: small differences between large numbers decide the end of a game.
_linear = Columns()
LINEAR_DOUBLOONS = _linear.block("doubloons")
LINEAR_CHIPS = _linear.block("chips")
LINEAR_SCORE = _linear.block("score")
LINEAR_BLOCK = len(_linear.names)

CHIPS_ENDING = ENDING + _ENDINGS.index(Ending.CHIPS.name)
LINEAR = TABLE + SEATS * BLOCK
INPUTS = LINEAR + SEATS * LINEAR_BLOCK


def input_names() -> list[str]:
    """Return the names of all columns. Weights belong to names, not to positions."""
    seats = [f"seat {seat} {name}" for seat in _SEATS for name in _seat.names]
    linear = [f"linear {seat} {name}" for seat in _SEATS for name in _linear.names]
    return _table.names + seats + linear


@rule
def center(s: State) -> int:
    """Return the seat whose block comes first: the asked one, or for chance the governor."""
    seat = asked(s).seat
    return s.governor if seat == CHANCE else seat


@rule
def write_question(s: State, columns: Shorts) -> None:
    """Write the asked question and the memory of the phase."""
    frame = asked(s)
    question = frame.question
    if question < FIRST_MOMENT:
        columns[ASKED + question] = 1
    match question:
        case Question.PLACE | Question.LAY_TILE | Question.HOSPICE:
            columns[SUBJECT + frame.a] = 1
            columns[NUMBER_B] = frame.b
        case Question.BLACK_MARKET | Question.UNIVERSITY:
            columns[SUBJECT + TILES + frame.a] = 1
            columns[NUMBER_B] = frame.b
        case _:
            columns[NUMBER_A] = frame.a
            columns[NUMBER_B] = frame.b
    if s.role >= 0 and question != Question.CHOOSE_ROLE:
        columns[PHASE + s.role] = 1
    columns[CIRCLES_LEFT] = s.circles_left
    columns[LIBRARY_DOUBLES] = s.library_doubles
    columns[IDLE_TURNS] = s.idle_turns
    columns[PRIVILEGE_USED] = s.privilege_used
    columns[KEEP_FROM] = s.keep_from
    columns[TO_PAY] = s.to_pay
    columns[GUEST_FROM] = s.guest_from
    for good in range(GOODS):
        columns[PRODUCED + good] = (s.produced >> good) & 1
        columns[KEPT + good] = s.kept[good]
        columns[WAREHOUSED + good] = (s.warehoused >> good) & 1


@rule
def write_table(s: State, columns: Shorts) -> None:
    """Write the columns of the middle of the table."""
    columns[PLAYERS + s.seats - FEWEST_PLAYERS] = 1
    for expansion in range(EXPANSIONS):
        columns[EXPANSION_PLAYED + expansion] = s.expansions[expansion]
    columns[ROUND] = s.round_number
    columns[CHIPS_LEFT] = s.vp
    for ending in range(ENDINGS):
        columns[ENDING + ending] = (s.ending >> ending) & 1
    # The network was trained without a limit of rounds, so a last round looks like one by chips.
    if reaches_limit(s):
        columns[CHIPS_ENDING] = 1
    for role in range(s.role_cards):
        columns[ROLE_DOUBLOONS + role] = s.role_doubloons[role]
        columns[ROLE_FREE + role] = s.role_taken[role] < 0
    for ship in range(SHIPS):
        if s.ship_good[ship] >= 0:
            columns[CARGO_KIND + ship * GOODS + s.ship_good[ship]] = 1
        columns[CARGO_FREE + ship] = s.ship_capacity[ship] - s.ship_loaded[ship]
        columns[CARGO_LOADED + ship] = s.ship_loaded[ship]
    columns[COLONISTS] = s.colonists
    columns[NOBLE_SUPPLY] = s.noble_supply
    columns[SHIP_COLONISTS] = s.ship_colonists
    columns[SHIP_NOBLES] = s.ship_nobles
    columns[QUARRIES] = s.quarries
    filled = 0
    for good in range(GOODS):
        columns[SUPPLY + good] = s.goods[good]
        columns[FACE_UP + good] = s.face_up[good]
        columns[FACE_DOWN + good] = s.face_down[good]
        columns[DISCARD + good] = s.discard[good]
        columns[HOUSE + good] = s.trading_house[good]
        filled += s.trading_house[good]
    columns[HOUSE_FILLED] = filled
    for building in range(s.types):
        columns[BUILDINGS_LEFT + building] = s.buildings[building]


@rule
def write_board(s: State, p: Player, columns: Shorts) -> None:
    """Write the columns of a player board."""
    columns[DOUBLOONS] = p.doubloons
    columns[CHIPS] = chip_points(p)
    columns[BONUS] = bonus_points(s, p)
    kinds = 0
    for good in range(GOODS):
        made = output(p, good)
        columns[GOODS_HELD + good] = p.goods[good]
        columns[OUTPUT + good] = made
        kinds += made > 0
    columns[KINDS] = kinds
    for tile in range(TILES):
        columns[TILES_LAID + tile] = p.tiles[tile]
        columns[MANNED + tile] = p.manned[tile]
        columns[NOBLE_MANNED + tile] = p.noble_manned[tile]
    columns[FORESTS] = forests(p)
    columns[ISLAND] = p.island_spaces
    columns[CITY] = p.city_spaces
    columns[SAN_JUAN] = p.san_juan
    columns[NOBLE_SAN_JUAN] = p.noble_san_juan
    for building in range(s.types):
        if p.city[building]:
            columns[BUILT + building] = 1
            columns[WORKERS + building] = p.workers[building]
            columns[NOBLE_WORKERS + building] = p.noble_workers[building]


@rule
def write_inputs(s: State, columns: Shorts) -> None:
    """Write all inputs for a position."""
    for column in range(INPUTS):
        columns[column] = 0
    write_table(s, columns)
    write_question(s, columns)
    first = center(s)
    for seat in range(s.seats):
        place = seat - first if seat >= first else seat - first + s.seats
        block = columns[TABLE + place * BLOCK : TABLE + (place + 1) * BLOCK]
        p = s.players[seat]
        write_board(s, p, block)
        points = score(s, seat)
        block[SCORE] = points
        block[GOVERNOR] = s.governor == seat
        block[TURNS + turns_until_choice(s, seat)] = 1
        block[LIBRARY_SPENT] = (s.library_spent >> seat) & 1
        block[WHARF_USED] = (s.wharves_used >> seat) & 1
        block[SMALL_WHARF_USED] = (s.small_wharves_used >> seat) & 1
        linear = LINEAR + place * LINEAR_BLOCK
        columns[linear + LINEAR_DOUBLOONS] = p.doubloons
        columns[linear + LINEAR_CHIPS] = chip_points(p)
        columns[linear + LINEAR_SCORE] = points
    for role in range(s.role_cards):
        taker = s.role_taken[role]
        if taker >= 0:
            place = taker - first if taker >= first else taker - first + s.seats
            columns[TABLE + place * BLOCK + TOOK + role] = 1
    # The questions below the asked one on the stack show who still has to act in this phase.
    for i in range(1, s.depth - 1):
        waiting = s.stack[i].seat
        if waiting >= 0:
            place = waiting - first if waiting >= first else waiting - first + s.seats
            columns[TABLE + place * BLOCK + PENDING + s.stack[i].question] += 1
