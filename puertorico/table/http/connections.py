"""HTTP connections with limits on idleness, slowness and number."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .proxies import Proxies
from .rate_limits import address_of

SECONDS_FOR_A_HEAD = 20.0
LONGEST_HEAD = 32_768  # bytes


class _BadHead(Exception):
    """Raised for request headers that are too long or do not contain exactly one `Host`."""


class Connection(HttpToolsProtocol):
    """A uvicorn connection that limits the time and size of request headers."""

    most_of_address: ClassVar[int | None] = None
    proxies: ClassVar[Proxies] = Proxies("")
    _of_address: ClassVar[Counter[str]] = Counter()
    _address: str | None = None
    _waiting: asyncio.TimerHandle | None = None
    _is_in_head = False
    _received = 0  # bytes of a head that has not ended
    _length = 0  # of the lines of a head
    _is_too_long = False

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

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # the parser has already rejected the request
        super().data_received(data)
        if self._is_in_head:
            # The parser keeps a line that has not ended.
            self._received += len(data)
            if self._received > LONGEST_HEAD and not self.transport.is_closing():
                self._is_too_long = True
                self.send_400_response("The request headers are too long.")

    def on_message_begin(self) -> None:
        self._is_in_head, self._received, self._length = True, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise _BadHead
        super().on_headers_complete()

    def _count(self, length: int) -> None:
        self._length += length
        if self._length > LONGEST_HEAD:
            self._is_too_long = True
            raise _BadHead

    def send_400_response(self, msg: str) -> None:
        """Reject a malformed request; headers that are too long get status 431."""
        if self._is_too_long:
            self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._forget_address()  # from now on it counts as a stream
        super().handle_websocket_upgrade()

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
