"""The building table (4.2) in rulebook order, by expansion, with the other pieces.

A power that several buildings share, or that adds up, is a number in the row, and the rules ask for the power. An
effect that only one building has refers to the building by its constant, in the rule that it changes.
"""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from .jit import constant_row
from .kinds import Good, Role


class BuildingKind(IntEnum):
    SMALL_PRODUCTION = 0
    PRODUCTION = 1
    BEIGE = 2
    LARGE = 3


SMALL_PRODUCTION, PRODUCTION, BEIGE, LARGE = BuildingKind


class Power(IntEnum):
    """Numeric effects that add up over a player's occupied buildings."""

    SALE = 0  # doubloons for a sale to the trading house
    KINDS_STORED = 1  # whole kinds of goods kept in storage
    BARRELS_STORED = 2  # single barrels kept in storage
    LOADING_POINTS = 3  # points for each load
    LOADING_DOUBLOONS = 4  # doubloons for each load


class Building(NamedTuple):
    """A row of the table."""

    name: str
    kind: BuildingKind
    cost: int
    points: int
    circles: int
    column: int  # also the most that quarries take off the price
    copies: int
    copies_for_two: int
    good: int = -1
    phases: tuple[Role, ...] = ()  # in which a beige building works; none: in any
    powers: Mapping[int, int] = MappingProxyType({})


class Expansion(NamedTuple):
    """A box of the game: its buildings and the pieces that come with it."""

    name: str
    label: str  # as the rulebook calls it
    section: str  # of the rules: the effects of its buildings
    buildings: tuple[Building, ...]
    drafted: bool = False  # does the draft of Expansion I choose among its beige and large buildings?
    nobles: int = 0


BASE = Expansion(
    "base",
    "the base game",
    "4.3",
    drafted=True,
    buildings=(
        Building("small_indigo_plant", SMALL_PRODUCTION, 1, 1, 1, 1, 4, 2, Good.INDIGO),
        Building("small_sugar_mill", SMALL_PRODUCTION, 2, 1, 1, 1, 4, 2, Good.SUGAR),
        Building("indigo_plant", PRODUCTION, 3, 2, 3, 2, 3, 2, Good.INDIGO),
        Building("sugar_mill", PRODUCTION, 4, 2, 3, 2, 3, 2, Good.SUGAR),
        Building("tobacco_storage", PRODUCTION, 5, 3, 3, 3, 3, 2, Good.TOBACCO),
        Building("coffee_roaster", PRODUCTION, 6, 3, 2, 3, 3, 2, Good.COFFEE),
        Building("small_market", BEIGE, 1, 1, 1, 1, 2, 1, phases=(Role.TRADER,), powers={Power.SALE: 1}),
        Building("hacienda", BEIGE, 2, 1, 1, 1, 2, 1, phases=(Role.SETTLER,)),
        Building("construction_hut", BEIGE, 2, 1, 1, 1, 2, 1, phases=(Role.SETTLER,)),
        Building("small_warehouse", BEIGE, 3, 1, 1, 1, 2, 1, phases=(Role.CAPTAIN,), powers={Power.KINDS_STORED: 1}),
        Building("hospice", BEIGE, 4, 2, 1, 2, 2, 1, phases=(Role.SETTLER,)),
        Building("office", BEIGE, 5, 2, 1, 2, 2, 1, phases=(Role.TRADER,)),
        Building("large_market", BEIGE, 5, 2, 1, 2, 2, 1, phases=(Role.TRADER,), powers={Power.SALE: 2}),
        Building("large_warehouse", BEIGE, 6, 2, 1, 2, 2, 1, phases=(Role.CAPTAIN,), powers={Power.KINDS_STORED: 2}),
        Building("factory", BEIGE, 7, 3, 1, 3, 2, 1, phases=(Role.CRAFTSMAN,)),
        Building("university", BEIGE, 8, 3, 1, 3, 2, 1, phases=(Role.BUILDER,)),
        Building("harbor", BEIGE, 8, 3, 1, 3, 2, 1, phases=(Role.CAPTAIN,), powers={Power.LOADING_POINTS: 1}),
        Building("wharf", BEIGE, 9, 3, 1, 3, 2, 1, phases=(Role.CAPTAIN,)),
        Building("guild_hall", LARGE, 10, 4, 1, 4, 1, 1),
        Building("residence", LARGE, 10, 4, 1, 4, 1, 1),
        Building("fortress", LARGE, 10, 4, 1, 4, 1, 1),
        Building("customs_house", LARGE, 10, 4, 1, 4, 1, 1),
        Building("city_hall", LARGE, 10, 4, 1, 4, 1, 1),
    ),
)

