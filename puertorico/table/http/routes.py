"""The routes of the API: one row per route, and the functions behind them."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import ExitStack, aclosing, suppress
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from ...bots.roster import LEVELS
from ...game.game import Game
from ...game.observation import forget_hidden_points
from ...game.options import EXPANSIONS, OPTIONS
from ...game.wording import quote
from ...rules import state as game_record
from ...study import ANALYST
from ...study.hint import HINT_SECONDS, IN_PARTS
from ...study.puzzle import daily_puzzles, find_puzzle, puzzles
from ..domain.callers import Caller
from ..domain.commands import AnyAction, Claim, Command, NewTable, Say, Sit
from ..domain.decisions import needs_seat
from ..domain.links import links_of
from ..domain.refusals import Forbidden, Invalid, NotFound, NotNow
from ..domain.table import Table
from ..jobs.jobs import TooManyJobs, Work
from ..jobs.workers import Progress
from ..store.store import StoreUnavailable
from ..views.advice_view import puzzle_summary, puzzle_view
from ..views.view import score_views, state_view, winners_of
from ..wire.advice import HintView, PuzzleList, PuzzleView
from ..wire.replies import (
    ActionDone,
    Chat,
    CreatedTable,
    Done,
    Export,
    Job,
    NetworkView,
    Offer,
    OptionView,
    SeatLinks,
    Summaries,
    Summary,
)
from ..wire.view import StateView, View
from .calls import Api, Call, endpoint
from .context import Context
from .limits import Limited, Limits, is_this_machine
from .sockets import socket_endpoint

_NDJSON = "application/x-ndjson"
_LONGEST_TEXT_BODY = 1_100_000  # bytes; a game text may have a million characters


# Tables


async def create(call: Call, new: NewTable) -> CreatedTable:
    if new.settings.public and not call.context.lobby:
        raise Invalid("no_lobby", "This server has no public lobby; leave out `public`.")
    hub, limiter = call.context.hub, call.context.limiter
    limiter.table(call.address)
    if call.key and limiter.limits:
        latest = await hub.stored(hub.store.games_of, call.key, 2 * limiter.limits.unfinished_tables_of_key)
        limiter.unfinished(sum(table.snapshot.status != "over" for table in latest))
    return await hub.create(new, call.key)


async def my_games(call: Call) -> Summaries:
    hub = call.context.hub
    rows = await hub.stored(hub.store.games_of, call.key, 100) if call.key else []
    return Summaries([_summary(*row) for row in rows])


async def lobby(call: Call) -> Summaries:
    if not call.context.lobby:
        raise NotFound("no_lobby", "This server has no public lobby.")
    hub = call.context.hub
    return Summaries([_summary(*row) for row in await hub.stored(hub.store.lobby, 100)])


def _summary(game: str, created: float, rules: dict[str, Any], snapshot: Any, seat: int | None) -> Summary:
    return Summary(
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


async def offer(call: Call) -> Offer:
    options = [
        OptionView(name, option.default, list(option.values), option.meaning) for name, option in OPTIONS.items()
    ]
    return Offer(list(EXPANSIONS), options, list(LEVELS), call.context.lobby, call.context.workers.ready)


async def look(call: Call) -> View:
    return await call.context.hub.view_of(call.game, call.key)


async def command(call: Call, given: Command) -> Done:
    return await call.context.hub.command(call.game, call.key, given)


async def act(call: Call, action: AnyAction) -> ActionDone:
    hub, limiter = call.context.hub, call.context.limiter
    limiter.action(call.game, call.key)
    if isinstance(action, Say):
        limiter.chat(call.game, call.key)
    if isinstance(action, Sit | Claim):
        with limiter.secret(call.address):
            return await hub.act(call.game, call.key, action)
    done = await hub.act(call.game, call.key, action)
    if done.secret is not None:
        done.qr = _qr(f"{call.context.base(call.request)}/#/seat/{call.game}/{done.secret}").decode()
    return done


async def seat_links(call: Call) -> SeatLinks:
    """Return the links to the caller's seat."""
    table, caller = await call.table()
    return SeatLinks(links_of(table, caller))


