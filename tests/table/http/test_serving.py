"""`puertorico serve`: how it starts and stops, and what it refuses."""

from __future__ import annotations

import os
import re
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
import pytest
import websockets
from patience import PATIENCE
from served import request, within

from puertorico.cli.main import main
from puertorico.table.store.store import Store


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
        # A request whose body never arrives completely: the server waits for it, but not forever.
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
        ("--port many", "must be an integer, got 'many'"),
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
