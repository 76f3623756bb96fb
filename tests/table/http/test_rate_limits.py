"""Rate limits: what is refused, for how long, and that a full table of players stays within them."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import AsyncExitStack, ExitStack, suppress

import pytest
import websockets
from patience import PATIENCE
from served import QUICK, Client, Served, within

from puertorico.table.domain.refusals import Forbidden
from puertorico.table.http.rate_limits import Limited, Limiter, Limits, RateLimit, address_of, is_this_machine
from puertorico.table.http.responses import status_of


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(limits: Limits) -> tuple[Limiter, Clock]:
    clock = Clock()
    return Limiter(limits, clock), clock


def test_after_a_burst_one_more_is_allowed_each_time_that_some_seconds_have_passed() -> None:
    limiter, clock = limited(Limits(tables_of_address=RateLimit(3, 10.0)))
    for _ in range(3):
        limiter.table("192.0.2.1")
    with pytest.raises(Limited, match=r"Too many new tables from this address; try again in 10 seconds\.") as refused:
        limiter.table("192.0.2.1")
    assert (status_of(refused.value), refused.value.code, refused.value.wait) == (429, "too_many", 10)
    clock.now += 9.5
    with pytest.raises(Limited, match=r"in 1 second\."):
        limiter.table("192.0.2.1")
    clock.now += 0.5
    limiter.table("192.0.2.1")
    with pytest.raises(Limited):
        limiter.table("192.0.2.1")


def test_a_rest_gives_back_no_more_than_the_burst() -> None:
    limiter, clock = limited(Limits(tables_of_address=RateLimit(2, 10.0)))
    limiter.table("192.0.2.1")
    clock.now += 1_000_000.0
    limiter.table("192.0.2.1")
    limiter.table("192.0.2.1")
    with pytest.raises(Limited):
        limiter.table("192.0.2.1")


def test_what_one_address_or_key_takes_is_not_taken_from_others() -> None:
    limiter, _ = limited(Limits(requests_of_address=RateLimit(4, 10.0), requests_of_key=RateLimit(2, 10.0)))
    limiter.request("192.0.2.1", "ana")
    limiter.request("192.0.2.1", "ana")
    with pytest.raises(Limited, match="Too many requests; "):
        limiter.request("192.0.2.1", "ana")
    limiter.request("192.0.2.1", "ben")
    with pytest.raises(Limited, match="Too many requests from this address"):
        limiter.request("192.0.2.1", "ben")
    limiter.request("192.0.2.2", "ben")


def test_wrong_secrets_are_counted_and_right_ones_are_never_refused() -> None:
    limiter, _ = limited(Limits(wrong_secrets_of_address=RateLimit(2, 10.0)))
    for expected in (Forbidden, Forbidden, Limited, Limited):
        with pytest.raises(expected), limiter.secret("192.0.2.1"):
            raise Forbidden("wrong_secret", "This link is not valid.")
    with limiter.secret("192.0.2.1"):
        pass


def test_streams_are_counted_while_they_are_open() -> None:
    limiter, _ = limited(Limits(streams=4, streams_of_address=3, streams_of_seat=1, watchers_of_game=2))
    with limiter.stream("192.0.2.1", "game", None), limiter.stream("192.0.2.1", "game", None):
        with pytest.raises(Limited, match="Too many spectators"), limiter.stream("192.0.2.1", "game", None):
            pass
        with limiter.stream("192.0.2.1", "game", 0):
            with pytest.raises(Limited, match="from this address"), limiter.stream("192.0.2.1", "game", 1):
                pass
            with pytest.raises(Limited, match="Your seat"), limiter.stream("192.0.2.2", "game", 0):
                pass
            with limiter.stream("192.0.2.2", "game", 1):
                with pytest.raises(Limited, match="The server has"), limiter.stream("192.0.2.3", "other", 0):
                    pass
                assert limiter.streams == 4
    assert limiter.streams == 0
    assert not limiter._streams


def test_the_limiter_remembers_only_so_many() -> None:
    limiter, _ = limited(Limits(remembered=100, requests_of_address=RateLimit(1, 10.0)))
    for number in range(1000):
        limiter.request(f"192.0.{number // 256}.{number % 256}", None)
    assert limiter.remembered == 100
    with pytest.raises(Limited):
        limiter.request("192.0.3.231", None)


def test_without_limits_nothing_is_refused_or_remembered() -> None:
    limiter = Limiter(None)
    for _ in range(10_000):
        limiter.request("192.0.2.1", "ana")
        limiter.table("192.0.2.1")
        limiter.job("192.0.2.1")
        limiter.chat("game", "ana")
    limiter.unfinished(100_000)
    assert limiter.remembered == 0


@pytest.mark.parametrize(
    ("host", "counted", "here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.8.0.1", "127.8.0.1", True),
        ("::1", "::/64", True),
        ("::2", "::/64", False),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("192.0.2.1", "192.0.2.1", False),
        ("2001:db8::1", "2001:db8::/64", False),
        ("nonsense", "unknown", False),
    ],
)
def test_an_address_is_counted_with_its_network(host: str, counted: str, here: bool) -> None:
    assert (address_of((host, 4000)), is_this_machine((host, 4000))) == (counted, here)


def test_a_whole_game_of_five_people_at_one_address_stays_within_the_limits(sqlite_file: str) -> None:
    async def test(served: Served) -> None:
        async with AsyncExitStack() as here:
            people = [await here.enter_async_context(Client(served, seed=number)) for number in range(5)]
            game, invite = await people[0].create("me", *["open"] * 4, options={"max_rounds": 6})
            for person in people[1:]:
                await person.sit(game, invite)
            async with asyncio.TaskGroup() as playing:
                for person in people:
                    playing.create_task(person.play(game))
            # In each round everyone chooses a role.
            assert sum(len(person.acknowledged) for person in people) >= 6 * 5
            assert not [part for person in people for part in person.received if b"too_many" in part]

    with Served(sqlite_file, limits=Limits()) as served:
        within(test(served))


SMALL = Limits(
    requests_of_key=RateLimit(60, 60.0),
    tables_of_address=RateLimit(8, 60.0),
    unfinished_tables_of_key=3,
    chat_lines_of_key=RateLimit(2, 60.0),
    wrong_secrets_of_address=RateLimit(2, 60.0),
    streams_of_seat=1,
    watchers_of_game=1,
    messages_of_socket=RateLimit(3, 60.0),
)


def test_a_client_that_asks_too_much_is_told_how_long_to_wait(sqlite_file: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served) as friend, Client(served) as stranger:
            game, invite = await host.create("me", "open")
            await friend.sit(game, invite)

            assert [(await friend.act(game, "say", text="Hello")).status_code for _ in range(2)] == [200, 200]
            refused = await friend.act(game, "say", text="Hello")
            assert refused.status_code == 429
            assert refused.json()["reason"] == "too_many"
            assert refused.json()["sentence"].startswith("Too many chat messages; try again in ")
            assert 1 <= int(refused.headers["retry-after"]) <= 60
            assert (await host.act(game, "say", text="Hello")).status_code == 200

            for _ in range(2):
                await host.create("me", "open")
            full = await host.post("/api/games", {"seats": [{"kind": "me"}, {"kind": "open"}]})
            assert (full.status_code, full.json()["sentence"][:28]) == (429, "You have 3 unfinished tables")

            other, right = await friend.create("me", "open", "open")
            guesses = [await stranger.act(other, "sit", name="Eve", invite=f"guess{number}") for number in range(3)]
            assert [guess.status_code for guess in guesses] == [403, 403, 429]
            await stranger.sit(other, right)

            async with stranger.stream(game) as watching, host.stream(game) as playing:
                await watching.next()
                await playing.next()
                for client in (stranger, host):
                    with pytest.raises(websockets.InvalidStatus) as denied:
                        async with client.stream(game):
                            pass
                    assert denied.value.response.status_code == 429
                    assert int(denied.value.response.headers["retry-after"]) >= 1
                    assert (await client.get(f"/api/games/{game}/frames")).status_code == 429
            while True:  # the server may not have noticed yet that the streams are closed
                with suppress(websockets.InvalidStatus):
                    async with host.stream(game) as again:
                        await again.next()
                    break
                await asyncio.sleep(0.5)  # every try is one of the host's sixty requests

            assert "handshake" not in served.output  # a refused socket is not an error of the server
            used = [(await friend.get(f"/api/games/{game}")).status_code for _ in range(70)]
            assert (used[0], used[-1]) == (200, 429)
            assert (await host.get(f"/api/games/{game}")).status_code == 200

    with Served(sqlite_file, limits=SMALL) as served:
        within(test(served))


def test_a_socket_that_sends_too_much_is_closed(sqlite_file: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "open")
        address = f"ws://127.0.0.1:{served.port}/api/games/{game}/stream"
        async with websockets.connect(address, additional_headers=host.headers, proxy=None) as connection:
            with suppress(websockets.ConnectionClosed):  # perhaps before the last one is sent
                for _ in range(5):
                    await connection.send("hello")
            await connection.wait_closed()
            assert connection.close_code == 1008

    with Served(sqlite_file, limits=SMALL) as served:
        within(test(served))


def test_connections_that_send_nothing_or_endless_headers_do_not_stay(sqlite_file: str) -> None:
    quick = "from puertorico.table.http import connections; connections.SECONDS_FOR_A_HEAD = 3.0\n" + QUICK
    with Served(sqlite_file, first=quick, limits=Limits()) as served:
        silent = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        slow = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        slow.sendall(b"GET /api/offer HTTP/1.1\r\nhost: ")
        endless = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        endless.sendall(b"GET /api/offer HTTP/1.1\r\nhost: x\r\nlong: " + b"x" * 40_000)
        whole = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        whole.sendall(b"GET /api/offer HTTP/1.1\r\nhost: x\r\nlong: " + b"x" * 40_000 + b"\r\n\r\n")
        with silent, slow, endless, whole:
            assert whole.recv(100).startswith(b"HTTP/1.1 431")
            assert endless.recv(100).startswith(b"HTTP/1.1 431")
            for connection in (silent, slow):
                with suppress(ConnectionResetError):
                    assert connection.recv(100) == b""


def test_one_address_gets_only_so_many_connections(sqlite_file: str) -> None:
    limits = Limits(connections_of_address=3)
    with Served(sqlite_file, limits=limits, trusted_proxies="") as served, ExitStack() as opened:
        address = ("127.0.0.1", served.port)
        for _ in range(3):
            opened.enter_context(socket.create_connection(address, timeout=PATIENCE))
        with suppress(ConnectionResetError), socket.create_connection(address, timeout=PATIENCE) as refused:
            assert refused.recv(100) == b""
        opened.close()
        while not served._answers():  # the server notices soon that the others are gone
            time.sleep(0.05)


@pytest.fixture(name="sqlite_file")
def sqlite_file_that_does_not_exist_yet(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('games')}/games.db"


def test_chat_is_limited_for_each_seat_and_play_continues(sqlite_file: str) -> None:
    """Nobody fills a table with talk or settings until its game cannot be played anymore."""

    async def test(served: Served) -> None:
        async with Client(served) as host, Client(served) as friend:
            game, invite = await host.create("me", "open")
            await friend.sit(game, invite)
            paces = [await friend.act(game, "set_pace", pace="fast") for _ in range(7)]
            assert [answer.status_code for answer in paces] == [200] * 5 + [409] * 2
            assert paces[-1].json()["reason"] == "too_much_chatter"
            assert (await friend.act(game, "say", text="Hello")).status_code == 409
            assert (await host.act(game, "say", text="Hello")).status_code == 200
            for wish in ({"answer": "settler"}, {"undo": True}, {"answer": "settler"}, {"undo": True}):
                assert (await host.command(game, (await host.view(game))["version"], **wish)).status_code == 200
            full = await host.command(game, (await host.view(game))["version"], answer="settler")
            assert (full.status_code, full.json()["reason"]) == (409, "full")
            assert (await friend.act(game, "leave")).status_code == 200

    few = (
        "from puertorico.table.domain import actions, decisions\nactions.MOST_ACTIONS, decisions.MOST_ANSWERS = 5, 2\n"
    )
    with Served(sqlite_file, first=few + QUICK) as served:
        within(test(served))
