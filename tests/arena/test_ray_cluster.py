"""The arena on a real Ray cluster on this machine, whose worker is killed in the middle."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from program import run
from strange_bots import install

from puertorico.cli.main import main


def outcomes(folder: Path) -> list[dict[str, Any]]:
    """Return the result of every game, without times."""
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    untimed = [json.loads(line) | {"seconds": None, "slowest": None} for line in lines]
    return sorted(untimed, key=lambda outcome: outcome["game"])


def test_a_cluster_whose_worker_dies_has_the_same_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot kills Ray's worker the first time it is asked for its fourth answer; another loses all its games."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(install(tmp_path / "installed")))
    note = tmp_path / "note"
    command = ["arena", "--players", 2, "--bots", f"killingonce:note={note},random,crashing", "--games", 12]
    command += ["--option", "max_rounds=2", "--workers", 2]
    done = run([*command, "--out", tmp_path / "cluster", "--ray"])
    assert (done.returncode, done.stderr) == (0, "")
    assert note.exists()
    assert "12 of 12 games, 8 forfeited" in done.stdout
    here = run([*command, "--out", tmp_path / "here"])
    assert here.returncode == 0
    assert outcomes(tmp_path / "cluster") == outcomes(tmp_path / "here")
    for game in (tmp_path / "here" / "games").iterdir():
        assert (tmp_path / "cluster" / "games" / game.name).read_bytes() == game.read_bytes()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "nowhere"])
def test_a_cluster_that_is_not_there_is_one_sentence(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--bots", "random", "--out", str(tmp_path), "--ray", address]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith(f"puertorico: there is no Ray cluster at '{address}': ")
    assert errors.count("\n") == 1
