"""The names of the players at a table."""

from __future__ import annotations

from ... import locale
from ...game.messages import message_id
from ...table.wire.view import SeatView, View


def seat_names(view: View, language: str) -> list[str]:
    """Return the name of every seat."""
    return [seat.name or _unnamed(number, seat, language) for number, seat in enumerate(view.seats)]


def _unnamed(number: int, seat: SeatView, language: str) -> str:
    if seat.kind == "open":
        return locale.text(language, "lobby-open-seat")
    return locale.text(language, "label-seat-number", n=number + 1)


def bot_level(seat: SeatView, language: str) -> str:
    """Return the level of a seat's bot, as in "Merchant"; an empty text for a person."""
    bot = seat.bot if seat.kind == "bot" else seat.stand_in
    if bot is None:
        return ""
    message = message_id("bot", bot)
    return locale.text(language, message) if locale.has(language, message) else bot
