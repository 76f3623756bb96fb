"""Bots and hints for the line mode, in worker processes."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...bots.protocol import Prompt, make
from ...game.game import Game
from ...game.notation import ANSWER, Answer
from ...study.hint import HINT_SECONDS
from ...table.jobs.workers import Workers
from ...table.wire.advice import HintView
from .local_table import SIMPLE
from .loop_thread import LoopThread


class LineBots:
    """A bot that answers for the other seats, and the adviser.

    Until the compiled rules are prepared, plain bots answer immediately. With `is_patient`, they wait instead, so that
    equal seeds give equal games; `waiting` is called before that.
    """

    def __init__(self, bot: str, seed: int, *, is_patient: bool, waiting: Callable[[], None]) -> None:
        self.bot, self.seed, self._is_patient, self._waiting = bot, seed, is_patient, waiting
        self._loop: LoopThread | None = None
        self._workers: Workers | None = None
        if bot not in SIMPLE:
            self._pool()

    def choose(self, game: Game) -> Answer:
        """Return the bot's answer. The same game gets the same answer, also after an undo."""
        number = random.Random(f"{self.seed} {len(game.log)}").getrandbits(32)
        if self.bot in SIMPLE:
            return make(self.bot, number).choose(Prompt.of(game))
        assert game.seat is not None
        loop, workers = self._ready()
        # A new bot for every answer.
        asked = f"{self.seed} {len(game.log)}"
        return ANSWER[loop.run(workers.choose(self.bot, game.record, game.seat, asked, seed=number))]

    def hint(self, game: Game) -> HintView:
        """Return the best answers. Raises `ThinkingFailed`."""
        loop, workers = self._ready()
        return loop.run(workers.hint(game.record, HINT_SECONDS))

    def stop(self) -> None:
        """End the processes."""
        if self._loop is not None and self._workers is not None:
            self._loop.run(self._workers.stop())
            self._loop.stop()

    def _pool(self) -> tuple[LoopThread, Workers]:
        if self._loop is None or self._workers is None:
            self._loop = LoopThread()
            self._loop.run(self._start())
        assert self._workers is not None
        return self._loop, self._workers

    async def _start(self) -> None:
        self._workers = Workers(1)
        await self._workers.start()

    def _ready(self) -> tuple[LoopThread, Workers]:
        """Return the processes; a patient player waits until they have the compiled rules."""
        loop, workers = self._pool()
        if self._is_patient and not workers.ready:
            self._waiting()
            loop.run(workers.settled())
        return loop, workers