EXPANSION_BOXES = (
    Expansion(
        "new_buildings",
        "Expansion I",
        "4.4",
        drafted=True,
        buildings=(
            Building("aqueduct", BEIGE, 1, 1, 1, 1, 2, 1, phases=(Role.CRAFTSMAN,)),
            Building("forest_house", BEIGE, 2, 1, 1, 1, 2, 1, phases=(Role.SETTLER, Role.BUILDER)),
            Building("black_market", BEIGE, 2, 1, 1, 1, 2, 1, phases=(Role.BUILDER,)),
            Building("storehouse", BEIGE, 3, 1, 1, 1, 2, 1, phases=(Role.CAPTAIN,), powers={Power.BARRELS_STORED: 3}),
            Building("guesthouse", BEIGE, 4, 2, 2, 2, 2, 1),
            Building("trading_post", BEIGE, 5, 2, 1, 2, 2, 1, phases=(Role.TRADER,)),
            Building("church", BEIGE, 5, 2, 1, 2, 2, 1, phases=(Role.BUILDER,)),
            Building("small_wharf", BEIGE, 6, 2, 1, 2, 2, 1, phases=(Role.CAPTAIN,)),
            Building(
                "lighthouse", BEIGE, 7, 3, 1, 3, 2, 1, phases=(Role.CAPTAIN,), powers={Power.LOADING_DOUBLOONS: 1}
            ),
            Building("specialty_factory", BEIGE, 8, 3, 1, 3, 2, 1, phases=(Role.CRAFTSMAN,)),
            Building("library", BEIGE, 8, 3, 1, 3, 2, 1),
            Building("union_hall", BEIGE, 9, 3, 1, 3, 2, 1, phases=(Role.CAPTAIN,)),
            Building("statue", LARGE, 10, 8, 0, 4, 1, 1),
            Building("cloister", LARGE, 10, 4, 1, 4, 1, 1),
        ),
    ),
    Expansion(
        "nobles",
        "Expansion II",
        "4.5",
        nobles=20,
        buildings=(
            Building("land_office", BEIGE, 2, 1, 1, 1, 2, 1, phases=(Role.TRADER,)),
            Building("chapel", BEIGE, 3, 1, 1, 1, 2, 1, phases=(Role.CRAFTSMAN,)),
            Building("hunting_lodge", BEIGE, 4, 2, 1, 2, 2, 1, phases=(Role.SETTLER,)),
            Building("zoning_office", BEIGE, 5, 2, 1, 2, 2, 1, phases=(Role.BUILDER,)),
            Building("royal_supplier", BEIGE, 6, 2, 1, 2, 2, 1, phases=(Role.CAPTAIN,)),
            Building("villa", BEIGE, 7, 3, 1, 3, 2, 1, phases=(Role.MAYOR,)),
            Building("jeweler", PRODUCTION, 8, 3, 1, 3, 2, 2),
            Building("royal_garden", LARGE, 10, 4, 1, 4, 1, 1),
        ),
    ),
)
BOXES = (BASE, *EXPANSION_BOXES)
ROWS = tuple(row for box in BOXES for row in box.buildings)
BUILDINGS = len(ROWS)
BUILDING = {row.name: number for number, row in enumerate(ROWS)}

EXPANSIONS = len(EXPANSION_BOXES)
EXPANSION = {box.name: number for number, box in enumerate(EXPANSION_BOXES)}

