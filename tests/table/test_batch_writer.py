"""What many tables decide at once is written down together, and each learns what came of its own."""

from __future__ import annotations

import asyncio

import pytest

from puertorico.table.domain.events import Addition, Snapshot
from puertorico.table.store.batch_writer import Outcomes, Scribe
from puertorico.table.store.store import Conflict


def addition(game: str) -> Addition:
    return Addition(game, [], Snapshot(1, "playing", None, 1, 0, [], 0, 0.0, False))


class Slow:
    """A store that is busy until it is let go, and has a conflict at one table."""

    def __init__(self, conflict: str = "") -> None:
        self.written: list[list[str]] = []
        self.conflict, self.free = conflict, asyncio.Event()

    async def write(self, additions: list[Addition]) -> Outcomes:
        self.written.append([addition.game for addition in additions])
        await self.free.wait()
        return [Conflict() if addition.game == self.conflict else None for addition in additions]


def test_what_comes_while_something_is_written_is_written_together() -> None:
    async def test() -> None:
        store = Slow()
        scribe = Scribe(store.write)
        tasks = [asyncio.create_task(scribe.append(addition("a")))]
        while not store.written:
            await asyncio.sleep(0)
        tasks += [asyncio.create_task(scribe.append(addition(game))) for game in "bcd"]
        await asyncio.sleep(0)
        assert store.written == [["a"]]
        store.free.set()
        await asyncio.gather(*tasks)
        assert store.written == [["a"], ["b", "c", "d"]]
        await scribe.append(addition("e"))
        assert store.written[2:] == [["e"]]

    asyncio.run(test())


def test_everybody_learns_of_his_own_conflict_only() -> None:
    async def test() -> None:
        store = Slow(conflict="b")
        store.free.set()
        scribe = Scribe(store.write)
        outcomes = await asyncio.gather(*(scribe.append(addition(game)) for game in "abc"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    asyncio.run(test())


def test_whoever_gives_up_keeps_nobody_from_writing() -> None:
    async def test() -> None:
        store = Slow()
        scribe = Scribe(store.write)
        tasks = [asyncio.create_task(scribe.append(addition(game))) for game in "ab"]
        while not store.written:
            await asyncio.sleep(0)
        tasks[0].cancel()
        store.free.set()
        await tasks[1]
        with pytest.raises(asyncio.CancelledError):
            await tasks[0]
        await scribe.append(addition("c"))

    asyncio.run(test())


def test_what_nobody_foresaw_is_told_to_all_and_the_next_one_is_written() -> None:
    async def test() -> None:
        broken = [True]

        async def write(additions: list[Addition]) -> Outcomes:
            if broken:
                broken.clear()
                raise MemoryError
            return [None] * len(additions)

        scribe = Scribe(write)
        outcomes = await asyncio.gather(*(scribe.append(addition(game)) for game in "ab"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [MemoryError, MemoryError]
        await scribe.append(addition("c"))

    asyncio.run(test())
