"""Worker processes of the server: bots that die or hang, the queue, compiling in the background, hints, analyses.

All with real processes; `Workers` is given the bots of `strange_bots.py` and those below by entry points.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from patience import PATIENCE, until
from program import started
from strange_bots import install

import puertorico as pr
from puertorico import bots
from puertorico.bots.plain_planner import PlainPlanner
from puertorico.game.observation import forget_hidden_points
from puertorico.rules.state import State
from puertorico.study.analysis import analyze
from puertorico.study.report import as_data
from puertorico.table.jobs import worker_process
from puertorico.table.jobs.jobs import Jobs
from puertorico.table.jobs.worker_process import (
    MOST_BOTS,
    Advise,
    Choose,
    Chosen,
    Look,
    Thinker,
    giving_way,
    niceness_of,
)
from puertorico.table.jobs.workers import Rank, ThinkingFailed, Workers, WorkersStopped, _Waiting
from puertorico.table.wire.advice import HintView

T = TypeVar("T")


class HangingOnce:
    """Writes its process number into a note and sleeps for ever, unless there is a note already."""

    def __init__(self, note: str, seed: int = 0) -> None:
        self.note = Path(note)

    def choose(self, prompt: bots.Prompt) -> pr.Answer:
        if not self.note.exists():
            part = self.note.with_suffix(".part")
            part.write_text(str(os.getpid()), encoding="utf-8")
            part.rename(self.note)
            while True:
                time.sleep(60)
        return prompt.answers[-1]


class Counting:
    """The first answer when it is asked for the first time, the second for the second."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = 0

    def choose(self, prompt: bots.Prompt) -> pr.Answer:
        self.asked += 1
        return prompt.answers[self.asked - 1]


