"""A tournament in its folder: reproducible games, resumed runs, and one run at a time."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE
from program import PROGRAM, started
from strange_bots import installed_strange_bots
from tournaments import play, texts, tournament, untimed

import puertorico as pr
from puertorico.arena.match import Match
from puertorico.arena.referee import ArenaError
from puertorico.arena.tournament import Tournament
from puertorico.arena.tournament_folder import TournamentFolder

__all__ = ["installed_strange_bots"]


def test_the_same_games_are_played_with_any_number_of_workers(tmp_path: Path, strange: None) -> None:
    plan = tournament("random,first,careless", 3)
    one, three = tmp_path / "one", tmp_path / "three"
    assert untimed(play(one, plan, 9, workers=1)) == untimed(play(three, plan, 9, workers=3))
    assert texts(one) == texts(three)
    assert sorted(texts(one)) == [f"{number:05}.txt" for number in range(1, 10)]
    assert untimed(play(tmp_path / "other", tournament("random,first,careless", 3, seed=2), 3)) != untimed(
        play(one, plan, 3)
    )


def test_every_game_is_a_text_that_replays_to_its_result_and_names_the_bots(tmp_path: Path) -> None:
    for outcome in play(tmp_path, tournament("random,first", 3), 3):
        text = texts(tmp_path)[f"{outcome.game:05}.txt"]
        game = pr.Game.from_text(text)
        assert game.is_over
        assert [score.total for score in game.scores] == outcome.points
        assert [score.sources() for score in game.scores] == outcome.sources
        assert [seat for seat, share in enumerate(outcome.wins) if share] == list(game.winners)
        seating = [line for line in text.splitlines() if line.startswith("# seat")]
        assert seating == [f"# seat {seat}: {bot}" for seat, bot in enumerate(outcome.bots)]
        chosen = Counter(entry.seat for entry in game.log if entry.chosen)
        assert outcome.answers == [chosen[seat] for seat in range(3)]


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    plan = tournament("random,first", 3)
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    expected = play(whole, plan, 6)
    play(halves, plan, 4)
    index = halves / "games.jsonl"
    lines = index.read_bytes().splitlines(keepends=True)
    index.write_bytes(b"".join(lines[:3]) + lines[3][:-20])  # the power failed
    assert untimed(play(halves, plan, 6)) == untimed(expected)
    after = index.read_bytes().splitlines(keepends=True)
    assert after[:3] == lines[:3]
    assert len(after) == 6
    assert texts(halves) == texts(whole)


def test_a_finished_run_plays_nothing_and_fewer_games_are_the_first_ones(tmp_path: Path) -> None:
    plan = tournament("random,first")
    outcomes = play(tmp_path, plan, 4)
    before = (tmp_path / "games.jsonl").read_bytes()
    assert play(tmp_path, plan, 4) == outcomes
    assert play(tmp_path, plan, 2) == outcomes[:2]
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (tournament("random,random"), "bots"),
        (tournament("random,first", 3), "rules"),
        (tournament("random,first", seed=2), "seed"),
        (tournament("random,first", seed=2, seconds=3), "seed and seconds_per_answer"),
    ],
)
def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path, other: Tournament, what: str) -> None:
    TournamentFolder(tmp_path, tournament("random,first")).close()
    with pytest.raises(ArenaError, match=f"contains another tournament, with different {what}; choose"):
        TournamentFolder(tmp_path, other)


@pytest.mark.parametrize(
    ("file", "content", "sentence"),
    [
        ("arena.json", "[]", "arena.json is not a tournament file"),
        ("arena.json", "{", "arena.json is not a tournament file"),
        ("games.jsonl", '{"game": 1}\n', "games.jsonl, line 1, is not the result of a game"),
        ("games.jsonl", "milk\n", "games.jsonl, line 1, is not the result of a game"),
    ],
)
def test_a_folder_that_someone_changed_is_refused(tmp_path: Path, file: str, content: str, sentence: str) -> None:
    TournamentFolder(tmp_path, tournament("random,first")).close()
    (tmp_path / file).write_text(content, encoding="utf-8")
    with pytest.raises(ArenaError, match=sentence):
        TournamentFolder(tmp_path, tournament("random,first"))


def test_a_folder_with_other_things_in_it_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(ArenaError, match="is not empty and not a tournament folder"):
        TournamentFolder(tmp_path, tournament("random,first"))
    assert os.listdir(tmp_path) == ["notes.txt"]


def test_ctrl_c_stops_cleanly_and_the_same_command_resumes(tmp_path: Path, strange: None) -> None:
    out, note = tmp_path / "my games", tmp_path / "note"
    bots, rules = f"random,waiting:games={out}/games.jsonl,note={note}", ["--players", "2", "--option", "max_rounds=2"]
    command = ["arena", *rules, "--bots", bots, "--games", "60", "--workers", "1", "--out", str(out)]
    with started([*PROGRAM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert any(line.startswith("6 of 60 games") for line in process.stdout)
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (130, "")
    stopped, again = said.splitlines()[-2:]
    played = len((out / "games.jsonl").read_bytes().splitlines())
    assert 6 <= played < 60
    assert stopped == f"Stopped after {played} of 60 games; they are saved."
    words = shlex.split(again.removeprefix("To continue: "))
    assert words == ["puertorico", *command]
    note.touch()
    done = subprocess.run([*PROGRAM, *words[1:]], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"60 games of 2 players in {out}, {played} played\n")
    plan = tournament(bots, seconds=60.0)
    with TournamentFolder(out, plan) as there:
        resumed = [there.outcomes[number] for number in range(1, 61)]
    assert untimed(play(tmp_path / "whole", plan, 60)) == untimed(resumed)


def test_a_folder_belongs_to_one_run_at_a_time_until_that_ends_in_whatever_way(tmp_path: Path, strange: None) -> None:
    out, note = tmp_path / "out", tmp_path / "note"
    bots, rules = f"random,waiting:games={out}/games.jsonl,note={note}", ["--players", "2", "--option", "max_rounds=2"]
    command = [*PROGRAM, "arena", *rules, "--bots", bots, "--games", "20", "--workers", "1", "--out", str(out)]
    with started(command, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("20 games of 2 players")
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr == (
            f"puertorico: {out} is in use by another arena run; "
            "wait for it to finish or choose another folder with --out\n"
        )
        first.kill()
    note.touch()
    third = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (third.returncode, third.stderr) == (0, "")


def test_a_folder_can_be_used_again_when_it_was_refused_or_closed(tmp_path: Path) -> None:
    with (
        TournamentFolder(tmp_path, tournament("random,first")),
        pytest.raises(ArenaError, match="is in use by another arena run"),
    ):
        TournamentFolder(tmp_path, tournament("random,first"))
    with pytest.raises(ArenaError, match="contains another tournament"):
        TournamentFolder(tmp_path, tournament("first,random"))
    TournamentFolder(tmp_path, tournament("random,first")).close()


def test_a_match_reads_back_from_json() -> None:
    match = next(tournament("random,first").matches())
    assert msgspec.json.decode(msgspec.json.encode(match), type=Match) == match
