"""A table in memory with its lock, its followers and its latest events."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from types import TracebackType
from typing import TypeVar, cast

import msgspec

from ...game.game import Game
from ..domain.callers import Caller
from ..domain.events import Answered, Recorded, Said
from ..domain.table import ChatLine, Table
from ..store.store import StoreUnavailable
from ..views.log_view import LogPart
from ..views.view import personal_view, shared_view
from ..wire.encoding import encode
from ..wire.view import Happened, StreamFrame, View

T = TypeVar("T")

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

    @classmethod
    def of(cls, recorded: Recorded, table: Table, steps_before: int) -> Published:
        """Return what is published about the event that has just been applied to a table."""
        event = recorded.event
        log = LogPart.of(table.game.log, steps_before if isinstance(event, Answered) else table.steps)
        chat = table.chat[-1] if isinstance(event, Said) else None
        return cls(recorded.version, event.kind, event.seat, log, chat)


class TableLock(asyncio.Lock):
    """A lock whose waiters fail if the store fails while they wait.

    Otherwise each of them would wait for the hanging store in turn.
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
class LiveTable:
    """A table in memory and the clients that follow it."""

    id: str
    table: Table | None = None
    lock: TableLock = field(default_factory=TableLock)
    recent: deque[Published] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    published: int = 0  # the newest version that is stored and sent; the table is ahead while one is being stored
    newest: dict[Caller, bytes] = field(default_factory=dict)  # the frame of that version for each kind of viewer
    followers: Counter[Caller] = field(default_factory=Counter)
    addresses: Counter[tuple[int | None, str]] = field(default_factory=Counter)  # of followers, with their seats
    elsewhere: set[int] = field(default_factory=set)  # seats that are connected to other processes
    presence: int = 0  # counts the changes of presence
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    away_since: dict[int, float] = field(default_factory=dict)
    last_used: float = 0.0

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
        """The address that work for this table is charged to: a player's, or a spectator's."""
        return min(self.addresses, key=lambda follower: (follower[0] is None, follower), default=(None, ""))[1]

    @property
    def missed(self) -> int | None:
        """The absent seat that others are waiting for; None in correspondence games."""
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

    def bot_in(self, now: float) -> float | None:
        """Return the seconds until a bot plays for the player who is asked and away."""
        then = self.bot_takes_over(now)
        return None if then is None else max(0.0, then - now)

    def apply(self, recorded: Recorded, game: Game | None = None) -> Published:
        """Apply an event to the table, and return what is published once it is stored.

        Pass the game that the event leads to if it has been played already.
        """
        assert self.table is not None
        steps_before = self.table.steps
        self.table.apply(recorded, game)
        return Published.of(recorded, self.table, steps_before)

    def add_follower(self, viewer: Caller, address: str) -> None:
        """Count a follower."""
        self.followers[viewer] += 1
        self.addresses[viewer.seat, address] += 1
        if viewer.seat is not None:
            self.away_since.pop(viewer.seat, None)
        self.presence += 1

    def remove_follower(self, viewer: Caller, address: str, now: float) -> None:
        """Remove a follower; their seat may be disconnected from now on."""
        self.followers[viewer] -= 1
        self.addresses -= Counter({(viewer.seat, address): 1})  # without those that are 0
        if not self.followers[viewer]:
            del self.followers[viewer]
            if viewer.seat is not None and viewer.seat not in self.connected:
                self.away_since[viewer.seat] = now
        self.presence += 1

    def view(self, caller: Caller, now: float) -> View:
        """Return the table as the caller may see it."""
        assert self.table is not None
        return personal_view(self.table, caller, self._shared_view(now))

    def _shared_view(self, now: float) -> View:
        assert self.table is not None
        return shared_view(self.table, self.connected, self.watching, now, self.bot_in(now))

    def publish(self, published: list[Published], now: float) -> None:
        """Remember events; the newest frame is encoded once for each kind of viewer."""
        self.recent.extend(published)
        newest = published[-1]
        self.published = newest.version
        shared, encoded = self._shared_view(now), dict[int, msgspec.Raw]()
        self.newest = {viewer: self._frame(newest, viewer, encoded, shared) for viewer in self.followers}

    def missed_by(self, viewer: Caller, version: int | None, now: float) -> list[bytes]:
        """Return the frames after a version, or the whole view if they are not remembered."""
        table = self.table
        assert table is not None
        missed = [event for event in self.recent if version is not None and event.version > version]
        if version is None or version > table.version or len(missed) != table.version - version:
            return [encode(StreamFrame(table.version, "view", self.view(viewer, now)))]
        shared = self._shared_view(now)
        return [self._frame(event, viewer, {}, shared if event is missed[-1] else None) for event in missed]

    def _frame(self, event: Published, viewer: Caller, encoded: dict[int, msgspec.Raw], shared: View | None) -> bytes:
        """Return the frame of an event; what several viewers share is made and encoded once.

        The newest event shows the view, with what is `shared` of it.
        """
        assert self.table is not None

        def once(part: T) -> T:
            if id(part) not in encoded:
                encoded[id(part)] = msgspec.Raw(encode(part))
            return cast(T, encoded[id(part)])

        moments = event.log.shown_to(viewer.seat, self.table.hides_points)
        happened = Happened(event.seat, once(moments) if moments else [], event.chat)
        if shared is not None:
            happened.view = personal_view(self.table, viewer, shared)
            happened.view.position = once(happened.view.position)
        return encode(StreamFrame(event.version, event.kind, happened))

    def wake(self) -> None:
        """Wake everyone who waits for a change."""
        self.changed.set()
        self.changed = asyncio.Event()
