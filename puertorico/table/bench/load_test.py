"""Load test of a server: tables full of players, with real sockets and databases.

Clients and server share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ..domain import creation, decisions
from ..domain.callers import SERVER
from ..domain.commands import NewSeat, NewTable
from ..domain.events import Recorded
from ..domain.settings import Settings
from ..domain.storage import Holder, Snapshot, StoredTable
from ..domain.table import Table
from ..store.store import Store
from ..wire.replies import CreatedTable
from .measured_server import Http, cpu_seconds, megabytes, server, wait_until_compiled

SEATS = 4
# Number of tables, and seconds between two answers at each: very fast games, and a human pace.
LIVE = [(100, 1.0), (200, 1.0), (250, 1.0), (2000, 20.0)]
STORED_GAMES = 10_000
GAMES_WRITTEN = 20
SETTLING = 3.0  # seconds before the measurement starts
WARMING_UP = (20, 0.25, 5.0)  # tables, seconds between answers, and total seconds


class _ClientAnswer(msgspec.Struct):
    """An answer as the clients read it. Decoding everything would take too long."""

    text: str


class _ClientQuestion(msgspec.Struct):
    seat: int
    answers: list[_ClientAnswer] = []


class _ClientView(msgspec.Struct):
    version: int
    you: int | None
    question: _ClientQuestion | None = None


class _ClientPayload(msgspec.Struct):
    """The payload of any frame; each kind has some of these fields."""

    version: int = 0
    you: int | None = None
    question: _ClientQuestion | None = None
    view: _ClientView | None = None


class _ClientFrame(msgspec.Struct):
    v: int
    kind: str
    payload: _ClientPayload


_decode = msgspec.json.Decoder(_ClientFrame).decode


@dataclass(slots=True)
class LoadTable:
    """Four players at a table: what they see, and how long each answer took to reach them."""

    http: Http
    table_id: str
    keys: list[str]
    views: list[_ClientView | None] = field(default_factory=lambda: [None] * SEATS)
    sent: dict[int, float] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    refused: int = 0

    async def listen(self, number: int, socket: ClientConnection) -> None:
        async for message in socket:
            frame = _decode(message)
            view = frame.payload.view
            if frame.kind == "view":
                view = _ClientView(frame.payload.version, frame.payload.you, frame.payload.question)
            if view is not None:
                self.views[number] = view
            if frame.v in self.sent and frame.kind == "answered":
                self.delays.append(time.perf_counter() - self.sent[frame.v])

    async def answer(self, rng: random.Random, count: int) -> bool:
        """Send a random answer for the asked player. Return False when the game is over."""
        for number, view in enumerate(self.views):
            if view is not None and view.question is not None and view.question.seat == view.you:
                answer = rng.choice(view.question.answers).text
                self.sent[view.version + 1] = time.perf_counter()
                body = {"expected_version": view.version, "command_id": f"c{count}", "answer": answer}
                status, _ = await self.http.post(f"/api/games/{self.table_id}/commands", body, self.keys[number])
                self.refused += status != 200
                return True
        return False


async def seat_people(port: int) -> LoadTable:
    """Create a table and seat four players."""
    http = Http(port)
    seats = [{"kind": "me", "name": "1"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    status, content = await http.post("/api/games", {"seats": seats, "settings": {"random_seats": False}}, None)
    assert status == 201, content
    created = msgspec.json.decode(content, type=CreatedTable)
    keys = [created.key or ""]
    for number in range(1, SEATS):
        sit = {"do": "sit", "command_id": "sit", "name": str(number + 1), "seat": number, "invite": created.invite}
        _, content = await http.post(f"/api/games/{created.table_id}/actions", sit, None)
        keys.append(msgspec.json.decode(content)["key"])
    return LoadTable(http, created.table_id, keys)


async def run_tables(
    port: int, tables: list[LoadTable], seconds: float, pause: float, meter: Callable[[], dict[str, float]]
) -> dict[str, float]:
    """Answer at each table after every pause. Return the increase of the meter."""
    links, tasks = [], []
    for table in tables:
        for number, key in enumerate(table.keys):
            address = f"ws://127.0.0.1:{port}/api/games/{table.table_id}/stream"
            link = await connect(address, additional_headers={"authorization": f"Bearer {key}"}, compression=None)
            links.append(link)
            tasks.append(asyncio.create_task(table.listen(number, link)))
    end = time.monotonic() + SETTLING + seconds

    async def sit(table: LoadTable, rng: random.Random) -> None:
        await asyncio.sleep(pause * rng.random())
        count = 0
        tick = time.monotonic()
        while tick < end:
            await table.answer(rng, count := count + 1)
            tick += pause
            await asyncio.sleep(max(0.0, tick - time.monotonic()))

    sitting = [asyncio.create_task(sit(table, random.Random(number))) for number, table in enumerate(tables)]
    await asyncio.sleep(SETTLING)
    for table in tables:
        table.delays.clear()
    before = meter()
    await asyncio.gather(*sitting)
    risen = {name: value - before[name] for name, value in meter().items()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(link.close() for link in links), *(table.http.aclose() for table in tables))
    return risen


async def warm_up(port: int) -> None:
    """Wait for the compilation, and play until a server has loaded the compiled rules."""
    async with aclosing(Http(port)) as http:
        await wait_until_compiled(http)
    tables, pause, seconds = WARMING_UP
    await run_tables(port, [await seat_people(port) for _ in range(tables)], seconds, pause, dict)


def _allow_files(files: int) -> None:
    """Raise the limit of files and sockets that this process may open."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, files)), hard))


