"""The table as text, image and SVG, for the `render` of environments."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .. import svg
from ..game.game import Game
from ..rules.kinds import ISLAND_SPACES

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

RENDER_MODES = ("ansi", "rgb_array", "svg")

_PAPER, _PANEL, _INK, _EMPTY, _FAINT, _MARK = "#efe6d2", "#f8f2e4", "#2b2622", "#8a7d66", "#b9ab8d", "#a3341f"
_KIND_COLORS = {
    "corn": "#e8c33a",
    "indigo": "#3d56a8",
    "sugar": "#f4f4f0",
    "tobacco": "#a8763e",
    "coffee": "#4a2f1f",
    "quarry": "#8c8c8c",
    "forest": "#3f7a43",
}
_WIDTH, _TABLE_HEIGHT, _SEAT_HEIGHT, _TILE = 960, 180, 112, 24
_LETTERS = 125  # characters per line, at the width of the picture


def text(game: Game) -> str:
    """Return the table in lines, with the question and its answers at the end.

    >>> print(text(Game.new(players=3, seed=1)).splitlines()[0])
    round 1, governor seat 0: seat 0 is asked CHOOSE_ROLE
    """
    shown = game.position()
    lines = [_headline(game, shown), *_table_lines(shown)]
    for seat, board in enumerate(shown["seats"]):
        lines.append(
            f"seat {seat}: {_purse(board)}, {game.scores[seat].total} points in total; goods {_list(board['goods'])}"
        )
        lines.append(
            "  island " + (", ".join(f"{_manned(tile)}{kind}" for kind, tile in board["island"].items()) or "-")
        )
        lines.append(
            "  city   " + (", ".join(f"{_manned(pieces)}{kind}" for kind, pieces in board["city"].items()) or "-")
        )
    if not game.is_over:
        lines.append("answers " + ", ".join(f"{answer.id} {answer.text}" for answer in game.answers))
    return "\n".join(lines) + "\n"


def render(game: Game, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return what an environment's `render` returns."""
    if mode is None:
        return None
    if mode == "svg":
        return svg.board(game)
    return text(game) if mode == "ansi" else picture(game)


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(map(repr, RENDER_MODES))}, got {mode!r}")


