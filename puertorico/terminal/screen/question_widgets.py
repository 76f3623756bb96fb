"""The question: what is asked, and the answers as a list or as numbers to change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...locale.words import Words
from .choices import Choice, choices
from .help_text import ROW_KEYS
from .number_forms import CountRow, NumberForm, Placing, counts
from .scene import Scene
from .themes import COLONIST, EMPTY, NOBLE


def _numeral(number: int) -> str:
    """Return the key of a line."""
    return f" {ROW_KEYS[number - 1]}. " if number <= len(ROW_KEYS) else "    "


class AnswerList(OptionList):
    """The answers, numbered."""

    def fill(self, offered: Sequence[Choice]) -> None:
        """Show choices; the first is highlighted."""
        self.clear_options()
        width = min(44, max((len(choice.text) for choice in offered), default=0))
        self.add_options(self._line(number, choice, width) for number, choice in enumerate(offered, 1))
        if offered:
            self.highlighted = 0

    def _line(self, number: int, choice: Choice, width: int) -> Option:
        return Option(
            Content.assemble((_numeral(number), "bold"), (choice.text.ljust(width), "bold"), f"  {choice.short}")
        )


class CountLine(Static, can_focus=True):
    """A number that the arrow keys and the mouse change."""

    BINDINGS = [  # noqa: RUF012 (as in Textual)
        ("left,minus", "change(-1)"),
        ("right,plus,space", "change(1)"),
        ("up", "go(-1)"),
        ("down", "go(1)"),
    ]

    @dataclass
    class Changed(Message):
        """A player changes the number."""

        key: tuple[str, int]
        by: int

    def __init__(self, row: CountRow, number: int, *, people: bool) -> None:
        super().__init__()
        self.row, self.number, self.people = row, number, people
        self.show(row)

    def show(self, row: CountRow) -> None:
        self.row = row
        filled = NOBLE if row.key[1] else COLONIST if self.people else "■"
        signs = filled * row.number + EMPTY * (row.most - row.number)
        self.update(
            Content.assemble(
                (_numeral(self.number), "bold"),
                f"◂ {row.number:>2} ▸ {row.label} {signs}",
            )
        )

    def action_change(self, by: int) -> None:
        self.post_message(self.Changed(self.row.key, by))

    def on_focus(self) -> None:
        self.post_message(QuestionPanel.Highlighted())

    def action_go(self, by: int) -> None:
        """Move to the next or the previous number; the first and the last one are the ends."""
        lines = [line for line in self.siblings if isinstance(line, CountLine)]
        wanted = next((line for line in lines if line.number == self.number + by), None)
        if wanted is not None:
            wanted.focus()

    def on_click(self, event: events.Click) -> None:
        # The sign on the left takes one away; the rest of the line adds one.
        self.action_change(-1 if event.x < 6 or event.button == 3 else 1)


class QuestionPanel(Vertical):
    """The question and its answers."""

    @dataclass
    class Picked(Message):
        """A player has chosen from the list."""

        choice: Choice

    @dataclass
    class Counted(Message):
        """A player sends the numbers."""

        counts: NumberForm

    class Highlighted(Message):
        """A player highlights another choice of the list."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.offered: list[Choice] = []
        self.counts: NumberForm | None = None
        self._turn: object = None
        self._words: Words | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield AnswerList(id="answers")
        yield VerticalScroll(id="numbers", can_focus=False)
        yield Static(id="number-help")

    def draw(self, scene: Scene, asked: str) -> None:
        """Show a question. An unfinished answer is kept while the same question is asked."""
        question, seat = scene.question, scene.view.question.seat if scene.view.question else None
        style = "bold" if seat is None or scene.step is not None else f"bold $seat-{seat}"
        self.query_one("#asked", Static).update(Content.styled(asked, style))
        turn = (scene.turn, question and question.name, scene.words.language)
        if turn == self._turn:
            return
        self._turn, self._words = turn, scene.words
        self.counts = counts(scene)
        self.offered = [] if self.counts else choices(scene)
        self.query_one(AnswerList).fill(self.offered)
        self.set_class(self.counts is not None, "-counting")
        self.query_one("#answers").display = self.counts is None
        self.refill()
        if question is not None:
            self.take_focus()

    @property
    def highlighted(self) -> Choice | None:
        """The highlighted choice of the list."""
        number = self.query_one(AnswerList).highlighted
        return self.offered[number] if number is not None and number < len(self.offered) else None

    @property
    def highlighted_place(self) -> str | None:
        """The tile or building whose people are being changed."""
        focused = next((line for line in self.query(CountLine) if line.has_focus), None)
        return focused.row.key[0] if focused and isinstance(self.counts, Placing) else None

    def take_focus(self) -> None:
        """Let the keyboard answer the question."""
        if self.counts is None:
            self.query_one(AnswerList).focus()
        else:
            self.call_after_refresh(self._focus_number)

    def _focus_number(self) -> None:
        lines = self.query(CountLine)
        if lines:
            lines.first().focus()

    def refill(self) -> None:
        """Show the numbers after they have changed."""
        numbers = self.query_one("#numbers", VerticalScroll)
        numbers.display = self.query_one("#number-help").display = self.counts is not None
        lines, rows = list(self.query(CountLine)), self.counts.rows() if self.counts else []
        people = isinstance(self.counts, Placing)
        for line, row in zip(lines, rows, strict=False):
            line.people = people
            line.show(row)
        more = enumerate(rows[len(lines) :], len(lines) + 1)
        numbers.mount_all(CountLine(row, number, people=people) for number, row in more)
        for line in lines[len(rows) :]:
            line.remove()
        self._status()

    def _status(self) -> None:
        if self.counts is None or self._words is None:
            return
        words = self._words
        parts = [f"[b]{self.counts.status()}[/b]", f"[@click=app.confirm]{words('ask-confirm')} (Enter)[/]"]
        if isinstance(self.counts, Placing):
            parts += [
                f"[@click=app.restore]{words('mayor-as-before')} (r)[/]",
                f"[@click=app.clear]{words('mayor-clear')} (c)[/]",
            ]
        self.query_one("#number-help", Static).update(" · ".join(parts))

    def number(self, number: int) -> None:
        """Choose the answer with this number, or put one more onto the place with it."""
        if self.counts is not None:
            if number <= len(rows := self.counts.rows()):
                self._change(rows[number - 1].key, 1)
        elif number <= len(self.offered):
            self.post_message(self.Picked(self.offered[number - 1]))

    def confirm(self) -> None:
        """Send the numbers, or the highlighted answer."""
        if self.counts is not None:
            self.post_message(self.Counted(self.counts))
        elif (highlighted := self.query_one(AnswerList).highlighted) is not None:
            self.number(highlighted + 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.number(event.option_index + 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Highlighted())

    def on_count_line_changed(self, event: CountLine.Changed) -> None:
        event.stop()
        self._change(event.key, event.by)

    def _change(self, key: tuple[str, int], by: int) -> None:
        if self.counts is not None:
            if problem := self.counts.change(key, by):
                self.app.notify(problem, severity="warning", timeout=3)
            self.refill()
