"""The network's view of a position: a row of small integers, centered on the asked seat.

The row contains everything that the rest of the game depends on, also in the middle of a phase: what is asked, who
still has to act, and what the phase remembers. A few columns repeat what a player sees at a glance (production, score,
turn order) so that a small network need not work it out.
"""

from ...rules.buildings import BUILDINGS
from ...rules.craftsman import output
from ...rules.jit import Shorts, rule
from ...rules.kinds import CHANCE, GOODS, ROLES, SEATS, SHIPS, TILES
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.scoring import bonus_points, chip_points, score
from ...rules.state import Player, State
from ...rules.supply import forests
from .evaluation import turns_until_choice

ENDINGS = 4
PLACES = TILES + BUILDINGS
QUESTIONS = int(Question.GAME_OVER) + 1
FEWEST_PLAYERS = 2

# The table.
PLAYERS = 0
NEW_BUILDINGS = PLAYERS + SEATS - 1
NOBLES = NEW_BUILDINGS + 1
ROUND = NOBLES + 1
CHIPS_LEFT = ROUND + 1
ENDING = CHIPS_LEFT + 1
ROLE_DOUBLOONS = ENDING + ENDINGS
ROLE_FREE = ROLE_DOUBLOONS + ROLES
PHASE = ROLE_FREE + ROLES
ASKED = PHASE + ROLES
CARGO_KIND = ASKED + FIRST_MOMENT
CARGO_FREE = CARGO_KIND + SHIPS * GOODS
CARGO_LOADED = CARGO_FREE + SHIPS
COLONISTS = CARGO_LOADED + SHIPS
NOBLE_SUPPLY = COLONISTS + 1
SHIP_COLONISTS = NOBLE_SUPPLY + 1
SHIP_NOBLES = SHIP_COLONISTS + 1
QUARRIES = SHIP_NOBLES + 1
SUPPLY = QUARRIES + 1
FACE_UP = SUPPLY + GOODS
FACE_DOWN = FACE_UP + GOODS
DISCARD = FACE_DOWN + GOODS
HOUSE = DISCARD + GOODS
HOUSE_FILLED = HOUSE + GOODS
BUILDINGS_LEFT = HOUSE_FILLED + 1
# What the asked question is about: a place on the board, or two numbers.
SUBJECT = BUILDINGS_LEFT + BUILDINGS
NUMBER_A = SUBJECT + PLACES + 1
NUMBER_B = NUMBER_A + 1
# What the current phase remembers.
CIRCLES_LEFT = NUMBER_B + 1
LIBRARY_DOUBLES = CIRCLES_LEFT + 1
PRODUCED = LIBRARY_DOUBLES + 1
IDLE_TURNS = PRODUCED + GOODS
PRIVILEGE_USED = IDLE_TURNS + 1
KEPT = PRIVILEGE_USED + 1
KEEP_FROM = KEPT + GOODS
WAREHOUSED = KEEP_FROM + 1
TO_PAY = WAREHOUSED + GOODS
GUEST_FROM = TO_PAY + 1
TABLE = GUEST_FROM + 1

# The block of a seat.
GOVERNOR = 0
TOOK = GOVERNOR + 1
TURNS = TOOK + ROLES
PENDING = TURNS + SEATS
LIBRARY_SPENT = PENDING + QUESTIONS
WHARF_USED = LIBRARY_SPENT + 1
SMALL_WHARF_USED = WHARF_USED + 1
DOUBLOONS = SMALL_WHARF_USED + 1
CHIPS = DOUBLOONS + 1
BONUS = CHIPS + 1
SCORE = BONUS + 1
GOODS_HELD = SCORE + 1
OUTPUT = GOODS_HELD + GOODS
KINDS = OUTPUT + GOODS
TILES_LAID = KINDS + 1
MANNED = TILES_LAID + TILES
NOBLE_MANNED = MANNED + TILES
FORESTS = NOBLE_MANNED + TILES
ISLAND = FORESTS + 1
CITY = ISLAND + 1
SAN_JUAN = CITY + 1
NOBLE_SAN_JUAN = SAN_JUAN + 1
BUILT = NOBLE_SAN_JUAN + 1
WORKERS = BUILT + BUILDINGS
NOBLE_WORKERS = WORKERS + BUILDINGS
BLOCK = NOBLE_WORKERS + BUILDINGS

# Small differences between large numbers decide the end of a game: these columns are used as they are, all others
# as logarithms.
LINEAR = TABLE + SEATS * BLOCK
LINEAR_DOUBLOONS, LINEAR_CHIPS, LINEAR_SCORE, LINEAR_BLOCK = range(4)
INPUTS = LINEAR + SEATS * LINEAR_BLOCK


@rule
def center(s: State) -> int:
    """Return the seat whose block comes first: the asked one, or the governor where chance is asked."""
    seat = asked(s).seat
    return s.governor if seat == CHANCE else seat


@rule
def write_question(s: State, columns: Shorts) -> None:
    """Write what is asked and what the phase remembers."""
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
    """Write what lies in the middle of the table."""
    columns[PLAYERS + s.seats - FEWEST_PLAYERS] = 1
    columns[NEW_BUILDINGS] = s.new_buildings
    columns[NOBLES] = s.nobles
    columns[ROUND] = s.round_number
    columns[CHIPS_LEFT] = s.vp
    for ending in range(ENDINGS):
        columns[ENDING + ending] = (s.ending >> ending) & 1
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
    """Write what lies on a player board."""
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
    """Write the network's view of a position into a row of columns."""
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
    # The questions between the round and the asked one say who still has to act in this phase.
    for i in range(1, s.depth - 1):
        waiting = s.stack[i].seat
        if waiting >= 0:
            place = waiting - first if waiting >= first else waiting - first + s.seats
            columns[TABLE + place * BLOCK + PENDING + s.stack[i].question] += 1
