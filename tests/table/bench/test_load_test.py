"""The measurement of the server's load works; what it measures is told by `puertorico bench table`."""

from __future__ import annotations

from pathlib import Path

import pytest

from puertorico.table.bench import load_test


def test_people_at_several_tables_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_test, "WARMING_UP", (1, 1.0, 0.0))
    monkeypatch.setattr(load_test, "SETTLING", 1.0)
    # A client that answers again before the last answer has come back is refused, so there is time between them.
    figures = load_test.live(2, 2.0, 4.0, f"sqlite:///{tmp_path}/games.db")
    assert (figures["tables"], figures["sockets"], figures["refused"]) == (2, 8, 0)
    assert figures["answers_per_second"] > 0
    assert figures["milliseconds_99"] >= figures["milliseconds_median"] > 0


def test_a_full_store_is_filled_written_to_and_served_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_test, "STORED_GAMES", 100)
    monkeypatch.setattr(load_test, "GAMES_WRITTEN", 1)
    figures = load_test.durable(f"sqlite:///{tmp_path}/games.db")
    assert figures["stored_games"] == 100
    assert all(figure > 0 for figure in figures.values())
