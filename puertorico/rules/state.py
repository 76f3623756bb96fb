"""The record of a game.

Nothing in it is secret or random: face-down plantations are counts, because nobody knows their order, and chance turns
up a kind when a tile is drawn.
"""

from typing import Annotated

from .buildings import BUILDINGS, EXPANSIONS
from .kinds import GOODS, ROLES, SEATS, SHIPS, TILES
from .layout import I8, I16, I32, U8, Cells, Padding, Record, Rows

STACK = 16


class Frame(Record):
    """A question on the stack: what is asked, of whom, and two numeric arguments."""

    question: I16
    seat: I16
    a: I16
    b: I16


class Player(Record):
    """A player board.

    Pieces count colonists and nobles together, `noble_…` the nobles among them.
    """

    doubloons: I16
    vp: I16  # in chips
    noted: I16  # points won after the chips ran out
    goods: Annotated[Cells, U8, GOODS]
    tiles: Annotated[Cells, U8, TILES]
    manned: Annotated[Cells, U8, TILES]
    noble_manned: Annotated[Cells, U8, TILES]
    forests: Annotated[Cells, U8, GOODS]  # by the kind on the hidden side
    city: Annotated[Cells, U8, BUILDINGS]  # 1 for an owned building
    workers: Annotated[Cells, U8, BUILDINGS]
    noble_workers: Annotated[Cells, U8, BUILDINGS]
    san_juan: U8
    noble_san_juan: U8
    island_spaces: U8  # filled ones
    city_spaces: U8
    pad: Annotated[Cells, U8, Padding(2)]


class State(Record):
    """A whole game."""

    # The stack of questions.
    stack: Annotated[Rows[Frame], Frame, STACK]
    depth: U8
    # The rule set: player count, expansions and options.
    seats: U8
    expansions: Annotated[Cells, U8, EXPANSIONS + EXPANSIONS % 2]  # an even number keeps the next fields in place
    types: U8  # building types up to the last one in play
    vp_5p: U8
    fortress_counts_san_juan: U8
    force_largest_ship: U8
    statue_needs_colonist: U8
    forest_from_hacienda: U8
    draft_exclusions: U8  # bits: 1 Office and Trading Post, 2 Hacienda and Forest House
    random_draft: U8
    library_craftsman_distinct: U8
    library_2p_once_per_round: U8
    black_market_strict: U8
    noble_auto_to_mayor: U8
    hidden_vp: U8
    role_cards: U8
    max_rounds: I16
    # The round.
    round_number: I16
    governor: I8
    role: I8  # of the current phase, or of the last one
    ending: U8  # bits of kinds.Ending
    role_taken: Annotated[Cells, I8, ROLES]  # by which seat
    pad: Annotated[Cells, U8, Padding(2)]
    role_doubloons: Annotated[Cells, I16, ROLES]
    # The supply.
    vp: I16
    colonists: U8
    noble_supply: U8
    goods: Annotated[Cells, U8, GOODS]
    quarries: U8
    face_up: Annotated[Cells, U8, GOODS]
    face_down: Annotated[Cells, U8, GOODS]
    discard: Annotated[Cells, U8, GOODS]
    ship_colonists: U8
    ship_nobles: U8
    ship_capacity: Annotated[Cells, U8, SHIPS]
    ship_good: Annotated[Cells, I8, SHIPS]
    ship_loaded: Annotated[Cells, U8, SHIPS]
    trading_house: Annotated[Cells, U8, GOODS]
    buildings: Annotated[Cells, U8, BUILDINGS]  # copies left
    # What the current phase remembers; zero (or nothing) between phases.
    library_doubles: U8  # may the Library double this role?
    library_spent: U8  # bits: seats that used it this round (an option)
    circles_left: U8  # mayor: circles of the kinds not yet asked about
    produced: U8  # craftsman: bits of the kinds produced
    idle_turns: U8  # captain: turns since the last load
    privilege_used: U8  # captain
    wharves_used: U8  # captain: bits of seats
    small_wharves_used: U8
    kept: Annotated[Cells, U8, GOODS]  # storage
    keep_from: U8  # storage: the first answer still in order
    warehoused: U8  # storage: bits of the kinds kept whole
    pad_2: Annotated[Cells, U8, Padding(4)]
    to_pay: I16  # builder: what is left of the price
    guest_from: I16  # the first guest answer still in order
    draws: I32  # answers of chance so far
    players: Annotated[Rows[Player], Player, SEATS]
    pad_3: Annotated[Cells, U8, Padding(4)]
