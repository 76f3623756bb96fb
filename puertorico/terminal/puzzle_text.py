"""Texts about a puzzle: the task, its difficulty, and the explanation."""

from __future__ import annotations

from datetime import date

from ..game.messages import Message
from ..game.notation import Answer
from ..locale.message_text import sentence, text
from ..locale.words import Words
from ..study.puzzle import Puzzle, PuzzleAnswer
from ..study.puzzle_messages import missed_by, solution
from .puzzle_record import PuzzleRecord


def task_lines(words: Words, puzzle: Puzzle) -> list[str]:
    """Return the task, and the levels of bots that miss it."""
    return [words("puzzle-task"), sentence(words, missed_by(puzzle))]


def result_line(words: Words, puzzle: Puzzle, record: PuzzleRecord) -> str:
    """Return how hard a puzzle is, and the result of the first answer if there was one."""
    difficulty = words("puzzle-difficulty", n=puzzle.difficulty)
    if puzzle.id not in record.first:
        return difficulty
    return f"{difficulty}, {words('puzzle-solved' if record.first[puzzle.id] else 'puzzle-missed')}"


def streak_line(words: Words, record: PuzzleRecord, today: date) -> str:
    """Return the streak of days; empty if there is none."""
    days = record.streak(today)
    return words("puzzle-streak", n=days) if days else ""


def explanation(words: Words, puzzle: Puzzle, chosen: Answer) -> list[str]:
    """Return whether an answer is right, then the reasons, as those of a hint."""
    found, best = solution(puzzle, chosen), puzzle.answers[0]
    lines = [sentence(words, found.verdict), *_explained(words, best.name, best)]
    return [*lines, *(_explained(words, found.title, found.other) if found.other else [sentence(words, found.title)])]


def _explained(words: Words, title: Message, answer: PuzzleAnswer) -> list[str]:
    reasons = (f"  {sentence(words, line)}" for line in answer.reasons)
    return [f"{sentence(words, title)}, {text(words, answer.expectation)}", *reasons]
