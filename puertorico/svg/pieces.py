"""The drawings of the pieces, as data.

Their only source is `web/src/pieces/`; the build of the page writes the file that is read here.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "table" / "page" / "pieces.json"
# The names that looks use for the colors of a piece, and where the piece has them.
_OWN_COLORS = {"tint": "tint", "on-tint": "onTint"}


class DrawingsMissing(RuntimeError):
    """Raised if the page and its drawings have not been built."""


@dataclass(frozen=True, slots=True)
class Drawings:
    """What the build of the page wrote.

    Colors by theme, fonts, ways to paint, and the pieces by kind and name.
    """

    colors: dict[str, dict[str, str]]
    fonts: dict[str, str]
    path: dict[str, str]
    looks: dict[str, dict[str, str]]
    place: float  # the size of a barrel in a place of a ship or of the trading house
    pieces: dict[str, dict[str, dict[str, Any]]]

    def size(self, kind: str, name: object = "") -> tuple[float, float]:
        """Return the width and height of a drawing, in its own units."""
        piece = self.pieces[kind][str(name)]
        return piece["width"], piece["height"]

    def places(self, kind: str, name: object = "") -> list[tuple[float, float]]:
        """Return the upper left corners of the places for barrels."""
        return [(x, y) for x, y in self.pieces[kind][str(name)]["places"]]

    def paths(self, kind: str, name: object, theme: str) -> str:
        """Return the paths of a piece in the colors of a theme.

        Colors are attributes and not a style sheet, because many SVG viewers support little CSS.
        """
        piece, colors = self.pieces[kind][str(name)], self.colors[theme]

        def painted(properties: dict[str, str]) -> str:
            values = {
                name: piece[_OWN_COLORS[value]] if value in _OWN_COLORS else value for name, value in properties.items()
            }
            return "".join(f' {name}="{colors.get(value, value)}"' for name, value in values.items())

        inside = "".join(f'<path{painted(self.looks[look])} d="{path}"/>' for look, path in piece["drawing"])
        return f"<g{painted(self.path)}>{inside}</g>"


@cache
def drawings() -> Drawings:
    """Read the drawings. Raises `DrawingsMissing` in a checkout without the built page."""
    try:
        return Drawings(**json.loads(FILE.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise DrawingsMissing(f"{FILE} is missing; run python web/build.py, which builds the page") from None
