"""The server behind a proxy: prefixes, forwarded addresses, its public name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from served import Served, request, within


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("proxied")
    with Served(f"sqlite:///{folder}/games.db", public_url="https://example.org/puerto/") as served:
        yield served


@pytest.mark.parametrize("prefix", ["", "/puerto"])
def test_a_proxy_may_take_the_prefix_away_or_leave_it(proxied: Served, prefix: str) -> None:
    async def socket_opens(game: str) -> None:
        address = f"ws://127.0.0.1:{proxied.port}{prefix}/api/games/{game}/stream"
        async with websockets.connect(address, proxy=None, origin="https://example.org") as connection:  # type: ignore[arg-type]
            assert json.loads(await connection.recv())["kind"] == "view"

    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"origin": "https://example.org"}
    created = request("POST", f"{proxied.url}{prefix}/api/games", json=body, headers=headers)
    assert created.status_code == 201
    assert re.search(r"; HttpOnly; .*Path=/puerto; .*Secure", created.headers["set-cookie"])
    game = created.json()["game"]
    assert request("GET", f"{proxied.url}{prefix}/api/games/{game}").status_code == 200
    assert request("GET", f"{proxied.url}{prefix}/api/openapi.json").json()["servers"] == [{"url": "/puerto"}]
    assert request("GET", f"{proxied.url}{prefix}/health").json()["workers"] in (0, 1)
    assert request("GET", f"{proxied.url}{prefix}/").headers["content-type"] == "text/html; charset=utf-8"
    within(socket_opens(game))


def test_the_prefix_without_its_slash_leads_to_the_page(proxied: Served) -> None:
    moved = request("GET", f"{proxied.url}/puerto")
    assert (moved.status_code, moved.headers["location"]) == (307, "/puerto/")
    assert request("GET", f"{proxied.url}/puertorico/api/offer").status_code in (404, 503)


def test_without_a_public_url_the_cookie_is_for_the_whole_server(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db", trusted_proxies="192.0.2.9") as served:
        created = request("POST", f"{served.url}/api/games", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
        assert "Path=/;" in created.headers["set-cookie"]
        assert "Secure" not in created.headers["set-cookie"]
        # The header comes from an address that is not trusted, so it is not believed.
        forwarded = request("GET", f"{served.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert forwarded.status_code == 200


def test_forwarded_addresses_are_believed_from_a_trusted_proxy_and_metrics_are_for_this_machine(
    proxied: Served,
) -> None:
    assert request("GET", f"{proxied.url}/metrics").status_code == 200
    for forwarded in ("192.0.2.1", "127.0.0.1, 192.0.2.1", "2001:db8::1", "nonsense", "127.0.0.1"):
        refused = request("GET", f"{proxied.url}/metrics", headers={"x-forwarded-for": forwarded})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not_public")


def test_a_public_server_knows_its_name_and_its_origin(proxied: Served) -> None:
    create = {"seats": [{"kind": "me"}, {"kind": "open"}]}

    def created(**headers: str) -> int:
        return request("POST", f"{proxied.url}/api/games", json=create, headers=headers).status_code

    assert created(origin="https://example.org") == 201
    assert created(origin="http://example.org") == 403
    assert created(origin="https://example.org:8443") == 403
    # Also if the proxy does not say which scheme it was asked with.
    assert created(host="example.org", origin="http://example.org") == 403
    assert created(host="example.org", origin="https://example.org") == 201
    assert created(host="example.org", **{"x-forwarded-proto": "https"}, origin="https://example.org") == 201
    assert created(host="evil.example") == 421


def test_replies_are_kept_by_no_cache_and_no_browser_guesses_their_type(proxied: Served) -> None:
    for path in ("/api/offer", "/api/games/none", "/health", "/nothing", "/api/games/none/states/" + "9" * 5000):
        answer = request("GET", f"{proxied.url}{path}")
        assert answer.status_code in (200, 404, 503), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"


def test_metrics_can_be_shown_to_everyone(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db", public_metrics=True) as served:
        assert request("GET", f"{served.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200
