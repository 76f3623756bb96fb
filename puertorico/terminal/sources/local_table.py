"""A table in this process: people at one keyboard, and bots in worker processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from ...bots.protocol import Prompt, make
from ...game.game import Game
from ...study import ANALYST
from ...study.hint import HINT_SECONDS
from ...table.domain import decisions
from ...table.domain.callers import SERVER, Caller
from ...table.domain.commands import Command
from ...table.domain.decisions import Decided
from ...table.domain.events import Answered, AnyEvent, Created, Recorded, Seat, Started, Undone
from ...table.domain.pace import pause_before_answer
from ...table.domain.refusals import NotNow, Unavailable
from ...table.domain.settings import Pace, Settings
from ...table.domain.storage import StoredTable
from ...table.domain.table import Table, UndoPoint
from ...table.jobs.worker_pool import WorkersStopped
from ...table.jobs.workers import ThinkingFailed, Workers
from ...table.views.log_view import LogPart
from ...table.views.view import state_view, view
from ...table.wire.advice import HintView
from ...table.wire.analysis import AnalysisView
from ...table.wire.view import StateView
from .source import Arrangement, Source

# Bots that answer immediately and need no compiled rules, so they need no process either.
SIMPLE = ("random", "first")
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class LocalTable(Source):
    """A game at one keyboard: `people` are the seats there, and `bot` plays the others.

    With several people, the view is that of the player who is asked. Without people, the table is a replay, and all
    points are shown. `save` is called with the game after every change and returns why it failed, or an empty text,
    which is then the `save_problem`. Compiled bots are prepared in the background unless `prepare` is false; until they
    are ready, plain ones answer. With `is_patient`, bots and hints wait for the compiled rules instead, so that equal
    seeds give equal games; `preparing` is called before that.
    """

    save_problem = ""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        bot: str = "random",
        *,
        seed: int = 0,
        pace: Pace = "fast",
        save: Callable[[Game], str] = lambda game: "",
        prepare: bool = True,
        is_patient: bool = False,
    ) -> None:
        super().__init__()
        self._is_patient = is_patient
        self.preparing: Callable[[], None] = lambda: None
        self.people, self.seed, self.save, self._prepare = tuple(people), seed, save, prepare
        self.bot, self.pace = bot, pace
        self._seat = people[0] if people else None
        self._workers: Workers | None = None
        self._playing: asyncio.Task[None] | None = None
        self._open(game)

    def _open(self, game: Game) -> None:
        """Put a game on a new table."""
        seats = [
            Seat("person") if seat in self.people or not self.people else Seat("bot", bot=self.bot)
            for seat in range(game.players)
        ]
        settings = Settings(pace=self.pace)
        first: list[AnyEvent] = [Created(game.to_text(), settings, seats), Started(settings.stand_in)]
        # The names of the bots follow from the id, so a game that is loaded again keeps them.
        first_choice = next((entry.before for entry in game.log if entry.chosen), game.record)
        id = "".join(random.Random(first_choice).choices(_LETTERS, k=10))
        now = time.time()
        events = [Recorded(number, now, event) for number, event in enumerate(first, 1)]
        self.table = Table(StoredTable(id, now, self.seed, "", "", [], [], events), game)
        if not self.people:
            self.table.rules["hidden_vp"] = False
        self._parts = [LogPart.of(game.log)]
        self._show()

    async def start(self) -> None:
        if self._prepare and self.people:
            await self._pool()
        self._continue()

    async def stop(self) -> None:
        await self._interrupt_bots()
        if self._workers is not None:
            await self._workers.stop()

    async def _interrupt_bots(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def person_is_asked(self) -> bool:
        """Wait until the bots have answered; return False once the game is over."""
        if self._playing is not None:
            await asyncio.shield(self._playing)
        return self.table.status != "over"

    async def answer(self, texts: Sequence[str], *, closes: bool = False) -> None:
        self._command(Command(self.table.version, "local", answers=list(texts), closes=True if closes else UNSET))

    async def arrange(self, arrangement: Arrangement) -> None:
        self._command(Command(self.table.version, "local", arrangement=dict(arrangement)))

    async def undo(self) -> None:
        """Take back the last answer of anyone at this keyboard, without asking the others."""
        point = self._undo_point()
        if point is not None:
            self._apply(Decided([Undone(point.seat, point.lines_before)]))
        elif self._has_answered():
            await self._undo_loaded()
        else:
            raise NotNow("nothing_to_undo", "You have no move to take back.")

    async def _undo_loaded(self) -> None:
        """Take back an answer that was given before the game came to this table."""
        await self._interrupt_bots()
        game = self.table.game.copy()
        game.undo()
        while game.seat not in self.people:
            game.undo()
        self._open(game)
        self.save_problem = self.save(game)

    async def hint(self) -> HintView:
        if self.table.asked is None or self.table.asked != self._seat:
            raise NotNow("not_asked", "It is not your turn.")
        try:
            return await (await self._ready()).hint(self.table.game.record, HINT_SECONDS)
        except (ThinkingFailed, WorkersStopped) as error:
            raise Unavailable("failed", str(error)) from None

    async def analysis(self, progress: Callable[[int, int], None]) -> AnalysisView:
        if self.table.status != "over":
            raise NotNow("not_over", "A game can be analyzed after it is over.")
        text = await asyncio.to_thread(self.table.game.to_text)
        try:
            found = await (await self._pool()).analyze(text, ANALYST, progress)
        except (ThinkingFailed, WorkersStopped) as error:
            raise Unavailable("failed", str(error)) from None
        return msgspec.json.decode(found, type=AnalysisView)

    async def state(self, step: int) -> StateView:
        return state_view(self.table, self._seat, self.table.after(step))

    async def text(self) -> str:
        return self.table.game.to_text()

    def game_after(self, step: int, seed: int) -> Game:
        """Return a game that continues from a step of this one, with new draws."""
        return Game.from_record(self.table.after(step).record, seed=seed)

    @property
    def has_secrets(self) -> bool:
        """Whether several people share the keyboard and points are hidden."""
        return len(self.people) > 1 and self.table.hides_points

    async def _pool(self) -> Workers:
        if self._workers is None:
            self._workers = Workers(2)
            await self._workers.start()
        return self._workers

    async def _ready(self) -> Workers:
        """Return the processes; patient people wait until they have the compiled rules."""
        pool = await self._pool()
        if self._is_patient and not pool.ready:
            self.preparing()
            await pool.settled()
        return pool

    def _has_answered(self) -> bool:
        return any(entry.chosen and entry.seat in self.people for entry in self.table.game.log)

    def _undo_point(self) -> UndoPoint | None:
        return next((point for point in reversed(self.table.undo_points) if point.seat in self.people), None)

    def _command(self, command: Command) -> None:
        self._apply(decisions.command(self.table, Caller(None, self._seat), command))

    def _apply(self, decided: Decided) -> None:
        table, steps = self.table, self.table.steps
        for recorded in decided.recorded(table, time.time(), SERVER):
            table.apply(recorded, decided.game)
            if isinstance(recorded.event, Answered):
                self._parts.append(LogPart.of(table.game.log, steps))
        self._parts = [part for part in self._parts if not part.moments or part.moments[-1].step <= table.steps]
        self.save_problem = self.save(table.game)
        self._show()
        self._continue()

    def _show(self) -> None:
        """Build the view and the log of the player who is or was last asked."""
        table = self.table
        if table.asked in self.people:
            self._seat = table.asked
        shown = view(table, Caller(None, self._seat), set(self.people), 0, time.time())
        self.view = replace(shown, can_undo=self._has_answered())
        hidden = table.hides_points
        self.moments = [moment for part in self._parts for moment in part.shown_to(self._seat, hidden)]
        self.changed()

    def _continue(self) -> None:
        """Let the bots answer in the background if one is asked."""
        if self.table.bot_to_answer is not None and (self._playing is None or self._playing.done()):
            self._playing = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        table = self.table
        while (bot := table.bot_to_answer) is not None and (seat := table.asked) is not None:
            moved = table.moved
            pause = asyncio.sleep(pause_before_answer(table, time.time()))
            text, _ = await asyncio.gather(self._chosen(bot, seat), pause)
            if table.moved == moved:
                self._apply(decisions.answers(table, seat, [text]))

    async def _chosen(self, bot: str, seat: int) -> str:
        """Return a bot's answer, the same after an undo unless the bot learns."""
        table = self.table
        number = random.Random(f"{self.seed} {table.steps}").getrandbits(32)
        if bot in SIMPLE:
            return make(bot, number).choose(Prompt.of(table.game)).text
        pool = await self._ready()
        return await pool.choose(bot, table.game.record, seat, table.id, seed=number)
