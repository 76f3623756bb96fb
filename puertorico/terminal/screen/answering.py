"""Answering: pressed pieces, chosen answers, numbers, hints and undo for the source."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable

from textual import work

from ... import locale
from ...game.messages import message_id
from ...locale.words import Words, capital
from ...rules.questions import Question
from ...table.domain.refusals import Refused
from ...table.wire.advice import HintView
from ..hint_text import hint_lines
from .choices import Choice, texts_of
from .dialogs import TextDialog
from .looking_back import LookingBack
from .number_forms import BarrelCounts, NumberForm, Placing
from .pieces import Spot
from .question_widgets import QuestionPanel
from .scene import PIECE_KINDS, Scene


class Answering(LookingBack):
    """A table at which the player answers."""

    _is_sending = False
    _takeback_from: int | None = None

    @abstractmethod
    def asked(self, scene: Scene) -> str:
        """Return the line above the answers."""

    @property
    def panel(self) -> QuestionPanel:
        return self.screen_stack[0].query_one(QuestionPanel)

    def on_question_panel_picked(self, event: QuestionPanel.Picked) -> None:
        self._choose(event.choice)

    @work
    async def _choose(self, choice: Choice) -> None:
        scene = self.scene
        if scene is None or scene.question is None:
            return
        lost = next((one.gives_up for one in scene.question.answers if choice.answers == (one.text,)), None)
        if lost and not scene.view.can_undo and not await self.is_sure(scene.words.of("ask-pass", lost)):
            return
        await self._give(choice.answers, closes=choice.closes)

    async def is_sure(self, question: str) -> bool:
        words = Words(self.language)
        dialog = TextDialog(question, [], {"yes": words("ask-yes")}, words("ask-no"))
        return await self.push_screen_wait(dialog) == "yes"

    async def _give(self, answers: tuple[str, ...], *, closes: bool = False) -> None:
        """Send answers. With `closes` they end a question that takes several."""
        if self.scene is None or self.scene.question is None:  # the question is over, as after a dialog
            return
        await self.attempt(lambda: self.source.answer(answers, closes=closes))

    async def attempt(self, request: Callable[[], Awaitable[None]]) -> None:
        """Run one request at a time, and notify the player if it is refused."""
        if self._is_sending:
            return
        self._is_sending = True
        try:
            await request()
        except Refused as error:
            self.notify(self.refusal(error), severity="warning", timeout=5)
        finally:
            self._is_sending = False

    def refusal(self, error: Refused) -> str:
        """Return a refusal in the player's language; in English if it is not translated."""
        words = Words(self.language)
        for family in ("error", "why"):
            message = message_id(family, error.code)
            if locale.has(self.language, message):
                text = words(message, problem=error.sentence, why="")
                return text if family == "error" else words("ask-why-not", why=text)
        return error.sentence

    def on_question_panel_counted(self, event: QuestionPanel.Counted) -> None:
        self._send_counts(event.counts)

    @work
    async def _send_counts(self, counts: NumberForm) -> None:
        if problem := counts.problem():
            self.notify(problem, severity="warning", timeout=3)
        elif isinstance(counts, Placing):
            arrangement = counts.arrangement()
            await self.attempt(lambda: self.source.arrange(arrangement))
        elif isinstance(counts, BarrelCounts):
            await self._give(texts_of(counts.question, counts.answers()), closes=True)

    @work
    async def on_spot_pressed(self, event: Spot.Pressed) -> None:
        """Give the answer of a piece, ask which one is meant, or say why there is none."""
        scene, target = self.scene, event.spot.cell.target
        if scene is None or target is None:
            return
        counts = self.panel.counts
        kind, _, name = target.partition(":")
        if counts is not None and kind == "good":
            key = next((row.key for row in counts.rows() if row.key == (name, 0)), None)
            if key is not None:
                if problem := counts.change(key, 1):
                    self.notify(problem, severity="warning", timeout=3)
                self.panel.refill()
                return
        answers = scene.at(target).answers
        if len(answers) > 1:
            offered = {answer.text: scene.answer(answer, answer.price) for answer in answers}
            text = await self.push_screen_wait(TextDialog(self.asked(scene), [], offered, scene.words("ask-cancel")))
            if text:
                await self._give((text,))
        elif answers:
            await self._give((answers[0].text,))
        elif scene.question is None and kind in PIECE_KINDS:
            self.notify(scene.words("error-not-asked"), timeout=3)
        elif scene.question is not None and (why := scene.why_not(target)):
            self.notify(scene.words("ask-why-not", why=why), severity="warning", timeout=3)

    def action_number(self, number: int) -> None:
        if self.step is None:
            self.panel.number(number)

    def action_confirm(self) -> None:
        if self.step is None:
            self.panel.confirm()

    def action_restore(self) -> None:
        self._placing(Placing.restore)

    def action_clear(self) -> None:
        self._placing(Placing.clear)

    def _placing(self, change: Callable[[Placing], None]) -> None:
        panel = self.panel
        if isinstance(panel.counts, Placing):
            change(panel.counts)
            panel.refill()
            panel.take_focus()

    @work(exclusive=True)
    async def action_undo(self) -> None:
        await self.attempt(self.source.undo)

    def ask_about_takeback(self, scene: Scene) -> None:
        """Ask this player once whether another one may take back an answer."""
        open_one, view = scene.view.takeback, scene.view
        if open_one is None:
            self._takeback_from = None
            return
        if self._takeback_from == open_one.seat:
            return
        self._takeback_from = open_one.seat
        if view.you == open_one.seat:
            self.notify(scene.words("takeback-waiting"), timeout=5)
        elif view.you is not None and view.you not in open_one.agreed:
            self._agree(scene.words("takeback-asked", name=capital(scene.words.name(open_one.seat))))

    @work
    async def _agree(self, question: str) -> None:
        words = Words(self.language)
        dialog = TextDialog(question, [], {"yes": words("takeback-agree")}, words("takeback-refuse"))
        agree = await self.push_screen_wait(dialog) == "yes"
        await self.attempt(lambda: self.source.answer_takeback(agree=agree))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        scene = self.scene
        if scene is None or scene.question is None:
            self.notify(Words(self.language)("hint-not-now"), timeout=3)
            return
        words = scene.words
        self.notify(words("hint-thinking"), timeout=2)
        try:
            hint = await self.source.hint()
        except Refused as error:
            self.notify(self.refusal(error), severity="warning", timeout=5)
            return
        if self.scene is None or self.scene.view.moved != scene.view.moved:
            return
        lines = hint_lines(words, Question[scene.question.name], hint)
        dialog = TextDialog(words("hint-ask"), lines, {"play": words("hint-play")}, words("menu-close"))
        if await self.push_screen_wait(dialog):
            await self._play_hint(hint)

    async def _play_hint(self, hint: HintView) -> None:
        arrangement = hint.arrangement
        if arrangement is not None:
            await self.attempt(lambda: self.source.arrange(arrangement))
        elif hint.answers:
            await self._give(tuple(answer.text for answer in hint.answers), closes=True)
        else:
            await self._give((hint.advice[0].answer.text,))
