"""Batched writes: changes of many tables share a transaction, and each caller gets its own result."""

from __future__ import annotations

import asyncio

import pytest

from puertorico.table.domain.storage import Addition, Snapshot
from puertorico.table.store.batch_writer import BatchWriter, Results
from puertorico.table.store.store import Conflict


def addition(game: str) -> Addition:
    return Addition(game, [], Snapshot(1, "playing", None, 1, 0, [], 0, 0.0, False))


class Slow:
    """A store that is busy until it is let go, and has a conflict at one table."""

    def __init__(self, conflict: str = "") -> None:
        self.written: list[list[str]] = []
        self.conflict, self.free = conflict, asyncio.Event()

    async def write(self, additions: list[Addition]) -> Results:
        self.written.append([addition.table_id for addition in additions])
        await self.free.wait()
        return [Conflict() if addition.table_id == self.conflict else None for addition in additions]


def test_what_comes_while_something_is_written_is_written_together() -> None:
    async def test() -> None:
        store = Slow()
        writer = BatchWriter(store.write)
        tasks = [asyncio.create_task(writer.append(addition("a")))]
        while not store.written:
            await asyncio.sleep(0)
        tasks += [asyncio.create_task(writer.append(addition(game))) for game in "bcd"]
        await asyncio.sleep(0)
        assert store.written == [["a"]]
        store.free.set()
        await asyncio.gather(*tasks)
        assert store.written == [["a"], ["b", "c", "d"]]
        await writer.append(addition("e"))
        assert store.written[2:] == [["e"]]

    asyncio.run(test())


def test_each_writer_learns_of_its_own_conflict_only() -> None:
    async def test() -> None:
        store = Slow(conflict="b")
        store.free.set()
        writer = BatchWriter(store.write)
        outcomes = await asyncio.gather(*(writer.append(addition(game)) for game in "abc"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    asyncio.run(test())


def test_a_writer_that_gives_up_keeps_no_other_from_writing() -> None:
    async def test() -> None:
        store = Slow()
        writer = BatchWriter(store.write)
        tasks = [asyncio.create_task(writer.append(addition(game))) for game in "ab"]
        while not store.written:
            await asyncio.sleep(0)
        tasks[0].cancel()
        store.free.set()
        await tasks[1]
        with pytest.raises(asyncio.CancelledError):
            await tasks[0]
        await writer.append(addition("c"))

    asyncio.run(test())


def test_what_its_writer_has_given_up_before_it_was_written_is_never_written() -> None:
    async def test() -> None:
        store = Slow()
        writer = BatchWriter(store.write)
        tasks = [asyncio.create_task(writer.append(addition("a")))]
        while not store.written:
            await asyncio.sleep(0)
        tasks += [asyncio.create_task(writer.append(addition(game))) for game in "bc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        store.free.set()
        await asyncio.gather(tasks[0], tasks[2])
        assert store.written == [["a"], ["c"]]

    asyncio.run(test())


def test_an_unexpected_error_reaches_all_callers_and_the_next_batch_is_written() -> None:
    async def test() -> None:
        broken = [True]

        async def write(additions: list[Addition]) -> Results:
            if broken:
                broken.clear()
                raise MemoryError
            return [None] * len(additions)

        writer = BatchWriter(write)
        outcomes = await asyncio.gather(*(writer.append(addition(game)) for game in "ab"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [MemoryError, MemoryError]
        await writer.append(addition("c"))

    asyncio.run(test())
