"""The stream for the page: the frames of a table over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import ExitStack, aclosing, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..domain.callers import admitted
from ..domain.refusals import Forbidden, Refused
from ..store.store import StoreUnavailable
from .context import Context
from .rate_limits import Limited, address_of
from .responses import NO_STORE, number_in, problem

# Close codes: server restart; database unavailable; too many messages; no longer allowed to see the table.
_RESTARTING, _LATER, _TOO_MUCH, _ENDED = 1012, 1013, 1008, 4403


def socket_endpoint(context: Context) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the function that Starlette calls for a WebSocket.

    Messages from the client are read and ignored: commands come as requests.
    """

    async def stream(socket: WebSocket) -> None:
        table_id, key = str(socket.path_params["game"]), context.key_of(socket)
        address, opened = address_of(socket.scope["client"]), ExitStack()
        try:
            context.limiter.request(address, key)
            if not context.is_own_origin(socket):
                raise Forbidden("other_site", "Only this server's own page may do that.")
            version = number_in(socket.query_params, "v")
            live = await context.hub.live_table(table_id)
            async with live.lock:
                caller = admitted(await context.hub.loaded(live), key)
            opened.enter_context(context.limiter.stream(address, table_id, caller.seat))
        except Refused as error:
            await _deny(socket, error)
            return
        except StoreUnavailable:
            await _deny(socket, NO_STORE)
            return
        with opened:
            await _stream(context, socket, context.hub.follow(table_id, key, version, address))

    return stream


async def _stream(context: Context, socket: WebSocket, frames: AsyncGenerator[bytes]) -> None:
    await socket.accept()
    writing = asyncio.create_task(_write(socket, frames))
    reading = asyncio.create_task(_read(socket, context.limiter.messages()))
    await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in (writing, reading):
        task.cancel()
    ended = await asyncio.gather(writing, reading, return_exceptions=True)
    if socket.application_state == socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(_close_code(context, *ended))


def _close_code(context: Context, writing: BaseException | None, reading: BaseException | None) -> int:
    """Return the close code, given how the two tasks of a stream ended."""
    if isinstance(reading, Limited):
        return _TOO_MUCH
    if context.hub.closing:
        return _RESTARTING
    return _LATER if isinstance(writing, StoreUnavailable) else _ENDED


async def _deny(socket: WebSocket, error: Refused) -> None:
    socket.scope["reason"] = error.code
    await socket.send_denial_response(problem(error))


async def _write(socket: WebSocket, frames: AsyncGenerator[bytes]) -> None:
    async with aclosing(frames):
        async for frame in frames:
            await socket.send_text(frame.decode())


async def _read(socket: WebSocket, count: Callable[[], None]) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive()
            count()
            if socket.client_state == WebSocketState.DISCONNECTED:
                return
