"""The first use compiles and says so; later ones are silent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from puertorico import compiled

JIT = compiled.module("rules.jit")


def test_a_compiled_module_is_found_in_the_cache_of_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compiled._is_cached("rules", "playout")
    assert compiled._is_cached("game", "game"), "not a folder of compiled code"
    monkeypatch.setattr(JIT, "_cache_folder", lambda folder: str(tmp_path))
    assert not compiled._is_cached("rules", "playout")


def test_what_is_compiled_is_announced_on_standard_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(JIT, "_cache_folder", lambda folder: str(tmp_path))
    with compiled._announced("another_root", "rules.playout"):
        shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("puertorico: compiling rules.playout for its first use")
    assert capsys.readouterr().err == "0 s\n"


def test_a_warm_start_says_nothing() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from puertorico.envs import Batch; Batch(2, 2)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (run.stdout, run.stderr) == ("", "")
