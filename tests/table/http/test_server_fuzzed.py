"""Bad input does no harm: requests generated from the OpenAPI description, bad frames, silent connections."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
import websockets
from hypothesis import strategies as st
from patience import PATIENCE
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks
from served import Client, Served, stored, within

import puertorico as pr

SILENT = 1000
STREAMS = ("/frames",)  # have no end
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module", name="served")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('fuzzed')}/games.db", lobby=True) as served:
        yield served


def test_requests_made_from_the_description_never_make_the_server_fail(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    headers = {"authorization": "Bearer fuzzing"}
    with httpx.Client(base_url=served.url, headers=headers, timeout=PATIENCE, trust_env=False) as http:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "newcomer"}]
        games = [http.post("/api/games", json={"seats": seats}).json()["game"] for _ in range(2)]
        http.post(f"/api/games/{games[0]}/actions", json={"do": "start", "command_id": "x"})
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        if operation.path.endswith(STREAMS):
            continue

        @hypothesis.settings(
            max_examples=15,
            deadline=None,
            database=None,
            phases=[hypothesis.Phase.generate],
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(), game=st.sampled_from([*games, None]))
        def send(case: schemathesis.Case[Any], game: str | None) -> None:
            if game and "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = game
            case.call_and_validate(headers=headers, timeout=PATIENCE, checks=CHECKS)

        send()
    assert httpx.get(f"{served.url}/health", timeout=PATIENCE, trust_env=False).status_code == 200
    for game in games:
        stored(served.database, game)


def test_strange_requests_are_refused_and_leave_the_table_as_it_was(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer")
            version = (await host.view(game))["version"]
            path = f"/api/games/{game}/commands"
            command = {"expected_version": version, "command_id": "x"}
            bodies: list[bytes] = [
                b"",
                b"null",
                b"[]",
                b"{",
                b"\xff\xfe",
                b"[" * 50_000,
                b'{"a":' * 10_000,
                b'{"expected_version": 1e999, "command_id": "x", "answer": "pass"}',
                b'{"expected_version": 99999999999999999999999, "command_id": "x", "answer": "pass"}',
                b'{"expected_version": 2, "command_id": "\\u0000", "answer": "pass"}',
                b'{"expected_version": 2, "command_id": "\\ud800", "answer": "pass"}',
                b'{"expected_version": 2, "command_id": "x", "answer": "\\u0000"}',
                b'{"expected_version": 2, "command_id": "x", "undo": false}',
                b'{"expected_version": 2, "command_id": "x", "answer": "pass", "seat": 1}',
                b'"' + b"a" * 100_000 + b'"',
            ]
            json = {"content-type": "application/json"}
            for body in bodies:
                answer = await host.request("POST", path, content=body, headers=json)
                assert 400 <= answer.status_code < 500, body[:50]
                assert answer.json()["sentence"]
            assert (await host.request("POST", path, content=b"{}")).status_code == 415
            for arrangement in ({"corn": -1}, {"corn": 2**62}, {"": 0}, {"corn": [0, -5]}, {"a" * 5000: 1}):
                answer = await host.post(path, {**command, "arrangement": arrangement})
                assert answer.status_code in (409, 422), arrangement
            for address in ("%00", "..%2f..", "a" * 5000, "%F0%9F%8C%BD", "%ff"):
                assert (await host.get(f"/api/games/{address}")).status_code in (404, 414), address
            for query in (
                "frames?v=x",
                "frames?v=-1",
                "frames?v=99999999999",
                "log?from=x",
                "log?from=%C2%B2",
                "log?to=1e3",
            ):
                assert (await host.get(f"/api/games/{game}/{query}")).status_code == 422, query
            assert (await host.request("HEAD", f"/api/games/{game}/frames")).status_code == 200
            assert (await host.get(f"/api/games/{game}/states/99999999999999999999999999")).status_code == 404
            assert (await host.view(game))["version"] == version
            assert (await host.command(game, version, answer="settler")).status_code == 200

    within(test())


def test_a_position_that_is_arranged_badly_stays_as_it_was(served: Served) -> None:
    """Whatever an arrangement says, it is refused with a sentence or carried out as a whole."""

    async def test() -> None:
        async with Client(served) as host:
            position = {"rules": {"players": 3}, "seats": [{"island": {"corn": {"tiles": 3}, "indigo": {"tiles": 3}}}]}
            text = pr.Game.from_position(position, seed=1).to_text()
            game, _ = await host.create("me", "newcomer", "newcomer", text=text)
            view = await host.view(game)
            await host.command(game, view["version"], answer="mayor")
            while (await host.view(game))["question"]["name"] != "PLACE":
                view = await host.view(game)
                await host.command(game, view["version"], answer=host.pick(view))
            before = await host.view(game)
            strange = [
                {},
                {"corn": -1},
                {"corn": 99},
                {"corn": 2**62},
                {"wharf": 1},
                {"corn": [0, 1]},
                {"corn": [1, 99]},
            ]
            strange += [
                {"corn": 1, "indigo": 99},
                {"corn": 2, "nothing": 1},
                {"san_juan": 5},
                {"": 1},
                {"corn": [2**62, -(2**62)]},
            ]
            for arrangement in strange:
                answer = await host.command(game, before["version"], arrangement=arrangement)
                assert answer.status_code == 422, (arrangement, answer.text)
                after = await host.view(game)
                assert after["position"] == before["position"], arrangement
                assert after["version"] == before["version"], arrangement
            done = await host.command(game, before["version"], arrangement={"corn": 1})
            assert done.status_code == 200, done.text
            stored(served.database, game)

    within(test())


@pytest.mark.parametrize(
    "message", ["", "{}", "a" * 5000, b"\x00\xff", "a" * 2_000_000, b"\xff" * 100_000, '{"do":"leave"}']
)
def test_messages_to_a_socket_change_nothing_and_disturb_nobody(served: Served, message: str | bytes) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served, None) as watcher:
            game, _ = await host.create("me", "newcomer")
            async with watcher.stream(game) as quiet:
                await quiet.until(lambda view: True)
                async with host.stream(game) as stream:
                    await stream.until(lambda view: True)
                    address = f"ws://127.0.0.1:{served.port}/api/games/{game}/stream"
                    async with websockets.connect(address, proxy=None, max_size=None) as rude:
                        with suppress(websockets.ConnectionClosed):  # perhaps it was too much
                            for _ in range(20):
                                await rude.send(message)
                    assert (await host.act(game, "say", text="still here")).status_code == 200
                    await stream.until_kind("said")
                    await quiet.until_kind("said")

    within(test())


def test_invalid_frames_end_only_their_own_connection(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer")
            hand = (
                f"GET /api/games/{game}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
            for nonsense in (b"\xff" * 100, b"\x81\x05hello", b"\x81\xff" + b"\xff" * 8, b"\x00" * 50, b"\x8f\x80"):
                reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.write(hand)
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
                writer.write(nonsense)
                await writer.drain()
                while await reader.read(65_536):
                    pass  # until the server ends it
                writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000)
            assert b" 4" in (await reader.read(65_536))[:16]
            writer.close()
            await host.view(game)
            assert "Traceback" not in served.output

    within(test())


@contextmanager
def many_files(number: int) -> Iterator[None]:
    """This process, and what it starts, may have so many files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(number, hard) if hard > 0 else number, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_thousand_connections_that_send_nothing_keep_nobody_from_playing(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            await host.play(game)

    with many_files(SILENT + 500), ExitStack() as opened:
        for number in range(SILENT):
            silent = opened.enter_context(socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE))
            if number % 3 == 1:
                silent.sendall(b"GET /api/off")
            elif number % 3 == 2:
                silent.sendall(b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
        within(test())
