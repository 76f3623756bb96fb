"""Tables and boards for the tests of the rules, in few words."""

from __future__ import annotations

from functools import partial
from typing import Any

from play import seat

import puertorico as pr

Board = dict[str, Any]

KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")
# A face-up plantation of each kind.
ROW = dict.fromkeys(KINDS, 1)
# A building with a colonist.
STAFFED = {"colonists": 1}


def table(
    *seats: Board,
    players: int = 4,
    expansions: tuple[str, ...] = (),
    options: Board | None = None,
    manual: bool = False,
    **position: Any,
) -> pr.Game:
    """A table at which seat 0 is the governor and chooses a role; a seat that is left out is as after setup."""
    rules = {"players": players, "expansions": list(expansions), **(options or {})}
    mapping = {"rules": rules, "seats": list(seats), **position}
    return pr.Game.from_position(mapping, seed=1, chance="manual" if manual else "auto")


new_buildings_table = partial(table, expansions=("new_buildings",))


def city(**colonists: int) -> Board:
    """These buildings with so many colonists on each."""
    return {building: {"colonists": count} for building, count in colonists.items()}


def staffed(*buildings: str) -> dict[str, dict[str, int]]:
    """These buildings with one colonist on each."""
    return {building: {"colonists": 1} for building in buildings}


def occupied(tiles: int) -> Board:
    """Island tiles with a colonist on each."""
    return {"tiles": tiles, "colonists": tiles}


def island(**tiles: int) -> Board:
    """So many tiles of each kind, all of them occupied."""
    return {kind: occupied(count) for kind, count in tiles.items()}


def fleet(*ships: tuple[int, str | None, int]) -> list[dict[str, Any]]:
    """Cargo ships, each (capacity, kind aboard, barrels aboard)."""
    return [{"capacity": capacity, "good": good, "loaded": loaded} for capacity, good, loaded in ships]


def waiting(colonists: int) -> Board:
    """A seat with one occupied plantation and all its other colonists in San Juan."""
    return {"island": {"corn": {"colonists": 1}}, "san_juan": {"colonists": colonists - 1}}


def goods(game: pr.Game, number: int) -> dict[str, int]:
    """The barrels of a seat, without the kinds it has none of."""
    return {kind: barrels for kind, barrels in seat(game, number)["goods"].items() if barrels}


def tiles(game: pr.Game, number: int) -> dict[str, int]:
    """How many tiles of each kind lie on the island of a seat."""
    return {kind: there["tiles"] for kind, there in seat(game, number)["island"].items()}


def colonists(game: pr.Game, number: int) -> int:
    """All colonists of a seat: island, city and San Juan."""
    board = seat(game, number)
    places = [*board["island"].values(), *board["city"].values(), board["san_juan"]]
    return sum(place.get("colonists", 0) for place in places)


def points(game: pr.Game) -> list[int | None]:
    """The chips of every seat."""
    return [board["vp"] for board in game.position()["seats"]]
