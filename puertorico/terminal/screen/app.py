"""The screen of a table: draws what a source shows, and sends what the player chooses."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from ... import locale
from ...locale.message_text import sentence
from ...locale.words import Words, capital
from ...rules.questions import Question
from ..sources.local_table import LocalTable
from ..sources.source import Source
from .answering import Answering
from .board_widgets import BuildingBoard, Market, RoleCards
from .dialogs import TextDialog
from .hand_over import HandOver
from .header_footer import footer, header
from .help_text import KEYS, MORE_KEYS, ROW_KEYS, help_text
from .log_widget import LogLines
from .piece_help import explain
from .pieces import Spot, nearest
from .player_names import bot_level
from .player_widgets import Opponents, OwnBoard, is_placing
from .question_widgets import QuestionPanel
from .scene import Scene
from .themes import ANSI, DARK, LIGHT, SEAT_SIGNS, TIMES

WIDE, COMPACT = (100, 30), (80, 24)
# More buildings in a column leave too little room on the smallest screen.
_MOST_ROWS = 6
_LEAST_ANSWERS = 5  # that should be seen without scrolling
_BETWEEN_ANSWERS = 0.03  # seconds


class TableApp(Answering):
    """A table on the full screen, initially at `step` (None: the current position)."""

    CSS_PATH = Path(__file__).with_name("style.tcss")
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS = [  # noqa: RUF012 (as in Textual)
        *((key, f"number({number})") for number, key in enumerate(ROW_KEYS, 1)),
        *((key.lower(), action) for key, action, _ in (*KEYS, *MORE_KEYS)),
        ("f1", "help"),
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
        ("r", "restore"),
        ("c", "clear"),
        ("escape", "back"),
        Binding("tab", "part(1)", priority=True),
        Binding("shift+tab", "part(-1)", priority=True),
        ("left", "move(-1, 0)"),
        ("right", "move(1, 0)"),
        ("up", "move(0, -1)"),
        ("down", "move(0, 1)"),
        ("enter", "confirm"),
    ]

    def __init__(
        self, source: Source, language: str = locale.ENGLISH, *, step: int | None = None, is_saved: bool = True
    ) -> None:
        super().__init__()
        self.first_theme = ANSI if self.console.color_system in ("standard", "windows") else DARK
        self.source, self.language, self.step = source, language, step
        self.is_saved = is_saved
        self.scene: Scene | None = None
        self._is_drawing = self._was_over = False
        self._connection = "open"
        self._told_until: dict[str, float] = {}
        self._is_tight = self._shows_market = False
        self._room_made_for: object = None
        self._crowded_in: object = None  # the turn that has too many answers to fit
        self._at_keyboard: int | None = None  # the seat at the shared keyboard

    def notify(self, message: str, *, timeout: float | None = None, **options: Any) -> None:
        """Show a notification, unless the same one is already on the screen."""
        seconds = self.NOTIFICATION_TIMEOUT if timeout is None else timeout
        now = time.monotonic()
        if self._told_until.get(message, now) <= now:
            self._told_until[message] = now + seconds
            super().notify(message, timeout=seconds, **options)

    # Drawing

    def compose(self) -> ComposeResult:
        with Vertical(id="table"):
            yield Static(id="header")
            yield RoleCards()
            yield BuildingBoard()
            yield Market()
            with Container(id="bottom"):
                with Vertical(id="left"):
                    yield QuestionPanel()
                    yield Static(id="about")
                    yield OwnBoard()
                with Vertical(id="right"):
                    yield Opponents()
                    yield LogLines()
            yield Static(id="footer")
        yield Static(id="too-small")

    async def on_mount(self) -> None:
        for theme in (DARK, LIGHT, ANSI):
            self.register_theme(theme)
        self.theme = self.first_theme.name
        self.title = Words(self.language)("app-title")
        self.source.changed = self.redraw_soon
        self.source.said = lambda name, text: self.notify(text, title=name, timeout=8, markup=False)
        self._fit(self.size)
        await self.source.start()
        self.redraw()

    async def on_unmount(self) -> None:
        await self.source.stop()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)
        self.redraw()
        self.query_one(LogLines).show_newest()

    def _fit(self, size: Size) -> None:
        """Choose the layout for the size of the terminal."""
        width, height = size
        is_small = width < COMPACT[0] or height < COMPACT[1]
        is_wide = width >= WIDE[0] and height >= WIDE[1]
        base = self.screen_stack[0]
        base.set_class(is_small, "-small")
        base.set_class(not is_wide, "-compact")
        words = Words(self.language)
        told = words("terminal-too-small", width=COMPACT[0], height=COMPACT[1], now=f"{width}{TIMES}{height}")
        base.query_one("#too-small", Static).update(told)

    def redraw(self) -> None:
        """Draw again soon; several changes are drawn together."""
        if not self._is_drawing and self.is_running:
            self._is_drawing = True
            self.call_later(self._draw)

    def redraw_soon(self) -> None:
        """Draw soon, combining several quick answers of other players."""
        if not self._is_drawing and self.is_running:
            self._is_drawing = True
            self.set_timer(_BETWEEN_ANSWERS, self._draw)

    async def _draw(self) -> None:
        self._is_drawing = False
        view = self.source.view
        base = self.screen_stack[0]
        if view is None or view.position is None:
            self._wait(base.query_one("#asked", Static))
            return
        if self.step is not None:
            state = await self.source.state(min(self.step, view.steps))
            view = msgspec.structs.replace(view, position=state.position)
        scene = self.scene = Scene(view, self.language, self.source.moments, self.step)
        await self._hand_over(scene)
        with self.batch_update():
            for part in self._parts():
                part.draw(scene)
            base.query_one(QuestionPanel).draw(scene, self.asked(scene))
            base.query_one("#header", Static).update(header(scene, self.source.connection), layout=False)
        self._make_room(scene)
        keys = footer(scene, is_tight=self._is_tight, is_replay=self.is_replay)
        base.query_one("#footer", Static).update(keys, layout=False)
        self._explain(self.focused.cell.target if isinstance(self.focused, Spot) else None)
        self._tell_connection()
        self.ask_about_takeback(scene)
        if view.status == "over" and not self._was_over and self.step is None:
            self.action_scores()
        self._was_over = view.status == "over"

    async def _hand_over(self, scene: Scene) -> None:
        """Hide the table until the next person takes the keyboard, if it shows hidden points."""
        seat, source = scene.view.you, self.source
        if isinstance(source, LocalTable) and source.has_secrets and scene.question and seat != self._at_keyboard:
            self._at_keyboard = seat
            await self.push_screen(HandOver(scene, scene.question.seat))

    def _parts(self) -> tuple[RoleCards, BuildingBoard, Market, OwnBoard, Opponents, LogLines]:
        base = self.screen_stack[0]
        kinds = (RoleCards, BuildingBoard, Market, OwnBoard, Opponents, LogLines)
        return tuple(base.query_one(kind) for kind in kinds)  # type: ignore[return-value]

    def _make_room(self, scene: Scene) -> None:
        """Show the part of the board in question on a small screen with many buildings."""
        base, asked = self.screen_stack[0], scene.view.question
        buildings, market = base.query_one(BuildingBoard), base.query_one(Market)
        is_crowded = scene.turn == self._crowded_in
        self._is_tight = base.has_class("-compact") and (buildings.rows > _MOST_ROWS or is_crowded)
        if asked is not None and scene.turn != self._room_made_for:
            self._room_made_for = scene.turn
            self._shows_market = Question[asked.name].row.part != "buildings"
        makes_way = base.has_class("-compact") and is_placing(scene)
        buildings.display = not (self._is_tight and self._shows_market) and not makes_way
        market.display = not self._is_tight or self._shows_market
        base.set_class(not buildings.display, "-roomy")
        self.call_after_refresh(self._find_crowd, scene)

    def _find_crowd(self, scene: Scene) -> None:
        """Hide a part of the board if too few answers are visible."""
        seen = self.panel.query_one("#answers").size.height
        wanted = min(_LEAST_ANSWERS, len(self.panel.offered))
        if 0 < seen < wanted and not self._is_tight and self.screen_stack[0].has_class("-compact"):
            self._crowded_in = scene.turn
            self.redraw()

    def _wait(self, asked: Static) -> None:
        words, view = Words(self.language), self.source.view
        free = sum(seat.kind == "open" for seat in view.seats) if view else 0
        asked.update(words("lobby-waiting", n=free) if free else words("label-loading"))
        self._tell_connection()

    def _tell_connection(self) -> None:
        state, words = self.source.connection, Words(self.language)
        if state == self._connection:
            return
        if state in ("lost", "ended"):
            self.notify(words("connection-lost"), severity="warning", timeout=5)
        elif self._connection == "lost":
            self.notify(words("connection-back"), timeout=3)
        self._connection = state

    def asked(self, scene: Scene) -> str:
        words, examined = scene.words, f" · {self.examined}" if self.examined else ""
        if scene.step is not None:
            return words("replay-step", step=scene.step, steps=scene.view.steps) + examined
        if scene.view.status == "over":
            return words("end-title") + examined
        if scene.view.paused:
            return words("pause-paused")
        if self._shares_keyboard and scene.question is not None:
            seat = scene.question.seat
            return f"{SEAT_SIGNS[seat]} {words('label-seat-number', n=seat + 1)}: {scene.asked()}"
        return scene.asked()

    @property
    def _shares_keyboard(self) -> bool:
        return isinstance(self.source, LocalTable) and len(self.source.people) > 1

    # Explaining

    def on_spot_hovered(self, event: Spot.Hovered) -> None:
        if not self.screen_stack:  # the mouse leaves the last piece when the program exits
            return
        # The focus may be elsewhere by now.
        spot = event.spot if event.spot is not None and (event.spot.has_focus or event.spot.mouse_hover) else None
        spot = spot or (self.focused if isinstance(self.focused, Spot) else None)
        self._explain(spot.cell.target if spot else None)

    def _explain(self, target: str | None) -> None:
        if self.scene is None:
            return
        if target and target.startswith("seat:"):
            self._about(self._player(int(target.removeprefix("seat:"))))
        elif target:
            self._about(explain(self.scene, target))
        else:
            self._about(self._happened() if self.step is not None else self._highlighted_lines())

    def _highlighted_lines(self) -> list[str]:
        highlighted, place = self.panel.highlighted, self.panel.highlighted_place
        if place is not None and self.scene is not None:
            return explain(self.scene, f"mine:{place}")
        return list(highlighted.about) if highlighted else []

    def _happened(self) -> list[str]:
        """Return what happened at the displayed step."""
        assert self.scene is not None
        words, step = self.scene.words, self.step
        lines = (line for moment in self.scene.moments if moment.step == step for line in moment.told)
        return [sentence(words, line.message) for line in lines] or ([words("replay-start")] if step == 0 else [])

    def _player(self, seat: int) -> list[str]:
        """Return the city of a player, with the pieces on each building."""
        assert self.scene is not None
        words, board = self.scene.words, self.scene.position["seats"][seat]
        level = bot_level(self.scene.view.seats[seat], self.language)
        manned = {name: (on["colonists"], on["nobles"]) for name, on in board["city"].items()}
        who = f"{capital(words.name(seat))} ({level})" if level else capital(words.name(seat))
        return [f"{who}: {words.arrangement(manned) or words('count-buildings', n=0)}"]

    def _about(self, lines: list[str]) -> None:
        self.screen_stack[0].query_one("#about", Static).update(Content("\n".join(lines)))

    def on_question_panel_highlighted(self, event: QuestionPanel.Highlighted) -> None:
        if self.screen_stack:
            self._explain(None)

    # Keys

    @work
    async def action_help(self) -> None:
        words = Words(self.language)
        await self.push_screen_wait(TextDialog(words("help-keys"), help_text(words), {}, words("menu-close")))

    def action_log(self) -> None:
        """Let the keyboard choose a line of the log."""
        self._show_others(True)
        self.query_one(LogLines).focus()

    def action_board(self) -> None:
        """Change between buildings and market where there is no room for both."""
        self._shows_market = not self._shows_market
        self.redraw()

    def action_others(self) -> None:
        self._show_others(not self.screen.has_class("-others"))

    def _show_others(self, is_shown: bool) -> None:
        """Show the other players and the newest lines of the log on a small screen."""
        self.screen.set_class(is_shown, "-others")
        self.query_one(LogLines).show_newest()

    def on_log_lines_opened(self, event: LogLines.Opened) -> None:
        self.action_look(event.step)

    async def action_back(self) -> None:
        """Return to the question, and to the present."""
        self.screen.set_class(False, "-others")
        if self.step is not None and not self.is_replay:
            self.step = None
            self.redraw()
        self.query_one(QuestionPanel).take_focus()

    def action_theme(self) -> None:
        names = [theme.name for theme in ((ANSI,) if self.first_theme is ANSI else ()) + (DARK, LIGHT)]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]

    def action_language(self) -> None:
        codes = locale.languages()
        self.language = codes[(codes.index(self.language) + 1) % len(codes)]
        self._fit(self.size)
        self.redraw()

    @work(exclusive=True)
    async def action_leave(self) -> None:
        if isinstance(self.screen, TextDialog) or await self.may_leave():
            self.exit("left")

    async def may_leave(self) -> bool:
        playing = self.scene is not None and self.scene.view.status == "playing" and not self.is_replay
        return not playing or self.is_saved or await self.is_sure(Words(self.language)("terminal-leave"))

    def action_part(self, direction: int) -> None:
        """Move the focus to the next part of the screen: the question, then each group of pieces."""
        if len(self.screen_stack) > 1:
            self.screen.focus_next() if direction > 0 else self.screen.focus_previous()
            return
        question = self.query_one(QuestionPanel)
        shown = [part for part in self._parts() if part.region.height]
        focused = self.focused
        here = next((n for n, part in enumerate(shown) if focused in part.walk_children(with_self=True)), -1)
        number = (here + direction + 1) % (len(shown) + 1) - 1
        if number < 0:
            question.take_focus()
            return
        spots = list(shown[number].query(Spot))
        first = next((spot for spot in spots if spot.cell.is_open), next((s for s in spots if s.can_focus), None))
        (first or shown[number]).focus()

    def action_move(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest piece in a direction."""
        if self.step is not None and dx and not isinstance(self.focused, Spot):
            self.look_by(dx)
        elif isinstance(self.focused, Spot):
            spots = (spot for spot in self.query(Spot) if spot.can_focus and spot.region.height)
            found = nearest(spots, self.focused.region, dx, dy)
            if found is not None:
                found.focus()
