"""The puzzle generator: what it keeps of a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from puertorico.bots import Prompt, make
from puertorico.game.options import EXPANSIONS
from puertorico.study import puzzle_maker
from puertorico.study.level_measurement import STAND_INS
from puertorico.study.puzzle import Puzzle
from puertorico.study.puzzle_maker import RULE_SETS, explained_again, puzzles_of, read_puzzles


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """Return the puzzles of the first quick game that has some, made with a small budget."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzle_maker, "_BUDGET", 400)
        patch.setattr(puzzle_maker, "PLAYER", "network")
        patch.setattr(puzzle_maker, "_OF_A_GAME", 2)
        patch.setitem(STAND_INS, "viceroy", "search:playouts=100")
        return next(found for seed in range(4, 40) if (found := list(puzzles_of(seed))))


def test_the_games_cover_every_rule_set() -> None:
    assert len(set(RULE_SETS)) == 16
    assert {players for players, _ in RULE_SETS} == {2, 3, 4, 5}
    assert {expansions for _, expansions in RULE_SETS} == {(), ("new_buildings",), ("nobles",), EXPANSIONS}


def test_a_puzzle_is_a_real_decision_with_one_answer_ahead_of_all_others(puzzles: list[Puzzle]) -> None:
    assert puzzles
    for puzzle in puzzles:
        game = puzzle.game()
        assert game.question.name == puzzle.question
        assert len(game.answers) >= 3
        best, *others = puzzle.answers
        assert puzzle.best in game.answers
        assert best.behind.value == 0
        assert best.told.compared_with is None
        for other in others:
            assert other.behind.is_clear
            assert other.told.compared_with == best.answer
            assert other.reason


def test_the_levels_that_miss_a_puzzle_usually_answer_something_else(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert 1 <= puzzle.difficulty == len(puzzle.missed_by)
        prompt = Prompt.of(puzzle.game())
        for level in set(puzzle.missed_by) & {"newcomer", "settler", "merchant"}:
            answers = [make(level, seed).choose(prompt) for seed in range(40)]
            assert answers.count(puzzle.best) < 36


def test_a_puzzle_can_be_written_and_read(puzzles: list[Puzzle], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("".join(puzzle.to_line() for puzzle in puzzles) + '{"seed": 5, "pla', encoding="utf-8")
    read = read_puzzles(file)
    assert [puzzle.text for puzzle in read] == [puzzle.text for puzzle in puzzles]
    assert [puzzle.to_line() for puzzle in read] == [puzzle.to_line() for puzzle in puzzles]
    assert [each.reason for each in read[0].answers] == [each.reason for each in puzzles[0].answers]


def test_a_puzzle_that_is_explained_again_keeps_its_answers_and_numbers(puzzles: list[Puzzle]) -> None:
    known = puzzles[0]
    nothing = replace(known.answers[0].told, compared_with=None, motives=(), line=(), mine=(), final=())
    again = explained_again(replace(known, answers=tuple(replace(each, told=nothing) for each in known.answers)))
    assert [each.told.compared_with for each in again.answers] == [each.told.compared_with for each in known.answers]
    assert any(each.told.mine for each in again.answers)
    assert replace(again, answers=()) == replace(known, answers=())
    for new, old in zip(again.answers, known.answers, strict=True):
        assert replace(new, told=old.told) == old
