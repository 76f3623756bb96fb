"""Commitments to a seed, published before the first draw and checked after the game."""

from __future__ import annotations

import hashlib
import re
from array import array
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from ..rules.answers import LONGEST
from ..rules.chance import draw
from ..rules.kinds import CHANCE
from ..rules.state import State
from ..rules.turn import legal
from .notation import ANSWERS
from .wording import quote

if TYPE_CHECKING:
    from .game import Game
    from .log import Entry

# The lines of a commitment in the header of a game text.
COMMITMENT_LINES = ("commitment", "drawn", "seed", "salt")


class CommitmentBroken(ValueError):
    """Raised if seed and salt do not fit the commitment, or a draw does not fit the seed."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The SHA-256 hash of a salt and a seed, and both of them once they are published.

    `drawn` is the number of draws before a game was imported; they came from another seed.

    >>> made = Commitment.to(seed=7, salt="sea", drawn=0)
    >>> made.hash == hashlib.sha256(b"sea:7").hexdigest()
    True
    >>> made.sealed().seed is None
    True
    """

    hash: str
    drawn: int = 0
    seed: int | None = None
    salt: str | None = None

    @classmethod
    def to(cls, seed: int, salt: str, drawn: int) -> Self:
        """Commit to a seed."""
        return cls(_hash(seed, salt), drawn, seed, salt)

    @classmethod
    def from_header(cls, header: dict[str, str]) -> Self | None:
        """Read a commitment from a game text's header; None if it has none. Raises ValueError."""
        found = {name: header.get(name) for name in COMMITMENT_LINES}
        if found["commitment"] is None:
            return None
        if not re.fullmatch("[0-9a-f]{64}", found["commitment"]):
            raise ValueError("commitment must be a SHA-256 hash of 64 hexadecimal digits")
        for name in ("drawn", "seed"):
            if not re.fullmatch("[0-9]{1,20}", found[name] or "0"):
                raise ValueError(f"{name} must be a non-negative integer, got {quote(found[name])}")
        seed = found["seed"]
        return cls(found["commitment"], int(found["drawn"] or 0), None if seed is None else int(seed), found["salt"])

    def sealed(self) -> Self:
        """Return the commitment without seed and salt, as published during the game."""
        return replace(self, seed=None, salt=None)

    def added_to(self, text: str) -> str:
        """Return a game text with the commitment in its header."""
        values = (self.hash, self.drawn or None, self.seed, self.salt)
        lines = [f"{name}: {value}" for name, value in zip(COMMITMENT_LINES, values, strict=True) if value is not None]
        return text.replace("\n\n", "\n" + "\n".join(lines) + "\n\n", 1)

    def check(self, game: Game) -> int:
        """Return how many draws follow from the seed. Raises `CommitmentBroken`."""
        if self.seed is None or self.salt is None:
            raise CommitmentBroken("seed and salt are not published yet; servers publish them after the game")
        if _hash(self.seed, self.salt) != self.hash:
            raise CommitmentBroken("the commitment is not the hash of this salt and seed")
        state, answers = State.blank(), array("h", [0]) * LONGEST
        draws = draws_of(game)
        if len(draws) < self.drawn:
            raise CommitmentBroken(f"{self.drawn} draws are not covered by the commitment, but there are {len(draws)}")
        for number, entry in enumerate(draws[self.drawn :], self.drawn + 1):
            state.load(entry.before)
            due = ANSWERS[draw(state, self.seed, answers, legal(state, answers))]
            if due != entry.answer:
                raise CommitmentBroken(f"draw {number} must be {due.text!r} with this seed, got {entry.answer.text!r}")
        return len(draws) - self.drawn


def _hash(seed: int, salt: str) -> str:
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def draws_of(game: Game) -> list[Entry]:
    """Return the draws of a game, without those that had only one outcome."""
    return [entry for entry in game.log if entry.seat == CHANCE and entry.chosen]
