"""Positions: one moment of a game as a mapping that people can write and JSON can carry.

Anything left out is as after setup, and supplies left out are whatever remains, so that an example from the
rulebook takes a few lines. What cannot be is refused with everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..rules.answers import SAN_JUAN
from ..rules.buildings import BUILDINGS
from ..rules.kinds import NOBODY, SHIPS, TILES, Ending
from ..rules.questions import Question
from ..rules.state import Player, State
from ..rules.supply import nobles_at, pieces_at
from .notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from .options import read_rules

# What a phase remembers (see `State`), by name.
PHASE_CELLS = ("kept",)
PHASE_FIELDS = (
    "library_doubles",
    "library_spent",
    "circles_left",
    "produced",
    "idle_turns",
    "privilege_used",
    "wharves_used",
    "small_wharves_used",
    "keep_from",
    "warehoused",
    "to_pay",
    "guest_from",
)


class InvalidPosition(ValueError):
    """A position that cannot be; `problems` lists everything wrong with it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def write_position(s: State) -> dict[str, Any]:
    """The position of a record, complete: everything that `position_reader` understands."""
    frame = s.stack[s.depth - 1]
    choosing = frame.question == Question.CHOOSE_ROLE
    position: dict[str, Any] = {
        "rules": read_rules(s),
        "to_choose": frame.seat if choosing else None,
        **write_table(s),
        "draws": s.draws,
    }
    if not choosing or any(getattr(s, name) for name in PHASE_FIELDS):
        position["stack"] = [
            {
                "question": Question(s.stack[i].question).name,
                "seat": s.stack[i].seat,
                "a": s.stack[i].a,
                "b": s.stack[i].b,
            }
            for i in range(s.depth)
        ]
        position["phase"] = {name: getattr(s, name) for name in PHASE_FIELDS}
        position["phase"].update({name: list(getattr(s, name)) for name in PHASE_CELLS})
    return position


def write_board(p: Player) -> dict[str, Any]:
    """A player board."""

    def pieces(place: int) -> dict[str, int]:
        nobles = nobles_at(p, place)
        return {"colonists": pieces_at(p, place) - nobles, "nobles": nobles}

    island: dict[str, Any] = {
        TILE_NAMES[tile]: {"tiles": p.tiles[tile], **pieces(tile)} for tile in range(TILES) if p.tiles[tile]
    }
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


def write_table(s: State, board: Callable[[Player], dict[str, Any]] = write_board) -> dict[str, Any]:
    """What lies on the table: the position without the rules, what is asked, and what only the phase remembers."""
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
                "good": None if s.ship_good[ship] == NOBODY else GOOD_NAMES[s.ship_good[ship]],
                "loaded": s.ship_loaded[ship],
            }
            for ship in range(SHIPS)
            if s.ship_capacity[ship]
        ],
        "trading_house": [name for good, name in enumerate(GOOD_NAMES) for _ in range(s.trading_house[good])],
        "buildings": {
            BUILDING_NAMES[building]: s.buildings[building]
            for building in range(s.types)
            if s.buildings[building] or any(s.players[seat].city[building] for seat in range(s.seats))
        },
        "ending": [ending.name.lower() for ending in Ending if s.ending & ending],
        "role": None if s.role == NOBODY else ROLE_NAMES[s.role],
        "seats": [board(s.players[seat]) for seat in range(s.seats)],
    }


def _goods(cells: Any) -> dict[str, int]:
    return {name: cells[good] for good, name in enumerate(GOOD_NAMES)}
