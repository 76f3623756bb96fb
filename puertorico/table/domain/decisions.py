"""What people may do at a table. Each function looks at the table and says which events follow, or refuses.

Nothing is changed here, except that an answer is played on the table's game to learn what comes of it; `take_back`
undoes that if it could not be written down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple
from unicodedata import category

import msgspec

from ...bots.roster import LEVELS
from ...game.game import Game, IllegalAnswer
from ...game.log import Entry
from ...game.options import OPTIONS, InvalidRules
from ...game.text import InvalidText
from ...game.wording import quote
from .. import wire
from .events import Event
from .keys import new_invite
from .table import Seat, Table


class Refused(Exception):
    """Something that cannot be done: an HTTP status, a key for programs, and one sentence for people."""

    def __init__(self, status: int, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.reason, self.sentence = status, reason, sentence


MOST_EVENTS = 20_000

# Where the store is and what is wrong with it is for the log alone.
NO_STORE = Refused(503, "store_unavailable", "The server cannot reach its store just now; nothing was lost, try again.")


class Who(NamedTuple):
    """Whoever sends something: the hash of the key, and what it opens at this table."""

    key: str | None
    seat: int | None
    host: bool

    @classmethod
    def at(cls, table: Table, key: str | None) -> Who:
        if key is None:
            return cls(None, None, False)
        return cls(key, table.holders.get(key), key == table.host)

    @property
    def viewer(self) -> Who:
        """What matters for what is shown: people with the same rights see the same."""
        return Who(None, self.seat, self.host)


@dataclass(slots=True)
class Outcome:
    """The events to be written down, and who holds a seat from then on and who no longer does."""

    events: list[tuple[str, int | None, dict[str, Any]]]
    hold: list[tuple[int, str]] = field(default_factory=list)
    forget: list[int] = field(default_factory=list)
    link: list[tuple[int, str]] = field(default_factory=list)

    def numbered(self, table: Table, now: float, who: Who, command_id: str | None) -> list[Event]:
        """The events with their versions; the last one carries the command, so that a repetition finds it."""
        last = len(self.events)
        return [
            Event(
                version=table.version + number,
                kind=kind,
                seat=seat,
                data=data,
                at=max(now, table.updated),
                command_id=command_id if number == last else None,
                by=who.key if number == last else None,
            )
            for number, (kind, seat, data) in enumerate(self.events, 1)
        ]


def _needs_seat(who: Who) -> int:
    if who.seat is None:
        raise Refused(403, "not_your_seat", "You hold no seat at this table.")
    return who.seat


def _needs_host(who: Who) -> None:
    if not who.host:
        raise Refused(403, "not_host", "Only the host of the table can do that.")


def _needs_seat_or_host(who: Who) -> None:
    if not who.host:
        _needs_seat(who)


def _needs_playing(table: Table) -> None:
    if table.status == "open":
        raise Refused(409, "not_started", "The game has not started yet.")
    if table.status == "over":
        raise Refused(409, "over", "The game is over.")


def check_length(table: Table) -> None:
    """All events of a table are kept in memory and read again after a restart; a long game has a thousand."""
    if table.version >= MOST_EVENTS:
        raise Refused(409, "full", "Too much has happened at this table; take the game's text and open a new one.")


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused(422, "no_such_seat", f"There is no seat {number}; there are seats 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def known_bot(name: str) -> str:
    """People choose among the levels; other bots are for the arena."""
    if name not in LEVELS:
        raise Refused(422, "unknown_bot", f"There is no level {quote(name)}; there are {', '.join(LEVELS)}.")
    return name


# New tables

Holders = list[tuple[int, str]]


def new_table(new: wire.NewGame, host: str, seed: int) -> tuple[dict[str, Any], Holders]:
    """What the first event of a table says, and who holds which seat."""
    known_bot(new.settings.stand_in)
    wished = list(new.seats)
    if sum(seat.kind == "me" for seat in wished) > 1:
        raise Refused(422, "two_seats", "You can hold one seat at a table; mark only one as `me`.")
    game = _new_game(new, seed)
    if game.players != len(wished):
        sentence = f"The game text is for {game.players} players, but there are {len(wished)} seats."
        raise Refused(422, "wrong_number_of_seats", sentence)
    if new.settings.random_seats and new.text is None:
        random.SystemRandom().shuffle(wished)
    seats = [_new_seat(seat) for seat in wished]
    holders = [(number, host) for number, seat in enumerate(wished) if seat.kind == "me"]
    return _first_event(game, new.settings, seats), holders


def _new_game(new: wire.NewGame, seed: int) -> Game:
    try:
        if new.text is not None:
            return Game.from_text(new.text, seed=seed)
        unknown = [quote(name) for name in new.options if name not in OPTIONS]
        if unknown:
            raise InvalidRules([f"no such option: {', '.join(unknown[:5])}; there are {', '.join(OPTIONS)}"])
        options: dict[str, Any] = new.options
        return Game.new(len(new.seats), new.expansions, seed=seed, **options)
    except InvalidText as error:
        raise Refused(422, "invalid_text", f"This is not a game text: {error}.") from None
    except InvalidRules as error:
        raise Refused(422, "invalid_rules", f"There is no such rule set: {error}.") from None


def _new_seat(seat: wire.NewSeat) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", bot=known_bot(seat.bot or "merchant"))
    return Seat("person", name=seat.name) if seat.kind == "me" else Seat("open")


def _first_event(game: Game, settings: wire.Settings, seats: list[Seat]) -> dict[str, Any]:
    return {
        "text": game.to_text(),
        "settings": msgspec.to_builtins(settings),
        "seats": [asdict(seat) for seat in seats],
    }


def table_again(table: Table, seed: int, names: Sequence[str | None] = ()) -> tuple[dict[str, Any], Holders]:
    """The same people, bots and rules once more; everybody moves on by one seat, so that another one begins.

    `names` are those of the bots, which have none of their own at a first table.
    """
    seats = [Seat(seat.kind, seat.name, seat.bot, muted=seat.muted) for seat in table.seats]
    for seat, name in zip(seats, names, strict=False):
        if seat.kind == "bot":
            seat.name = seat.name or name
    rules = dict(table.rules)
    game = Game.new(rules.pop("players"), rules.pop("expansions"), seed=seed, **rules)
    holders = [((seat + 1) % len(seats), key) for key, seat in table.holders.items()]
    return _first_event(game, table.settings, [seats[-1], *seats[:-1]]), holders


# The game


def command(table: Table, who: Who, given: wire.Command) -> Outcome:
    """Answers are played at once on the table's game."""
    seat = _needs_seat(who)
    wishes = [given.answer, given.answers, given.arrangement, given.undo]
    if sum(wish is not None for wish in wishes) != 1:
        raise Refused(422, "one_wish", "A command holds exactly one of answer, answers, arrangement and undo.")
    if given.undo:
        return undo(table, seat)
    _needs_playing(table)
    if table.paused:
        raise Refused(409, "paused", "The game is paused.")
    if table.asked != seat:
        raise Refused(409, "not_asked", "It is not your turn.")
    if given.arrangement is not None:
        arrangement = given.arrangement
        return played(table, seat, lambda: table.game.arrange(arrangement))
    return answers(table, seat, [given.answer] if given.answer is not None else given.answers or [])


