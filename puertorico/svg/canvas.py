"""A drawing surface: rectangles, texts that fit, and pieces, in the colors of a theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape

from .pieces import drawings

THEMES = ("light", "dark")
"""The themes of a picture."""

# Widths of letters in parts of the font size. They are those of DejaVu Sans, which is wider than most fonts, because
# the font of the viewer is unknown.
_WIDTHS = {
    letter: width
    for letters, width in (("ijl.,:;'|!", 0.32), (" ftrI()[]-/", 0.41), ("mwMWшщжюШЩЖЮ", 0.95))
    for letter in letters
}
_CAPITAL, _OTHER, _BOLD = 0.72, 0.63, 1.12


def text_width(words: str, size: float, bold: bool = False) -> float:
    """Estimate the width of a text; most fonts are narrower."""
    letters = sum(_WIDTHS.get(letter, _CAPITAL if letter.isupper() else _OTHER) for letter in words)
    return letters * size * (_BOLD if bold else 1.0)


def two_lines(words: str) -> list[str]:
    """Split a name into two lines of about equal length, if it has several words.

    >>> two_lines("Small Sugar Mill"), two_lines("Hacienda")
    (['Small', 'Sugar Mill'], ['Hacienda'])
    """
    parts = words.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(ways, key=lambda way: max(map(len, way)))) if ways else [words]


class Canvas:
    """The elements of a picture so far.

    Lengths are pixels, and colors are the names of the page's colors.
    """

    def __init__(self, theme: str) -> None:
        self._theme, self._drawings = theme, drawings()
        self._defined: dict[str, str] = {}
        self._elements: list[str] = []

    def color(self, name: str) -> str:
        return "none" if name == "none" else self._drawings.colors[self._theme][name]

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        radius: float = 0,
        edge: str = "none",
        thick: float = 1,
        dashes: bool = False,
        opacity: float = 1,
    ) -> None:
        """Draw a rectangle, with rounded corners and an edge if wanted."""
        look = f' fill="{self.color(fill)}"' + (f' rx="{radius:g}"' if radius else "")
        look += f' stroke="{self.color(edge)}" stroke-width="{thick:g}"' if edge != "none" else ""
        look += ' stroke-dasharray="4 3"' if dashes else ""
        look += f' opacity="{opacity:g}"' if opacity != 1 else ""
        self._elements.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{look}/>')

    def ring(self, x: float, y: float, radius: float) -> None:
        """Draw the outline of a circle."""
        ink = self.color("ink")
        self._elements.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{ink}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float,
        *,
        color: str = "ink",
        bold: bool = False,
        font: str = "sans",
        anchor: str = "start",
        within: float | None = None,
        struck: bool = False,
    ) -> float:
        """Write words on a baseline, and return their width. They shrink to fit `within`."""
        written = str(words)
        width = text_width(written, size, bold)
        if within is not None and width > within:
            size, width = size * within / width, within
        look = f' font-family="{escape(self._drawings.fonts[font])}"' if font != "sans" else ""
        look += ' font-weight="bold"' if bold else ""
        look += f' text-anchor="{anchor}"' if anchor != "start" else ""
        look += ' text-decoration="line-through"' if struck else ""
        look += f' fill="{self.color(color)}"' if color != "ink" else ""
        self._elements.append(f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}"{look}>{escape(written)}</text>')
        return width

    def piece(self, kind: str, name: object, x: float, y: float, height: float, *, opacity: float = 1) -> float:
        """Draw a piece with its upper left corner at a place; return its width."""
        wide, high = self._drawings.size(kind, name)
        scale = height / high
        look = f' opacity="{opacity:g}"' if opacity != 1 else ""
        place = f"translate({x:g} {y:g}) scale({scale:.4g})"
        self._elements.append(f'<use href="#{self._define(kind, name)}" transform="{place}"{look}/>')
        return wide * scale

    def holder(self, kind: str, name: object, goods: Sequence[str], x: float, y: float, height: float) -> float:
        """Draw a ship or the trading house with its barrels; return its width."""
        width = self.piece(kind, name, x, y, height)
        scale = height / self._drawings.size(kind, name)[1]
        for number, (across, down) in enumerate(self._drawings.places(kind, name)):
            thing = ("good", goods[number]) if number < len(goods) else ("circle", "")
            self.piece(*thing, x + across * scale, y + down * scale, self._drawings.place * scale)
        return width

    @contextmanager
    def titled(self, title: str) -> Iterator[None]:
        """Draw elements with a title for tooltips and screen readers."""
        self._elements.append(f"<g><title>{escape(title)}</title>")
        yield
        self._elements.append("</g>")

    def to_svg(self, width: float, height: float, title: str) -> str:
        """Return the picture."""
        fonts = escape(self._drawings.fonts["sans"])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
            f' height="{height:g}" style="max-width:100%;height:auto" role="img" font-family="{fonts}"'
            f' fill="{self.color("ink")}"><title>{escape(title)}</title>'
            f"<defs>{''.join(self._defined.values())}</defs>{''.join(self._elements)}</svg>\n"
        )

    def _define(self, kind: str, name: object) -> str:
        """Define a drawing once; return its id, which is the same in every picture of the theme."""
        known = f"puertorico-{self._theme}-{kind}-{name}".rstrip("-")
        if known not in self._defined:
            self._defined[known] = f'<g id="{known}">{self._drawings.paths(kind, name, self._theme)}</g>'
        return known
