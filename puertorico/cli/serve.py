"""`puertorico serve`: the server."""

from __future__ import annotations

import argparse

from .arguments import Parser, check_range, whole_number
from .database import add_database_option, chosen_database
from .errors import CommandError

HELP = "host tables for players in their browsers"
EXAMPLE = "serve --port 8000 --public-url https://example.org/puerto/ --workers 2"
LOG_LEVELS = ("debug", "info", "warning", "error")
RANGES = {
    "port": (0, 65_535),
    "workers": (1, 256),
    "keep_days": (1, 36_500),
    "keep_unfinished_days": (1, 36_500),
}


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 means all (default %(default)s)"
    )
    parser.add_argument(
        "--port",
        type=whole_number,
        default=8000,
        metavar="N",
        help="port to listen on; 0 means any free port (default %(default)s)",
    )
    add_database_option(parser)
    parser.add_argument(
        "--public-url",
        metavar="URL",
        help="address of the page behind a reverse proxy, as in https://example.org/puerto/",
    )
    parser.add_argument(
        "--workers",
        type=whole_number,
        default=2,
        metavar="N",
        help="number of processes for bots (default %(default)s)",
    )
    parser.add_argument("--lobby", action="store_true", help="list public tables with open seats")
    parser.add_argument(
        "--keep-days",
        type=whole_number,
        metavar="N",
        help="delete finished games after N days without activity (default: never)",
    )
    parser.add_argument(
        "--keep-unfinished-days",
        type=whole_number,
        metavar="N",
        help="delete unfinished games after N days without activity (default: never)",
    )
    parser.add_argument(
        "--trusted-proxies",
        default="127.0.0.1",
        metavar="ADDRESSES",
        help="proxies whose X-Forwarded headers are trusted, as in 127.0.0.1,172.16.0.0/12 (default %(default)s)",
    )
    parser.add_argument("--public-metrics", action="store_true", help="serve /metrics to other machines too")
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="info", help="verbosity (default %(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until the process is stopped."""
    for name, (least, most) in RANGES.items():
        check_range(arguments, name, least, most)
    from ..table.http.server import CannotServe, ServerOptions, serve

    try:
        serve(
            ServerOptions(
                database=chosen_database(arguments.database),
                host=arguments.host,
                port=arguments.port,
                public_url=arguments.public_url,
                workers=arguments.workers,
                lobby=arguments.lobby,
                keep_days=arguments.keep_days,
                keep_unfinished_days=arguments.keep_unfinished_days,
                trusted_proxies=arguments.trusted_proxies,
                public_metrics=arguments.public_metrics,
                log_level=arguments.log_level,
            )
        )
    except CannotServe as error:
        raise CommandError(str(error).rstrip(".")) from None
    return 0
