"""Routes for whoever runs the server: whether it is well, its figures, and the description of its interface."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

from starlette.responses import Response

from .. import wire
from ..domain.decisions import Refused
from ..hub import encode
from ..store.store import StoreUnavailable
from .app import API, Api, Call
from .limits import is_this_machine
from .metrics import CONTENT_TYPE, Metrics
from .openapi import description

_SECONDS_FOR_THE_STORE = 5.0


class Health(wire.Wire):
    """`ok` if the server can be used; `compiled` says whether the bots already have their full strength."""

    status: Literal["ok", "closing", "no_database", "no_workers"]
    workers: int
    compiled: bool


def operation(metrics: Metrics, *, public_metrics: bool, prefix: str = "") -> tuple[Api, ...]:
    """The rows of these routes, as in `app.API`."""

    async def health(call: Call) -> Response:
        hub, workers = call.desk.hub, call.desk.workers
        database = False
        with suppress(StoreUnavailable, TimeoutError):
            async with asyncio.timeout(_SECONDS_FOR_THE_STORE):
                await hub.stored(hub.store.ping)
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
        if not public_metrics and not is_this_machine(call.request.scope["client"]):
            raise Refused(403, "not_public", "The metrics are for the machine on which the server runs.")
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE})

    async def described(call: Call) -> Response:
        return Response(text, media_type="application/json")

    rows = (
        Api("GET", "/health", health, "Whether the server is well; if not, the status is 503", gives=Health),
        Api("GET", "/metrics", figures, "Figures in the text format of Prometheus", gives="text", refuses=(403,)),
        Api("GET", "/api/openapi.json", described, "This description", gives="json"),
    )
    text = encode(description((*API, *rows), prefix))
    return rows