def answers(table: Table, seat: int, texts: list[str]) -> Outcome:
    """Several answers in a row, all of the same seat: all are given, or none.

    One that has become the only answer to the same question by those before it has been given by the game already.
    """

    def play() -> None:
        forced: list[str] = []
        for text in texts:
            if forced and forced[0] == text:
                forced.pop(0)
                continue
            if table.game.seat != seat:
                raise Refused(422, "not_asked", f"Your turn is over before {quote(text)}.")
            length = len(table.game.log)
            table.game.play(text)
            forced = _forced_by(table.game.log[length:])

    return played(table, seat, play)


def _forced_by(entries: list[Entry]) -> list[str]:
    """What the game itself has answered to the question of the first entry, right after it."""
    first, *after = entries
    same = takewhile(
        lambda entry: not entry.chosen and (entry.question, entry.seat) == (first.question, first.seat), after
    )
    return [entry.answer.text for entry in same]


def played(table: Table, seat: int, play: Callable[[], None]) -> Outcome:
    length = len(table.game.log)
    try:
        play()
    except BaseException as error:
        table.take_back_to(table.lines)
        if isinstance(error, IllegalAnswer):
            raise Refused(422, error.why.name.lower(), str(error)) from None
        raise
    return Outcome([("answered", seat, {"lines": table.lines_since(length)})])


