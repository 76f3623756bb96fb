"""The words on a picture, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from .. import locale
from ..game.messages import message_id


class PictureWords:
    """The messages of a language, and the names of the seats."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._language, self._names = language, names

    def __call__(self, message: str, **values: str | int) -> str:
        return locale.text(self._language, message, **values)

    def of(self, family: str, name: str, /, **values: str | int) -> str:
        """Return the message about something that has a name in the game."""
        return self(message_id(family, name), **values)

    def seat(self, seat: int) -> str:
        """Return the name of a player, or the number of the seat."""
        if self._names:
            return self._names[seat]
        words = self("terminal-seat", n=seat)
        return words[:1].upper() + words[1:]

    def seats(self, seats: Sequence[int]) -> str:
        """Return an enumeration of players."""
        *first, last = map(self.seat, seats)
        return self("log-and", first=", ".join(first), last=last) if first else last
