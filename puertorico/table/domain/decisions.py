"""Decisions about answers and undos: the events that follow from a request, or a refusal.

Deciding changes nothing. Answers are played on a copy of the game, and the decision carries that copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from ...bots.builtin_bots import LEVELS
from ...game.game import Game
from ...game.illegal_answer import IllegalAnswer
from ...game.log import Entry
from ...game.notation import seat_name
from ...game.wording import quote
from .callers import Caller
from .commands import AnyAction, Command
from .events import Answered, AnyEvent, GivenBack, Paused, Recorded, StoodIn, TakebackAnswered, Undone
from .idempotency import content_of
from .refusals import Forbidden, Invalid, NotNow
from .storage import NO_CHANGES, SeatChanges
from .table import Table, UndoPoint

# All events of a table are replayed after a restart. A long game has about a thousand answers.
MOST_ANSWERS = 20_000


@dataclass(frozen=True, slots=True)
class Decided:
    """The events that follow from a request, changes of keys, and the game after them."""

    events: Sequence[AnyEvent]
    seats: SeatChanges = NO_CHANGES
    game: Game | None = None

    def recorded(
        self, table: Table, now: float, caller: Caller, given: Command | AnyAction | None = None
    ) -> list[Recorded]:
        """Number the events. The last one carries the command, so that a repetition is recognized."""
        at, last = max(now, table.updated), len(self.events)
        return [
            Recorded(table.version + number, at, event, given.command_id, caller.key, content_of(given))
            if number == last and given is not None
            else Recorded(table.version + number, at, event)
            for number, event in enumerate(self.events, 1)
        ]


def needs_seat(caller: Caller) -> int:
    """Return the caller's seat, or refuse a caller without one."""
    if caller.seat is None:
        raise Forbidden("not_your_seat", "You have no seat at this table.")
    return caller.seat


def needs_playing(table: Table) -> None:
    """Refuse if the game has not started or is over."""
    if table.status == "open":
        raise NotNow("not_started", "The game has not started yet.")
    if table.status == "over":
        raise NotNow("over", "The game is over.")


def check_playable(table: Table) -> None:
    """Refuse to change a table whose game this version would play differently."""
    if table.read_only is not None:
        sentence = "This version of the program would play this game differently, so it is read-only."
        raise NotNow("read_only", sentence)


def known_bot(name: str) -> str:
    """Return the name of a level. Other bots are for the arena only."""
    if name not in LEVELS:
        raise Invalid("unknown_bot", f"Unknown level {quote(name)}; valid levels: {', '.join(LEVELS)}.")
    return name


def command(table: Table, caller: Caller, given: Command) -> Decided:
    """Decide what follows from an answer, several answers, an arrangement or an undo."""
    seat = needs_seat(caller)
    wishes = [given.answer, given.answers, given.arrangement, given.undo]
    if sum(wish is not None for wish in wishes) != 1:
        raise Invalid("one_wish", "A command must contain exactly one of answer, answers, arrangement and undo.")
    if table.asked == seat and not table.may_return(seat):
        raise NotNow("out_of_time", "Your time ran out, so a bot answers this question; you can answer the next one.")
    if given.undo:
        return undo(table, seat)
    needs_playing(table)
    if table.paused:
        raise NotNow("paused", "The game is paused.")
    if table.asked != seat:
        raise NotNow("not_asked", "It is not your turn.")
    if table.answers >= MOST_ANSWERS:
        raise NotNow("full", "Too many answers were given at this table; save the game text and open a new table.")
    if given.arrangement is not None:
        arrangement = given.arrangement
        return _played(table, seat, lambda game: game.arrange(arrangement))
    texts = [given.answer] if given.answer is not None else given.answers or []
    return answers(table, seat, texts, closes=given.closes is True)


def answers(table: Table, seat: int, texts: list[str], *, closes: bool = False) -> Decided:
    """Decide several answers of one seat in a row: all are accepted, or none.

    An earlier answer may have left only one legal answer to a later question. The game has then already played it. With
    `closes`, the question ends if it is asked again after them.
    """

    def play(game: Game) -> None:
        question = game.question
        forced: list[str] = []
        for text in texts:
            if forced and forced[0] == text:
                forced.pop(0)
                continue
            if game.seat != seat:
                raise Invalid("not_asked", f"Your turn ended before {quote(text)}.")
            length = len(game.log)
            game.play(text)
            forced = _forced_by(game.log[length:])
        if closes and question.closing is not None and (game.question, game.seat) == (question, seat):
            game.play(question.closing.row.text)

    return _played(table, seat, play)


def _forced_by(entries: list[Entry]) -> list[str]:
    """Return what the game itself answered to the same question after the first entry."""
    first, *after = entries
    same = takewhile(
        lambda entry: not entry.chosen and (entry.question, entry.seat) == (first.question, first.seat), after
    )
    return [entry.answer.text for entry in same]


def _played(table: Table, seat: int, play: Callable[[Game], None]) -> Decided:
    game = table.game.copy()
    try:
        play(game)
    except IllegalAnswer as error:
        raise Invalid(error.why.name.lower(), str(error)) from None
    lines = [f"{seat_name(entry.seat)}: {entry.answer}" for entry in game.log[table.steps :] if entry.chosen]
    return Decided([Answered(seat, lines)], game=game)


def undo(table: Table, seat: int) -> Decided:
    """Decide an undo, which needs no agreement."""
    point = point_to_take_back(table, seat)
    if not table.can_undo(seat):
        sentence = "Another player has answered or a tile has been drawn since; ask the others for a takeback."
        raise NotNow("too_late_to_undo", sentence)
    return Decided([Undone(seat, point.lines_before)])


def point_to_take_back(table: Table, seat: int) -> UndoPoint:
    """Return where a takeback of a seat leads to, or refuse if it has given no answer."""
    point = table.undo_point_of(seat)
    if point is None:
        raise NotNow("nothing_to_undo", "You have no move to take back.")
    return point


def stand_in(table: Table, seat: int, reason: Literal["absent", "clock"]) -> Decided:
    """Let a bot play for a player who is absent or whose clock has run out."""
    return Decided([StoodIn(seat, table.settings.stand_in, reason)])


def end_takeback(table: Table) -> Decided | None:
    """Withdraw a request for a takeback that has expired."""
    return Decided([TakebackAnswered(table.takeback.seat, agree=False)]) if table.takeback else None


def end_pause(table: Table) -> Decided | None:
    """Continue a game that has been paused for too long."""
    return Decided([Paused(None, paused=False)]) if table.paused else None


def give_back(seat: int) -> Decided:
    """Give a seat back to its player, who has returned."""
    return Decided([GivenBack(seat)])
