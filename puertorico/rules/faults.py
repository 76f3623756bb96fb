"""Invariant checks as a bit mask: pieces are conserved, boards are legal."""

from enum import IntEnum
from typing import Self

from .answers import SAN_JUAN
from .buildings import BUILDINGS, NOBLES, OFFICE, SPACES
from .jit import rule
from .kinds import CITY_SPACES, GOODS, HOUSE_PLACES, ISLAND_SPACES, NOBODY, QUARRY, ROLES, SHIPS, TILES, Ending, Role
from .questions import Question, asked
from .setup import (
    NOBLES_IN_ALL,
    QUARRIES,
    chips_in_all,
    colonists_in_all,
    copies_in_all,
    goods_in_all,
    is_drafted,
    is_in_rule_set,
    tiles_in_all,
)
from .state import Player, State
from .supply import all_nobles, all_pieces, circles_at, forests, nobles_at, pieces_at


class Fault(IntEnum):
    """Faults of an impossible position: bits in the order of the rows, each with a sentence."""

    sentence: str

    def __new__(cls, sentence: str) -> Self:
        member = int.__new__(cls, 1 << len(cls.__members__))
        member._value_ = int(member)
        member.sentence = sentence
        return member

    COLONISTS = "the colonists in supply, ship and boards do not add up to all there are"
    NOBLES = "the nobles in supply, ship and boards do not add up to all there are"
    GOODS = "the barrels of a kind in supply, boards, house and ships do not add up to all there are"
    CHIPS = "the point chips in supply and on boards do not add up to all there are"
    PLANTATIONS = "the plantations of a kind in row, stack, discards and islands do not add up to all there are"
    QUARRIES = "the quarries in the pile and on islands do not add up to all there are"
    BUILDINGS = "the copies of a building left and built do not add up to all there are"
    SHIPS = "a ship is overloaded, or a kind is on two ships, or a ship has a kind without barrels"
    TRADING_HOUSE = "the trading house has more than 4 barrels, or a kind twice although nobody has an Office"
    ISLAND = "an island has more than 12 tiles"
    CITY = "a city has more than 12 spaces filled"
    CIRCLES = "there are more pieces than circles in a place, or pieces where there is no tile or building"
    ROLES = "a role card is taken by a seat that is not in the game, or a taken card has doubloons on it"
    DOUBLOONS = "a player has fewer than 0 doubloons"
    ENDING = "the chips have run out or a city is full, but `ending` does not say so"
    SAN_JUAN = "after a mayor phase pieces are in San Juan although a circle is empty"


def fault_sentences(found: int) -> list[str]:
    """Return the sentences about all faults of a bit mask."""
    return [fault.sentence for fault in Fault if found & fault]


@rule
def supply_faults(s: State) -> int:
    """Check that every kind of piece is complete."""
    found = 0
    colonists = 0
    nobles = 0
    chips = s.vp
    quarries = s.quarries
    for seat in range(s.seats):
        p = s.players[seat]
        colonists += all_pieces(s, p) - all_nobles(s, p)
        nobles += all_nobles(s, p)
        chips += p.vp
        quarries += p.tiles[QUARRY]
    if nobles + s.noble_supply + s.ship_nobles != (NOBLES_IN_ALL if s.expansions[NOBLES] else 0):
        found |= Fault.NOBLES
    if colonists + s.colonists + s.ship_colonists != colonists_in_all(s):
        found |= Fault.COLONISTS
    if chips != chips_in_all(s):
        found |= Fault.CHIPS
    if quarries != QUARRIES[s.seats - 2]:
        found |= Fault.QUARRIES
    for good in range(GOODS):
        goods = 0
        tiles = 0
        if asked(s).question == Question.LAY_TILE and asked(s).a == good:
            tiles += 1  # drawn, but not laid yet
        for ship in range(SHIPS):
            if s.ship_good[ship] == good:
                goods += s.ship_loaded[ship]
        for seat in range(s.seats):
            p = s.players[seat]
            goods += p.goods[good]
            tiles += p.tiles[good]
            tiles += p.forests[good]
        if goods + s.goods[good] + s.trading_house[good] != goods_in_all(s, good):
            found |= Fault.GOODS
        if tiles + s.face_up[good] + s.face_down[good] + s.discard[good] != tiles_in_all(s, good):
            found |= Fault.PLANTATIONS
    for building in range(BUILDINGS):
        copies = s.buildings[building]
        for seat in range(s.seats):
            copies += s.players[seat].city[building]
        all_here = is_in_rule_set(s, building) and copies == copies_in_all(s, building)
        none_here = copies == 0 and (is_drafted(s, building) or not is_in_rule_set(s, building))
        if not all_here and not none_here:
            found |= Fault.BUILDINGS
    return found


