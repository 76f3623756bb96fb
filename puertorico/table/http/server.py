"""A server put together: store, tables, bots and routes; how it is started, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import ipaddress
import logging
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import alembic.util
import platformdirs
import sqlalchemy as sa
import uvicorn
from filelock import FileLock, Timeout
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...game.wording import quote
from ..domain.decisions import Refused
from ..hub import Hub
from ..jobs.background_tasks import Driver
from ..jobs.jobs import Jobs
from ..jobs.workers import Workers
from ..store.store import Store, StoreUnavailable
from . import logs
from .app import routes
from .connections import Connection
from .context import Desk
from .health import operation
from .limits import Limiter, Limits
from .metrics import MeasuredHub, Metrics, Present
from .middleware import Gate
from .page import page_routes
from .responses import problem

log = logging.getLogger("puertorico.table")

_A_DAY = 86_400
_BETWEEN_DELETIONS = 3600.0
# A path that begins so would be taken for an address of the server itself.
_OWN_PATHS = ("api", "assets", "health", "metrics")
_SECONDS_TO_STOP = 5
# Databases, workers and the page need some beside the connections.
_OTHER_FILES = 500


class CannotServe(Exception):
    """The server cannot be started; the message is one sentence."""


class AlreadyServed(CannotServe):
    """Another process serves from that file."""


@dataclass(frozen=True, slots=True)
class Serving:
    """How a server is run. Without `limits`, as for a table on one's own machine, nobody is told to wait."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    workers: int = 1
    lobby: bool = False
    keep_days: int | None = None
    keep_unfinished_days: int | None = None
    trusted_proxies: str = "127.0.0.1"
    public_metrics: bool = False
    limits: Limits | None = field(default_factory=Limits)
    log_level: str = "warning"