async def delete(call: Call) -> Done:
    return await call.context.hub.delete(call.game, call.key)


async def chat(call: Call) -> Chat:
    table, _ = await call.table()
    return Chat(list(table.chat))


async def qr_code(call: Call) -> Response:
    """Return the invitation as a QR code to people who may invite."""
    table, caller = await call.table()
    if not caller.host:
        needs_seat(caller)
    address = f"{call.context.base(call.request)}/#/join/{table.id}/{table.invite}"
    return Response(_qr(address), media_type="image/svg+xml")


async def network(call: Call) -> NetworkView:
    """Return where other devices find the table, to people who may invite."""
    _, caller = await call.table()
    if not caller.host:
        needs_seat(caller)
    return _network(call, caller)


async def open_network(call: Call) -> NetworkView:
    """Open a local server to its network. Only the host may, on the machine of the server."""
    _, caller = await call.table()
    opening = call.context.network
    if not caller.host or not is_this_machine(call.request.scope["client"]):
        raise Forbidden("not_your_computer", "Only the host can do that, on the computer of the table.")
    if opening is None:
        raise NotNow("no_network", "Only a server started with `puertorico play` can be opened to its network.")
    await opening.open()
    # Strangers may share the network.
    call.context.limiter.limits = Limits()
    return _network(call, caller)


def _network(call: Call, caller: Caller) -> NetworkView:
    address, local = call.context.base(call.request), call.context.network
    if local is None:
        name = urlsplit(address).hostname or ""
        only_here = name == "localhost" or is_this_machine((name, 0))
        return NetworkView(None if only_here else f"{address}/", False)
    can_open = local.url is None and caller.host and is_this_machine(call.request.scope["client"])
    return NetworkView(f"{local.url}/" if local.url else None, can_open)


