"""The numbered things of the game. Boards are stored by kind, not by slot."""

from enum import IntEnum
from typing import Any, Self

SEATS = 5
ISLAND_SPACES = 12
CITY_SPACES = 12
HOUSE_PLACES = 4
SHIPS = 3

NOBODY = -1
CHANCE = -1
"""The seat number of chance. With manual chance, you answer for it when a tile is drawn.

>>> import puertorico as pr
>>> game = pr.Game.new(players=3, chance="manual")
>>> game.seat == pr.CHANCE, str(game.question)
(True, 'CHANCE')
"""


class Numbered(IntEnum):
    """An enumeration of rows: each member is numbered by its place and keeps its row."""

    row: Any

    def __new__(cls, row: Any) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = int(member)
        member.row = row
        return member

    def __str__(self) -> str:
        """Return the name: `print(game.question)` says what is asked."""
        return self.name


class Good(IntEnum):
    CORN = 0
    INDIGO = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4


GOODS = len(Good)
CORN = int(Good.CORN)
INDIGO = int(Good.INDIGO)

# Face-up island tiles: the five plantations, numbered like their goods, and the quarry.
QUARRY = GOODS
TILES = GOODS + 1
# Only to name a tile: a forest is a face-down plantation.
FOREST = TILES


class Role(IntEnum):
    SETTLER = 0
    MAYOR = 1
    BUILDER = 2
    CRAFTSMAN = 3
    TRADER = 4
    CAPTAIN = 5
    PROSPECTOR = 6
    PROSPECTOR_2 = 7


ROLES = len(Role)


class Ending(IntEnum):
    """The conditions that end the game, as bits (5.1)."""

    COLONISTS = 1
    CITY = 2
    CHIPS = 4
    MAX_ROUNDS = 8
