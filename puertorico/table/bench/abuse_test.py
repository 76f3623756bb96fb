"""Abuse test of a server: how long players wait while someone else uses all limits.

The server has its default limits and two workers. Attacker and player have different addresses.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, suppress
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from ...game.game import Game
from .measured_server import Http, megabytes, server, wait_until_compiled

ATTACKER, IMPORTER, SITTER, PLAYER = "198.51.100.1", "198.51.100.2", "198.51.100.3", "203.0.113.1"
READERS, TABLES, IMPORTS, PLAYED = 8, 100, 30, 60
ROUNDS = 120  # of the imported game
LONG_ROUNDS, LONG_IMPORTS = 500, 20  # for the memory of imported games
LOOKS, ANSWERS = 200, 12
HINTS = 2
SETTLING = 3.0  # seconds before the measurement under an attack starts

Json = dict[str, Any]


class Person:
    """A client with an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.key = port, address, ""
        self.http = Http(port, address)

    async def create(self, *kinds: str, **more: Any) -> str:
        """Create a table with the caller (`me`) and bots of these levels; return its address."""
        seats = [{"kind": "me", "name": "1"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in kinds]
        body = {"seats": seats, "settings": {"pace": "instant", "random_seats": False}, **more}
        _, content = await self.http.post("/api/games", body, self.key or None)
        created: Json = msgspec.json.decode(content)
        self.key = self.key or created["key"]
        return str(created["game"])

    async def view(self, table_id: str) -> Json:
        _, content = await self.http.get(f"/api/games/{table_id}", self.key)
        view: Json = msgspec.json.decode(content)
        return view

    def follow(self, table_id: str) -> Any:
        headers = {"authorization": f"Bearer {self.key}", "x-forwarded-for": self.address}
        address = f"ws://127.0.0.1:{self.port}/api/games/{table_id}/stream"
        return connect(address, additional_headers=headers, compression=None, open_timeout=60)


async def look(person: Person, table_id: str) -> float:
    """Return the seconds until a player sees the table."""
    began = time.perf_counter()
    await person.view(table_id)
    return time.perf_counter() - began


async def wait_for_bots(person: Person, table_id: str) -> float:
    """Return the seconds from a player's answer until they are asked again after the bots."""
    view = await person.view(table_id)
    answer = view["question"]["answers"][-1]["text"]
    command = {"expected_version": view["version"], "command_id": f"c{view['version']}", "answer": answer}
    async with person.follow(table_id) as stream:
        await stream.recv()
        began = time.perf_counter()
        await person.http.post(f"/api/games/{table_id}/commands", command, person.key)
        async for message in stream:
            seen = msgspec.json.decode(message)["payload"].get("view")
            if seen and seen["version"] > view["version"] and _is_asked(seen):
                break
        return time.perf_counter() - began


def _is_asked(view: Json) -> bool:
    return view["question"] is None or view["question"]["seat"] == view["you"]


async def wait_for_hint(person: Person, table_id: str) -> float:
    """Return the seconds until a hint is ready."""
    began = time.perf_counter()
    _, content = await person.http.post(f"/api/games/{table_id}/hint", None, person.key)
    job = msgspec.json.decode(content)["id"]
    while True:
        _, content = await person.http.get(f"/api/games/{table_id}/jobs/{job}", person.key)
        if msgspec.json.decode(content)["result"] is not None:
            return time.perf_counter() - began
        await asyncio.sleep(0.02)


async def median(wait: Callable[[Person, str], Awaitable[float]], person: Person, samples: int) -> float:
    """Return the median of a player's waiting times at a new table with two merchants."""
    table_id = await person.create("me", "merchant", "merchant")
    async with person.follow(table_id):
        return statistics.median([await wait(person, table_id) for _ in range(samples)])


@asynccontextmanager
async def running(*work: Awaitable[None]) -> AsyncIterator[None]:
    """Run an attack in the background."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.sleep(SETTLING)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def read_logs(attacker: Person, table_id: str, numbers: count[int]) -> None:
    """Read different parts of a long log in a loop, so that none of them is cached."""
    async with aclosing(Http(attacker.port, attacker.address)) as http:
        while True:
            status, _ = await http.get(f"/api/games/{table_id}/log?from={next(numbers) % 1000}", None)
            if status == 429:
                await asyncio.sleep(0.1)


async def watch(attacker: Person, table_id: str) -> None:
    with suppress(OSError):
        async with attacker.follow(table_id) as stream:
            async for _ in stream:
                pass


async def play(port: int) -> None:
    """Sit at a table with four governors and answer without a pause."""
    sitter = Person(port, SITTER)
    async with aclosing(sitter.http):
        table_id = await sitter.create("me", *["governor"] * 4)
        async with sitter.follow(table_id):
            while (await sitter.view(table_id))["status"] == "playing":
                await wait_for_bots(sitter, table_id)


async def analyze(attacker: Person, games: list[str]) -> None:
    """Request all analyses, and retry those that are refused."""
    async with aclosing(Http(attacker.port, attacker.address)) as http:
        while True:
            for table_id in games:
                await http.post(f"/api/games/{table_id}/analysis", None, None)
            await asyncio.sleep(1.0)


def long_game(rounds: int) -> str:
    """Return the text of a game with many rounds, in which everyone passes if they can."""
    game = Game.new(players=5, seed=1, max_rounds=rounds)
    while not game.is_over:
        game.play(game.answers[-1])
    return game.to_text()


async def _measure(port: int) -> list[Json]:
    attacker, player = Person(port, ATTACKER), Person(port, PLAYER)
    async with aclosing(attacker.http), aclosing(player.http):
        return await _compare(attacker, player)


async def _compare(attacker: Person, player: Person) -> list[Json]:
    """Measure the player's waiting times before, during and after each attack."""
    await wait_until_compiled(player.http)
    text = long_game(ROUNDS)
    imported = [await attacker.create(*["newcomer"] * 5, text=text) for _ in range(IMPORTS)]
    tables = [await attacker.create(*["viceroy"] * 5) for _ in range(TABLES - IMPORTS)]
    numbers = count()
    attacks: list[tuple[str, Callable[[], list[Awaitable[None]]], str, Any, int]] = [
        (
            f"{READERS} readers of a long log",
            lambda: [read_logs(attacker, imported[0], numbers) for _ in range(READERS)],
            "look at the table",
            look,
            LOOKS,
        ),
        (
            f"{len(tables)} watched tables of five viceroys",
            lambda: [watch(attacker, table_id) for table_id in tables],
            "two merchants answer",
            wait_for_bots,
            ANSWERS,
        ),
        (
            f"{PLAYED} played tables with four governors",
            lambda: [play(attacker.port) for _ in range(PLAYED)],
            "two merchants answer",
            wait_for_bots,
            ANSWERS,
        ),
        (f"{IMPORTS} analyses", lambda: [analyze(attacker, imported)], "a hint", wait_for_hint, HINTS),
    ]
    rows = []
    for name, attack, what, wait, samples in attacks:
        print(f"{name} ...", file=sys.stderr, flush=True)
        before = await median(wait, player, samples)
        async with running(*attack()):
            attacked = await median(wait, player, samples)
        await asyncio.sleep(SETTLING)
        # Average before and after, because other programs on the machine also slow down the quiet runs.
        quiet = (before + await median(wait, player, samples)) / 2
        rows.append(
            {
                "attack": name,
                "others_wait_for": what,
                "milliseconds_quiet": round(quiet * 1e3, 1),
                "milliseconds_attacked": round(attacked * 1e3, 1),
                "ratio": round(attacked / quiet, 2),
            }
        )
    return rows


async def _memory(port: int, pid: int) -> Json:
    """Measure the memory while one address imports and follows long games and reads logs."""
    text, importer = long_game(LONG_ROUNDS), Person(port, IMPORTER)

    async def read_log(table_id: str) -> None:
        async with aclosing(Http(port, IMPORTER)) as http:
            await http.get(f"/api/games/{table_id}/log", None)

    async with aclosing(importer.http), AsyncExitStack() as opened:
        await importer.create("me", "newcomer")
        before = megabytes(pid)
        games = [await importer.create(*["newcomer"] * 5, text=text)]
        first = megabytes(pid)
        games += [await importer.create(*["newcomer"] * 5, text=text) for _ in range(LONG_IMPORTS - 1)]
        imported = megabytes(pid)
        for table_id in games:
            await opened.enter_async_context(importer.follow(table_id))
        await asyncio.gather(*map(read_log, games))
        followed = megabytes(pid)
    return {
        "kilobytes_of_a_text": round(len(text) / 1024),
        "megabytes_before": round(before),
        "megabytes_after_one_import": round(first),
        f"megabytes_after_{LONG_IMPORTS}_imports": round(imported),
        "megabytes_when_all_are_followed_and_their_logs_read": round(followed),
    }


def measure() -> dict[str, Any]:
    """Measure a player's waiting times under each attack, on SQLite in a scratch folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/games.db", "workers=2") as (port, pid),
    ):
        return {"memory": asyncio.run(_memory(port, pid)), "waiting": asyncio.run(_measure(port))}
