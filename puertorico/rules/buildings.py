"""The building table (4.2), in rulebook order: base game, Expansion I, Expansion II.

A power that buildings share, or that adds up with others, has a name and is a number in the row; the rules ask for
the power. An effect that only one building has names its building where its rule stands.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from .jit import rule, table
from .kinds import Good
from .state import Player, State

BASE, NEW_BUILDINGS, NOBLES = range(3)
SMALL_PRODUCTION, PRODUCTION, BEIGE, LARGE = range(4)


# Doubloons on top of a sale to the trading house; whole kinds and single barrels kept in storage; points and
# doubloons for each loading.
SALE, KINDS_STORED, BARRELS_STORED, LOADING_POINTS, LOADING_DOUBLOONS = POWERS = range(5)


class Row(NamedTuple):
    name: str
    expansion: int
    kind: int
    cost: int
    points: int
    circles: int
    column: int  # also the most that quarries take off the price
    copies: int
    copies_for_two: int
    good: int = -1
    powers: Mapping[int, int] = MappingProxyType({})


ROWS = (
    Row("small_indigo_plant", BASE, SMALL_PRODUCTION, 1, 1, 1, 1, 4, 2, Good.INDIGO),
    Row("small_sugar_mill", BASE, SMALL_PRODUCTION, 2, 1, 1, 1, 4, 2, Good.SUGAR),
    Row("indigo_plant", BASE, PRODUCTION, 3, 2, 3, 2, 3, 2, Good.INDIGO),
    Row("sugar_mill", BASE, PRODUCTION, 4, 2, 3, 2, 3, 2, Good.SUGAR),
    Row("tobacco_storage", BASE, PRODUCTION, 5, 3, 3, 3, 3, 2, Good.TOBACCO),
    Row("coffee_roaster", BASE, PRODUCTION, 6, 3, 2, 3, 3, 2, Good.COFFEE),
    Row("small_market", BASE, BEIGE, 1, 1, 1, 1, 2, 1, powers={SALE: 1}),
    Row("hacienda", BASE, BEIGE, 2, 1, 1, 1, 2, 1),
    Row("construction_hut", BASE, BEIGE, 2, 1, 1, 1, 2, 1),
    Row("small_warehouse", BASE, BEIGE, 3, 1, 1, 1, 2, 1, powers={KINDS_STORED: 1}),
    Row("hospice", BASE, BEIGE, 4, 2, 1, 2, 2, 1),
    Row("office", BASE, BEIGE, 5, 2, 1, 2, 2, 1),
    Row("large_market", BASE, BEIGE, 5, 2, 1, 2, 2, 1, powers={SALE: 2}),
    Row("large_warehouse", BASE, BEIGE, 6, 2, 1, 2, 2, 1, powers={KINDS_STORED: 2}),
    Row("factory", BASE, BEIGE, 7, 3, 1, 3, 2, 1),
    Row("university", BASE, BEIGE, 8, 3, 1, 3, 2, 1),
    Row("harbor", BASE, BEIGE, 8, 3, 1, 3, 2, 1, powers={LOADING_POINTS: 1}),
    Row("wharf", BASE, BEIGE, 9, 3, 1, 3, 2, 1),
    Row("guild_hall", BASE, LARGE, 10, 4, 1, 4, 1, 1),
    Row("residence", BASE, LARGE, 10, 4, 1, 4, 1, 1),
    Row("fortress", BASE, LARGE, 10, 4, 1, 4, 1, 1),
    Row("customs_house", BASE, LARGE, 10, 4, 1, 4, 1, 1),
    Row("city_hall", BASE, LARGE, 10, 4, 1, 4, 1, 1),
    Row("aqueduct", NEW_BUILDINGS, BEIGE, 1, 1, 1, 1, 2, 1),
    Row("forest_house", NEW_BUILDINGS, BEIGE, 2, 1, 1, 1, 2, 1),
    Row("black_market", NEW_BUILDINGS, BEIGE, 2, 1, 1, 1, 2, 1),
    Row("storehouse", NEW_BUILDINGS, BEIGE, 3, 1, 1, 1, 2, 1, powers={BARRELS_STORED: 3}),
    Row("guesthouse", NEW_BUILDINGS, BEIGE, 4, 2, 2, 2, 2, 1),
    Row("trading_post", NEW_BUILDINGS, BEIGE, 5, 2, 1, 2, 2, 1),
    Row("church", NEW_BUILDINGS, BEIGE, 5, 2, 1, 2, 2, 1),
    Row("small_wharf", NEW_BUILDINGS, BEIGE, 6, 2, 1, 2, 2, 1),
    Row("lighthouse", NEW_BUILDINGS, BEIGE, 7, 3, 1, 3, 2, 1, powers={LOADING_DOUBLOONS: 1}),
    Row("specialty_factory", NEW_BUILDINGS, BEIGE, 8, 3, 1, 3, 2, 1),
    Row("library", NEW_BUILDINGS, BEIGE, 8, 3, 1, 3, 2, 1),
    Row("union_hall", NEW_BUILDINGS, BEIGE, 9, 3, 1, 3, 2, 1),
    Row("statue", NEW_BUILDINGS, LARGE, 10, 8, 0, 4, 1, 1),
    Row("cloister", NEW_BUILDINGS, LARGE, 10, 4, 1, 4, 1, 1),
    Row("land_office", NOBLES, BEIGE, 2, 1, 1, 1, 2, 1),
    Row("chapel", NOBLES, BEIGE, 3, 1, 1, 1, 2, 1),
    Row("hunting_lodge", NOBLES, BEIGE, 4, 2, 1, 2, 2, 1),
    Row("zoning_office", NOBLES, BEIGE, 5, 2, 1, 2, 2, 1),
    Row("royal_supplier", NOBLES, BEIGE, 6, 2, 1, 2, 2, 1),
    Row("villa", NOBLES, BEIGE, 7, 3, 1, 3, 2, 1),
    Row("jeweler", NOBLES, PRODUCTION, 8, 3, 1, 3, 2, 2),
    Row("royal_garden", NOBLES, LARGE, 10, 4, 1, 4, 1, 1),
)

(
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    INDIGO_PLANT,
    SUGAR_MILL,
    TOBACCO_STORAGE,
    COFFEE_ROASTER,
    SMALL_MARKET,
    HACIENDA,
    CONSTRUCTION_HUT,
    SMALL_WAREHOUSE,
    HOSPICE,
    OFFICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    FACTORY,
    UNIVERSITY,
    HARBOR,
    WHARF,
    GUILD_HALL,
    RESIDENCE,
    FORTRESS,
    CUSTOMS_HOUSE,
    CITY_HALL,
    AQUEDUCT,
    FOREST_HOUSE,
    BLACK_MARKET,
    STOREHOUSE,
    GUESTHOUSE,
    TRADING_POST,
    CHURCH,
    SMALL_WHARF,
    LIGHTHOUSE,
    SPECIALTY_FACTORY,
    LIBRARY,
    UNION_HALL,
    STATUE,
    CLOISTER,
    LAND_OFFICE,
    CHAPEL,
    HUNTING_LODGE,
    ZONING_OFFICE,
    ROYAL_SUPPLIER,
    VILLA,
    JEWELER,
    ROYAL_GARDEN,
) = range(len(ROWS))

BUILDINGS = len(ROWS)
BASE_BUILDINGS = AQUEDUCT
# The types that Expansion I's draft chooses from: all beige ones of the base game and of Expansion I.
FIRST_DRAFTED, AFTER_DRAFTED = SMALL_MARKET, LAND_OFFICE
DRAFTABLE = range(FIRST_DRAFTED, AFTER_DRAFTED)

COST = table([row.cost for row in ROWS])
POINTS = table([row.points for row in ROWS])
CIRCLES = table([row.circles for row in ROWS])
COLUMN = table([row.column for row in ROWS])
COPIES = table([row.copies for row in ROWS])
COPIES_FOR_TWO = table([row.copies_for_two for row in ROWS])
SPACES = table([2 if row.kind == LARGE else 1 for row in ROWS])
BEIGE_BUILDING = table([row.kind in (BEIGE, LARGE) for row in ROWS])
GUILD_POINTS = table([{SMALL_PRODUCTION: 1, PRODUCTION: 2}.get(row.kind, 0) for row in ROWS])

# The plants of each good that needs one: a small and a large one where there are two, else the same twice.
SMALL_PLANT = table([-1, SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER])
LARGE_PLANT = table([-1, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER])

# The powers flattened: those of power i stand at POWER_START[i] up to POWER_START[i + 1].
_holders = [[(b, row.powers[power]) for b, row in enumerate(ROWS) if power in row.powers] for power in POWERS]
POWER_START = table([sum(map(len, _holders[:power])) for power in range(len(POWERS) + 1)])
POWER_BUILDING = table([building for holders in _holders for building, _ in holders])
POWER_AMOUNT = table([amount for holders in _holders for _, amount in holders])


@rule
def occupied(p: Player, building: int) -> bool:
    """Only occupied buildings have a function (4.1)."""
    return p.workers[building] > 0


@rule
def power(p: Player, kind: int) -> int:
    """What the player's occupied buildings give of one power, added up."""
    total = 0
    for i in range(POWER_START[kind], POWER_START[kind + 1]):
        if p.workers[POWER_BUILDING[i]] > 0:
            total += POWER_AMOUNT[i]
    return total


@rule
def circles(s: State, building: int) -> int:
    """The circles of a building; the Statue gets one only by option (appendix C)."""
    if building == STATUE and s.statue_needs_colonist:
        return 1
    return CIRCLES[building]


@rule
def building_circles(s: State, p: Player) -> int:
    """All circles on a player's buildings, empty or not."""
    total = 0
    for building in range(s.types):
        total += p.city[building] * CIRCLES[building]
    if s.statue_needs_colonist:
        total += p.city[STATUE]
    return total
