"""Two processes behave like one: two servers on one PostgreSQL, players on either, the same game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import postgres
import pytest
from patience import PATIENCE
from postgres import postgresql_database
from served import QUICK, Client, Json, Served, acknowledged, agrees, commands_of, stored, within
from sitting import seats, settings

from puertorico.table.domain import commands, creation
from puertorico.table.domain.decisions import Decided
from puertorico.table.domain.table import Table
from puertorico.table.hub.hub import Hub
from puertorico.table.store.store import Store

__all__ = ["postgresql_database"]

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
                """Something that both servers want to write at the same time as the game continues."""
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


def test_the_game_continues_when_one_of_two_servers_is_killed(doomed: Pair) -> None:
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


def test_bots_continue_when_the_server_that_ran_them_is_killed(doomed: Pair) -> None:
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


def test_a_hint_and_an_analysis_are_shown_by_either_server(pair: Pair) -> None:
    async def done(client: Client, game: str, job: str) -> Json:
        while True:
            shown = await client.get(f"/api/games/{game}/jobs/{job}")
            assert shown.status_code == 200, shown.text
            if shown.json()["result"] is not None or shown.json()["problem"] is not None:
                return dict(shown.json())
            await asyncio.sleep(0.05)

    async def test(one: Served, two: Served) -> None:
        async with Client(one) as host, Client(two) as other:
            other.key = host.key
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            asked = (await host.post(f"/api/games/{game}/hint")).json()
            hints = [await done(client, game, asked["id"]) for client in (host, other)]
            assert hints[0] == hints[1]
            legal = [answer["text"] for answer in (await host.view(game))["question"]["answers"]]
            assert hints[1]["result"]["advice"][0]["answer"]["text"] in legal
            await host.play(game)
            # Without the compiled rules of a whole installation the analysis ends with a sentence, on both.
            begun = (await other.post(f"/api/games/{game}/analysis")).json()
            ended = [await done(client, game, begun["id"]) for client in (host, other)]
            assert ended[0] == ended[1]
            assert "compiled rules" in ended[0]["problem"]
            assert (await host.get(f"/api/games/{game}/jobs/guessed")).status_code == 404

    within(test(*pair))


def test_two_rematches_at_the_same_time_on_two_servers_give_one_table(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have decided about the new table before either has stored anything."""
    both, decide = threading.Barrier(2), creation.rematch_table

    def at_the_same_time(table: Table, seed: int) -> Decided:
        both.wait(PATIENCE)
        return decide(table, seed)

    async def test(*hubs: Hub) -> None:
        hub = hubs[0]
        new = commands.NewTable(seats("me", "open"), options={"max_rounds": 1}, settings=settings())
        created = await hub.create(new, "host")
        await hub.act(created.table_id, "ana", commands.Sit("sit", "Ana", invite=created.invite))
        while (view := await hub.view_of(created.table_id, "host")).question is not None:
            key = "host" if view.question.seat == 0 else "ana"
            asked = await hub.view_of(created.table_id, key)
            assert asked.question is not None
            answer = asked.question.answers[0].text
            await hub.command(
                created.table_id, key, commands.Command(asked.version, f"c{asked.version}", answer=answer)
            )
        monkeypatch.setattr(creation, "rematch_table", at_the_same_time)
        keys = ("host", "ana")
        wished = [one.act(created.table_id, key, commands.Rematch("x")) for one, key in zip(hubs, keys, strict=True)]
        games = {done.table_id for done in await asyncio.gather(*wished)}
        assert len(games) == 1
        for key in keys:
            assert {listed.id for listed in hub.store.tables_of(key, 10)} == {created.table_id, *games}
        (again,) = games
        assert again is not None
        assert [(await one.view_of(again, "ana")).you for one in hubs] == [0, 0]

    stores = [Store(postgresql), Store(postgresql)]
    stores[0].migrate()
    within(test(*map(Hub, stores)))
    for store in stores:
        store.close()


def test_an_absent_player_is_replaced_even_if_the_server_that_ran_the_bots_has_no_clients(pair: Pair) -> None:
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
