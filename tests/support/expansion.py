"""Tables of Expansion I for the tests: the boards of the seats, in few words."""

from __future__ import annotations

from typing import Any

from play import seat

import puertorico as pr

Board = dict[str, Any]


def table(*seats: Board, players: int = 4, **position: Any) -> pr.Game:
    """A table with the new buildings; seat 0 is the governor and picks a role."""
    rules = {"players": players, "expansions": ["new_buildings"], **position.pop("options", {})}
    return pr.Game.from_position({"rules": rules, "seats": list(seats), **position}, seed=1)


def city(**colonists: int) -> Board:
    """These buildings with so many colonists on each."""
    return {building: {"colonists": count} for building, count in colonists.items()}


def island(**tiles: int) -> Board:
    """So many tiles of each kind, all of them occupied."""
    return {kind: {"tiles": count, "colonists": count} for kind, count in tiles.items()}


def goods(game: pr.Game, number: int) -> dict[str, int]:
    """The barrels of a seat, without the kinds it has none of."""
    return {kind: barrels for kind, barrels in seat(game, number)["goods"].items() if barrels}
