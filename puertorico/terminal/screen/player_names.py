"""The names of the players at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ... import locale
from ...game.messages import message_id
from ...table.wire.view import SeatView, View

# Bots have names of people, because their levels are named like roles. These are the names on the page, in its order,
# so that everyone at a table calls a bot by the same name.
_NAMES = ("Ana", "Diego", "Elena", "Inés", "Luis", "Marta", "Mateo", "Pilar", "Rafael", "Rosa", "Tomás", "Vera")
# Seats are at most four apart, so steps of five never reach another bot's name.
_STEP = 5


def seat_names(view: View, language: str) -> list[str]:
    """Return the name of every seat."""
    people = [seat.name for seat in view.seats if seat.kind == "person"]
    return [_name(view.table_id, number, seat, people, language) for number, seat in enumerate(view.seats)]


def _name(game: str, number: int, seat: SeatView, people: Sequence[str | None], language: str) -> str:
    if seat.name:
        return seat.name
    if seat.kind == "person":
        return locale.text(language, "label-seat-number", n=number + 1)
    return locale.text(language, "lobby-open-seat") if seat.kind == "open" else bot_name(game, number, people)


def bot_name(game: str, seat: int, people: Sequence[str | None] = ()) -> str:
    """Return a bot's name, the same for all viewers, and never a person's name.

    >>> bot_name("k3v9w2m8qa", 1), bot_name("k3v9w2m8qa", 2, ["Inés"])
    ('Elena', 'Rafael')
    """
    place = seat + sum(map(ord, game))
    for turn in range(len(_NAMES)):
        name = _NAMES[(place + turn * _STEP) % len(_NAMES)]
        if name not in people:
            return name
    return _NAMES[place % len(_NAMES)]


def bot_level(seat: SeatView, language: str) -> str:
    """Return the level of a seat's bot, as in "Merchant"; an empty text for a person."""
    bot = seat.bot if seat.kind == "bot" else seat.stand_in
    if bot is None:
        return ""
    message = message_id("bot", bot)
    return locale.text(language, message) if locale.has(language, message) else bot
