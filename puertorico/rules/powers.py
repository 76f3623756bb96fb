"""What a player's buildings do: occupation, powers that add up, circles (4.1)."""

from .buildings import CIRCLES, POWER_AMOUNT, POWER_BUILDING, POWER_START, STATUE
from .jit import rule
from .state import Player, State


@rule
def occupied(p: Player, building: int) -> bool:
    """Return whether a building is occupied; only an occupied one has a function (4.1)."""
    return p.workers[building] > 0


@rule
def power(p: Player, kind: int) -> int:
    """Add up one power over the player's occupied buildings."""
    total = 0
    for i in range(POWER_START[kind], POWER_START[kind + 1]):
        if p.workers[POWER_BUILDING[i]] > 0:
            total += POWER_AMOUNT[i]
    return total


@rule
def circles(s: State, building: int) -> int:
    """Return the circles of a building; the Statue has one only by option (4.4)."""
    if building == STATUE and s.statue_needs_colonist:
        return 1
    return CIRCLES[building]


@rule
def building_circles(s: State, p: Player) -> int:
    """Count all circles on a player's buildings, empty or not."""
    total = 0
    for building in range(s.types):
        total += p.city[building] * CIRCLES[building]
    if s.statue_needs_colonist:
        total += p.city[STATUE]
    return total
