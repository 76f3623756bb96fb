"""Transfers between the supply and the players, and pieces on a board."""

from .answers import SAN_JUAN
from .jit import rule
from .kinds import GOODS, TILES, Ending
from .powers import circles
from .state import Player, State


@rule
def gain_points(s: State, p: Player, points: int) -> None:
    """Pay points in chips; note the rest when the chips run out (3.6.1, 5.1)."""
    chips = min(points, s.vp)
    s.vp -= chips
    p.vp += chips
    p.noted += points - chips
    if s.vp == 0:
        s.ending |= Ending.CHIPS


@rule
def gain_good(s: State, p: Player, good: int, barrels: int) -> int:
    """Take barrels from the supply, as far as it goes, and return how many (3.4)."""
    got = min(barrels, s.goods[good])
    s.goods[good] -= got
    p.goods[good] += got
    return got


@rule
def return_goods(s: State, p: Player, good: int, barrels: int) -> None:
    p.goods[good] -= barrels
    s.goods[good] += barrels


@rule
def piece_available(s: State) -> bool:
    """Check for a piece in the supply, else on the colonist ship (4.3, A5)."""
    return s.colonists + s.ship_colonists + s.ship_nobles > 0


@rule
def only_noble_available(s: State) -> bool:
    """Check whether a noble on the ship is the last piece available (4.3, A6)."""
    return s.colonists + s.ship_colonists == 0 and s.ship_nobles > 0


@rule
def take_piece(s: State) -> int:
    """Take a piece for Hospice or University; return 1 for a noble, else 0 (4.3, A5, A6)."""
    if s.colonists > 0:
        s.colonists -= 1
        return 0
    if s.ship_colonists > 0:
        s.ship_colonists -= 1
        return 0
    s.ship_nobles -= 1
    return 1


@rule
def circles_at(s: State, p: Player, place: int) -> int:
    """Count the circles of a place, empty or not."""
    if place < TILES:
        return p.tiles[place]
    if p.city[place - TILES]:
        return circles(s, place - TILES)
    return 0


@rule
def pieces_at(p: Player, place: int) -> int:
    """Count colonists and nobles in a place."""
    if place == SAN_JUAN:
        return p.san_juan
    if place < TILES:
        return p.manned[place]
    return p.workers[place - TILES]


@rule
def nobles_at(p: Player, place: int) -> int:
    if place == SAN_JUAN:
        return p.noble_san_juan
    if place < TILES:
        return p.noble_manned[place]
    return p.noble_workers[place - TILES]


@rule
def put(p: Player, place: int, pieces: int, nobles: int) -> None:
    """Add pieces to a place, `nobles` of them nobles; negative numbers take them away."""
    if place == SAN_JUAN:
        p.san_juan += pieces
        p.noble_san_juan += nobles
    elif place < TILES:
        p.manned[place] += pieces
        p.noble_manned[place] += nobles
    else:
        p.workers[place - TILES] += pieces
        p.noble_workers[place - TILES] += nobles


@rule
def all_pieces(s: State, p: Player) -> int:
    """Count colonists and nobles on a whole player board, including San Juan."""
    total = p.san_juan
    for tile in range(TILES):
        total += p.manned[tile]
    for building in range(s.types):
        total += p.workers[building]
    return total


@rule
def all_nobles(s: State, p: Player) -> int:
    """Count nobles on a whole player board, including San Juan."""
    total = p.noble_san_juan
    for tile in range(TILES):
        total += p.noble_manned[tile]
    for building in range(s.types):
        total += p.noble_workers[building]
    return total


@rule
def barrels(p: Player) -> int:
    total = 0
    for good in range(GOODS):
        total += p.goods[good]
    return total


@rule
def forests(p: Player) -> int:
    total = 0
    for good in range(GOODS):
        total += p.forests[good]
    return total
