"""Seats that change hands: friends, removed players, links to other devices."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from served import Client, Json, Served, within
from served_games import answer, plain_server, two_people

__all__ = ["plain_server"]


def test_a_friend_takes_over_the_seat_of_a_bot_in_mid_game(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game, invite = await host.create("me", "newcomer", "newcomer")
            for _ in range(3):
                await host.play(game, until=host.is_asked)
                await answer(host, game)
            await ana.sit(game, invite, 2, "Ana")
            playing = asyncio.create_task(host.play(game))
            stream = await ana.play(game, until=ana.is_asked)
            assert stream.view is not None
            assert stream.view["seats"][2] | {"connected": True} == {
                "kind": "person",
                "name": "Ana",
                "bot": None,
                "stand_in": None,
                "connected": True,
                "muted": False,
                "seconds": None,
            }
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await answer(ana, game)

    within(test())


def test_a_removed_player_sees_no_more_than_a_spectator(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana, "newcomer", settings={"stand_in": "newcomer"})
            async with ana.stream(game) as stream, ana.lines(game) as lines:
                for follower in (stream, lines):
                    view = await follower.until(lambda view: True)
                    assert (view["you"], bool(view["invite"])) == (1, True)
                assert (await host.act(game, "open_seat", seat=1)).status_code == 200
                await answer(host, game, "settler")
                await answer(host, game)
                for follower in (stream, lines):
                    await follower.until(lambda view: view["you"] is None)
                    seen = len(follower.frames)
                    view = await follower.until(host_is_asked_again)
                    for frame in follower.frames[seen - 1 :]:
                        assert_for_watchers(frame)
                    assert view["seats"][1]["stand_in"] == "newcomer"
            assert (await ana.command(game, view["version"], answer="pass")).status_code == 403

    within(test())


def host_is_asked_again(view: Json) -> bool:
    return view["question"] is not None and view["question"]["seat"] == 0 and view["steps"] > 8


def assert_for_watchers(frame: Json) -> None:
    payload = frame["payload"]
    view = payload if frame["kind"] == "view" else payload.get("view")
    if view is not None:
        assert (view["you"], view["invite"]) == (None, None)
        assert "answers" not in view["question"]
        assert [seat["vp"] for seat in view["position"]["seats"]] == [None] * 3
    for moment in payload.get("moments", []):
        assert not any(path.endswith((".vp", ".noted")) for path in moment.get("changes", {}) if "seats" in path)


def test_a_player_removed_from_a_private_table_cannot_look_on(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana, settings={"watchers": False})
            async with ana.stream(game) as stream, ana.lines(game) as lines:
                await stream.until(lambda view: True)
                await lines.until(lambda view: True)
                assert (await host.act(game, "open_seat", seat=1)).status_code == 200
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await stream.until_the_end()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
                with pytest.raises(StopAsyncIteration):
                    await lines.until_the_end()
                assert {frame["kind"] for frame in (*stream.frames, *lines.frames)} <= {"view", "presence"}

    within(test())


def test_a_seat_is_claimed_on_another_device_by_its_link(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as phone:
            game, _ = await host.create("me", "newcomer")
            secret = (await host.act(game, "link")).json()["secret"]
            assert (await phone.view(game))["you"] is None
            async with phone.stream(game) as stream:
                await stream.until(lambda view: True)
                assert (await phone.act(game, "claim", secret=secret)).status_code == 200
                await stream.until(lambda view: view["you"] == 0)
            await answer(phone, game, "settler")

    within(test())


def test_links_to_a_seat_are_listed_and_revoked_with_the_devices_that_came_by_them(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as phone, Client(served) as thief:
            game, _ = await host.create("me", "newcomer")
            path = f"/api/games/{game}/links"
            secrets = [(await host.act(game, "link")).json()["secret"] for _ in range(2)]
            assert (await phone.act(game, "claim", secret=secrets[0])).status_code == 200
            assert (await thief.get(path)).status_code == 403
            first, second = (await host.get(path)).json()["links"]
            assert (first["devices"], first["revoked"], second["devices"]) == (1, False, 0)
            assert not any(secret.encode() in part for part in host.received[-2:] for secret in secrets)
            assert (await thief.act(game, "unlink", link=second["link"])).status_code == 403
            assert (await host.act(game, "unlink", link=second["link"])).status_code == 200
            refused = await thief.act(game, "claim", secret=secrets[1])
            assert (refused.status_code, refused.json()["reason"]) == (403, "wrong_secret")
            async with phone.stream(game) as stream:
                await stream.until(lambda view: view["you"] == 0)
                done = await host.act(game, "unlink", link=first["link"], devices=True, command_id="sign-out")
                assert done.status_code == 200
                # The device is a spectator from now on, on the stream that it has open as well.
                await stream.until(lambda view: view["you"] is None)
                refused = await phone.command(game, stream.version or 0, answer="settler")
                assert (refused.status_code, refused.json()["reason"]) == (403, "not_your_seat")
            again = await host.act(game, "unlink", link=first["link"], devices=True, command_id="sign-out")
            assert again.json() == done.json()
            assert (await host.get(path)).json()["links"] == []
            served.kill()
            served.start()
            assert (await phone.get(path)).status_code == 403
            assert (await phone.act(game, "claim", secret=secrets[0])).status_code == 403
            await answer(host, game, "settler")

    within(test())
