"""Players who are away: stand-ins, clocks, and who is connected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import QUICK, Client, Served, within
from served_games import answer, plain_server, two_people

__all__ = ["plain_server"]


# A minute of the server's clock lasts a second.
HASTE = """
import time
from puertorico.table.hub import hub
began = time.time()
hub.Hub.__init__.__kwdefaults__["clock"] = lambda: began + 60 * (time.time() - began)
"""


@pytest.fixture(scope="module", name="hasty")
def a_hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('hasty')}/games.db", first=QUICK + HASTE) as served:
        yield served


def test_a_bot_stands_in_for_a_player_who_is_away_and_gives_the_seat_back(hasty: Served) -> None:
    async def test() -> None:
        async with Client(hasty) as host, Client(hasty) as ana:
            game = await two_people(host, ana, settings={"grace": 30, "stand_in": "newcomer"})
            async with host.stream(game) as stream:
                await stream.until(host.is_asked)
                await answer(host, game, "settler")
                await answer(host, game)
                await stream.until(lambda view: view["seats"][1]["stand_in"] == "newcomer")
                await stream.until(host.is_asked)
                assert ("stood_in", 1) in stream.events.values()
                async with ana.stream(game) as back:
                    view = await back.until(lambda view: True)
                    assert view["seats"][1]["stand_in"] is None
                    await stream.until(lambda view: view["seats"][1]["stand_in"] is None)
                    assert ("given_back", 1) in stream.events.values()
                    while not ana.is_asked(await ana.view(game)):
                        await answer(host, game)
                    await answer(ana, game)

    within(test())


def test_the_others_know_when_a_bot_takes_over_and_the_host_need_not_wait(served: Served) -> None:
    """Ana is away and has two minutes to come back; she has the seat back when she does."""

    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana, settings={"grace": 120, "stand_in": "newcomer"})
            async with host.stream(game) as stream:
                await stream.until(host.is_asked)
                assert (await host.view(game))["bot_in"] is None, "the host is asked, and here"
                assert (await host.act(game, "stand_in", seat=1)).status_code == 409, "nobody waits for Ana"
                await answer(host, game, "settler")
                await answer(host, game)
                async with ana.stream(game) as here:
                    await here.until(ana.is_asked)
                    refused = await host.act(game, "stand_in", seat=1)
                    assert (refused.status_code, refused.json()["reason"]) == (409, "not_away")
                while stream.presence is None or stream.presence["bot_in"] is None:
                    await stream.next()
                assert stream.presence["connected"] == [0]
                for seconds in (stream.presence["bot_in"], (await host.view(game))["bot_in"]):
                    assert 0 < seconds <= 120
                assert (await ana.act(game, "stand_in", seat=1)).status_code == 403, "only the host"
                assert (await host.act(game, "stand_in", seat=1)).status_code == 200
                await stream.until(host.is_asked)
                assert (await host.view(game))["seats"][1]["stand_in"] == "newcomer"
                async with ana.stream(game) as back:
                    await back.until(lambda view: view["seats"][1]["stand_in"] is None)

    within(test())


def test_when_a_clock_has_run_out_a_bot_answers_until_the_player_returns(hasty: Served) -> None:
    async def test() -> None:
        async with Client(hasty) as host:
            clock = {"kind": "live", "minutes": 1, "increment": 300}
            # At this pace the bots have not ended the game before the player is back.
            settings = {"clock": clock, "grace": 3000, "pace": "fast", "stand_in": "newcomer"}
            game, _ = await host.create("me", "open", settings=settings)
            async with host.stream(game) as stream:
                # Nobody's clock runs before the game has started.
                view = await stream.until(lambda view: True)
                assert [seat["seconds"] for seat in view["seats"]] == [60, 60]
                assert (await host.act(game, "start")).status_code == 200
                await stream.until(host.is_asked)
                flagged = await stream.until(lambda view: view["seats"][0]["stand_in"] is not None)
                await stream.until(lambda view: view["moved"] > flagged["moved"])
                # A command for an old version gives the seat back, but not the question whose time is over.
                refused = await host.command(game, flagged["version"], answer="settler")
                assert (refused.status_code, refused.json()["reason"]) == (409, "stale")
                view = await stream.until(lambda view: view["seats"][0]["stand_in"] is None)
                assert 0 < view["seats"][0]["seconds"] <= 300

    within(test())


def test_a_request_for_a_takeback_does_not_stop_a_table_whose_players_are_away(hasty: Served) -> None:
    async def test() -> None:
        async with Client(hasty) as host, Client(hasty) as ana:
            game = await two_people(host, ana, "newcomer", settings={"grace": 86_400})
            await answer(host, game, "settler")
            await answer(host, game)
            await answer(ana, game)
            async with host.stream(game) as stream:
                assert (await host.act(game, "ask_takeback")).status_code == 200
                await stream.until(lambda view: view["takeback"] is not None)
                await stream.until(lambda view: view["takeback"] is None)

    within(test())


def test_everyone_is_told_who_is_connected(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana)
            async with host.stream(game) as stream:
                async with ana.stream(game) as other:
                    await other.until(lambda view: True)
                    while stream.presence is None or stream.presence["connected"] != [0, 1]:
                        await stream.next()
                while stream.presence["connected"] != [0]:
                    await stream.next()

    within(test())
