"""Worker processes of the server for one test, what they are asked, and how to find them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest
from patience import PATIENCE

import puertorico as pr
from puertorico import bots
from puertorico.bots.plain_planner import PlainPlanner
from puertorico.table.jobs import worker_process
from puertorico.table.jobs.workers import Workers

T = TypeVar("T")


@pytest.fixture(scope="module", autouse=True)
def compiled_bots() -> None:
    """What has never been compiled is compiled here, before anyone waits for workers that have it."""
    import_module("puertorico.bots.compiled_bots")


def with_workers(work: Callable[[Workers], Awaitable[T]], processes: int = 1, seconds: float = 60.0) -> T:
    """Do something with workers that are started before and stopped after it."""

    async def main() -> T:
        workers = Workers(processes, seconds)
        await workers.start()
        try:
            return await asyncio.wait_for(work(workers), PATIENCE)
        finally:
            await workers.stop()

    return asyncio.run(main())


def position() -> pr.Game:
    return pr.Game.new(players=3, seed=1)


def finished_game() -> pr.Game:
    game = pr.Game.new(players=3, seed=4, max_rounds=2)
    return bots.play_game(game, [bots.make("random", seat) for seat in range(3)])


def planners_answer(game: pr.Game) -> str:
    return PlainPlanner().choose(bots.Prompt.of(game)).text


def choose(workers: Workers, bot: str, game: pr.Game, name: str = "a") -> Awaitable[str]:
    assert game.seat is not None
    return workers.choose(bot, game.record, game.seat, name)


def worker_pids(parent: int) -> set[int]:
    """The worker processes that a process has started and that have not ended."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == parent and worker_process.__name__ in command and fields[0] != "Z":
            found.add(int(folder.name))
    return found
