"""The end of a game: the score sheet, and a review of every decision."""

from __future__ import annotations

from textual import work

from ...locale.words import Words
from ...table.domain.refusals import Refused
from ...table.wire.analysis import AnalysisView
from .dialogs import TextDialog, score_lines
from .replay_keys import LookingBack
from .review_text import moments_to_see, review_lines
from .scene import Scene


class Reviewing(LookingBack):
    """A table whose finished game can be reviewed. `scene` is what is on the screen."""

    scene: Scene | None = None
    examined = ""  # how far the review is, in words
    _analysis: tuple[int, AnalysisView] | None = None  # when the game last moved, and its review

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
        await self._show(self._analysis[1])

    def _progress(self, done: int, of: int) -> None:
        words = Words(self.language)
        self.examined = f"{words('analysis-title')}: {words('analysis-progress', done=done, of=of)}"
        self.redraw()

    async def _show(self, found: AnalysisView) -> None:
        """Show the review; its moments can be looked at."""
        scene = self.scene
        assert scene is not None
        words = scene.words
        moments = moments_to_see(words, found, scene.moments)
        offered = {f"step-{step}": text for step, text in moments.items()}
        dialog = TextDialog(words("analysis-title"), review_lines(words, found), offered, words("menu-close"))
        if chosen := await self.push_screen_wait(dialog):
            self.action_look(int(chosen.removeprefix("step-")))
