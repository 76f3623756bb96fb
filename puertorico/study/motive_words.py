"""Motives, expected lines and sources of points in English."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.wording import joined, plain
from .changes import Thing
from .line import ExpectedRole, Motive

SOURCES = {
    "chips": "shipping",
    "buildings": "buildings",
    "large_buildings": "large buildings",
    "nobles": "nobles",
}

MOTIVES = {
    "ends_ahead": "ends the game while ahead",
    "keeps_open": "keeps the game going while behind",
    "saves": "saves {number} {name} from spoiling",
    "spoils": "makes {number} {name} of seat {seat} spoil",
    "role_first": "takes the role before seat {seat} does",
    "sells": "leads to a sale of {name}",
    "blocks_sale": "keeps seat {seat} from selling {name}",
    "builds": "makes it possible to build {name} next",
    "in_time": "has {name} ready for the next {role}",
    "ships": "brings about {number} points more from shipping until the next turn",
    "ships_less": "leaves seat {seat} about {number} points less from shipping",
    "money": "brings about {number} doubloons more until the next turn",
}


def motives_in_words(motives: Sequence[Motive]) -> str:
    """Return what is good about an answer.

    >>> saves = Motive("saves", thing=Thing("barrels", "corn", 2.0))
    >>> motives_in_words([saves, Motive("builds", thing=Thing("buildings", "small_market", 1.0))])
    'saves 2 corn from spoiling and makes it possible to build small market next'
    """
    return joined(_motive(motive) for motive in motives)


def _motive(motive: Motive) -> str:
    thing = motive.thing or Thing("", "", 0.0)
    number = f"{thing.number:.1f}".removesuffix(".0")
    name = plain(thing.name)
    return MOTIVES[motive.kind].format(number=number, name=name, seat=motive.seat, role=motive.role)


def line_in_words(line: Sequence[ExpectedRole]) -> str:
    """Return the roles that are expected.

    >>> line_in_words([ExpectedRole(1, "captain"), ExpectedRole(2, "mayor")])
    'seat 1 captain, seat 2 mayor'
    """
    return ", ".join(f"seat {step.seat} {step.role}" for step in line)
