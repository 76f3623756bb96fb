"""Results of puzzles on this computer: first answers count, and days in a row make a streak."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import pytest

from puertorico.study.puzzle import daily_puzzles, practice, puzzles
from puertorico.terminal.puzzle_record import PuzzleRecord

DAY = date(2026, 12, 24)


def solved(folder: Path, *days: int) -> PuzzleRecord:
    """The record of someone who solved the first puzzle of these days."""
    record = PuzzleRecord(folder)
    for day in days:
        record.answered(daily_puzzles(DAY + timedelta(day))[0], True, DAY + timedelta(day))
    return PuzzleRecord(folder)


def test_days_in_a_row_make_a_streak_that_a_missed_day_ends(tmp_path: Path) -> None:
    record = solved(tmp_path, 0, 1, 2)
    assert [record.streak(DAY + timedelta(day)) for day in (2, 3, 4)] == [3, 3, 0]
    assert solved(tmp_path, 4).streak(DAY + timedelta(4)) == 1


def test_several_puzzles_of_a_day_count_once_and_those_of_other_days_do_not(tmp_path: Path) -> None:
    record = solved(tmp_path, 0)
    record.answered(daily_puzzles(DAY)[1], True, DAY)
    assert record.streak(DAY) == 1
    record.answered(daily_puzzles(DAY + timedelta(5))[0], True, DAY + timedelta(1))
    assert PuzzleRecord(tmp_path).days == 1


def test_only_the_first_answer_counts(tmp_path: Path) -> None:
    record, puzzle = PuzzleRecord(tmp_path), daily_puzzles(DAY)[0]
    record.answered(puzzle, False, DAY)
    record.answered(puzzle, True, DAY)
    assert PuzzleRecord(tmp_path).first == {puzzle.id: False}
    assert record.streak(DAY) == 0


def test_two_terminals_keep_the_results_of_both(tmp_path: Path) -> None:
    one, other = PuzzleRecord(tmp_path), PuzzleRecord(tmp_path)
    first, second, _ = daily_puzzles(DAY)
    one.answered(first, True, DAY)
    other.answered(second, False, DAY)
    assert PuzzleRecord(tmp_path).first == {first.id: True, second.id: False}


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"first": [], "last": "soon", "days": 3}', '{"last": 3, "days": "x"}']
)
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "puzzles.json").write_text(text, encoding="utf-8")
    record = PuzzleRecord(tmp_path)
    assert (record.first, record.streak(DAY)) == ({}, 0)


def test_puzzles_can_be_solved_without_a_folder_to_write_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    record = PuzzleRecord(tmp_path / "file")
    record.answered(daily_puzzles(DAY)[0], True, DAY)
    assert record.streak(DAY) == 1


def test_practice_begins_with_puzzles_that_were_never_tried() -> None:
    known = {puzzle.id for puzzle in puzzles()[5:]}
    first = list(islice(practice(known), len(puzzles())))
    assert {puzzle.id for puzzle in first[:5]} == {puzzle.id for puzzle in puzzles()[:5]}
    assert len({puzzle.id for puzzle in first}) == len(puzzles())