# The expansions that a rule names.
NEW_BUILDINGS = EXPANSION["new_buildings"]
NOBLES = EXPANSION["nobles"]

# The buildings that a rule names.
INDIGO_PLANT = BUILDING["indigo_plant"]
SUGAR_MILL = BUILDING["sugar_mill"]
HACIENDA = BUILDING["hacienda"]
CONSTRUCTION_HUT = BUILDING["construction_hut"]
HOSPICE = BUILDING["hospice"]
OFFICE = BUILDING["office"]
FACTORY = BUILDING["factory"]
UNIVERSITY = BUILDING["university"]
WHARF = BUILDING["wharf"]
GUILD_HALL = BUILDING["guild_hall"]
RESIDENCE = BUILDING["residence"]
FORTRESS = BUILDING["fortress"]
CUSTOMS_HOUSE = BUILDING["customs_house"]
CITY_HALL = BUILDING["city_hall"]
AQUEDUCT = BUILDING["aqueduct"]
FOREST_HOUSE = BUILDING["forest_house"]
BLACK_MARKET = BUILDING["black_market"]
GUESTHOUSE = BUILDING["guesthouse"]
TRADING_POST = BUILDING["trading_post"]
CHURCH = BUILDING["church"]
SMALL_WHARF = BUILDING["small_wharf"]
LIGHTHOUSE = BUILDING["lighthouse"]
SPECIALTY_FACTORY = BUILDING["specialty_factory"]
LIBRARY = BUILDING["library"]
UNION_HALL = BUILDING["union_hall"]
STATUE = BUILDING["statue"]
CLOISTER = BUILDING["cloister"]
LAND_OFFICE = BUILDING["land_office"]
CHAPEL = BUILDING["chapel"]
HUNTING_LODGE = BUILDING["hunting_lodge"]
ZONING_OFFICE = BUILDING["zoning_office"]
ROYAL_SUPPLIER = BUILDING["royal_supplier"]
VILLA = BUILDING["villa"]
JEWELER = BUILDING["jeweler"]
ROYAL_GARDEN = BUILDING["royal_garden"]

COST = constant_row([row.cost for row in ROWS])
BUILDING_POINTS = constant_row([row.points for row in ROWS])
CIRCLES = constant_row([row.circles for row in ROWS])
COLUMN = constant_row([row.column for row in ROWS])
COPIES = constant_row([row.copies for row in ROWS])
COPIES_FOR_TWO = constant_row([row.copies_for_two for row in ROWS])
SPACES = constant_row([2 if row.kind == LARGE else 1 for row in ROWS])
BEIGE_BUILDING = constant_row([row.kind in (BEIGE, LARGE) for row in ROWS])
GUILD_POINTS = constant_row([{SMALL_PRODUCTION: 1, PRODUCTION: 2}.get(row.kind, 0) for row in ROWS])
BOX = constant_row([number for number, box in enumerate(BOXES) for _ in box.buildings])  # 0 for the base game

# The types that Expansion I's draft chooses from.
DRAFTABLE = tuple(
    BUILDING[row.name] for box in BOXES if box.drafted for row in box.buildings if row.kind in (BEIGE, LARGE)
)
DRAFTED = constant_row([building in DRAFTABLE for building in range(BUILDINGS)])

# The small and the large plant of each good; the same one twice if there is only one.
_plants = [[building for building, row in enumerate(ROWS) if row.good == good] or [-1] for good in Good]
SMALL_PLANT = constant_row([plants[0] for plants in _plants])
LARGE_PLANT = constant_row([plants[-1] for plants in _plants])

# The powers in one row: those of power i are from POWER_START[i] up to POWER_START[i + 1].
_holders = [[(b, row.powers[power]) for b, row in enumerate(ROWS) if power in row.powers] for power in Power]
POWER_START = constant_row([sum(map(len, _holders[:power])) for power in range(len(Power) + 1)])
POWER_BUILDING = constant_row([building for holders in _holders for building, _ in holders])
POWER_AMOUNT = constant_row([amount for holders in _holders for _, amount in holders])
