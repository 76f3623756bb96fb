"""The score by source and the winner (5.2, 5.3). All of it can be asked at any time."""

from .buildings import (
    BEIGE_BUILDING,
    CITY_HALL,
    CLOISTER,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    GUILD_POINTS,
    POINTS,
    RESIDENCE,
    ROYAL_GARDEN,
    STATUE,
)
from .jit import rule
from .kinds import QUARRY
from .powers import occupied
from .state import Player, State
from .supply import all_nobles, all_pieces, barrels, forests


@rule
def chip_points(p: Player) -> int:
    """Chips, and points noted after the chips ran out."""
    return p.vp + p.noted


@rule
def building_points(s: State, p: Player) -> int:
    """Printed points count whether a building is occupied or not; the Statue's by option only if it is."""
    points = 0
    for building in range(s.types):
        if p.city[building]:
            points += POINTS[building]
    if s.statue_needs_colonist and p.city[STATUE] and not occupied(p, STATUE):
        points -= POINTS[STATUE]
    return points


@rule
def guild_hall_points(s: State, p: Player) -> int:
    """1 for each small production building, 2 for each other one."""
    points = 0
    if occupied(p, GUILD_HALL):
        for building in range(s.types):
            if p.city[building]:
                points += GUILD_POINTS[building]
    return points


@rule
def residence_points(p: Player) -> int:
    """4 for up to nine filled island spaces, then one more for each; forests fill spaces too (A29)."""
    if not occupied(p, RESIDENCE):
        return 0
    return max(4, p.island_spaces - 5)


@rule
def fortress_points(s: State, p: Player) -> int:
    """1 for every 3 pieces on the board, by option without those in San Juan."""
    if not occupied(p, FORTRESS):
        return 0
    pieces = all_pieces(s, p)
    if not s.fortress_counts_san_juan:
        pieces -= p.san_juan
    return pieces // 3


@rule
def customs_house_points(p: Player) -> int:
    """1 for every 4 points in chips."""
    return chip_points(p) // 4 if occupied(p, CUSTOMS_HOUSE) else 0


@rule
def city_hall_points(s: State, p: Player) -> int:
    """1 for each beige building, itself included."""
    points = 0
    if occupied(p, CITY_HALL):
        for building in range(s.types):
            if p.city[building]:
                points += BEIGE_BUILDING[building]
    return points


@rule
def cloister_points(p: Player) -> int:
    """1, 3, 6, 10 for one to four sets of three equal island tiles; forests are a kind of their own (A50)."""
    if not occupied(p, CLOISTER):
        return 0
    sets = forests(p) // 3
    for tile in range(QUARRY + 1):
        sets += p.tiles[tile] // 3
    return sets * (sets + 1) // 2


@rule
def royal_garden_points(s: State, p: Player) -> int:
    """1 for each noble on the board."""
    return all_nobles(s, p) if occupied(p, ROYAL_GARDEN) else 0


@rule
def bonus_points(s: State, p: Player) -> int:
    """What all occupied large buildings bring beyond their printed points."""
    return (
        guild_hall_points(s, p)
        + residence_points(p)
        + fortress_points(s, p)
        + customs_house_points(p)
        + city_hall_points(s, p)
        + cloister_points(p)
        + royal_garden_points(s, p)
    )


@rule
def score(s: State, seat: int) -> int:
    """Chips, buildings, bonuses of occupied large buildings, nobles."""
    p = s.players[seat]
    return chip_points(p) + building_points(s, p) + bonus_points(s, p) + all_nobles(s, p)


@rule
def tie_break(s: State, seat: int) -> int:
    """Doubloons and goods, each good counted as one (5.3)."""
    p = s.players[seat]
    return p.doubloons + barrels(p)


@rule
def is_winner(s: State, seat: int) -> bool:
    """Nobody has a higher score, or the same with more doubloons and goods; else victory is shared (A59)."""
    mine = score(s, seat)
    for other in range(s.seats):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and tie_break(s, other) > tie_break(s, seat)):
            return False
    return True
