"""Puzzles: real positions in which one answer is clearly best, with reasons."""

from __future__ import annotations

import gzip
import random
from collections.abc import Container, Iterator
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Self

import msgspec

from ..game.game import Game
from ..game.messages import Message
from ..game.notation import ANSWER, Answer
from ..rules.questions import Question
from .advice_messages import behind, brief, chance, reason_lines
from .advice_text import in_english
from .comparison import Estimate
from .hint import Advice
from .reason import Reason

# Enough for percentages and tenths of a point.
_DIGITS = 4

# Puzzles of a day: as many as it takes for a week to have every rule set.
A_DAY = 3


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """One answer to a puzzle: its expected result, and the reason for or against it."""

    question: str
    answer: str
    value: float  # the asked seat's winning chance
    error: float
    behind: Estimate  # how much less that is than with the best answer
    points: tuple[float, ...]  # expected final points of each seat
    told: Reason

    @classmethod
    def of(cls, advice: Advice) -> Self:
        """Return what a hint says about an answer."""
        told = advice.behind, advice.points, advice.told
        return cls(advice.question.name, advice.answer.text, advice.value, advice.error, *told)

    @property
    def move(self) -> Answer:
        return ANSWER[self.answer]

    @property
    def name(self) -> Message:
        """Return the answer in few words."""
        return brief(Question[self.question], self.move)

    @property
    def expectation(self) -> Message:
        """Return the chance of the best answer, or how much less it is with another."""
        if self.told.compared_with is None:
            return chance(Estimate(self.value, self.error))
        return behind(self.behind)

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Return the reason line by line."""
        return reason_lines(Question[self.question], self.told)

    @property
    def reason(self) -> str:
        """Return the reason in English."""
        return in_english(self.reasons, self.told.seat)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position from a game of bots, the clearly best answer, and the best others."""

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
        """Return a short unique id."""
        return f"{self.seed}-{self.number}"

    @property
    def best(self) -> Answer:
        return self.answers[0].move

    @property
    def difficulty(self) -> int:
        """Return the number of levels that miss it, from 1 to 5."""
        return len(self.missed_by)

    def game(self) -> Game:
        """Return the game at the question."""
        return Game.from_text(self.text, seed=0)

    def to_line(self) -> str:
        """Return the puzzle as a line of JSON."""
        return msgspec.json.encode(_rounded(asdict(self))).decode() + "\n"

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Read what `to_line` wrote."""
        return msgspec.json.decode(line, type=cls)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package."""
    packed = files(__package__).joinpath("puzzles.jsonl.gz").read_bytes()
    return tuple(map(Puzzle.from_line, gzip.decompress(packed).decode().splitlines()))


@cache
def _by_rule_set() -> tuple[tuple[Puzzle, ...], ...]:
    sets: dict[tuple[int, tuple[str, ...]], list[Puzzle]] = {}
    for puzzle in puzzles():
        sets.setdefault((puzzle.players, puzzle.expansions), []).append(puzzle)
    return tuple(tuple(sets[rules]) for rules in sorted(sets))


def daily_puzzles(day: date) -> tuple[Puzzle, ...]:
    """Return the three puzzles of a day, the easiest first. Every week covers all rule sets."""
    sets = _by_rule_set()
    turns = range(A_DAY * day.toordinal(), A_DAY * (day.toordinal() + 1))
    chosen = [sets[turn % len(sets)][turn // len(sets) % len(sets[turn % len(sets)])] for turn in turns]
    return tuple(sorted(chosen, key=lambda puzzle: puzzle.difficulty))


def practice(known: Container[str] = ()) -> Iterator[Puzzle]:
    """Yield puzzles indefinitely in random order, those with unknown ids first."""
    shuffled = random.sample(puzzles(), len(puzzles()))
    yield from sorted(shuffled, key=lambda puzzle: puzzle.id in known)
    while True:
        yield from random.sample(puzzles(), len(puzzles()))


def find_puzzle(id: str) -> Puzzle | None:
    """Return the puzzle with an id, or None."""
    return next((puzzle for puzzle in puzzles() if puzzle.id == id), None)


def _rounded(data: Any) -> Any:
    match data:
        case float():
            return round(data, _DIGITS)
        case dict():
            return {name: _rounded(value) for name, value in data.items()}
        case list() | tuple():
            return [_rounded(value) for value in data]
    return data
