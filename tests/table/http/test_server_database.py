"""Database failures are reported in one sentence, leave nothing half-written, and end when the database recovers."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import postgres
import psycopg
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import Client, Served, acknowledged, agrees, commands_of, stored, within

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

LARGEST_FILE = 65_536  # bytes


@contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """No file of the server can grow beyond some bytes, as if the disk were full."""
    _, hard = before = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (LARGEST_FILE, hard))
    try:
        yield
    finally:
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def stopped_postgresql(_: Served) -> Iterator[None]:
    postgres.server().stop()
    try:
        yield
    finally:
        postgres.server().start()


async def assert_told(client: Client, game: str, version: int) -> None:
    """A command and a new table are refused with a sentence."""
    answers = [
        await client.command(game, version, "refused", answer="settler"),
        await client.act(game, "say", text="hello?"),
        await client.post("/api/games", {"seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ]
    for answer in answers:
        assert answer.status_code == 503, answer.text
        assert answer.json()["reason"] == "store_unavailable"
        assert answer.json()["sentence"].endswith(".")
        assert int(answer.headers["retry-after"]) > 0


async def play_through(served: Served, trouble: Any) -> None:
    """Two people and a bot play; in mid-game the database fails for a while."""
    async with Client(served, seed=1) as host, Client(served, seed=2) as ana:
        game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 8})
        quiet, _ = await host.create("me", "newcomer", options={"max_rounds": 8})
        await ana.sit(game, invite)
        await ana.get(f"/api/games/{quiet}")
        playing = [asyncio.create_task(client.play(game)) for client in (host, ana)]
        await acknowledged(host, 6, playing[0])
        with trouble(served):
            await assert_told(host, quiet, 2)
            seen = {client: dict(client.acknowledged) for client in (host, ana)}
            await asyncio.sleep(0.5)  # the players try again and again
            assert seen == {client: client.acknowledged for client in (host, ana)}
        streams = await asyncio.gather(*playing)
        kept = stored(served.database, game)
        assert all(agrees(stream, kept) for stream in streams)
        done = commands_of(kept)
        for client in (host, ana):
            assert all(done[name].version == version for name, version in client.acknowledged.items() if name in done)
        assert [recorded.event.kind for recorded in stored(served.database, quiet).events] == ["created", "started"]
        assert (await host.command(quiet, 2, "again", answer="settler")).status_code == 200
        assert "Traceback" not in served.output


def test_a_full_disk_is_reported_and_the_game_continues_when_there_is_room_again(sqlite: str) -> None:
    with Served(sqlite) as served:
        within(play_through(served, full_disk))


def test_postgresql_is_stopped_and_started_again_in_mid_game(postgresql: str) -> None:
    with Served(postgresql) as served:
        within(play_through(served, stopped_postgresql))


def test_a_table_that_cannot_be_read_keeps_nobody_else_from_playing(sqlite: str) -> None:
    async def bots_alone(served: Served) -> list[str]:
        async with Client(served) as host:
            return [(await host.create("newcomer", "newcomer", settings={"pace": "slow"}))[0] for _ in range(2)]

    async def test(served: Served, broken: str, whole: str) -> None:
        async with Client(served, None) as watcher, Client(served, None) as other:
            refused = await other.get(f"/api/games/{broken}")
            assert refused.status_code == 500
            assert refused.json()["sentence"]
            before = (await watcher.view(whole))["version"]
            async with watcher.stream(whole) as stream:
                await stream.until(lambda view: view["version"] > before)

    with Served(sqlite) as served:
        broken, whole = within(bots_alone(served))
        served.kill()
        with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file, file:
            file.execute("UPDATE events SET data = '{}' WHERE game = ? AND version = 1", [broken])
            file.execute("UPDATE games SET due = 1 WHERE id = ?", [broken])
        served.start()
        within(test(served, broken, whole))


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Another program keeps the tables for itself."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE games IN ACCESS EXCLUSIVE MODE")
            yield


def test_a_database_that_cannot_be_written_is_told_and_nobody_hangs(databases: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer")
            while (await host.get("/health")).status_code != 200:  # the workers are starting
                await asyncio.sleep(0.1)
            version = (await host.view(game))["version"]
            with locked(databases):
                health, answer, create = await asyncio.gather(
                    host.get("/health"),
                    host.command(game, version, "c", answer="settler"),
                    host.post("/api/games", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
                )
                assert (health.status_code, health.json()["status"]) == (503, "no_database")
                for refused in (answer, create):
                    assert (refused.status_code, refused.json()["reason"]) == (503, "store_unavailable")
                    assert int(refused.headers["retry-after"]) >= 1
            while (await host.command(game, version, "c", answer="settler")).status_code == 503:
                await asyncio.sleep(0.1)
            assert host.acknowledged["c"] == version + 1
            while (await host.get("/health")).status_code != 200:
                await asyncio.sleep(0.1)

    with Served(databases) as served:
        within(test(served))
