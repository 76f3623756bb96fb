"""Types of positions and observations. The page's `position.ts` is generated from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from ..rules.buildings import EXPANSION

if TYPE_CHECKING:
    ExpansionName = str
else:
    ExpansionName = Literal[tuple(EXPANSION)]
GoodName = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]
Goods = dict[GoodName, int]


class Rules(TypedDict):
    """A rule set. Options that have their default are left out."""

    players: int
    expansions: list[str]
    vp_5p: NotRequired[int]
    fortress_counts_san_juan: NotRequired[bool]
    force_largest_ship: NotRequired[bool]
    statue_needs_colonist: NotRequired[bool]
    forest_from_hacienda: NotRequired[bool]
    draft_exclusions: NotRequired[str]
    draft_mode: NotRequired[str]
    library_craftsman_distinct: NotRequired[bool]
    library_2p_once_per_round: NotRequired[bool]
    black_market_strict: NotRequired[bool]
    noble_auto_to_mayor: NotRequired[bool]
    hidden_vp: NotRequired[bool]
    max_rounds: NotRequired[int]


class People(TypedDict):
    """Colonists and nobles in one place: on a tile, in a building, on the ship."""

    colonists: int
    nobles: int


class IslandTiles(TypedDict):
    """Tiles of one kind on an island. Forests have `under` (their hidden kinds) but no people."""

    tiles: int
    colonists: NotRequired[int]
    nobles: NotRequired[int]
    under: NotRequired[dict[str, int]]


class SeatPosition(TypedDict):
    """A player board. `noted` are points won after the chips ran out; hidden points are null."""

    doubloons: int
    vp: int | None
    noted: int | None
    goods: Goods
    island: dict[str, IslandTiles]
    city: dict[str, People]
    san_juan: People


class RoleCard(TypedDict):
    """A role card and the seat that has taken it."""

    doubloons: int
    taken: int | None


class CargoShip(TypedDict):
    """A cargo ship and its barrels."""

    capacity: int
    good: GoodName | None
    loaded: int


class Bank(TypedDict):
    """The supply."""

    vp: int
    colonists: int
    nobles: int
    goods: Goods
    quarries: int


class Plantations(TypedDict):
    """The plantation tiles in the row and the two piles."""

    face_up: Goods
    face_down: Goods
    discard: Goods


class TableTop(TypedDict):
    """Everything on the table; `role` is the current or last one, `buildings` those left."""

    round: int
    governor: int
    roles: dict[str, RoleCard]
    bank: Bank
    plantations: Plantations
    colonist_ship: People
    ships: list[CargoShip]
    trading_house: list[GoodName]
    buildings: dict[str, int]
    ending: list[str]
    role: str | None
    seats: list[SeatPosition]


class Observation(TableTop):
    """What a seat is shown: the table, the rules and the question.

    `phase` is the role of the current phase. `circles` are those of each building with these rules.
    """

    rules: Rules
    to_choose: int | None
    question: str
    seat: int | None
    last_round: bool
    phase: str | None
    circles: dict[str, int]


class Position(TableTop):
    """The table as it is now.

    `since` is there in the middle of a phase: a position at the role choice or the draft, in its short form, with the
    `answers` since then. It is None if the game began from a record.
    """

    rules: Rules
    to_choose: int | None
    draws: int
    since: NotRequired[dict[str, Any] | None]
