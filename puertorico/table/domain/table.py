"""One table as the sum of its events: who sits where, the game, the clocks, and what has been agreed.

`Table.apply` takes an event that has been written down. What may be written down is decided in `decisions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from ...game.game import Game
from ...game.log import Entry
from ...game.notation import seat_name
from ...game.options import OPTIONS
from ...game.text import play_lines
from ...rules.kinds import CHANCE
from ..wire import ChatLine, Settings
from .clocks import Clocks
from .events import Event, Snapshot, StoredGame

LONGEST_CHAT = 200

# These change the game, so that a command which was made for an earlier version no longer fits.
_MOVES = ("answered", "undone", "started")

Status = Literal["open", "playing", "over"]


@dataclass(slots=True)
class Seat:
    """Who sits there; `stand_in` is a bot that answers in the place of somebody who is away or has been removed."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    muted: bool = False

    @property
    def answered_by(self) -> str | None:
        """The bot that answers for the seat; None if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class Move:
    """A command that moved the game: whose it was and how many lines of the game came before it."""

    seat: int
    lines_before: int
    by_chance: bool  # did chance draw after it?


class Reached(NamedTuple):
    """Where a game has come to: the step, what led to it (nothing at the start), and the record."""

    step: int
    by: Entry | None
    record: bytes


@dataclass(slots=True)
class Takeback:
    """Somebody asks to take back his last answer; the others agree one by one."""

    seat: int
    lines: int
    agreed: list[int] = field(default_factory=list)


class Table:
    """A table and its game. It does not know about connections, databases or processes."""

    def __init__(
        self,
        id: str,
        seed: int,
        invite: str,
        host: str,
        events: list[Event],
        holders: Sequence[tuple[int, str]] = (),
        links: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.id, self.seed, self.invite, self.host = id, seed, invite, host
        self.holders: dict[str, int] = {key: seat for seat, key in holders}
        self.links: dict[str, int] = {key: seat for seat, key in links}
        self.version = self.moved = 0
        self.updated = 0.0
        self.started = self.paused = False
        self.seats: list[Seat] = []
        self.chat: list[ChatLine] = []
        self.moves: list[Move] = []
        self.lines = 0  # of the game since the table was created
        self.takeback: Takeback | None = None
        self.rematch: str | None = None
        self.steps = 0  # of the game's log
        self.reached: list[Reached] = []  # where each version led, also those that were undone
        self._since: dict[int, int] = {}
        self._shown: tuple[int, dict[int | None, dict[str, Any]]] = (-1, {})
        self.commands: dict[tuple[str, str], int] = {}
        self.settings: Settings
        self.game: Game
        self.clocks: Clocks
        for event in events:
            self.apply(event)

    @classmethod
    def of(cls, stored: StoredGame) -> Table:
        return cls(stored.id, stored.seed, stored.invite, stored.host, stored.events, stored.holders, stored.links)

    @property
    def status(self) -> Status:
        if not self.started:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat whose answer is awaited, if the game is on."""
        return self.game.seat if self.status == "playing" else None

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def bot_to_answer(self) -> str | None:
        """The bot that has to answer now; none while people are asked, or decide about a takeback, or pause."""
        if self.asked is None or self.paused or self.takeback is not None:
            return None
        return self.seats[self.asked].answered_by

    @property
    def hides_points(self) -> bool:
        """Are the chips of other seats hidden now?"""
        return not self.game.is_over and bool(self.rules.get("hidden_vp", OPTIONS["hidden_vp"].default))

    def position(self, seat: int | None) -> dict[str, Any]:
        """The position as this seat, or a watcher, may see it; made once for all of them."""
        if self._shown[0] != self.moved:
            self._shown = (self.moved, self.game.observe_everybody())
        return self._shown[1][seat]

    def after(self, step: int) -> Reached:
        """A step of the game; 0 is its start."""
        log = self.game.log
        if step:
            return Reached(step, log[step - 1], log[step - 1].after)
        return Reached(0, None, log[0].before if log else self.game.record)

    def since(self, seat: int | None) -> int:
        """The step of the log after the last answer of a seat."""
        return min(self.steps, self._since.get(seat, 0)) if seat is not None else self.steps

    def _is_answer(self, step: int, seat: int) -> bool:
        entry = self.game.log[step]
        return entry.seat == seat and entry.chosen

    def last_move_of(self, seat: int) -> Move | None:
        return next((move for move in reversed(self.moves) if move.seat == seat), None)

    def can_undo(self, seat: int) -> bool:
        """Undo harms nobody: alone with bots always, else if nobody has answered and no tile was turned since."""
        if not self.started or self.last_move_of(seat) is None:
            return False
        if self.persons == [seat]:
            return True
        return not self.game.is_over and self.moves[-1].seat == seat and not self.moves[-1].by_chance

    # What is written down

    def lines_since(self, length: int) -> list[str]:
        """The answers with alternatives from this place of the log on, as lines of a game text."""
        return [_line(entry) for entry in self.game.log[length:] if entry.chosen]

    def take_back_to(self, lines: int) -> None:
        """Undo until the game has so many lines since the table was created."""
        while sum(entry.chosen for entry in self.game.log[self._first_step :]) > lines:
            self.game.undo()

    def hold(self, hold: list[tuple[int, str]], forget: list[int], link: list[tuple[int, str]]) -> None:
        """Keys that no longer open a seat, then keys and links that do from now on."""
        self.holders = {key: seat for key, seat in self.holders.items() if seat not in forget}
        self.links = {key: seat for key, seat in self.links.items() if seat not in forget}
        self.holders.update((key, seat) for seat, key in hold)
        self.links.update((key, seat) for seat, key in link)

    @property
    def due(self) -> float | None:
        """When the server has to do something by itself: at once if a bot is asked, or when a clock will run out."""
        if self.bot_to_answer is not None:
            return self.updated
        return self.clocks.deadline() if self.status == "playing" else None

    def snapshot(self) -> Snapshot:
        """What lists of tables show, and the bytes of the game."""
        return Snapshot(
            version=self.version,
            status=self.status,
            record=self.game.record,
            round=self.game.round,
            asked=self.asked,
            names=[seat.name or seat.bot for seat in self.seats],
            open_seats=sum(seat.kind == "open" for seat in self.seats),
            updated=self.updated,
            public=self.settings.public,
            due=self.due,
        )

    # The fold

    def apply(self, event: Event, *, played: bool = False) -> None:
        """Take an event that has been stored; `played` if its answers have been played already."""
        assert event.version == self.version + 1, f"event {event.version} after {self.version}"
        getattr(self, f"_{event.kind}")(event, event.data, *([played] if event.kind == "answered" else []))
        self.version, self.updated, self.steps = event.version, event.at, len(self.game.log)
        self.reached.append(Reached(self.steps, self.game.log[-1] if self.game.log else None, self.game.record))
        if event.by and event.command_id:
            self.commands[event.by, event.command_id] = event.version
        if event.kind in _MOVES:
            self.moved = event.version
            self.takeback = None
            self.clocks.run(self.asked, event.at)

    def _created(self, event: Event, data: dict[str, Any]) -> None:
        self.settings = msgspec.convert(data["settings"], Settings)
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.game = Game.from_text(data["text"], seed=self.seed)
        self._first_step = len(self.game.log)
        self.rules: dict[str, Any] = self.game.position()["rules"]
        self.clocks = Clocks(self.settings.clock, len(self.seats))

    def _started(self, event: Event, data: dict[str, Any]) -> None:
        self.started = True
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.bot = "bot", data["bot"]

    def _answered(self, event: Event, data: dict[str, Any], played: bool) -> None:
        lines: list[str] = data["lines"]
        assert event.seat is not None
        if not played:
            play_lines(self.game, lines)
        by_chance = any(line.startswith(seat_name(CHANCE)) for line in lines)
        self.moves.append(Move(event.seat, self.lines, by_chance))
        self.lines += len(lines)
        own = (step for step in reversed(range(self.steps, len(self.game.log))) if self._is_answer(step, event.seat))
        self._since[event.seat] = next(own, self.steps) + 1
        self.clocks.answered(event.seat, event.at)

    def _undone(self, event: Event, data: dict[str, Any]) -> None:
        self.lines = data["lines"]
        self.take_back_to(self.lines)
        while self.moves and self.moves[-1].lines_before >= data["lines"]:
            self.moves.pop()

    def _sat(self, event: Event, data: dict[str, Any]) -> None:
        self._put(event, Seat("person", name=data["name"]))

    def _left(self, event: Event, data: dict[str, Any]) -> None:
        self._put(event, Seat("bot", bot=data["bot"]) if self.started else Seat("open"))

    def _seat_botted(self, event: Event, data: dict[str, Any]) -> None:
        self._put(event, Seat("bot", bot=data["bot"]))

    def _opened(self, event: Event, data: dict[str, Any]) -> None:
        self._put(event, Seat("open", stand_in=data["bot"] if self.started else None))
        self.invite = data["invite"]

    def _put(self, event: Event, seat: Seat) -> None:
        assert event.seat is not None
        self.seats[event.seat] = seat
        self.takeback = None

    def _claimed(self, event: Event, data: dict[str, Any]) -> None:
        """A further device of somebody who sits already."""

    def _linked(self, event: Event, data: dict[str, Any]) -> None:
        """Somebody has a secret for a further device."""

    def _renamed(self, event: Event, data: dict[str, Any]) -> None:
        self._seat_of(event).name = data["name"]

    def _muted(self, event: Event, data: dict[str, Any]) -> None:
        self._seat_of(event).muted = data["muted"]

    def _stood_in(self, event: Event, data: dict[str, Any]) -> None:
        self._seat_of(event).stand_in = data["bot"]

    def _given_back(self, event: Event, data: dict[str, Any]) -> None:
        self._seat_of(event).stand_in = None
        assert event.seat is not None
        self.clocks.given_back(event.seat, event.at, self.settings.grace)

    def _seat_of(self, event: Event) -> Seat:
        assert event.seat is not None
        return self.seats[event.seat]

    def _said(self, event: Event, data: dict[str, Any]) -> None:
        self.chat.append(ChatLine(event.version, event.at, event.seat, data["name"], data["text"]))
        del self.chat[:-LONGEST_CHAT]

    def _takeback_asked(self, event: Event, data: dict[str, Any]) -> None:
        assert event.seat is not None
        self.takeback = Takeback(event.seat, data["lines"])

    def _takeback_answered(self, event: Event, data: dict[str, Any]) -> None:
        assert event.seat is not None
        if not data["agree"]:
            self.takeback = None
        elif self.takeback is not None:
            self.takeback.agreed.append(event.seat)

    def _paused(self, event: Event, data: dict[str, Any]) -> None:
        self.paused = data["paused"]
        self.clocks.pause(self.paused, event.at)

    def _paced(self, event: Event, data: dict[str, Any]) -> None:
        self.settings.pace = data["pace"]

    def _rematched(self, event: Event, data: dict[str, Any]) -> None:
        self.rematch = data["game"]


def _line(entry: Entry) -> str:
    return f"{seat_name(entry.seat)}: {entry.answer}"
