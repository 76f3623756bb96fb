"""A running server for the tests of a file, and what they do with its games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from served import Client, Json, Served


@pytest.fixture(scope="module", name="served")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server with a new database, for all tests of a file."""
    with Served(f"sqlite:///{tmp_path_factory.mktemp('table')}/games.db") as served:
        yield served


def over(view: Json) -> bool:
    return bool(view["status"] == "over")


async def answer(client: Client, game: str, text: str | None = None, **wish: Any) -> httpx.Response:
    """Answer with this, or with any answer, what the client is asked now."""
    view = await client.view(game)
    done = await client.command(game, view["version"], **(wish or {"answer": text or client.pick(view)}))
    assert done.status_code == 200, done.text
    return done


async def two_people(host: Client, ana: Client, *others: str, **rules: Any) -> str:
    game, invite = await host.create("me", "open", *others, **rules)
    await ana.sit(game, invite, 1, "Ana")
    return game


async def result_of(client: Client, game: str, job: Json) -> Json:
    while job["result"] is None and job["problem"] is None:
        await asyncio.sleep(0.02)
        job = (await client.get(f"/api/games/{game}/jobs/{job['id']}")).json()
    return job


async def moments_of(client: Client, game: str) -> list[Json]:
    log = await client.get(f"/api/games/{game}/log")
    return [json.loads(line) for line in log.text.splitlines()]


async def when_asked(client: Client, game: str) -> Json:
    while not client.is_asked(view := await client.view(game)):
        await asyncio.sleep(0.02)
    return view


def role_chosen_by(moments: list[Json], seat: int) -> Json:
    return next(one for one in moments if one["question"] == "CHOOSE_ROLE" and one["seat"] == seat)
