"""Rate limits for requests, tables, hints and chat, per address and per key.

A local table has none. An address may belong to a whole school, so its limits are a multiple of those of a person.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache

from ..domain.refusals import Refused
from ..jobs.jobs import Quotas


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A burst of `burst` requests, then one more every `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All rate and count limits of a server. Size limits are next to the code they apply to."""

    requests_of_address: RateLimit = RateLimit(3000, 0.01)
    requests_of_key: RateLimit = RateLimit(1000, 0.03)
    tables_of_address: RateLimit = RateLimit(100, 5.0)
    jobs_of_address: RateLimit = RateLimit(30, 2.0)
    wrong_secrets_of_address: RateLimit = RateLimit(30, 10.0)
    chat_lines_of_key: RateLimit = RateLimit(20, 1.0)
    actions_of_key: RateLimit = RateLimit(60, 1.0)
    messages_of_socket: RateLimit = RateLimit(50, 1.0)
    unfinished_tables_of_key: int = 100
    streams: int = 10_000
    streams_of_address: int = 300
    streams_of_seat: int = 20
    watchers_of_game: int = 200
    jobs: Quotas = field(default_factory=Quotas)
    connections: int = 12_000
    connections_of_address: int = 400
    remembered: int = 100_000  # keys and addresses; the least recently seen are forgotten first


class Limited(Refused):
    """Raised for a request beyond a limit; `wait` is the number of seconds to wait."""

    def __init__(self, sentence: str, wait: float = 1.0, *, code: str = "too_many") -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(code, sentence)


class Limiter:
    """Counts requests and refuses those beyond the limits. Without limits it refuses nothing."""

    def __init__(self, limits: Limits | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self._clock = limits, clock
        # When each caller's bucket will be empty again; the most recently seen caller is last.
        self._empty_at: dict[Hashable, float] = {}
        self._streams: Counter[Hashable] = Counter()

    @property
    def remembered(self) -> int:
        """The number of callers that are remembered."""
        return len(self._empty_at)

    @property
    def streams(self) -> int:
        return self._streams["all"]

    def request(self, address: str, key: str | None) -> None:
        """Count a request."""
        if self.limits:
            self._take(("request", address), self.limits.requests_of_address, "Too many requests from this address")
            if key:
                self._take(("request of", key), self.limits.requests_of_key, "Too many requests")

    def table(self, address: str) -> None:
        """Count a table to be created."""
        if self.limits:
            self._take(("table", address), self.limits.tables_of_address, "Too many new tables from this address")

    def unfinished(self, tables: int) -> None:
        """Refuse a new table to a key with too many unfinished ones."""
        if self.limits and tables >= self.limits.unfinished_tables_of_key:
            raise Limited(f"You have {tables} unfinished tables; finish or leave some first.", 60.0)

    def job(self, address: str) -> None:
        """Count a hint or an analysis."""
        if self.limits:
            self._take(("job", address), self.limits.jobs_of_address, "Too many hints and analyses")

    def chat(self, table_id: str, key: str | None) -> None:
        """Count a chat message."""
        if self.limits:
            self._take(("chat", table_id, key), self.limits.chat_lines_of_key, "Too many chat messages")

    def action(self, table_id: str, key: str | None) -> None:
        """Count an action at a table."""
        if self.limits:
            self._take(("action", table_id, key), self.limits.actions_of_key, "Too many actions at this table")

    @contextmanager
    def secret(self, address: str) -> Iterator[None]:
        """Count wrong secrets. After too many, wrong ones get status 429; right ones always work."""
        try:
            yield
        except Refused as error:
            if self.limits and error.code in ("wrong_secret", "no_invitation"):
                wrong = "Too many wrong links and invitations from this address"
                self._take(("secret", address), self.limits.wrong_secrets_of_address, wrong)
            raise

    @contextmanager
    def stream(self, address: str, table_id: str, seat: int | None) -> Iterator[None]:
        """Count an open stream; `seat` is None for a spectator."""
        counted: list[Hashable] = [
            "all",
            ("address", address),
            ("watchers", table_id) if seat is None else (table_id, seat),
        ]
        if limits := self.limits:
            allowed = [
                (limits.streams, "The server has too many open streams"),
                (limits.streams_of_address, "Too many open streams from this address"),
                (limits.watchers_of_game, "Too many spectators at this table")
                if seat is None
                else (limits.streams_of_seat, "Your seat has too many open streams"),
            ]
            for what, (most, sentence) in zip(counted, allowed, strict=True):
                if self._streams[what] >= most:
                    raise Limited(f"{sentence}; close one, or try again later.", 10.0)
        self._streams.update(counted)
        try:
            yield
        finally:
            for what in counted:
                self._streams[what] -= 1
                if not self._streams[what]:
                    del self._streams[what]

    def messages(self) -> Callable[[], None]:
        """Return a function to call for each message that arrives over one socket."""
        if self.limits is None:
            return lambda: None
        return Limiter(self.limits, self._clock)._message

    def _message(self) -> None:
        assert self.limits is not None
        self._take("message", self.limits.messages_of_socket, "Too many messages")

    def _take(self, who: Hashable, rate: RateLimit, sentence: str) -> None:
        assert self.limits is not None
        wait = self._empty_at.get(who, 0.0) - self._clock() - (rate.burst - 1) * rate.seconds
        if wait > 0:
            raise Limited(f"{sentence}; try again in {_seconds(wait)}.", wait)
        self._empty_at[who] = max(self._empty_at.pop(who, 0.0), self._clock()) + rate.seconds
        if len(self._empty_at) > self.limits.remembered:
            del self._empty_at[next(iter(self._empty_at))]


def _seconds(wait: float) -> str:
    number = max(1, math.ceil(wait))
    return f"{number} second{'s' if number > 1 else ''}"


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address a connection counts for: an IPv6 user's whole /64 network.

    >>> address_of(("2001:db8:1:2:3:4:5:6", 4000)), address_of(("::ffff:192.0.2.7", 4000))
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    return _address_of_host(client[0] if client else "")


@lru_cache(maxsize=10_000)  # each request needs it several times
def _address_of_host(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))


def is_this_machine(client: tuple[str, int] | None) -> bool:
    """Return whether a connection comes from the machine on which the server runs."""
    with_network = address_of(client)
    return with_network.startswith("127.") or bool(client and client[0] == "::1")
