"""Decisions about actions: sitting, leaving, chat, takebacks, pauses and the like."""

from __future__ import annotations

import random
from unicodedata import category

from . import commands, events
from .action_counts import ActionOwner
from .callers import Caller
from .commands import AnyAction
from .decisions import Decided, known_bot, needs_playing, needs_seat, point_to_take_back, stand_in
from .events import AnyEvent, Seat
from .keys import hash_of, new_invite
from .names import free_name
from .refusals import Forbidden, Invalid, NotNow
from .storage import Holder, SeatChanges
from .table import Table

MOST_ACTIONS = 1_000  # of each owner
MOST_PAUSES = 3  # of each seat, at a table with other people


def act(table: Table, caller: Caller, action: AnyAction) -> Decided:
    """Decide an action, except links and `rematch`, which need more than the table."""
    match action:
        case commands.Sit():
            return _sit(table, caller, action)
        case commands.Leave():
            return _leave(table, caller)
        case commands.Start():
            return _start(table, caller, action)
        case commands.Rename():
            seat = needs_seat(caller)
            return Decided([events.Renamed(seat, _name_for(table, seat, action.name))])
        case commands.SeatBot():
            return _seat_bot(table, caller, action)
        case commands.OpenSeat():
            return _open_seat(table, caller, action)
        case commands.StandIn():
            return _stand_in(table, caller, action)
        case commands.Say():
            return _say(table, caller, action)
        case commands.Mute():
            _needs_host(caller)
            _seat(table, action.seat)
            return Decided([events.Muted(action.seat, action.muted)])
        case commands.AskTakeback():
            return _ask_takeback(table, caller)
        case commands.AnswerTakeback():
            return _answer_takeback(table, caller, action)
        case commands.Pause():
            return _pause(table, caller, action)
        case commands.SetPace():
            _needs_seat_or_host(caller)
            return Decided([events.Paced(caller.seat, action.pace)])
        case _:
            raise TypeError(type(action).__name__)


def check_action_count(table: Table, caller: Caller, action: AnyAction) -> None:
    """Refuse actions of a seat that has exceeded the limit. Answers are never refused."""
    owner: ActionOwner
    match action:
        case commands.Leave() | commands.Start() | commands.Rematch() | commands.Unlink():
            return  # limited by the number of links
        case commands.Sit():
            owner = "guests"
        case commands.Claim():
            link = table.seat_keys.links.get(hash_of(action.secret))
            owner = link.seat if link else None
        case commands.SeatBot() | commands.OpenSeat() | commands.Mute():
            owner = "host"
        case _:
            owner = caller.seat
    if table.action_counts[owner] >= MOST_ACTIONS:
        raise NotNow("too_much_chatter", "Too many chat messages and other actions at this table; you can still play.")


def _needs_host(caller: Caller) -> None:
    if not caller.host:
        raise Forbidden("not_host", "Only the host of the table can do that.")


