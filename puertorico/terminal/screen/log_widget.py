"""The log of the game, newest lines at the bottom."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...game.messages import Line
from ...locale.message_text import sentence
from ...locale.words import Words
from ..log_text import round_starts, told
from .scene import Scene

# Lines to scroll through; all of them are in the replay. The oldest ones are removed rarely, because that costs as much
# as writing all others again.
_LEAST_LINES, _MOST_LINES = 100, 300


class LogLines(OptionList):
    """The log. Choosing a line shows the board at that moment."""

    BINDINGS = [("escape", "app.back")]  # noqa: RUF012 (as in Textual)

    @dataclass
    class Opened(Message):
        """A player wants to see the board after a step."""

        step: int

    def __init__(self) -> None:
        super().__init__(id="log")
        self._told: list[Line] = []
        self._left_out = 0  # older lines
        self._spoken = ""

    def draw(self, scene: Scene) -> None:
        """Show what has happened, up to the step that is looked at."""
        last = scene.view.steps if scene.step is None else scene.step
        lines = told(moment for moment in scene.moments if moment.step <= last)
        words = scene.words
        language = f"{words.language} {words.me}"
        shown = lines[self._left_out :]
        is_grown = shown[: len(self._told)] == self._told and len(shown) <= _MOST_LINES
        if language != self._spoken or not is_grown:
            self._left_out = max(0, len(lines) - _LEAST_LINES)
            self._told, self._spoken = [], language
            self.clear_options()
            shown = lines[self._left_out :]
        fresh, self._told = shown[len(self._told) :], shown
        if not fresh:
            return
        rounds = set(round_starts(scene.moments))
        self.add_options(_option(words, line, begins_round=line.step in rounds) for line in fresh)
        self.show_newest()

    def show_newest(self) -> None:
        """Scroll to the end. The heights of the lines are known after they have been drawn once."""
        self.call_after_refresh(self.call_after_refresh, self.scroll_end, animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Opened(self._told[event.option_index].step))


def _option(words: Words, line: Line, *, begins_round: bool) -> Option:
    style = "$warning" if line.kind == "ending" else "bold" if begins_round else ""
    return Option(Content.styled(sentence(words, line.message), style))
