"""`puertorico analyze`: several processes, interruptions, and errors in one sentence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

import playouts
import pytest
from analyses import BOT, known_bots, short_game
from patience import PATIENCE, wait_until
from program import PROGRAM, started

import puertorico as pr
from puertorico.cli.main import main
from puertorico.study.analysis import analyze
from puertorico.study.report import as_data

__all__ = ["known_bots", "short_game"]


class Program:
    """The real program, where another package brings the bot."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(playouts.install(folder / "packages")), str(Path(__file__).parents[1] / "support")])
        self.environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}

    def start(self, *arguments: object) -> AbstractContextManager[subprocess.Popen[str]]:
        return started(
            [*PROGRAM, "analyze", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=self.environment,
            start_new_session=True,
        )


def count_lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def test_the_number_of_processes_changes_nothing(short: Path, tmp_path: Path) -> None:
    with Program(tmp_path).start(short, "--bot", BOT, "--workers", 2) as done:
        shown, told = done.communicate(timeout=PATIENCE)
    assert (done.returncode, told.splitlines()[0]) == (0, "0 of 31 decisions")
    assert shown.startswith("Analysis: short.txt\n3 players, ")
    written = (tmp_path / "short-analysis" / "report.json").read_text(encoding="utf-8")
    alone = analyze(pr.Game.from_text(short.read_text(encoding="utf-8"), seed=0), BOT)
    assert json.loads(written) == json.loads(json.dumps(as_data(alone)))


def test_an_interrupted_analysis_resumes_where_it_stopped(short: Path, tmp_path: Path) -> None:
    program, folder = Program(tmp_path), tmp_path / "out"
    looks = folder / "looks.jsonl"
    arguments = [short, "--bot", "playouts:playouts=100", "--out", folder, "--workers", 2]
    with program.start(*arguments) as running:
        wait_until(lambda: count_lines(looks) >= 1, "a decision is looked at")
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: to the workers too
        _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Stopped. Run the same command again to continue." in told
    assert "Traceback" not in told
    kept = count_lines(looks)
    assert 1 <= kept < 31
    assert not (folder / "report.html").exists()

    with program.start(*arguments) as again:
        _, told = again.communicate(timeout=PATIENCE)
    assert (again.returncode, told.splitlines()[0]) == (0, f"{kept} of 31 decisions")
    assert (folder / "report.html").exists()
    keys = [json.loads(line)["key"] for line in looks.read_text(encoding="utf-8").splitlines()]
    assert len(keys) == len(set(keys)) == 31


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_workers_do_not_outlive_a_program_that_is_killed(short: Path, tmp_path: Path) -> None:
    program, folder = Program(tmp_path), tmp_path / "out"

    def workers() -> list[str]:
        own = [path for path in Path("/proc").iterdir() if path.name.isdigit() and path.name != str(running.pid)]
        return [path.name for path in own if _session(path) == running.pid]

    with program.start(short, "--bot", "playouts:playouts=200000", "--out", folder, "--workers", 2) as running:
        wait_until(lambda: len(workers()) >= 2, "two workers are there")
        running.kill()
        running.communicate()
        wait_until(lambda: not workers(), "no worker is there anymore")


def _session(process: Path) -> int:
    """The session of a process that has not ended yet."""
    try:
        state, _, _, session = (process / "stat").read_text().rpartition(")")[2].split()[:4]
    except (OSError, ValueError):
        return -1
    return -1 if state == "Z" else int(session)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("analyze", "the following arguments are required: FILE"),
        ("analyze nowhere.txt", "nowhere.txt cannot be read: No such file"),
        ("analyse nowhere.txt", "nowhere.txt cannot be read: No such file"),  # the British spelling works too
        ("analyze notes.txt", "notes.txt is not a game text"),
        ("analyze short.txt --bot nobody", "unknown bot 'nobody'; valid bots:"),
        ("analyze short.txt --bot first", "'first' cannot evaluate answers; use search"),
        ("analyze short.txt --bot playouts:depth=3", "'playouts' has no option 'depth'"),
        ("analyze short.txt --workers 0", "--workers must be at least 1, got 0"),
        ("analyze short.txt --bot playouts --out notes.txt", "cannot be used: File exists"),
        ("analyze short.txt --bot broken --workers 1 --out out", "broken failed: RuntimeError: out of ideas"),
        ("analyze new.txt --bot playouts", "the game contains no decisions yet"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_two(
    command: str, sentence: str, short: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(short.parent)
    Path("notes.txt").write_text("milk, eggs\n", encoding="utf-8")
    Path("new.txt").write_text(pr.Game.new(3, seed=1).to_text(), encoding="utf-8")
    assert main(command.split()) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert len([line for line in captured.err.splitlines() if line.startswith("puertorico: ")]) == 1
    assert "Traceback" not in captured.err
