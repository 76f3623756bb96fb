"""Requests to a server, with the standard library, in threads."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import Any, TypeVar

import msgspec

from ...table.domain.refusals import Refused
from ...table.wire.replies import Problem

SECONDS = 15.0  # seconds before a server counts as unreachable

T = TypeVar("T")


class ConnectionFailed(Exception):
    """Raised if a server cannot be reached. The request may or may not have arrived."""


class HttpClient:
    """The API of a server, used with one key."""

    def __init__(self, server: str, key: str) -> None:
        self.server, self.key = server, key

    async def get(self, path: str, result: type[T]) -> T:
        """Return what a path shows. Raises `Refused` and `ConnectionFailed`."""
        return _decoded(await asyncio.to_thread(self._request, path, None), result)

    async def post(self, path: str, body: Any, result: type[T]) -> T:
        """Send something and return the reply. Raises `Refused` and `ConnectionFailed`."""
        return _decoded(await asyncio.to_thread(self._request, path, msgspec.json.encode(body)), result)

    async def read(self, path: str) -> bytes:
        """Return the bytes of a path. Raises `Refused` and `ConnectionFailed`."""
        return await asyncio.to_thread(self._request, path, None)

    def _request(self, path: str, body: bytes | None) -> bytes:
        headers = {"Authorization": f"Bearer {self.key}", "Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(f"{self.server}/api/{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                return bytes(response.read())
        except urllib.error.HTTPError as error:
            raise _refusal(error.read()) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise ConnectionFailed(str(getattr(reason, "strerror", None) or reason)) from None


class OtherVersion(Refused):
    """Raised if a server sends something that this version does not understand."""


def _decoded(content: bytes, result: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=result)
    except msgspec.DecodeError as error:
        raise OtherVersion("other_version", f"The server has another version of the program: {error}.") from None


def _refusal(content: bytes) -> Refused:
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        return OtherVersion("other_version", "There is no Puerto Rico server at this address.")
    return Refused(problem.reason, problem.sentence)
