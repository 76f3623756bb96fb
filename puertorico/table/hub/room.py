"""A table in memory with its lock, its followers and its latest events."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from types import TracebackType

from ..domain.callers import Caller
from ..domain.table import ChatLine, Table
from ..store.store import StoreUnavailable
from ..views.log_view import LogPart

# A client that missed no more than this many events gets them; one that missed more gets the whole view.
REMEMBERED = 100


@dataclass(frozen=True, slots=True)
class Published:
    """An event as it is remembered for clients that missed it."""

    version: int
    kind: str
    seat: int | None
    log: LogPart
    chat: ChatLine | None


class RoomLock(asyncio.Lock):
    """A lock that is not taken by those who wait while the store fails: they fail with it.

    Otherwise each of them in turn would wait for a store that is stuck.
    """

    def __init__(self) -> None:
        super().__init__()
        self._failures = 0

    async def __aenter__(self) -> None:
        before = self._failures
        await self.acquire()
        if self._failures != before:
            self.release()
            raise StoreUnavailable("The database did not answer an earlier request for this table.")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._failures += isinstance(error, StoreUnavailable)
        self.release()


@dataclass(slots=True, eq=False)
class Room:
    """A table in memory and the clients that follow it."""

    id: str
    table: Table | None = None
    lock: RoomLock = field(default_factory=RoomLock)
    recent: deque[Published] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    published: int = 0  # the newest version that is stored and sent; the table is ahead while one is being stored
    newest: dict[Caller, bytes] = field(default_factory=dict)  # the frame of that version for each kind of viewer
    followers: Counter[Caller] = field(default_factory=Counter)
    addresses: Counter[tuple[int | None, str]] = field(default_factory=Counter)  # of followers, with their seats
    elsewhere: set[int] = field(default_factory=set)  # seats that are connected to other processes
    presence: int = 0  # counts the changes of presence
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    away_since: dict[int, float] = field(default_factory=dict)
    touched: float = 0.0

    @property
    def here(self) -> set[int]:
        """The seats that are connected to this process."""
        return {viewer.seat for viewer in self.followers if viewer.seat is not None}

    @property
    def connected(self) -> set[int]:
        """The seats that are connected to any process."""
        return self.here | self.elsewhere

    @property
    def watching(self) -> int:
        """The number of connected spectators."""
        return sum(number for viewer, number in self.followers.items() if viewer.seat is None)

    @property
    def owner(self) -> str:
        """The address that work for this table counts for: a player's, or a spectator's."""
        return min(self.addresses, key=lambda follower: (follower[0] is None, follower), default=(None, ""))[1]

    @property
    def missed(self) -> int | None:
        """The seat that is asked and away while others wait, unless it has days to answer."""
        table = self.table
        if table is None or table.asked is None or table.paused or table.settings.clock.kind == "days":
            return None
        seat = table.asked
        if table.seats[seat].answered_by is not None or seat in self.connected or not self.connected - {seat}:
            return None
        return seat

    def bot_takes_over(self, now: float) -> float | None:
        """Return when a bot takes over from an absent player; None if nobody is missed."""
        if self.table is None or self.missed is None:
            return None
        return self.away_since.get(self.missed, now) + self.table.settings.grace

    def wake(self) -> None:
        """Wake everyone who waits for a change."""
        self.changed.set()
        self.changed = asyncio.Event()
