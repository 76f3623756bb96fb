"""The stream for the page: the frames of a table over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, aclosing, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..domain.decisions import NO_STORE, Refused
from ..store.store import StoreUnavailable
from .context import Desk
from .limits import Limited, address_of
from .responses import number_in, problem

# Close codes: the server goes away and will be back; the database has to come back; the client sends too much; the
# table no longer shows itself to it.
_RESTARTING, _LATER, _TOO_MUCH, _ENDED = 1012, 1013, 1008, 4403


def socket_endpoint(desk: Desk) -> Callable[[WebSocket], Awaitable[None]]:
    async def stream(socket: WebSocket) -> None:
        """What a client sends is read and ignored: commands come as requests."""
        game, key, address = str(socket.path_params["game"]), desk.key_of(socket), address_of(socket.scope["client"])
        opened = ExitStack()
        try:
            desk.limiter.request(address, key)
            if not desk.origin_is_ours(socket):
                raise Refused(403, "other_site", "Only this server's own page may do that.")
            version = number_in(socket.query_params, "v")
            room = await desk.hub.room(game)
            async with room.lock:
                who = desk.hub.allowed(await desk.hub.loaded(room), key)
            opened.enter_context(desk.limiter.stream(address, game, who.seat))
        except Refused as error:
            await _deny(socket, error)
            return
        except StoreUnavailable:
            await _deny(socket, NO_STORE)
            return
        with opened:
            await _stream(desk, socket, game, key, version)

    return stream


async def _stream(desk: Desk, socket: WebSocket, game: str, key: str | None, version: int | None) -> None:
    await socket.accept()
    writing = asyncio.create_task(_write(desk, socket, game, key, version))
    reading = asyncio.create_task(_read(socket, desk.limiter.messages()))
    await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in (writing, reading):
        task.cancel()
    ended = await asyncio.gather(writing, reading, return_exceptions=True)
    if socket.application_state == socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(_code(desk, *ended))


def _code(desk: Desk, writing: BaseException | None, reading: BaseException | None) -> int:
    """Why a stream ends, from how its two tasks ended."""
    if isinstance(reading, Limited):
        return _TOO_MUCH
    if desk.hub.closing:
        return _RESTARTING
    return _LATER if isinstance(writing, StoreUnavailable) else _ENDED


async def _deny(socket: WebSocket, error: Refused) -> None:
    socket.scope["reason"] = error.reason
    await socket.send_denial_response(problem(error))


async def _write(desk: Desk, socket: WebSocket, game: str, key: str | None, version: int | None) -> None:
    async with aclosing(desk.hub.follow(game, key, version)) as frames:
        async for frame in frames:
            await socket.send_text(frame.decode())


async def _read(socket: WebSocket, count: Callable[[], None]) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive()
            count()
            if socket.client_state == WebSocketState.DISCONNECTED:
                return
