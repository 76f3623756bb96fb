"""Routes for tables: create, find, play, invite, chat, delete."""

from __future__ import annotations

import io
from typing import Any
from urllib.parse import urlsplit

import segno
from starlette.responses import Response

from ...bots.builtin_bots import LEVELS
from ...game.options import EXPANSIONS, OPTIONS
from ..domain.callers import Caller
from ..domain.commands import AnyAction, Claim, Command, NewTable, Say, Sit
from ..domain.decisions import needs_seat
from ..domain.links import links_of
from ..domain.names import bot_name
from ..domain.refusals import Forbidden, Invalid, NotFound, NotNow
from ..views.view import winners_of
from ..wire import replies
from ..wire.view import View
from .endpoints import Call
from .rate_limits import Limits, is_this_machine


async def create(call: Call, new: NewTable) -> replies.CreatedTable:
    if new.settings.public and not call.context.lobby:
        raise Invalid("no_lobby", "This server has no public lobby; leave out `public`.")
    hub, limiter = call.context.hub, call.context.limiter
    limiter.table(call.address)
    if call.key and limiter.limits:
        latest = await hub.call_store(hub.store.tables_of, call.key, 2 * limiter.limits.unfinished_tables_of_key)
        limiter.unfinished(sum(table.snapshot.status != "over" for table in latest))
    return await hub.create(new, call.key)


async def my_tables(call: Call) -> replies.Summaries:
    hub = call.context.hub
    rows = await hub.call_store(hub.store.tables_of, call.key, 100) if call.key else []
    return replies.Summaries([_summary(*row) for row in rows])


async def lobby(call: Call) -> replies.Summaries:
    if not call.context.lobby:
        raise NotFound("no_lobby", "This server has no public lobby.")
    hub = call.context.hub
    return replies.Summaries([_summary(*row) for row in await hub.call_store(hub.store.lobby, 100)])


def _names(table_id: str, names: list[str | None]) -> list[str | None]:
    """Return the names of the seats. A snapshot has the level of a bot without a stored name."""
    return [bot_name(table_id, seat, names) if name in LEVELS else name for seat, name in enumerate(names)]


def _summary(table_id: str, created: float, rules: dict[str, Any], snapshot: Any, seat: int | None) -> replies.Summary:
    return replies.Summary(
        table_id=table_id,
        status=snapshot.status,
        rules=rules,
        seats=_names(table_id, snapshot.names),
        you=seat,
        your_turn=seat is not None and snapshot.asked == seat,
        round=snapshot.round,
        open_seats=snapshot.open_seats,
        created=created,
        updated=snapshot.updated,
        winners=winners_of(snapshot.record) if snapshot.status == "over" and snapshot.record else [],
    )


async def offer(call: Call) -> replies.Offer:
    options = [
        replies.OptionView(name, option.default, list(option.values), option.meaning, option.range)
        for name, option in OPTIONS.items()
    ]
    return replies.Offer(list(EXPANSIONS), options, list(LEVELS), call.context.lobby, call.context.workers.ready)


async def look(call: Call) -> View:
    return await call.context.hub.view_of(call.table_id, call.key)


async def command(call: Call, given: Command) -> replies.Done:
    return await call.context.hub.command(call.table_id, call.key, given)


async def act(call: Call, action: AnyAction) -> replies.ActionDone:
    hub, limiter = call.context.hub, call.context.limiter
    limiter.action(call.table_id, call.key)
    if isinstance(action, Say):
        limiter.chat(call.table_id, call.key)
    if isinstance(action, Sit | Claim):
        with limiter.secret(call.address):
            return await hub.act(call.table_id, call.key, action)
    done = await hub.act(call.table_id, call.key, action)
    if done.secret is not None:
        done.qr = _qr(f"{call.context.base(call.request)}/#/seat/{call.table_id}/{done.secret}").decode()
    return done


async def seat_links(call: Call) -> replies.SeatLinks:
    """Return the links to the caller's seat."""
    table, caller = await call.table()
    return replies.SeatLinks(links_of(table, caller))


async def delete(call: Call) -> replies.Done:
    done = await call.context.hub.delete(call.table_id, call.key)
    call.context.jobs.cancel(call.table_id)
    return done


async def chat(call: Call) -> replies.Chat:
    table, _ = await call.table()
    return replies.Chat(list(table.chat))


async def qr_code(call: Call) -> Response:
    """Return the invitation as a QR code to people who may invite."""
    table, caller = await call.table()
    if not caller.host:
        needs_seat(caller)
    address = f"{call.context.base(call.request)}/#/join/{table.id}/{table.invite}"
    return Response(_qr(address), media_type="image/svg+xml")


async def network(call: Call) -> replies.NetworkView:
    """Return the table's address for other devices, to callers who may invite."""
    _, caller = await call.table()
    if not caller.host:
        needs_seat(caller)
    return _network(call, caller)


async def open_network(call: Call) -> replies.NetworkView:
    """Open a local server to its network. Only the host may, on the machine of the server."""
    _, caller = await call.table()
    opening = call.context.network
    if not caller.host or not is_this_machine(call.request.scope["client"]):
        raise Forbidden("not_your_computer", "Only the host can do that, on the computer where the game was started.")
    if opening is None:
        raise NotNow("no_network", "Only a server started with `puertorico play` can be opened to its network.")
    await opening.open()
    # Strangers may share the network.
    call.context.limiter.limits = Limits()
    return _network(call, caller)


def _network(call: Call, caller: Caller) -> replies.NetworkView:
    address, local = call.context.base(call.request), call.context.network
    if local is None:
        name = urlsplit(address).hostname or ""
        only_here = name == "localhost" or is_this_machine((name, 0))
        return replies.NetworkView(None if only_here else f"{address}/", False)
    can_open = local.url is None and caller.host and is_this_machine(call.request.scope["client"])
    return replies.NetworkView(f"{local.url}/" if local.url else None, can_open)


def _qr(address: str) -> bytes:
    """Draw an address as a QR code."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return drawn.getvalue()