def undo(table: Table, seat: int) -> Outcome:
    move = table.last_move_of(seat)
    if move is None:
        raise Refused(409, "nothing_to_undo", "You have given no answer that could be taken back.")
    if not table.can_undo(seat):
        sentence = "Somebody has answered or a tile was turned since; ask the others for a takeback."
        raise Refused(409, "too_late_to_undo", sentence)
    return Outcome([("undone", seat, {"lines": move.lines_before})])


# Seats


def sit(table: Table, who: Who, given: wire.Sit) -> Outcome:
    assert who.key is not None
    if table.status == "over":
        raise Refused(409, "over", "The game is over.")
    if who.seat is not None:
        raise Refused(409, "already_seated", f"You already hold seat {who.seat}.")
    if given.invite != table.invite and not (table.settings.public or who.host):
        raise Refused(403, "no_invitation", "This table is private: you need its invitation.")
    if given.seat is None:
        number = _free_seat(table)
    else:
        number = given.seat
        if _seat(table, number).kind == "person":
            raise Refused(409, "seat_taken", "Somebody sits there.")
    events: list[tuple[str, int | None, dict[str, Any]]] = [("sat", number, {"name": given.name})]
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    if not table.started and not any(seat.kind == "open" for seat in others):
        events.append(("started", None, {"bot": table.settings.stand_in}))
    return Outcome(events, hold=[(number, who.key)])


def _free_seat(table: Table) -> int:
    for kind in ("open", "bot"):
        free = [number for number, seat in enumerate(table.seats) if seat.kind == kind]
        if free and (kind == "open" or table.started):
            return random.SystemRandom().choice(free)
    raise Refused(409, "no_seat_free", "All seats are taken.")


def claim(table: Table, who: Who, secret: str) -> Outcome:
    """`secret` is the hash of what was given."""
    assert who.key is not None
    seat = table.links.get(secret)
    if seat is None:
        raise Refused(403, "wrong_secret", "This link to a seat is not valid any more.")
    if who.seat is not None:
        raise Refused(409, "already_seated", f"You already hold seat {who.seat}.")
    return Outcome([("claimed", seat, {})], hold=[(seat, who.key)])


def link(table: Table, who: Who, secret: str) -> Outcome:
    """`secret` is the hash of the secret that the owner of a seat will get."""
    seat = _needs_seat(who)
    return Outcome([("linked", seat, {})], link=[(seat, secret)])


def leave(table: Table, who: Who, given: wire.Leave) -> Outcome:
    seat = _needs_seat(who)
    if table.status == "over":
        raise Refused(409, "over", "The game is over.")
    return Outcome([("left", seat, {"bot": table.settings.stand_in})], forget=[seat])


def start(table: Table, who: Who, given: wire.Start) -> Outcome:
    _needs_host(who)
    if table.started:
        raise Refused(409, "started", "The game has started already.")
    return Outcome([("started", None, {"bot": table.settings.stand_in})])


def rename(table: Table, who: Who, given: wire.Rename) -> Outcome:
    return Outcome([("renamed", _needs_seat(who), {"name": given.name})])


def seat_bot(table: Table, who: Who, given: wire.SeatBot) -> Outcome:
    if who.seat != given.seat:
        _needs_host(who)
    _seat(table, given.seat)
    return Outcome([("seat_botted", given.seat, {"bot": known_bot(given.bot)})], forget=[given.seat])


def open_seat(table: Table, who: Who, given: wire.OpenSeat) -> Outcome:
    _needs_host(who)
    _seat(table, given.seat)
    # Whoever was removed must not come back with the old invitation.
    data = {"bot": table.settings.stand_in, "invite": new_invite()}
    return Outcome([("opened", given.seat, data)], forget=[given.seat])


# Company


