"""The server's face: one row for each route, and the functions behind them.

Whatever comes in is read into a wire type or refused with one sentence; whatever goes out is a wire type.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import ExitStack, aclosing, suppress
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from ...bots.roster import LEVELS
from ...game.options import EXPANSIONS, OPTIONS
from ...study.hint import HINT_SECONDS
from .. import wire
from ..domain.decisions import NO_STORE, Refused, Who
from ..domain.keys import new_key
from ..domain.table import Table
from ..hub import encode
from ..jobs.jobs import TooManyJobs, Work
from ..jobs.workers import Progress
from ..store.store import StoreUnavailable
from ..views.log_view import moments, shown_to
from ..views.view import score_views, state_view, winners_of
from .context import COOKIE, Desk
from .limits import address_of
from .responses import number_in, problem
from .sockets import socket_endpoint

log = logging.getLogger("puertorico.table")

ANALYST = "search:playouts=600"
_A_YEAR = 365 * 86_400
_LONGEST_BODY = 64_000
_NDJSON = "application/x-ndjson"
_LONGEST_TEXT_BODY = 1_100_000
_SECONDS_FOR_A_BODY = 30.0


@dataclass(slots=True)
class Call:
    """A request on its way: who sends it, and the parts of its address."""

    request: Request
    desk: Desk
    key: str | None

    @property
    def game(self) -> str:
        return str(self.request.path_params["game"])

    @property
    def address(self) -> str:
        return address_of(self.request.scope["client"])

    def number(self, name: str, default: int | None) -> int | None:
        """A number among the parameters of the address."""
        return number_in(self.request.query_params, name, default)

    async def table(self) -> tuple[Table, Who]:
        """The table of the address, for whoever may look at it."""
        hub = self.desk.hub
        room = await hub.room(self.game)
        async with room.lock:
            table = await hub.current(room)
            return table, hub.allowed(table, self.key)


@dataclass(frozen=True, slots=True)
class Api:
    """One route: how it is called, what it takes and gives, and what it refuses with that similar ones do not."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    says: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    longest: int = _LONGEST_BODY
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()


# Tables


async def create(call: Call, new: wire.NewGame) -> wire.Created:
    if new.settings.public and not call.desk.lobby:
        raise Refused(422, "no_lobby", "This server has no public lobby; leave `public` out.")
    hub, limiter = call.desk.hub, call.desk.limiter
    limiter.table(call.address)
    if call.key and limiter.limits:
        latest = await hub.stored(hub.store.games_of, call.key, 2 * limiter.limits.unfinished_tables_of_key)
        limiter.unfinished(sum(game.snapshot.status != "over" for game in latest))
    return await hub.create(new, call.key)


async def my_games(call: Call) -> wire.Summaries:
    hub = call.desk.hub
    rows = await hub.stored(hub.store.games_of, call.key, 100) if call.key else []
    return wire.Summaries([_summary(*row) for row in rows])


async def lobby(call: Call) -> wire.Summaries:
    if not call.desk.lobby:
        raise Refused(404, "no_lobby", "This server has no public lobby.")
    hub = call.desk.hub
    return wire.Summaries([_summary(*row) for row in await hub.stored(hub.store.lobby, 100)])


def _summary(game: str, created: float, rules: dict[str, Any], snapshot: Any, seat: int | None) -> wire.Summary:
    return wire.Summary(
        game=game,
        status=snapshot.status,
        rules=rules,
        seats=snapshot.names,
        you=seat,
        your_turn=seat is not None and snapshot.asked == seat,
        round=snapshot.round,
        open_seats=snapshot.open_seats,
        created=created,
        updated=snapshot.updated,
        winners=winners_of(snapshot.record) if snapshot.status == "over" and snapshot.record else [],
    )


async def offer(call: Call) -> wire.Offer:
    options = [
        wire.OptionView(name, option.default, list(option.values), option.meaning) for name, option in OPTIONS.items()
    ]
    return wire.Offer(list(EXPANSIONS), options, list(LEVELS), call.desk.lobby, call.desk.workers.ready)


async def look(call: Call) -> wire.View:
    return await call.desk.hub.view_of(call.game, call.key)


async def command(call: Call, given: wire.Command) -> wire.Done:
    return await call.desk.hub.command(call.game, call.key, given)


async def act(call: Call, action: wire.AnyAction) -> wire.ActionDone:
    hub, limiter = call.desk.hub, call.desk.limiter
    if isinstance(action, wire.Say):
        limiter.chat(call.game, call.key)
    if isinstance(action, wire.Sit | wire.Claim):
        with limiter.secret(call.address):
            return await hub.act(call.game, call.key, action)
    done = await hub.act(call.game, call.key, action)
    if done.secret is not None:
        done.qr = _qr(f"{call.desk.base(call.request)}/#/seat/{call.game}/{done.secret}").decode()
    return done


async def chat(call: Call) -> wire.Chat:
    table, _ = await call.table()
    return wire.Chat(list(table.chat))


