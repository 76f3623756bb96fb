"""Refusals in HTTP: the status of each kind, and numbers in query strings."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response

from ..domain.refusals import Forbidden, Invalid, NotFound, NotNow, Refused, Unavailable, Unreadable
from ..hub.hub import Stale
from ..wire.encoding import encode
from ..wire.replies import Problem
from .rate_limits import Limited

STATUS: dict[type[Refused], int] = {
    Forbidden: 403,
    NotFound: 404,
    NotNow: 409,
    Invalid: 422,
    Limited: 429,
    Unreadable: 500,
    Unavailable: 503,
}

# Where the database is and what is wrong with it is only for the log.
NO_STORE = Unavailable("store_unavailable", "The server cannot reach its database; nothing was lost, try again.")


class HttpRefused(Refused):
    """Raised for requests that never reach a table, with a status of their own."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.status = status


def status_of(error: Refused) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, HttpRefused):
        return error.status
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def problem(error: Refused) -> Response:
    """Return the response for a refusal."""
    body = Problem(error.code, error.sentence)
    if isinstance(error, Stale):
        body.view = error.view
    status = status_of(error)
    headers = {"retry-after": str(getattr(error, "wait", 1))} if status in (429, 503) else None
    return Response(encode(body), status, headers, "application/json")


def number_in(parameters: Mapping[str, str], name: str, default: int | None = None) -> int | None:
    """Return a number from a query string. Raises `Refused`."""
    text = parameters.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Invalid("not_a_number", f"{name} must be a non-negative integer.")
    return int(text)
