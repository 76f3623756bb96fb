"""Tables of Expansion II for the tests: the boards of the seats, and who has which pieces."""

from __future__ import annotations

from typing import Any

import boards
import pytest
from boards import Board
from play import decline, seat

import puertorico as pr

COLONIST = {"colonists": 1}
NOBLE = {"nobles": 1}
BOTH_KINDS = pytest.mark.parametrize("occupant", [COLONIST, NOBLE], ids=["colonist", "noble"])

SMALL_BEIGE = ("land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa")
EXPANSION_II = (*SMALL_BEIGE, "jeweler", "royal_garden")

NO_TILES = {"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}
COFFEE_ROW = {"face_up": {"coffee": 5}}


def table(*seats: Board, both: bool = False, **position: Any) -> pr.Game:
    """A table with the nobles (and with the new buildings too), and the governor to choose a role."""
    return boards.table(*seats, expansions=("new_buildings", "nobles") if both else ("nobles",), **position)


def homeless(colonists: int = 0, nobles: int = 0) -> dict[str, Any]:
    """A seat without a single circle: whatever it has stays in San Juan."""
    return {"island": {}, "san_juan": {"colonists": colonists, "nobles": nobles}}


def pieces(game: pr.Game, number: int) -> tuple[int, int]:
    """All colonists and all nobles of one seat, wherever they stand."""
    there = seat(game, number)
    island = [tiles for kind, tiles in there["island"].items() if kind != "forest"]
    spots = [*island, *there["city"].values(), there["san_juan"]]
    return sum(spot["colonists"] for spot in spots), sum(spot["nobles"] for spot in spots)


def asked_in_this_phase(game: pr.Game) -> list[tuple[str, int | None]]:
    """Decline everything until the next role is chosen; who was asked what on the way."""
    asked: list[tuple[str, int | None]] = []
    while game.question.name != "CHOOSE_ROLE":
        asked.append((game.question.name, game.seat))
        decline(game)
    return asked
