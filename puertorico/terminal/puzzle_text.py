"""What is said about a puzzle: the task, how hard it is, and the explanation."""

from __future__ import annotations

from datetime import date

from ..game.notation import Answer
from ..locale.words import Words
from ..rules.questions import Question
from ..study import advice_text
from ..study.comparison import Estimate
from ..study.puzzle import Puzzle, PuzzleAnswer
from .puzzle_record import PuzzleRecord


def task_lines(words: Words, puzzle: Puzzle) -> list[str]:
    """Return the task, and the levels of bots that miss it."""
    levels = words.joined(words.of("bot", level) for level in puzzle.missed_by)
    return [words("puzzle-task"), words("puzzle-missed-by", n=puzzle.difficulty, levels=levels)]


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
    question = Question[puzzle.question]

    def brief(answer: Answer) -> str:
        return advice_text.brief(words, question, answer)

    def told(one: PuzzleAnswer) -> list[str]:
        if one.told.compared_with is None:
            value = advice_text.chance(words, Estimate(one.value, one.error))
        else:
            value = advice_text.behind(words, one.behind)
        reasons = advice_text.reason_lines(words, question, one.told)
        return [f"{brief(one.move)}: {value}", *(f"  {line}" for line in reasons)]

    best, second = puzzle.answers[:2]
    verdict = words("puzzle-right" if chosen == best.move else "puzzle-wrong", answer=brief(best.move))
    if chosen == best.move:
        compared = [words("puzzle-runner-up", answer=brief(second.move)), *told(second)]
    else:
        own = next((one for one in puzzle.answers if one.move == chosen), None)
        compared = told(own) if own else [words("puzzle-not-among-best", answer=brief(chosen))]
    return [verdict, *told(best), *compared]
