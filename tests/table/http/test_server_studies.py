"""Hints, explanations and analyses of a running server."""

from __future__ import annotations

import pytest
from served import Client, Served, within
from served_games import moments_of, plain_server, result_of, role_chosen_by, two_people, when_asked

__all__ = ["plain_server"]


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
