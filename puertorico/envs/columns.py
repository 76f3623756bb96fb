"""The names and meanings of the columns of an observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..game.notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from ..rules.buildings import EXPANSION_BOXES
from ..rules.kinds import SEATS, SHIPS, Ending
from ..rules.questions import Question
from .compiled.observation import COLUMNS, QUESTIONS


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation."""

    name: str
    meaning: str


# Seats of an observation that is centered on the observing one: itself, then clockwise.
CENTERED_SEATS = ("me", *(f"left_{steps}" for steps in range(1, SEATS)))
FIXED_SEATS = tuple(f"seat_{seat}" for seat in range(SEATS))


def columns(*, centered: bool = True) -> tuple[Column, ...]:
    """Return the columns of an observation in order, the same for all rule sets.

    >>> [column.name for column in columns()][:3]
    ['round', 'players', 'new_buildings']
    """
    seats = CENTERED_SEATS if centered else FIXED_SEATS
    found = [Column(name, meaning) for name, meaning in _table()]
    found += [Column(f"{seat} {name}", meaning) for seat in seats for name, meaning in _board()]
    assert len(found) == COLUMNS
    return tuple(found)


def _table() -> Iterator[tuple[str, str]]:
    yield "round", "the number of the round"
    yield "players", "number of players"
    for box in EXPANSION_BOXES:
        yield box.name, f"1 with {box.label}"
    yield "bank vp", "point chips left"
    endings = [ending.name.lower() for ending in Ending]
    yield from _each("ending {}", endings, "1 if this condition is met, so that the game ends with the round")
    yield from _each("{} doubloons", ROLE_NAMES, "doubloons on the role card")
    yield from _each("{} free", ROLE_NAMES, "1 if the card is in the game and nobody has taken it this round")
    yield from _each("{} phase", ROLE_NAMES, "1 if this is the role of the current phase, or of the last one")
    questions = [Question(number).name for number in range(1, QUESTIONS)]
    yield from _each("question {}", questions, "1 if this is the current question")
    yield "question GAME_OVER", "1 if the game is over"
    ships = [f"ship_{ship}" for ship in range(SHIPS)]
    for ship in ships:
        yield from _each(f"{ship} {{}}", GOOD_NAMES, "1 if the cargo ship carries this kind")
    yield "bank colonists", "colonists in the supply"
    yield "bank nobles", "nobles in the supply"
    yield from _each("bank {}", GOOD_NAMES, "barrels in the supply")
    yield "bank quarries", "quarries left"
    for pile in ("face_up", "face_down", "discard"):
        yield from _each(f"{pile} {{}}", GOOD_NAMES, "plantation tiles of this kind in this pile")
    yield "colonist_ship colonists", "colonists on the colonist ship"
    yield "colonist_ship nobles", "nobles on the colonist ship"
    yield from _each("{} capacity", ships, "barrels the cargo ship can carry")
    yield from _each("{} loaded", ships, "barrels on the cargo ship")
    yield from _each("trading_house {}", GOOD_NAMES, "barrels in the trading house")
    yield from _each("left {}", BUILDING_NAMES, "copies that can still be built")


def _board() -> Iterator[tuple[str, str]]:
    yield "asked", "1 if this seat is asked"
    yield "governor", "1 if this seat is the governor"
    yield from _each("took {}", ROLE_NAMES, "1 if the seat has taken this card this round")
    yield "doubloons", "doubloons of the seat"
    yield "vp", "points in chips; -1 while they are hidden"
    yield "noted", "points noted after the chips ran out; -1 while they are hidden"
    yield from _each("goods {}", GOOD_NAMES, "barrels of the seat")
    yield from _each("tiles {}", TILE_NAMES, "face-up tiles of this kind on the island")
    yield from _each("pieces {}", TILE_NAMES, "colonists and nobles on tiles of this kind")
    yield from _each("nobles {}", TILE_NAMES, "the nobles among them")
    yield from _each("forest {}", GOOD_NAMES, "forests with this kind on the hidden side")
    yield from _each("built {}", BUILDING_NAMES, "1 if the building is in the city")
    yield from _each("pieces {}", BUILDING_NAMES, "colonists and nobles in the building")
    yield from _each("nobles {}", BUILDING_NAMES, "the nobles among them")
    yield "pieces san_juan", "colonists and nobles in San Juan"
    yield "nobles san_juan", "the nobles among them"
    yield "island_spaces", "filled spaces of the island"
    yield "city_spaces", "filled spaces of the city"


def _each(template: str, names: Iterable[str], meaning: str) -> Iterator[tuple[str, str]]:
    return ((template.format(name), meaning) for name in names)


def observation_page() -> str:
    """Return the page `docs/observation.md`."""
    lines = [
        "# Observation columns",
        "",
        "For researchers who read observations. This page explains what each number means. An observation is a row of",
        f"{COLUMNS} 16-bit integers, the same for all player counts and expansions. It contains what `Game.observe`",
        "returns, as numbers; [Environments](environments.md) explains how to use it.",
        "",
        "```python",
        "from puertorico.envs.columns import columns",
        "",
        "names = [column.name for column in columns(centered=True)]",
        "```",
        "",
        "The table comes first, then a block for each of five seats. Columns that are not in play are 0, and so are",
        "the blocks of seats that are not in the game.",
        "",
        "| `centered` | blocks |",
        "|---|---|",
        f"| `True` | {_quoted(CENTERED_SEATS)}: the observing seat, then clockwise |",
        f"| `False` | {_quoted(FIXED_SEATS)} |",
        "",
    ]
    table, board = list(_table()), list(_board())
    lines += ["## Table columns", "", "| columns | names | meaning |", "|---|---|---|", *_rows(table), ""]
    lines += [
        "## Seat columns",
        "",
        f"Block k (0 to {SEATS - 1}) begins at column {len(table)} + {len(board)} k. Its names begin with the seat,",
        "for example `me doubloons`.",
        "",
        "| columns | names | meaning |",
        "|---|---|---|",
        *_rows(board),
    ]
    return "\n".join(lines) + "\n"


def _rows(names: list[tuple[str, str]]) -> Iterator[str]:
    """Return one line for neighbors with the same meaning."""
    start = 0
    for end in range(1, len(names) + 1):
        if end == len(names) or names[end][1] != names[start][1]:
            which = f"{start}" if end == start + 1 else f"{start} to {end - 1}"
            yield f"| {which} | {_quoted(name for name, _ in names[start:end])} | {names[start][1]} |"
            start = end


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
