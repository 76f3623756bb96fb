"""The error for an answer that is not legal."""

from __future__ import annotations

from typing import Any

from ..rules.why import Why
from .notation import Answer


class IllegalAnswer(ValueError):
    """Raised for an illegal answer. `why` is the reason, `legal` are the legal answers.

    In an arrangement, `number` people in `place` are the problem.

    >>> from puertorico import Game
    >>> game = Game.new(players=3, seed=1)
    >>> try:
    ...     game.play("pass")
    ... except IllegalAnswer as error:
    ...     print(error.why.name, len(error.legal))
    NOT_ASKED 6
    """

    def __init__(
        self,
        answer: object,
        why: Why,
        legal: tuple[Answer, ...],
        reason: str = "",
        *,
        place: str | None = None,
        number: int = 0,
    ) -> None:
        """Create the error; `reason` replaces the sentence of `why`."""
        self.answer, self.why, self.legal, self.place, self.number = answer, why, legal, place, number
        allowed = ", ".join(answer.text for answer in legal) or "nothing, the game is over"
        super().__init__(f"{answer} is not legal: {reason or why.sentence}. Legal: {allowed}.")

    def __reduce__(self) -> tuple[Any, ...]:
        """Rebuild the error from its message: exceptions of worker processes are pickled."""
        return _rebuilt, (type(self), str(self)), vars(self)


def _rebuilt(kind: type[IllegalAnswer], message: str) -> IllegalAnswer:
    return kind.__new__(kind, message)
