"""A table as the sum of its events: seats, game, clocks, chat and agreements.

`Table.apply` applies an event. Which events may happen is decided in `decisions.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, assert_never

from msgspec.structs import replace

from ...game.commitment import Commitment
from ...game.game import Game
from ...game.log import Entry
from ...game.options import OPTIONS
from ...game.position_types import Observation
from ...game.text import play_lines
from . import events
from .action_counts import ActionOwner, owner_of
from .clocks import Clocks
from .events import AnyEvent, Recorded, Seat
from .names import bot_name
from .seat_keys import SeatKeys
from .settings import Settings, Strict
from .storage import Snapshot, StoredTable

# Messages kept per table; older ones are dropped.
LONGEST_CHAT = 200
# In seconds. A request for a takeback also ends with the grace period. A pause has no end at a table without clocks or
# with a single player.
LONGEST_TAKEBACK = 60.0
LONGEST_PAUSE = {"live": 600.0, "days": 7 * 86_400.0}

Status = Literal["open", "playing", "over"]


class ChatLine(Strict):
    """A chat message. `seat` is None for a host without a seat."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """Where an undo leads to: who answered, and how many lines the game had before."""

    seat: int
    lines_before: int
    by_chance: bool  # did chance draw after them?


class Reached(NamedTuple):
    """A step of a game: its number, the log entry before it (None at the start), the record."""

    step: int
    by: Entry | None
    record: bytes


@dataclass(slots=True)
class Takeback:
    """A request to take back an answer; the other players agree one by one until it expires."""

    seat: int
    lines: int
    expires: float
    agreed: list[int] = field(default_factory=list)


class Table:
    """A table and its game, without any knowledge of connections, databases or processes."""

    settings: Settings
    game: Game
    clocks: Clocks
    rules: dict[str, Any]

    def __init__(self, stored: StoredTable, game: Game | None = None, *, read_only: str | None = None) -> None:
        """Rebuild a table from what is stored of it.

        Pass `game` if the game of a new table has already been read, or if the table is read-only.
        """
        self.id, self.seed, self.invite, self.host = stored.id, stored.seed, stored.invite, stored.host
        self.read_only = read_only  # why the game cannot continue; its events are then not played, and `game` is shown
        self._salt = stored.salt
        self._sealed: Commitment | None = None  # part of every view, so it is hashed only once
        self.seed_is_public = False  # from the first end of the game on, even if the end is taken back
        self.seat_keys = SeatKeys(stored.holders, stored.links)
        self.version = self.moved = 0
        self.updated = 0.0
        self.started = self.paused = False
        self.paused_at = 0.0
        self.pauses: Counter[int | None] = Counter()  # by the seat that paused
        self.answers = 0  # number of answers given, including those taken back
        self.action_counts: Counter[ActionOwner] = Counter()
        self.timed_out: dict[int, int] = {}  # seats without time, and when the game had last moved
        self.seats: list[Seat] = []
        self.chat: list[ChatLine] = []
        self.undo_points: list[UndoPoint] = []
        self.lines = 0  # of the game since the table was created
        self.takeback: Takeback | None = None
        self.rematch: str | None = None
        self.steps = 0  # of the game's log
        self.reached: list[Reached] = []  # the step each version led to, including those undone later
        self.commands: dict[tuple[str, str], Recorded] = {}  # the last event of each command
        self._since: dict[int, int] = {}
        self._shown: tuple[int, dict[int | None, Observation]] = (-1, {})
        self._checked = (-1, 0)
        self._stored_lines: list[str] = []
        for recorded in stored.events:
            self.apply(recorded, game if isinstance(recorded.event, events.Created) else None)

    @property
    def status(self) -> Status:
        if not self.started:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat whose answer is awaited; None unless the game is being played."""
        return self.game.seat if self.started and self.read_only is None else None

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def name_of(self, number: int) -> str | None:
        """Return the name of a seat. A bot has one from the table before, or that of its place."""
        seat = self.seats[number]
        if seat.kind != "bot" or seat.name is not None:
            return seat.name
        return bot_name(self.id, number, [self.seats[person].name for person in self.persons])

    @property
    def bot_to_answer(self) -> str | None:
        """The bot that has to answer now; None if a person is asked or the game waits."""
        if self.asked is None or self.paused or self.takeback is not None:
            return None
        return self.seats[self.asked].answered_by

    @property
    def is_attended(self) -> bool:
        """Whether at least one player has no stand-in."""
        return any(self.seats[seat].stand_in is None for seat in self.persons)

    @property
    def hides_points(self) -> bool:
        """Whether the points of other seats are hidden now."""
        return not self.game.is_over and bool(self.rules.get("hidden_vp", OPTIONS["hidden_vp"].default))

    @property
    def commitment(self) -> Commitment | None:
        """The commitment, with the seed once it is public. Old tables have none."""
        if self._salt is None:
            return None
        if self._sealed is None:
            self._sealed = Commitment.to(self.seed, self._salt, self._drawn).sealed()
        return Commitment.to(self.seed, self._salt, self._drawn) if self.seed_is_public else self._sealed

    @property
    def stored_text(self) -> str:
        """The game text of a read-only table as it was stored, for the version that can play it."""
        return self._stored_text + "".join(f"  {line}\n" for line in self._stored_lines)

    def check_draws(self) -> int:
        """Return how many draws follow from the seed, checked once. Raises `CommitmentBroken`."""
        if self._checked[0] != self.moved and self.commitment is not None:
            self._checked = (self.moved, self.commitment.check(self.game))
        return self._checked[1]

    def position(self, seat: int | None) -> Observation:
        """Return the position as a seat or a spectator (None) may see it, cached."""
        if self._shown[0] != self.moved:
            self._shown = (self.moved, self.game.observe_all())
        return self._shown[1][seat]

    def after(self, step: int) -> Reached:
        """Return a step of the game; 0 is its start."""
        log = self.game.log
        if step:
            return Reached(step, log[step - 1], log[step - 1].after)
        return Reached(0, None, log[0].before if log else self.game.record)

    def since(self, seat: int | None) -> int:
        """Return the step after the last answer of a seat."""
        return min(self.steps, self._since.get(seat, 0)) if seat is not None else self.steps

    def undo_point_of(self, seat: int) -> UndoPoint | None:
        """Return where an undo of the last answers of a seat leads to."""
        return next((point for point in reversed(self.undo_points) if point.seat == seat), None)

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may undo without asking the others.

        A player alone with bots can always undo. Otherwise nobody may have answered and no tile may have been drawn
        since.
        """
        if not self.started or not self.undo_points:
            return False
        if self.persons == [seat]:
            return self.undo_point_of(seat) is not None
        last = self.undo_points[-1]
        return last.seat == seat and not last.by_chance and not self.game.is_over

    def can_ask_takeback(self, seat: int) -> bool:
        """Return whether a seat can ask other people for a takeback now.

        A player alone with bots just undoes.
        """
        return self.status == "playing" and self.takeback is None and any(other != seat for other in self.persons)

    def may_return(self, seat: int) -> bool:
        """Return whether a player may take over again: after a timeout from the next question on."""
        return self.timed_out.get(seat) != self.moved

    @property
    def pause_ends(self) -> float | None:
        """The time at which a pause ends by itself; None if it does not."""
        longest = LONGEST_PAUSE.get(self.settings.clock.kind)
        if not self.paused or longest is None or len(self.persons) < 2:
            return None
        return self.paused_at + longest

    @property
    def due(self) -> float | None:
        """The time at which the server must act: now for a bot, else when something expires.

        At a table without players, bots answer only while someone watches; the hub checks that.
        """
        if self.bot_to_answer is not None:
            return self.updated if self.is_attended else None
        if self.asked is None:
            return None
        deadline = self.clocks.deadline() if self.seats[self.asked].answered_by is None else None
        times = (deadline, self.pause_ends, self.takeback.expires if self.takeback else None)
        return min((time for time in times if time is not None), default=None)

    def snapshot(self) -> Snapshot:
        """Return what lists of tables show, and the record of the game."""
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

    def apply(self, recorded: Recorded, game: Game | None = None) -> None:
        """Apply the next event. Pass the game it leads to if that has been played already."""
        assert recorded.version == self.version + 1, f"event {recorded.version} after {self.version}"
        event, self.version = recorded.event, recorded.version
        self._apply(event, recorded.at, game)
        self.updated, self.steps = recorded.at, len(self.game.log)
        self.reached.append(Reached(self.steps, self.game.log[-1] if self.game.log else None, self.game.record))
        if (owner := owner_of(event)) != "nobody":
            self.action_counts[owner] += 1
        if recorded.by and recorded.command_id:
            self.commands[recorded.by, recorded.command_id] = recorded
        if isinstance(event, events.Answered | events.Undone | events.Started):
            # A command that was made for an earlier version no longer fits.
            self.moved = recorded.version
            self.takeback = None
            self.clocks.run(self.asked, recorded.at)
            self.seed_is_public |= self.status == "over" and self._salt is not None

    def _apply(self, event: AnyEvent, at: float, game: Game | None) -> None:
        match event:
            case events.Answered():
                self._answer(event, at, game)
            case events.Undone():
                self._undo(event.lines)
            case events.Created():
                self._create(event, game)
            case events.Started():
                self.started = True
                self.seats = [
                    replace(seat, kind="bot", bot=event.bot) if seat.kind == "open" else seat for seat in self.seats
                ]
            case events.Sat():
                self._put(event.seat, Seat("person", name=event.name))
            case events.Left():
                self._put(event.seat, Seat("bot", bot=event.bot) if self.started else Seat("open"))
            case events.BotSeated():
                self._put(event.seat, Seat("bot", bot=event.bot))
            case events.SeatOpened():
                self._put(event.seat, Seat("open", stand_in=event.bot if self.started else None))
                self.invite = event.invite
            case events.Claimed() | events.Linked() | events.Unlinked():
                pass  # `seat_keys` changes
            case events.Renamed():
                self.seats[event.seat] = replace(self.seats[event.seat], name=event.name)
            case events.Muted():
                self.seats[event.seat] = replace(self.seats[event.seat], muted=event.muted)
            case events.StoodIn():
                self.seats[event.seat] = replace(self.seats[event.seat], stand_in=event.bot)
                if event.reason == "clock":
                    self.timed_out[event.seat] = self.moved
            case events.GivenBack():
                self.seats[event.seat] = replace(self.seats[event.seat], stand_in=None)
                if self.timed_out.pop(event.seat, None) is not None:
                    self.clocks.given_back(event.seat, at)
            case events.Said():
                self.chat.append(ChatLine(self.version, at, event.seat, event.name, event.text))
                del self.chat[:-LONGEST_CHAT]
            case events.TakebackAsked():
                expires = at + min(LONGEST_TAKEBACK, self.settings.grace)
                self.takeback = Takeback(event.seat, event.lines, expires)
            case events.TakebackAnswered():
                if not event.agree:
                    self.takeback = None
                elif self.takeback is not None:
                    self.takeback.agreed.append(event.seat)
            case events.Paused():
                if event.paused and not self.paused:
                    self.paused_at = at
                    self.pauses[event.seat] += 1
                self.paused = event.paused
                self.clocks.pause(event.paused, at)
            case events.Paced():
                self.settings = replace(self.settings, pace=event.pace)
            case events.Rematched():
                self.rematch = event.table_id
            case _:
                assert_never(event)

    def _create(self, event: events.Created, game: Game | None) -> None:
        self.settings = event.settings
        self.seats = list(event.seats)
        self.game = game or Game.from_text(event.text, seed=self.seed)
        self._stored_text = event.text if self.read_only else ""
        self._first_step, self._drawn = len(self.game.log), event.drawn
        self.rules = dict(self.game.rules)
        self.clocks = Clocks(self.settings.clock, len(self.seats))

    def _answer(self, event: events.Answered, at: float, game: Game | None) -> None:
        if self.read_only is not None:
            self._stored_lines += event.lines
            return
        if game is not None:
            self.game = game
        else:
            play_lines(self.game, event.lines)
        by_chance = any(entry.by_chance and entry.chosen for entry in self.game.log[self.steps :])
        self.undo_points.append(UndoPoint(event.seat, self.lines, by_chance))
        self.lines += len(event.lines)
        own = (step for step in reversed(range(self.steps, len(self.game.log))) if self._is_answer(step, event.seat))
        self._since[event.seat] = next(own, self.steps) + 1
        self.answers += 1
        self.clocks.answered(event.seat, at, by_stand_in=self.seats[event.seat].stand_in is not None)

    def _is_answer(self, step: int, seat: int) -> bool:
        entry = self.game.log[step]
        return entry.seat == seat and entry.chosen

    def _undo(self, lines: int) -> None:
        """Undo until the game has this number of lines since the table was created."""
        if self.read_only is not None:
            del self._stored_lines[lines:]
            return
        self.lines = lines
        while sum(entry.chosen for entry in self.game.log[self._first_step :]) > lines:
            self.game.undo()
        while self.undo_points and self.undo_points[-1].lines_before >= lines:
            self.undo_points.pop()

    def _put(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        self.timed_out.pop(number, None)
        self.takeback = None
