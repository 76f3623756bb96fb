"""The stored form of a table: its events, a snapshot, and the keys of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .events import Recorded


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where the events up to `version` led: the game's record, and data for lists.

    `due` is the time at which the server has to act by itself: a bot answers or a clock runs out.
    """

    version: int
    status: str
    record: bytes | None
    round: int
    asked: int | None
    names: list[str | None]
    open_seats: int
    updated: float
    public: bool
    due: float | None = None


class Holder(NamedTuple):
    """The hash of a key that opens a seat, and the id of the link through which it was added."""

    seat: int
    key: str
    link: str | None = None


class SeatLink(NamedTuple):
    """The hash of a secret that opens a seat.

    The time is unknown for links of earlier versions.
    """

    seat: int
    secret: str
    created: float | None = None

    @property
    def id(self) -> str:
        """The public id of the link. It does not help to guess the secret."""
        return self.secret[:12]


class SeatChanges(NamedTuple):
    """Changes of who may use a seat.

    `forget` removes every key and link of a seat, `unlink` secrets and `drop` keys by their hashes. Then `hold` adds
    keys and `link` adds secrets.
    """

    hold: Sequence[Holder] = ()
    forget: Sequence[int] = ()
    link: Sequence[SeatLink] = ()
    unlink: Sequence[str] = ()
    drop: Sequence[str] = ()


NO_CHANGES = SeatChanges()


@dataclass(frozen=True, slots=True)
class Addition:
    """Events to append to a table, the snapshot they lead to, and the changes of its seats."""

    table_id: str
    events: Sequence[Recorded]
    snapshot: Snapshot
    seats: SeatChanges = NO_CHANGES


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything stored about a table. Keys and secrets of links are hashes.

    `rules` and `snapshot` are what the events led to when they were stored. Tables of earlier versions have no `salt`.
    """

    id: str
    created: float
    seed: int
    invite: str
    host: str
    holders: list[Holder]
    links: list[SeatLink]
    events: list[Recorded]
    rules: dict[str, Any] = field(default_factory=dict)
    snapshot: Snapshot | None = None
    salt: str | None = None
