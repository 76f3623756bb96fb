"""The routes of the API, one row each, with the functions behind them."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.routing import BaseRoute, Route, WebSocketRoute

from . import replay_routes as replay
from . import study_routes as study
from . import table_routes as table
from .context import Context
from .endpoints import Api, Endpoint
from .sockets import socket_endpoint

_LONGEST_TEXT_BODY = 1_100_000  # bytes; a game text may have a million characters
_TABLE = "/api/games/{game}"

API = (
    # Routes are tried in this order, and most requests are commands.
    Api("POST", f"{_TABLE}/commands", table.command, "Answer, arrange, undo"),
    # A visitor gets a key here, so that the first command already has one and can be repeated.
    Api("GET", "/api/offer", table.offer, "What a table can be created with", gives_key=True),
    Api("POST", "/api/games", table.create, "Create a table", status=201, longest=_LONGEST_TEXT_BODY),
    Api("GET", "/api/games", table.my_tables, "Your tables"),
    Api("GET", "/api/lobby", table.lobby, "Public tables with open seats", refuses=(404,)),
    Api("GET", "/api/puzzles", study.puzzle_list, "The puzzles of a day, and a list of all puzzles", query=("date",)),
    Api("GET", "/api/puzzles/{puzzle}", study.puzzle, "A puzzle and its solution", refuses=(404,)),
    Api("GET", _TABLE, table.look, "The table as you may see it"),
    Api("POST", f"{_TABLE}/actions", table.act, "Sit, leave, chat and all other actions"),
    Api("GET", f"{_TABLE}/links", table.seat_links, "The links to your seat"),
    Api("POST", f"{_TABLE}/deletion", table.delete, "Delete a finished game of yours against bots"),
    Api("GET", f"{_TABLE}/chat", table.chat, "Chat messages"),
    Api("GET", f"{_TABLE}/frames", replay.frames, "Live events, one frame per line", "ndjson", query=("v",)),
    Api("GET", f"{_TABLE}/log", replay.history, "The log, one moment per line", "ndjson", query=("from", "to")),
    Api("GET", f"{_TABLE}/states/{{step}}", replay.state, "The board after a step"),
    Api("GET", f"{_TABLE}/versions/{{version}}", replay.state_at_version, "The board at a version"),
    Api("GET", f"{_TABLE}/text", replay.text, "The game as text", "text", query=("step",), refuses=(409,)),
    Api("GET", f"{_TABLE}/export", replay.export, "The game as JSON"),
    Api("GET", f"{_TABLE}/network", table.network, "The address of the table for other devices"),
    Api("POST", f"{_TABLE}/network", table.open_network, "Open a local server to its network"),
    Api("GET", f"{_TABLE}/qr", table.qr_code, "The invitation as a QR code", "svg"),
    Api("POST", f"{_TABLE}/hint", study.hint, "Ask for a hint", status=202),
    Api("POST", f"{_TABLE}/explanations/{{step}}", study.explain, "Explain an answer", status=202, refuses=(422,)),
    Api("POST", f"{_TABLE}/analysis", study.analyze, "Analyze a finished game", status=202),
    Api("GET", f"{_TABLE}/jobs/{{job}}", study.job, "Progress and result of a job"),
)


def routes(context: Context, more: Iterable[Api] = ()) -> list[BaseRoute]:
    """Return all routes of the API, then those of `more`, and the WebSocket."""
    found: list[BaseRoute] = [Route(api.path, Endpoint(context, api), methods=[api.method]) for api in (*API, *more)]
    found.append(WebSocketRoute(f"{_TABLE}/stream", socket_endpoint(context)))
    return found
