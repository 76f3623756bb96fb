"""Real servers for the tests: processes with a port and a database, and clients that look at all they are sent."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import websockets
from patience import PATIENCE

from puertorico.table.domain.events import Recorded
from puertorico.table.domain.storage import StoredTable
from puertorico.table.domain.table import Table
from puertorico.table.store.store import Store

# Sweeps so frequent that no test waits long for them.
QUICK = "from puertorico.table.jobs import background_tasks as tasks\ntasks.SWEEP, tasks._PRESENCE = 0.3, 2.0\n"
_SERVE = """
from puertorico.table.http.rate_limits import Limits, Quotas, RateLimit
from puertorico.table.http.server import ServerOptions, serve
serve(ServerOptions({database!r}, port={port}{more}))
"""
# The server ends a connection that nobody has used for five seconds, perhaps when the next request is on its way.
_SOON_CLOSED = httpx.Limits(keepalive_expiry=2.0)
# Loading the system's certificates for each client would take longer than a whole test.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

Json = dict[str, Any]


def free_port() -> int:
    """A port that no other program gets until a server listens there.

    A connection that was ended on this side lingers for a minute. Meanwhile the system chooses the port for nobody,
    however many connections other tests open, but a server that names it may listen there.
    """
    with socket.create_server(("127.0.0.1", 0)) as listening:
        with socket.create_connection(listening.getsockname()):
            listening.accept()[0].close()
        return int(listening.getsockname()[1])


def within(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine with a timeout."""

    async def timed() -> Any:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(timed())