def say(table: Table, who: Who, given: wire.Say) -> Outcome:
    _needs_seat_or_host(who)
    text = " ".join("".join(c for c in given.text if c.isspace() or category(c) != "Cc").split())
    if not text:
        raise Refused(422, "empty", "There is nothing in that message.")
    if who.seat is not None and table.seats[who.seat].muted:
        raise Refused(403, "muted", "The host has muted you.")
    name = table.seats[who.seat].name if who.seat is not None else None
    return Outcome([("said", who.seat, {"name": name or "", "text": text})])


def mute(table: Table, who: Who, given: wire.Mute) -> Outcome:
    _needs_host(who)
    _seat(table, given.seat)
    return Outcome([("muted", given.seat, {"muted": given.muted})])


def ask_takeback(table: Table, who: Who, given: wire.AskTakeback) -> Outcome:
    seat = _needs_seat(who)
    _needs_playing(table)
    move = table.last_move_of(seat)
    if move is None:
        raise Refused(409, "nothing_to_undo", "You have given no answer that could be taken back.")
    if table.takeback is not None:
        raise Refused(409, "takeback_pending", "A takeback is being decided.")
    if not _jury(table, seat):
        return Outcome([("undone", seat, {"lines": move.lines_before})])
    return Outcome([("takeback_asked", seat, {"lines": move.lines_before})])


def _jury(table: Table, asking: int) -> list[int]:
    """Whoever has to agree: the other people, unless a bot stands in for them."""
    return [seat for seat in table.persons if seat != asking and table.seats[seat].stand_in is None]


def answer_takeback(table: Table, who: Who, given: wire.AnswerTakeback) -> Outcome:
    seat = _needs_seat(who)
    asked = table.takeback
    if asked is None:
        raise Refused(409, "no_takeback", "Nobody has asked for a takeback.")
    if seat == asked.seat and given.agree:
        raise Refused(409, "own_takeback", "The others decide about your takeback; you can only withdraw it.")
    if seat in asked.agreed:
        raise Refused(409, "already_agreed", "You have agreed already.")
    outcome = Outcome([("takeback_answered", seat, {"agree": given.agree})])
    if given.agree and set(_jury(table, asked.seat)) <= {*asked.agreed, seat}:
        outcome.events.append(("undone", asked.seat, {"lines": asked.lines}))
    return outcome


def pause(table: Table, who: Who, given: wire.Pause) -> Outcome:
    _needs_seat_or_host(who)
    _needs_playing(table)
    return Outcome([("paused", who.seat, {"paused": given.paused})])


def set_pace(table: Table, who: Who, given: wire.SetPace) -> Outcome:
    _needs_seat_or_host(who)
    return Outcome([("paced", who.seat, {"pace": given.pace})])


def rematch(table: Table, who: Who, game: str) -> Outcome:
    _needs_seat(who)
    if table.status != "over":
        raise Refused(409, "not_over", "A rematch is for when the game is over.")
    return Outcome([("rematched", who.seat, {"game": game})])


def act(table: Table, who: Who, action: wire.AnyAction) -> Outcome:
    """Whatever people do at a table that needs nothing but the table; `claim`, `link` and `rematch` need more."""
    match action:
        case wire.Sit():
            return sit(table, who, action)
        case wire.Leave():
            return leave(table, who, action)
        case wire.Start():
            return start(table, who, action)
        case wire.Rename():
            return rename(table, who, action)
        case wire.SeatBot():
            return seat_bot(table, who, action)
        case wire.OpenSeat():
            return open_seat(table, who, action)
        case wire.Say():
            return say(table, who, action)
        case wire.Mute():
            return mute(table, who, action)
        case wire.AskTakeback():
            return ask_takeback(table, who, action)
        case wire.AnswerTakeback():
            return answer_takeback(table, who, action)
        case wire.Pause():
            return pause(table, who, action)
        case wire.SetPace():
            return set_pace(table, who, action)
        case _:
            raise TypeError(type(action).__name__)


# What the server does by itself


def bot_answers(table: Table, seat: int, text: str) -> Outcome:
    return answers(table, seat, [text])


def stand_in(table: Table, seat: int, reason: str) -> Outcome:
    """A bot answers for somebody who is away (`absent`) or whose clock has run out (`clock`)."""
    return Outcome([("stood_in", seat, {"bot": table.settings.stand_in, "reason": reason})])


def give_back(table: Table, seat: int) -> Outcome:
    return Outcome([("given_back", seat, {})])
