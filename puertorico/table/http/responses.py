"""What requests and sockets have in common: numbers in an address, and refusals as they are sent."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response

from .. import wire
from ..domain.decisions import Refused
from ..hub import Stale, encode


def number_in(parameters: Mapping[str, str], name: str, default: int | None = None) -> int | None:
    """A number among the parameters of an address."""
    text = parameters.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(422, "not_a_number", f"{name} should be a whole number.")
    return int(text)


def problem(error: Refused) -> Response:
    """A refusal as it is sent."""
    told = wire.Problem(error.reason, error.sentence)
    if isinstance(error, Stale):
        told.view = error.view
    headers = {"retry-after": str(getattr(error, "wait", 1))} if error.status in (429, 503) else None
    return Response(encode(told), error.status, headers, "application/json")