def default_database() -> str:
    """The file in the user's data folder, which nobody else may read."""
    folder = platformdirs.user_data_path("puertorico", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be made: {error.strerror}.") from None
    return sa.URL.create("sqlite", database=str(folder / "games.db")).render_as_string()


def application(serving: Serving, store: Store, prefix: str = "") -> tuple[Gate, Hub]:
    """The application behind its gate, and the hub of its tables; its parts live as long as it runs."""
    metrics, limiter = Metrics(), Limiter(serving.limits)
    hub = MeasuredHub(store, metrics)
    workers = Workers(serving.workers)
    jobs = Jobs(each=serving.limits.jobs_of_seat, together=serving.limits.jobs) if serving.limits else Jobs()
    driver = Driver(hub, workers)
    desk = Desk(hub, workers, jobs, public_url=serving.public_url, lobby=serving.lobby, limiter=limiter)
    metrics.registry.register(Present(hub, workers, limiter))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await workers.start()
        loop = asyncio.get_running_loop()

        def heard(game: str, version: int) -> None:
            # Nobody knows what was missed while the connection was broken, so every table may be behind.
            for name, newest in [(game, version)] if game else [(name, sys.maxsize) for name in list(hub.rooms)]:
                if hub.is_news(name, newest):
                    asyncio.run_coroutine_threadsafe(_catch_up(hub, name, newest), loop)

        stop_listening = store.listen(heard)
        await driver.start()
        deleting = asyncio.create_task(_delete_old_games(hub, serving))
        try:
            yield
        finally:
            deleting.cancel()
            await driver.stop()
            await jobs.stop()
            await workers.stop()
            stop_listening()
            await hub.close()
            store.close()

    rows = operation(metrics, public_metrics=serving.public_metrics, prefix=prefix)
    app = Starlette(
        routes=[*routes(desk, rows), *page_routes()],
        lifespan=lifespan,
        exception_handlers={HTTPException: _no_route, Exception: _failed},
    )
    return Gate(app, desk, metrics, prefix), hub


async def _catch_up(hub: Hub, game: str, version: int) -> None:
    """Learn what another process wrote; nobody waits for it, so whatever goes wrong is for the log."""
    try:
        await hub.catch_up(game, version)
    except (Refused, StoreUnavailable) as error:
        log.warning("news of a table could not be read", extra={"game": game, "problem": str(error)})
    except Exception:
        log.exception("news of a table could not be read", extra={"game": game})


async def _delete_old_games(hub: Hub, serving: Serving) -> None:
    """Games that nobody has touched for as many days as they are kept are deleted, by this process or another."""
    kept = (
        (serving.keep_days, hub.store.delete_finished),
        (serving.keep_unfinished_days, hub.store.delete_unfinished),
    )
    while True:
        try:
            for days, delete in kept:
                if days is not None and (number := await hub.stored(delete, time.time() - days * _A_DAY)):
                    log.info("old games deleted", extra={"number": number})
            await hub.forget_deleted()
        except StoreUnavailable as error:
            log.warning("old games could not be deleted", extra={"problem": str(error)})
        except Exception:
            log.exception("old games could not be deleted")
        await asyncio.sleep(_BETWEEN_DELETIONS)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase
    response = problem(Refused(error.status_code, phrase.lower().replace(" ", "_"), f"{phrase}."))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    return problem(Refused(500, "failed", "The server has made a mistake; whoever runs it finds it in the log."))


class Server(uvicorn.Server):
    """Stops when told to: the first time with everything finished that is being written, the second time at once."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub, self._ready = hub, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            # What has been loaded stays, and games leave no cycles: everything is looked through once in hours, since
            # with thousands of tables all would wait a second for it, and a little now and then, which nobody notices.
            gc.freeze()
            gc.set_threshold(20_000, 5, 2_000)
            # Otherwise the thread that writes waits for its turn longer than for the disk.
            sys.setswitchinterval(0.0005)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Streams have no end of their own, and the server would wait for them.
        self._hub.begin_closing()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            # Whatever was acknowledged is on the disk, and workers end with their input.
            os._exit(128 + sig)
        self.should_exit = True


def _say(address: str) -> None:
    print(f"The table is at {address}", flush=True)


def serve(serving: Serving, ready: Callable[[str], None] = _say) -> None:
    """Serve until told to stop; `ready` is called with the address of the page. Raises `CannotServe`."""
    prefix = _prefix(serving.public_url)
    proxies = _checked_proxies(serving.trusted_proxies)
    with contextlib.ExitStack() as held:
        listening = held.enter_context(_listen(serving.host, serving.port))
        store = _open(serving.database, held)
        logs.begin(serving.log_level)
        app, hub = application(serving, store, prefix)
        config = uvicorn.Config(
            app,
            lifespan="on",
            http=Connection,
            h11_max_incomplete_event_size=32_768,
            limit_concurrency=_most_connections(serving.limits),
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_ping_interval=20.0,
            ws_per_message_deflate=False,  # it would cost more than half of the time of a push
            timeout_graceful_shutdown=_SECONDS_TO_STOP,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            server_header=False,
            access_log=False,
            log_config=None,
        )
        address = serving.public_url or _address(listening)
        Server(config, hub, lambda: ready(f"{address.rstrip('/')}/")).run([listening])


def _prefix(public_url: str | None) -> str:
    """The path of the public address, as `/puerto`; empty if it has none."""
    if public_url is None:
        return ""
    try:
        url = urlsplit(public_url)
        whole = url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0
    except ValueError:
        whole = False
    if not whole or url.query or url.fragment or url.username or not public_url.isascii():
        raise CannotServe(f"The public URL is {quote(public_url)}; it should read https://example.org/puerto/.")
    prefix = url.path.rstrip("/")
    if prefix.split("/")[1:2] and prefix.split("/")[1] in _OWN_PATHS:
        raise CannotServe(f"The path of the public URL cannot begin with {quote('/' + prefix.split('/')[1])}.")
    return prefix


def _checked_proxies(proxies: str) -> list[str]:
    found = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
    for proxy in found:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            sentence = f"{quote(proxy)} is not the address of a proxy; it should read 127.0.0.1 or 172.16.0.0/12."
            raise CannotServe(sentence) from None
    return found


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        code = getattr(error, "errno", None)
        if code == errno.EADDRINUSE:
            raise CannotServe(f"Port {port} is in use; choose another one with --port.") from None
        if code in (errno.EACCES, errno.EPERM):
            raise CannotServe(f"Port {port} needs more rights; choose one from 1024 on with --port.") from None
        raise CannotServe(f"The server cannot listen at {quote(host)}, port {port}.") from None


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    host = everywhere.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _open(database: str, held: contextlib.ExitStack) -> Store:
    """The store with the newest schema. A file is made such that nobody else may read it, and served from once."""
    try:
        if file := file_of(database):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            beside = file.with_name(f"{file.name}.lock")
            held.enter_context(FileLock(beside, blocking=False, mode=0o600))
        store = Store(database)
        store.migrate()
    except Timeout:
        raise AlreadyServed(f"Another server uses {file}; end it, or choose another database.") from None
    except OSError as error:
        raise CannotServe(f"The database {file} cannot be opened: {error.strerror}.") from None
    except (StoreUnavailable, ValueError) as error:
        raise CannotServe(f"{str(error).rstrip('.')}.") from None
    except (sa.exc.SQLAlchemyError, alembic.util.CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0].strip().rstrip(".")
        raise CannotServe(f"The database cannot be brought to the newest schema: {reason}.") from None
    return store


def file_of(database: str) -> Path | None:
    """The file of an SQLite database."""
    with contextlib.suppress(sa.exc.ArgumentError):
        url = sa.make_url(database)
        if url.get_backend_name() == "sqlite" and url.database and not url.database.startswith(("file:", ":")):
            return Path(url.database).resolve()
    return None


def _most_connections(limits: Limits | None) -> int | None:
    """As many as the limits allow, but not so many that no file could be opened any more."""
    most = (limits or Limits()).connections
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = most + _OTHER_FILES if hard == resource.RLIM_INFINITY else min(most + _OTHER_FILES, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        most = max(100, files - _OTHER_FILES)
    return most if limits else None
