"""What is said about a puzzle, as messages: who misses it, and whether an answer is right."""

from __future__ import annotations

from dataclasses import dataclass

from ..game.messages import Message, Series, message_id
from ..game.notation import Answer
from ..rules.questions import Question
from .advice_messages import brief
from .puzzle import Puzzle, PuzzleAnswer


@dataclass(frozen=True, slots=True)
class Solution:
    """What is said after an answer: the verdict, then the best answer and another one.

    `title` introduces the other one. Its explanation is `other`, or None if the puzzle has none.
    """

    is_right: bool
    verdict: Message
    title: Message
    other: PuzzleAnswer | None


def missed_by(puzzle: Puzzle) -> Message:
    """Return which levels of bots miss a puzzle."""
    levels = Series(tuple(Message(message_id("bot", level)) for level in puzzle.missed_by), "and")
    return Message("puzzle-missed-by", {"n": puzzle.difficulty, "levels": levels})


def solution(puzzle: Puzzle, chosen: Answer) -> Solution:
    """Return what to say after an answer; the best answer is compared with the second best."""
    question = Question[puzzle.question]
    best, second = puzzle.answers[:2]
    name = brief(question, best.move)
    if chosen == best.move:
        title = Message("puzzle-runner-up", {"answer": brief(question, second.move)})
        return Solution(True, Message("puzzle-right", {"answer": name}), title, second)
    own = next((one for one in puzzle.answers if one.move == chosen), None)
    title = brief(question, chosen)
    if own is None:
        title = Message("puzzle-not-among-best", {"answer": title})
    return Solution(False, Message("puzzle-wrong", {"answer": name}), title, own)
