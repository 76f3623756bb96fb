"""The screen that hides the table between two people at one keyboard."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from .scene import Scene
from .themes import SEAT_SIGNS


class HandOver(ModalScreen[None]):
    """Names the player who is asked next, and hides the table until they press Enter."""

    BINDINGS = [("enter,space", "dismiss")]  # noqa: RUF012 (as in Textual)

    def __init__(self, scene: Scene, seat: int) -> None:
        super().__init__()
        self._scene, self._seat = scene, seat

    def compose(self) -> ComposeResult:
        words, seat = self._scene.words, self._seat
        name = f"{SEAT_SIGNS[seat]} {words('label-seat-number', n=seat + 1)}"
        with Vertical():
            yield Static(Content.styled(words("terminal-hand-over", name=name), f"bold $seat-{seat}"))
            yield Static(words("terminal-look-away"))
            yield Static(Content.from_markup(f"[@click=screen.dismiss]{words('answer-continue')} (Enter)[/]"))
