"""Running a server: how it starts, what it says about itself, what it keeps to itself, and how it stops."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import postgres
import pytest
import websockets
from patience import PATIENCE, until, wait_until
from served import NO_CERTIFICATES, QUICK, Client, Served, within

from puertorico.cli import serve
from puertorico.cli.arguments import Parser
from puertorico.cli.errors import CommandError
from puertorico.cli.main import main, parser
from puertorico.game.game import Game
from puertorico.table.domain.events import Created, Recorded, Seat, Started
from puertorico.table.domain.settings import Clock, Settings
from puertorico.table.domain.storage import StoredTable
from puertorico.table.domain.table import Table
from puertorico.table.http.limits import Limits
from puertorico.table.http.metrics import Gauges, Metrics
from puertorico.table.store.store import Store

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "serving.md").read_text(encoding="utf-8")


class Program:
    """`puertorico serve` as a process of its own, from the line that says it is ready."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "puertorico", "serve", "--port", "0", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **environment},
            )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.address = self.line.removeprefix("The table is at ").strip()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2].strip("/"))

    def stop(self, sig: int = signal.SIGTERM) -> int:
        self.process.send_signal(sig)
        return self.process.wait(PATIENCE)


@contextmanager
def program(folder: Path, *options: str, **environment: str) -> Iterator[Program]:
    running = Program(folder, *options, **environment)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait(PATIENCE)
        assert running.process.stdout is not None
        running.process.stdout.close()


def request(method: str, address: str, **options: object) -> httpx.Response:
    with httpx.Client(trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES) as client:
        return client.request(method, address, **options)  # type: ignore[arg-type]


# Starting and stopping


def test_by_default_games_are_in_a_file_of_the_data_folder_that_nobody_else_can_read(tmp_path: Path) -> None:
    with program(tmp_path, XDG_DATA_HOME=str(tmp_path / "data")) as running:
        assert re.fullmatch(r"The table is at http://127\.0\.0\.1:\d+/\n", running.line)
        assert request("GET", f"{running.address}api/offer").status_code == 200
        folder = tmp_path / "data" / "puertorico"
        assert folder.stat().st_mode & 0o777 == 0o700
        assert (folder / "games.db").is_file()
        assert [file.name for file in folder.iterdir() if file.stat().st_mode & 0o077] == []
        assert running.stop(signal.SIGINT) == 0
    assert running.log.read_text() == ""


def test_told_to_stop_it_ends_open_streams_and_itself(tmp_path: Path) -> None:
    async def test(running: Program) -> None:
        created = request("POST", f"{running.address}api/games", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
        stream = f"api/games/{created.json()['game']}"
        address = running.address.replace("http:", "ws:") + f"{stream}/stream"
        async with (
            websockets.connect(address, proxy=None) as connection,
            httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client,
            client.stream("GET", f"{running.address}{stream}/frames") as lines,
        ):
            await connection.recv()
            running.process.send_signal(signal.SIGTERM)
            first, *_ = [line async for line in lines.aiter_lines()]
            assert first.startswith('{"v":1,"kind":"view"')
            await connection.wait_closed()
            assert connection.close_code == 1012

    with program(tmp_path, "--database", f"sqlite:///{tmp_path}/games.db") as running:
        within(test(running))
        assert running.process.wait(PATIENCE) == 0


def test_told_twice_it_stops_immediately(tmp_path: Path) -> None:
    head = b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n"
    with (
        program(tmp_path, "--database", f"sqlite:///{tmp_path}/games.db") as running,
        socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE) as half,
    ):
        # A request that never ends arriving: the server waits for it, though not for ever.
        half.sendall(head + b"expect: 100-continue\r\n\r\n")
        assert half.recv(100).startswith(b"HTTP/1.1 100")
        running.process.send_signal(signal.SIGTERM)
        while _accepts(running.port):
            time.sleep(0.01)
        assert running.stop() == 128 + signal.SIGTERM


def _accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except ConnectionError:
        return False
    return True


