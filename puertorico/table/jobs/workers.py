"""Answers of bots, hints and analyses, computed in worker processes."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from ...bots import Prompt
from ...bots.plain_planner import PlainPlanner
from ...bots.processes.worker import WorkerDied, WorkerLate
from ...game.game import Game
from ..wire.advice import HintView
from .temporary_folders import TemporaryFolders, remove_left_folders
from .worker_pool import Rank, WorkerPool
from .worker_process import GAME_FILE, Advise, Advised, Analyzed, Choose, Chosen, Failed, Look, Looked, Reply, Request

QUICK_BOT = "planner"
ONE_LOOK = 120.0  # seconds for a decision of an analysis

Progress = Callable[[int, int], None]

_log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """Raised if a hint or an analysis fails. The message is one sentence."""


class Workers(WorkerPool):
    """A pool that knows what the server asks for.

    `counts` also counts answers, thoughts (hints and examined decisions), and troubles (failed bots that were
    replaced).
    """

    def __init__(self, processes: int, seconds: float = 10.0) -> None:
        super().__init__(processes)
        self._seconds = seconds
        self._folders = TemporaryFolders()

    async def start(self) -> None:
        await asyncio.to_thread(remove_left_folders)
        await super().start()

    async def stop(self) -> None:
        await super().stop()
        await asyncio.to_thread(self._folders.close)

    async def choose(
        self,
        bot: str,
        record: bytes,
        seat: int,
        table_id: str,
        *,
        seed: int = 0,
        owner: str = "",
        rank: Rank = Rank.PLAYED,
    ) -> str:
        """Return a bot's answer for a seat.

        If the bot fails or takes too long, a quick one answers. Requests of the same table go to the same worker if
        possible, because it keeps what its bots have learned. A bot that is made for this request gets the `seed`.
        Raises ValueError if the seat is not asked.
        """
        try:
            reply = await self.ask(Choose(bot, record, seat, table_id, seed), self._seconds, rank, owner)
        except (WorkerDied, WorkerLate) as error:
            self._trouble(bot, str(error))
            try:
                quick = Choose(QUICK_BOT, record, seat, table_id, seed)
                reply = await self.ask(quick, self._seconds, rank, owner, first=True)
            except (WorkerDied, WorkerLate) as again:
                self._trouble(QUICK_BOT, str(again))
                return await asyncio.to_thread(_plain_answer, record)
        if isinstance(reply, Failed):
            raise ValueError(reply.problem)
        assert isinstance(reply, Chosen)
        self.counts["answers"] += 1
        if reply.trouble:
            self._trouble(bot, reply.trouble)
        return reply.answer

    async def hint(self, record: bytes, seconds: float, owner: str = "", played: str | None = None) -> HintView:
        """Return hints from what the asked seat knows. Raises `ThinkingFailed`.

        They take about half a second longer than `seconds`: time spent waiting is taken off the search, and the
        explanation takes the rest. Without compiled bots the planner's answer is the only one.
        """
        # A placement is answered kind by kind, and each kind gets its share of the time.
        reply = await self._think(Advise(record, seconds, played), self._seconds + 10 * seconds, Rank.HINT, owner)
        assert isinstance(reply, Advised)
        return reply.hint

    async def analyze(self, text: str, bot: str, progress: Progress, owner: str = "") -> msgspec.Raw:
        """Return an analysis as JSON, with compiled rules. Raises `ThinkingFailed`.

        `progress` is called with the number of examined decisions and of all decisions.
        """
        if not await self.settled():
            raise ThinkingFailed("an analysis needs the compiled rules, which are not available here")
        folder = await asyncio.to_thread(self._folder_with, text)
        try:
            while True:
                reply = await self._think(Look(str(folder), bot), ONE_LOOK, Rank.ANALYSIS, owner)
                if isinstance(reply, Analyzed):
                    progress(reply.of, reply.of)
                    return reply.analysis.copy()  # a copy, so that the whole reply can be freed
                assert isinstance(reply, Looked)
                progress(reply.done, reply.of)
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

    async def _think(self, request: Request, seconds: float, rank: Rank, owner: str) -> Reply:
        try:
            reply = await self.ask(request, seconds, rank, owner)
        except (WorkerDied, WorkerLate) as error:
            raise ThinkingFailed(f"the evaluation failed: {error}") from None
        if isinstance(reply, Failed):
            raise ThinkingFailed(reply.problem)
        self.counts["thoughts"] += 1
        return reply

    def _folder_with(self, text: str) -> Path:
        folder = self._folders.new()
        (folder / GAME_FILE).write_text(text, encoding="utf-8")
        return folder

    def _trouble(self, bot: str, what: str) -> None:
        self.counts["troubles"] += 1
        _log.warning("bot %s failed and another answered for it: %s", bot, what)


def _plain_answer(record: bytes) -> str:
    """Return the plain planner's answer, computed in this process in a few milliseconds."""
    return PlainPlanner().choose(Prompt.of(Game.from_record(record, chance="manual"))).text
