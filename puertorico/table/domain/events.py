"""What is kept of a table: its events, from which everything else follows, and a snapshot of where they led."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table. `by`, the hash of the key of whoever sent the command, is never shown."""

    version: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float
    command_id: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where the events up to `version` led: the record of the game, and what lists of tables show.

    `due` is when the server has to do something by itself.
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


@dataclass(frozen=True, slots=True)
class Addition:
    """What is to be added to a table: events, where they lead, and whose seats change with them.

    `forget` takes a seat from everybody who holds it or has a link to it, before `hold` and `link` give seats.
    """

    game: str
    events: Sequence[Event]
    snapshot: Snapshot
    hold: Sequence[tuple[int, str]] = ()
    forget: Sequence[int] = ()
    link: Sequence[tuple[int, str]] = ()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is kept of one table. Keys and secrets of links are there only as hashes, beside their seats.

    `rules` and `snapshot` are what the events led to when they were stored.
    """

    id: str
    created: float
    seed: int
    invite: str
    host: str
    holders: list[tuple[int, str]]
    links: list[tuple[int, str]]
    events: list[Event]
    rules: dict[str, Any] = field(default_factory=dict)
    snapshot: Snapshot | None = None