def cannot_serve(*options: str) -> str:
    """What the program says when it cannot serve: one line."""
    done = subprocess.run(
        [sys.executable, "-m", "puertorico", "serve", "--port", "0", *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with program(tmp_path, "--database", database) as first:
        said = cannot_serve("--database", database)
        assert said == f"puertorico: Another server uses {tmp_path}/games.db; stop it, or choose another database"
        first.process.kill()
        first.process.wait(PATIENCE)
        with program(tmp_path, "--database", database) as second:
            assert second.stop() == 0


def test_a_port_that_is_in_use_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/games.db"]) == 2
    assert capsys.readouterr().err == f"puertorico: Port {port} is in use; choose another one with --port\n"
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--port 70000", "--port must be from 0 to 65535, got 70000"),
        ("--port many", "'many' is not a whole number"),
        ("--workers 0", "--workers must be from 1 to 256, got 0"),
        ("--keep-days 0", "--keep-days must be from 1 to 36500, got 0"),
        ("--keep-unfinished-days 0", "--keep-unfinished-days must be from 1 to 36500, got 0"),
        ("--log-level loud", "invalid choice: 'loud'"),
        ("--host nowhere.invalid", "The server cannot listen on 'nowhere.invalid', port 0"),
        ("--database mysql://localhost/games", "must be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("--database sqlite://", "must be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("--database nonsense", "must be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("--database sqlite:///nowhere/games.db", "nowhere/games.db cannot be opened: No such file or directory"),
        ("--database sqlite:///notes.txt", "The database cannot be used now: file is not a database"),
        ("--database sqlite:///newer.db", "has schema 9999, which is newer than this program"),
        ("--database postgresql://tests@127.0.0.1:1/games", "The database cannot be used now: connection"),
        ("--database postgresql://tests:hush@127.0.0.1:1/games", "can read a password on the command line"),
        ("--public-url example.org/puerto", "must look like https://example.org/puerto/"),
        ("--public-url ftp://example.org/", "must look like https://example.org/puerto/"),
        ("--public-url https://example.org/?game=1", "must look like https://example.org/puerto/"),
        ("--public-url https://example.org/api/", "The path of the public URL must not begin with '/api'"),
        (
            "--trusted-proxies everyone",
            "must be an address like 127.0.0.1 or 172.16.0.0/12, got 'everyone'",
        ),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    options: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Path("notes.txt").write_text("milk, eggs\n" * 100, encoding="utf-8")
    Store("sqlite:///newer.db").migrate()
    with sqlite3.connect("newer.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert main(["serve", "--port", "0", *options.split()]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert sentence in captured.err
    assert "hush" not in captured.err


def test_without_its_driver_postgresql_is_refused_with_what_to_install() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None; from puertorico.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    arguments = ["serve", "--port", "0", "--database", "postgresql://localhost/games"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "puertorico: PostgreSQL needs a package: pip install 'psycopg[binary]'\n"


# Behind a proxy


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("proxied")
    with Served(f"sqlite:///{folder}/games.db", public_url="https://example.org/puerto/") as served:
        yield served


@pytest.mark.parametrize("prefix", ["", "/puerto"])
def test_a_proxy_may_take_the_prefix_away_or_leave_it(proxied: Served, prefix: str) -> None:
    async def socket_opens(game: str) -> None:
        address = f"ws://127.0.0.1:{proxied.port}{prefix}/api/games/{game}/stream"
        async with websockets.connect(address, proxy=None, origin="https://example.org") as connection:  # type: ignore[arg-type]
            assert json.loads(await connection.recv())["kind"] == "view"

    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"origin": "https://example.org"}
    created = request("POST", f"{proxied.url}{prefix}/api/games", json=body, headers=headers)
    assert created.status_code == 201
    assert re.search(r"; HttpOnly; .*Path=/puerto; .*Secure", created.headers["set-cookie"])
    game = created.json()["game"]
    assert request("GET", f"{proxied.url}{prefix}/api/games/{game}").status_code == 200
    assert request("GET", f"{proxied.url}{prefix}/api/openapi.json").json()["servers"] == [{"url": "/puerto"}]
    assert request("GET", f"{proxied.url}{prefix}/health").json()["workers"] in (0, 1)
    assert request("GET", f"{proxied.url}{prefix}/").headers["content-type"] == "text/html; charset=utf-8"
    within(socket_opens(game))


def test_the_prefix_without_its_slash_leads_to_the_page(proxied: Served) -> None:
    moved = request("GET", f"{proxied.url}/puerto")
    assert (moved.status_code, moved.headers["location"]) == (307, "/puerto/")
    assert request("GET", f"{proxied.url}/puertorico/api/offer").status_code in (404, 503)


def test_without_a_public_url_the_cookie_is_for_the_whole_server(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db", trusted_proxies="192.0.2.9") as served:
        created = request("POST", f"{served.url}/api/games", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
        assert "Path=/;" in created.headers["set-cookie"]
        assert "Secure" not in created.headers["set-cookie"]
        # The header comes from an address that is not trusted, so it is not believed.
        forwarded = request("GET", f"{served.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert forwarded.status_code == 200


def test_forwarded_addresses_are_believed_from_a_trusted_proxy_and_metrics_are_for_this_machine(
    proxied: Served,
) -> None:
    assert request("GET", f"{proxied.url}/metrics").status_code == 200
    for forwarded in ("192.0.2.1", "127.0.0.1, 192.0.2.1", "2001:db8::1", "nonsense", "127.0.0.1"):
        refused = request("GET", f"{proxied.url}/metrics", headers={"x-forwarded-for": forwarded})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not_public")


def test_a_public_server_knows_its_name_and_its_origin(proxied: Served) -> None:
    create = {"seats": [{"kind": "me"}, {"kind": "open"}]}

    def created(**headers: str) -> int:
        return request("POST", f"{proxied.url}/api/games", json=create, headers=headers).status_code

    assert created(origin="https://example.org") == 201
    assert created(origin="http://example.org") == 403
    assert created(origin="https://example.org:8443") == 403
    assert created(host="example.org", **{"x-forwarded-proto": "https"}, origin="https://example.org") == 201
    assert created(host="evil.example") == 421


def test_replies_are_kept_by_no_cache_and_no_browser_guesses_their_type(proxied: Served) -> None:
    for path in ("/api/offer", "/api/games/none", "/health", "/nothing", "/api/games/none/states/" + "9" * 5000):
        answer = request("GET", f"{proxied.url}{path}")
        assert answer.status_code in (200, 404, 503), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"


def test_metrics_can_be_shown_to_everyone(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db", public_metrics=True) as served:
        assert request("GET", f"{served.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200


# Health, figures and the log


def test_health_tells_whether_the_database_can_be_reached() -> None:
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
    broken = "from puertorico.table.jobs import workers; workers.SERVICE = 'nowhere'\n"
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


def test_every_figure_is_on_the_page() -> None:
    class Nothing:
        rooms: tuple[()] = ()
        counts = dict.fromkeys(("answers", "thoughts", "troubles", "restarts"), 0)
        alive = ready = waiting = streams = 0

    metrics = Metrics()
    metrics.registry.register(Gauges(Nothing(), Nothing(), Nothing()))  # type: ignore[arg-type]
    named = set(re.findall(r"^# TYPE (puertorico_\w+) (?:counter|gauge|histogram)", metrics.text().decode(), re.M))
    named = {name for name in named if not name.endswith("_created")}
    assert named == set(re.findall(r"^\| `(puertorico_\w+)`", PAGE, re.M))


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


# Retention


def write(store: Store, name: str, days_ago: int, *, finished: bool, clock: Clock | None = None) -> None:
    """Ana's game against a bot, as it was written down so many days ago."""
    at = time.time() - days_ago * 86_400
    game = Game.new(2, seed=1)
    while finished and not game.is_over:
        game.play(game.answers[0])
    created = Created(game.to_text(), Settings(clock or Clock()), [Seat("person", "Ana"), Seat("open")])
    events = [Recorded(1, at, created), Recorded(2, at, Started("merchant"))]
    written = StoredTable(name, at, 1, "invite", "host", [], [], events)
    table = Table.of(written)
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


# The page about it


def commands(text: str) -> list[str]:
    return re.findall(r"puertorico serve.*", text.replace("\\\n", " "))


def test_every_command_of_the_page_is_accepted() -> None:
    found = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S) for line in commands(block)]
    assert len(found) >= 5
    for line in found:
        assert parser().parse_args(shlex.split(line)[1:]).command == "serve"
    with pytest.raises(CommandError):
        parser().parse_args(["serve", "--nonsense"])


def test_the_page_names_every_option() -> None:
    parser = Parser()
    serve.add_options(parser)
    offered = {option for action in parser._actions for option in action.option_strings}
    assert set(re.findall(r"^\| `(--[\w-]+)`", PAGE, re.M)) == offered - {"-h", "--help"}


def test_the_page_tells_the_limits_as_they_are() -> None:
    limits = Limits()
    for number in (
        limits.requests_of_address.burst,
        limits.requests_of_key.burst,
        limits.tables_of_address.burst,
        limits.jobs_of_address.burst,
        limits.wrong_secrets_of_address.burst,
        limits.chat_lines_of_key.burst,
    ):
        assert f"burst of {number} |" in PAGE
    streams = (
        f"{limits.streams_of_seat} per seat, {limits.streams_of_address} per address, {limits.streams:,} per server"
    )
    assert streams in PAGE
    assert f"| {limits.watchers_of_game} |" in PAGE
    assert f"| {limits.connections:,}, " in PAGE
    assert f"| {limits.connections_of_address}; " in PAGE
    assert f"| {limits.unfinished_tables_of_key} |" in PAGE


def test_the_unit_for_systemd_starts_the_server() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DOCS / "deploy" / "puertorico.service")
    assert unit.sections() == ["Unit", "Service", "Install"]
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/puertorico")
    assert parser().parse_args(arguments).database.startswith("sqlite:////var/lib/puertorico/")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_examples_of_proxies_fit_the_address_of_the_unit(name: str) -> None:
    text = (DOCS / "deploy" / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "127.0.0.1:8000" in text
    assert "/puerto/" in text
    assert "example.org" in text
    assert "/puerto/metrics" in text
