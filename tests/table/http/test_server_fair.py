"""Fairness of a real server: whose work is done, and in which order, when there is more than it can do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from served import QUICK, Client, Served, within

import puertorico as pr
from puertorico.table.domain.callers import Caller
from puertorico.table.http.rate_limits import Limits
from puertorico.table.hub.live_table import LiveTable
from puertorico.table.jobs.jobs import Quotas

# Analyses never end: only the number of waiting ones matters. The output shows whose work is done.
FIRST = (
    QUICK
    + """
import asyncio
from puertorico.table.hub import table_cache
from puertorico.table.jobs.workers import Workers

table_cache.LONG_GAME = 100

async def wait(*_):
    await asyncio.Event().wait()

Workers.analyze = wait

choose = Workers.choose

async def tell_and_choose(self, bot, record, seat, game, *, owner, **more):
    print(f"{game} for {owner}.", flush=True)
    return await choose(self, bot, record, seat, game, owner=owner, **more)

Workers.choose = tell_and_choose

from puertorico.table.http.log_cache import LogCache

lines, reading = LogCache.lines, []

async def tell_and_read(self, table, *more, **named):
    reading.append(table)
    print(f"{len(reading)} logs are read.", flush=True)
    try:
        return await lines(self, table, *more, **named)
    finally:
        reading.pop()

LogCache.lines = tell_and_read

import threading
from puertorico.study.puzzle import Puzzle

read = Puzzle.from_line

def tell_and_read_puzzle(line):
    print(f"{threading.current_thread().name} reads a puzzle.", flush=True)
    return read(line)

