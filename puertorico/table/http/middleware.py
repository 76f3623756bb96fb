"""ASGI middleware: path prefix, rate limits, errors, log and metrics of every request."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..hub.long_work import OWNER
from .context import Context
from .metrics import Metrics
from .proxies import Proxies
from .rate_limits import Limited, address_of
from .responses import HttpRefused, problem

log = logging.getLogger("puertorico.table")

_FAILED = HttpRefused(500, "failed", "Internal server error; the operator can find the details in the log.")


class Middleware:
    """Wraps the application. `prefix` is the path of the public address, or empty."""

    def __init__(self, app: ASGIApp, context: Context, metrics: Metrics, prefix: str, proxies: Proxies) -> None:
        self.app, self.context, self.metrics, self.prefix, self.proxies = app, context, metrics, prefix, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxies.read(scope)
        if scope["path"] == self.prefix and scope["type"] == "http":
            # The page's addresses are relative, so they need the slash.
            await RedirectResponse(f"{self.prefix}/")(scope, receive, send)
            return
        self._put_under_prefix(scope)
        scope["app"] = self.app  # makes the router raise for unknown paths instead of responding itself
        OWNER.set(address_of(scope["client"]))
        # The status if nothing is sent: the application failed, or the socket was closed before it was accepted.
        began, status, is_answered = time.perf_counter(), 500 if scope["type"] == "http" else 403, False

        async def sending(message: Message) -> None:
            nonlocal status, is_answered
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status, is_answered = message["status"], True
                message = {**message, "headers": _with_safety(message.get("headers", ()))}
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, receive, sending)
        except (Limited, HttpRefused) as error:
            scope["reason"] = error.code
            await problem(error)(scope, receive, sending)
        except HTTPException as error:
            await _no_route(error)(scope, receive, sending)
        except Exception:
            if scope["type"] == "http" and not is_answered:
                await problem(_FAILED)(scope, receive, sending)
            raise  # uvicorn logs it
        finally:
            self._log(scope, status, time.perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        """Refuse requests for other host names and requests beyond the rate limits."""
        connection = HTTPConnection(scope)
        if not self.context.is_own_host(connection):
            raise HttpRefused(421, "unknown_host", "Unknown host name.")
        if scope["type"] == "http":
            self.context.limiter.request(address_of(scope["client"]), self.context.key_of(connection))

    def _put_under_prefix(self, scope: Scope) -> None:
        """Restore the path prefix that a proxy may have stripped."""
        if self.prefix and not scope["path"].startswith(f"{self.prefix}/"):
            scope["path"] = self.prefix + scope["path"]
        scope["root_path"] = self.prefix

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(getattr(scope.get("route"), "path", "none"))
        method = scope.get("method", "GET")
        self.metrics.request(method, route, status)
        if route.endswith("/commands") and status == 200:
            self.metrics.commands.observe(seconds)
        level = logging.ERROR if status >= 500 else logging.INFO
        if status in (200, 304) and method == "GET":
            level = logging.DEBUG
        if log.isEnabledFor(level):
            log.log(
                level,
                "stream" if status == 101 else "request",
                extra=self._fields(scope, method, route, status, seconds),
            )

    def _fields(self, scope: Scope, method: str, route: str, status: int, seconds: float) -> dict[str, Any]:
        """Return the fields of a log line. Of the path, only the table is not secret."""
        table_id = scope.get("path_params", {}).get("game")
        live = self.context.hub.live_tables.get(table_id) if table_id else None
        key = self.context.key_of(HTTPConnection(scope)) if live and live.table else None
        return {
            "method": method[:16],
            "route": route,
            "game": live.id if live else None,
            "seat": live.table.seat_keys.seat_of(key) if live and live.table else None,
            "status": status,
            "ms": round(seconds * 1000, 2),
            "reason": scope.get("reason"),
            "address": address_of(scope["client"]) if status == 429 else None,
        }


def _no_route(error: HTTPException) -> Response:
    phrase = HTTPStatus(error.status_code).phrase
    response = problem(HttpRefused(error.status_code, phrase.lower().replace(" ", "_"), f"{phrase}."))
    response.headers.update(error.headers or {})
    return response


def _with_safety(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Add headers that disable caching and MIME sniffing to those of a response."""
    known = {name.lower() for name, _ in headers}
    safety = [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
    return [*headers, *(header for header in safety if header[0] not in known)]
