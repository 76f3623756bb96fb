"""Colors and signs of pieces. A sign is clear without its color."""

from __future__ import annotations

from textual.content import Content
from textual.theme import Theme

# One sign per good and tile: cob, drop, cube, leaf, bean, stone, tree.
SIGNS = {"corn": "♦", "indigo": "▼", "sugar": "■", "tobacco": "♠", "coffee": "◐", "quarry": "▲", "forest": "♣"}
COLONIST, NOBLE, EMPTY = "●", "♛", "○"
DOUBLOON, POINT = "◎", "★"
TIMES = "\N{MULTIPLICATION SIGN}"
FACE_DOWN = "▒"
CHOOSABLE = "▸"
SEAT_SIGNS = "①②③④⑤"


# The colors of the goods and seats on either ground; the page has the same hues.
_DARK = {
    "corn": "#f2c81f",
    "indigo": "#8fa8f0",
    "sugar": "#ffffff",
    "tobacco": "#d99a55",
    "coffee": "#c08a6a",
    "quarry": "#b9bdc0",
    "forest": "#6fc080",
    "seat-0": "#e69f00",
    "seat-1": "#56b4e9",
    "seat-2": "#2fc99a",
    "seat-3": "#ff8a4c",
    "seat-4": "#e39bc4",
}
_LIGHT = {
    "corn": "#7a6000",
    "indigo": "#2f4b8f",
    "sugar": "#5c5446",
    "tobacco": "#8a5520",
    "coffee": "#4a2c1a",
    "quarry": "#555a5e",
    "forest": "#1f6b34",
    "seat-0": "#8a5f00",
    "seat-1": "#14648f",
    "seat-2": "#006b4d",
    "seat-3": "#a34700",
    "seat-4": "#96427a",
}

DARK = Theme(
    name="puertorico-dark",
    dark=True,
    primary="#e69f00",
    secondary="#56b4e9",
    accent="#f2c81f",
    warning="#ff8a4c",
    error="#ff8a80",
    success="#2fc99a",
    background="#0e2a2e",
    surface="#12363b",
    panel="#194248",
    foreground="#f4efe6",
    variables=_DARK,
)
LIGHT = Theme(
    name="puertorico-light",
    dark=False,
    primary="#8a5f00",
    secondary="#14648f",
    accent="#8a3b00",
    warning="#a34700",
    error="#a3190f",
    success="#006b4d",
    background="#e6dfd0",
    surface="#f4efe6",
    panel="#d9d0bb",
    foreground="#2a2016",
    variables=_LIGHT,
)

# For terminals with 16 colors: those that the terminal has, on its own ground.
ANSI = Theme(
    name="puertorico-ansi",
    dark=True,
    ansi=True,
    primary="ansi_yellow",
    secondary="ansi_cyan",
    accent="ansi_bright_yellow",
    warning="ansi_bright_red",
    error="ansi_bright_red",
    success="ansi_bright_green",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    variables={
        "ansi-background": "ansi_black",
        "ansi-foreground": "ansi_white",
        "border-blurred": "ansi_black",
        "block-cursor-foreground": "ansi_black",
        "block-cursor-background": "ansi_white",
        "input-cursor-background": "ansi_black",
        "input-cursor-foreground": "ansi_bright_white",
        "input-cursor-text-style": "none",
        "input-selection-background": "ansi_bright_blue",
        "input-selection-foreground": "ansi_black",
        "screen-selection-background": "ansi_bright_blue",
        "screen-selection-foreground": "ansi_black",
        "corn": "ansi_bright_yellow",
        "indigo": "ansi_bright_blue",
        "sugar": "ansi_default",
        "tobacco": "ansi_yellow",
        "coffee": "ansi_red",
        "quarry": "ansi_cyan",
        "forest": "ansi_green",
        "seat-0": "ansi_yellow",
        "seat-1": "ansi_cyan",
        "seat-2": "ansi_green",
        "seat-3": "ansi_red",
        "seat-4": "ansi_magenta",
    },
)


def sign(thing: str, times: int = 1) -> Content:
    """Return the sign of a good or tile in its color, once or several times."""
    return Content.styled(SIGNS[thing] * times, f"${thing} bold")


def seat_sign(seat: int) -> Content:
    """Return the number of a seat in its color."""
    return Content.styled(SEAT_SIGNS[seat], f"$seat-{seat} bold")


def circles(colonists: int, nobles: int, number: int) -> str:
    """Return the circles of a place: nobles, colonists, and empty ones.

    >>> circles(1, 1, 3)
    '♛●○'
    """
    return NOBLE * nobles + COLONIST * colonists + EMPTY * max(0, number - colonists - nobles)
