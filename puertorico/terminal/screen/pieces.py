"""Pieces on the screen: focused, hovered and pressed, each with its target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from .scene import Scene
from .themes import CHOOSABLE

Part = Content | str | tuple[str, str]


@dataclass(frozen=True)
class Cell:
    """What a spot shows: its `target` in the verb rows, and its least `width` in a flow."""

    content: Content
    target: str | None = None
    is_open: bool = False
    width: int = 0
    is_label: bool = False
    classes: str = ""


class Spot(Static, can_focus=True):
    """A piece. One that can be chosen has a sign in front of it as well as a color."""

    BINDINGS = [  # noqa: RUF012 (as in Textual)
        ("enter,space", "press"),
    ]

    @dataclass
    class Pressed(Message):
        """A player pressed a piece."""

        spot: Spot

    @dataclass
    class Hovered(Message):
        """A player hovers over or focuses a piece; None when they leave it."""

        spot: Spot | None

    def __init__(self, cell: Cell) -> None:
        super().__init__(classes=cell.classes)
        self.cell = cell
        self.can_focus = not cell.is_label and cell.target is not None
        self._draw()

    def show(self, cell: Cell) -> None:
        """Show something else here."""
        if cell != self.cell:
            is_wider = self.is_in_flow and max(cell.width, self.needed(cell)) != self.flow_width
            self.cell = cell
            self.can_focus = not cell.is_label and cell.target is not None
            self._draw(layout=is_wider)

    def _draw(self, *, layout: bool = False) -> None:
        cell = self.cell
        self.set_class(cell.is_open, "-open")
        self.set_class(cell.is_label, "-label")
        mark = CHOOSABLE if cell.is_open else " "
        self.update(cell.content if cell.is_label else Content.assemble(mark, cell.content), layout=layout)

    @staticmethod
    def needed(cell: Cell) -> int:
        """Return the width of a cell with the sign in front and a space behind it."""
        return max(line.cell_length for line in cell.content.split("\n")) + (1 if cell.is_label else 2)

    @property
    def is_in_flow(self) -> bool:
        return isinstance(self.parent, Spots) and self.parent.is_flow

    @property
    def flow_width(self) -> int:
        return max(self.cell.width, self.needed(self.cell))

    def action_press(self) -> None:
        self.post_message(self.Pressed(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.can_focus:
            self.action_press()

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(self.Hovered(self))

    def on_leave(self, event: events.Leave) -> None:
        self.post_message(self.Hovered(None))

    def on_focus(self) -> None:
        self.post_message(self.Hovered(self))

    def on_blur(self) -> None:
        self.post_message(self.Hovered(None))


class FlowLayout(Layout):
    """Places spots side by side like words in lines. A label begins a new line."""

    name = "flow"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        parent.pre_layout(self)
        placements: list[WidgetPlacement] = []
        x = y = indent = 0
        for child in children:
            assert isinstance(child, Spot)
            if child.cell.is_label:
                x, y = 0, y + 1 if placements else 0
                indent = child.flow_width
            elif x + child.flow_width > size.width and x > indent:
                x, y = indent, y + 1
            width = max(1, min(child.flow_width, size.width - x))
            placements.append(
                WidgetPlacement(Region(x, y, width, 1), NULL_OFFSET, NULL_SPACING, child, 0, False, False, False)
            )
            x += width
        return placements


class Spots(Widget):
    """A group of spots, in a flow unless a subclass has another layout."""

    DEFAULT_CSS = """
    Spots { height: auto; }
    Spots > Spot { height: 1; }
    """
    is_flow = True

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._flow = FlowLayout()

    @property
    def layout(self) -> Layout:
        return self._flow if self.is_flow else super().layout

    def show(self, cells: Sequence[Cell]) -> None:
        """Show these cells. Spots are kept as long as their number stays the same."""
        spots = list(self.query_children(Spot))
        for spot, cell in zip(spots, cells, strict=False):
            spot.show(cell)
        if len(cells) > len(spots):
            self.mount_all(Spot(cell) for cell in cells[len(spots) :])
        for spot in spots[len(cells) :]:
            spot.remove()


def label(text: str, width: int) -> Cell:
    """Return the name of a row."""
    return Cell(Content.styled(text, "bold $text-muted"), is_label=True, width=width)


def piece(scene: Scene, target: str, *parts: Part, width: int = 0, classes: str = "") -> Cell:
    """Return a piece that can be chosen if it gives an answer."""
    return Cell(Content.assemble(*parts), target, bool(scene.at(target).answers), width, classes=classes)


def nearest(spots: Iterable[Spot], here: Region, dx: int, dy: int) -> Spot | None:
    """Return the nearest spot in a direction, preferring little sideways distance."""

    def distance(spot: Spot) -> tuple[int, int] | None:
        there = spot.region
        aside = abs(there.y - here.y) if dx else abs(2 * there.x + there.width - 2 * here.x - here.width) // 2
        along = dx * (there.x - here.x) if dx else dy * (there.y - here.y)
        if along <= 0 or (dx and aside):
            return None
        return along, aside

    found = [(far, number, spot) for number, spot in enumerate(spots) if (far := distance(spot)) is not None]
    return min(found)[2] if found else None
