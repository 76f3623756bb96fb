"""Which browser the page is tested in."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import CHOSEN, NoBrowser, chromium


def program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser; the folder is on its path."""
    monkeypatch.delenv(CHOSEN, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_the_chosen_browser_comes_before_that_on_the_path_and_that_before_playwrights(
    nothing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = program(nothing, "own")
    assert chromium(own) == own
    on_the_path = program(nothing, "chromium")
    assert chromium(own) == on_the_path
    monkeypatch.setenv(CHOSEN, program(nothing, "chosen"))
    assert chromium(own).endswith("chosen")


def test_a_missing_browser_is_told_in_one_sentence(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoBrowser, match=r"^The page is tested in Chromium: run python tests/support/browser\.py"):
        chromium(str(nothing / "own"))
    monkeypatch.setenv(CHOSEN, "/no/such/browser")
    with pytest.raises(NoBrowser, match="there is no such program"):
        chromium(str(nothing / "own"))
