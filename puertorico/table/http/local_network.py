"""The local network of `puertorico play`, closed until the player invites people."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..domain.refusals import NotNow

if TYPE_CHECKING:
    from .server import Server

_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
# A documentation address (RFC 5737): connecting a UDP socket selects the interface and sends nothing.
_ANYWHERE = ("192.0.2.1", 9)


class LocalNetwork:
    """The network address of a local server: `host`, or by default the detected one."""

    def __init__(self, host: str | None, port: int) -> None:
        self._host, self._port = host, port
        self.server: Server | None = None
        self.url: str | None = None  # once it is open

    def knows(self, host: str) -> bool:
        """Return whether `Host` is a name of this server, to prevent DNS rebinding."""
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        return name in _THIS_MACHINE or (self.url is not None and name == urlsplit(self.url).hostname)

    async def open(self) -> None:
        """Listen on the local network too, with the same port. Raises `NotNow` without a network."""
        if self.url is not None or self.server is None:
            return
        try:
            host = self._host or _own_address()
            await self.server.listen(socket.create_server((host, self._port)))
        except OSError:
            raise NotNow("no_network", "This computer is not connected to a network.") from None
        self.url = f"http://{host}:{self._port}"


def _own_address() -> str:
    """Return the address of this machine on its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect(_ANYWHERE)
        return str(found.getsockname()[0])
