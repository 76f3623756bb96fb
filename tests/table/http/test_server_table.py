"""What people do at a table, through a real server: rematches, takebacks, chat, exports, looking back."""

from __future__ import annotations

import asyncio

from served import Client, Served, within
from served_games import answer, moments_of, plain_server, role_chosen_by, two_people, when_asked

import puertorico as pr
from puertorico.game.observation import observe
from puertorico.rules.state import State

__all__ = ["plain_server"]


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


def test_the_list_of_your_games_shows_the_winners(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
            rows = (await host.get("/api/games")).json()["games"]
            assert [row["winners"] for row in rows] == [[]]
            await host.play(game)
            rows = (await host.get("/api/games")).json()["games"]
            assert [row["winners"] for row in rows] == [(await host.view(game))["winners"]]

    within(test())
