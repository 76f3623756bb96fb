"""HTTP connections with limits on idleness, slowness and number."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import address_of
from .proxies import Proxies

SECONDS_FOR_A_HEAD = 20.0
LONGEST_HEAD = 32_768  # bytes


class HeadParser(h11.Connection):
    """A parser that refuses long heads, even those that arrive in one piece."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            lines = sum(len(name) + len(value) + 4 for name, value in event.headers)
            if len(event.target) + lines > LONGEST_HEAD:
                raise h11.RemoteProtocolError("the head is too long", error_status_hint=431)
        return event


class Connection(H11Protocol):
    """A uvicorn connection with a time limit for the head of each request."""

    most_of_address: ClassVar[int | None] = None
    proxies: ClassVar[Proxies] = Proxies("")
    _of_address: ClassVar[Counter[str]] = Counter()
    _address: str | None = None
    _waiting: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = HeadParser(h11.SERVER, LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.proxies.trusts(self.client[0] if self.client else ""):
            self._address = address_of(self.client)
            self._of_address[self._address] += 1
        too_many = self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency
        if too_many or self._is_too_much_for_its_address():
            transport.abort()
        else:
            self._wait()

    def _is_too_much_for_its_address(self) -> bool:
        if self._address is None or self.most_of_address is None:
            return False
        return self._of_address[self._address] > self.most_of_address

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._forget_address()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._forget_address()  # from now on it counts as a stream
        super().handle_websocket_upgrade(event)

    def _forget_address(self) -> None:
        if self._address is not None:
            self._of_address[self._address] -= 1
            if not self._of_address[self._address]:
                del self._of_address[self._address]
            self._address = None

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(SECONDS_FOR_A_HEAD, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_slow(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


def limited_connection(most_of_address: int | None, proxies: Proxies) -> type[Connection]:
    """Return a connection class that limits the number per address, except for proxies."""
    settings: dict[str, Any] = {"most_of_address": most_of_address, "proxies": proxies, "_of_address": Counter()}
    return type("LimitedConnection", (Connection,), settings)