async def qr_code(call: Call) -> Response:
    """The invitation as a QR code, for those who may invite."""
    table, who = await call.table()
    if who.seat is None and not who.host:
        raise Refused(403, "not_your_seat", "You hold no seat at this table.")
    address = f"{call.desk.base(call.request)}/#/join/{table.id}/{table.invite}"
    return Response(_qr(address), media_type="image/svg+xml")


def _qr(address: str) -> bytes:
    """An address as a picture that phones read."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return drawn.getvalue()


# Streams and replay


async def frames(call: Call) -> Response:
    """The stream for programs: the frames of the socket, one a line."""
    _, who = await call.table()
    version, limiter = call.number("v", None), call.desk.limiter
    if call.request.method == "HEAD":
        return Response(media_type=_NDJSON)
    opened = ExitStack()
    opened.enter_context(limiter.stream(call.address, call.game, who.seat))

    async def lines() -> AsyncIterator[bytes]:
        # If the database goes, the stream ends, and whoever follows it comes back.
        with suppress(StoreUnavailable):
            async with aclosing(call.desk.hub.follow(call.game, call.key, version)) as followed:
                async for frame in followed:
                    yield frame + b"\n"

    return _Stream(lines(), opened)


class _Stream(StreamingResponse):
    """Lets go of what was opened for it when it ends, however it ends."""

    def __init__(self, lines: AsyncIterator[bytes], opened: ExitStack) -> None:
        super().__init__(lines, media_type=_NDJSON)
        self._opened = opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._opened:
            await super().__call__(scope, receive, send)


async def history(call: Call) -> Response:
    """Everything that has happened, one moment a line, from a step on."""
    table, who = await call.table()
    first = call.number("from", 0) or 0
    last = min(call.number("to", table.steps) or 0, table.steps)

    def lines() -> bytes:
        told = shown_to(moments(table.game.log[first:last], first + 1), who.seat, table.hides_points)
        return b"".join(encode(moment) + b"\n" for moment in told)

    return Response(lines(), media_type=_NDJSON)


async def state(call: Call) -> wire.State:
    table, who = await call.table()
    step = int(call.request.path_params["step"])
    if step > table.steps:
        raise Refused(404, "no_such_step", f"The game has {table.steps} steps.")
    return state_view(table, who.seat, table.after(step))


async def state_at_version(call: Call) -> wire.State:
    table, who = await call.table()
    version = int(call.request.path_params["version"])
    if not 1 <= version <= table.version:
        raise Refused(404, "no_such_version", f"The table has versions 1 to {table.version}.")
    return state_view(table, who.seat, table.reached[version - 1])


def _text(table: Table) -> str:
    """The game as text. One that began with chips on the table would tell how many, as long as they are hidden."""
    text = table.game.to_text()
    if table.hides_points and "\nposition: " in text:
        raise Refused(409, "hidden_points", "The text of this game can be had when it is over: it tells hidden points.")
    return text


async def text(call: Call) -> Response:
    table, _ = await call.table()
    name = f'attachment; filename="puertorico-{table.id}.txt"'
    return Response(_text(table), media_type="text/plain", headers={"content-disposition": name})


async def export(call: Call) -> wire.Export:
    table, who = await call.table()
    game, over = table.game, table.game.is_over
    return wire.Export(
        game=table.id,
        rules=table.rules,
        names=[seat.name if seat.kind == "person" else seat.bot for seat in table.seats],
        text=_text(table),
        position=game.observe(who.seat),
        scores=score_views(game.scores) if over else None,
        winners=list(game.winners) if over else None,
    )


# Hints and analysis


async def hint(call: Call) -> wire.Job:
    """Advice for whoever is asked, if the table allows it."""
    table, who = await call.table()
    if who.seat is None:
        raise Refused(403, "not_your_seat", "You hold no seat at this table.")
    if not table.settings.hints:
        raise Refused(403, "no_hints", "This table is played without hints.")
    if table.asked != who.seat:
        raise Refused(409, "not_asked", "It is not your turn.")
    workers, record = call.desk.workers, table.game.record
    about = f"version {table.moved}"
    return _begin(call, "hint", who.seat, lambda progress: workers.hint(record, HINT_SECONDS), about)


async def analyse(call: Call) -> wire.Job:
    """The analysis of a finished game; it is made once for each way in which it ended, and kept."""
    table, who = await call.table()
    if table.status != "over":
        raise Refused(409, "not_over", "A game is analysed when it is over.")
    hub, workers, text = call.desk.hub, call.desk.workers, table.game.to_text()
    # The end may be taken back, and then there is another.
    name = f"{ANALYST}, version {table.moved}"

    async def work(progress: Progress) -> msgspec.Raw:
        known = await hub.stored(hub.store.analysis, table.id, name)
        if known is None:
            found = await workers.analyse(text, ANALYST, progress)
            known = bytes(found).decode()
            await hub.stored(hub.store.save_analysis, table.id, name, known)
        return msgspec.Raw(known.encode())

    return _begin(call, "analysis", who.seat, work, name)


def _begin(call: Call, kind: Literal["hint", "analysis"], seat: int | None, work: Work, about: str) -> wire.Job:
    call.desk.limiter.job(call.address)
    try:
        return call.desk.jobs.start(kind, call.game, seat, work, about)
    except TooManyJobs as error:
        raise Refused(429, "too_many_jobs", f"{str(error)[0].upper()}{str(error)[1:]}.") from None


async def job(call: Call) -> wire.Job:
    await call.table()
    found = call.desk.jobs.find(call.game, str(call.request.path_params["job"]))
    if found is None:
        raise Refused(404, "no_such_job", "There is no such work; it may have been forgotten after some minutes.")
    return found


API = (
    Api("GET", "/api/offer", offer, "What a table can be created with", gives=wire.Offer),
    Api("POST", "/api/games", create, "Create a table", wire.NewGame, wire.Created, 201, _LONGEST_TEXT_BODY),
    Api("GET", "/api/games", my_games, "The tables at which you sit", gives=wire.Summaries),
    Api("GET", "/api/lobby", lobby, "Public tables with open seats", gives=wire.Summaries, refuses=(404,)),
    Api("GET", "/api/games/{game}", look, "The table as you may see it", gives=wire.View),
    Api("POST", "/api/games/{game}/commands", command, "Answer, arrange, undo", wire.Command, wire.Done),
    Api("POST", "/api/games/{game}/actions", act, "Whatever else people do", wire.AnyAction, wire.ActionDone),
    Api("GET", "/api/games/{game}/chat", chat, "What has been said", gives=wire.Chat),
    Api("GET", "/api/games/{game}/frames", frames, "News as they come, one frame a line", gives="ndjson", query=("v",)),
    Api(
        "GET",
        "/api/games/{game}/log",
        history,
        "What has happened, one moment a line",
        gives="ndjson",
        query=("from", "to"),
    ),
    Api("GET", "/api/games/{game}/states/{step:int}", state, "The board after a step", gives=wire.State),
    Api(
        "GET", "/api/games/{game}/versions/{version:int}", state_at_version, "The board at a version", gives=wire.State
    ),
    Api("GET", "/api/games/{game}/text", text, "The game as text", gives="text"),
    Api("GET", "/api/games/{game}/export", export, "The game for programs", gives=wire.Export),
    Api("GET", "/api/games/{game}/qr", qr_code, "The invitation as a QR code", gives="svg"),
    Api("POST", "/api/games/{game}/hint", hint, "Ask for advice", gives=wire.Job, status=202),
    Api("POST", "/api/games/{game}/analysis", analyse, "Analyse a finished game", gives=wire.Job, status=202),
    Api("GET", "/api/games/{game}/jobs/{job}", job, "How far some work is", gives=wire.Job),
)


# From requests to calls and back


async def _body(request: Request, api: Api) -> Any:
    """What a request brings, as its wire type."""
    if api.takes is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not_json", "Send JSON, with the content type application/json.")
    content = bytearray()
    try:
        async with asyncio.timeout(_SECONDS_FOR_A_BODY):
            async for part in request.stream():
                content += part
                if len(content) > api.longest:
                    raise Refused(413, "too_long", f"That is too long; at most {api.longest} bytes are read.")
    except (TimeoutError, ClientDisconnect):
        raise Refused(408, "too_slow", "That did not arrive in time.") from None
    try:
        return msgspec.json.decode(bytes(content), type=api.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(422, "malformed", f"This is not what was expected: {error}.") from None


def _with_key(desk: Desk, call: Call, given: str | None, response: Response) -> Response:
    """Whoever got a key keeps it in a cookie, for this server and its path alone, where no script can read it."""
    if given is not None:
        response.set_cookie(
            COOKIE,
            given,
            max_age=_A_YEAR,
            path=call.request.scope.get("root_path", "") or "/",
            secure=bool(desk.public_url and desk.public_url.startswith("https")),
            httponly=True,
            samesite="lax",
        )
    return response


def _endpoint(desk: Desk, api: Api) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            if api.method == "POST" and not desk.origin_is_ours(request):
                raise Refused(403, "other_site", "Only this server's own page may do that.")
            call = Call(request, desk, desk.key_of(request))
            body = await _body(request, api)
            result = await (api.answer(call) if api.takes is None else api.answer(call, body))
        except Refused as error:
            request.scope["reason"] = error.reason
            return problem(error)
        except StoreUnavailable as error:
            log.warning("the store is not available", extra={"problem": str(error)})
            request.scope["reason"] = NO_STORE.reason
            return problem(NO_STORE)
        if isinstance(result, Response):
            return result
        response = Response(encode(result), api.status, media_type="application/json")
        # Whoever looks around gets a key, so that the first command has one already and can be sent twice.
        given = new_key() if api.answer is offer and call.key is None else getattr(result, "key", None)
        return _with_key(desk, call, given, response)

    return endpoint


def routes(desk: Desk, more: Iterable[Api] = ()) -> list[BaseRoute]:
    """All routes of the interface, in the order of the table above, then `more`, and the socket."""
    found: list[BaseRoute] = [Route(api.path, _endpoint(desk, api), methods=[api.method]) for api in (*API, *more)]
    found.append(WebSocketRoute("/api/games/{game}/stream", socket_endpoint(desk)))
    return found
