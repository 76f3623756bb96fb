"""An accepted answer is never lost: the server is killed in the middle of play, and started again."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import QUICK, Client, Served, acknowledged, agrees, commands_of, stored, within

from puertorico.table.domain.events import Answered
from puertorico.table.domain.storage import StoredTable

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

KILLS = 2


def assert_nothing_acknowledged_is_missing(kept: StoredTable, client: Client) -> None:
    """At most one command of a client was on its way."""
    done = commands_of(kept)
    for command, version in client.acknowledged.items():
        assert done[command].version == version
        answered = done[command].event
        assert isinstance(answered, Answered)
        assert answered.lines[0].endswith(f": {client.sent[command]}")
    assert len((client.sent.keys() & done.keys()) - client.acknowledged.keys()) <= 1


def test_acknowledged_moves_survive_kill_9_and_the_game_continues_to_the_end(databases: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served, seed=1) as host, Client(served, seed=2) as ana:
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 9})
            await ana.sit(game, invite)
            ana.acknowledged.clear()
            players = [asyncio.create_task(client.play(game)) for client in (host, ana)]
            for _ in range(KILLS):
                await acknowledged(host, 6, players[0])
                served.kill()
                before = stored(databases, game)
                for client in (host, ana):
                    assert_nothing_acknowledged_is_missing(before, client)
                served.start()
                assert stored(databases, game).events[: len(before.events)] == before.events
            streams = await asyncio.gather(*players)
            end = stored(databases, game)
            assert end.snapshot is not None
            assert end.snapshot.status == "over"
            assert all(agrees(stream, end) for stream in streams)
            for client in (host, ana):
                assert_nothing_acknowledged_is_missing(end, client)

    with Served(databases) as served:
        within(test(served))


# Analyses never end, and need no compiled bots.
ENDLESS_ANALYSES = (
    QUICK
    + """
import asyncio
from puertorico.table.jobs.workers import Workers

async def settled(self):
    return True

async def think(self, *_):
    await asyncio.Event().wait()

Workers.settled, Workers._think = settled, think
"""
)


def test_the_folders_of_a_killed_server_are_removed_when_any_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))

    def folders() -> set[Path]:
        return {file.parent for file in folder.rglob("game.txt")}

    async def analyze(served: Served) -> Path:
        """Start an analysis, and return its folder."""
        before = folders()
        async with Client(served, seed=1) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            await host.play(game)
            assert (await host.post(f"/api/games/{game}/analysis")).status_code == 202
            while not folders() - before:
                await asyncio.sleep(0.02)
        (new,) = folders() - before
        return new

    def server(name: str) -> Served:
        return Served(f"sqlite:///{tmp_path}/{name}.db", first=ENDLESS_ANALYSES)

    with server("killed") as killed, server("living") as living:
        left, used = within(analyze(killed)), within(analyze(living))
        killed.kill()
        assert folders() == {left, used}
        with server("third") as third:
            # The folder of a server that lives is not touched.
            assert folders() == {used}
            third.terminate()
        living.terminate()
        assert not list(folder.glob("puertorico-*"))


def test_a_killed_worker_is_replaced_and_the_game_continues(sqlite: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "merchant", "settler", options={"max_rounds": 7})
            playing = asyncio.create_task(host.play(game))
            for _ in range(3):
                await acknowledged(host, 2, playing)
                for worker in served.workers():
                    with suppress(ProcessLookupError):  # it has just ended
                        os.kill(worker, signal.SIGKILL)
            stream = await playing
            assert agrees(stream, stored(sqlite, game))

    with Served(sqlite) as served:
        within(test(served))
