"""A server to be measured: its process, a quick HTTP client, and what the process uses."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def server(database: str, more: str = "limits=None") -> Iterator[tuple[int, int]]:
    """Start a server on a free port with `more` options; yield port and process id."""
    port = free_port()
    options = f"ServerOptions({database!r}, port={port}, {more})"
    program = f"from puertorico.table.http.server import ServerOptions, serve; serve({options})"
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        wait_until_ready(port, process)
        yield port, process.pid
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def wait_until_ready(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    sys.exit("The server to be measured did not start; see its messages above.")


async def wait_until_compiled(http: Http) -> None:
    while not msgspec.json.decode((await http.get("/health", None))[1])["compiled"]:
        await asyncio.sleep(0.5)


class Http:
    """Requests over one connection. A full HTTP client would need more time than the server."""

    def __init__(self, port: int, address: str | None = None) -> None:
        """Connect to a local port; with `address`, as if through a proxy from there."""
        self.port, self._address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def aclose(self) -> None:
        if self._streams is not None:
            streams, self._streams = self._streams, None
            streams[1].close()
            with suppress(OSError):
                await streams[1].wait_closed()

    async def get(self, path: str, key: str | None) -> tuple[int, bytes]:
        return await self._request("GET", path, b"", key)

    async def post(self, path: str, body: Any, key: str | None) -> tuple[int, bytes]:
        return await self._request("POST", path, msgspec.json.encode(body), key)

    async def _request(self, method: str, path: str, content: bytes, key: str | None) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        head += f"x-forwarded-for: {self._address}\r\n" if self._address else ""
        head += f"content-length: {len(content)}\r\n" + (f"authorization: Bearer {key}\r\n" if key else "")
        writer.write(head.encode() + b"\r\n" + content)
        first = b""
        with suppress(ConnectionError):
            first = await reader.readline()
        if not first:  # the server has closed an idle connection
            await self.aclose()
            return await self._request(method, path, content, key)
        status = int(first.split()[1])
        length = 0
        while (line := (await reader.readline()).strip().lower()) != b"":
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        return status, await reader.readexactly(length)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
