"""The request context: what all routes share, and how they recognize callers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..domain.keys import hash_of
from ..hub.hub import Hub
from ..jobs.shared_jobs import SharedJobs
from ..jobs.workers import Workers
from .local_network import LocalNetwork
from .log_cache import LogCache
from .rate_limits import Limiter

COOKIE = "puertorico_key"
# Shorter keys could be guessed. Programs may choose their own.
_KEY = re.compile(r"[\w-]{22,64}", re.ASCII)


class Context:
    """What all routes share: tables, workers, jobs, logs, rate limits and addresses."""

    def __init__(
        self,
        hub: Hub,
        workers: Workers,
        jobs: SharedJobs,
        *,
        public_url: str | None = None,
        lobby: bool = False,
        limiter: Limiter | None = None,
        network: LocalNetwork | None = None,
    ) -> None:
        self.hub, self.workers, self.jobs, self.lobby = hub, workers, jobs, lobby
        self.log_cache = LogCache(hub.work)
        self.limiter = limiter or Limiter(None)
        self.network = network
        self.public_url = public_url.rstrip("/") if public_url else None

    def is_own_host(self, connection: HTTPConnection) -> bool:
        """Return whether `Host` is a name of this server, to prevent DNS rebinding.

        With a public URL, its host name, names without a dot and IP addresses are accepted. Without one, all names are.
        """
        if self.network is None and self.public_url is None:
            return True
        host = connection.headers.get("host", "")
        if self.network:
            return self.network.knows(host)
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name == urlsplit(self.public_url).hostname or "." not in name or name.replace(".", "").isdigit()

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """Return whether a request has the server's own origin, or none (CSRF protection).

        Pages of other sites must not use a visitor's cookie. For the host of the public URL, the whole origin must
        match: an unencrypted page under the same name could have been forged.
        """
        given = connection.headers.get("origin")
        if given is None:
            return True
        origin, public = _origin(given), _origin(self.public_url or "")
        scheme = connection.scope["scheme"].replace("ws", "http")
        here = _origin(f"{scheme}://{connection.headers.get('host', '')}")
        if public and here and here[1] == public[1]:
            return origin == public
        return origin is not None and origin in (here, public)

    def key_of(self, connection: HTTPConnection) -> str | None:
        """Return the hash of the key in a request's header or cookie, which is read once."""
        scope = connection.scope
        if "key" not in scope:
            scope["key"] = _key_of(connection)
        key: str | None = scope["key"]
        return key

    def base(self, request: HTTPConnection) -> str:
        """Return the address of the page as seen from outside."""
        opened = self.network.url if self.network else None
        return self.public_url or opened or str(request.base_url).rstrip("/")


def _key_of(connection: HTTPConnection) -> str | None:
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and given:
        return hash_of(given) if _KEY.fullmatch(given) else None
    cookie = connection.cookies.get(COOKIE)
    return hash_of(cookie) if cookie and _KEY.fullmatch(cookie) else None


def _origin(url: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of an address; None if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
