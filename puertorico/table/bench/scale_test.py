"""Unit costs on PostgreSQL, two servers behind a proxy, and a simulation of more.

Clients, proxy, servers and database share the machine.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect

from ..store.databases import database as opened
from ..store.store import Store
from .capacity import Costs, Installation, most_answers, simulate
from .load_test import SEATS, LoadTable, answer_times, run_tables, seat_people, warm_up
from .measured_server import cpu_seconds, free_port, megabytes, server, wait_until_ready

TABLES, PAUSE = 50, 1.0  # one answer per second each
SPECTATORS = 400
BEHIND_A_PROXY = (100, 200)
COMMITS = 200
# One answer every 20 seconds at each table, as people play.
PLAYERS_PER_ANSWER_PER_SECOND = 20 * SEATS
PLANNED = ((1, 2), (2, 2), (4, 2), (8, 4), (16, 8), (32, 16), (64, 32))

PROXY = """
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 20000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $uri $table {{ ~^/api/games/(?<game>[a-z0-9]+) $game; default $request_id; }}
    map $http_upgrade $upgrading {{ default upgrade; '' ''; }}
    upstream servers {{
        hash $table consistent;
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://servers;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $upgrading;
            proxy_buffering off;
            proxy_read_timeout 1h;
        }}
    }}
}}
"""


class Meter:
    """Monotonic counters of a PostgreSQL server on this machine."""

    def __init__(self, url: str) -> None:
        self._engine = opened(url).engine
        with self._engine.connect() as connection:
            backend = connection.scalar(sa.text("SELECT pg_backend_pid()"))
        self._pid = int(Path(f"/proc/{backend}/stat").read_text().rpartition(")")[2].split()[1])

    def read(self) -> dict[str, float]:
        with self._engine.connect() as connection:
            log, commits, rows = connection.execute(
                sa.text(
                    "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit,"
                    " tup_inserted + tup_updated + tup_deleted FROM pg_stat_database WHERE datname = current_database()"
                )
            ).one()
        return {"database": self._cpu(), "log": float(log), "commits": float(commits), "rows": float(rows)}

    def _cpu(self) -> float:
        """Return the processor time of the server and all its processes, ended ones too."""
        ended = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[13:15]
        ticks = os.sysconf("SC_CLK_TCK")
        return cpu_seconds(self._pid) + sum(map(int, ended)) / ticks + _cpu_of_children(self._pid)

    def close(self) -> None:
        self._engine.dispose()


@contextmanager
def proxy(ports: list[int]) -> Iterator[tuple[int, int]]:
    """Start nginx so that each table belongs to one server; yield port and process id."""
    program = shutil.which("nginx")
    if program is None:
        sys.exit("The run behind a proxy needs nginx, which is not installed.")
    folder = Path(tempfile.mkdtemp())
    port = free_port()
    servers = " ".join(f"server 127.0.0.1:{each};" for each in ports)
    (folder / "nginx.conf").write_text(PROXY.format(folder=folder, servers=servers, port=port))
    folder.chmod(0o755)
    process = subprocess.Popen([program, "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        wait_until_ready(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _cpu_of_children(pid: int) -> float:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(cpu_seconds(int(child)) for child in children)


def unit_costs(url: str, seconds: float) -> tuple[Costs, dict[str, Any]]:
    """Measure one server under load, and a second one that only receives notifications."""
    disk = _milliseconds_of_a_commit(url)
    meter = Meter(url)
    with closing(meter), server(url) as (port, pid), server(url) as (_, idle):

        def read() -> dict[str, float]:
            return meter.read() | {"server": cpu_seconds(pid), "idle": cpu_seconds(idle)}

        async def go() -> tuple[list[LoadTable], dict[str, float], float, float]:
            await warm_up(port)
            begun = megabytes(pid)
            tables = [await seat_people(port) for _ in range(TABLES)]
            seated = megabytes(pid)
            socket = await _kilobytes_of_a_socket(port, pid, tables[0].table_id)
            before = read()
            await asyncio.sleep(seconds)
            resting = {name: value - before[name] for name, value in read().items()}
            filled = megabytes(pid)
            risen = await run_tables(port, tables, seconds, PAUSE, read)
            table = (megabytes(pid) - filled + seated - begun) * 1024 / TABLES - SEATS * socket
            return tables, {name: value - resting[name] for name, value in risen.items()}, table, socket

        tables, risen, table, socket = asyncio.run(go())
    times = answer_times(tables, seconds)
    each = {name: value / (times["answers_per_second"] * seconds) for name, value in risen.items()}
    costs = Costs(
        server=round(each["server"] * 1000, 2),
        database=round(each["database"] * 1000, 2),
        disk=round(disk, 2),
        notice=round(max(0.0, each["idle"]) * 1000, 3),
        table=round(table),
        socket=round(socket),
        log=round(each["log"] / 1024, 1),
    )
    return costs, times | {
        "server_milliseconds_per_answer": costs.server,
        "database_milliseconds_per_answer": costs.database,
        "milliseconds_per_answer_of_another_server": costs.notice,
        "milliseconds_of_a_commit": costs.disk,
        "transactions_per_answer": round(each["commits"], 2),
        "rows_written_per_answer": round(each["rows"], 2),
        "kilobytes_logged_per_answer": costs.log,
        "kilobytes_per_table_in_play": costs.table,
        "kilobytes_per_connection": costs.socket,
    }


def _milliseconds_of_a_commit(url: str) -> float:
    """Return the time of a small transaction on the idle database."""
    with closing(Store(url)) as store:
        store.migrate()
        times = []
        for _ in range(COMMITS):
            began = time.perf_counter()
            store.coordination.heartbeat("measured", 0.0)
            times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000


async def _kilobytes_of_a_socket(port: int, pid: int, table_id: str) -> float:
    before = megabytes(pid)
    address = f"ws://127.0.0.1:{port}/api/games/{table_id}/stream"
    links = [await connect(address, compression=None) for _ in range(SPECTATORS)]
    grown = (megabytes(pid) - before) * 1024 / SPECTATORS
    await asyncio.gather(*(link.close() for link in links))
    return grown


def behind_a_proxy(url: str, tables: int, seconds: float) -> dict[str, Any]:
    """Measure two servers behind a proxy: tables of four people, one answer per second."""
    meter = Meter(url)
    with (
        closing(meter),
        server(url) as (first, one),
        server(url) as (second, two),
        proxy([first, second]) as (port, pid),
    ):

        def read() -> dict[str, float]:
            return meter.read() | {"one": cpu_seconds(one), "two": cpu_seconds(two), "proxy": _cpu_of_children(pid)}

        async def go() -> tuple[list[LoadTable], dict[str, float]]:
            await warm_up(port)
            seated = [await seat_people(port) for _ in range(tables)]
            return seated, await run_tables(port, seated, seconds, PAUSE, read)

        seated, risen = asyncio.run(go())
    shares = {f"cpu_share_{name}": round(risen[name] / seconds, 2) for name in ("one", "two", "proxy", "database")}
    return {"tables": tables, "sockets": tables * SEATS} | answer_times(seated, seconds) | shares


def plan(costs: Costs) -> list[dict[str, Any]]:
    """Simulate installations of growing size, each at its maximum load."""
    rows = []
    for size in PLANNED:
        installation = Installation(*size)
        most = most_answers(installation, costs)
        load = simulate(installation, most, costs)
        players = most * PLAYERS_PER_ANSWER_PER_SECOND
        rows.append(
            {
                "servers": installation.servers,
                "database_cores": installation.database_cores,
                "answers_per_second": most,
                "players": players,
                "milliseconds_99": round(load.slow * 1e3),
                "servers_busy": round(load.servers, 2),
                "database_busy": round(load.database, 2),
                "gigabytes_of_memory": round(players * (costs.table / SEATS + costs.socket) / 1024**2, 1),
                "gigabytes_logged_per_hour": round(most * costs.log * 3600 / 1024**2, 1),
            }
        )
    return rows


def measure(seconds: float, url: str) -> dict[str, Any]:
    """Measure unit costs and two servers behind a proxy; simulate larger installations."""
    print("One server, and one that listens ...", file=sys.stderr, flush=True)
    costs, figures = unit_costs(url, seconds)
    rows = []
    for tables in BEHIND_A_PROXY:
        print(f"Two servers behind a proxy, {tables} tables ...", file=sys.stderr, flush=True)
        rows.append(behind_a_proxy(url, tables, seconds))
    print("Simulating larger installations ...", file=sys.stderr, flush=True)
    return {"unit_costs": figures, "two_servers_behind_a_proxy": rows, "plan": plan(costs)}
