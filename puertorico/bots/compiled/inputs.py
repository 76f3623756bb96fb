"""The inputs of the network: a row of small integers, centered on the asked seat.

The row contains everything that the rest of the game depends on, including the current question, the players who
still have to act, and the memory of the phase. A few derived columns (production, score, turn order) save a small
network from computing them.
"""

from collections.abc import Mapping
from itertools import accumulate

from ...rules.buildings import EXPANSION, EXPANSIONS, ROWS
from ...rules.craftsman import output
from ...rules.jit import Shorts, rule
from ...rules.kinds import CHANCE, GOODS, SEATS, SHIPS, TILES, Ending, Good, Role
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.rounds import reaches_limit
from ...rules.scoring import bonus_points, chip_points, score
from ...rules.state import Player, State
from ...rules.supply import forests
from .evaluation import turns_until_choice

FEWEST_PLAYERS = 2
ENDINGS = len(Ending)

# Labels of the columns of a block.
_ONE = ("",)
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

# The blocks of the table.
_TABLE_BLOCKS = {
    "players": _PLAYERS,
    "": _EXPANSIONS,  # each is a column by its own name
    "round": _ONE,
    "chips_left": _ONE,
    "ending": _ENDINGS,
    "role_doubloons": _ROLES,
    "role_free": _ROLES,
    "phase": _ROLES,
    "asked": _QUESTIONS[:FIRST_MOMENT],
    "cargo_kind": _CARGO,
    "cargo_free": _SHIPS,
    "cargo_loaded": _SHIPS,
    "colonists": _ONE,
    "noble_supply": _ONE,
    "ship_colonists": _ONE,
    "ship_nobles": _ONE,
    "quarries": _ONE,
    "supply": _GOODS,
    "face_up": _GOODS,
    "face_down": _GOODS,
    "discard": _GOODS,
    "house": _GOODS,
    "house_filled": _ONE,
    "buildings_left": _BUILDINGS,
    # The arguments of the asked question: a place on the board, or two numbers.
    "subject": _PLACES,
    "number_a": _ONE,
    "number_b": _ONE,
    # Memory of the current phase.
    "circles_left": _ONE,
    "library_doubles": _ONE,
    "produced": _GOODS,
    "idle_turns": _ONE,
    "privilege_used": _ONE,
    "kept": _GOODS,
    "keep_from": _ONE,
    "warehoused": _GOODS,
    "to_pay": _ONE,
    "guest_from": _ONE,
}

# The blocks of a seat.
_SEAT_BLOCKS = {
    "governor": _ONE,
    "took": _ROLES,
    "turns": _SEATS,
    "pending": _QUESTIONS,
    "library_spent": _ONE,
    "wharf_used": _ONE,
    "small_wharf_used": _ONE,
    "doubloons": _ONE,
    "chips": _ONE,
    "bonus": _ONE,
    "score": _ONE,
    "goods_held": _GOODS,
    "output": _GOODS,
    "kinds": _ONE,
    "tiles_laid": _TILES,
    "manned": _TILES,
    "noble_manned": _TILES,
    "forests": _ONE,
    "island": _ONE,
    "city": _ONE,
    "san_juan": _ONE,
    "noble_san_juan": _ONE,
    "built": _BUILDINGS,
    "workers": _BUILDINGS,
    "noble_workers": _BUILDINGS,
}

# Inputs are logarithms, except for these: small differences between large numbers decide the end of a game.
_LINEAR_BLOCKS = {"doubloons": _ONE, "chips": _ONE, "score": _ONE}


def _names(blocks: Mapping[str, tuple[str, ...]]) -> list[str]:
    return [f"{block} {label}".strip() for block, labels in blocks.items() for label in labels]


def input_names() -> list[str]:
    """Return the names of all columns. Weights belong to names, not to positions."""
    seats = [f"seat {seat} {name}" for seat in _SEATS for name in _names(_SEAT_BLOCKS)]
    linear = [f"linear {seat} {name}" for seat in _SEATS for name in _names(_LINEAR_BLOCKS)]
    return _names(_TABLE_BLOCKS) + seats + linear


def _starts(blocks: Mapping[str, tuple[str, ...]]) -> list[int]:
    """Return the first column of each block, and the end of the last one."""
    return [0, *accumulate(len(labels) for labels in blocks.values())]


(
    PLAYERS,
    EXPANSION_PLAYED,
    ROUND,
    CHIPS_LEFT,
    ENDING,
    ROLE_DOUBLOONS,
    ROLE_FREE,
    PHASE,
    ASKED,
    CARGO_KIND,
    CARGO_FREE,
    CARGO_LOADED,
    COLONISTS,
    NOBLE_SUPPLY,
    SHIP_COLONISTS,
    SHIP_NOBLES,
    QUARRIES,
    SUPPLY,
    FACE_UP,
    FACE_DOWN,
    DISCARD,
    HOUSE,
    HOUSE_FILLED,
    BUILDINGS_LEFT,
    SUBJECT,
    NUMBER_A,
    NUMBER_B,
    CIRCLES_LEFT,
    LIBRARY_DOUBLES,
    PRODUCED,
    IDLE_TURNS,
    PRIVILEGE_USED,
    KEPT,
    KEEP_FROM,
    WAREHOUSED,
    TO_PAY,
    GUEST_FROM,
    TABLE,
) = _starts(_TABLE_BLOCKS)
(
    GOVERNOR,
    TOOK,
    TURNS,
    PENDING,
    LIBRARY_SPENT,
    WHARF_USED,
    SMALL_WHARF_USED,
    DOUBLOONS,
    CHIPS,
    BONUS,
    SCORE,
    GOODS_HELD,
    OUTPUT,
    KINDS,
    TILES_LAID,
    MANNED,
    NOBLE_MANNED,
    FORESTS,
    ISLAND,
    CITY,
    SAN_JUAN,
    NOBLE_SAN_JUAN,
    BUILT,
    WORKERS,
    NOBLE_WORKERS,
    BLOCK,
) = _starts(_SEAT_BLOCKS)
LINEAR_DOUBLOONS, LINEAR_CHIPS, LINEAR_SCORE, LINEAR_BLOCK = _starts(_LINEAR_BLOCKS)
CHIPS_ENDING = ENDING + _ENDINGS.index(Ending.CHIPS.name)
LINEAR = TABLE + SEATS * BLOCK
INPUTS = LINEAR + SEATS * LINEAR_BLOCK


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
