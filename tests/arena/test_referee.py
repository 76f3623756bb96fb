"""Misbehaving bots and their worker processes."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from patience import wait_until
from program import PROGRAM, is_alive, started
from strange_bots import installed_strange_bots
from tournaments import play, texts, tournament, untimed

import puertorico as pr
from puertorico.arena.referee import ArenaError, Referee, play_here
from puertorico.arena.results import standings

__all__ = ["installed_strange_bots"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crashing", "RuntimeError: no plan at all"),
        ("leaving", "SystemExit: enough"),
        ("illegal", "answered 'continue': this does not answer the question"),
        ("silent", "answered None: this does not answer the question"),
        ("late", "took longer than 2 s for an answer"),
        ("sleeping", "took longer than 2 s for an answer"),
        ("dying", "its process died twice (exit code 3)"),
        ("dyingonce", "UnknownBot: 'dyingonce' cannot be created:"),
    ],
)
def test_a_misbehaving_bot_loses_and_the_run_continues(tmp_path: Path, strange: None, bot: str, reason: str) -> None:
    folder = tmp_path / "arena"
    outcomes = play(folder, tournament(f"{bot},first,random", 3, seconds=2.0 if "longer" in reason else 20.0), 3)
    assert sorted(outcome.bots.index(bot) for outcome in outcomes) == [0, 1, 2]
    for outcome in outcomes:
        seat = outcome.bots.index(bot)
        assert outcome.forfeit == seat
        assert (outcome.reason or "").startswith(reason)
        assert outcome.places == [3.0 if other == seat else 1.5 for other in range(3)]
        assert outcome.wins == [0.0 if other == seat else 0.5 for other in range(3)]
        assert outcome.points is None
        text = texts(folder)[f"{outcome.game:05}.txt"]
        assert f"\n# seat {seat}, {bot}, loses: {reason}" in text
        game = pr.Game.from_text(text)
        assert not game.is_over
        if bot != "dyingonce":
            assert sum(entry.chosen and entry.seat == seat for entry in game.log) == 3
    found = {standing.bot: standing for standing in standings([bot, "first", "random"], 3, outcomes)}
    assert [found[name].forfeits for name in (bot, "first", "random")] == [3, 0, 0]
    assert found[bot].mu < found["first"].mu


def test_a_bot_that_fills_the_memory_loses_and_not_the_one_after_it(tmp_path: Path, strange: None) -> None:
    """It keeps 100 MB per answer from its fourth on, and may keep 250."""
    for outcome in play(tmp_path / "arena", tournament("hoarding,random", memory=0.25), 2, workers=1):
        seat = outcome.bots.index("hoarding")
        assert (outcome.forfeit, outcome.reason) == (seat, "used more than 0.25 GB of memory")
        game = pr.Game.from_text(texts(tmp_path / "arena")[f"{outcome.game:05}.txt"])
        assert sum(entry.chosen and entry.seat == seat for entry in game.log) == 5
    allowed = play(tmp_path / "allowed", tournament("hoarding:well=1000,random", memory=0.25), 2, workers=1)
    assert [outcome.forfeit for outcome in allowed] == [None, None]


def test_the_traceback_of_a_crashed_bot_is_reported(tmp_path: Path, strange: None) -> None:
    play(tmp_path / "arena", tournament("crashing,first"), 1)
    text = texts(tmp_path / "arena")["00001.txt"]
    assert 'strange_bots.py", line' in text
    assert "#       raise RuntimeError" in text


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(tmp_path: Path, strange: None) -> None:
    note = tmp_path / "note"
    bots = f"dyingonce:note={note},random"
    died = play(tmp_path / "died", tournament(bots), 2, workers=1)
    assert note.exists()
    lived = play(tmp_path / "lived", tournament(bots), 2, workers=1)
    assert untimed(died) == untimed(lived)
    assert [outcome.forfeit for outcome in died] == [None, None]
    assert texts(tmp_path / "died") == texts(tmp_path / "lived")


def test_a_referee_continues_after_its_worker_was_killed_between_games(strange: None) -> None:
    referee = Referee()
    first, second = islice(tournament("random,first").matches(), 2)
    try:
        referee.play(first)
        assert referee._worker is not None
        referee._worker.end()
        assert referee.play(second).outcome.forfeit is None
    finally:
        referee.close()
    with pytest.raises(ArenaError, match="stopped"):
        referee.play(first)


def test_workers_that_cannot_start_end_the_run_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(ArenaError, match=r"worker processes exit before starting game 1 \(exit code 1\)"):
        list(play_here(islice(tournament("random,first").matches(), 2), 1))


def test_input_and_output_of_a_bot_are_isolated(tmp_path: Path, strange: None) -> None:
    outcomes = play(tmp_path / "arena", tournament("talking,first"), 2)
    assert [outcome.forfeit for outcome in outcomes] == [None, None]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked up in /proc")
def test_no_worker_outlives_the_arena(tmp_path: Path, strange: None) -> None:
    note = tmp_path / "note"
    bots = f"sleeping:note={note},first"
    command = [*PROGRAM, "arena", "--players", "2", "--bots", bots, "--games", "2", "--out", str(tmp_path / "out")]
    with started(command, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: note.exists() and note.read_text(encoding="utf-8") != "", "the bot leaves its note")
        worker = int(note.read_text(encoding="utf-8"))
        assert is_alive(worker)
        process.kill()
    wait_until(lambda: not is_alive(worker), "the worker ends")
