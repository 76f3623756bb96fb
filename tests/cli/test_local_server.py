"""`puertorico play`: a table on one's own machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
from patience import PATIENCE
from program import PROGRAM, started
from served import NO_CERTIFICATES


def start(folder: Path, *more: str) -> AbstractContextManager[subprocess.Popen[str]]:
    """The program as a newcomer starts it, with a home of its own and no screen."""
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environment |= {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "LOCALAPPDATA": str(folder)}
    return started([*PROGRAM, "play", *more], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"The table is at (http://localhost:\d+/)\n", line)
    assert found, line
    return found[1]


def visit(address: str, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=NO_CERTIFICATES)


def test_play_serves_the_page_keeps_the_games_and_stops_when_told_to(tmp_path: Path) -> None:
    with start(tmp_path) as process:
        with visit(address_of(process)) as client:
            assert "<html" in client.get("").text
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]
            game = client.post("api/games", json={"seats": seats}).json()
            key = client.cookies["puertorico_key"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    with start(tmp_path) as process:
        with visit(address_of(process), authorization=f"Bearer {key}") as client:
            assert game["game"] in client.get("api/games").text
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_a_second_play_leads_to_the_table_that_is_open(tmp_path: Path) -> None:
    with start(tmp_path) as first:
        address = address_of(first)
        with start(tmp_path) as second:
            assert address_of(second) == address
            assert second.wait(PATIENCE) == 0
        first.terminate()
        assert first.wait(PATIENCE) == 0