@pytest.fixture(scope="module", autouse=True)
def compiled_bots() -> None:
    """What has never been compiled is compiled here, before anyone waits for workers that have it."""
    import_module("puertorico.bots.engine")


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strange bots are installed for the processes that this one starts."""
    folder = tmp_path / "installed"
    paths = install(folder)
    package = folder / "odd_bots-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1\n", encoding="utf-8")
    names = "hangingonce = test_workers:HangingOnce\ncounting = test_workers:Counting\n"
    (package / "entry_points.txt").write_text(f"[puertorico.bots]\n{names}", encoding="utf-8")
    for path in paths:
        monkeypatch.syspath_prepend(path)


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


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_bots_play_a_whole_game_before_and_after_the_compiled_ones_are_there() -> None:
    async def play(workers: Workers) -> list[bool]:
        ready = []
        for wait in (False, True):
            if wait:
                assert await workers.settled()
            game = pr.Game.new(players=3, seed=4, max_rounds=1)
            while not game.is_over:
                game.play(await choose(workers, ("newcomer", "merchant", "governor")[game.seat or 0], game))
            ready.append(workers.ready)
        assert workers.counts["troubles"] == workers.counts["restarts"] == 0
        return ready

    assert with_workers(play, processes=2)[1]


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
def test_a_bot_that_fails_is_answered_for_by_the_planner_and_its_worker_goes_on(bot: str) -> None:
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


@pytest.mark.timeout(1200)
def test_nobody_waits_while_the_rules_compile_for_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This compiles everything, which takes about a minute of one core."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cold"))

    async def ask(workers: Workers) -> None:
        game = position()
        assert await choose(workers, "viceroy", game) == planners_answer(game)
        hint = await workers.hint(game.record, 0.2)
        assert hint.advice[0].answer.text == planners_answer(game)
        assert not workers.ready
        assert await workers.settled()
        assert workers.ready
        assert await choose(workers, "governor", game) in {answer.text for answer in game.answers}
        assert workers.counts["troubles"] == 0

    async def patiently() -> None:
        workers = Workers(1, 60.0)
        await workers.start()
        try:
            await asyncio.wait_for(ask(workers), 15 * 60)
        finally:
            await workers.stop()

    asyncio.run(patiently())


def test_without_numba_the_plain_planner_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "numba.py").write_text("raise ImportError('not installed', name='numba')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(broken)

    async def ask(workers: Workers) -> None:
        assert not await workers.settled()
        assert not workers.ready
        assert await choose(workers, "viceroy", position()) == planners_answer(position())
        assert (await workers.hint(position().record, 0.1)).advice[0].answer.text == planners_answer(position())
        with pytest.raises(ThinkingFailed, match="an analysis needs the compiled rules"):
            await workers.analyze(position().to_text(), "search", lambda done, of: None)

    with_workers(ask)


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
def test_slow_bots_give_way_to_quick_ones_and_analyses_to_everybody() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    slow, quick = Choose("viceroy", b"", 0, "a"), Choose("merchant", b"", 0, "a")
    order = [niceness_of(request) for request in (quick, Advise(b"", 1.0), slow, Look("", ""))]
    assert order == sorted(order)
    assert order[1] < order[2] < order[3]
    own = niceness()
    assert giving_way(max(own, niceness_of(slow)), niceness) == max(own, niceness_of(slow))
    assert giving_way(niceness_of(quick), niceness) == niceness() == own


def test_the_choices_of_a_bot_follow_from_its_seed_alone() -> None:
    """From the public position and address of a game nobody can tell what a bot will do."""
    game = position()
    by_seed = [Thinker().answer(Choose("random", game.record, 0, "game", seed)) for seed in range(40)]
    assert by_seed == [Thinker().answer(Choose("random", game.record, 0, "another", seed)) for seed in range(40)]
    assert len({answer.answer for answer in by_seed if isinstance(answer, Chosen)}) == len(game.answers)


def finished_game() -> pr.Game:
    game = pr.Game.new(players=3, seed=4, max_rounds=2)
    return bots.play_game(game, [bots.make("random", seat) for seat in range(3)])


def asked_for(question: str) -> pr.Game:
    """A game at the first such question."""
    game, planner = pr.Game.new(players=3, seed=6), PlainPlanner()
    while game.question.name != question:
        game.play(planner.choose(bots.Prompt.of(game)))
    return game


def test_a_hint_for_a_placement_is_a_whole_arrangement() -> None:
    game = asked_for("PLACE")
    hint = with_workers(lambda workers: workers.hint(game.record, 0.2))
    assert isinstance(hint, HintView)
    assert hint.arrangement is not None
    game.arrange(hint.arrangement)


def test_a_hint_for_a_storage_is_all_of_it() -> None:
    game = asked_for("STORE")
    hint = with_workers(lambda workers: workers.hint(game.record, 0.2))
    assert hint.arrangement is None
    for answer in hint.answers or pytest.fail("no answers"):
        game.play(answer.text)


def test_a_hint_knows_no_more_than_its_seat_is_shown() -> None:
    """Chips lie face down with `hidden_vp`: only what the bank has left tells how many the others have together."""
    rules = {"players": 4, "hidden_vp": True}
    seats = [[{"vp": 3}, {"vp": 9}, {"vp": 1}, {"vp": 4}], [{"vp": 3}, {"vp": 2}, {"vp": 12}, {}]]
    records = set()
    for chips in seats:
        state = State.of(pr.Game.from_position({"rules": rules, "seats": chips}, seed=1).record)
        forget_hidden_points(state, 0)
        assert state.players[0].vp == 3
        assert sum(state.players[seat].vp for seat in range(4)) == 17
        records.add(state.to_bytes())
    assert len(records) == 1


def test_a_spectator_knows_only_how_many_chips_all_have_together() -> None:
    """An explanation during the game must not depend on points that its readers cannot see."""
    seats = [[{"vp": 3}, {"vp": 9}, {"vp": 5}], [{"vp": 1}, {"vp": 2}, {"vp": 14}]]
    records = set()
    for chips in seats:
        state = State.of(pr.Game.from_position({"rules": {"players": 3}, "seats": chips}, seed=1).record)
        forget_hidden_points(state, None)
        records.add(state.to_bytes())
    assert len(records) == 1


def test_where_points_are_open_a_hint_knows_them() -> None:
    state = State.blank()
    rules = {"players": 3, "hidden_vp": False}
    state.load(pr.Game.from_position({"rules": rules, "seats": [{}, {"vp": 9}]}, seed=1).record)
    forget_hidden_points(state, 0)
    assert state.players[1].vp == 9


def test_a_hint_where_nobody_is_asked_fails_with_a_sentence() -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(ThinkingFailed, match="no player is asked"):
            await workers.hint(finished_game().record, 0.1)

    with_workers(ask)


def test_an_analysis_comes_decision_by_decision_and_is_the_usual_one() -> None:
    game, steps = finished_game(), list[tuple[int, int]]()

    async def ask(workers: Workers) -> Any:
        return await workers.analyze(game.to_text(), "search:playouts=8", lambda done, of: steps.append((done, of)))

    result = with_workers(ask)
    usual = analyze(game, "search:playouts=8")
    found, expected = json.loads(bytes(result)), json.loads(json.dumps(as_data(usual)))
    for decision in found["decisions"]:
        decision |= {name: decision[name]["text"] for name in ("answer", "best")}
        if (told := decision["told"]) and told["compared_with"]:
            told["compared_with"] = told["compared_with"]["text"]
    assert found == expected
    assert [done for done, _ in steps] == list(range(1, len(usual.decisions) + 1))
    assert {of for _, of in steps} == {len(usual.decisions)}


def test_an_analysis_that_cannot_be_made_fails_with_a_sentence() -> None:
    game = finished_game().to_text()

    async def ask(workers: Workers) -> None:
        for text, bot, message in (
            ("no game", "search", "the first line must be"),
            ("puertorico 1\nplayers: 3\n", "search:playouts=8", "the game contains no decisions yet"),
            (game, "grandmaster", "unknown bot 'grandmaster'"),
            (game, "first", "cannot evaluate answers"),
        ):
            with pytest.raises(ThinkingFailed, match=message):
                await workers.analyze(text, bot, lambda done, of: None)

    with_workers(ask)


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


def test_a_job_with_real_workers_goes_over_the_wire() -> None:
    async def ask(workers: Workers) -> None:
        jobs, text = Jobs(), finished_game().to_text()
        hint = jobs.start("hint", "game", 0, lambda progress: workers.hint(position().record, 0.1))
        analysis = jobs.start(
            "analysis", "game", None, lambda progress: workers.analyze(text, "search:playouts=8", progress)
        )
        refused = jobs.start("analysis", "game", None, lambda progress: workers.analyze("?", "search", progress))
        await until(lambda: all(job.result is not None or job.problem for job in (hint, analysis, refused)))
        sent = [json.loads(msgspec.json.encode(job)) for job in (hint, analysis, refused)]
        assert sent[0]["result"]["advice"][0]["answer"]["text"] in {answer.text for answer in position().answers}
        assert sent[1]["done"] == sent[1]["of"] == len(sent[1]["result"]["decisions"])
        assert sent[2]["problem"].startswith("the first line must be")
        await jobs.stop()

    with_workers(ask)
