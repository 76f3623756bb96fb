"""The attacks of `puertorico bench abuse` run and are measured; what they do to players is in `docs/load.md`."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from puertorico.cli.main import main
from puertorico.table.bench import abuse_test

TINY = {
    "LONG_ROUNDS": 2,
    "LONG_IMPORTS": 2,
    "READERS": 2,
    "TABLES": 3,
    "IMPORTS": 2,
    "PLAYED": 1,
    "ROUNDS": 2,
    "LOOKS": 3,
    "ANSWERS": 2,
    "HINTS": 1,
    "SETTLING": 0.2,
}


def test_every_attack_is_compared_with_a_quiet_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import_module("puertorico.bots.compiled_bots")  # compiles it on the first use, before the server waits for it
    for name, value in TINY.items():
        monkeypatch.setattr(abuse_test, name, value)
    assert main(["bench", "abuse", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["abuse"]
    assert figures["memory"]["megabytes_before"] > 0
    assert figures["memory"]["megabytes_after_2_imports"] > 0
    assert figures["memory"]["megabytes_when_all_are_followed_and_their_logs_read"] > 0
    rows = figures["waiting"]
    assert {row["attack"]: row["others_wait_for"] for row in rows} == {
        "2 readers of a long log": "look at the table",
        "1 watched tables of five viceroys": "two merchants answer",
        "1 played tables with four governors": "two merchants answer",
        "2 analyses": "a hint",
    }
    for row in rows:
        assert row["milliseconds_quiet"] > 0
        assert row["ratio"] == pytest.approx(row["milliseconds_attacked"] / row["milliseconds_quiet"], rel=0.2)
