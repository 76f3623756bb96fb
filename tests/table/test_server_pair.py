"""Two processes behave like one: two servers on one PostgreSQL, players on either, the same game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import postgres
import pytest
from served import QUICK, Client, Served, acknowledged, agrees, commands_of, stored, within

Pair = tuple[Served, Served]

# A server that is never told what the others write, as if all notices were late.
DEAF = "from puertorico.table.store.store import Store; Store.listen = lambda self, callback: lambda: None\n"


@pytest.fixture(name="pair", scope="module")
def two_servers() -> Iterator[Pair]:
    database = postgres.server().new_database()
    with Served(database) as one, Served(database) as two:
        yield one, two


@pytest.fixture(name="doomed")
def two_servers_of_which_one_is_killed(pair: Pair) -> Iterator[Pair]:
    yield pair
    if not pair[0].is_running:
        pair[0].start()


def test_players_on_either_server_play_the_same_game_and_are_told_the_same(pair: Pair) -> None:
    async def test(one: Served, two: Served) -> None:
        async with Client(one, seed=1) as host, Client(two, seed=2) as ana, Client(two, None) as watcher:
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 6})
            await ana.sit(game, invite)
            talking = True

            async def talk(client: Client) -> None:
                """Something that both servers want to write at the same time as the game goes on."""
                while talking:
                    assert (await client.act(game, "say", text="hm")).status_code in (200, 503)

            over = lambda view: view["status"] == "over"  # noqa: E731
            players = [asyncio.create_task(client.play(game)) for client in (host, ana)]
            talkers = [asyncio.create_task(talk(client)) for client in (host, ana)]
            async with watcher.stream(game) as watching:
                await watching.until(over)
            streams = [*await asyncio.gather(*players), watching]
            talking = False
            await asyncio.gather(*talkers)
            kept = stored(one.database, game)
            commands_of(kept)
            assert all(agrees(stream, kept) for stream in streams)
            for client in (host, ana):
                done = commands_of(kept)
                assert all(done[name].version == version for name, version in client.acknowledged.items())
            # Each seat is told the reasons of its own skipped turns, so the same reader asks both servers.
            async with Client(one, None) as spectator:
                told = [(await client.get(f"/api/games/{game}/log")).content for client in (spectator, watcher)]
            assert told[0] == told[1]

    within(test(*pair))


def test_what_one_server_acknowledged_the_other_knows_even_before_it_is_told(pair: Pair) -> None:
    async def test(one: Served, two: Served) -> None:
        async with Client(one) as host, Client(one) as ana:
            game, invite = await host.create("me", "open", options={"max_rounds": 2})
            ana.served = two
            await ana.sit(game, invite, seat=1)
            while (question := (await host.view(game))["question"]) is not None:
                asked = host if question["seat"] == 0 else ana
                view = await asked.view(game)
                name, answer = host.new_id(), asked.pick(view)
                done = await asked.command(game, view["version"], name, answer=answer)
                assert done.status_code == 200, done.text
                asked.served = two if asked.served is one else one
                async with asked.stream(game, done.json()["version"]) as stream:
                    assert (await stream.next())["kind"] == "presence"
                assert (await asked.view(game))["version"] == done.json()["version"]
                again = await asked.command(game, view["version"], name, answer=answer)
                assert again.json() == done.json()

    with Served(pair[0].database, first=QUICK + DEAF) as deaf:
        within(test(pair[0], deaf))


def test_one_server_is_killed_in_mid_game_and_the_other_goes_on(doomed: Pair) -> None:
    async def test(one: Served, two: Served) -> None:
        async with Client(one, seed=1) as host, Client(two, seed=2) as ana:
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 8})
            await ana.sit(game, invite)
            players = [
                asyncio.create_task(host.play(game, spare=(two,))),
                asyncio.create_task(ana.play(game, spare=(one,))),
            ]
            await acknowledged(host, 8, players[0])
            one.kill()
            streams = await asyncio.gather(*players)
            kept = stored(two.database, game)
            assert all(agrees(stream, kept) for stream in streams)
            done = commands_of(kept)
            for client in (host, ana):
                assert all(done[name].version == version for name, version in client.acknowledged.items())

    within(test(*doomed))


def test_bots_go_on_when_the_server_that_drove_them_is_killed(doomed: Pair) -> None:
    async def test(one: Served, two: Served) -> None:
        async with Client(one) as host, Client(two, None) as watcher:
            # Long enough to go on for a while, however late the other server hears of it.
            game, _ = await host.create(
                "newcomer", "newcomer", "newcomer", options={"max_rounds": 8}, settings={"pace": "fast"}
            )
            async with watcher.stream(game) as stream:
                await stream.until(lambda view: view["version"] > 6)
                one.kill()
                await watcher.act(game, "say", text="refused: a watcher only wants to see the end")
                seen = stream.version or 0
                await stream.until(lambda view: view["version"] > seen + 4)
            assert agrees(stream, stored(two.database, game))

    within(test(*doomed))


def test_who_is_away_is_replaced_though_the_server_that_drove_the_game_has_nobody_connected(pair: Pair) -> None:
    """The bot was driven by one server; the one who waits and the one who is away know only the other."""

    async def test(one: Served, two: Served) -> None:
        async with Client(one) as host, Client(two) as ana, Client(two) as ben:
            game, invite = await host.create("newcomer", "open", "open", settings={"grace": 5})
            await ana.sit(game, invite, seat=1)
            ben.served = one
            await ben.sit(game, invite, seat=2)
            ben.served = two
            async with ben.stream(game) as stream:
                view = await stream.until(lambda view: view["question"]["seat"] == 1)
                await stream.until(lambda view: view["seats"][1]["stand_in"] is not None)
                assert view["seats"][1]["connected"] is False

    within(test(*pair))
