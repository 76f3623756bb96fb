"""Nothing is done twice: repeated, concurrent, late and out-of-order commands from many clients."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import Client, Json, Served, Stream, agrees, commands_of, stored, within

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

Sent = dict[str, tuple[Client, Json]]


async def comes_and_goes(served: Served, game: str, over: asyncio.Event) -> None:
    """A spectator who connects and disconnects at random times."""
    async with Client(served, key=None) as watcher:
        while not over.is_set():
            async with watcher.stream(game) as stream:
                await stream.next()
            # Without a pause a slow machine would be busy with nothing else.
            await asyncio.sleep(0.05 * watcher.rng.random())


async def play_everything_twice(client: Client, other: Client, game: str, sent: Sent) -> None:
    """Answer whenever it is this seat's turn: each command three times in parallel, with older ones in between."""
    async with client.stream(game) as stream:
        view = await stream.until(lambda view: True)
        while view["status"] != "over":
            if client.is_asked(view):
                name, answer = client.new_id(), client.pick(view)
                same = [client.command(game, view["version"], name, answer=answer) for _ in range(3)]
                older = [who.command(game, command_id=old, **what) for old, (who, what) in list(sent.items())[-3:]]
                foreign = other.command(game, view["version"], name, answer=answer)
                mine = [*same, *older]
                client.rng.shuffle(mine)
                refused, *done = await asyncio.gather(foreign, *mine)
                sent[name] = (client, {"version": view["version"], "answer": answer})
                # `Client.command` has seen to it that the version is the same each time.
                assert {repeated.status_code for repeated in done} == {200}
                assert client.acknowledged[name] > view["version"]
                assert refused.status_code == 409
                late = await client.command(game, view["version"], answer=answer)
                assert late.status_code == 409
                if late.json()["reason"] == "stale":
                    assert late.json()["view"]["version"] >= client.acknowledged[name]
            moved = view["moved"]
            view = await stream.until(lambda view, moved=moved: view["moved"] > moved or view["status"] == "over")  # type: ignore[misc]


def test_commands_sent_repeatedly_and_out_of_order_are_done_once(databases: str) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served, seed=1) as host,
            Client(served, seed=2) as ana,
            Client(served, None) as watcher,
            AsyncExitStack() as opened,
        ):
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 2})
            await ana.sit(game, invite)
            streams: list[Stream] = []
            for client in (host, ana, watcher):
                for follow in (client.stream, client.lines):
                    streams.append(await opened.enter_async_context(follow(game)))
                    await streams[-1].until(lambda view: True)
            over = asyncio.Event()
            guests = [asyncio.create_task(comes_and_goes(served, game, over)) for _ in range(2)]
            following = [asyncio.create_task(stream.until(lambda view: view["status"] == "over")) for stream in streams]
            sent: Sent = {}
            await asyncio.gather(
                play_everything_twice(host, ana, game, sent), play_everything_twice(ana, host, game, sent)
            )
            await asyncio.gather(*following)
            over.set()
            await asyncio.gather(*guests)
            kept = stored(databases, game)
            done = commands_of(kept)
            for name, (client, _) in sent.items():
                assert done[name].version == client.acknowledged[name]
            answers = [name for name in done if done[name].event.kind == "answered"]
            assert sorted(answers) == sorted(sent)
            for stream in streams:
                assert agrees(stream, kept)
                assert stream.version == len(kept.events)
                assert len(stream.events) == len(kept.events) - 3  # created, sat and started came before

    with Served(databases) as served:
        within(test(served))
