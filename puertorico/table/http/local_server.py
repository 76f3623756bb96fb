"""The local server of `puertorico play`, for this machine until people are invited."""

from __future__ import annotations

import contextlib
import os
import sys
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

from .server import AlreadyServed, ServerOptions, default_database, file_of, serve

_HERE = "127.0.0.1"


def play(
    *, port: int = 0, browser: bool = True, database: str | None = None, network_address: str | None = None
) -> None:
    """Start a local server unless one is running, and open it in the browser.

    The player can open it to the local network later; `network_address` is the address of this machine there.
    """
    options = ServerOptions(
        database=database or default_database(),
        host=_HERE,
        port=port,
        workers=max(1, min(4, (os.cpu_count() or 2) - 1)),
        limits=None,
        local=True,
        network_address=network_address,
    )
    file = file_of(options.database)
    noted = file.with_name(f"{file.name}.address") if file else None

    def ready(address: str) -> None:
        address = address.replace(_HERE, "localhost")
        if noted:
            noted.write_text(address, encoding="utf-8")
        _welcome(address, browser)
        print("Stop it with Ctrl-C; games are kept.", flush=True)

    try:
        serve(options, ready)
    except AlreadyServed:
        address = _answers(noted) if noted else None
        if address is None:
            raise
        _welcome(address, browser)
    else:
        if noted:
            noted.unlink(missing_ok=True)


def _welcome(address: str, browser: bool) -> None:
    print(f"The table is at {address}", flush=True)
    if browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Return whether a graphical browser can open; otherwise one would start in the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _answers(noted: Path) -> str | None:
    """Return the address of the server that is already running, if it responds."""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        address = noted.read_text(encoding="utf-8").strip()
        with contextlib.suppress(urllib.error.HTTPError):
            directly.open(f"{address}health", timeout=2).close()
    except (OSError, ValueError):
        return None
    return address
