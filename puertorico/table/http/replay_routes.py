"""Routes for the history of a table: live events, log, boards, game text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, aclosing, suppress
from functools import partial

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ...game.game import Game
from ..domain.refusals import NotFound, NotNow
from ..domain.table import Table
from ..store.store import StoreUnavailable
from ..views.view import score_views, state_view
from ..wire.replies import Export
from ..wire.view import StateView
from .endpoints import Call

_NDJSON = "application/x-ndjson"


async def frames(call: Call) -> Response:
    """Stream the frames of the WebSocket to programs, one per line."""
    _, caller = await call.table()
    version, limiter = call.number("v", None), call.context.limiter
    if call.request.method == "HEAD":
        return Response(media_type=_NDJSON)
    opened = ExitStack()
    opened.enter_context(limiter.stream(call.address, call.table_id, caller.seat))

    async def lines() -> AsyncIterator[bytes]:
        # If the database fails, end the stream; the client reconnects.
        with suppress(StoreUnavailable):
            async with aclosing(call.context.hub.follow(call.table_id, call.key, version, call.address)) as followed:
                async for frame in followed:
                    yield frame + b"\n"

    return _Stream(lines(), opened)


class _Stream(StreamingResponse):
    """A stream that always releases its resources."""

    def __init__(self, lines: AsyncIterator[bytes], opened: ExitStack) -> None:
        super().__init__(lines, media_type=_NDJSON)
        self._opened = opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._opened:
            await super().__call__(scope, receive, send)


async def history(call: Call) -> Response:
    """Return everything that has happened in the game, one moment per line."""
    first = call.number("from", 0) or 0
    packed = "gzip" in call.request.headers.get("accept-encoding", "")
    async with call.context.hub.work.one_game():
        table, caller = await call.table()
        last = min(call.number("to", table.steps) or 0, table.steps)
        lines = await call.context.log_cache.lines(table, caller.seat, first, last, packed=packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(lines, media_type=_NDJSON, headers=headers)


async def state(call: Call) -> StateView:
    table, caller = await call.table()
    step = call.number_in_path("step")
    if step is None or step > table.steps:
        raise NotFound("no_such_step", f"The game has {table.steps} steps.")
    return state_view(table, caller.seat, table.after(step))


async def state_at_version(call: Call) -> StateView:
    table, caller = await call.table()
    version = call.number_in_path("version")
    if version is None or not 1 <= version <= table.version:
        raise NotFound("no_such_version", f"The table has versions 1 to {table.version}.")
    return state_view(table, caller.seat, table.reached[version - 1])


async def text(call: Call) -> Response:
    """Return the game text, or after the game the text until a step, to play on from there."""
    step, work = call.number("step", None), call.context.hub.work
    async with work.one_game():
        table, _ = await call.table()
        if step is None:
            name = f'attachment; filename="puertorico-{table.id}.txt"'
            return Response(await _text(call, table), media_type="text/plain", headers={"content-disposition": name})
        if table.status != "over" or table.read_only is not None:
            raise NotNow("not_over", "You can play on from a step once the game is over.")
        return Response(await work.do(partial(_text_until, table.game, step)), media_type="text/plain")


async def _text(call: Call, table: Table) -> str:
    """Return the game text, unless it would reveal the hidden points of its start."""
    if table.read_only is None:
        text = await call.context.hub.work.do(table.game.copy().to_text)
    else:
        text = table.stored_text
    if table.hides_points and "\nposition: " in text:
        sentence = "The game text is available after the game, because it reveals hidden points."
        raise NotNow("hidden_points", sentence)
    return table.commitment.added_to(text) if table.commitment else text


def _text_until(game: Game, step: int) -> str:
    """Return the text of a game until the first question after a step, or its last one."""
    earlier = game.at(step)
    if earlier.is_over:
        earlier.undo()
    return earlier.to_text()


async def export(call: Call) -> Export:
    async with call.context.hub.work.one_game():
        table, caller = await call.table()
        text = await _text(call, table)
    game, over = table.game, table.game.is_over
    return Export(
        table_id=table.id,
        rules=table.rules,
        names=[seat.name if seat.kind == "person" else seat.bot for seat in table.seats],
        text=text,
        position=game.observe(caller.seat),
        scores=score_views(game.scores) if over else None,
        winners=list(game.winners) if over else None,
    )
