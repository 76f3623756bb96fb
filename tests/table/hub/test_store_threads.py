"""Store calls run outside the event loop, in a few threads, and none of them is lost."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from puertorico.table.hub.store_threads import StoreThreads


@pytest.fixture(name="threads")
def two_threads() -> Iterator[StoreThreads]:
    threads = StoreThreads(2)
    yield threads
    threads.close()


def within(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(limited())


def test_results_and_errors_come_back(threads: StoreThreads) -> None:
    def fail() -> None:
        raise MemoryError

    async def test() -> None:
        assert await threads.call(lambda: 7) == 7
        with pytest.raises(MemoryError):
            await threads.call(fail)
        assert await threads.call(lambda: 8) == 8

    within(test)


def test_calls_one_after_another_stay_in_one_thread(threads: StoreThreads) -> None:
    async def test() -> None:
        used = {await threads.call(threading.get_ident) for _ in range(20)}
        assert len(used) == 1
        assert threading.get_ident() not in used

    within(test)


def test_a_stuck_call_keeps_no_other_from_running(threads: StoreThreads) -> None:
    async def test() -> None:
        free = threading.Event()
        stuck = asyncio.create_task(threads.call(free.wait))
        await asyncio.sleep(0)
        assert [await threads.call(lambda: 1) for _ in range(3)] == [1, 1, 1]
        assert not stuck.done()
        free.set()
        assert await stuck

    within(test)


def test_calls_beyond_the_threads_wait_for_their_turn(threads: StoreThreads) -> None:
    async def test() -> None:
        free, begun = threading.Event(), list[int]()

        def work(number: int) -> int:
            begun.append(number)
            free.wait()
            return number

        def call(number: int) -> asyncio.Task[int]:
            return asyncio.create_task(threads.call(lambda: work(number)))

        calls = [call(number) for number in range(6)]
        while len(begun) < 2:
            await asyncio.sleep(0.001)
        assert sorted(begun) == [0, 1]
        free.set()
        assert await asyncio.gather(*calls) == list(range(6))

    within(test)


def test_a_caller_who_gives_up_leaves_the_thread_to_the_next(threads: StoreThreads) -> None:
    async def test() -> None:
        free = [threading.Event(), threading.Event()]
        calls = [asyncio.create_task(threads.call(event.wait)) for event in free]
        await asyncio.sleep(0)
        for call in calls:
            call.cancel()
        await asyncio.wait(calls)
        following = asyncio.create_task(threads.call(lambda: 1))
        for event in free:
            event.set()
        assert await following == 1

    within(test)


def test_closing_waits_for_what_has_begun() -> None:
    async def test() -> None:
        threads, ended = StoreThreads(2), list[bool]()

        def work() -> None:
            time.sleep(0.05)
            ended.append(True)

        call = asyncio.create_task(threads.call(work))
        await asyncio.sleep(0)
        threads.close()
        assert ended == [True]
        await call

    within(test)
