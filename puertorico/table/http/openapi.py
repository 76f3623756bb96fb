"""The OpenAPI 3.1 description of the API, generated from the routes and the wire types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ... import __version__
from ..wire.replies import Problem
from ..wire.view import Happened, Presence, StreamFrame, View
from .endpoints import Api

_REF = "#/components/schemas/{name}"

_FORMS = {
    "ndjson": "application/x-ndjson",
    "text": "text/plain",
    "svg": "image/svg+xml",
    "json": "application/json",
}

# What a parameter of an address is, by its name.
_PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "game": ("The address of a table.", {"type": "string"}),
    "step": ("A step of the game; 0 is its start.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "job": ("The id of a job.", {"type": "string"}),
    "puzzle": ("The id of a puzzle.", {"type": "string"}),
    "date": ("A day, as 2026-01-31; without it today in UTC.", {"type": "string", "format": "date"}),
    "v": ("The last version you have seen; without it, the stream begins with the view.", {}),
    "version": ("A version of the table, from 1.", {"type": "integer", "minimum": 1, "maximum": 999_999_999}),
    "from": ("The first step, from 0.", {}),
    "to": ("The step to end before.", {}),
}
_WHOLE_NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

_ERRORS = {
    403: "You may not do or see that.",
    404: "Not found.",
    408: "The request took too long to arrive.",
    409: "Not possible now. A command for an old version (`stale`) gets the current view.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The request is malformed, or the rules forbid it; see the reason.",
    429: "Too many requests; wait for `Retry-After` seconds.",
    503: "The server cannot do that now; nothing has changed.",
}

_STREAM = "/api/games/{game}/stream"
_PAYLOADS = (Happened, View, Presence)


def errors(api: Api) -> list[int]:
    """Return every status other than success that a route may answer with."""
    found = {429, 503}
    if "{game}" in api.path:
        found |= {403, 404}
    if api.method == "POST":
        found |= {403, 409} if "{game}" in api.path else {403}
    if api.takes is not None:
        found |= {408, 413, 415, 422}
    if api.query:
        found.add(422)
    return sorted(found | set(api.refuses))


def description(rows: Sequence[Api], prefix: str = "") -> dict[str, Any]:
    """Return the whole description. `prefix` is the path of the API, such as `/puerto`."""
    kinds = (kind for api in rows for kind in (api.takes, api.returns))
    types = [kind for kind in kinds if kind is not None and not isinstance(kind, str)]
    types += [Problem, *_PAYLOADS]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    schema_of = dict(zip(types, schemas, strict=True))
    components["StreamFrame"] = _frame([schema_of[kind] for kind in _PAYLOADS])
    paths: dict[str, dict[str, Any]] = {}
    for api in rows:
        path = re.sub(r":\w+}", "}", api.path)
        paths.setdefault(path, {})[api.method.lower()] = _operation(api, schema_of)
    paths[_STREAM] = {"get": _socket({"$ref": _REF.format(name="StreamFrame")})}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Puerto Rico",
            "version": __version__,
            "summary": "Tables at which people and bots play Puerto Rico.",
            "description": "A key, sent as a bearer token or in a cookie, opens seats. Without a key you can "
            "watch tables that admit spectators, and you get a key with your first seat.",
        },
        "servers": [{"url": prefix or "/"}],
        "security": [{}, {"key": []}, {"cookie": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {str(status): _error(status, schema_of[Problem]) for status in _ERRORS},
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "puertorico_key"},
            },
        },
    }


def _frame(payloads: list[dict[str, Any]]) -> dict[str, Any]:
    """Describe `StreamFrame`, whose untagged union msgspec cannot describe."""
    return {
        "title": "StreamFrame",
        "description": StreamFrame.__doc__,
        "type": "object",
        "properties": {"v": {"type": "integer"}, "kind": {"type": "string"}, "payload": {"anyOf": payloads}},
        "required": list(StreamFrame.__struct_fields__),
        "additionalProperties": False,
    }


def _operation(api: Api, schema_of: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": api.answer.__name__,
        "summary": api.summary,
        "parameters": _parameters(api.path, api.query),
        "responses": {
            str(api.status): {"description": api.summary, "content": _content(api.returns, schema_of)},
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in errors(api)},
        },
    }
    if api.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(api.takes, schema_of)}
    if api.path == "/health":
        found["responses"]["503"] = {
            "description": "The server cannot be used.",
            "content": _content(api.returns, schema_of),
        }
    return found


def _content(kind: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    if not isinstance(kind, str):
        return {"application/json": {"schema": schema_of[kind]}}
    return {_FORMS[kind]: {"schema": {"type": "object"} if kind == "json" else {"type": "string"}}}


def _parameters(path: str, query: Sequence[str]) -> list[dict[str, Any]]:
    inside = [(name, "path") for name in re.findall(r"{(\w+)", path)]
    return [
        {
            "name": name,
            "in": place,
            "required": place == "path",
            "description": _PARAMETERS[name][0],
            "schema": _PARAMETERS[name][1] or _WHOLE_NUMBER,
        }
        for name, place in [*inside, *((name, "query") for name in query)]
    ]


def _error(status: int, problem: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"description": _ERRORS[status], "content": {"application/json": {"schema": problem}}}
    if status in (429, 503):
        found["headers"] = {"Retry-After": {"description": "In seconds.", "schema": {"type": "integer", "minimum": 1}}}
    return found


def _socket(frame: dict[str, Any]) -> dict[str, Any]:
    """Describe the WebSocket as the request that opens it, since OpenAPI has no other way."""
    return {
        "operationId": "stream",
        "summary": "Live events over a WebSocket",
        "description": "Every message is a frame; messages from the client are ignored. The server closes with 1012 "
        "when it restarts, with 1013 when its database is unavailable, with 4403 when you may no longer see the table, "
        "and with 1008 after too many messages.",
        "parameters": _parameters(_STREAM, ("v",)),
        "responses": {
            "101": {"description": "The stream starts.", "content": {"application/json": {"schema": frame}}},
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in (403, 404, 422, 429, 503)},
        },
    }
