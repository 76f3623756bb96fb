"""A table on a server, over the page's protocol, with a stream that reconnects."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ...table.domain.refusals import NotNow, Refused, Unavailable
from ...table.wire.advice import HintView
from ...table.wire.analysis import AnalysisView
from ...table.wire.replies import ActionDone, Done, Job
from ...table.wire.view import Happened, Moment, Presence, StateView, View
from .http_client import ConnectionFailed, HttpClient, OtherVersion
from .source import Arrangement, ConnectionState, Source
from .table_link import TableLink

# All in seconds. The waits between attempts are those of the page.
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
_POLL = 0.3  # between looks at a job
_OVERDUE = 3.0  # before a stream that does not show an accepted command is opened again
_ATTEMPTS = 4  # to send a command; a repetition is recognized by its id

# Refusals after which trying again is useless.
_FINAL = ("no_such_game", "no_watchers", "other_version")


class _RawFrame(Struct):
    """A frame of the stream; the kind says what its payload is."""

    v: int
    kind: str
    payload: Raw


class RemoteTable(Source):
    """A table of a server, seen from this computer's seat or as a spectator."""

    connection: ConnectionState = "connecting"

    def __init__(self, link: TableLink, key: str) -> None:
        super().__init__()
        self.link, self.http = link, HttpClient(link.server, key)
        self.closed: Refused | None = None  # why the table cannot be shown anymore
        self._path = f"games/{link.game}"
        self._version: int | None = None
        self._socket: ClientConnection | None = None
        self._following: asyncio.Task[None] | None = None
        self._states: dict[tuple[int, int], StateView] = {}

    async def arrive(self, name: str, *, watch: bool = False) -> None:
        """View the table, and sit down if invited. Raises `Refused` and `ConnectionFailed`."""
        self.view = await self.http.get(self._path, View)
        if watch:
            return
        if self.link.secret is not None:
            await self._act("claim", secret=self.link.secret)
        elif self.link.invite is not None and self.view.you is None:
            await self._act("sit", name=name, invite=self.link.invite)
        self.view = await self.http.get(self._path, View)

    async def start(self) -> None:
        self._following = asyncio.get_running_loop().create_task(self._follow())

    async def stop(self) -> None:
        following, self._following = self._following, None
        if following is not None:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    async def answer(self, texts: Sequence[str], *, closes: bool = False) -> None:
        closing = {"closes": True} if closes else {}
        await self._command(answers=list(texts), **closing)

    async def arrange(self, arrangement: Arrangement) -> None:
        await self._command(arrangement=dict(arrangement))

    async def undo(self) -> None:
        """Take back the last answer, or ask the other players for a takeback."""
        try:
            await self._command(undo=True)
        except Refused as error:
            if error.code != "too_late_to_undo":
                raise
            await self._act("ask_takeback")

    async def answer_takeback(self, *, agree: bool) -> None:
        await self._act("answer_takeback", agree=agree)

    async def hint(self) -> HintView:
        return msgspec.convert(await self._job("hint", lambda done, of: None), HintView)

    async def analysis(self, progress: Callable[[int, int], None]) -> AnalysisView:
        return msgspec.convert(await self._job("analysis", progress), AnalysisView)

    async def _job(self, kind: str, progress: Callable[[int, int], None]) -> Any:
        """Let the server work in the background, and return the result."""
        job = await self._sent(kind, {}, Job)
        while job.result is None and job.problem is None:
            progress(job.done, job.of)
            await asyncio.sleep(_POLL)
            job = await self._got(f"jobs/{job.id}", Job)
        if job.problem is not None:
            raise Unavailable("failed", job.problem)
        return job.result

    async def state(self, step: int) -> StateView:
        moved = self.view.moved if self.view else 0
        if (moved, step) not in self._states:
            self._states[moved, step] = await self._got(f"states/{step}", StateView)
        return self._states[moved, step]

    async def text(self) -> str:
        try:
            return (await self.http.read(f"{self._path}/text")).decode()
        except ConnectionFailed as error:
            raise Unavailable("unknown", str(error)) from None

    # Sending

    async def _command(self, **wish: Any) -> None:
        if self.view is None:
            raise NotNow("not_started", "The game has not started yet.")
        command = {"expected_version": self.view.version, "command_id": secrets.token_urlsafe(12), **wish}
        self._expect((await self._sent("commands", command, Done)).version)

    async def _act(self, action: str, **fields: Any) -> None:
        wish = {"do": action, "command_id": secrets.token_urlsafe(12), **fields}
        self._expect((await self._sent("actions", wish, ActionDone)).version)

    async def _sent(self, path: str, body: Any, result: type[Any]) -> Any:
        """Send a command, and retry if the connection breaks: commands are idempotent."""
        for attempt in range(_ATTEMPTS):
            if attempt:
                await asyncio.sleep(FIRST_WAIT * 2**attempt)
            with suppress(ConnectionFailed):
                return await self.http.post(f"{self._path}/{path}", body, result)
        raise Unavailable("too_slow", "The server cannot be reached.")

    async def _got(self, path: str, result: type[Any]) -> Any:
        try:
            return await self.http.get(f"{self._path}/{path}", result)
        except ConnectionFailed as error:
            raise Unavailable("too_slow", str(error)) from None

    def _expect(self, version: int) -> None:
        """Open the stream again if this version, which exists, does not arrive soon."""

        def check() -> None:
            if self._socket is not None and (self._version or 0) < version:
                self._socket.transport.abort()

        if self._following is not None:
            asyncio.get_running_loop().call_later(_OVERDUE, check)

    # Receiving

    async def _follow(self) -> None:
        """Read the stream, and connect again whenever it breaks, until the table is closed."""
        failures = 0
        while self.closed is None:
            try:
                await self._read()
                failures = 0
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidURI, TimeoutError):
                failures += 1
            except OtherVersion as error:
                self.closed = error
            self._socket = None
            if self.closed is None:
                self._tell("lost")
                await self._look()
            if self.closed is None:
                wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures, 6)) * random.uniform(0.5, 1.0)
                await asyncio.sleep(wait)
        self._tell("ended")

    async def _look(self) -> None:
        """Find out whether the table can still be seen."""
        try:
            await self.http.get(self._path, View)
        except Refused as error:
            if error.code in _FINAL:
                self.closed = error
        except ConnectionFailed:
            pass

    async def _read(self) -> None:
        """Read the frames of one connection until it ends."""
        since = "" if self._version is None else f"?v={self._version}"
        address = f"{self.link.server}/api/{self._path}/stream{since}".replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.http.key}"}
        async with connect(address, additional_headers=headers, max_size=None, open_timeout=10) as socket:
            self._socket = socket
            self._tell("open")
            async for message in socket:
                content = message.encode() if isinstance(message, str) else message
                try:
                    await self._take(msgspec.json.decode(content, type=_RawFrame))
                except msgspec.DecodeError as error:
                    sentence = f"The server has another version of the program: {error}."
                    raise OtherVersion("other_version", sentence) from None

    async def _take(self, frame: _RawFrame) -> None:
        if frame.kind == "view":
            self._version = frame.v
            self.view = msgspec.json.decode(frame.payload, type=View)
            await self._read_log()
        elif frame.kind == "presence":
            self._presence(msgspec.json.decode(frame.payload, type=Presence))
        elif self._version is None or frame.v > self._version:
            self._version = frame.v
            self._happened(msgspec.json.decode(frame.payload, type=Happened))
        self.changed()

    def _happened(self, happened: Happened) -> None:
        fresh = happened.moments
        if fresh:
            self.moments = [*(moment for moment in self.moments if moment.step < fresh[0].step), *fresh]
        if happened.view is not None:
            self.view = happened.view
            self.moments = [moment for moment in self.moments if moment.step <= happened.view.steps]
        if happened.chat is not None:
            self.said(happened.chat.name, happened.chat.text)

    def _presence(self, presence: Presence) -> None:
        if self.view is not None:
            seats = [
                msgspec.structs.replace(seat, connected=number in presence.connected)
                for number, seat in enumerate(self.view.seats)
            ]
            self.view = msgspec.structs.replace(self.view, seats=seats, watching=presence.watching)

    async def _read_log(self) -> None:
        """Load the whole log: on arrival, or after missing too much."""
        with suppress(Refused, ConnectionFailed):
            lines = (await self.http.read(f"{self._path}/log")).splitlines()
            self.moments = [msgspec.json.decode(line, type=Moment) for line in lines]

    def _tell(self, state: ConnectionState) -> None:
        if state != self.connection:
            self.connection = state
            self.changed()
