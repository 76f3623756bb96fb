"""Endpoints of the API: read a request into its type, call its route, write the reply."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..domain.callers import Caller, admitted
from ..domain.keys import new_key
from ..domain.refusals import Forbidden, Invalid, Refused
from ..domain.table import Table
from ..store.store import StoreUnavailable
from ..wire.encoding import encode
from .context import COOKIE, Context
from .rate_limits import address_of
from .responses import NO_STORE, HttpRefused, number_in, problem

log = logging.getLogger("puertorico.table")

_A_YEAR = 365 * 86_400
_LONGEST_BODY = 64_000  # bytes; the longest command is an arrangement of about 1 kB
_SECONDS_FOR_A_BODY = 30.0


@dataclass(slots=True)
class Call:
    """A request with the server's context and the hash of the caller's key."""

    request: Request
    context: Context
    key: str | None

    @property
    def table_id(self) -> str:
        """The address of the table in the path."""
        return str(self.request.path_params["game"])

    @property
    def address(self) -> str:
        """The network address that rate limits count for."""
        return address_of(self.request.scope["client"])

    def number(self, name: str, default: int | None) -> int | None:
        """Return a number from the query string."""
        return number_in(self.request.query_params, name, default)

    def number_in_path(self, name: str) -> int | None:
        """Return a number from the path; None if it is not one, or too long."""
        text = str(self.request.path_params[name])
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None

    async def table(self) -> tuple[Table, Caller]:
        """Return the table in the path and the caller. Raises `Refused` if they may not see it."""
        hub = self.context.hub
        live = await hub.live_table(self.table_id)
        async with live.lock:
            table = await hub.current(live)
            return table, admitted(table, self.key)


@dataclass(slots=True)
class Api:
    """One route of the API: its function, and additional error statuses.

    The type of the body and of the reply are those of the function; `returns` is given if that returns a response.
    """

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    summary: str
    returns: Any = None
    status: int = 200
    longest: int = _LONGEST_BODY
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()
    gives_key: bool = False  # a visitor without a key gets one
    takes: Any = field(init=False)

    def __post_init__(self) -> None:
        _, *body, reply = get_type_hints(self.answer).values()
        self.takes = body[0] if body else None
        self.returns = self.returns or reply


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The ASGI application of a route."""

    context: Context
    api: Api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._respond(Request(scope, receive, send))
        await response(scope, receive, send)

    async def _respond(self, request: Request) -> Response:
        context, api = self.context, self.api
        try:
            if api.method == "POST" and not context.is_own_origin(request):
                raise Forbidden("other_site", "Only this server's own page may do that.")
            call = Call(request, context, context.key_of(request))
            body = await _body(request, api)
            result = await (api.answer(call) if api.takes is None else api.answer(call, body))
        except Refused as error:
            request.scope["reason"] = error.code
            return problem(error)
        except StoreUnavailable as error:
            log.warning("the store is not available", extra={"problem": str(error)})
            request.scope["reason"] = NO_STORE.code
            return problem(NO_STORE)
        if isinstance(result, Response):
            return result
        response = Response(encode(result), api.status, media_type="application/json")
        given = new_key() if api.gives_key and call.key is None else getattr(result, "key", None)
        return _with_key(call, given, response)


async def _body(request: Request, api: Api) -> Any:
    """Read the body of a request into the type of its route."""
    if api.takes is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HttpRefused(415, "not_json", "Send JSON, with the content type application/json.")
    content = bytearray()
    try:
        async with asyncio.timeout(_SECONDS_FOR_A_BODY):
            async for part in request.stream():
                content += part
                if len(content) > api.longest:
                    raise HttpRefused(413, "too_long", f"The request is too long; the limit is {api.longest} bytes.")
    except (TimeoutError, ClientDisconnect):
        raise HttpRefused(408, "too_slow", "The request did not arrive in time.") from None
    try:
        return msgspec.json.decode(bytes(content), type=api.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("malformed", f"The request is malformed: {error}.") from None


def _with_key(call: Call, given: str | None, response: Response) -> Response:
    """Set a new key as a cookie, for this server and path only, hidden from scripts."""
    if given is not None:
        public_url = call.context.public_url
        response.set_cookie(
            COOKIE,
            given,
            max_age=_A_YEAR,
            path=call.request.scope.get("root_path", "") or "/",
            secure=bool(public_url and public_url.startswith("https")),
            httponly=True,
            samesite="lax",
        )
    return response
