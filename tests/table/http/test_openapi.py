"""The OpenAPI description is complete, well-formed, and matches the server's responses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from referencing.jsonschema import DRAFT202012, EMPTY_REGISTRY
from schemathesis.core.result import Ok
from served import Client, Served, within
from starlette.routing import Route, WebSocketRoute

from puertorico.table.http.context import Context
from puertorico.table.http.endpoints import Api
from puertorico.table.http.health import operation
from puertorico.table.http.metrics import Metrics
from puertorico.table.http.openapi import description, errors
from puertorico.table.http.routes import API, routes
from puertorico.table.wire.view import StreamFrame

ROWS = (*API, *operation(Metrics(), public_metrics=False))
DESCRIBED = description(ROWS)


def references(part: Any) -> Iterator[str]:
    """All references to other parts of the description."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def follow(reference: str) -> Any:
    found: Any = DESCRIBED
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


def matches(value: Any, schema: Any) -> None:
    """Raises `jsonschema.ValidationError` unless the value is as described."""
    document = DRAFT202012.create_resource({"$id": "urn:description", **DESCRIBED})
    anchored = {"$id": "urn:here", "$ref": f"urn:description{schema['$ref']}"} if "$ref" in schema else schema
    registry = EMPTY_REGISTRY.with_resource("urn:description", document)
    jsonschema.Draft202012Validator(anchored, registry=registry).validate(value)


def test_every_route_is_described() -> None:
    context: Any = object.__new__(Context)
    found = set()
    for route in routes(context, ROWS[len(API) :]):
        assert isinstance(route, Route | WebSocketRoute)
        path = re.sub(r":\w+}", "}", route.path)
        for method in (route.methods or ()) if isinstance(route, Route) else ("GET",):
            if method != "HEAD":
                found.add((method.lower(), path))
    assert found == {(method, path) for path, item in DESCRIBED["paths"].items() for method in item}


def test_every_reference_leads_somewhere_and_every_schema_is_one() -> None:
    assert len(list(references(DESCRIBED))) > 100
    for reference in references(DESCRIBED):
        follow(reference)
    for schema in DESCRIBED["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_a_program_for_openapi_can_read_it() -> None:
    schema = schemathesis.openapi.from_dict(DESCRIBED)
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    read = {(operation.method, operation.path) for operation in operations}
    assert read == {(method, path) for path, item in DESCRIBED["paths"].items() for method in item}


def test_the_parameters_of_a_path_are_those_of_its_address_and_ids_are_unique() -> None:
    names = []
    for path, item in DESCRIBED["paths"].items():
        for described in item.values():
            names.append(described["operationId"])
            inside = [parameter["name"] for parameter in described["parameters"] if parameter["in"] == "path"]
            assert inside == re.findall(r"{(\w+)}", path)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("api", ROWS, ids=lambda api: f"{api.method} {api.path}")
def test_every_status_of_a_route_is_described(api: Api) -> None:
    described = DESCRIBED["paths"][re.sub(r":\w+}", "}", api.path)][api.method.lower()]
    assert set(described["responses"]) == {str(api.status), *map(str, errors(api))}
    assert ("requestBody" in described) == (api.takes is not None)


def test_the_frame_is_described_as_it_is() -> None:
    frame = DESCRIBED["components"]["schemas"]["StreamFrame"]
    assert tuple(frame["properties"]) == StreamFrame.__struct_fields__
    matches(
        {"v": 1, "kind": "presence", "payload": {"connected": [0], "watching": 2}},
        {"$ref": "#/components/schemas/StreamFrame"},
    )
    with pytest.raises(jsonschema.ValidationError):
        matches({"v": 1, "kind": "presence"}, {"$ref": "#/components/schemas/StreamFrame"})


def test_a_server_answers_as_described(tmp_path: Any) -> None:
    def check(answer: httpx.Response, path: str) -> None:
        method = answer.request.method.lower()
        response = DESCRIBED["paths"][path][method]["responses"][str(answer.status_code)]
        if "$ref" in response:
            response = follow(response["$ref"])
        ((form, content),) = response["content"].items()
        assert answer.headers["content-type"].partition(";")[0] == form
        if form == "application/json":
            matches(answer.json(), content["schema"])

    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served) as stranger:
            assert (await host.get("/api/openapi.json")).json() == DESCRIBED
            created = await host.post("/api/games", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "merchant"}]})
            check(created, "/api/games")
            game = created.json()["game"]
            for client in (host, stranger):
                for path in ("/api/offer", "/api/games", "/api/lobby", "/health", "/metrics", "/api/openapi.json"):
                    check(await client.get(path), path)
                for name in (
                    "",
                    "/chat",
                    "/log",
                    "/log?from=x",
                    "/states/0",
                    "/states/9999",
                    "/versions/1",
                    "/versions/9999",
                    "/text",
                    "/export",
                    "/qr",
                    "/jobs/x",
                ):
                    path = f"/api/games/{{game}}{name}".partition("?")[0]
                    path = re.sub(r"(state|version|job)s/\w+", r"\1s/{\1}", path).replace("{state}", "{step}")
                    check(await client.get(f"/api/games/{game}{name}"), path)
                for name in ("hint", "analysis"):
                    check(await client.post(f"/api/games/{game}/{name}"), f"/api/games/{{game}}/{name}")
                check(await client.command(game, 0, answer="settler"), "/api/games/{game}/commands")
                check(await client.command(game, 2, answer="dance"), "/api/games/{game}/commands")
                check(await client.act(game, "rename", name="Ana"), "/api/games/{game}/actions")
                check(await client.act(game, "dance"), "/api/games/{game}/actions")
            long = {"do": "say", "command_id": "x", "text": "x" * 70_000}
            check(await host.post(f"/api/games/{game}/actions", long), "/api/games/{game}/actions")
            check(await host.post(f"/api/games/{game}/actions"), "/api/games/{game}/actions")
            check(await host.get("/api/games/nowhere"), "/api/games/{game}")

    with Served(f"sqlite:///{tmp_path}/games.db") as served:
        within(test(served))
