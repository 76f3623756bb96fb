"""`puertorico play`: a table on your own machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
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


def test_a_table_is_on_this_computer_only_until_its_host_opens_the_network(tmp_path: Path) -> None:
    with start(tmp_path, "--network-address", "127.0.0.2") as process:
        address = address_of(process)
        nearby = address.replace("localhost", "127.0.0.2")
        with visit(address) as host, visit(address) as guest, visit(nearby) as neighbor:
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}]
            table = host.post("api/games", json={"seats": seats}).json()
            network = f"api/games/{table['game']}/network"
            assert host.get(network).json() == {"address": None, "can_open": True}
            with pytest.raises(httpx.ConnectError):
                neighbor.get("")
            # No one else may open it: not a guest, not a client behind a proxy, not a page of another site.
            sit = {"do": "sit", "name": "Ben", "invite": table["invite"], "command_id": "sit"}
            assert guest.post(f"api/games/{table['game']}/actions", json=sit).status_code == 200
            assert guest.get(network).json() == {"address": None, "can_open": False}
            assert guest.post(network).status_code == 403
            assert host.post(network, headers={"x-forwarded-for": "192.168.1.7"}).status_code == 403
            assert host.post(network, headers={"origin": "http://example.org"}).status_code == 403
            with pytest.raises(httpx.ConnectError):
                neighbor.get("")
            assert host.post(network).json() == {"address": nearby, "can_open": False}
            assert "<html" in neighbor.get("").text
            assert guest.get(network).json() == {"address": nearby, "can_open": False}
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_name_that_another_site_has_lead_here_is_refused(tmp_path: Path) -> None:
    """DNS rebinding: a page at evil.example could otherwise read this computer's tables as same-origin."""
    with start(tmp_path) as process, visit(address_of(process)) as client:
        assert client.get("", headers={"host": "evil.example"}).status_code == 421
        assert client.get("api/offer", headers={"host": "evil.example:80"}).status_code == 421
        assert client.get("api/offer", headers={"host": "127.0.0.1"}).status_code == 200


def test_a_computer_without_a_network_says_so(tmp_path: Path) -> None:
    # A documentation address (RFC 5737) belongs to no machine.
    with start(tmp_path, "--network-address", "192.0.2.1") as process, visit(address_of(process)) as host:
        table = host.post("api/games", json={"seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot"}]}).json()
        refused = host.post(f"api/games/{table['game']}/network")
        assert (refused.status_code, refused.json()["reason"]) == (409, "no_network")
