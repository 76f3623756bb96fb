"""Puzzles: real positions in which one answer is clearly best, with the reasons for it and against others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from ..game.game import Game
from ..game.notation import ANSWER, Answer
from .hint import Advice
from .reason import Reason, in_words

# Enough for percentages and tenths of a point.
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """One answer to a puzzle: its expected result as in a hint, and the reason for or against it."""

    answer: str
    value: float  # the asked seat's winning chance
    error: float
    behind: float  # how much less that is than with the best answer
    behind_error: float
    points: tuple[float, ...]  # expected final points of each seat
    told: Reason

    @classmethod
    def of(cls, advice: Advice) -> Self:
        """Return what a hint says about an answer."""
        behind = advice.behind
        return cls(
            advice.answer.text, advice.value, advice.error, behind.value, behind.error, advice.points, advice.told
        )

    @property
    def reason(self) -> str:
        """Return the reason in English."""
        return in_words(self.told)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position from a game between bots, the answer that is clearly best, and the best of the others."""

    seed: int  # of the game
    number: int  # of the decision in it
    players: int
    expansions: tuple[str, ...]
    question: str
    missed_by: tuple[str, ...]  # the levels that usually answer something else
    answers: tuple[PuzzleAnswer, ...]  # best first
    text: str  # the game up to the question

    @property
    def id(self) -> str:
        """Return a short name that no other puzzle has."""
        return f"{self.seed}-{self.number}"

    @property
    def best(self) -> Answer:
        return ANSWER[self.answers[0].answer]

    @property
    def difficulty(self) -> int:
        """Return the number of levels that miss it, from 1 to 5."""
        return len(self.missed_by)

    def game(self) -> Game:
        """Return the game at the question."""
        return Game.from_text(self.text, seed=0)

    def to_line(self) -> str:
        """Return the puzzle as a line of JSON."""
        return json.dumps(_rounded(asdict(self)), separators=(",", ":")) + "\n"

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Read what `to_line` wrote."""
        read = json.loads(line)
        answers = tuple(_answer(each) for each in read["answers"])
        lists = {name: tuple(read[name]) for name in ("expansions", "missed_by")}
        return cls(**{**read, **lists, "answers": answers})


def _answer(data: Mapping[str, Any]) -> PuzzleAnswer:
    return PuzzleAnswer(**{**data, "points": tuple(data["points"]), "told": Reason.of(data["told"])})


def _rounded(data: Any) -> Any:
    match data:
        case float():
            return round(data, _DIGITS)
        case dict():
            return {name: _rounded(value) for name, value in data.items()}
        case list() | tuple():
            return [_rounded(value) for value in data]
    return data
