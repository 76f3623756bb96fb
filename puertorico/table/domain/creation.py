"""New tables: from a request, or as a rematch of a finished one."""

from __future__ import annotations

import random
from typing import Any

from ...game.commitment import draws_of
from ...game.game import Game
from ...game.options import OPTIONS, InvalidRules
from ...game.text import InvalidText, has_record
from ...game.wording import first_few, quote
from .commands import NewSeat, NewTable
from .decisions import Decided, known_bot
from .events import AnyEvent, Created, Seat, Started
from .names import clean_name
from .refusals import Invalid
from .settings import Settings
from .storage import Holder, SeatChanges
from .table import Table


def new_table(new: NewTable, host: str, seed: int) -> Decided:
    """Decide the first events of a table. Raises `Refused`."""
    known_bot(new.settings.stand_in)
    wished = list(new.seats)
    if sum(seat.kind == "me" for seat in wished) > 1:
        raise Invalid("two_seats", "You can have only one seat at a table; mark only one as `me`.")
    game = _new_game(new, seed)
    if game.players != len(wished):
        sentence = f"The game text is for {game.players} players, but there are {len(wished)} seats."
        raise Invalid("wrong_number_of_seats", sentence)
    if new.settings.random_seats and new.text is None:
        random.SystemRandom().shuffle(wished)
    seats = [_new_seat(seat) for seat in wished]
    holders = [Holder(number, host) for number, seat in enumerate(wished) if seat.kind == "me"]
    starts = not any(seat.kind == "open" for seat in seats)
    drawn = 0 if new.text is None else len(draws_of(game))
    return _first_events(game, new.settings, seats, holders, starts=starts, drawn=drawn)


def _new_game(new: NewTable, seed: int) -> Game:
    try:
        if new.text is not None:
            if has_record(new.text):
                raise InvalidText("it begins with a record in the middle of a phase, which a server cannot check")
            return Game.from_text(new.text, seed=seed)
        unknown = [quote(name) for name in new.options if name not in OPTIONS]
        if unknown:
            raise InvalidRules([f"unknown options: {first_few(unknown)}; valid options: {', '.join(OPTIONS)}"])
        options: dict[str, Any] = new.options
        return Game.new(len(new.seats), new.expansions, seed=seed, **options)
    except InvalidText as error:
        raise Invalid("invalid_text", f"This is not a game text: {error}.") from None
    except InvalidRules as error:
        raise Invalid("invalid_rules", f"There is no such rule set: {error}.") from None


def _new_seat(seat: NewSeat) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", bot=known_bot(seat.bot or "merchant"))
    name = clean_name(seat.name) if seat.name is not None else None
    return Seat("person", name=name) if seat.kind == "me" else Seat("open")


def _first_events(
    game: Game, settings: Settings, seats: list[Seat], holders: list[Holder], *, starts: bool, drawn: int = 0
) -> Decided:
    events: list[AnyEvent] = [Created(game.to_text(), settings, seats, drawn)]
    if starts:
        events.append(Started(settings.stand_in))
    return Decided(events, SeatChanges(hold=holders), game)


def rematch_table(table: Table, seed: int) -> Decided:
    """Decide the first events of a rematch: the same table with the seats rotated.

    Bots keep their names, which would otherwise follow from the new table.
    """
    seats = [
        Seat(seat.kind, table.name_of(number), seat.bot, muted=seat.muted) for number, seat in enumerate(table.seats)
    ]
    rules = dict(table.rules)
    game = Game.new(rules.pop("players"), rules.pop("expansions"), seed=seed, **rules)
    holders = [held._replace(seat=(held.seat + 1) % len(seats)) for held in table.seat_keys.holders.values()]
    return _first_events(game, table.settings, [seats[-1], *seats[:-1]], holders, starts=True)
