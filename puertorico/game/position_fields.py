"""The fields of a position: takes values out of mappings and collects every problem.

An unreadable value is reported and then treated as missing, so that the rest can be checked too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..rules.answers import SAN_JUAN
from ..rules.buildings import NEW_BUILDINGS, SPACES
from ..rules.kinds import GOODS, TILES
from ..rules.setup import NOBLES_IN_ALL
from ..rules.state import Player, State
from ..rules.supply import put
from .notation import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES
from .position_types import People, SeatPosition
from .wording import first_few, quote

MOST_DOUBLOONS = 32_767  # money is 16 bits wide


class FieldReader:
    """Takes values out of mappings and collects every problem on the way.

    Without `compare`, inconsistent parts are not reported, because a missing part may explain them.
    """

    def __init__(self, s: State, compare: bool = True) -> None:
        self.s = s
        self.compare = compare
        self.problems: list[str] = []
        self.told = 0  # faults that a problem already describes

    def wrong(self, problem: str, fault: int = 0) -> None:
        self.problems.append(problem)
        self.told |= fault

    def mismatch(self, problem: str, fault: int = 0) -> None:
        """Report that parts of the position do not fit together."""
        if self.compare:
            self.wrong(problem, fault)

    def mapping(self, value: object, where: str, keys: Iterable[str]) -> dict[str, Any]:
        """Return these keys of a mapping; any other key is a problem."""
        keys = tuple(keys)
        if not isinstance(value, Mapping):
            self.wrong(f"{where} must be a mapping, got {quote(value)}")
            return {}
        unknown = [quote(key) for key in value if key not in keys]
        if unknown:
            self.wrong(f"{where} has unknown keys: {first_few(unknown)}; valid keys: {_listed(keys)}")
        return {key: value[key] for key in keys if key in value}

    def part(self, given: Mapping[str, Any], key: str, keys: Iterable[str]) -> dict[str, Any]:
        """Return a mapping inside the position, empty if it is left out."""
        return self.mapping(given.get(key, {}), key, keys)

    def sequence(self, given: Mapping[str, Any], key: str, most: int | None = None) -> list[Any]:
        """Return a list inside the position, empty if it is left out."""
        value = given.get(key, [])
        if not isinstance(value, (list, tuple)):
            self.wrong(f"{key} must be a list, got {quote(value)}")
            return []
        if most is not None and len(value) > most:
            self.wrong(f"{key} must have at most {most} entries, got {len(value)}")
        return list(value[:most])

    def number(
        self, given: Mapping[str, Any], key: str, where: str, otherwise: int, least: int = 0, most: int = 255
    ) -> int:
        """Return the number under a key, or another one if it is left out."""
        if key not in given:
            return otherwise
        value = given[key]
        if type(value) is int and least <= value <= most:
            return value
        path = f"{where}.{key}" if where else key
        self.wrong(f"{path} must be an integer from {least} to {most}, got {quote(value)}")
        return otherwise

    def name(self, value: object, where: str, names: tuple[str, ...]) -> int:
        """Return the index of a name, -1 for an unknown one."""
        if not isinstance(value, str) or value not in names:
            self.wrong(f"{where} must be one of {_listed(names)}, got {quote(value)}")
            return -1
        return names.index(value)

    def goods(self, value: object, where: str, cells: Any) -> None:
        given = self.mapping(value, where, GOOD_NAMES)
        for good, name in enumerate(GOOD_NAMES):
            cells[good] = self.number(given, name, where, 0)

    def pieces(self, given: Mapping[str, Any], where: str, p: Player, place: int) -> None:
        colonists = self.number(given, "colonists", where, 0, most=100)
        nobles = self.number(given, "nobles", where, 0, most=NOBLES_IN_ALL)
        put(p, place, colonists + nobles, nobles)

    def player(self, value: object, where: str, p: Player) -> None:
        given = self.mapping(value, where, SeatPosition.__annotations__)
        p.doubloons = self.number(given, "doubloons", where, p.doubloons, most=MOST_DOUBLOONS)
        p.vp = self.number(given, "vp", where, 0)
        p.noted = self.number(given, "noted", where, 0, most=1_000)
        self.goods(given.get("goods", {}), f"{where}.goods", p.goods)
        if "island" in given:
            for tile in range(TILES):
                p.tiles[tile] = 0
            self.island(given["island"], f"{where}.island", p)
        city = self.mapping(given.get("city", {}), f"{where}.city", BUILDING_NAMES)
        for name, entry in city.items():
            building = BUILDING_NAMES.index(name)
            p.city[building] = 1
            p.city_spaces += SPACES[building]
            place = f"{where}.city.{name}"
            self.pieces(self.mapping(entry, place, People.__annotations__), place, p, TILES + building)
        san_juan = self.mapping(given.get("san_juan", {}), f"{where}.san_juan", People.__annotations__)
        self.pieces(san_juan, f"{where}.san_juan", p, SAN_JUAN)

    def island(self, value: object, where: str, p: Player) -> None:
        spaces = 0
        for name, entry in self.mapping(value, where, (*TILE_NAMES, "forest")).items():
            place = f"{where}.{name}"
            if name == "forest":
                spaces += self.forest(entry, place, p)
                continue
            given = self.mapping(entry, place, ("tiles", "colonists", "nobles"))
            tile = TILE_NAMES.index(name)
            p.tiles[tile] = self.number(given, "tiles", place, 1)
            self.pieces(given, place, p, tile)
            spaces += p.tiles[tile]
        p.island_spaces = min(spaces, 255)

    def forest(self, value: object, where: str, p: Player) -> int:
        """Read forests by the kinds on their hidden sides, and return how many there are."""
        given = self.mapping(value, where, ("tiles", "under"))
        self.goods(given.get("under", {}), f"{where}.under", p.forests)
        tiles = sum(p.forests[good] for good in range(GOODS))
        if self.number(given, "tiles", where, tiles) != tiles:
            self.wrong(f"{where}.tiles must be {tiles}, the sum of `under`, got {quote(given['tiles'])}")
        if not self.s.expansions[NEW_BUILDINGS]:
            self.wrong(f"{where}: forests need the expansion new_buildings")
        return tiles


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) if len(names) <= 20 else f"{', '.join(names[:3])} … {names[-1]}"