def picture(game: Game) -> NDArray[np.uint8]:
    """Return the table as an array of height, width and three colors."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise ImportError("images of the table need Pillow: pip install pillow, or 'puertorico[envs]'") from error
    shown = game.position()
    image = Image.new("RGB", (_WIDTH, _TABLE_HEIGHT + _SEAT_HEIGHT * game.players), _PAPER)
    brush = _Brush(ImageDraw.Draw(image), ImageFont.load_default(13))
    brush.write(12, 8, _headline(game, shown), _MARK)
    lines = [part for line in _table_lines(shown) for part in textwrap.wrap(line, _LETTERS)]
    for row, line in enumerate(lines):
        brush.write(12, 28 + 16 * row, line)
    for seat, board in enumerate(shown["seats"]):
        brush.seat(_TABLE_HEIGHT + seat * _SEAT_HEIGHT, seat, board, game)
    return np.asarray(image)


class _Brush:
    def __init__(self, draw: ImageDraw, font: FreeTypeFont | ImageFont) -> None:
        self.draw, self.font = draw, font

    def write(self, x: int, y: int, words: str, color: str = _INK) -> None:
        self.draw.text((x, y), words, color, self.font)

    def seat(self, top: int, seat: int, board: Mapping[str, Any], game: Game) -> None:
        """Draw a panel: purse, island as colored squares, city as names, colonists as dots."""
        asked = seat == game.seat
        frame = (6, top + 3, _WIDTH - 7, top + _SEAT_HEIGHT - 4)
        self.draw.rounded_rectangle(frame, 6, _PANEL, _MARK if asked else _FAINT, 2 if asked else 1)
        self.write(14, top + 9, f"seat {seat}: {_purse(board)}, {game.scores[seat].total} points in total")
        x = 480
        for good, barrels in board["goods"].items():
            for _ in range(barrels):
                self.draw.ellipse((x, top + 10, x + 11, top + 21), _KIND_COLORS[good], _INK)
                x += 13
        self.island(14, top + 34, board["island"])
        self.city(480, top + 32, board["city"])

    def island(self, x: int, y: int, island: Mapping[str, Any]) -> None:
        spaces = [(kind, number < _pieces(tile)) for kind, tile in island.items() for number in range(tile["tiles"])]
        spaces += [("", False)] * (ISLAND_SPACES - len(spaces))
        for number, (kind, occupied) in enumerate(spaces):
            left, top = x + number % 6 * (_TILE + 6), y + number // 6 * (_TILE + 6)
            self.draw.rectangle((left, top, left + _TILE, top + _TILE), _KIND_COLORS.get(kind, _PAPER), _FAINT)
            if occupied:
                self.dot(left + _TILE // 2, top + _TILE // 2)

    def city(self, x: int, y: int, city: Mapping[str, Any]) -> None:
        for number, (building, pieces) in enumerate(city.items()):
            left, top = x + number % 3 * 156, y + number // 3 * 19
            self.write(left, top, building, _INK if _pieces(pieces) else _EMPTY)
            for piece in range(_pieces(pieces)):
                self.dot(left + int(self.draw.textlength(building, self.font)) + 9 + 10 * piece, top + 9)

    def dot(self, x: int, y: int) -> None:
        self.draw.ellipse((x - 4, y - 4, x + 4, y + 4), _MARK, _PANEL)


def _headline(game: Game, shown: Mapping[str, Any]) -> str:
    if game.is_over:
        return f"round {shown['round']}, the game is over: won by seat {' and '.join(map(str, game.winners))}"
    who = f"seat {game.seat}" if game.seat is not None and game.seat >= 0 else "chance"
    return f"round {shown['round']}, governor seat {shown['governor']}: {who} is asked {game.question.name}"


def _table_lines(shown: Mapping[str, Any]) -> Iterator[str]:
    cards = [_card(role, card) for role, card in shown["roles"].items()]
    yield "roles " + ", ".join(cards)
    bank, ship = shown["bank"], shown["colonist_ship"]
    goods = _list(bank["goods"])
    yield f"bank {bank['vp']} points, {_pieces(bank)} colonists, {bank['quarries']} quarries; goods {goods}"
    piles = shown["plantations"]
    yield f"tiles {_list(piles['face_up'])}; {sum(piles['face_down'].values())} face down"
    cargo = [f"{ship['good'] or 'empty'} {ship['loaded']}/{ship['capacity']}" for ship in shown["ships"]]
    house = ", ".join(shown["trading_house"]) or "empty"
    yield f"ships {', '.join(cargo)}; colonist ship {_pieces(ship)}; trading house {house}"
    yield "left to build " + ", ".join(f"{kind} {copies}" for kind, copies in shown["buildings"].items() if copies)


def _card(role: str, card: Mapping[str, Any]) -> str:
    taken = "" if card["taken"] is None else f" (seat {card['taken']})"
    return role + (f" +{card['doubloons']}" if card["doubloons"] else "") + taken


def _purse(board: Mapping[str, Any]) -> str:
    chips, idle = board["vp"] + board["noted"], _pieces(board["san_juan"])
    return f"{board['doubloons']} doubloons, {chips} in chips, {idle} in San Juan"


def _list(counts: Mapping[Any, int]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in counts.items() if number) or "none"


def _pieces(place: Mapping[str, Any]) -> int:
    """Return the number of colonists and nobles; a forest has none."""
    pieces: int = place.get("colonists", 0) + place.get("nobles", 0)
    return pieces


def _manned(place: Mapping[str, Any]) -> str:
    """Format the number of tiles and the number of pieces on them."""
    tiles = f"{place['tiles']} " if "tiles" in place else ""
    return tiles if "under" in place else f"{tiles}({_pieces(place)}) "
