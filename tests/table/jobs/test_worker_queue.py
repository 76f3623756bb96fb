"""The queue of the worker processes: the order of requests, and their priorities."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE, until
from strange_bots import installed_strange_bots
from worker_pools import choose, compiled_bots, finished_game, position, with_workers

from puertorico.table.jobs.worker_pool import Rank, _Waiting
from puertorico.table.jobs.worker_process import Advise, Choose, Look, niceness_of, with_niceness
from puertorico.table.jobs.workers import Workers

__all__ = ["compiled_bots", "installed_strange_bots"]

pytestmark = pytest.mark.usefixtures("strange")


def test_thinking_gets_its_turn_while_bots_answer_without_a_pause() -> None:
    async def ask(workers: Workers) -> None:
        hint = asyncio.ensure_future(workers.hint(position().record, 0.1))

        async def play_on(name: str) -> None:
            while not hint.done():
                await choose(workers, "first", position(), name)

        await asyncio.gather(*(play_on(name) for name in "abcd"))
        assert hint.result().advice

    with_workers(ask)


def test_thinking_never_holds_all_workers() -> None:
    async def ask(workers: Workers) -> None:
        assert await workers.settled()
        hints = [asyncio.ensure_future(workers.hint(position().record, PATIENCE)) for _ in range(4)]
        await until(lambda: workers.waiting > 0)
        await choose(workers, "merchant", position())
        for hint in hints:
            assert not hint.done()
            hint.cancel()

    with_workers(ask, processes=2)


def test_bots_that_think_by_the_clock_never_hold_all_workers() -> None:
    async def ask(workers: Workers) -> None:
        assert await workers.settled()
        slow = [asyncio.ensure_future(choose(workers, "viceroy", position(), f"slow {number}")) for number in range(4)]
        await asyncio.sleep(0)
        assert workers.waiting == 3
        await choose(workers, "merchant", position())
        assert workers.waiting >= 2
        for answer in slow:
            answer.cancel()

    with_workers(ask, processes=2)


def test_owners_are_served_in_turn_and_players_first(tmp_path: Path) -> None:
    async def ask(workers: Workers) -> list[str]:
        game, note, served = position(), tmp_path / "note", list[str]()
        assert game.seat is not None

        async def wait(name: str, work: Awaitable[Any]) -> None:
            await work
            served.append(name)

        def answer(name: str, owner: str, rank: Rank) -> Awaitable[None]:
            return wait(name, workers.choose("first", game.record, 0, name, owner=owner, rank=rank))

        assert await workers.settled()
        hanging = asyncio.ensure_future(choose(workers, f"hangingonce:note={note}", game))
        await until(note.exists)  # the only worker is busy while the others come
        others = [
            asyncio.ensure_future(work)
            for work in (
                answer("watched", "attacker", Rank.WATCHED),
                wait("hint", workers.hint(game.record, 0.01, "attacker")),
                *(answer(f"attack {number}", "attacker", Rank.PLAYED) for number in range(3)),
                answer("ana", "ana", Rank.PLAYED),
            )
        ]
        await until(lambda: workers.waiting == len(others))
        os.kill(int(note.read_text()), signal.SIGKILL)
        await asyncio.gather(hanging, *others)
        return served

    assert with_workers(ask) == ["attack 0", "ana", "attack 1", "attack 2", "hint", "watched"]


def test_nobody_waits_for_an_analysis() -> None:
    """It has a worker of its own, at the lowest priority. Here it would take hours."""

    async def ask(workers: Workers) -> None:
        assert await workers.settled()
        text = finished_game().to_text()
        analysis = asyncio.ensure_future(workers.analyze(text, "search:playouts=1000000000", lambda done, of: None))
        waiting = asyncio.ensure_future(workers.analyze(text, "search:playouts=8", lambda done, of: None))
        await until(lambda: workers.waiting == 1)
        assert (await workers.hint(position().record, 0.1)).advice
        await choose(workers, "viceroy", position())
        assert (workers.waiting, workers.alive) == (1, 1)
        for one in (analysis, waiting):
            assert not one.done()
            one.cancel()

    with_workers(ask)


def test_a_hint_that_had_to_wait_searches_for_less_time() -> None:
    async def ask() -> None:
        request, reply = Advise(position().record, 2.0), asyncio.get_running_loop().create_future()
        waiting = _Waiting(request, PATIENCE, Rank.HINT, "", reply)
        for waited, least in ((0.5, 0.5), (1.0, 0.5), (5.0, 0.5)):
            waiting.since = time.monotonic() - waited
            sent = waiting.current_request
            assert isinstance(sent, Advise)
            assert least <= sent.seconds <= max(least, 2.0 - waited)

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux does each thread have its own priority")
def test_slow_bots_have_a_lower_priority_than_quick_ones_and_analyses_the_lowest() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    slow, quick = Choose("viceroy", b"", 0, "a"), Choose("merchant", b"", 0, "a")
    order = [niceness_of(request) for request in (quick, Advise(b"", 1.0), slow, Look("", ""))]
    assert order == sorted(order)
    assert order[1] < order[2] < order[3]
    own = niceness()
    assert with_niceness(max(own, niceness_of(slow)), niceness) == max(own, niceness_of(slow))
    assert with_niceness(niceness_of(quick), niceness) == niceness() == own