class Served:
    """A server process. Its bots play without compiled code, as where numba is missing, unless `compiled`."""

    def __init__(
        self, database: str, *, first: str = QUICK, port: int | None = None, compiled: bool = False, **serving: object
    ) -> None:
        self.database, self.port = database, port or free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="served")
        (Path(self._folder.name) / "numba.py").write_text("raise ImportError('no numba here', name='numba')\n")
        if compiled:
            # This compiles what has never been compiled, before anyone waits for the server's bots.
            import_module("puertorico.bots.compiled_bots")
        serving.setdefault("limits", None)
        more = "".join(f", {name}={value!r}" for name, value in serving.items())
        self._code = first + _SERVE.format(database=database, port=self.port, more=more)
        self._paths = [] if compiled else [self._folder.name]
        self._process: subprocess.Popen[bytes] | None = None
        self._families: set[int] = set()
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def output(self) -> str:
        """Return everything the server has written, over all runs."""
        return (Path(self._folder.name) / "output").read_text()

    def start(self) -> None:
        """Start, and wait until requests are answered."""
        paths = [*self._paths, os.environ.get("PYTHONPATH", "")]
        with (Path(self._folder.name) / "output").open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self._code],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.close()
                printed = self.output
                self._folder.cleanup()
                raise RuntimeError(f"the server did not start: {printed}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            offer = httpx.get(f"{self.url}/api/offer", timeout=10, trust_env=False, verify=NO_CERTIFICATES)
        except httpx.TransportError:
            return False
        return offer.status_code == 200

    def workers(self) -> list[int]:
        """The processes that it has started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        found = [int(child) for child in children.read_text().split()] if children.exists() else []
        self._families.update(found)
        return found

    def kill(self) -> None:
        """Kill the server like a power failure: nothing can be finished."""
        self.terminate(signal.SIGKILL)

    def terminate(self, number: int = signal.SIGTERM) -> int:
        """Stop the server and return its exit code."""
        assert self._process is not None
        self.workers()
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        """End it and its workers for good."""
        if self.is_running:
            self.kill()
        for pid in self._families:
            if _is_worker(pid):
                os.kill(pid, signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self._folder.cleanup()


def _is_worker(pid: int) -> bool:
    try:
        return b"worker_process" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def stored(database: str, game: str) -> StoredTable:
    """The stored table; its log must lead to the position stored next to it."""
    store = Store(database)
    try:
        found = store.load(game)
    finally:
        store.close()
    assert found is not None
    assert [event.version for event in found.events] == list(range(1, len(found.events) + 1))
    assert found.snapshot is not None
    assert Table(found).snapshot() == found.snapshot
    return found


class Client:
    """A client with its own key, which keeps every byte that comes back from a server."""

    def __init__(self, served: Served, key: str | None = "", seed: int = 0) -> None:
        self.served = served
        self.key = secrets.token_urlsafe(24) if key == "" else key
        self.received: list[bytes] = []
        self.acknowledged: dict[str, int] = {}  # the versions that commands led to
        self.sent: dict[str, str] = {}  # the answers of commands
        self.rng = random.Random(seed)
        self._name, self._ids = secrets.token_hex(3), count()
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=_SOON_CLOSED, trust_env=False, verify=NO_CERTIFICATES)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    def new_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """A request with this key. Raises `httpx.TransportError` if the server does not answer."""
        headers = self.headers | options.pop("headers", {})
        answer = await self._http.request(method, self.served.url + path, headers=headers, **options)
        self.received += [str(answer.headers).encode(), answer.content]
        return answer

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self.request("GET", path, **options)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.request("POST", path, **({} if body is None else {"json": body}))

    async def create(self, *kinds: str, **rules: Any) -> tuple[str, str]:
        """A table with seats `me`, `open` or bots by their level, at instant pace; its id and invitation."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        for seat in seats:
            if seat["kind"] == "me":
                seat["name"] = "Host"
        settings = {"pace": "instant", "random_seats": False, **rules.pop("settings", {})}
        answer = await self.post("/api/games", {"seats": seats, "settings": settings, **rules})
        assert answer.status_code == 201, answer.text
        return answer.json()["game"], answer.json()["invite"]

    async def view(self, game: str) -> Json:
        answer = await self.get(f"/api/games/{game}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def act(self, game: str, do: str, **fields: Any) -> httpx.Response:
        fields.setdefault("command_id", self.new_id())
        return await self.post(f"/api/games/{game}/actions", {"do": do, **fields})

    async def sit(self, game: str, invite: str, seat: int | None = None, name: str = "Friend") -> None:
        done = await self.act(game, "sit", name=name, seat=seat, invite=invite)
        assert done.status_code == 200, done.text

    async def command(self, game: str, version: int, command_id: str | None = None, **wish: Any) -> httpx.Response:
        """One command; what it led to is remembered if it was acknowledged."""
        name = command_id or self.new_id()
        self.sent[name] = wish.get("answer", "")
        answer = await self.post(
            f"/api/games/{game}/commands", {"expected_version": version, "command_id": name, **wish}
        )
        if answer.status_code == 200:
            self.acknowledged.setdefault(name, answer.json()["version"])
            assert self.acknowledged[name] == answer.json()["version"]
        return answer

    def pick(self, view: Json) -> str:
        """One of the answers that are legal for this seat now."""
        return str(self.rng.choice(view["question"]["answers"])["text"])

    def is_asked(self, view: Json) -> bool:
        return view["question"] is not None and view["question"]["seat"] == view["you"] and not view["paused"]

    @asynccontextmanager
    async def stream(self, game: str, version: int | None = None, **options: Any) -> AsyncIterator[Stream]:
        """Follow a table through a socket."""
        address = f"ws://127.0.0.1:{self.served.port}/api/games/{game}/stream"
        address += "" if version is None else f"?v={version}"
        options = {"additional_headers": self.headers, "proxy": None, "open_timeout": PATIENCE, **options}
        async with websockets.connect(address, **options) as connection:
            yield Stream(self, connection.recv, version)

    @asynccontextmanager
    async def lines(self, game: str, version: int | None = None) -> AsyncIterator[Stream]:
        """Follow a table as programs do, one line for each frame."""
        address = f"{self.served.url}/api/games/{game}/frames" + ("" if version is None else f"?v={version}")
        async with self._http.stream("GET", address, headers=self.headers, timeout=None) as answer:
            assert answer.status_code == 200, answer.status_code
            line = answer.aiter_lines()
            yield Stream(self, line.__anext__, version)

    async def play(
        self,
        game: str,
        *,
        until: Callable[[Json], bool] = lambda view: view["status"] == "over",
        spare: tuple[Served, ...] = (),
    ) -> Stream:
        """Follow and answer until the game is over, reconnecting if necessary.

        When the server is gone, connect again (perhaps to a spare one) with the version that was seen last, and send
        again what was not acknowledged.
        """
        stream, waiting = Stream(self, _nothing, None), dict[str, Any]()
        while True:
            try:
                async with self.stream(game, stream.version) as connected:
                    stream.continue_from(connected)
                    while True:
                        if waiting:
                            answer = await self.command(game, **waiting)
                            if answer.status_code == 503:
                                await asyncio.sleep(0.1)
                                continue
                            assert answer.status_code in (200, 409), answer.text
                            waiting = {}
                        view = stream.view
                        if view is not None and until(view):
                            return stream
                        if view is not None and self.is_asked(view) and view["moved"] > stream.answered:
                            stream.answered = view["moved"]
                            waiting = {
                                "version": view["version"],
                                "command_id": self.new_id(),
                                "answer": self.pick(view),
                            }
                            continue
                        await stream.next()
            except (OSError, httpx.TransportError, websockets.WebSocketException):
                stream.answered = stream.answered - 1 if not waiting else stream.answered
                if spare and not self.served._answers():
                    self.served, spare = spare[0], (*spare[1:], self.served)
                await asyncio.sleep(0.05)


async def acknowledged(client: Client, commands: int, playing: asyncio.Task[Any]) -> None:
    """Wait until so many more commands of someone who is playing have been acknowledged."""
    enough = len(client.acknowledged) + commands
    while len(client.acknowledged) < enough:
        await asyncio.sleep(0.001)
        assert not playing.done(), playing.result()


async def _nothing() -> str:
    raise OSError("not connected")


class Stream:
    """The frames of a stream; versions have no gaps, and views never go back."""

    def __init__(self, client: Client, receive: Callable[[], Awaitable[Any]], version: int | None) -> None:
        self.client, self._receive, self.version = client, receive, version
        self.view: Json | None = None
        self.frames: list[Json] = []
        self.presence: Json | None = None
        self.answered = 0  # the move that was answered last

    def continue_from(self, connected: Stream) -> None:
        """Receive from a new connection what comes after what has been seen."""
        self._receive = connected._receive

    async def next(self) -> Json:
        text = await self._receive()
        raw = text if isinstance(text, bytes) else text.encode()
        self.client.received.append(raw)
        frame: Json = json.loads(raw)
        kind, version, payload = frame["kind"], frame["v"], frame["payload"]
        self.frames.append(frame)
        if kind == "presence":
            assert version == self.version, f"presence of {version} after {self.version}"
            self.presence = payload
            return frame
        if kind == "view":
            assert self.version is None or version >= self.version, f"the view went back from {self.version}: {version}"
            self.view = payload
        else:
            assert self.version is not None
            assert version == self.version + 1, f"{kind} {version} came after {self.version}"
            self.view = payload.get("view", self.view)
        self.version = version
        assert self.view is None or kind != "view" or self.view["version"] == version
        return frame

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive frames until the view is as wanted."""
        while self.view is None or not wanted(self.view):
            await self.next()
        return self.view

    async def until_kind(self, kind: str) -> Json:
        """Receive frames until one of this kind comes."""
        while True:
            frame = await self.next()
            if frame["kind"] == kind:
                return frame

    async def until_the_end(self) -> None:
        """Receive frames until the server ends the stream, which raises something."""
        while True:
            await self.next()

    @property
    def events(self) -> dict[int, tuple[str, int | None]]:
        """What was told of each version."""
        return {
            frame["v"]: (frame["kind"], frame["payload"].get("seat"))
            for frame in self.frames
            if frame["kind"] not in ("view", "presence")
        }


def commands_of(kept: StoredTable) -> dict[str, Recorded]:
    """The event of each command; no command has two."""
    named = [event for event in kept.events if event.command_id]
    found = {str(event.command_id): event for event in named}
    assert len(found) == len(named)
    return found


def agrees(stream: Stream, kept: StoredTable) -> bool:
    """Return whether everything that a client received is in the log, unchanged."""
    log = {recorded.version: (recorded.event.kind, recorded.event.seat) for recorded in kept.events}
    return all(log.get(version) == told for version, told in stream.events.items())


def request(method: str, address: str, **options: object) -> httpx.Response:
    """Ask a server once, without a cookie."""
    with httpx.Client(trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES) as client:
        return client.request(method, address, **options)  # type: ignore[arg-type]
