"""The description of the interface in the form of OpenAPI 3.1, made from the table of routes and the wire types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ... import __version__
from .. import wire
from .app import Api

_REF = "#/components/schemas/{name}"

_FORMS = {
    "ndjson": "application/x-ndjson",
    "text": "text/plain",
    "svg": "image/svg+xml",
    "json": "application/json",
}

# What a parameter of an address is, by its name.
_PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "game": ("The address of a game.", {"type": "string"}),
    "step": ("A step of the game; 0 is its start.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "job": ("The id of some work.", {"type": "string"}),
    "v": ("The last version you have seen; without it the whole view comes first.", {}),
    "version": ("A version of the table, from 1.", {"type": "integer", "minimum": 1, "maximum": 999_999_999}),
    "from": ("The first step wanted, from 0.", {}),
    "to": ("The step to end before.", {}),
}
_WHOLE_NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

_ERRORS = {
    403: "You may not do that, or not see it.",
    404: "There is no such thing.",
    408: "The request took too long to arrive.",
    409: "Not now. A command that came too late (`stale`) gets the current view with it.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The request is not what was expected, or the rules forbid it; the reason says what.",
    429: "Too much was asked for; `Retry-After` says for how many seconds to wait.",
    503: "The server cannot do that now; nothing was changed.",
}

_STREAM = "/api/games/{game}/stream"
_PAYLOADS = (wire.Happened, wire.View, wire.Presence)


def errors(api: Api) -> list[int]:
    """Every status but success that a route may answer with."""
    found = {429, 503}
    if "{game}" in api.path:
        found |= {403, 404}
    if api.method == "POST":
        found |= {403, 409 if "{game}" in api.path else 403}
    if api.takes is not None:
        found |= {408, 413, 415, 422}
    if api.query:
        found.add(422)
    return sorted(found | set(api.refuses))


def description(rows: Sequence[Api], prefix: str = "") -> dict[str, Any]:
    """The whole description, as it is served under a path as `/puerto`."""
    types = [kind for api in rows for kind in (api.takes, api.gives) if kind is not None and not isinstance(kind, str)]
    types += [wire.Problem, *_PAYLOADS]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    schema_of = dict(zip(types, schemas, strict=True))
    components["Frame"] = _frame([schema_of[kind] for kind in _PAYLOADS])
    paths: dict[str, dict[str, Any]] = {}
    for api in rows:
        path = re.sub(r":\w+}", "}", api.path)
        paths.setdefault(path, {})[api.method.lower()] = _operation(api, schema_of)
    paths[_STREAM] = {"get": _socket({"$ref": _REF.format(name="Frame")})}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Puerto Rico",
            "version": __version__,
            "summary": "Tables at which people and bots play Puerto Rico.",
            "description": "A seat is held by whoever presents its key, as a bearer token or in a cookie. Without a "
            "key one may watch, where the table allows it, and is given a key with the first seat.",
        },
        "servers": [{"url": prefix or "/"}],
        "security": [{}, {"key": []}, {"cookie": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {str(status): _error(status, schema_of[wire.Problem]) for status in _ERRORS},
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "puertorico_key"},
            },
        },
    }


def _frame(payloads: list[dict[str, Any]]) -> dict[str, Any]:
    """`wire.Frame`, whose payload is a union that can be written but, having no tags, not be read by its type."""
    return {
        "title": "Frame",
        "description": wire.Frame.__doc__,
        "type": "object",
        "properties": {"v": {"type": "integer"}, "kind": {"type": "string"}, "payload": {"anyOf": payloads}},
        "required": list(wire.Frame.__struct_fields__),
        "additionalProperties": False,
    }


def _operation(api: Api, schema_of: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": api.answer.__name__,
        "summary": api.says,
        "parameters": _parameters(api.path, api.query),
        "responses": {
            str(api.status): {"description": api.says, "content": _content(api.gives, schema_of)},
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in errors(api)},
        },
    }
    if api.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(api.takes, schema_of)}
    if api.path == "/health":
        found["responses"]["503"] = {"description": "Not well.", "content": _content(api.gives, schema_of)}
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
    """OpenAPI has no words for a WebSocket, so it stands there as the request that begins it."""
    return {
        "operationId": "stream",
        "summary": "News as they come, over a WebSocket",
        "description": "Every message is a frame; what a client sends is ignored. The server closes with 1012 when it "
        "ends and will be back, with 1013 when its database is away, with 4403 when the table may no longer be seen, "
        "and with 1008 after too many messages.",
        "parameters": _parameters(_STREAM, ("v",)),
        "responses": {
            "101": {"description": "The stream begins.", "content": {"application/json": {"schema": frame}}},
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in (403, 404, 422, 429, 503)},
        },
    }
