"""Nobody plays for someone else, and nobody is told a secret: every route tried with every kind of credential."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import websockets
from served import Client, Served, stored, within
from served_games import plain_server

from puertorico.table.domain.keys import hash_of
from puertorico.table.http.routes import API

__all__ = ["plain_server"]


# Who asks: the seat whose turn it is, another seat, the host (who has no seat here), and people from outside.
INSIDERS = ("asked", "other", "host")
OUTSIDERS = ("nobody", "stranger", "forged", "stolen hash", "elsewhere", "link secret")

Expected = dict[str, int]


def expect(asked: int, other: int, host: int, outside: int) -> Expected:
    return dict(zip(INSIDERS, (asked, other, host), strict=True)) | dict.fromkeys(OUTSIDERS, outside)


# What is looked at, and what comes of it at a table that may be watched; where it may not, outsiders get 403.
LOOKING = {
    "GET /api/games/{game}": expect(200, 200, 200, 200),
    "GET /api/games/{game}/chat": expect(200, 200, 200, 200),
    "GET /api/games/{game}/log": expect(200, 200, 200, 200),
    "GET /api/games/{game}/states/{step}": expect(200, 200, 200, 200),
    "GET /api/games/{game}/versions/{version}": expect(200, 200, 200, 200),
    "GET /api/games/{game}/text": expect(200, 200, 200, 200),
    "GET /api/games/{game}/export": expect(200, 200, 200, 200),
    "GET /api/games/{game}/frames": expect(200, 200, 200, 200),
    "GET /api/games/{game}/jobs/{job}": expect(404, 404, 404, 404),
    "POST /api/games/{game}/explanations/{step}": expect(404, 404, 404, 404),
    "POST /api/games/{game}/analysis": expect(409, 409, 409, 409),
    "GET /api/games/{game}/links": expect(200, 200, 403, 403),
    "GET /api/games/{game}/qr": expect(200, 200, 200, 403),
    "GET /api/games/{game}/network": expect(200, 200, 200, 403),
    "POST /api/games/{game}/network": expect(403, 403, 409, 403),
    "POST /api/games/{game}/deletion": expect(409, 409, 403, 403),
    "POST /api/games/{game}/hint": expect(202, 409, 403, 403),
}

# Routes that belong to no table.
PUBLIC = {
    "GET /api/offer": 200,
    "GET /api/games": 200,
    "GET /api/lobby": 404,
    "GET /api/puzzles": 200,
    "GET /api/puzzles/{puzzle}": 404,
}

# What is done, with what it says, and what comes of it; an answer that is not legal changes nothing.
DOING: dict[str, tuple[dict[str, Any], Any]] = {
    "command": ({"answer": "build wharf"}, expect(422, 409, 403, 403)),
    "arrangement": ({"arrangement": {}}, expect(422, 409, 403, 403)),
    "undo": ({"undo": True}, expect(409, 409, 403, 403)),
    "sit": ({"name": "Eve", "seat": 0}, expect(409, 409, 409, 403)),
    "claim": ({"secret": "guessed"}, expect(403, 403, 403, 403)),
    "link": ({}, expect(200, 200, 403, 403)),
    "unlink": ({"link": "unknown"}, expect(404, 404, 403, 403)),
    "leave": ({}, expect(200, 200, 403, 403)),
    "start": ({}, expect(403, 403, 409, 403)),
    "rename": ({"name": "Eve"}, expect(200, 200, 403, 403)),
    "seat_bot": ({"seat": 1, "bot": "merchant"}, expect(403, 200, 200, 403)),
    "open_seat": ({"seat": 1}, expect(403, 403, 200, 403)),
    "stand_in": ({"seat": 0}, expect(403, 403, 200, 403)),
    "say": ({"text": "hello"}, expect(200, 200, 200, 403)),
    "mute": ({"seat": 1, "muted": True}, expect(403, 403, 200, 403)),
    "ask_takeback": ({}, expect(409, 409, 403, 403)),
    "answer_takeback": ({"agree": True}, expect(409, 409, 403, 403)),
    "pause": ({"paused": True}, expect(200, 200, 200, 403)),
    "set_pace": ({"pace": "slow"}, expect(200, 200, 200, 403)),
    "rematch": ({}, expect(409, 409, 403, 403)),
}
COMMANDS = ("command", "arrangement", "undo")


@dataclass
class Company:
    """A table at which two people and a bot play, its host, and people from outside."""

    game: str
    invite: str
    link: str
    people: dict[str, Client]

    async def version(self) -> int:
        return int((await self.people["host"].view(self.game))["version"])


@asynccontextmanager
async def company(served: Served, *, watchers: bool = True) -> AsyncIterator[Company]:
    keys: dict[str, str | None] = dict.fromkeys((*INSIDERS, "elsewhere", "stranger"), "")
    people = {name: Client(served, key) for name, key in keys.items()}
    game, invite = await people["host"].create("open", "open", "newcomer", settings={"watchers": watchers})
    await people["asked"].sit(game, invite, 0, "Ana")
    link = (await people["asked"].act(game, "link")).json()["secret"]
    await people["other"].sit(game, invite, 1, "Ben")
    await people["elsewhere"].create("me", "newcomer")
    forged = (people["asked"].key or "")[:-1] + "~"
    people["nobody"] = Client(served, None)
    people["forged"] = Client(served, forged)
    people["stolen hash"] = Client(served, hash_of(people["asked"].key or ""))
    people["link secret"] = Client(served, link)
    for person in people.values():
        person.received.clear()
    try:
        yield Company(game, invite, link, people)
    finally:
        for person in people.values():
            await person.__aexit__()


async def try_looking(client: Client, route: str, game: str) -> int:
    known = {"{game}": game, "{step}": "0", "{version}": "1", "{job}": "unknown"}
    for part, value in known.items():
        route = route.replace(part, value)
    method, path = route.split()
    if path.endswith("/frames"):
        try:
            async with client.lines(game) as stream:
                await stream.next()
                return 200
        except AssertionError as refused:
            return int(str(refused))
    return (await client.request(method, path)).status_code


async def try_socket(client: Client, game: str, **options: Any) -> int:
    try:
        async with client.stream(game, **options) as stream:
            await stream.next()
            return 101
    except websockets.InvalidStatus as refused:
        client.received.append(bytes(refused.response.body or b""))
        return refused.response.status_code


async def try_doing(client: Client, what: str, game: str, version: int) -> int:
    said = DOING[what][0]
    if what in COMMANDS:
        return (await client.command(game, version, **said)).status_code
    return (await client.act(game, what, **said)).status_code


def test_every_route_is_tried() -> None:
    tried = {*LOOKING, *PUBLIC, "POST /api/games", "POST /api/games/{game}/commands", "POST /api/games/{game}/actions"}
    assert {f"{api.method} {api.path}" for api in API} == tried


def secrets_in(received: list[bytes], served: Served, table: Company, *, inside: bool) -> list[str]:
    """The secrets of a table that are among bytes that someone got; insiders may know the invitation."""
    kept = stored(served.database, table.game)
    secrets = {
        "seed": str(kept.seed),
        "host's hash": kept.host,
        "link": table.link,
        **{f"hash {hash}": hash for _, hash, *_ in (*kept.holders, *kept.links)},
        **{f"hash by {event.by}": event.by for event in kept.events if event.by},
        **{f"key of {name}": person.key for name, person in table.people.items() if person.key},
    }
    if not inside:
        secrets["invitation"] = table.invite
    everything = b"\n".join(received)
    return [name for name, secret in secrets.items() if secret.encode() in everything]


@pytest.mark.parametrize("watchers", [True, False])
def test_a_visitor_is_shown_what_the_table_allows_and_no_secret(served: Served, watchers: bool) -> None:
    async def test() -> None:
        async with company(served, watchers=watchers) as table:
            before = await table.version()
            for name, client in table.people.items():
                for route, expected in LOOKING.items():
                    wanted = 403 if name in OUTSIDERS and not watchers else expected[name]
                    assert await try_looking(client, route, table.game) == wanted, (name, route)
                    assert await try_looking(client, route, "a" * 10) == 404, (name, route)
                for path, wanted in PUBLIC.items():
                    assert await try_looking(client, path, "") == wanted, (name, path)
                wanted = 403 if name in OUTSIDERS and not watchers else 101
                assert await try_socket(client, table.game) == wanted, name
                assert await try_socket(client, "a" * 10) == 404
                mine = [row["game"] for row in (await client.get("/api/games")).json()["games"]]
                assert (table.game in mine) == (name in INSIDERS)
            assert await table.version() == before
            for name, client in table.people.items():
                found = secrets_in(client.received, served, table, inside=name in INSIDERS)
                assert found == [], name

    within(test())


def test_an_action_needs_the_right_to_it_and_what_is_refused_changes_nothing(served: Served) -> None:
    async def test() -> None:
        for what, (_, expected) in DOING.items():
            for trying in (OUTSIDERS, ("asked",), ("other",), ("host",)):
                async with company(served) as table:
                    before = await table.version()
                    for name in trying:
                        client = table.people[name]
                        assert await try_doing(client, what, table.game, before) == expected[name], (name, what)
                        assert (await table.version() > before) == (expected[name] == 200), (name, what)
                    if what != "link":
                        received = [part for name in trying for part in table.people[name].received]
                        found = secrets_in(received, served, table, inside=trying != OUTSIDERS)
                        assert found == [], (trying, what)

    within(test())


def test_a_key_is_given_once_and_only_to_visitors_without_one(served: Served) -> None:
    async def test() -> None:
        async with Client(served, None) as browser, Client(served) as program:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            given = await browser.post("/api/games", {"seats": seats})
            assert given.cookies["puertorico_key"] == given.json()["key"]
            cookie = given.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            view = await browser.get(f"/api/games/{given.json()['game']}")
            assert view.json()["you"] in (0, 1)
            assert (await program.post("/api/games", {"seats": seats})).json()["key"] is None

    within(test())


def test_a_page_of_another_site_can_neither_act_nor_listen(served: Served) -> None:
    async def test() -> None:
        async with company(served) as table:
            owner, foreign = table.people["asked"], {"origin": "https://evil.example"}
            path = f"/api/games/{table.game}/actions"
            body = {"do": "say", "command_id": "x", "text": "hello"}
            assert (await owner.request("POST", path, json=body, headers=foreign)).status_code == 403
            assert await try_socket(owner, table.game, origin=foreign["origin"]) == 403
            own = {"origin": served.url}
            assert (await owner.request("POST", path, json=body, headers=own)).status_code == 200
            assert await try_socket(owner, table.game, origin=own["origin"]) == 101

    within(test())


def test_a_rematch_is_told_to_nobody_who_may_not_watch(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as stranger:
            options = {"max_rounds": 1}
            game, _ = await host.create("me", "newcomer", options=options, settings={"watchers": False})
            await host.play(game)
            again = (await host.act(game, "rematch")).json()["game"]
            refused = await stranger.act(game, "rematch")
            assert refused.status_code == 403
            assert again not in refused.text

    within(test())
