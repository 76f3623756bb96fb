"""The words on a picture, in one language."""

from __future__ import annotations

from ..locale.words import Words, capital


class PictureWords(Words):
    """Words for labels: a player without a name is a seat with a capital letter."""

    def name(self, seat: int) -> str:
        name = super().name(seat)
        return name if self.called else capital(name)
