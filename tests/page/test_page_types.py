"""What the page knows of Python's types and tables is what Python says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import puertorico as pr
from puertorico.table.views.typescript import FOLDER, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_page_has_the_types_and_tables_of_the_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run python -m puertorico.table.views.typescript"


@cache
def declared(interface: str) -> dict[str, bool]:
    """The fields of an interface of `position.ts`, and whether they are always there."""
    source = (FOLDER / "position.ts").read_text(encoding="utf-8")
    body = re.search(rf"interface {interface} [^{{]*{{\n(.*?)\n}}", source, re.S)
    assert body, interface
    return {name: not optional for name, optional in re.findall(r"^  (\w+)(\??):", body[1], re.M)}


@pytest.mark.parametrize("expansions", [[], ["new_buildings"], ["nobles"], ["new_buildings", "nobles"]])
def test_the_page_knows_every_part_of_a_position(expansions: list[str]) -> None:
    chance = random.Random(1)
    game = pr.Game.new(3, expansions, seed=1)
    while not game.is_over:
        position = game.observe(0)
        for interface, part in parts(position):
            fields = declared(interface)
            assert set(part) <= set(fields), interface
            assert {name for name, always in fields.items() if always} <= set(part), interface
        for _ in range(10):
            if not game.is_over:
                game.play(chance.choice(game.answers).text)


def parts(position: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The parts of a position, with the interfaces that describe them."""
    yield "Position", position
    yield from (("RoleCard", role) for role in position["roles"].values())
    yield from (("CargoShip", ship) for ship in position["ships"])
    for seat in position["seats"]:
        yield "SeatPosition", seat
        yield "People", seat["san_juan"]
        yield from (("People", building) for building in seat["city"].values())
        yield from (("IslandTiles", tiles) for tiles in without_people(seat["island"]))


def without_people(island: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What `IslandTiles` says itself; the people on the tiles are described by `People`."""
    for tiles in island.values():
        yield {name: value for name, value in tiles.items() if name not in declared("People")}
