"""Links to tables, and the keys that identify this computer to servers."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from .user_files import read_user_file, write_user_file

_ROUTE = re.compile(r"/?(game|watch|replay|join|seat)/([a-z0-9]{10})(?:/([\w-]{1,64}))?", re.ASCII)


class NotALink(ValueError):
    """Raised for a URL that is not a link to a table. The message shows the expected form."""


@dataclass(frozen=True)
class TableLink:
    """A table of a server. `invite` lets a new player sit down; `secret` belongs to a seat."""

    server: str
    game: str
    invite: str | None = None
    secret: str | None = None

    @classmethod
    def of(cls, address: str) -> TableLink:
        """Read the address of a page.

        >>> TableLink.of("https://example.org/puerto/#/join/k3v9w2m8qa/Xy-9")
        TableLink(server='https://example.org/puerto', game='k3v9w2m8qa', invite='Xy-9', secret=None)
        """
        parts = urlsplit(address.strip())
        route = _ROUTE.fullmatch(parts.fragment)
        if parts.scheme not in ("http", "https") or not parts.hostname or route is None:
            example = "https://example.org/#/join/k3v9w2m8qa/INVITATION"
            raise NotALink(f"the address of a table looks like {example}, got {address!r}")
        kind, game, secret = route.groups()
        server = f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")
        return cls(server, game, secret if kind == "join" else None, secret if kind == "seat" else None)


def key_for(server: str, folder: Path | None = None) -> str:
    """Return the key that identifies this computer to a server; create it on first use.

    The server recognizes the seats of a key, so a player has the seat back after a restart of the program. Only the
    user can read the file.
    """
    keys = read_user_file("keys.json", folder)
    if not isinstance(keys.get(server), str):
        keys = {**keys, server: secrets.token_urlsafe(24)}
        write_user_file("keys.json", keys, folder)
    return str(keys[server])
