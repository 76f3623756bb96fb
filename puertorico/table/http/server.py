"""The server: store, tables, bots and routes put together, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import alembic.util
import platformdirs
import sqlalchemy as sa
import uvicorn
from filelock import FileLock, Timeout
from starlette.routing import Router

from ...game.wording import quote
from ..domain.refusals import Refused
from ..hub.hub import Hub
from ..jobs.background_tasks import BackgroundTasks
from ..jobs.jobs import Jobs
from ..jobs.shared_jobs import SharedJobs
from ..jobs.worker_pool import WorkersStopped
from ..jobs.workers import Workers
from ..store.store import Store, StoreUnavailable
from ..views.question import is_busy
from ..views.trial_record import use_compiled_rules
from . import logs
from .connections import limited_connection
from .context import Context
from .health import operation
from .local_network import LocalNetwork
from .metrics import Gauges, MeasuredHub, Metrics
from .middleware import Middleware
from .page import page_routes
from .proxies import Proxies
from .rate_limits import Limiter, Limits
from .routes import routes

log = logging.getLogger("puertorico.table")

_A_DAY = 86_400
_BETWEEN_DELETIONS = 3600.0
# A prefix that begins with one of these would hide a path of the server itself.
_OWN_PATHS = ("api", "assets", "health", "metrics")
_SECONDS_TO_STOP = 5
_BETWEEN_LOOKS = 0.5
# File descriptors for databases, workers and the page, besides the connections.
_OTHER_FILES = 500


class CannotServe(Exception):
    """Raised if the server cannot start. The message is one sentence."""


class AlreadyServed(CannotServe):
    """Raised if another process serves from the same file."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """The options of a server. `limits=None` disables rate limits."""

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
    local: bool = False  # for this machine, until its player opens the local network
    network_address: str | None = None
    log_level: str = "warning"


def default_database() -> str:
    """Return the URL of the database in the user's data folder, which only the user can read."""
    folder = platformdirs.user_data_path("puertorico", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be created: {error.strerror}.") from None
    return sa.URL.create("sqlite", database=str(folder / "games.db")).render_as_string()


def application(
    options: ServerOptions,
    store: Store,
    prefix: str = "",
    network: LocalNetwork | None = None,
    proxies: Proxies | None = None,
) -> tuple[Middleware, Hub]:
    """Build the application, wrapped in its middleware, and the hub of its tables."""
    metrics, limiter = Metrics(), Limiter(options.limits)
    hub = MeasuredHub(store, metrics)
    workers = Workers(options.workers)
    jobs = Jobs(options.limits.jobs if options.limits else None)
    background = BackgroundTasks(hub, workers)
    shared = SharedJobs(jobs, hub)
    context = Context(
        hub, workers, shared, public_url=options.public_url, lobby=options.lobby, limiter=limiter, network=network
    )
    metrics.registry.register(Gauges(hub, workers, limiter))

    @asynccontextmanager
    async def lifespan(app: Router) -> AsyncIterator[None]:
        await workers.start()
        loop = asyncio.get_running_loop()

        def heard(table_id: str, version: int) -> None:
            # An empty name means that notifications were lost, so every table may be out of date.
            news = [(table_id, version)] if table_id else [(every, sys.maxsize) for every in list(hub.live_tables)]
            for each, newest in news:
                if hub.is_news(each, newest):
                    asyncio.run_coroutine_threadsafe(_catch_up(hub, each, newest), loop)

        stop_listening = store.listen(heard)
        await background.start()
        regular = [
            asyncio.create_task(_delete_old_tables(hub, options)),
            asyncio.create_task(_load_compiled_rules(workers)),
        ]
        try:
            yield
        finally:
            for task in regular:
                task.cancel()
            await background.stop()
            await shared.stop()
            await workers.stop()
            stop_listening()
            await hub.close()
            store.close()

    rows = operation(metrics, public_metrics=options.public_metrics, prefix=prefix)
    app = Router([*routes(context, rows), *page_routes()], lifespan=lifespan)
    return Middleware(app, context, metrics, prefix, proxies or Proxies(options.trusted_proxies)), hub


async def _catch_up(hub: Hub, table_id: str, version: int) -> None:
    """Load what another process stored. Nobody awaits this task, so errors go to the log."""
    try:
        await hub.catch_up(table_id, version)
    except (Refused, StoreUnavailable) as error:
        log.warning("changes of a table could not be loaded", extra={"game": table_id, "problem": str(error)})
    except Exception:
        log.exception("changes of a table could not be loaded", extra={"game": table_id})


async def _load_compiled_rules(workers: Workers) -> None:
    """Load the compiled rules once they are cached and the server has shown many questions."""
    try:
        if not await workers.settled():
            return
        while not is_busy():
            await asyncio.sleep(_BETWEEN_LOOKS)
        await asyncio.to_thread(use_compiled_rules)
        log.info("compiled rules loaded")
    except WorkersStopped:
        return
    except Exception:
        log.exception("the compiled rules cannot be loaded")


async def _delete_old_tables(hub: Hub, options: ServerOptions) -> None:
    """Delete tables that have been unchanged for the number of days that they are kept."""
    kept = (
        (options.keep_days, hub.store.delete_finished),
        (options.keep_unfinished_days, hub.store.delete_unfinished),
    )
    while True:
        try:
            for days, delete in kept:
                if days is not None and (
                    number := await hub.call_store_without_limit(delete, time.time() - days * _A_DAY)
                ):
                    log.info("old tables deleted", extra={"number": number})
            await hub.call_store(hub.store.coordination.forget_dead, time.time() - _BETWEEN_DELETIONS)
            await hub.forget_deleted()
        except StoreUnavailable as error:
            log.warning("old tables could not be deleted", extra={"problem": str(error)})
        except Exception:
            log.exception("old tables could not be deleted")
        await asyncio.sleep(_BETWEEN_DELETIONS)


class Server(uvicorn.Server):
    """A server that finishes its writes on the first signal and exits on the second."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub, self._ready = hub, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            # Games leave no reference cycles. A full collection takes about a second with thousands of tables, so it
            # runs only every few hours; the young generations are collected often and quickly.
            gc.freeze()
            gc.set_threshold(20_000, 5, 2_000)
            # With the default, the thread that writes would wait longer for the interpreter than for the disk.
            sys.setswitchinterval(0.0005)
            self._ready()

    async def listen(self, listening: socket.socket) -> None:
        """Serve another socket as well, until the server stops."""

        kind: Any = self.config.http_protocol_class

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Streams never end by themselves, so uvicorn would wait for them.
        self._hub.begin_closing()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            # Everything acknowledged is on the disk, and workers end with their input.
            os._exit(128 + sig)
        self.should_exit = True


def _say(address: str) -> None:
    print(f"The table is at {address}", flush=True)


def serve(options: ServerOptions, ready: Callable[[str], None] = _say) -> None:
    """Serve until stopped. `ready` is called with the page's URL. Raises `CannotServe`."""
    prefix = _prefix(options.public_url)
    proxies = _checked_proxies(options.trusted_proxies)
    with contextlib.ExitStack() as held:
        listening = held.enter_context(_listen(options.host, options.port))
        store = open_store(options.database, held)
        logs.begin(options.log_level)
        port = int(listening.getsockname()[1])
        network = LocalNetwork(options.network_address, port) if options.local else None
        app, hub = application(options, store, prefix, network, proxies)
        config = uvicorn.Config(
            app,
            lifespan="on",
            http=limited_connection(options.limits.connections_of_address if options.limits else None, proxies),
            limit_concurrency=_most_connections(options.limits),
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_ping_interval=20.0,
            ws_per_message_deflate=False,  # compressing would take more than half of the time of a push
            timeout_graceful_shutdown=_SECONDS_TO_STOP,
            proxy_headers=False,  # `Proxies` reads them
            server_header=False,
            access_log=False,
            log_config=None,
        )
        address = options.public_url or _address(listening)
        server = Server(config, hub, lambda: ready(f"{address.rstrip('/')}/"))
        if network:
            network.server = server
        server.run([listening])


def _prefix(public_url: str | None) -> str:
    """Return the path of the public address, as `/puerto`; empty if it has none."""
    if public_url is None:
        return ""
    try:
        url = urlsplit(public_url)
        whole = url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0
    except ValueError:
        whole = False
    if not whole or url.query or url.fragment or url.username or not public_url.isascii():
        raise CannotServe(f"The public URL must look like https://example.org/puerto/, got {quote(public_url)}.")
    prefix = url.path.rstrip("/")
    if prefix.split("/")[1:2] and prefix.split("/")[1] in _OWN_PATHS:
        raise CannotServe(f"The path of the public URL must not begin with {quote('/' + prefix.split('/')[1])}.")
    return prefix


def _checked_proxies(trusted: str) -> Proxies:
    try:
        return Proxies(trusted)
    except ValueError as error:
        wrong = str(error).partition(" does not")[0]
        sentence = f"A trusted proxy must be an address like 127.0.0.1 or 172.16.0.0/12, got {wrong}."
        raise CannotServe(sentence) from None


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        code = getattr(error, "errno", None)
        if code == errno.EADDRINUSE:
            raise CannotServe(f"Port {port} is in use; choose another one with --port.") from None
        if code in (errno.EACCES, errno.EPERM):
            raise CannotServe(f"Port {port} needs root privileges; choose one from 1024 with --port.") from None
        raise CannotServe(f"The server cannot listen on {quote(host)}, port {port}.") from None


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    host = everywhere.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_store(database: str, held: contextlib.ExitStack) -> Store:
    """Open and migrate the store. A new file is private, and one server may use it."""
    try:
        if file := file_of(database):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            beside = file.with_name(f"{file.name}.lock")
            held.enter_context(FileLock(beside, blocking=False, mode=0o600))
        store = Store(database)
        store.migrate()
    except Timeout:
        raise AlreadyServed(f"Another server uses {file}; stop it, or choose another database.") from None
    except OSError as error:
        raise CannotServe(f"The database {file} cannot be opened: {error.strerror}.") from None
    except (StoreUnavailable, ValueError) as error:
        raise CannotServe(f"{str(error).rstrip('.')}.") from None
    except (sa.exc.SQLAlchemyError, alembic.util.CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0].strip().rstrip(".")
        raise CannotServe(f"The database cannot be migrated: {reason}.") from None
    return store


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database; None for others."""
    with contextlib.suppress(sa.exc.ArgumentError):
        url = sa.make_url(database)
        if url.get_backend_name() == "sqlite" and url.database and not url.database.startswith(("file:", ":")):
            return Path(url.database).resolve()
    return None


def _most_connections(limits: Limits | None) -> int | None:
    """Return the number of connections to accept, as far as the process may open files."""
    most = (limits or Limits()).connections
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = most + _OTHER_FILES if hard == resource.RLIM_INFINITY else min(most + _OTHER_FILES, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        most = max(100, files - _OTHER_FILES)
    return most if limits else None
