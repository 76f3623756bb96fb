"""Worker processes of the server: bots that die, hang or fail, and processes that end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE, until
from program import is_alive, started
from strange_bots import installed_strange_bots
from worker_pools import choose, compiled_bots, finished_game, planners_answer, position, with_workers, worker_pids

from puertorico.bots.processes.worker import Worker
from puertorico.table.jobs.worker_pool import WorkersStopped
from puertorico.table.jobs.worker_process import MOST_BOTS, Choose, Chosen, Thinker
from puertorico.table.jobs.workers import ThinkingFailed, Workers

__all__ = ["compiled_bots", "installed_strange_bots"]

pytestmark = pytest.mark.usefixtures("strange")


def test_a_worker_that_is_killed_in_the_middle_of_an_answer_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def kill(workers: Workers) -> None:
        game, note = position(), tmp_path / "note"
        answer = asyncio.ensure_future(choose(workers, f"hangingonce:note={note}", game))
        await until(note.exists)
        os.kill(int(note.read_text()), signal.SIGKILL)
        assert await answer == game.answers[-1].text
        assert workers.counts["restarts"] == 1
        assert workers.counts["troubles"] == 0

    with_workers(kill)


def test_a_worker_that_dies_while_it_is_idle_is_not_missed() -> None:
    async def kill(workers: Workers) -> None:
        game = position()
        await workers.settled()
        for _ in range(2):
            assert await choose(workers, "first", game) == game.answers[0].text
            for pid in worker_pids(os.getpid()):
                os.kill(pid, signal.SIGKILL)
                await until(lambda: not is_alive(pid))  # noqa: B023

    with_workers(kill)


def test_a_reply_that_cannot_be_read_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(workers: Workers) -> None:
        monkeypatch.setattr(Worker, "ask", lambda *_: b"?")
        assert await choose(workers, "first", position()) == planners_answer(position())
        assert workers.counts["troubles"] == 2
        monkeypatch.undo()
        assert await choose(workers, "first", position()) == position().answers[0].text

    with_workers(ask)


def test_a_bot_that_kills_its_worker_twice_is_answered_for_by_the_planner() -> None:
    async def ask(workers: Workers) -> None:
        assert await choose(workers, "dying:well=0", position()) == planners_answer(position())
        assert workers.counts["restarts"] == 2
        assert workers.counts["troubles"] == 1

    with_workers(ask)


def test_a_bot_that_hangs_is_killed_with_its_worker_and_answered_for_by_the_planner() -> None:
    async def ask(workers: Workers) -> None:
        await workers.settled()  # until then workers are replaced
        (worker,) = worker_pids(os.getpid())
        assert await choose(workers, "sleeping:well=0", position()) == planners_answer(position())
        assert not is_alive(worker)

    with_workers(ask, seconds=2.0)


@pytest.mark.parametrize("bot", ["crashing:well=0", "illegal:well=0", "silent:well=0", "leaving:well=0", "nobody"])
def test_the_planner_answers_for_a_bot_that_fails_and_its_worker_continues(bot: str) -> None:
    async def ask(workers: Workers) -> None:
        assert await choose(workers, bot, position()) == planners_answer(position())
        assert workers.counts["troubles"] == 1
        assert workers.counts["restarts"] == 0

    with_workers(ask)


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    async def ask(workers: Workers) -> None:
        for _ in range(2):
            assert await choose(workers, "talking:well=0", position()) == position().answers[0].text
        assert not workers.counts["troubles"]

    with_workers(ask)


def test_a_bot_is_kept_for_its_seat_and_game() -> None:
    async def ask(workers: Workers) -> None:
        game = position()
        await workers.settled()  # until then workers are replaced, and what their bots know is lost
        for number in range(4):
            answers = await asyncio.gather(*(choose(workers, "counting", game, name) for name in ("a", "b")))
            assert answers == [game.answers[number].text] * 2

    with_workers(ask, processes=2)


def test_only_the_last_bots_are_kept() -> None:
    thinker, game = Thinker(), position()

    def ask(name: str) -> Any:
        return thinker.answer(Choose("counting", game.record, 0, name))

    first, second = (answer.text for answer in game.answers[:2])
    assert [ask("a"), ask("a")] == [Chosen(first), Chosen(second)]
    for number in range(MOST_BOTS):
        ask(f"other {number}")
    assert ask("a") == Chosen(first)


@pytest.mark.parametrize(
    ("record", "seat", "message"),
    [(b"short", 0, "a record is"), (position().record, 1, "seat 0 is asked, not seat 1")],
)
def test_a_request_that_makes_no_sense_is_refused(record: bytes, seat: int, message: str) -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(ValueError, match=message):
            await workers.choose("first", record, seat, "a")

    with_workers(ask)


def test_where_no_process_can_be_started_the_planner_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def ask(workers: Workers) -> None:
        assert await choose(workers, "governor", position()) == planners_answer(position())
        assert not await workers.settled()
        with pytest.raises(ThinkingFailed, match="no process can be started"):
            await workers.hint(position().record, 0.1)

    with_workers(ask)


def test_the_choices_of_a_bot_follow_from_its_seed_alone() -> None:
    """From the public position and address of a game nobody can tell what a bot will do."""
    game = position()
    by_seed = [Thinker().answer(Choose("random", game.record, 0, "game", seed)) for seed in range(40)]
    assert by_seed == [Thinker().answer(Choose("random", game.record, 0, "another", seed)) for seed in range(40)]
    assert len({answer.answer for answer in by_seed if isinstance(answer, Chosen)}) == len(game.answers)


def test_stopping_leaves_no_process_behind_and_nobody_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        workers, note = Workers(2, PATIENCE), tmp_path / "note"
        await workers.start()
        hanging = asyncio.ensure_future(choose(workers, f"hangingonce:note={note}", position(), "a"))
        thinking = asyncio.ensure_future(workers.analyze(finished_game().to_text(), "search", lambda done, of: None))
        await until(note.exists)
        queued = [asyncio.ensure_future(workers.hint(position().record, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        assert worker_pids(os.getpid())
        await workers.stop()
        assert not worker_pids(os.getpid())
        for answer in (hanging, thinking, *queued):
            with pytest.raises(WorkersStopped):
                await answer
        with pytest.raises(WorkersStopped):
            await choose(workers, "first", position())

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


SERVER = f"""
import asyncio, sys
import puertorico as pr
from puertorico.table.jobs.workers import Workers

async def main():
    workers = Workers(2, {PATIENCE})
    await workers.start()
    await workers.choose("hangingonce:note=" + sys.argv[1], pr.Game.new(players=3, seed=1).record, 0, "a")

asyncio.run(main())
"""


def test_workers_die_with_the_server(tmp_path: Path) -> None:
    note = tmp_path / "note"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with started([sys.executable, "-c", SERVER, str(note)], env=environment) as server:

        async def kill() -> None:
            await until(note.exists)
            pids = worker_pids(server.pid)
            assert int(note.read_text()) in pids
            server.kill()
            await until(lambda: not any(map(is_alive, pids)))

        asyncio.run(asyncio.wait_for(kill(), PATIENCE))


def open_files(pid: int) -> Iterator[int]:
    """Their inodes; a process, or what it has open, may just have come to its end."""
    with suppress(OSError):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                yield file.stat().st_ino


def test_workers_have_no_socket_of_the_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.set_inheritable(True)
        own = os.fstat(listening.fileno()).st_ino

        async def look(workers: Workers) -> set[int]:
            await choose(workers, "first", position())
            pids = worker_pids(os.getpid())
            assert pids
            return {file for pid in pids for file in open_files(pid)}

        assert own not in with_workers(look)
