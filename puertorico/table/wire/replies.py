"""Replies to requests: tables, lists, links, jobs and refusals."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from ...game.position_types import Observation
from ..domain.links import LinkView
from ..domain.settings import Strict
from ..domain.table import ChatLine
from .view import ScoreView, TableId, View


class CreatedTable(Strict):
    """A new table. `key` is the host's secret; a browser also gets it as a cookie."""

    table_id: TableId = field(name="game")
    invite: str
    key: str | None


class Done(Strict):
    """The version that a command led to, now or when it was first sent."""

    version: int


class ActionDone(Strict):
    """The result of an action: `key` if new, `secret` of a link, `game` of a rematch.

    `qr` is the link as a QR code (SVG). It is part of the reply, because an address for it would end up in logs.
    """

    version: int
    key: str | None = None
    secret: str | None = None
    qr: str | None = None
    table_id: TableId | None = field(name="game", default=None)


class SeatLinks(Strict):
    """The links to your seat, the oldest first."""

    links: list[LinkView]


class Summary(Strict):
    """A table in a list. `winners` are the winning seats of a finished game."""

    table_id: TableId = field(name="game")
    status: Literal["open", "playing", "over"]
    rules: dict[str, Any]
    seats: list[str | None]
    you: int | None
    your_turn: bool
    round: int
    open_seats: int
    created: float
    updated: float
    winners: list[int] = []


class Summaries(Strict):
    """A list of tables."""

    games: list[Summary]


class Chat(Strict):
    """The latest chat messages."""

    lines: list[ChatLine]


class OptionView(Strict):
    """A rule option and its values; with a `range`, any number from its least to its most."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    meaning: str
    range: tuple[int, int] | None


class Offer(Strict):
    """What a table can be created with on this server."""

    expansions: list[str]
    options: list[OptionView]
    levels: list[str]
    lobby: bool
    compiled: bool


class NetworkView(Strict):
    """The server's address for other devices; None if they cannot reach it.

    `can_open` says that you may open it to the local network.
    """

    address: str | None
    can_open: bool


class Export(Strict):
    """A whole game for programs."""

    table_id: TableId = field(name="game")
    rules: dict[str, Any]
    names: list[str | None]
    text: str
    position: Observation
    scores: list[ScoreView] | None
    winners: list[int] | None


class Job(Strict):
    """A background hint or analysis: its progress, then its result or problem."""

    id: str
    kind: Literal["hint", "analysis"]
    done: int
    of: int
    result: Any = None
    problem: str | None = None


class Problem(Strict):
    """A refusal: a code and a sentence. A stale command also gets the current view."""

    reason: str
    sentence: str
    view: View | UnsetType = UNSET
