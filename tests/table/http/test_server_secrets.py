"""A seat sees only what it may: two tables that differ only in what is hidden give the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack

from postgres import sqlite_database
from served import QUICK, Client, Json, Served, within

import puertorico as pr

__all__ = ["sqlite_database"]

# The same tiles are turned at both tables.
SAME_SEED = QUICK + "from puertorico.table.hub import hub; hub.secrets.randbits = lambda bits: 7\n"

# What differs between any two tables, and says nothing about the game.
MASKED = re.compile(rb'"(game|invite|now|at|bot_in|commitment)":("[^"]*"|[0-9.e+]+)')


def masked(answer: bytes) -> bytes:
    return MASKED.sub(rb"\1", answer)


def text_with(points: tuple[int, int, int]) -> str:
    """A game in which the seats have so many chips, with goods to ship and buildings to buy."""
    seats = [
        {
            "vp": vp,
            "doubloons": 6,
            "goods": {"corn": 3, "indigo": 2},
            "island": {"corn": {"tiles": 2, "colonists": 2}, "indigo": {"tiles": 2, "colonists": 1}},
            "city": {"small_indigo_plant": {"colonists": 1}},
        }
        for vp in points
    ]
    return pr.Game.from_position({"rules": {"players": 3}, "seats": seats}, seed=1).to_text()


class Sitting:
    """Three people at a table, and someone who watches."""

    def __init__(self, served: Served) -> None:
        self.people = [Client(served) for _ in range(3)]
        self.watcher = Client(served, None)

    async def begin(self, text: str) -> None:
        host, *friends = self.people
        self.game, invite = await host.create("me", "open", "open", text=text)
        for seat, friend in enumerate(friends, 1):
            await friend.sit(self.game, invite, seat, f"Friend {seat}")

    async def play(self, rounds: int) -> bytes:
        """Let everyone answer, as a fixed rule says, for so many rounds; all that seat 0 and the watcher get."""
        shown: list[bytes] = []
        host, game = self.people[0], self.game
        async with AsyncExitStack() as opened:
            streams = []
            for follow in (host.stream, host.lines, self.watcher.stream, self.watcher.lines):
                streams.append(await opened.enter_async_context(follow(game)))
                await streams[-1].until(lambda view: True)  # so that everyone sees who was there before
            view = await host.view(game)
            number = 0
            while view["position"]["round"] <= rounds:
                asked = self.people[view["position"]["seat"]]
                answers = [one["text"] for one in (await asked.view(game))["question"]["answers"]]
                answer = "captain" if "captain" in answers else answers[(7 * number) % len(answers)]
                for client in (host, self.watcher):
                    shown += await self._errors(client, view["version"])
                done = await asked.command(game, view["version"], answer=answer)
                assert done.status_code == 200, done.text
                for stream in streams:
                    while stream.version != done.json()["version"]:
                        await stream.next()
                view = await host.view(game)
                number += 1
            for client in (host, self.watcher):
                shown += await self._everything(client, view)
        told = [frame for stream in streams for frame in stream.frames if frame["kind"] != "presence"]
        shown += [json.dumps(frame, separators=(",", ":")).encode() for frame in told]
        return b"\n".join(map(masked, shown))

    async def _errors(self, client: Client, version: int) -> list[bytes]:
        """Refusals of all kinds; none of them changes anything."""
        refusals = [
            await client.command(self.game, version, "same", answer="build city_hall"),
            await client.command(self.game, 0, "old", answer="pass"),
            await client.command(self.game, version, "more", arrangement={"nowhere": 1}),
            await client.command(self.game, version, "undo", undo=True) if client is self.watcher else None,
        ]
        return [answer.content for answer in refusals if answer is not None and answer.status_code != 200]

    async def _everything(self, client: Client, view: Json) -> list[bytes]:
        paths = ["", "/chat", "/log", "/text", "/export", *(f"/states/{step}" for step in range(view["steps"] + 1))]
        paths += [f"/versions/{version}" for version in range(1, view["version"] + 1)]
        answers = [await client.get(f"/api/games/{self.game}{path}") for path in paths]
        told = zip(paths, answers, strict=True)
        return [f"{path} {answer.status_code} ".encode() + answer.content for path, answer in told]


def test_tables_that_differ_in_hidden_chips_only_look_the_same_to_the_others(sqlite: str) -> None:
    async def test(served: Served) -> None:
        one, two = Sitting(served), Sitting(served)
        await one.begin(text_with((3, 4, 9)))
        await two.begin(text_with((3, 9, 4)))
        shown = await asyncio.gather(one.play(2), two.play(2))
        assert len(shown[0]) > 100_000
        for first, second in zip(shown[0].split(b"\n"), shown[1].split(b"\n"), strict=True):
            assert first == second
        views = [await table.people[1].view(table.game) for table in (one, two)]
        assert shown[0].count(b'"vp"') > 100
        chips = [view["position"]["seats"][1]["vp"] for view in views]
        assert chips[0] != chips[1]
        assert views[0]["position"]["seats"][2]["vp"] is None
        for table in (one, two):
            for client in (*table.people, table.watcher):
                await client.__aexit__()

    with Served(sqlite, first=SAME_SEED) as served:
        within(test(served))
