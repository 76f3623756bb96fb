"""What all routes work with, and how they know who is calling."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..domain.keys import hash_of
from ..hub import Hub
from ..jobs.jobs import Jobs
from ..jobs.workers import Workers
from .limits import Limiter

COOKIE = "puertorico_key"
# What is shorter could be guessed; programs may choose a key of their own.
_KEY = re.compile(r"[\w-]{22,64}", re.ASCII)


class Desk:
    """What the routes work with."""

    def __init__(
        self,
        hub: Hub,
        workers: Workers,
        jobs: Jobs,
        *,
        public_url: str | None = None,
        lobby: bool = False,
        limiter: Limiter | None = None,
    ) -> None:
        self.hub, self.workers, self.jobs, self.lobby = hub, workers, jobs, lobby
        self.limiter = limiter or Limiter(None)
        self.public_url = public_url.rstrip("/") if public_url else None

    def origin_is_ours(self, connection: HTTPConnection) -> bool:
        """A page of another site must not use the cookie of its visitor."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        hosts = {connection.headers.get("host", "")}
        if self.public_url:
            hosts.add(urlsplit(self.public_url).netloc)
        return urlsplit(origin).netloc in hosts

    def key_of(self, connection: HTTPConnection) -> str | None:
        """The hash of the key that comes with a request, in its header or its cookie."""
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and given:
            return hash_of(given) if _KEY.fullmatch(given) else None
        cookie = connection.cookies.get(COOKIE)
        return hash_of(cookie) if cookie and _KEY.fullmatch(cookie) else None

    def base(self, request: HTTPConnection) -> str:
        """The address of the page, as people outside see it."""
        return self.public_url or str(request.base_url).rstrip("/")
