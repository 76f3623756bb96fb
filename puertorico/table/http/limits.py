"""How much anybody may ask of the server, so that one person's haste or malice is not everybody's trouble.

Whoever asks too often waits; nothing is counted for a table on one's own machine. An address may be that of a whole
school, so what an address may do is a multiple of what one person does.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ..domain.decisions import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more each time that so many seconds have passed."""

    burst: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a server on how often and how many; those on sizes stand beside what they limit."""

    requests_of_address: Rate = Rate(3000, 0.01)
    requests_of_key: Rate = Rate(1000, 0.03)
    tables_of_address: Rate = Rate(100, 5.0)
    jobs_of_address: Rate = Rate(30, 2.0)
    wrong_secrets_of_address: Rate = Rate(30, 10.0)
    chat_lines_of_key: Rate = Rate(20, 1.0)
    messages_of_socket: Rate = Rate(50, 1.0)
    unfinished_tables_of_key: int = 100
    streams: int = 10_000
    streams_of_address: int = 300
    streams_of_seat: int = 20
    watchers_of_game: int = 200
    jobs: int = 100
    jobs_of_seat: int = 2
    connections: int = 12_000
    remembered: int = 100_000  # whoever was not seen for longest is forgotten first


class Limited(Refused):
    """Too much was asked for; `wait` says for how many seconds to wait."""

    def __init__(self, sentence: str, wait: float = 1.0) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(429, "too_many", sentence)


class Limiter:
    """Counts what is asked for. Without limits it lets everything pass."""

    def __init__(self, limits: Limits | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self._clock = limits, clock
        # When everything that somebody took would be given back; the latest that took something stands last.
        self._empty_at: dict[Hashable, float] = {}
        self._streams: Counter[Hashable] = Counter()

    @property
    def remembered(self) -> int:
        """Of how many it is known what they took."""
        return len(self._empty_at)

    @property
    def streams(self) -> int:
        return self._streams["all"]

    def request(self, address: str, key: str | None) -> None:
        """Any request."""
        if self.limits:
            self._take(("request", address), self.limits.requests_of_address, "Too many requests come from here")
            if key:
                self._take(("request of", key), self.limits.requests_of_key, "You send too many requests")

    def table(self, address: str) -> None:
        """A table is to be created."""
        if self.limits:
            self._take(("table", address), self.limits.tables_of_address, "Too many tables are created from here")

    def unfinished(self, tables: int) -> None:
        """A table is to be created by somebody who has so many that are not over."""
        if self.limits and tables >= self.limits.unfinished_tables_of_key:
            raise Limited(f"You have {tables} tables that are not over; finish or leave some first.", 60.0)

    def job(self, address: str) -> None:
        """A hint or an analysis."""
        if self.limits:
            self._take(("job", address), self.limits.jobs_of_address, "Too many hints and analyses are asked for")

    def chat(self, game: str, key: str | None) -> None:
        if self.limits:
            self._take(("chat", game, key), self.limits.chat_lines_of_key, "You write too much at once")

    @contextmanager
    def secret(self, address: str) -> Iterator[None]:
        """Somebody shows a secret; whoever shows too many wrong ones has to wait, whatever the next one is."""
        if self.limits is None:
            yield
            return
        who, rate = ("secret", address), self.limits.wrong_secrets_of_address
        self._check(who, rate, "Too many wrong links and invitations come from here")
        try:
            yield
        except Refused as error:
            if error.reason in ("wrong_secret", "no_invitation"):
                self._note(who, rate)
            raise

    @contextmanager
    def stream(self, address: str, game: str, seat: int | None) -> Iterator[None]:
        """A stream that is open; `seat` is None for a watcher."""
        limits = self.limits
        counted: list[tuple[Hashable, int, str]] = [
            ("all", limits.streams if limits else 0, "The server has too many open streams"),
            (("address", address), limits.streams_of_address if limits else 0, "Too many streams are open from here"),
            (("watchers", game), limits.watchers_of_game if limits else 0, "Too many people watch this game")
            if seat is None
            else ((game, seat), limits.streams_of_seat if limits else 0, "Your seat has too many open streams"),
        ]
        for what, most, sentence in counted:
            if limits and self._streams[what] >= most:
                raise Limited(f"{sentence}; close one, or try again later.", 10.0)
        for what, *_ in counted:
            self._streams[what] += 1
        try:
            yield
        finally:
            for what, *_ in counted:
                self._streams[what] -= 1
                if not self._streams[what]:
                    del self._streams[what]

    def messages(self) -> Callable[[], None]:
        """A function to be called for each message that comes over one socket."""
        if self.limits is None:
            return lambda: None
        return Limiter(self.limits, self._clock)._message

    def _message(self) -> None:
        assert self.limits is not None
        self._take("message", self.limits.messages_of_socket, "You send too many messages")

    def _take(self, who: Hashable, rate: Rate, sentence: str) -> None:
        self._check(who, rate, sentence)
        self._note(who, rate)

    def _check(self, who: Hashable, rate: Rate, sentence: str) -> None:
        wait = self._empty_at.get(who, 0.0) - self._clock() - (rate.burst - 1) * rate.seconds
        if wait > 0:
            raise Limited(f"{sentence}; try again in {_seconds(wait)}.", wait)

    def _note(self, who: Hashable, rate: Rate) -> None:
        assert self.limits is not None
        self._empty_at[who] = max(self._empty_at.pop(who, 0.0), self._clock()) + rate.seconds
        if len(self._empty_at) > self.limits.remembered:
            del self._empty_at[next(iter(self._empty_at))]


def _seconds(wait: float) -> str:
    number = max(1, math.ceil(wait))
    return f"{number} second{'s' if number > 1 else ''}"


def address_of(client: tuple[str, int] | None) -> str:
    """Whom a connection is counted for. Somebody with IPv6 has a whole network of addresses, so that counts as one.

    >>> address_of(("2001:db8:1:2:3:4:5:6", 4000)), address_of(("::ffff:192.0.2.7", 4000))
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))


def is_this_machine(client: tuple[str, int] | None) -> bool:
    """Does the connection come from the machine on which the server runs?"""
    with_network = address_of(client)
    return with_network.startswith("127.") or bool(client and client[0] == "::1")
