"""Observations: what a seat sees, as 16-bit integers named in `columns.py`.

The table comes first, then a block for each of five seats, in seat order or clockwise from the observing seat. The
table's part refers to no seat, so the second order only moves blocks. A board is a run of bytes in the record and the
same run of columns here, which one loop copies. Columns that a rule set does not use are never written and stay zero.
"""

from ...rules.buildings import EXPANSIONS
from ...rules.jit import Bytes, Shorts, rule
from ...rules.kinds import GOODS, ROLES, SEATS, SHIPS
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.state import Player, State

HIDDEN = -1
ENDINGS = 4

# The questions to players, and the end of the game.
QUESTIONS = FIRST_MOMENT

# Runs of bytes, by their first and last field.
SUPPLY_RUN = ("colonists", "ship_capacity")
CARGO_RUN = ("ship_loaded", "buildings")
BOARD_RUN = ("goods", "city_spaces")


def run_of(record: type[State] | type[Player], run: tuple[str, str]) -> tuple[int, int]:
    """Return the first byte and the length of a run of one-byte fields of a record."""
    names = list(record.FIELDS)
    fields = [record.FIELDS[name] for name in names[names.index(run[0]) : names.index(run[1]) + 1]]
    assert all(field.kind == "B" for field in fields), run
    return fields[0].offset, sum(field.bytes for field in fields)


RECORD_BYTES, PLAYER_BYTES = State.SIZE, Player.SIZE
PLAYERS_AT = State.FIELDS["players"].offset
SUPPLY_AT, SUPPLY = run_of(State, SUPPLY_RUN)
CARGO_AT, CARGO = run_of(State, CARGO_RUN)
BOARD_AT, BOARD = run_of(Player, BOARD_RUN)

# The table.
ROUND = 0
PLAYERS = 1
EXPANSION_PLAYED = 2
CHIPS_LEFT = EXPANSION_PLAYED + EXPANSIONS
ENDING = CHIPS_LEFT + 1
ROLE_DOUBLOONS = ENDING + ENDINGS
ROLE_FREE = ROLE_DOUBLOONS + ROLES
PHASE = ROLE_FREE + ROLES
ASKED = PHASE + ROLES
CARGO_KIND = ASKED + QUESTIONS
SUPPLY_COLUMNS = CARGO_KIND + SHIPS * GOODS
CARGO_COLUMNS = SUPPLY_COLUMNS + SUPPLY
TABLE = CARGO_COLUMNS + CARGO

# A seat's block.
IS_ASKED = 0
IS_GOVERNOR = 1
TOOK = 2
DOUBLOONS = TOOK + ROLES
CHIPS = DOUBLOONS + 1
NOTED = CHIPS + 1
BOARD_COLUMNS = NOTED + 1
BLOCK = BOARD_COLUMNS + BOARD

COLUMNS = TABLE + SEATS * BLOCK


@rule
def sees_points(s: State, observer: int, seat: int) -> bool:
    """Return whether points are visible: with `hidden_vp` only your own until the end (1.2)."""
    return not s.hidden_vp or observer == seat or asked(s).question == Question.GAME_OVER


@rule
def observe_table(s: State, content: Bytes, columns: Shorts) -> None:
    columns[ROUND] = s.round_number
    columns[PLAYERS] = s.seats
    for expansion in range(EXPANSIONS):
        columns[EXPANSION_PLAYED + expansion] = s.expansions[expansion]
    columns[CHIPS_LEFT] = s.vp
    for ending in range(ENDINGS):
        columns[ENDING + ending] = (s.ending >> ending) & 1
    for flag in range(PHASE, SUPPLY_COLUMNS):
        columns[flag] = 0
    for role in range(s.role_cards):
        columns[ROLE_DOUBLOONS + role] = s.role_doubloons[role]
        columns[ROLE_FREE + role] = s.role_taken[role] < 0
    if s.role >= 0:
        columns[PHASE + s.role] = 1
    columns[ASKED + min(asked(s).question, QUESTIONS) - 1] = 1
    for ship in range(SHIPS):
        if s.ship_good[ship] >= 0:
            columns[CARGO_KIND + ship * GOODS + s.ship_good[ship]] = 1
    for number in range(SUPPLY):
        columns[SUPPLY_COLUMNS + number] = content[SUPPLY_AT + number]
    for number in range(CARGO):
        columns[CARGO_COLUMNS + number] = content[CARGO_AT + number]


@rule
def observe_board(s: State, content: Bytes, observer: int, seat: int, columns: Shorts) -> None:
    """Write one board; `content` is the player's bytes."""
    p = s.players[seat]
    shown = sees_points(s, observer, seat)
    columns[IS_ASKED] = asked(s).seat == seat and asked(s).question != Question.GAME_OVER
    columns[IS_GOVERNOR] = s.governor == seat
    for role in range(ROLES):
        columns[TOOK + role] = s.role_taken[role] == seat
    columns[DOUBLOONS] = p.doubloons
    columns[CHIPS] = p.vp if shown else HIDDEN
    columns[NOTED] = p.noted if shown else HIDDEN
    for number in range(BOARD):
        columns[BOARD_COLUMNS + number] = content[BOARD_AT + number]


@rule
def observe(s: State, content: Bytes, observer: int, centered: int, columns: Shorts) -> None:
    """Write what a seat is shown into a row of columns; `content` is the game's bytes."""
    observe_table(s, content, columns)
    for seat in range(s.seats):
        place = seat
        if centered:
            place = seat - observer if seat >= observer else seat - observer + s.seats
        board, block = PLAYERS_AT + seat * PLAYER_BYTES, TABLE + place * BLOCK
        observe_board(s, content[board : board + PLAYER_BYTES], observer, seat, columns[block : block + BLOCK])
