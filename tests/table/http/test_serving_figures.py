"""What the server shows its operator: health, metrics and the log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import postgres
from patience import until
from served import Client, Served, request, within


def test_health_reports_whether_the_database_can_be_reached() -> None:
    url = postgres.server().new_database()
    with Served(url) as served:
        while (answer := request("GET", f"{served.url}/health")).json()["status"] == "no_workers":
            assert answer.status_code == 503
            time.sleep(0.05)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "workers": 1, "compiled": False})
        postgres.server().execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
        answer = request("GET", f"{served.url}/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "no_database")
        assert served.terminate() == 0


def test_health_tells_when_no_worker_is_alive(tmp_path: Path) -> None:
    broken = "from puertorico.table.jobs import worker_pool; worker_pool.SERVICE = 'nowhere'\n"
    with Served(f"sqlite:///{tmp_path}/games.db", first=broken) as served:
        answer = request("GET", f"{served.url}/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "no_workers")


def figures(served: Served) -> dict[str, float]:
    lines = request("GET", f"{served.url}/metrics").text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_figures_count_what_happens_and_the_log_has_no_secrets(tmp_path: Path) -> None:
    said = "Meet me at the old harbor"
    secrets: set[str] = {said}

    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served, key=None) as friend, Client(served) as stranger:
            game, invite = await host.create("me", "open", "settler", options={"max_rounds": 2})
            sat = await friend.act(game, "sit", name="Friend", invite=invite)
            friend.key = sat.json()["key"]
            link = (await host.act(game, "link")).json()["secret"]
            await host.act(game, "say", text=said)
            await stranger.act(game, "claim", secret="a-wrong-secret")
            await stranger.act(game, "sit", name="Eve", invite="a-wrong-invitation")
            await stranger.get(f"/api/games/{game}?token=in-the-address")
            await stranger.get("/in-the-path", headers={"cookie": "puertorico_key=in-a-cookie"})
            await stranger.command(game, 1, answer="settler")
            await asyncio.gather(host.play(game), friend.play(game))
            job = (await host.post(f"/api/games/{game}/analysis")).json()["id"]
            await host.get(f"/api/games/{game}/jobs/{job}")
            keys = {str(client.key) for client in (host, friend, stranger)}
            secrets.update(keys, {invite, link, job, "a-wrong", "in-the-", "in-a-cookie"})
            commands = len(host.acknowledged) + len(friend.acknowledged)
            found = figures(served)
            assert found['puertorico_requests_total{method="POST",route="/api/games",status="201"}'] == 1
            route = 'method="POST",route="/api/games/{game}/commands"'
            assert found[f'puertorico_requests_total{{{route},status="200"}}'] == commands
            assert found[f'puertorico_requests_total{{{route},status="403"}}'] == 1
            assert found["puertorico_command_seconds_count"] == commands
            assert found['puertorico_store_seconds_count{work="append"}'] > commands
            assert found["puertorico_events_total"] == (await host.view(game))["version"]
            assert found["puertorico_bot_answers_total"] > 0
            assert found["puertorico_tables_in_memory"] == 1
            assert found["puertorico_bots_waiting"] == 0
            async with host.stream(game) as stream:
                await stream.next()
                # The server may not have noticed yet that those of the game are closed.
                await until(lambda: figures(served)["puertorico_open_streams"] == 1)

    database = f"sqlite:///{tmp_path}/games.db"
    with Served(database, log_level="debug", limits=None) as served:
        within(test(served))
        assert served.terminate() == 0
        output = served.output
    with sqlite3.connect(tmp_path / "games.db") as file:
        rows = [file.execute(f"SELECT {names} FROM {table}").fetchall() for names, table in HIDDEN]
    file.close()
    secrets |= {str(value) for table in rows for row in table for value in row}
    assert len(secrets) > 12
    ready, *lines = output.splitlines()
    assert ready.startswith("The table is at ")
    assert [secret for secret in secrets if secret in output] == []

    written = [json.loads(line) for line in lines]
    assert all({"time", "level", "event"} <= line.keys() for line in written)
    commands = [line for line in written if line.get("route", "").endswith("/commands") and line["status"] == 200]
    assert {line["seat"] for line in commands} == {0, 1}
    assert all(line["level"] == "info" and line["ms"] > 0 and len(line["game"]) == 10 for line in commands)
    assert {"wrong_secret", "no_invitation", "not_your_seat"} <= {line.get("reason") for line in written}


HIDDEN = [("seed, invite, host", "games"), ("key_hash", "holders"), ("secret_hash", "links")]


def test_a_mistake_of_the_server_is_logged_without_what_it_quotes(tmp_path: Path) -> None:
    broken = "from puertorico.table.hub.hub import Hub\n"
    broken += "async def view_of(*_): raise KeyError('hush')\nHub.view_of = view_of\n"
    with Served(f"sqlite:///{tmp_path}/games.db", first=broken) as served:
        answer = request("GET", f"{served.url}/api/games/abcdefghjk")
        assert (answer.status_code, answer.json()["reason"]) == (500, "failed")
        assert served.terminate() == 0
        lines = [json.loads(line) for line in served.output.splitlines() if line.startswith("{")]
        assert "hush" not in served.output
        (line,) = [line for line in lines if "exception" in line]
        assert line["exception"][0] == "KeyError"
        assert " view_of" in line["exception"][-1]
