"""Looking back: the board after any step, playing on from there, scores and review."""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod

from textual import work
from textual.app import App
from textual.binding import Binding

from ...game.game import Game
from ...locale.words import Words
from ...table.domain.refusals import Refused
from ...table.wire.analysis import AnalysisView
from ..log_text import round_starts
from ..sources.local_table import LocalTable
from ..sources.source import Source
from .dialogs import TextDialog, score_lines
from .review_text import moments_to_see, review_lines
from .scene import Scene

# The keys with their actions, and the message that names them.
REPLAY_KEYS: tuple[tuple[dict[str, str], str], ...] = (
    ({"←": "step_back", "→": "step_forward"}, "terminal-step"),
    ({"PgUp": "round_back", "PgDn": "round_forward"}, "chart-round"),
    ({"p": "play_on"}, "replay-play-on"),
    ({"a": "analyze"}, "analysis-title"),
    ({"Esc": "back"}, "menu-back"),
    ({"q": "leave"}, "terminal-help-quit"),
)
_JUMPS = ("round_back", "round_forward", "look", "look_at_end")


class LookingBack(App[str]):
    """A table whose every step can be shown and reviewed; `step` None is the present."""

    BINDINGS = [  # noqa: RUF012 (as in Textual)
        ("comma", "step_back"),
        ("full_stop", "step_forward"),
        Binding("pageup", "round_back", priority=True),
        Binding("pagedown", "round_forward", priority=True),
        Binding("home", "look(0)", priority=True),
        Binding("end", "look_at_end", priority=True),
        ("p", "play_on"),
    ]

    source: Source
    scene: Scene | None = None  # what is on the screen
    language: str
    step: int | None
    is_saved: bool  # can players leave without losing the game?
    bot = "merchant"  # plays against a player who continues from a step
    examined = ""  # the progress of the review, as text
    _analysis: tuple[int, AnalysisView] | None = None  # when the game last moved, and its review

    @abstractmethod
    def redraw(self) -> None:
        """Draw the table again."""

    @abstractmethod
    def redraw_soon(self) -> None:
        """Draw the table again when the source has changed."""

    @abstractmethod
    async def may_leave(self) -> bool:
        """Ask whether to leave a game that would be lost."""

    @abstractmethod
    def refusal(self, error: Refused) -> str:
        """Return a refusal in the player's language."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys that jump through the game to an open dialog, which scrolls with them."""
        if action in _JUMPS and len(self.screen_stack) > 1:
            return False
        return super().check_action(action, parameters)

    @property
    def is_replay(self) -> bool:
        """Whether this is a replay, not a game in progress."""
        return isinstance(self.source, LocalTable) and not self.source.people

    @property
    def _last(self) -> int:
        return self.source.view.steps if self.source.view else 0

    @property
    def _here(self) -> int:
        return self._last if self.step is None else self.step

    def action_look(self, step: int) -> None:
        """Show the board after a step. The last one is the present, if the game is being played."""
        step = max(0, min(step, self._last))
        self.step = None if step == self._last and not self.is_replay else step
        self.redraw()

    def look_by(self, steps: int) -> None:
        """Show the board some steps later or earlier."""
        self.action_look(self._here + steps)

    def action_step_back(self) -> None:
        self.look_by(-1)

    def action_step_forward(self) -> None:
        self.look_by(1)

    def action_look_at_end(self) -> None:
        self.action_look(self._last)

    def action_round_back(self) -> None:
        """Show the board when this round or the one before began."""
        self.action_look(max((step for step in round_starts(self.source.moments) if step < self._here), default=0))

    def action_round_forward(self) -> None:
        """Show the board when the next round begins."""
        later = (step for step in round_starts(self.source.moments) if step > self._here)
        self.action_look(min(later, default=self._last))

    @work(exclusive=True)
    async def action_play_on(self) -> None:
        """Leave the table and continue from the shown step against bots."""
        if self.step is None:
            return
        words, source, seed = Words(self.language), self.source, secrets.randbits(63)
        try:
            if isinstance(source, LocalTable):
                game = source.game_after(self.step, seed)
            else:
                whole = await asyncio.to_thread(Game.from_text, await source.text())
                record = whole.log[self.step - 1].after if self.step else whole.log[0].before
                game = Game.from_record(record, seed=seed)
        except Refused as error:
            self.notify(self.refusal(error), severity="warning", timeout=5)
            return
        if game.seat is None:
            self.notify(words("error-over"), severity="warning", timeout=3)
            return
        if not await self.may_leave():
            return
        self.is_saved = False
        await self.sit_down(LocalTable(game, [game.seat], self.bot, seed=seed))

    async def sit_down(self, source: Source) -> None:
        """Leave the table for another one."""
        await self.source.stop()
        self.step, self.source = None, source
        source.changed = self.redraw_soon
        await source.start()
        self.redraw()

    @work
    async def action_scores(self) -> None:
        scene = self.scene
        if scene is None or scene.view.scores is None:
            return
        words = scene.words
        offered = {"replay": words("end-replay"), "analyze": words("analysis-start")}
        chosen = await self.push_screen_wait(
            TextDialog(words("end-title"), score_lines(scene), offered, words("menu-close"))
        )
        if chosen == "replay":
            self.action_look(0)
        elif chosen == "analyze":
            self.action_analyze()

    @work(exclusive=True, group="analysis")
    async def action_analyze(self) -> None:
        """Review the finished game. The table can be used while a bot examines the decisions."""
        scene = self.scene
        if scene is None:
            return
        moved = scene.view.moved
        if self._analysis is None or self._analysis[0] != moved:
            self.notify(scene.words("analysis-offer"), timeout=8)
            try:
                self._analysis = moved, await self.source.analysis(self._progress)
            except Refused as error:
                self.notify(self.refusal(error), severity="warning", timeout=5)
                return
            finally:
                self.examined = ""
                self.redraw()
        await self._show_review(self._analysis[1])

    def _progress(self, done: int, of: int) -> None:
        words = Words(self.language)
        self.examined = f"{words('analysis-title')}: {words('analysis-progress', done=done, of=of)}"
        self.redraw()

    async def _show_review(self, found: AnalysisView) -> None:
        """Show the review; its moments can be opened on the board."""
        scene = self.scene
        assert scene is not None
        words = scene.words
        moments = moments_to_see(words, found, scene.moments)
        offered = {f"step-{step}": text for step, text in moments.items()}
        dialog = TextDialog(words("analysis-title"), review_lines(words, found), offered, words("menu-close"))
        if chosen := await self.push_screen_wait(dialog):
            self.action_look(int(chosen.removeprefix("step-")))
