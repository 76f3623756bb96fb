"""Old games, which the server deletes in the background."""

from __future__ import annotations

import json
import time
from pathlib import Path

import httpx
from patience import PATIENCE, wait_until
from served import QUICK, Served, request

from puertorico.game.game import Game
from puertorico.table.domain.events import Created, Recorded, Seat, Started
from puertorico.table.domain.settings import Clock, Settings
from puertorico.table.domain.storage import StoredTable
from puertorico.table.domain.table import Table
from puertorico.table.store.store import Store


def write(store: Store, name: str, days_ago: int, *, finished: bool, clock: Clock | None = None) -> None:
    """Ana's game against a bot, as it was written down so many days ago."""
    at = time.time() - days_ago * 86_400
    game = Game.new(2, seed=1)
    while finished and not game.is_over:
        game.play(game.answers[0])
    created = Created(game.to_text(), Settings(clock or Clock()), [Seat("person", "Ana"), Seat("open")])
    events = [Recorded(1, at, created), Recorded(2, at, Started("merchant"))]
    written = StoredTable(name, at, 1, "invite", "host", [], [], events)
    table = Table(written)
    assert table.status == ("over" if finished else "playing")
    store.create(written, table.rules, table.snapshot())


def is_there(served: Served, name: str) -> bool:
    status = request("GET", f"{served.url}/api/games/{name}").status_code
    assert status in (200, 404)
    return status == 200


def test_finished_games_that_are_old_are_deleted_in_the_background(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    store = Store(url)
    store.migrate()
    write(store, "oldfinished", 3, finished=True)
    write(store, "newfinished", 0, finished=True)
    store.close()
    with Served(url, keep_days=2) as served:
        wait_until(lambda: not is_there(served, "oldfinished"), "the old game is deleted")
        assert is_there(served, "newfinished")


def test_unfinished_games_that_are_old_are_deleted_only_if_asked_for(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    store = Store(url)
    store.migrate()
    write(store, "oldfinished", 3, finished=True)
    write(store, "oldunfinished", 3, finished=False)
    write(store, "oldwithclock", 3, finished=False, clock=Clock("days", days=30))
    write(store, "newunfinished", 0, finished=False)
    store.close()
    with Served(url, keep_days=1) as served:
        wait_until(lambda: not is_there(served, "oldfinished"), "the finished game is deleted")
        assert is_there(served, "oldunfinished")
    with Served(url, keep_unfinished_days=2) as served:
        wait_until(lambda: not is_there(served, "oldunfinished"), "the unfinished game is deleted")
        assert is_there(served, "oldwithclock")
        assert is_there(served, "newunfinished")


def test_a_game_that_is_deleted_while_someone_looks_at_it_is_gone_for_them_too(tmp_path: Path) -> None:
    """Another process may delete it, so the one that has it in memory has to look for itself."""
    url = f"sqlite:///{tmp_path}/games.db"
    often = f"{QUICK}from puertorico.table.http import server; server._BETWEEN_DELETIONS = 0.2\n"
    with Served(url, first=often, keep_days=1) as served:
        new = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        game = request("POST", f"{served.url}/api/games", json=new).json()["game"]
        address = f"{served.url}/api/games/{game}"
        with httpx.stream("GET", f"{address}/frames", trust_env=False, timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["kind"] == "view"
            store = Store(url)
            assert store.delete_unfinished(time.time() + 1) == 1
            store.close()
            assert [json.loads(line)["kind"] for line in lines if line] == ["presence"], "and then the stream ends"
        assert request("GET", address).status_code == 404
