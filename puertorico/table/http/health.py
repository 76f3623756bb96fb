"""Routes for operators: health check, metrics, and the OpenAPI description."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from starlette.responses import Response

from ..domain.refusals import Forbidden
from ..domain.settings import Strict
from ..store.store import StoreUnavailable
from ..wire.encoding import encode
from .endpoints import Api, Call
from .metrics import CONTENT_TYPE, Metrics
from .openapi import description
from .rate_limits import is_this_machine
from .routes import API


class Health(Strict):
    """The health of the server; `compiled` is true if the bots play at full strength."""

    status: Literal["ok", "closing", "no_database", "no_workers"]
    workers: int
    compiled: bool


def operation(metrics: Metrics, *, public_metrics: bool, prefix: str = "") -> tuple[Api, ...]:
    """Return the rows of these routes, as in `routes.API`."""

    async def health(call: Call) -> Response:
        hub, workers = call.context.hub, call.context.workers
        database = False
        with suppress(StoreUnavailable):
            await hub.call_store(hub.store.ping)
            database = True
        found = Health("ok", workers.alive, workers.ready)
        if hub.closing:
            found.status = "closing"
        elif not database:
            found.status = "no_database"
        elif not workers.alive:
            found.status = "no_workers"
        return Response(encode(found), 200 if found.status == "ok" else 503, media_type="application/json")

    async def figures(call: Call) -> Response:
        scope = call.request.scope
        if not public_metrics and (scope["forwarded"] or not is_this_machine(scope["client"])):
            raise Forbidden("not_public", "Metrics are only available on the server's own machine.")
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE})

    async def described(call: Call) -> Response:
        return Response(text, media_type="application/json")

    rows = (
        Api("GET", "/health", health, "Health check; the status is 503 if the server cannot be used", Health),
        Api("GET", "/metrics", figures, "Metrics in the Prometheus text format", "text", refuses=(403,)),
        Api("GET", "/api/openapi.json", described, "This description", "json"),
    )
    text = encode(description((*API, *rows), prefix))
    return rows
