"""Positions: the table as a mapping that people can write and JSON can carry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast, get_args

from ..rules.answers import SAN_JUAN
from ..rules.buildings import BUILDINGS, NEW_BUILDINGS
from ..rules.kinds import NOBODY, SHIPS, TILES, Ending
from ..rules.questions import Question, asked
from ..rules.setup import set_up
from ..rules.state import Player, State
from ..rules.supply import nobles_at, pieces_at
from .notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from .options import RULES_SPAN, read_rules
from .position_types import GoodName, Goods, IslandTiles, People, Position, SeatPosition, TableTop

_GOODS: tuple[GoodName, ...] = get_args(GoodName)

# The part of a record that the table does not show: what the current phase or round remembers.
_MEMORY = State.span("library_doubles", "draws")


class InvalidPosition(ValueError):
    """Raised for an impossible position or record. `problems` lists everything wrong.

    >>> from puertorico import Game
    >>> Game.from_position({"rules": {"players": 3}, "round": 0})
    Traceback (most recent call last):
    puertorico.game.position.InvalidPosition: round must be an integer from 1 to 100, got 0
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def is_role_choice(s: State) -> bool:
    """Return whether a seat chooses a role and the table shows all that matters.

    After a guest has moved, or while a Library is spent for the round (an option), the record remembers more.
    """
    return asked(s).question == Question.CHOOSE_ROLE and not any(s.to_bytes()[_MEMORY])


def write_position(s: State) -> Position:
    """Return the table of a record, complete. At a role choice `read_position` reads it back."""
    frame = asked(s)
    position = {
        "rules": read_rules(s),
        "to_choose": frame.seat if frame.question == Question.CHOOSE_ROLE else None,
        **write_table(s),
        "draws": s.draws,
    }
    return cast(Position, position)


def write_start(record: bytes) -> dict[str, Any] | None:
    """Return a record as the start of a game: a role choice, or the setup with only its rules.

    Return None in the middle of a phase, because a position cannot describe it.
    """
    s = State.of(record)
    if is_role_choice(s):
        return dict(write_position(s))
    start = bytearray(State.SIZE)
    start[RULES_SPAN] = record[RULES_SPAN]
    set_up(State(memoryview(start)))
    if start != record:
        return None
    return {"rules": read_rules(s), "draft": True} if s.expansions[NEW_BUILDINGS] else {"rules": read_rules(s)}


def write_board(p: Player) -> SeatPosition:
    """Return a player board."""

    def pieces(place: int) -> People:
        nobles = nobles_at(p, place)
        return {"colonists": pieces_at(p, place) - nobles, "nobles": nobles}

    island: dict[str, IslandTiles] = {}
    for tile in range(TILES):
        if p.tiles[tile]:
            nobles = nobles_at(p, tile)
            colonists = pieces_at(p, tile) - nobles
            island[TILE_NAMES[tile]] = {"tiles": p.tiles[tile], "colonists": colonists, "nobles": nobles}
    under = {name: p.forests[good] for good, name in enumerate(GOOD_NAMES) if p.forests[good]}
    if under:
        island["forest"] = {"tiles": sum(under.values()), "under": under}
    return {
        "doubloons": p.doubloons,
        "vp": p.vp,
        "noted": p.noted,
        "goods": _goods(p.goods),
        "island": island,
        "city": {BUILDING_NAMES[b]: pieces(TILES + b) for b in range(BUILDINGS) if p.city[b]},
        "san_juan": pieces(SAN_JUAN),
    }


def write_table(s: State, board: Callable[[Player], SeatPosition] = write_board) -> TableTop:
    """Return everything on the table: the position without rules, question and draws."""
    return {
        "round": s.round_number,
        "governor": s.governor,
        "roles": {
            ROLE_NAMES[role]: {
                "doubloons": s.role_doubloons[role],
                "taken": None if s.role_taken[role] == NOBODY else s.role_taken[role],
            }
            for role in range(s.role_cards)
        },
        "bank": {
            "vp": s.vp,
            "colonists": s.colonists,
            "nobles": s.noble_supply,
            "goods": _goods(s.goods),
            "quarries": s.quarries,
        },
        "plantations": {
            "face_up": _goods(s.face_up),
            "face_down": _goods(s.face_down),
            "discard": _goods(s.discard),
        },
        "colonist_ship": {"colonists": s.ship_colonists, "nobles": s.ship_nobles},
        "ships": [
            {
                "capacity": s.ship_capacity[ship],
                "good": None if s.ship_good[ship] == NOBODY else _GOODS[s.ship_good[ship]],
                "loaded": s.ship_loaded[ship],
            }
            for ship in range(SHIPS)
            if s.ship_capacity[ship]
        ],
        "trading_house": [name for good, name in enumerate(_GOODS) for _ in range(s.trading_house[good])],
        "buildings": {
            BUILDING_NAMES[building]: s.buildings[building]
            for building in range(s.types)
            if s.buildings[building] or any(s.players[seat].city[building] for seat in range(s.seats))
        },
        "ending": [ending.name.lower() for ending in Ending if s.ending & ending],
        "role": None if s.role == NOBODY else ROLE_NAMES[s.role],
        "seats": [board(s.players[seat]) for seat in range(s.seats)],
    }


def _goods(cells: Any) -> Goods:
    return {name: cells[good] for good, name in enumerate(_GOODS)}
