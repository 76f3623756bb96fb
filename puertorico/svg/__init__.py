"""Pictures of games as SVG, with the drawings and colors of the page."""

from .canvas import THEMES
from .table import board

__all__ = ["THEMES", "board"]