def answer_times(tables: list[LoadTable], seconds: float) -> dict[str, Any]:
    """Return how many answers there were, and how long they took to reach the players."""
    delays = sorted(delay for table in tables for delay in table.delays)
    return {
        "answers_per_second": round(len(delays) / SEATS / seconds, 1),
        "refused": sum(table.refused for table in tables),
        "milliseconds_median": round(statistics.median(delays) * 1e3, 1),
        "milliseconds_99": round(delays[int(len(delays) * 0.99)] * 1e3, 1),
    }


def live(count: int, pause: float, seconds: float, database: str) -> dict[str, Any]:
    """Measure a number of tables with four connected players each."""
    _allow_files(8 * SEATS * count + 200)
    with server(database) as (port, pid):

        async def go() -> tuple[list[LoadTable], float, float, float]:
            await warm_up(port)
            before = megabytes(pid)
            tables = [await seat_people(port) for _ in range(count)]
            seated = megabytes(pid)
            risen = await run_tables(port, tables, seconds, pause, lambda: {"cpu": cpu_seconds(pid)})
            return tables, (seated - before) / count, (megabytes(pid) - before) / count, risen["cpu"]

        gc.disable()  # garbage collection in the clients must not affect the times
        try:
            tables, new, played, cpu = asyncio.run(go())
        finally:
            gc.enable()
    answers = sum(len(table.delays) for table in tables) / SEATS
    return {
        "tables": count,
        "seconds_between_answers": pause,
        "sockets": count * SEATS,
        **answer_times(tables, seconds),
        "server_cpu_share": round(cpu / seconds, 2),
        "server_cpu_milliseconds_per_answer": round(cpu / answers * 1e3, 2),
        "megabytes_per_new_table": round(new, 3),
        "megabytes_per_table_afterwards": round(played, 2),
    }


def recorded_game() -> tuple[list[Recorded], list[Snapshot], dict[str, Any]]:
    """Play a random game at a table. Return its events, their snapshots, and its rules."""
    seats = [NewSeat("me", name="1"), *(NewSeat("bot") for _ in range(SEATS - 1))]
    decision = creation.new_table(NewTable(seats, settings=Settings(random_seats=False)), "host", 1)
    events = [Recorded(version, time.time(), event) for version, event in enumerate(decision.events, 1)]
    table = Table(stored(0, events))
    snapshots, rng = [table.snapshot()] * 2, random.Random(1)
    while table.asked is not None:
        decision = decisions.answers(table, table.asked, [rng.choice(table.game.answers).text])
        (event,) = decision.recorded(table, time.time(), SERVER)
        table.apply(event, decision.game)
        events.append(event)
        snapshots.append(replace(table.snapshot(), due=None))
    return events, snapshots, table.rules


def stored(number: int, events: list[Recorded]) -> StoredTable:
    """Return a table to store, with an id made from a number."""
    id = "b" + "".join(chr(ord("a") + int(digit)) for digit in f"{number:09d}")
    return StoredTable(id, time.time(), 1, "invite", "host", [Holder(0, f"key {number}")], [], events)


def durable(url: str) -> dict[str, Any]:
    """Measure durable answers per second in an empty and a full store, early and late.

    Then measure how long a server takes to start with all these tables.
    """
    events, snapshots, rules = recorded_game()
    store = Store(url)
    store.migrate()
    figures: dict[str, Any] = {}
    try:
        for name, first in (("empty", 0), ("full", 100_000)):
            if first:
                for number in range(STORED_GAMES):
                    some = 2 + number % 60
                    store.create(stored(number + 1000, events[:some]), rules, replace(snapshots[some - 1], due=None))
            times: list[list[float]] = []
            for number in range(first, first + GAMES_WRITTEN):
                new = stored(number, events[:2])
                store.create(new, rules, replace(snapshots[1], due=None))
                times.append([])
                for event, snapshot in zip(events[2:], snapshots[2:], strict=True):
                    begin = time.perf_counter()
                    store.append(new.id, [event], snapshot)
                    times[-1].append(time.perf_counter() - begin)
            for part, span in (("early", slice(0, 50)), ("late", slice(-50, None))):
                spent = [seconds for game_times in times for seconds in game_times[span]]
                figures[f"answers_per_second_{name}_{part}"] = round(1 / statistics.mean(spent))
    finally:
        store.close()
    begin = time.perf_counter()
    with server(url) as (port, _):
        figures["stored_games"] = STORED_GAMES
        figures["seconds_to_start"] = round(time.perf_counter() - begin, 2)
        with urlopen(f"http://127.0.0.1:{port}/api/games/{stored(1059, []).id}") as answer:
            answer.read()
        figures["seconds_to_start_and_show_a_game"] = round(time.perf_counter() - begin, 2)
    return figures


def measure(seconds: float, database: str | None) -> dict[str, Any]:
    """Measure everything, on SQLite in a temporary folder or on the given empty database."""
    folder = Path(tempfile.mkdtemp())
    try:
        fresh = count()

        def new() -> str:
            return database or f"sqlite:///{folder}/{next(fresh)}.db"

        rows = []
        for tables, pause in LIVE:
            print(f"{tables} tables with {SEATS} players each ...", file=sys.stderr, flush=True)
            rows.append(live(tables, pause, seconds, new()))
        print(f"{STORED_GAMES} stored games ...", file=sys.stderr, flush=True)
        return {"live": rows, "stored": durable(new())}
    finally:
        shutil.rmtree(folder, ignore_errors=True)