def _qr(address: str) -> bytes:
    """Draw an address as a QR code."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return drawn.getvalue()


# Streams and replay


async def frames(call: Call) -> Response:
    """Stream the frames of the WebSocket to programs, one per line."""
    _, caller = await call.table()
    version, limiter = call.number("v", None), call.context.limiter
    if call.request.method == "HEAD":
        return Response(media_type=_NDJSON)
    opened = ExitStack()
    opened.enter_context(limiter.stream(call.address, call.game, caller.seat))

    async def lines() -> AsyncIterator[bytes]:
        # Without its database the stream ends, and the client comes back.
        with suppress(StoreUnavailable):
            async with aclosing(call.context.hub.follow(call.game, call.key, version)) as followed:
                async for frame in followed:
                    yield frame + b"\n"

    return _Stream(lines(), opened)


class _Stream(StreamingResponse):
    """A stream that closes what was opened for it, however it ends."""

    def __init__(self, lines: AsyncIterator[bytes], opened: ExitStack) -> None:
        super().__init__(lines, media_type=_NDJSON)
        self._opened = opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._opened:
            await super().__call__(scope, receive, send)


async def history(call: Call) -> Response:
    """Return everything that has happened in the game, one moment per line."""
    table, caller = await call.table()
    first = call.number("from", 0) or 0
    last = min(call.number("to", table.steps) or 0, table.steps)
    packed = "gzip" in call.request.headers.get("accept-encoding", "")
    lines = await call.context.histories.lines(table, caller.seat, first, last, packed=packed)
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


async def text(call: Call) -> Response:
    """Return the game text, or after the game the text until a step, to play on from there."""
    table, _ = await call.table()
    step = call.number("step", None)
    if step is not None:
        if table.status != "over" or table.read_only is not None:
            raise NotNow("not_over", "A game can be played on from a step after it is over.")
        return Response(await call.context.hub.work.do(partial(_text_until, table.game, step)), media_type="text/plain")
    name = f'attachment; filename="puertorico-{table.id}.txt"'
    return Response(await _text(call, table), media_type="text/plain", headers={"content-disposition": name})


async def export(call: Call) -> Export:
    table, caller = await call.table()
    text = await _text(call, table)
    game, over = table.game, table.game.is_over
    return Export(
        game=table.id,
        rules=table.rules,
        names=[seat.name if seat.kind == "person" else seat.bot for seat in table.seats],
        text=text,
        position=game.observe(caller.seat),
        scores=score_views(game.scores) if over else None,
        winners=list(game.winners) if over else None,
    )


# Hints and analysis


async def hint(call: Call) -> Job:
    """Start a hint for the player who is asked, if the table allows hints."""
    table, caller = await call.table()
    seat = needs_seat(caller)
    if not table.settings.hints:
        raise Forbidden("no_hints", "This table is played without hints.")
    if table.asked != seat:
        raise NotNow("not_asked", "It is not your turn.")
    workers, record = call.context.workers, table.game.record
    about = f"version {table.moved}"
    return await _begin(call, "hint", seat, lambda progress: workers.hint(record, HINT_SECONDS, call.address), about)


async def explain(call: Call) -> Job:
    """Start to explain an answer: a bot's if hints are allowed, anyone's after the game.

    During the game it is made from what every spectator sees, so that it reveals no hidden points.
    """
    table, caller = await call.table()
    step = call.number_in_path("step")
    if step is None or not 1 <= step <= table.steps:
        raise NotFound("no_such_step", f"The game has {table.steps} steps.")
    entry = table.game.log[step - 1]
    if not entry.chosen or entry.is_moment or entry.by_chance or entry.question in IN_PARTS:
        raise Invalid("no_explanation", "Only a single decision with alternatives can be explained.")
    record = game_record.State.of(entry.before)
    if table.status != "over":
        needs_seat(caller)
        if not table.settings.hints:
            raise Forbidden("no_hints", "This table is played without hints.")
        if table.seats[entry.seat].kind != "bot":
            raise Forbidden("not_a_bot", "Only moves of bots are explained before the end of the game.")
        forget_hidden_points(record, None)
    workers, played = call.context.workers, entry.answer.text
    about = f"step {step} of version {table.moved}"

    def work(progress: Progress) -> Awaitable[HintView]:
        return workers.hint(record.to_bytes(), HINT_SECONDS, call.address, played)

    return await _begin(call, "hint", caller.seat, work, about)


async def analyze(call: Call) -> Job:
    """Start the analysis of a finished game. Each ending is analyzed once."""
    table, caller = await call.table()
    if table.status != "over":
        raise NotNow("not_over", "A game can be analyzed after it is over.")
    hub, workers, game = call.context.hub, call.context.workers, table.game.copy()
    # The end may be taken back, and then there is another.
    name = f"{ANALYST}, version {table.moved}"

    async def work(progress: Progress) -> msgspec.Raw:
        known = await hub.stored(hub.store.analysis, table.id, name)
        if known is None:
            text = await hub.work.do(game.to_text)
            found = await workers.analyze(text, ANALYST, progress, call.address)
            known = bytes(found).decode()
            await hub.stored(hub.store.save_analysis, table.id, name, known)
        return msgspec.Raw(known.encode())

    return await _begin(call, "analysis", caller.seat, work, name)


async def _begin(call: Call, kind: Literal["hint", "analysis"], seat: int | None, work: Work, about: str) -> Job:
    call.context.limiter.job(call.address)
    try:
        return await call.context.jobs.start(kind, call.game, seat, work, about, key=call.key, address=call.address)
    except TooManyJobs as error:
        raise Limited(f"{str(error)[0].upper()}{str(error)[1:]}.", code="too_many_jobs") from None


async def job(call: Call) -> Job:
    await call.table()
    found = await call.context.jobs.find(call.game, str(call.request.path_params["job"]))
    if found is None:
        raise NotFound("no_such_job", "There is no such job; finished jobs are forgotten after some minutes.")
    return found


# Puzzles


async def puzzle_list(call: Call) -> PuzzleList:
    """Return the puzzles of a date (today's without one) and all others."""
    given = call.request.query_params.get("date")
    try:
        day = date.fromisoformat(given) if given else datetime.now(UTC).date()
    except ValueError:
        raise Invalid("malformed", f"The date must look like 2026-01-31, got {quote(given)}.") from None
    return PuzzleList(
        [puzzle_summary(each) for each in daily_puzzles(day)], [puzzle_summary(each) for each in puzzles()]
    )


async def puzzle(call: Call) -> PuzzleView:
    found = find_puzzle(str(call.request.path_params["puzzle"]))
    if found is None:
        raise NotFound("no_such_puzzle", "There is no such puzzle.")
    return await call.context.hub.work.do(partial(puzzle_view, found))


_TABLE = "/api/games/{game}"

API = (
    # A visitor gets a key here, so that the first command already has one and can be repeated.
    Api("GET", "/api/offer", offer, "What a table can be created with", returns=Offer, gives_key=True),
    Api("POST", "/api/games", create, "Create a table", NewTable, CreatedTable, 201, _LONGEST_TEXT_BODY),
    Api("GET", "/api/games", my_games, "The tables at which you sit", returns=Summaries),
    Api("GET", "/api/lobby", lobby, "Public tables with open seats", returns=Summaries, refuses=(404,)),
    Api("GET", "/api/puzzles", puzzle_list, "The puzzles of a day, and all", returns=PuzzleList, query=("date",)),
    Api("GET", "/api/puzzles/{puzzle}", puzzle, "A puzzle and its solution", returns=PuzzleView, refuses=(404,)),
    Api("GET", _TABLE, look, "The table as you may see it", returns=View),
    Api("POST", f"{_TABLE}/commands", command, "Answer, arrange, undo", Command, Done),
    Api("POST", f"{_TABLE}/actions", act, "Sit, leave, chat and all other actions", AnyAction, ActionDone),
    Api("GET", f"{_TABLE}/links", seat_links, "The links to your seat", returns=SeatLinks),
    Api("POST", f"{_TABLE}/deletion", delete, "Delete a finished game of yours against bots", returns=Done),
    Api("GET", f"{_TABLE}/chat", chat, "Chat messages", returns=Chat),
    Api("GET", f"{_TABLE}/frames", frames, "Live events, one frame per line", returns="ndjson", query=("v",)),
    Api("GET", f"{_TABLE}/log", history, "The log, one moment per line", returns="ndjson", query=("from", "to")),
    Api("GET", f"{_TABLE}/states/{{step}}", state, "The board after a step", returns=StateView),
    Api(
        "GET",
        f"{_TABLE}/versions/{{version}}",
        state_at_version,
        "The board at a version",
        returns=StateView,
    ),
    Api("GET", f"{_TABLE}/text", text, "The game as text", returns="text", query=("step",), refuses=(409,)),
    Api("GET", f"{_TABLE}/export", export, "The game for programs", returns=Export),
    Api("GET", f"{_TABLE}/network", network, "Where other devices find the table", returns=NetworkView),
    Api("POST", f"{_TABLE}/network", open_network, "Open a local server to its network", returns=NetworkView),
    Api("GET", f"{_TABLE}/qr", qr_code, "The invitation as a QR code", returns="svg"),
    Api("POST", f"{_TABLE}/hint", hint, "Ask for a hint", returns=Job, status=202),
    Api(
        "POST",
        f"{_TABLE}/explanations/{{step}}",
        explain,
        "Explain an answer",
        returns=Job,
        status=202,
        refuses=(422,),
    ),
    Api("POST", f"{_TABLE}/analysis", analyze, "Analyze a finished game", returns=Job, status=202),
    Api("GET", f"{_TABLE}/jobs/{{job}}", job, "Progress and result of a job", returns=Job),
)


def routes(context: Context, more: Iterable[Api] = ()) -> list[BaseRoute]:
    """Return all routes of the API, then those of `more`, and the WebSocket."""
    found: list[BaseRoute] = [Route(api.path, endpoint(context, api), methods=[api.method]) for api in (*API, *more)]
    found.append(WebSocketRoute(f"{_TABLE}/stream", socket_endpoint(context)))
    return found
