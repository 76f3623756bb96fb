"""`puertorico play`: a local table in the browser."""

from __future__ import annotations

import argparse

from .arguments import Parser, check_range, whole_number
from .errors import CommandError

HELP = "open a table in the browser and play against bots or friends"
EXAMPLE = "play"


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "--port", type=whole_number, default=0, metavar="N", help="port of the local server (default: any free one)"
    )
    parser.add_argument(
        "--network-address",
        metavar="ADDRESS",
        help="address at which people on your network reach this computer (default: detected automatically)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address of the table")


def run(arguments: argparse.Namespace) -> int:
    """Serve the table until Ctrl-C."""
    check_range(arguments, "port", 0, 65_535)
    from ..table.http.local_server import play
    from ..table.http.server import CannotServe

    try:
        play(port=arguments.port, browser=not arguments.no_browser, network_address=arguments.network_address)
    except CannotServe as error:
        raise CommandError(str(error).rstrip(".")) from None
    return 0
