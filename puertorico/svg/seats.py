"""The boards of the players: name, money, points, barrels, island and city."""

from __future__ import annotations

from collections.abc import Mapping

from ..game.notation import GOOD_NAMES, TILE_NAMES
from ..game.position_types import Observation, People, SeatPosition
from ..locale.words import Words
from ..rules.buildings import BUILDING, LARGE, ROWS, Building
from ..rules.kinds import CITY_SPACES, ISLAND_SPACES
from .canvas import Canvas, two_lines

WIDTH = 700.0
HEIGHT = 146.0  # at least
_EDGE, _PAD, _HEADER = 7.0, 8.0, 32.0
_COLUMNS = 6
_TILE, _GAP = 42.0, 4.0
_ISLAND = _COLUMNS * (_TILE + _GAP)
_CITY_X = _EDGE + _PAD + _ISLAND + 6
_CELL_STEP = (WIDTH - _CITY_X - _PAD + _GAP) / _COLUMNS
_CELL_HEIGHT = 50.0


def stripe(row: Building) -> str:
    """Return the color of a building's edge."""
    kind = row.kind.name.lower().replace("small_", "")
    return f"stripe-{GOOD_NAMES[row.good] if row.good >= 0 else kind}"


def draw_seat(
    canvas: Canvas,
    words: Words,
    shown: Observation,
    seat: int,
    x: float,
    y: float,
    height: float,
    *,
    total: int | None,
    won: bool,
) -> None:
    """Draw the board of a player; `total` are the points at the end of the game."""
    board, has_nobles = shown["seats"][seat], "nobles" in shown["rules"]["expansions"]
    canvas.box(x, y, WIDTH, height, f"seat-{seat}", radius=10)
    inset = 3.0 if seat == shown["seat"] else 0.0
    canvas.box(x + _EDGE, y + inset, WIDTH - _EDGE - inset, height - 2 * inset, "paper", radius=8)
    left = x + _EDGE + _PAD
    left += canvas.piece("emblem", seat, left, y + 6, 22) + 6
    left += canvas.text(left, y + 23, words.name(seat), 16, bold=True, within=200) + 8
    if seat == shown["governor"]:
        left += canvas.piece("role", "governor", left, y + 6, 22) + 6
    if won:
        canvas.piece("role", "end", left, y + 6, 22)
    _holdings(canvas, board, x + WIDTH - _PAD, y, has_nobles, total)
    top = y + _HEADER + (height - _HEADER - 2 * _CELL_HEIGHT - _GAP) / 2 - 3
    with canvas.titled(words("place-island")):
        _island(canvas, board, x + _EDGE + _PAD, top + (2 * (_CELL_HEIGHT - _TILE)) / 2)
    _city(canvas, words, board, shown["circles"], x + _CITY_X, top)


def _holdings(canvas: Canvas, board: SeatPosition, right: float, y: float, nobles: bool, total: int | None) -> None:
    """Draw what a player has, from right to left."""
    for good in reversed(GOOD_NAMES):
        right -= 42
        number = board["goods"][good]  # type: ignore[index]
        _count(canvas, "good", good, right, y, number, faint=not number)
    waiting = board["san_juan"]
    right -= 96 if nobles else 50
    canvas.box(right - 3, y + 5, 90 if nobles else 44, 24, "paper-sunk", radius=12)
    _count(canvas, "colonist", "", right, y, waiting["colonists"])
    if nobles:
        _count(canvas, "noble", "", right + 44, y, waiting["nobles"])
    chips = None if board["vp"] is None else board["vp"] + (board["noted"] or 0)
    right -= 56
    _count(canvas, "point", "", right, y, total if total is not None else "?" if chips is None else chips)
    _count(canvas, "doubloon", "", right - 50, y, board["doubloons"])


def _count(canvas: Canvas, kind: str, name: str, x: float, y: float, number: object, *, faint: bool = False) -> None:
    canvas.piece(kind, name, x, y + 8, 19, opacity=0.35 if faint else 1)
    canvas.text(x + 21, y + 23, number, 15, color="ink-soft" if faint else "ink", bold=not faint)


def people_on(people: People, circles: int) -> list[str]:
    """Return the pieces on circles, nobles last, then the empty circles.

    >>> people_on({"colonists": 1, "nobles": 1}, 3)
    ['colonist', 'noble', 'circle']
    """
    there = ["colonist"] * people["colonists"] + ["noble"] * people["nobles"]
    return there + ["circle"] * (circles - len(there))


def _island(canvas: Canvas, board: SeatPosition, x: float, y: float) -> None:
    spaces: list[tuple[str, str | None]] = []
    for tile in (*TILE_NAMES, "forest"):
        if tile not in board["island"]:
            continue
        there = board["island"][tile]
        people = People(colonists=there.get("colonists", 0), nobles=there.get("nobles", 0))
        needs = tile != "forest"
        spaces += [(tile, on if needs else None) for on in people_on(people, there["tiles"])]
    for number in range(ISLAND_SPACES):
        left = x + number % _COLUMNS * (_TILE + _GAP)
        top = y + number // _COLUMNS * (_TILE + _GAP)
        if number >= len(spaces):
            canvas.box(left + 1, top + 1, _TILE - 2, _TILE - 2, "none", radius=6, edge="line", thick=1.5, dashes=True)
            continue
        tile, on = spaces[number]
        canvas.piece("tile", tile, left, top, _TILE)
        if on:
            canvas.box(left + 20, top + 20, 22, 22, "paper", radius=11)
            canvas.piece(on, "", left + 20, top + 20, 22)


def _city(canvas: Canvas, words: Words, board: SeatPosition, circles: Mapping[str, int], x: float, y: float) -> None:
    """Draw the city: small buildings first; large ones fill two spaces each at the end."""
    rows = [ROWS[BUILDING[name]] for name in board["city"]]
    small = [row for row in rows if row.kind != LARGE]
    large = [row for row in rows if row.kind == LARGE]
    free = CITY_SPACES - 2 * len(large)
    placed: list[tuple[int, Building | None, int]] = [
        *((space, small[space] if space < len(small) else None, 1) for space in range(max(free, len(small)))),
        *((free + 2 * number, row, 2) for number, row in enumerate(large)),
    ]
    for space, row, wide in placed:
        left, top = x + space % _COLUMNS * _CELL_STEP, y + space // _COLUMNS * (_CELL_HEIGHT + _GAP)
        width = wide * _CELL_STEP - _GAP
        if row is None:
            canvas.box(left, top, width, _CELL_HEIGHT, "none", radius=6, edge="line", thick=1.5, dashes=True)
        else:
            _house(canvas, words, row, people_on(board["city"][row.name], circles[row.name]), left, top, width)


def _house(canvas: Canvas, words: Words, row: Building, people: list[str], x: float, y: float, width: float) -> None:
    name = words.of("building", row.name)
    empty = bool(people) and all(on == "circle" for on in people)
    with canvas.titled(name):
        canvas.box(x, y, width, _CELL_HEIGHT, stripe(row), radius=6)
        canvas.box(x + 0.5, y + 4, width - 1, _CELL_HEIGHT - 4.5, "paper-raised", radius=5, edge="line")
        canvas.piece("building", row.name, x + 3, y + 6, 21, opacity=0.6 if empty else 1)
        for number, on in enumerate(reversed(people)):
            canvas.piece(on, "", x + width - 3 - 11.5 * (number + 1), y + 7, 11)
        lines = two_lines(name) if width < _CELL_STEP else [name]
        for number, line in enumerate(reversed(lines)):
            canvas.text(x + 3, y + 46 - 9 * number, line, 9, bold=True, within=width - 5)