@rule
def board_faults(s: State) -> int:
    """Check ships, trading house and role cards."""
    found = 0
    for ship in range(SHIPS):
        if s.ship_loaded[ship] > s.ship_capacity[ship] or (s.ship_loaded[ship] == 0) != (s.ship_good[ship] == NOBODY):
            found |= Fault.SHIPS
        for other in range(ship):
            if s.ship_good[ship] != NOBODY and s.ship_good[ship] == s.ship_good[other]:
                found |= Fault.SHIPS
    in_house = 0
    twice = False
    for good in range(GOODS):
        in_house += s.trading_house[good]
        twice = twice or s.trading_house[good] > 1
    offices = 0
    for seat in range(s.seats):
        offices += s.players[seat].city[OFFICE]
    if in_house > HOUSE_PLACES or (twice and offices == 0):
        found |= Fault.TRADING_HOUSE
    for role in range(ROLES):
        taken = s.role_taken[role] != NOBODY
        if s.role_taken[role] >= s.seats or (role >= s.role_cards and taken):
            found |= Fault.ROLES
        if s.role_doubloons[role] < 0 or (s.role_doubloons[role] > 0 and (taken or role >= s.role_cards)):
            found |= Fault.ROLES
    if s.vp == 0 and not s.ending & Ending.CHIPS:
        found |= Fault.ENDING
    return found


@rule
def player_faults(s: State, p: Player) -> int:
    """Check island, city, circles and doubloons of one player."""
    found = 0
    tiles = forests(p)
    empty_circles = 0
    for place in range(TILES + s.types):
        pieces = pieces_at(p, place)
        if pieces > circles_at(s, p, place) or nobles_at(p, place) > pieces:
            found |= Fault.CIRCLES
        empty_circles += circles_at(s, p, place) - pieces
        if place < TILES:
            tiles += p.tiles[place]
    if nobles_at(p, SAN_JUAN) > p.san_juan:
        found |= Fault.CIRCLES
    if tiles != p.island_spaces or tiles > ISLAND_SPACES:
        found |= Fault.ISLAND
    spaces = 0
    for building in range(BUILDINGS):
        if p.city[building] > 1:
            found |= Fault.BUILDINGS
        spaces += p.city[building] * SPACES[building]
    if spaces != p.city_spaces or spaces > CITY_SPACES:
        found |= Fault.CITY
    if p.doubloons < 0:
        found |= Fault.DOUBLOONS
    if (p.noted > 0 and not s.ending & Ending.CHIPS) or (spaces >= CITY_SPACES and not s.ending & Ending.CITY):
        found |= Fault.ENDING
    # Forced filling, right after a mayor phase and before a guest moves on.
    after_mayor = asked(s).question == Question.CHOOSE_ROLE and s.role == Role.MAYOR and s.guest_from == 0
    if after_mayor and p.san_juan > 0 and empty_circles > 0:
        found |= Fault.SAN_JUAN
    return found


@rule
def faults(s: State) -> int:
    """Return all faults of a game as bits of `Fault`; 0 means that it is possible."""
    found = supply_faults(s) | board_faults(s)
    for seat in range(s.seats):
        found |= player_faults(s, s.players[seat])
    return found
