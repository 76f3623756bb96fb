"""It stops when told to: with open streams, in the middle of play; and clients come back by themselves."""

from __future__ import annotations

import asyncio
import signal

import httpx
import pytest
import websockets
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import Client, Served, acknowledged, agrees, stored, within

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]


def test_stopping_in_mid_game_is_clean_and_players_reconnect(databases: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served, seed=1) as host, Client(served, seed=2) as ana:
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 8})
            await ana.sit(game, invite)
            players = [asyncio.create_task(client.play(game)) for client in (host, ana)]
            await acknowledged(host, 5, players[0])
            assert await asyncio.to_thread(served.terminate) == 0
            await asyncio.to_thread(served.start)
            streams = await asyncio.gather(*players)
            kept = stored(databases, game)
            assert all(agrees(stream, kept) for stream in streams)
            assert "exception" not in served.output

    with Served(databases) as served:
        within(test(served))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_open_streams_are_told_that_the_server_will_be_back_and_end(sqlite: str, number: signal.Signals) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served, None) as watcher:
            game, _ = await host.create("me", "newcomer", settings={"pace": "slow"})
            async with host.stream(game) as socket, watcher.lines(game) as lines:
                await socket.until(lambda view: True)
                await lines.until(lambda view: True)
                stopping = asyncio.create_task(asyncio.to_thread(served.terminate, number=number))
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.until_the_end()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                with pytest.raises(StopAsyncIteration):
                    await lines.until_the_end()
                assert await stopping == 0

    with Served(sqlite) as served:
        within(test(served))


def test_a_client_that_comes_back_gets_exactly_what_was_missed_or_the_view(databases: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served) as ana:
            game, invite = await host.create("me", "open")
            await ana.sit(game, invite)
            async with host.stream(game) as stream:
                seen = (await stream.until(lambda view: True))["version"]
            for text in ("one", "two", "three"):
                assert (await ana.act(game, "say", text=text)).status_code == 200
            for follow in (host.stream, host.lines):
                async with follow(game, seen) as missed:
                    said = [(await missed.until_kind("said"))["payload"]["chat"]["text"] for _ in range(3)]
                    assert said == ["one", "two", "three"]
                    assert missed.view is not None
                    assert missed.view["version"] == seen + 3
                async with follow(game, seen + 3) as nothing:
                    assert (await nothing.next())["kind"] == "presence"
                async with follow(game, 999_999) as unknown:
                    frame = await unknown._receive()
                    assert f'"v":{seen + 3},"kind":"view"' in frame
            assert await asyncio.to_thread(served.terminate) == 0
            await asyncio.to_thread(served.start)
            assert (await ana.act(game, "say", text="four")).status_code == 200
            async with host.stream(game, seen + 3) as missed:
                frame = await missed.next()
                assert frame["kind"] in ("said", "view")
                assert frame["v"] == seen + 4
            async with host.stream(game, seen) as missed:
                frame = await missed.next()
                assert (frame["kind"], frame["v"]) == ("view", seen + 4)

    with Served(databases) as served:
        within(test(served))


def test_a_request_on_its_way_is_answered_before_the_end(sqlite: str) -> None:
    """Whatever was acknowledged while the server stopped is kept, and whatever was not can be sent again."""

    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served, host.key) as host_again:
            game, _ = await host.create("me", "newcomer", settings={"pace": "slow"})

            async def talk(client: Client, number: int) -> int:
                try:
                    done = await client.act(game, "say", text=f"{number}", command_id=f"say-{number}")
                except httpx.TransportError:
                    return 0
                assert done.status_code == 200, done.text
                return int(done.json()["version"])

            talking = [asyncio.create_task(talk(host, number)) for number in range(60)]
            await talking[0]
            assert await asyncio.to_thread(served.terminate) == 0
            versions = await asyncio.gather(*talking)
            kept = stored(sqlite, game)
            said = {event.version: event.command_id for event in kept.events if event.event.kind == "said"}
            for number, version in enumerate(versions):
                assert version == 0 or said[version] == f"say-{number}"
            await asyncio.to_thread(served.start)
            again = await asyncio.gather(*(talk(host_again, number) for number in range(60)))
            assert all(again)
            assert all(before in (0, after) for before, after in zip(versions, again, strict=True))
            assert len(set(again)) == 60

    with Served(sqlite) as served:
        within(test(served))
