"""The built page as the server hands it out."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from puertorico.table.http.page import page_routes

SCRIPT = b"export const words = 1;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page such as the build makes it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><script src='./assets/index-abc.js'></script>")
    script = tmp_path / "assets" / "index-abc.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-abc.js.br").write_bytes(b"as if it were brotli")
    (tmp_path / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / ".source").write_text("not for anyone")
    return tmp_path


def get(folder: Path, address: str, prefix: str = "", **headers: str) -> httpx.Response:
    """Request a file from an application that serves this folder, without the default encodings."""
    routes = page_routes(folder)
    app = Starlette(routes=[Mount(prefix, routes=routes)] if prefix else routes)
    given: dict[str, Any] = {"accept-encoding": "identity"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        client = httpx.AsyncClient(transport=transport, base_url="http://table")
        async with client, client.stream("GET", address, headers=given) as response:
            response.extensions["raw"] = b"".join([part async for part in response.aiter_raw()])
            return response

    return asyncio.run(ask())


def raw(response: httpx.Response) -> bytes:
    """The body as it was sent, still compressed."""
    body: bytes = response.extensions["raw"]
    return body


def test_the_start_page_is_asked_for_again_each_time(built: Path) -> None:
    response = get(built, "/")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_names_are_kept_for_ever(built: Path) -> None:
    response = get(built, "/assets/index-abc.js")
    assert raw(response) == SCRIPT
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in response.headers["cache-control"]


def test_a_browser_asks_again_for_what_brings_updates_and_accepts_the_manifest(built: Path) -> None:
    (built / "service_worker.js").write_text("addEventListener('fetch', () => {})")
    (built / "manifest.webmanifest").write_text("{}")
    worker, manifest = get(built, "/service_worker.js"), get(built, "/manifest.webmanifest")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert worker.headers["cache-control"] == manifest.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
        ("deflate", None),
    ],
)
def test_the_best_encoding_that_the_client_takes_is_sent(built: Path, accepted: str, encoding: str | None) -> None:
    response = get(built, "/assets/index-abc.js", accept_encoding=accepted)
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "accept-encoding"
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert raw(response) == (built / "assets" / f"index-abc.js{suffix}").read_bytes()


def test_a_browser_that_has_the_file_gets_no_body(built: Path) -> None:
    tag = get(built, "/").headers["etag"]
    response = get(built, "/", if_none_match=tag)
    assert (response.status_code, raw(response)) == (304, b"")


def test_a_changed_file_is_sent_again(built: Path) -> None:
    tag = get(built, "/").headers["etag"]
    (built / "index.html").write_text("<!doctype html>newer")
    assert get(built, "/", if_none_match=tag).status_code == 200


def test_the_page_may_only_use_its_own_server(built: Path) -> None:
    policy = get(built, "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "connect-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize("address", ["/", "/assets/index-abc.js", "/favicon.svg", "/nothing"])
def test_every_answer_forbids_frames_and_guessing_of_types(built: Path, address: str) -> None:
    headers = get(built, address).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_page_works_under_a_path(built: Path) -> None:
    assert get(built, "/games/puertorico/", "/games/puertorico").status_code == 200
    assert get(built, "/games/puertorico/assets/index-abc.js", "/games/puertorico").status_code == 200


@pytest.mark.parametrize(
    "address", ["/nothing.js", "/../page.py", "/%2e%2e/page.py", "/assets/index-abc.js.br", "/.source", "/assets"]
)
def test_only_files_of_the_page_are_handed_out(built: Path, address: str) -> None:
    assert get(built, address).status_code == 404


def test_without_a_built_page_a_sentence_says_what_to_do(tmp_path: Path) -> None:
    response = get(tmp_path, "/")
    assert response.status_code == 503
    assert b"has not been built" in raw(response)
