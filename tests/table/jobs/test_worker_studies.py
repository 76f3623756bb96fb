"""Hints and analyses from worker processes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from patience import until
from worker_pools import compiled_bots, finished_game, position, with_workers

import puertorico as pr
from puertorico import bots
from puertorico.bots.plain_planner import PlainPlanner
from puertorico.game.observation import forget_hidden_points
from puertorico.rules.state import State
from puertorico.study.analysis import analyze
from puertorico.study.report import as_data
from puertorico.table.jobs.jobs import Jobs
from puertorico.table.jobs.workers import ThinkingFailed, Workers
from puertorico.table.wire.advice import HintView

__all__ = ["compiled_bots"]


def asked_for(question: str) -> pr.Game:
    """A game at the first such question."""
    game, planner = pr.Game.new(players=3, seed=6), PlainPlanner()
    while game.question.name != question:
        game.play(planner.choose(bots.Prompt.of(game)))
    return game


def test_a_hint_for_a_placement_is_a_whole_arrangement() -> None:
    game = asked_for("PLACE")
    hint = with_workers(lambda workers: workers.hint(game.record, 0.2))
    assert isinstance(hint, HintView)
    assert hint.arrangement is not None
    game.arrange(hint.arrangement)


def test_a_hint_for_a_storage_is_all_of_it() -> None:
    game = asked_for("STORE")
    hint = with_workers(lambda workers: workers.hint(game.record, 0.2))
    assert hint.arrangement is None
    for answer in hint.answers or pytest.fail("no answers"):
        game.play(answer.text)


def test_a_hint_knows_no_more_than_its_seat_is_shown() -> None:
    """With `hidden_vp`, chips are face down: only the bank's supply shows how many the others have together."""
    rules = {"players": 4, "hidden_vp": True}
    seats = [[{"vp": 3}, {"vp": 9}, {"vp": 1}, {"vp": 4}], [{"vp": 3}, {"vp": 2}, {"vp": 12}, {}]]
    records = set()
    for chips in seats:
        state = State.of(pr.Game.from_position({"rules": rules, "seats": chips}, seed=1).record)
        forget_hidden_points(state, 0)
        assert state.players[0].vp == 3
        assert sum(state.players[seat].vp for seat in range(4)) == 17
        records.add(state.to_bytes())
    assert len(records) == 1


def test_a_spectator_knows_only_how_many_chips_all_have_together() -> None:
    """An explanation during the game must not depend on points that its readers cannot see."""
    seats = [[{"vp": 3}, {"vp": 9}, {"vp": 5}], [{"vp": 1}, {"vp": 2}, {"vp": 14}]]
    records = set()
    for chips in seats:
        state = State.of(pr.Game.from_position({"rules": {"players": 3}, "seats": chips}, seed=1).record)
        forget_hidden_points(state, None)
        records.add(state.to_bytes())
    assert len(records) == 1


def test_where_points_are_open_a_hint_knows_them() -> None:
    state = State.blank()
    rules = {"players": 3, "hidden_vp": False}
    state.load(pr.Game.from_position({"rules": rules, "seats": [{}, {"vp": 9}]}, seed=1).record)
    forget_hidden_points(state, 0)
    assert state.players[1].vp == 9


def test_a_hint_where_nobody_is_asked_fails_with_a_sentence() -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(ThinkingFailed, match="no player is asked"):
            await workers.hint(finished_game().record, 0.1)

    with_workers(ask)


def test_an_analysis_comes_decision_by_decision_and_is_the_usual_one() -> None:
    game, steps = finished_game(), list[tuple[int, int]]()

    async def ask(workers: Workers) -> Any:
        return await workers.analyze(game.to_text(), "search:playouts=8", lambda done, of: steps.append((done, of)))

    result = with_workers(ask)
    usual = analyze(game, "search:playouts=8")
    found, expected = json.loads(bytes(result)), json.loads(json.dumps(as_data(usual)))
    for decision in found["decisions"]:
        decision |= {name: decision[name]["text"] for name in ("answer", "best")}
        assert bool(decision["cost"]) == decision["mistake"]
    for part in ("decisions", "reviews", "turning_points"):
        for shown, usually in zip(found[part], expected[part], strict=True):
            common = shown.keys() & usually.keys()
            assert usually.keys() - common <= {"told"}  # travels as messages
            assert {name: shown[name] for name in common} == {name: usually[name] for name in common}
    assert {name: found[name] for name in ("scores", "winners", "rounds")} == {
        name: expected[name] for name in ("scores", "winners", "rounds")
    }
    assert [done for done, _ in steps] == list(range(1, len(usual.decisions) + 1))
    assert {of for _, of in steps} == {len(usual.decisions)}


def test_an_analysis_that_cannot_be_made_fails_with_a_sentence() -> None:
    game = finished_game().to_text()

    async def ask(workers: Workers) -> None:
        for text, bot, message in (
            ("no game", "search", "the first line must be"),
            ("puertorico 1\nplayers: 3\n", "search:playouts=8", "the game contains no decisions yet"),
            (game, "grandmaster", "unknown bot 'grandmaster'"),
            (game, "first", "cannot evaluate answers"),
        ):
            with pytest.raises(ThinkingFailed, match=message):
                await workers.analyze(text, bot, lambda done, of: None)

    with_workers(ask)


def test_a_job_with_real_workers_goes_over_the_wire() -> None:
    async def ask(workers: Workers) -> None:
        jobs, text = Jobs(), finished_game().to_text()
        hint = jobs.start("hint", "game", 0, lambda progress: workers.hint(position().record, 0.1))
        analysis = jobs.start(
            "analysis", "game", None, lambda progress: workers.analyze(text, "search:playouts=8", progress)
        )
        refused = jobs.start("analysis", "game", None, lambda progress: workers.analyze("?", "search", progress))
        await until(lambda: all(job.result is not None or job.problem for job in (hint, analysis, refused)))
        sent = [json.loads(msgspec.json.encode(job)) for job in (hint, analysis, refused)]
        assert sent[0]["result"]["advice"][0]["answer"]["text"] in {answer.text for answer in position().answers}
        assert sent[1]["done"] == sent[1]["of"] == len(sent[1]["result"]["decisions"])
        assert sent[2]["problem"].startswith("the first line must be")
        await jobs.stop()

    with_workers(ask)
