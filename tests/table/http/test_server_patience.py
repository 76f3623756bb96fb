"""What a real server does when a client asks for too much, or lets others wait."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from served import QUICK, Client, Served, within

# A log is built only once a file is there, and pauses are short.
FIRST = """
import time
from pathlib import Path
from puertorico.table.domain import table
from puertorico.table.http import log_cache

part = log_cache._part

def patient(*arguments):
    while not Path({gate!r}).exists():
        time.sleep(0.01)
    return part(*arguments)

log_cache._part = patient
table.LONGEST_PAUSE["live"] = 0.5
"""


@pytest.fixture(scope="module", name="gate")
def a_file_that_opens_the_way(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("patience") / "gate"


@pytest.fixture(scope="module", name="served")
def a_server(gate: Path) -> Iterator[Served]:
    first = QUICK + FIRST.format(gate=str(gate))
    with Served(f"sqlite:///{gate.parent}/games.db", first=first, log_level="info") as served:
        yield served


def test_others_play_while_a_log_is_built(served: Served, gate: Path) -> None:
    async def test() -> None:
        async with Client(served) as player, Client(served, None) as reader:
            read, _ = await player.create("me", "newcomer")
            played, _ = await player.create("me", "newcomer", options={"max_rounds": 1})
            await player.play(read, until=lambda view: view["steps"] > 0)
            log = asyncio.create_task(reader.get(f"/api/games/{read}/log"))
            await player.play(played)
            assert (await player.view(played))["status"] == "over"
            assert not log.done()
            gate.touch()
            assert (await log).status_code == 200
            assert len((await log).text.splitlines()) == (await player.view(read))["steps"]

    within(test())


def test_a_pause_among_people_ends_by_itself(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game, invite = await host.create("me", "open", settings={"clock": {"kind": "live"}})
            await ana.sit(game, invite)
            async with host.stream(game) as stream:
                await stream.until(lambda view: view["status"] == "playing")
                assert (await ana.act(game, "pause", paused=True)).status_code == 200
                await stream.until(lambda view: view["paused"])
                await stream.until(lambda view: not view["paused"])
                kinds = [kind for kind, _ in stream.events.values()]
                assert kinds == ["paused", "paused"]
                answer = await host.command(game, stream.version or 0, answer="settler")
                assert answer.status_code == 200

    within(test())


def test_numbers_that_are_too_long_and_heads_that_are_too_large_are_refused(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer")
            for kind in ("states", "versions", "explanations"):
                method = "POST" if kind == "explanations" else "GET"
                for number in ("9" * 5_000, "9" * 10, "-1", "1.0", "²"):
                    answer = await host.request(method, f"/api/games/{game}/{kind}/{number}")
                    assert answer.status_code == 404, (kind, number[:20])
            # The client does not always see the refusal: the connection may be closed while it is still sending.
            for size in (40_000, 70_000):
                try:
                    answer = await host.get(f"/api/games/{game}", headers={"x-long": "a" * size})
                except httpx.TransportError:
                    continue
                assert answer.status_code == 431, size
            assert (await host.get(f"/api/games/{game}", headers={"x-long": "a" * 20_000})).status_code == 200

    within(test())


async def replies(served: Served, *pieces: bytes) -> list[int]:
    """The status of each reply to bytes that are sent in pieces, until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.01)  # so that the pieces arrive one by one
    content = await reader.read()
    writer.close()
    return [int(status) for status in re.findall(rb"HTTP/1.1 (\d+)", content)]


FIRST_REQUEST = b"GET /api/no HTTP/1.1\r\nhost: a\r\n\r\n"
LAST_REQUEST = b"GET /api/no HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([b"GET /health HTTP/1.1\r\nhost: a\r\nx-long: ", *[b"a" * 12_000] * 3], [431]),
        ([b"GET /health?", *[b"a" * 12_000] * 3], [431]),
        ([b"GET /health HTTP/1.1\r\n" + b"x: a\r\n" * 5_500 + b"host: a\r\n\r\n"], [431]),
        ([b"GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n"], [400]),
        ([b"GET /health HTTP/1.1\r\n\r\n"], [400]),
        ([b"GET /health HTTP/1.1\r\nhost : a\r\n\r\n"], [400]),
        ([b"not HTTP\r\n\r\n"], [400]),
        ([FIRST_REQUEST, LAST_REQUEST], [404, 404]),
        ([FIRST_REQUEST + LAST_REQUEST], [404, 404]),
    ],
)
def test_heads_are_whole_and_short_and_name_one_host(served: Served, pieces: list[bytes], expected: list[int]) -> None:
    async def test() -> None:
        assert await replies(served, *pieces) == expected

    before = served.output
    within(test())
    assert "Traceback" not in served.output.removeprefix(before)


def test_sockets_that_are_refused_are_no_errors_of_the_server(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as stranger:
            private, _ = await host.create("me", "newcomer", settings={"watchers": False})
            for game, status in ((private, 403), ("a" * 10, 404), ("%00", 404)):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with stranger.stream(game):
                        pass
                assert refused.value.response.status_code == status
            await host.view(private)

    before = served.output
    within(test())
    told = served.output.removeprefix(before)
    assert '"status":403' in told
    assert '"level":"error"' not in told
    assert "Traceback" not in told
