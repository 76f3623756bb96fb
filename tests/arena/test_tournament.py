"""The arena: fair seats, games that can be played again, bots that misbehave, runs that go on, and the results."""

from __future__ import annotations

import csv
import json
import os
import pty
import shlex
import signal
import subprocess
import sys
from collections import Counter
from itertools import groupby, islice, takewhile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from patience import PATIENCE, wait_until
from program import PROGRAM, started
from pyarrow import parquet
from strange_bots import install

import puertorico as pr
from puertorico import data
from puertorico.arena import styles
from puertorico.arena.match import Match, MatchResult
from puertorico.arena.pictures import draw
from puertorico.arena.referee import ArenaError, Referee, play_here
from puertorico.arena.results import WinRate, ratings, report, standings
from puertorico.arena.tournament import Folder, Tournament, play_tournament, seatings, split_bots
from puertorico.cli.main import main

SHORT = {"expansions": [], "max_rounds": 2}
TIMES = {"seconds": None, "slowest": None}


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strange bots are installed, for this process and those it starts."""
    paths = install(tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    for path in paths:
        monkeypatch.syspath_prepend(path)


def tournament(bots: str, players: int = 2, seed: int = 1, seconds: float = 20.0, memory: float = 2.0) -> Tournament:
    return Tournament(split_bots(bots), {"players": players, **SHORT}, seed, seconds, memory)


def play(folder: Path, plan: Tournament, games: int, workers: int = 2) -> list[MatchResult]:
    """Play a tournament, or go on with it, in a folder."""
    with Folder(folder, plan) as there:
        return play_tournament(plan, games, there, lambda matches: play_here(matches, workers), lambda outcome: None)


def untimed(outcomes: list[MatchResult]) -> list[dict[str, Any]]:
    """Outcomes without what no two runs have in common."""
    return [outcome.to_json() | TIMES for outcome in outcomes]


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (folder / "games").iterdir()}


def made_up(number: int, bots: str, places: list[float], forfeit: int | None = None) -> MatchResult:
    """The outcome of a game in which a seat in place p had 10 - p points, all from chips."""
    first = places.count(min(places))
    points = [10 - int(place) for place in places]
    return MatchResult(
        game=number,
        block=number,
        bots=list(bots),
        places=places,
        wins=[(place == min(places)) / first for place in places],
        points=None if forfeit is not None else points,
        sources=None if forfeit is not None else [{"chips": number, "nobles": 0} for number in points],
        rounds=12,
        answers=[10] * len(bots),
        seconds=[1.0] * len(bots),
        slowest=[0.5] * len(bots),
        forfeit=forfeit,
        reason=None if forfeit is None else "RuntimeError: no plan",
    )


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("planner", ["planner"]),
        ("planner,random", ["planner", "random"]),
        ("search:playouts=400,threads=2,random", ["search:playouts=400,threads=2", "random"]),
        ("search:playouts=400,search:playouts=800", ["search:playouts=400", "search:playouts=800"]),
        ("search,playouts=400, random", ["search:playouts=400", "random"]),
        ("mine:file=a:b=c,random", ["mine:file=a:b=c", "random"]),
    ],
)
def test_an_option_belongs_to_the_bot_before_it(text: str, bots: list[str]) -> None:
    assert split_bots(text) == tuple(bots)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde", "abcdef"])
def test_seats_are_fair(bots: str, players: int) -> None:
    """In every block every bot has every seat equally often; over all orders, everyone beside everyone."""
    games = list(takewhile(lambda game: game[0] < 24, seatings(tuple(bots), players)))
    for _, block in groupby(games, key=lambda game: game[0]):
        taken = Counter((seat, bot) for _, table in block for seat, bot in enumerate(table))
        for bot in bots:
            assert len({taken[seat, bot] for seat in range(players)}) == 1
    played = Counter(bot for _, table in games for bot in table)
    assert len({played[bot] for bot in bots}) == 1
    beside = Counter((table[seat - 1], table[seat]) for _, table in games for seat in range(players))
    meetings = {beside[left, right] for left in bots for right in bots if left != right}
    assert len(meetings) == (len(bots) > 1)
    assert 0 not in meetings


def test_a_bot_named_several_times_has_several_seats() -> None:
    tables = [table for block, table in islice(seatings(("s", "p", "p", "p"), 4), 4) if block == 0]
    assert sorted(table.index("s") for table in tables) == [0, 1, 2, 3]
    assert {tuple(sorted(table)) for table in tables} == {("p", "p", "p", "s")}


def test_a_tournament_knows_with_how_many_games_the_seats_are_even() -> None:
    assert tournament("a,b,c", 2).whole(6) == (6, 6)
    assert tournament("a,b,c", 2).whole(7) == (6, 12)
    assert tournament("a,b,c", 2).whole(1) == (0, 6)
    assert tournament("a,b", 4).whole(5) == (4, 6)


def test_all_seatings_of_a_block_have_the_same_chance_and_no_two_games_the_same_bots() -> None:
    matches = list(islice(tournament("a,b,c", 3).matches(), 6))
    assert [match.block for match in matches] == [0, 0, 0, 1, 1, 1]
    starts = [match.new_game().record for match in matches]
    assert starts[0] == starts[1] == starts[2]
    assert starts[3] == starts[4] == starts[5] != starts[0]
    seeds = {match.bot_seed(seat) for match in matches for seat in range(3)}
    assert len(seeds) == 18
    assert not seeds & {match.bot_seed(0) for match in islice(tournament("a,b,c", 3, seed=2).matches(), 6)}


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


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
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
    Folder(tmp_path, tournament("random,first")).close()
    with pytest.raises(ArenaError, match=f"contains another tournament, with different {what}; choose"):
        Folder(tmp_path, other)


@pytest.mark.parametrize(
    ("file", "content", "sentence"),
    [
        ("arena.json", "[]", "arena.json was not written by an arena"),
        ("arena.json", "{", "arena.json was not written by an arena"),
        ("games.jsonl", '{"game": 1}\n', "games.jsonl, line 1, was not written by an arena"),
        ("games.jsonl", "milk\n", "games.jsonl, line 1, was not written by an arena"),
    ],
)
def test_a_folder_that_someone_changed_is_refused(tmp_path: Path, file: str, content: str, sentence: str) -> None:
    Folder(tmp_path, tournament("random,first")).close()
    (tmp_path / file).write_text(content, encoding="utf-8")
    with pytest.raises(ArenaError, match=sentence):
        Folder(tmp_path, tournament("random,first"))


def test_a_folder_with_other_things_in_it_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(ArenaError, match="is not empty and not a tournament folder"):
        Folder(tmp_path, tournament("random,first"))
    assert os.listdir(tmp_path) == ["notes.txt"]


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
def test_a_bot_that_misbehaves_loses_by_name_and_the_run_goes_on(
    tmp_path: Path, strange: None, bot: str, reason: str
) -> None:
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
        assert (outcome.forfeit, outcome.reason) == (seat, "held more than 0.25 GB of memory")
        game = pr.Game.from_text(texts(tmp_path / "arena")[f"{outcome.game:05}.txt"])
        assert sum(entry.chosen and entry.seat == seat for entry in game.log) == 5
    allowed = play(tmp_path / "allowed", tournament("hoarding:well=1000,random", memory=0.25), 2, workers=1)
    assert [outcome.forfeit for outcome in allowed] == [None, None]


def test_the_crash_of_a_bot_is_told_to_its_author(tmp_path: Path, strange: None) -> None:
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


def test_a_referee_whose_worker_was_killed_between_games_goes_on(strange: None) -> None:
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
    with pytest.raises(ArenaError, match=r"worker processes end before they begin game 1 \(exit code 1\)"):
        list(play_here(islice(tournament("random,first").matches(), 2), 1))


def test_what_a_bot_prints_or_reads_disturbs_nobody(tmp_path: Path, strange: None) -> None:
    outcomes = play(tmp_path / "arena", tournament("talking,first"), 2)
    assert [outcome.forfeit for outcome in outcomes] == [None, None]


def alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked up in /proc")
def test_no_worker_outlives_the_arena(tmp_path: Path, strange: None) -> None:
    note = tmp_path / "note"
    bots = f"sleeping:note={note},first"
    command = [*PROGRAM, "arena", "--players", "2", "--bots", bots, "--games", "2", "--out", str(tmp_path / "out")]
    with started(command, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: note.exists() and note.read_text(encoding="utf-8") != "", "the bot leaves its note")
        worker = int(note.read_text(encoding="utf-8"))
        assert alive(worker)
        process.kill()
    wait_until(lambda: not alive(worker), "the worker ends")


def test_ctrl_c_leaves_politely_and_the_same_command_goes_on(tmp_path: Path, strange: None) -> None:
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
    with Folder(out, plan) as there:
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
            f"puertorico: another arena is playing in {out}; wait until it ends or choose another folder with --out\n"
        )
        first.kill()
    note.touch()
    third = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (third.returncode, third.stderr) == (0, "")


def test_a_folder_can_be_used_again_when_it_was_refused_or_closed(tmp_path: Path) -> None:
    with Folder(tmp_path, tournament("random,first")), pytest.raises(ArenaError, match="another arena is playing"):
        Folder(tmp_path, tournament("random,first"))
    with pytest.raises(ArenaError, match="contains another tournament"):
        Folder(tmp_path, tournament("first,random"))
    Folder(tmp_path, tournament("random,first")).close()


def test_the_command_shows_and_writes_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    rules = "--players 3 --expansions nobles --option max_rounds=3"
    command = f"arena --bots random,first --games 6 {rules} --workers 1 --parquet"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "5 of 6 games, about" in said
    assert "an equal share of the wins is 33.3 %" in said
    (folder,) = tmp_path.iterdir()
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert results["tournament"]["rules"] == {"players": 3, "expansions": ["nobles"], "max_rounds": 3}
    assert results["games"] == 6
    wins = [standing["wins"] for standing in results["standings"]]
    assert sum(row["times"] for row in wins) == pytest.approx(6)
    assert [row["of"] for row in wins] == [9, 9]
    for standing in results["standings"]:
        assert sum(standing["mean_score_by_source"].values()) == pytest.approx(standing["mean_score"])
        assert sum(row["times"] for row in standing["wins_by_seat"]) == pytest.approx(standing["wins"]["times"])
    for name in ("ratings", "sources", "seats"):
        assert ElementTree.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    games = list(data.read_games(folder / "games.txt.gz"))
    assert [saved.text.rstrip("\n") for saved in games] == [
        text.rstrip("\n") for _, text in sorted(texts(folder).items())
    ]
    rows = parquet.read_table(folder / "seats.parquet").to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(1, 7) for seat in range(3)]
    assert [(row["name"], row["points"], row["win"]) for row in rows] == [
        (bot, points, win)
        for outcome in map(json.loads, (folder / "games.jsonl").read_text(encoding="utf-8").splitlines())
        for bot, points, win in zip(outcome["bots"], outcome["points"], outcome["wins"], strict=True)
    ]
    with (folder / "seats.csv").open(encoding="utf-8", newline="") as file:
        assert [row["points"] for row in csv.DictReader(file)] == [str(row["points"]) for row in rows]
    assert main(command.split()) == 0
    assert capsys.readouterr().out.split("\n\n")[1:] == said.split("\n\n")[1:]
    assert list(tmp_path.iterdir()) == [folder]


def test_a_terminal_has_a_bar_with_the_time_left(tmp_path: Path) -> None:
    command = ["arena", "--players", "2", "--bots", "random,first", "--games", "6", "--option", "max_rounds=2"]
    parent, child = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen([*PROGRAM, *command], cwd=tmp_path, stdout=child, env=environment) as process:
        os.close(child)
        shown = b""
        try:
            while more := os.read(parent, 4096):
                shown += more
        except OSError:
            pass  # nobody writes to the terminal any more
        os.close(parent)
    assert process.returncode == 0
    assert "6/6" in shown.decode("utf-8")
    assert " left " in shown.decode("utf-8")
    assert "of 6 games," not in shown.decode("utf-8")


def test_the_page_about_the_arena_names_every_file() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    files = [
        "arena.json",
        "games.jsonl",
        "games/",
        "report.html",
        "results.json",
        "ratings.svg",
        "sources.svg",
        "seats.svg",
        "seats.csv",
        "games.txt.gz",
    ]
    assert [file for file in files if f"`{file}" not in page] == []


def test_the_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["arena", "--help"])
    assert leaving.value.code == 0
    assert "example: puertorico arena --players 4 --bots planner,search" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "the following arguments are required: --bots"),
        ("--bots nobody", "unknown bot 'nobody'; the bots are careless, crashing"),
        ("--bots random:speed=3", "'random' has no option 'speed'"),
        ("--bots dyingonce", "'dyingonce' cannot be created"),
        ("--bots random,,first", "a bot is missing in 'random,,first'"),
        ("--bots playouts=3,random", "'playouts=3' is an option, but there is no bot before it"),
        ("--bots random --games 0", "--games must be at least 1, got 0"),
        ("--bots random --games ten", "'ten' is not a whole number"),
        ("--bots random --workers 0", "--workers must be at least 1, got 0"),
        ("--bots random --players 9", "players must be 2, 3, 4 or 5, got 9"),
        ("--bots random --expansions pirates", "unknown expansion: 'pirates'"),
        ("--bots random --option color=red", "unknown option 'color'"),
        ("--bots random --seconds-per-answer 0", "must be a number of seconds from 0 to 86400, got '0'"),
        ("--bots random --seconds-per-answer nan", "must be a number of seconds from 0 to 86400, got 'nan'"),
        ("--bots random --memory-per-bot none", "must be a number of gigabytes from 0 to 10000, got 'none'"),
        ("--bots random --out notes.txt", "notes.txt cannot be used: File exists"),
    ],
)
def test_an_error_is_one_sentence_and_nothing_is_written(
    options: str,
    sentence: str,
    tmp_path: Path,
    strange: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    Path("notes.txt").touch()
    assert main(["arena", *options.split()]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("puertorico: ")
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
    assert os.listdir() == ["notes.txt"]


def test_everything_that_is_missing_is_named_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("openskill", "matplotlib", "rich"):
        monkeypatch.setitem(sys.modules, module, None)
    assert main(["arena", "--bots", "random,first"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == (
        "puertorico: the arena needs openskill, matplotlib and rich: install puertorico with its extra `arena`\n"
    )


@pytest.mark.parametrize(
    ("module", "options", "extra"),
    [
        ("psutil", "", "arena"),
        ("openskill", "", "arena"),
        ("matplotlib", "", "arena"),
        ("rich", "", "arena"),
        ("ray", "--ray", "cluster"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, options: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["arena", "--bots", "random", *options.split()]) == 2
    expected = f"puertorico: the arena needs {module}: install puertorico with its extra `{extra}`\n"
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize(
    ("times", "tries", "low", "high"),
    [(8, 10, 0.4901625, 0.9433178), (0, 10, 0, 0.2775328), (10, 10, 0.7224672, 1), (50, 100, 0.4038315, 0.5961685)],
)
def test_wilsons_interval_is_the_published_one(times: float, tries: int, low: float, high: float) -> None:
    """As R computes it: prop.test(times, tries, correct = FALSE)."""
    assert WinRate(times, tries).interval == pytest.approx((low, high), abs=1e-6)


def test_nothing_played_says_nothing() -> None:
    assert WinRate(0, 0).interval == (0, 1)
    assert WinRate(0, 0).share is None


def test_games_with_the_same_chance_count_as_one() -> None:
    """Four games of each seed always end alike: forty games tell as much as ten."""
    parts = [(block, float(block < 5)) for block in range(10) for _ in range(4)]
    rate = WinRate.of(parts)
    assert (rate.times, rate.tries) == (20, 40)
    assert rate.independent == pytest.approx(9)
    assert rate.interval[0] < WinRate(5, 10).interval[0]


def test_games_that_differ_within_a_seed_count_each() -> None:
    """The same result of every seed, whatever the seed: no game tells less than an independent one."""
    rate = WinRate.of((block, won) for block in range(10) for won in (1.0, 0.0, 0.0, 0.0))
    assert rate.interval == WinRate(10, 40).interval
    always = WinRate.of((block, 1.0) for block in range(10) for _ in range(4))
    assert always.interval == WinRate(10, 10).interval
    once = WinRate.of((1, won) for won in (1.0, 1.0, 1.0, 0.0))
    assert once.interval[1] - once.interval[0] > 0.6


def test_the_style_of_a_bot_is_what_is_on_its_boards(tmp_path: Path) -> None:
    outcomes = play(tmp_path, tournament("planner,random", players=3), 6)
    table = styles.markdown(styles.tables(["planner", "random"], outcomes))
    assert "| customs_house | 0% | 0% |" in table  # nobody can afford it in two rounds
    found = {style.bot: style for style in styles.styles(["planner", "random"], outcomes)}
    assert found["planner"].seats == sum(outcome.bots.count("planner") for outcome in outcomes)
    for outcome in outcomes:
        game = pr.Game.from_text((tmp_path / "games" / f"{outcome.game:05}.txt").read_text(encoding="utf-8"))
        roles = [entry.answer.text for entry in game.log if entry.question.name == "CHOOSE_ROLE"]
        assert outcome.opening == roles[:3]
        assert outcome.endings == ["max_rounds"]
        assert outcome.built == [list(seat["city"]) for seat in game.position()["seats"]]
    assert sum(styles.openings(outcomes).values()) == 6
    assert found["random"].built.total() == sum(
        len(outcome.built[seat]) for outcome in outcomes for seat in range(3) if outcome.bots[seat] == "random"
    )


def test_standings_count_what_happened() -> None:
    outcomes = [
        made_up(1, "abc", [1, 2, 3]),
        made_up(2, "bca", [1.5, 3, 1.5]),
        made_up(3, "aab", [1, 3, 2]),
        made_up(4, "cab", [3, 1.5, 1.5], forfeit=0),
    ]
    found = {standing.bot: standing for standing in standings("abc", 3, outcomes)}
    assert {bot: (standing.wins.times, standing.wins.tries) for bot, standing in found.items()} == {
        "a": (3.0, 5),
        "b": (1.0, 4),
        "c": (0.0, 3),
    }
    assert [(rate.times, rate.tries) for rate in found["a"].seats] == [(2.0, 2), (0.5, 2), (0.5, 1)]
    assert (found["a"].ahead["b"].times, found["a"].ahead["b"].tries) == (3.0, 5)
    assert (found["b"].ahead["c"].times, found["b"].ahead["c"].tries) == (3.0, 3)
    assert found["a"].place == pytest.approx((1 + 1.5 + 1 + 3 + 1.5) / 5)
    assert found["a"].score == pytest.approx((9 + 9 + 9 + 7) / 4)
    assert found["a"].sources == {"chips": found["a"].score, "nobles": 0}
    assert (found["a"].mean_seconds, found["a"].max_seconds) == (0.1, 0.5)
    assert [found[bot].forfeits for bot in "abc"] == [0, 0, 1]


def test_ratings_follow_the_places_and_grow_certain() -> None:
    outcomes = [made_up(number, "abc", [1, 2.5, 2.5]) for number in range(30)]
    few, many = ratings("abc", outcomes[:5]), ratings("abc", outcomes)
    assert many["a"][0] > many["b"][0] == pytest.approx(many["c"][0])
    assert many["a"][1] < few["a"][1]
    alone = ratings("a", [made_up(1, "aaa", [1, 2, 3])])
    assert alone["a"][0] == pytest.approx(25)


def test_the_report_is_for_people() -> None:
    outcomes = [made_up(1, "ab", [1, 2]), made_up(2, "ba", [2, 1]), made_up(3, "ab", [1, 2], forfeit=1)]
    lines = report(standings("ab", 2, outcomes), outcomes).splitlines()
    assert lines[1].split() == ["1", "a", "3", "100.0", "%", "43.9-100.0", "%", "1.00", "9.0", *lines[1].split()[9:]]
    assert lines[2].endswith("100.00 ms  500.00 ms")
    assert "points from  chips" in lines
    assert lines[-1] == "b lost 1 game by forfeit; in game 3: RuntimeError: no plan"


def test_pictures_can_be_drawn_of_any_tournament(tmp_path: Path) -> None:
    """Of bots that never played or never ended a game, and with names that look like formulas."""
    names = ["$x_", "_hidden", "never", "b" * 99]
    outcome = made_up(1, "abc", [1.5, 1.5, 3], forfeit=2)
    outcome.bots[:] = [names[0], names[1], names[3]]
    first = {path.name: path.read_bytes() for path in draw(standings(names, 3, [outcome]), tmp_path)}
    again = {path.name: path.read_bytes() for path in draw(standings(names, 3, [outcome]), tmp_path)}
    assert first == again
    assert sorted(first) == ["ratings.png", "ratings.svg", "seats.png", "seats.svg", "sources.png", "sources.svg"]


def test_a_match_reads_back_from_json() -> None:
    match = next(tournament("random,first").matches())
    assert Match.from_json(json.loads(json.dumps(match.to_json()))) == match
