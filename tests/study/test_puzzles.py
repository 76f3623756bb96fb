"""The puzzles of the package, and which of them belong to a day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from puertorico import locale
from puertorico.bots.builtin_bots import LEVELS
from puertorico.locale.message_text import sentence, text
from puertorico.locale.words import Words
from puertorico.study.puzzle import Puzzle, daily_puzzles, find_puzzle, puzzles
from puertorico.study.puzzle_maker import RULE_SETS
from puertorico.study.puzzle_messages import solution

EVERY_FEW = puzzles()[::40]


def test_at_least_200_puzzles_come_with_the_package() -> None:
    assert len(puzzles()) >= 200
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    assert {(puzzle.players, puzzle.expansions) for puzzle in puzzles()} == set(RULE_SETS)


def test_one_answer_is_ahead_of_all_others_and_some_level_misses_it() -> None:
    for puzzle in puzzles():
        best, *others = puzzle.answers
        assert best.behind.value == 0
        assert others
        assert all(other.behind.is_clear for other in others)
        assert puzzle.missed_by
        assert set(puzzle.missed_by) <= set(LEVELS)


@pytest.mark.parametrize("puzzle", EVERY_FEW, ids=lambda puzzle: puzzle.id)
def test_the_game_of_a_puzzle_can_be_replayed_to_its_question(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert (game.players, tuple(game.rules["expansions"])) == (puzzle.players, puzzle.expansions)
    assert game.question.name == puzzle.question
    assert len(game.answers) > 2
    assert {answer.move for answer in puzzle.answers} <= set(game.answers)
    assert all(answer.told.seat == game.seat for answer in puzzle.answers)


@pytest.mark.parametrize("language", locale.languages())
def test_a_puzzle_is_explained_in_every_language(language: str) -> None:
    for puzzle in EVERY_FEW[:5]:
        game = puzzle.game()
        for answer in puzzle.answers:
            lines = [sentence(Words(language, game.seat), line) for line in answer.reasons]
            assert lines
            assert not any("{" in line for line in lines)


def test_an_answer_is_judged_and_compared_with_the_best_one() -> None:
    """The second best is shown beside the best; a wrong answer is explained if the puzzle knows it."""
    english = Words("en")
    puzzle = next(puzzle for puzzle in puzzles() if len(puzzle.game().answers) > len(puzzle.answers) >= 3)
    best, second, third = (text(english, answer.name) for answer in puzzle.answers[:3])
    other = next(each for each in puzzle.game().answers if each not in [answer.move for answer in puzzle.answers])
    right = solution(puzzle, puzzle.best)
    assert right.is_right
    assert text(english, right.verdict) == f"Right: “{best}” is best."
    assert (text(english, right.title), right.other) == (f"The second best: {second}", puzzle.answers[1])
    wrong = solution(puzzle, puzzle.answers[2].move)
    assert not wrong.is_right
    assert text(english, wrong.verdict) == f"Not the best move. Best: “{best}”."
    assert (text(english, wrong.title), wrong.other) == (third, puzzle.answers[2])
    unknown = solution(puzzle, other)
    assert (unknown.is_right, unknown.other) == (False, None)
    assert text(english, unknown.title).endswith(" is not among the best moves.")


def test_a_day_has_three_puzzles_that_are_the_same_for_everyone() -> None:
    day = date(2026, 12, 24)
    assert len(daily_puzzles(day)) == 3
    assert daily_puzzles(day) == daily_puzzles(day)
    assert [puzzle.difficulty for puzzle in daily_puzzles(day)] == sorted(
        puzzle.difficulty for puzzle in daily_puzzles(day)
    )
    assert not set(daily_puzzles(day)) & set(daily_puzzles(day + timedelta(1)))


@pytest.mark.parametrize("first", [date(2026, 11, 16), date(2027, 2, 27), date(2030, 12, 31)])
def test_a_week_has_every_rule_set(first: date) -> None:
    week = [puzzle for day in range(7) for puzzle in daily_puzzles(first + timedelta(day))]
    assert {(puzzle.players, puzzle.expansions) for puzzle in week} == set(RULE_SETS)


def test_all_puzzles_have_their_day() -> None:
    days = (date(2026, 1, 1) + timedelta(day) for day in range(2 * len(puzzles())))
    assert {puzzle.id for day in days for puzzle in daily_puzzles(day)} == {puzzle.id for puzzle in puzzles()}


def test_a_puzzle_is_found_by_its_id() -> None:
    assert find_puzzle(puzzles()[-1].id) is puzzles()[-1]
    assert find_puzzle("nonsense") is None