def _needs_seat_or_host(caller: Caller) -> None:
    if not caller.host:
        needs_seat(caller)


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Invalid("no_such_seat", f"There is no seat {number}; valid seats: 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def _needs_no_seat(caller: Caller) -> None:
    if caller.seat is not None:
        raise NotNow("already_seated", f"You already have seat {caller.seat}.")


def _sit(table: Table, caller: Caller, action: commands.Sit) -> Decided:
    assert caller.key is not None
    if table.status == "over":
        raise NotNow("over", "The game is over.")
    if table.seed_is_public:
        raise NotNow(
            "seed_public", "The end of this game was undone, so its draws are public and nobody can join it anymore."
        )
    _needs_no_seat(caller)
    if action.invite != table.invite and not (table.settings.public or caller.host):
        raise Forbidden("no_invitation", "This table is private; you need an invitation link.")
    if action.seat is None:
        number = _free_seat(table)
    else:
        number = action.seat
        if _seat(table, number).kind == "person":
            raise NotNow("seat_taken", "This seat is taken.")
    happens: list[AnyEvent] = [events.Sat(number, _name_for(table, number, action.name))]
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    if not table.started and not any(seat.kind == "open" for seat in others):
        happens.append(events.Started(table.settings.stand_in))
    return Decided(happens, SeatChanges(hold=[Holder(number, caller.key)]))


def _name_for(table: Table, seat: int, name: str) -> str:
    return free_name(name, [other.name for number, other in enumerate(table.seats) if number != seat])


def _free_seat(table: Table) -> int:
    for kind in ("open", "bot"):
        free = [number for number, seat in enumerate(table.seats) if seat.kind == kind]
        if free and (kind == "open" or table.started):
            return random.SystemRandom().choice(free)
    raise NotNow("no_seat_free", "All seats are taken.")


def _leave(table: Table, caller: Caller) -> Decided:
    seat = needs_seat(caller)
    if table.status == "over":
        raise NotNow("over", "The game is over.")
    return Decided([events.Left(seat, table.settings.stand_in)], SeatChanges(forget=[seat]))


def _start(table: Table, caller: Caller, action: commands.Start) -> Decided:
    _needs_host(caller)
    if table.started:
        raise NotNow("started", "The game has already started.")
    return Decided([events.Started(known_bot(action.bot or table.settings.stand_in))])


def _seat_bot(table: Table, caller: Caller, action: commands.SeatBot) -> Decided:
    if caller.seat != action.seat:
        _needs_host(caller)
    _seat(table, action.seat)
    return Decided([events.BotSeated(action.seat, known_bot(action.bot))], SeatChanges(forget=[action.seat]))


def _open_seat(table: Table, caller: Caller, action: commands.OpenSeat) -> Decided:
    _needs_host(caller)
    _seat(table, action.seat)
    # A player who was removed must not come back with the old invitation.
    event = events.SeatOpened(action.seat, table.settings.stand_in, new_invite())
    return Decided([event], SeatChanges(forget=[action.seat]))


def _stand_in(table: Table, caller: Caller, action: commands.StandIn) -> Decided:
    """Let a bot play for the asked player. Only the hub knows whether they are away."""
    _needs_host(caller)
    needs_playing(table)
    if _seat(table, action.seat).answered_by is not None or table.asked != action.seat:
        raise NotNow("not_awaited", "It is not this player's turn.")
    if table.paused:
        raise NotNow("paused", "The game is paused.")
    return stand_in(table, action.seat, "absent")


def check_deletable(table: Table, caller: Caller) -> None:
    """Refuse to delete a game that is not over, or that other people have played."""
    seat = needs_seat(caller)
    if table.status != "over":
        raise NotNow("not_over", "A game can be deleted after it is over.")
    if table.persons != [seat]:
        raise NotNow("not_alone", "Other people played in this game, so you cannot delete it.")


def _say(table: Table, caller: Caller, action: commands.Say) -> Decided:
    _needs_seat_or_host(caller)
    text = " ".join("".join(c for c in action.text if c.isspace() or category(c) != "Cc").split())
    if not text:
        raise Invalid("empty", "The message is empty.")
    if caller.seat is not None and table.seats[caller.seat].muted:
        raise Forbidden("muted", "The host has muted you.")
    name = table.seats[caller.seat].name if caller.seat is not None else None
    return Decided([events.Said(caller.seat, name or "", text)])


def _pause(table: Table, caller: Caller, action: commands.Pause) -> Decided:
    _needs_seat_or_host(caller)
    needs_playing(table)
    is_new = action.paused and not table.paused
    if is_new and len(table.persons) > 1 and table.pauses[caller.seat] >= MOST_PAUSES:
        raise NotNow("too_many_pauses", f"You have already paused this game {MOST_PAUSES} times.")
    return Decided([events.Paused(caller.seat, action.paused)])


def _ask_takeback(table: Table, caller: Caller) -> Decided:
    seat = needs_seat(caller)
    needs_playing(table)
    point = point_to_take_back(table, seat)
    if table.takeback is not None:
        raise NotNow("takeback_pending", "A takeback request is already open.")
    if not _must_agree(table, seat):
        return Decided([events.Undone(seat, point.lines_before)])
    return Decided([events.TakebackAsked(seat, point.lines_before)])


def _must_agree(table: Table, asking: int) -> set[int]:
    """Return who must agree to a takeback: other people without a stand-in."""
    return {seat for seat in table.persons if seat != asking and table.seats[seat].stand_in is None}


def _answer_takeback(table: Table, caller: Caller, action: commands.AnswerTakeback) -> Decided:
    seat = needs_seat(caller)
    asked = table.takeback
    if asked is None:
        raise NotNow("no_takeback", "Nobody has asked for a takeback.")
    if seat == asked.seat and action.agree:
        raise NotNow("own_takeback", "Only the other players can accept your takeback request; you can withdraw it.")
    if seat in asked.agreed:
        raise NotNow("already_agreed", "You have already agreed.")
    happens: list[AnyEvent] = [events.TakebackAnswered(seat, action.agree)]
    if action.agree and _must_agree(table, asked.seat) <= {*asked.agreed, seat}:
        happens.append(events.Undone(asked.seat, asked.lines))
    return Decided(happens)


def check_rematch(table: Table, caller: Caller) -> int:
    """Return the seat of a caller who may ask for a rematch now, or refuse."""
    seat = needs_seat(caller)
    if table.status != "over":
        raise NotNow("not_over", "A rematch is possible after the game.")
    return seat


def rematch(table: Table, caller: Caller, table_id: str) -> Decided:
    """Point the table to its rematch, the table with this id."""
    return Decided([events.Rematched(check_rematch(table, caller), table_id)])
