"""Dialogs over the table: help, hints, the score sheet, and confirmations."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.score import Score
from ..board import score_table, verdict
from .scene import Scene


class TextDialog(ModalScreen[str]):
    """A title, a text, and choices below it. It returns the chosen one, or an empty string."""

    BINDINGS = [  # noqa: RUF012 (as in Textual)
        ("escape,q", "leave"),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown,space", "scroll(1)", priority=True),
        *((str(number), f"number({number})") for number in range(1, 10)),
    ]

    def __init__(self, title: str, lines: Sequence[str | Content], offered: dict[str, str], close: str) -> None:
        super().__init__()
        self._heading, self._text = title, lines
        self._offered = {**offered, "": close}

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(Content.styled(self._heading, "bold $accent"), id="dialog-title")
            with VerticalScroll(id="dialog-text"):
                yield Static(
                    Content("\n").join([Content(line) if isinstance(line, str) else line for line in self._text])
                )
            yield OptionList(
                *(Option(text, id=key or "close") for key, text in self._offered.items()), id="dialog-choices"
            )

    def on_mount(self) -> None:
        # A quick key may have closed the dialog before it was drawn.
        self.query(OptionList).focus()

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Limit the height of the text, so that the choices are always visible."""
        title, text, choices = (self.query(f"#dialog-{part}") for part in ("title", "text", "choices"))
        for taken in zip(title, choices, text, strict=False):
            height = int(0.9 * self.size.height) - 2 - sum(part.outer_size.height for part in taken[:2])
            taken[2].styles.max_height = max(3, height - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss("" if event.option.id == "close" else str(event.option.id))

    def action_leave(self) -> None:
        self.dismiss("")

    def action_scroll(self, direction: int) -> None:
        """Show the next or the previous part of a long text."""
        for text in self.query("#dialog-text"):
            text.scroll_page_down() if direction > 0 else text.scroll_page_up()

    def action_number(self, number: int) -> None:
        """Choose by number, as on the table."""
        if number <= len(self._offered):
            self.dismiss(list(self._offered)[number - 1])


def score_lines(scene: Scene) -> list[str]:
    """Return the score sheet: who has won, why the game ended, and points by source."""
    view, words = scene.view, scene.words
    assert view.scores is not None
    assert view.winners is not None
    scores = [Score(**one.sources, tie_break=one.tie_break) for one in view.scores]
    endings = [words.of("ending", ending) for ending in scene.position["ending"]]
    return [
        verdict(scores, view.winners, words),
        *([words("end-reason", ending=words.joined(endings))] if endings else []),
        "",
        *score_table(scores, range(len(scores)), words),
    ]
