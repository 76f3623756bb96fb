"""What people do at a table, through a real server: leaving and coming back, taking back, talking, looking back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets
from served import QUICK, Client, Json, Served, within

import puertorico as pr
from puertorico.game.observation import observe
from puertorico.rules.state import State

# A minute of the server's clock lasts a second.
HASTE = """
import time
from puertorico.table.hub import hub
began = time.time()
hub.Hub.__init__.__kwdefaults__["clock"] = lambda: began + 60 * (time.time() - began)
"""


@pytest.fixture(scope="module", name="served")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('table')}/games.db") as served:
        yield served


@pytest.fixture(scope="module", name="hasty")
def a_hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('hasty')}/games.db", first=QUICK + HASTE) as served:
        yield served


def over(view: Json) -> bool:
    return bool(view["status"] == "over")


async def answer(client: Client, game: str, text: str | None = None, **wish: Any) -> httpx.Response:
    """Answer with this, or with any answer, what the client is asked now."""
    view = await client.view(game)
    done = await client.command(game, view["version"], **(wish or {"answer": text or client.pick(view)}))
    assert done.status_code == 200, done.text
    return done


async def two_people(host: Client, ana: Client, *others: str, **rules: Any) -> str:
    game, invite = await host.create("me", "open", *others, **rules)
    await ana.sit(game, invite, 1, "Ana")
    return game


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


def test_a_finished_game_against_bots_can_be_deleted(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as ana, Client(served) as eve:
            game, _ = await ana.create("me", "newcomer", options={"max_rounds": 1})
            assert (await ana.post(f"/api/games/{game}/deletion")).status_code == 409, "not over yet"
            await ana.play(game)
            assert (await eve.post(f"/api/games/{game}/deletion")).status_code == 403
            assert (await ana.post(f"/api/games/{game}/deletion")).status_code == 200
            assert (await ana.get(f"/api/games/{game}")).status_code == 404
            assert (await ana.get("/api/games")).json()["games"] == []

    within(test())


def test_a_game_that_other_people_have_played_stays(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana, options={"max_rounds": 1})
            await asyncio.gather(host.play(game), ana.play(game))
            refused = await host.post(f"/api/games/{game}/deletion")
            assert (refused.status_code, refused.json()["reason"]) == (409, "not_alone")
            assert (await ana.view(game))["status"] == "over"

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


def test_a_rematch_is_one_table_for_everyone_who_asks(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            expansions, options = ["new_buildings", "nobles"], {"max_rounds": 1, "draft_mode": "random"}
            game = await two_people(host, ana, "newcomer", expansions=expansions, options=options)
            assert (await host.act(game, "rematch")).status_code == 409
            await asyncio.gather(host.play(game), ana.play(game))
            asked = [client.act(game, "rematch") for client in (host, ana, host, ana)]
            games = {done.json()["game"] for done in await asyncio.gather(*asked)}
            assert len(games) == 1
            (again,) = games
            view = await ana.view(game)
            assert view["rematch"] == again
            assert view["winners"]
            assert len(view["scores"]) == 3
            new = await ana.view(again)
            assert (new["status"], new["you"], (await host.view(again))["you"]) == ("playing", 2, 1)
            assert new["rules"] == view["rules"]
            await asyncio.gather(host.play(again), ana.play(again))

    within(test())


def test_a_game_is_exported_and_imported_and_its_steps_are_those_of_the_game(served: Served) -> None:
    async def test() -> None:
        async with Client(served, seed=3) as host, Client(served, None) as watcher:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 3, "hidden_vp": False})
            await host.play(game, until=lambda view: view["position"]["round"] == 3 and host.is_asked(view))
            text = (await watcher.get(f"/api/games/{game}/text")).text
            same = pr.Game.from_text(text, chance="manual")
            view = await host.view(game)
            header, _, rest = text.partition("\n\n")
            *own, commitment = header.splitlines()
            assert commitment == f"commitment: {view['chance']['commitment']}"
            assert same.to_text() == "\n".join(own) + "\n\n" + rest
            assert same.observe(0) == view["position"]
            assert view["steps"] == len(same.log)
            for step in range(len(same.log) + 1):
                state = (await watcher.get(f"/api/games/{game}/states/{step}")).json()
                record = State.of(same.log[step - 1].after if step else same.log[0].before)
                assert state["position"] == observe(record, None), step
                assert step == 0 or state["moment"]["answer"]["text"] == same.log[step - 1].answer.text
            assert (await watcher.get(f"/api/games/{game}/states/{len(same.log) + 1}")).status_code == 404
            packed = await watcher.get(f"/api/games/{game}/log?from=2&to=5")
            assert packed.headers["content-encoding"] == "gzip"
            plain = await watcher.get(f"/api/games/{game}/log?from=2&to=5", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == packed.text
            told = packed.text.splitlines()
            assert len(told) == 3
            again, _ = await host.create("me", "newcomer", text=text)
            assert (await host.view(again))["position"] == view["position"]
            await host.play(again)
            exported = (await watcher.get(f"/api/games/{again}/export")).json()
            ended = pr.Game.from_text(exported["text"])
            assert ended.is_over
            assert [score["total"] for score in exported["scores"]] == [score.total for score in ended.scores]

    within(test())


def test_the_board_of_every_version_can_be_looked_at_even_if_it_was_taken_back(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana)
            views = [await host.view(game)]
            for wish in ("settler", "undo", "say", "settler", "take quarry"):
                if wish == "say":
                    assert (await ana.act(game, "say", text="Well?")).status_code == 200
                else:
                    await answer(host, game, **({"undo": True} if wish == "undo" else {"answer": wish}))
                views.append(await host.view(game))
            assert len({view["version"] for view in views}) == 6
            for view in views:
                state = (await host.get(f"/api/games/{game}/versions/{view['version']}")).json()
                assert (state["step"], state["position"]) == (view["steps"], view["position"])
            assert state["moment"]["answer"]["text"] == "take quarry"
            for version in (0, view["version"] + 1):
                missing = await host.get(f"/api/games/{game}/versions/{version}")
                assert (missing.status_code, missing.json()["reason"]) == (404, "no_such_version")

    within(test())


def test_undo_takes_back_and_among_people_the_others_are_asked(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana)
            before = (await host.view(game))["position"]
            await answer(host, game, "settler")
            await answer(host, game, undo=True)
            assert (await host.view(game))["position"] == before
            await answer(host, game, "settler")
            await answer(host, game, "take quarry")
            middle = (await host.view(game))["position"]
            await answer(ana, game)
            late = await host.command(game, (await host.view(game))["version"], undo=True)
            assert (late.status_code, late.json()["reason"]) == (409, "too_late_to_undo")
            for agree, position in ((False, None), (True, middle)):
                assert (await ana.act(game, "ask_takeback")).status_code == 200
                assert (await host.view(game))["takeback"] == {"seat": 1, "agreed": []}
                assert (await ana.act(game, "answer_takeback", agree=True)).status_code == 409
                assert (await host.act(game, "answer_takeback", agree=agree)).status_code == 200
                view = await host.view(game)
                assert view["takeback"] is None
                assert (view["position"] == middle) == (position is not None)

    within(test())


def test_people_talk_unless_they_are_muted_and_everyone_hears_it(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana, Client(served, None) as watcher:
            game = await two_people(host, ana)
            async with watcher.stream(game) as stream:
                await stream.until(lambda view: True)
                assert (await ana.act(game, "say", text="Grüße \u2014 \U0001f33d \u0000 <b>")).status_code == 200
                chat = (await stream.until_kind("said"))["payload"]["chat"]
                assert (chat["seat"], chat["name"]) == (1, "Ana")
                assert chat["text"].startswith("Grüße \u2014 \U0001f33d")
                assert (await host.act(game, "mute", seat=1, muted=True)).status_code == 200
                assert (await ana.act(game, "say", text="hello?")).json()["reason"] == "muted"
                assert (await host.act(game, "say", text="quiet now")).status_code == 200
                assert (await stream.until_kind("said"))["payload"]["chat"]["text"] == "quiet now"
            lines = (await watcher.get(f"/api/games/{game}/chat")).json()["lines"]
            assert [line["seat"] for line in lines] == [1, 0]

    within(test())


def test_a_pause_stops_the_bots_and_the_pace_can_be_set(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", "newcomer", settings={"pace": "slow"})
            async with host.stream(game) as stream:
                await stream.until(host.is_asked)
                await answer(host, game, "builder")
                assert (await host.act(game, "pause", paused=True)).status_code == 200
                paused = await stream.until(lambda view: view["paused"])
                refused = await host.command(game, paused["version"], answer="pass")
                assert refused.json()["reason"] == "paused"
                assert (await host.act(game, "set_pace", pace="instant")).status_code == 200
                view = await stream.until(lambda view: view["settings"]["pace"] == "instant")
                assert view["moved"] == paused["moved"]
                assert (await host.act(game, "pause", paused=False)).status_code == 200
                await answer(host, game)
                await stream.until(lambda view: view["moved"] > paused["moved"] + 1)

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


async def result_of(client: Client, game: str, job: Json) -> Json:
    while job["result"] is None and job["problem"] is None:
        await asyncio.sleep(0.02)
        job = (await client.get(f"/api/games/{game}/jobs/{job['id']}")).json()
    return job


def test_a_hint_is_given_to_the_asked_player(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as ana:
            game = await two_people(host, ana)
            assert (await ana.post(f"/api/games/{game}/hint")).status_code == 409
            begun = await host.post(f"/api/games/{game}/hint")
            assert begun.status_code == 202
            job = await result_of(host, game, begun.json())
            assert job["problem"] is None
            legal = [one["text"] for one in (await host.view(game))["question"]["answers"]]
            assert job["result"]["advice"][0]["answer"]["text"] in legal
            silent = await two_people(host, ana, settings={"hints": False})
            assert (await host.post(f"/api/games/{silent}/hint")).status_code == 403

    within(test())


async def moments_of(client: Client, game: str) -> list[Json]:
    log = await client.get(f"/api/games/{game}/log")
    return [json.loads(line) for line in log.text.splitlines()]


async def when_asked(client: Client, game: str) -> Json:
    while not client.is_asked(view := await client.view(game)):
        await asyncio.sleep(0.02)
    return view


def role_chosen_by(moments: list[Json], seat: int) -> Json:
    return next(one for one in moments if one["question"] == "CHOOSE_ROLE" and one["seat"] == seat)


def test_after_the_game_every_move_is_explained_to_everyone(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as guest:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            await host.play(game)
            moments = await moments_of(host, game)
            for seat in (0, 1):
                moment = role_chosen_by(moments, seat)
                begun = await guest.post(f"/api/games/{game}/explanations/{moment['step']}")
                assert begun.status_code == 202
                job = await result_of(guest, game, begun.json())
                assert job["problem"] is None
                explained = [one["answer"]["text"] for one in job["result"]["advice"]]
                assert moment["answer"]["text"] in explained
                assert len(explained) > 1

    within(test())


def test_during_the_game_only_bots_explain_themselves_and_only_where_hints_are_allowed(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as watcher:
            settings = {"random_seats": False, "pace": "instant"}
            game, _ = await host.create("newcomer", "me", settings=settings)
            view = await when_asked(host, game)
            await host.command(game, view["version"], answer=view["question"]["answers"][0]["text"])
            moments = await moments_of(host, game)

            async def explained(step: int, client: Client = host, game: str = game) -> str:
                refused = await client.post(f"/api/games/{game}/explanations/{step}")
                return str(refused.json().get("reason", refused.status_code))

            assert await explained(role_chosen_by(moments, 0)["step"]) == "202"
            assert await explained(role_chosen_by(moments, 0)["step"], watcher) == "not_your_seat"
            mine = next(one for one in moments if one["seat"] == 1 and one["chosen"])
            assert await explained(mine["step"]) == "not_a_bot"
            drawn = next(one for one in moments if not one["chosen"] or one["seat"] < 0)
            assert await explained(drawn["step"]) == "no_explanation"
            silent, _ = await host.create("newcomer", "me", settings={**settings, "hints": False})
            await when_asked(host, silent)
            step = role_chosen_by(await moments_of(host, silent), 0)["step"]
            assert await explained(step, game=silent) == "no_hints"

    within(test())


def test_a_finished_game_is_played_on_from_any_step(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            assert (await host.get(f"/api/games/{game}/text?step=3")).json()["reason"] == "not_over"
            await host.play(game)
            moments = await moments_of(host, game)
            role = role_chosen_by(moments, 1)
            text = (await host.get(f"/api/games/{game}/text?step={role['step'] - 1}")).text
            earlier = pr.Game.from_text(text)
            assert (earlier.seat, earlier.question.name) == (1, "CHOOSE_ROLE")
            assert len(earlier.log) == role["step"] - 1
            seats = [{"kind": "bot", "bot": "newcomer"}, {"kind": "me"}]
            created = await host.post("/api/games", {"seats": seats, "text": text})
            view = await when_asked(host, created.json()["game"])
            assert view["question"]["name"] == "CHOOSE_ROLE"
            last = (await host.get(f"/api/games/{game}/text?step={len(moments)}")).text
            assert not pr.Game.from_text(last).is_over

    within(test())


def test_a_finished_game_is_analyzed_once_for_each_way_it_ended(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def test(served: Served) -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            await host.play(game)
            job = await result_of(host, game, (await host.post(f"/api/games/{game}/analysis")).json())
            assert job["problem"] is None
            assert job["done"] == job["of"] > 1
            again = await result_of(host, game, (await host.post(f"/api/games/{game}/analysis")).json())
            assert again["result"] == job["result"]

            over = await host.view(game)
            assert (await host.command(game, over["version"], undo=True)).status_code == 200
            view = await host.view(game)
            mine = [one["answer"]["text"] for one in job["result"]["decisions"] if one["seat"] == 0]
            other = next(one["text"] for one in view["question"]["answers"] if one["text"] != mine[-1])
            assert (await host.command(game, view["version"], answer=other)).status_code == 200
            await host.play(game)
            job = await result_of(host, game, (await host.post(f"/api/games/{game}/analysis")).json())
            assert other in [one["answer"]["text"] for one in job["result"]["decisions"] if one["seat"] == 0]

    with Served(f"sqlite:///{tmp_path_factory.mktemp('analysis')}/games.db", compiled=True) as served:
        within(test(served))


def test_the_list_of_ones_games_tells_who_has_won(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            rows = (await host.get("/api/games")).json()["games"]
            assert [row["winners"] for row in rows] == [[]]
            await host.play(game)
            rows = (await host.get("/api/games")).json()["games"]
            assert [row["winners"] for row in rows] == [(await host.view(game))["winners"]]

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