Puzzle.from_line = tell_and_read_puzzle
"""
)
LIMITS = Limits(jobs=Quotas(analyses_of_address=3))


@pytest.fixture(scope="module", name="served")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('fair')}/games.db"
    with Served(database, first=FIRST, limits=LIMITS) as served:
        yield served


async def bots_have_answered(client: Client, **tables: str) -> dict[str, int]:
    """The version of each table, by its name."""
    return {name: (await client.view(game))["version"] for name, game in tables.items()}


def test_bots_play_among_themselves_only_while_someone_watches(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as player:
            alone, _ = await host.create("newcomer", "newcomer", "newcomer")
            left, invite = await host.create("open", "newcomer", "newcomer")
            await player.sit(left, invite, 0)
            assert (await player.act(left, "leave")).status_code == 200
            # Bots that play for someone show that the server has had the time.
            game, _ = await player.create("me", "newcomer", "newcomer")
            await player.play(game)
            assert await bots_have_answered(host, alone=alone, left=left) == {"alone": 2, "left": 4}
            async with host.stream(alone) as watching:
                await watching.until(lambda view: view["version"] > 20)
            seen = (await host.view(alone))["version"]
            assert seen > 20

    within(test())


def test_work_for_a_table_counts_for_the_address_of_its_players() -> None:
    live = LiveTable("game")
    assert live.owner == ""
    for seat, address in ((None, "192.0.2.1"), (None, "192.0.2.9"), (3, "192.0.2.7"), (1, "192.0.2.8")):
        live.followers[Caller(None, seat)] += 1
        live.addresses[seat, address] += 1
    assert live.owner == "192.0.2.8"
    del live.addresses[1, "192.0.2.8"], live.addresses[3, "192.0.2.7"]
    assert live.owner == "192.0.2.1"


class Elsewhere(Client):
    """A client at another address, as a trusted proxy says."""

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"x-forwarded-for": "192.0.2.5"}


def test_bots_answer_for_the_address_of_those_who_follow_the_table(served: Served) -> None:
    async def test() -> None:
        async with Elsewhere(served) as far, Client(served) as near:
            for client, follow, owner in (
                (far, far.stream, "192.0.2.5"),
                (far, far.lines, "192.0.2.5"),
                (near, near.stream, "127.0.0.1"),
            ):
                game, _ = await client.create("newcomer", "newcomer")
                async with follow(game) as watching:
                    await watching.until(lambda view: view["version"] > 3)
                assert f"{game} for {owner}." in served.output

    within(test())


def test_the_games_whose_logs_an_address_asks_for_are_in_memory_one_after_the_other(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Elsewhere(served) as other:
            games = [(await host.create("me", "newcomer"))[0] for _ in range(6)]
            told = len(served.output)
            await asyncio.gather(*(host.get(f"/api/games/{game}/log") for game in games))
            assert served.output[told:].count("1 logs are read.") == 6
            assert (await other.get(f"/api/games/{games[0]}/log")).status_code == 200

    within(test())


def test_puzzles_are_read_outside_of_the_event_loop(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as player:
            first = (await player.get("/api/puzzles")).json()["all"][0]["id"]
            assert (await player.get(f"/api/puzzles/{first}")).status_code == 200
            assert " reads a puzzle." in served.output
            assert "MainThread reads a puzzle." not in served.output

    within(test())


def test_analyses_are_refused_to_an_address_that_waits_for_many_and_hints_are_not(served: Served) -> None:
    async def test() -> None:
        async with Client(served, seed=1) as host, Client(served, None) as stranger:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            await host.play(game)
            text = (await host.get(f"/api/games/{game}/text")).text
            copies = [(await host.create("me", "newcomer", text=text))[0] for _ in range(4)]

            async def analyze(client: Client, table: str) -> Any:
                answer = await client.post(f"/api/games/{table}/analysis")
                return answer.json().get("sentence", answer.status_code)

            assert [await analyze(host, table) for table in copies[:3]] == [
                202,
                202,
                "2 analyses of yours are still running; wait for one of them.",
            ]
            assert await analyze(stranger, copies[2]) == 202
            assert (
                await analyze(stranger, copies[3]) == "3 analyses are running for your address; wait for one of them."
            )
            played, _ = await host.create("me", "newcomer")
            hint = await host.post(f"/api/games/{played}/hint")
            assert hint.status_code == 202
            while not (job := (await host.get(f"/api/games/{played}/jobs/{hint.json()['id']}")).json())["result"]:
                assert not job["problem"]
                await asyncio.sleep(0.05)
            # Nobody waits for the analysis of a game that is deleted.
            assert (await host.post(f"/api/games/{copies[0]}/deletion")).status_code == 200
            assert await analyze(host, copies[3]) == 202

    within(test())


def test_a_long_imported_game_takes_no_memory_until_someone_looks_at_it(served: Served) -> None:
    async def tables_in_memory(client: Client) -> int:
        metrics = (await client.get("/metrics")).text
        return int(float(metrics.partition("\npuertorico_tables_in_memory ")[2].partition("\n")[0]))

    async def test() -> None:
        game, rng = pr.Game.new(players=3, seed=5), random.Random(5)
        while len(game.log) < 150 or game.seat != 0:  # no bot is to move
            game.play(rng.choice(game.answers))
        async with Client(served) as host:
            before = await tables_in_memory(host)
            imported = [(await host.create("me", "newcomer", "newcomer", text=game.to_text()))[0] for _ in range(3)]
            assert await tables_in_memory(host) == before
            assert (await host.view(imported[0]))["position"] == game.observe(0)
            assert await tables_in_memory(host) == before + 1

    within(test())


def test_an_id_that_was_used_for_another_command_is_refused(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer")
            version = (await host.view(game))["version"]
            paced = await host.act(game, "set_pace", pace="slow", command_id="first")
            assert (await host.act(game, "set_pace", pace="slow", command_id="first")).json() == paced.json()
            answered = await host.command(game, version, "second", answer="settler")
            assert (await host.command(game, version, "second", answer="settler")).json() == answered.json()
            for other in (
                await host.act(game, "set_pace", pace="fast", command_id="first"),
                await host.act(game, "pause", paused=True, command_id="first"),
                await host.act(game, "pause", paused=True, command_id="second"),
                await host.command(game, version, "first", answer="settler"),
                await host.command(game, version, "second", answer="mayor"),
                await host.command(game, version, "second", undo=True),
                await host.command(game, version + 1, "second", answer="settler"),
            ):
                assert (other.status_code, other.json()["reason"]) == (409, "reused_id")

    within(test())


def test_an_id_is_refused_for_any_other_content_even_after_a_restart(served: Served) -> None:
    """Also for what leaves no trace in an event: words that were cleaned, answers that the game gave by itself."""

    async def test() -> None:
        async with Client(served) as host, Client(served) as guest:
            game, invite = await host.create("me", "open", "newcomer")
            sit = {"name": "Ana ", "invite": invite, "command_id": "sit"}
            assert (await guest.act(game, "sit", **sit)).status_code == 200
            version = (await host.view(game))["version"]
            first = [
                await host.act(game, "say", text="hello  there", command_id="say"),
                await host.act(game, "rename", name="Hanna", command_id="name"),
                await host.command(game, version, "answers", answers=["settler"]),
            ]
            served.kill()
            served.start()
            again = [
                await host.act(game, "say", text="hello  there", command_id="say"),
                await host.act(game, "rename", name="Hanna", command_id="name"),
                await host.command(game, version, "answers", answers=["settler"]),
            ]
            assert [answer.json() for answer in again] == [answer.json() for answer in first]
            for other in (
                await host.act(game, "say", text="hello there", command_id="say"),
                await host.act(game, "rename", name="Hanna ", command_id="name"),
                await host.command(game, version, "answers", answer="settler"),
                await host.command(game, version, "answers", answers=["settler", "settler"]),
                await guest.act(game, "sit", **{**sit, "name": "Ana"}),
            ):
                assert (other.status_code, other.json()["reason"]) == (409, "reused_id")

    within(test())
