"""`puertorico arena`: what it prints, what it writes, and what it refuses."""

from __future__ import annotations

import csv
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from program import PROGRAM
from pyarrow import parquet
from strange_bots import installed_strange_bots
from tournaments import texts

from puertorico import data
from puertorico.cli.main import main

__all__ = ["installed_strange_bots"]


def test_the_command_shows_and_writes_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    rules = "--players 3 --expansions nobles --option max_rounds=3"
    command = f"arena --bots random,first --games 6 {rules} --workers 1 --parquet"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "5 of 6 games, about" in said
    assert "an equal share of the wins is 33.3%" in said
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
            pass  # nobody writes to the terminal anymore
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
        ("--bots nobody", "unknown bot 'nobody'; valid bots: careless, counting, crashing"),
        ("--bots random:speed=3", "'random' has no option 'speed'"),
        ("--bots dyingonce", "'dyingonce' cannot be created"),
        ("--bots random,,first", "a bot is missing in 'random,,first'"),
        ("--bots playouts=3,random", "'playouts=3' is an option, but there is no bot before it"),
        ("--bots random --games 0", "--games must be at least 1, got 0"),
        ("--bots random --games ten", "must be an integer, got 'ten'"),
        ("--bots random --workers 0", "--workers must be at least 1, got 0"),
        ("--bots random --players 9", "players must be 2, 3, 4 or 5, got 9"),
        ("--bots random --expansions pirates", "unknown expansion: 'pirates'"),
        ("--bots random --option color=red", "unknown option 'color'"),
        ("--bots random --seconds-per-answer 0", "must be a positive number of seconds, at most 86400, got '0'"),
        ("--bots random --seconds-per-answer nan", "must be a positive number of seconds, at most 86400, got 'nan'"),
        ("--bots random --memory-per-bot none", "must be a positive number of gigabytes, at most 10000, got 'none'"),
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
