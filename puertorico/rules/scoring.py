"""The score by source, and the winner (5.2, 5.3). Both can be asked at any time."""

from .buildings import (
    BEIGE_BUILDING,
    BUILDING_POINTS,
    CITY_HALL,
    CLOISTER,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    GUILD_POINTS,
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
    """Count chips, and points noted after the chips ran out (5.2)."""
    return p.vp + p.noted


@rule
def building_points(s: State, p: Player) -> int:
    """Add up printed points, of occupied buildings and others (5.2).

    By option the Statue counts only if it is occupied.
    """
    points = 0
    for building in range(s.types):
        if p.city[building]:
            points += BUILDING_POINTS[building]
    if s.statue_needs_colonist and p.city[STATUE] and not occupied(p, STATUE):
        points -= BUILDING_POINTS[STATUE]
    return points


@rule
def guild_hall_points(s: State, p: Player) -> int:
    """Count 1 for each small production building and 2 for each other one (5.2)."""
    points = 0
    if occupied(p, GUILD_HALL):
        for building in range(s.types):
            if p.city[building]:
                points += GUILD_POINTS[building]
    return points


@rule
def residence_points(p: Player) -> int:
    """Count 4 for up to nine filled island spaces, then one more for each (A29).

    Forests fill spaces too.
    """
    if not occupied(p, RESIDENCE):
        return 0
    return max(4, p.island_spaces - 5)


@rule
def fortress_points(s: State, p: Player) -> int:
    """Count 1 for every 3 pieces on the board, by option without San Juan (5.2)."""
    if not occupied(p, FORTRESS):
        return 0
    pieces = all_pieces(s, p)
    if not s.fortress_counts_san_juan:
        pieces -= p.san_juan
    return pieces // 3


@rule
def customs_house_points(p: Player) -> int:
    """Count 1 for every 4 points in chips (5.2)."""
    return chip_points(p) // 4 if occupied(p, CUSTOMS_HOUSE) else 0


@rule
def city_hall_points(s: State, p: Player) -> int:
    """Count 1 for each beige building, including itself (5.2)."""
    points = 0
    if occupied(p, CITY_HALL):
        for building in range(s.types):
            if p.city[building]:
                points += BEIGE_BUILDING[building]
    return points


@rule
def cloister_points(p: Player) -> int:
    """Count 1, 3, 6, 10 for one to four sets of three equal island tiles (A50).

    Forests are a kind of their own.
    """
    if not occupied(p, CLOISTER):
        return 0
    sets = forests(p) // 3
    for tile in range(QUARRY + 1):
        sets += p.tiles[tile] // 3
    return sets * (sets + 1) // 2


@rule
def royal_garden_points(s: State, p: Player) -> int:
    """Count 1 for each noble on the board (5.2)."""
    return all_nobles(s, p) if occupied(p, ROYAL_GARDEN) else 0


@rule
def bonus_points(s: State, p: Player) -> int:
    """Add up what occupied large buildings bring beyond their printed points."""
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
    """Add up chips, buildings, bonuses of large buildings, and nobles (5.2)."""
    p = s.players[seat]
    return chip_points(p) + building_points(s, p) + bonus_points(s, p) + all_nobles(s, p)


@rule
def tie_break(s: State, seat: int) -> int:
    """Count doubloons and goods, each good as one (5.3)."""
    p = s.players[seat]
    return p.doubloons + barrels(p)


@rule
def is_winner(s: State, seat: int) -> bool:
    """Return whether no seat is ahead by score, then by doubloons and goods (5.3).

    Equal seats share the victory (A59).
    """
    mine = score(s, seat)
    for other in range(s.seats):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and tie_break(s, other) > tie_break(s, seat)):
            return False
    return True
