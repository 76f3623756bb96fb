"""Puzzles on the full screen."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from full_screen import run_app, settled, text_of, told
from textual.pilot import Pilot

from puertorico.study.puzzle import daily_puzzles
from puertorico.terminal.puzzle_record import PuzzleRecord
from puertorico.terminal.screen.app import COMPACT, TableApp
from puertorico.terminal.screen.dialogs import TextDialog
from puertorico.terminal.screen.help_text import ROW_KEYS
from puertorico.terminal.screen.puzzle_app import PuzzleApp
from puertorico.terminal.sources.puzzle_table import PuzzleTable

TODAY = daily_puzzles(date(2026, 12, 24))


def puzzle_of(app: TableApp) -> str:
    assert isinstance(app.source, PuzzleTable)
    return app.source.puzzle.id


def key_of(app: TableApp, answer: str) -> str:
    """The key of an answer in the list."""
    return next(key for key, choice in zip(ROW_KEYS, app.panel.offered, strict=False) if answer in choice.answers)


async def explained(app: TableApp, pilot: Pilot[str]) -> str:
    """Wait for the explanation, and return it as it is on the screen."""
    while not isinstance(app.screen, TextDialog):
        await pilot.pause(0.01)
    await pilot.pause()
    return " ".join(text_of(app).replace("│", " ").split())


def test_the_puzzles_of_the_day_are_solved_on_the_board_and_explained(tmp_path: Path) -> None:
    """A wrong answer is compared with the best one and another one can be tried; then comes the next puzzle."""

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        best, second = TODAY[0].answers[:2]
        assert f"Puzzle {TODAY[0].id}: " in text_of(app)
        assert "One move is clearly best. Which one?" in told(app)[0]
        await pilot.press("h", "u")
        while len(told(app)) < 4:
            await pilot.pause(0.01)
        assert told(app)[-2:] == ["Hints are turned off at this table.", "You have no move to take back."]
        await pilot.press(key_of(app, second.answer))
        text = await explained(app, pilot)
        assert "Not the best move. Best: “" in text
        assert "lower chance of winning" in text
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press(key_of(app, best.answer))
        assert "Right: “" in await explained(app, pilot)
        await pilot.press("1")
        while puzzle_of(app) != TODAY[1].id:
            await pilot.pause(0.01)
        await settled(app, pilot)
        assert f"Puzzle {TODAY[1].id}: " in text_of(app)

    run_app(PuzzleApp(TODAY, "en", PuzzleRecord(tmp_path)), play, COMPACT)


def test_after_the_last_puzzle_of_the_day_there_is_practice(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for label in ("Weiter üben", "Nächstes Rätsel"):
            before = puzzle_of(app)
            await pilot.press("1")
            assert label in await explained(app, pilot)
            await pilot.press("1")
            while puzzle_of(app) == before:
                await pilot.pause(0.01)
            await settled(app, pilot)

    run_app(PuzzleApp(TODAY[:1], "de", PuzzleRecord(tmp_path)), play)


def test_the_streak_is_told_on_the_screen_and_only_the_first_answer_counts(tmp_path: Path) -> None:
    """Yesterday a puzzle was solved; today the first answer to the first one is right, to the second one wrong."""
    record, today = PuzzleRecord(tmp_path), date.today()
    yesterday = today - timedelta(days=1)
    record.answered(daily_puzzles(yesterday)[0], True, yesterday)
    puzzles = [puzzle for puzzle in daily_puzzles(today) if puzzle.id not in record.first]

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert "Solved 1 day in a row" in told(app)[0]
        await pilot.press(key_of(app, puzzles[0].best.text))
        assert "Solved 2 days in a row" in await explained(app, pilot)
        await pilot.press("1")
        while puzzle_of(app) != puzzles[1].id:
            await pilot.pause(0.01)
        await settled(app, pilot)
        for answer in (puzzles[1].answers[1].answer, puzzles[1].best.text):
            await pilot.press(key_of(app, answer))
            await explained(app, pilot)
            await pilot.press("escape")
            await pilot.pause()

    run_app(PuzzleApp(puzzles, "en", PuzzleRecord(tmp_path)), play, COMPACT)
    stored = PuzzleRecord(tmp_path)
    assert (stored.first[puzzles[0].id], stored.first[puzzles[1].id]) == (True, False)
    assert stored.streak(today) == 2
