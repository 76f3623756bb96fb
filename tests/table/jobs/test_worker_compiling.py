"""Worker processes that compile in the background: nobody waits, and without a compiler the planner plays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from worker_pools import choose, compiled_bots, planners_answer, position, with_workers

import puertorico as pr
from puertorico.table.jobs.workers import ThinkingFailed, Workers

__all__ = ["compiled_bots"]


def test_bots_play_a_whole_game_before_and_after_the_compiled_ones_are_there() -> None:
    async def play(workers: Workers) -> list[bool]:
        ready = []
        for wait in (False, True):
            if wait:
                assert await workers.settled()
            game = pr.Game.new(players=3, seed=4, max_rounds=1)
            while not game.is_over:
                game.play(await choose(workers, ("newcomer", "merchant", "governor")[game.seat or 0], game))
            ready.append(workers.ready)
        assert workers.counts["troubles"] == workers.counts["restarts"] == 0
        return ready

    assert with_workers(play, processes=2)[1]


@pytest.mark.timeout(1200)
def test_nobody_waits_while_the_rules_compile_for_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This compiles everything, which takes about a minute of one core."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cold"))

    async def ask(workers: Workers) -> None:
        game = position()
        assert await choose(workers, "viceroy", game) == planners_answer(game)
        hint = await workers.hint(game.record, 0.2)
        assert hint.advice[0].answer.text == planners_answer(game)
        assert not workers.ready
        assert await workers.settled()
        assert workers.ready
        assert await choose(workers, "governor", game) in {answer.text for answer in game.answers}
        assert workers.counts["troubles"] == 0

    async def patiently() -> None:
        workers = Workers(1, 60.0)
        await workers.start()
        try:
            await asyncio.wait_for(ask(workers), 15 * 60)
        finally:
            await workers.stop()

    asyncio.run(patiently())


def test_without_numba_the_plain_planner_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "numba.py").write_text("raise ImportError('not installed', name='numba')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(broken)

    async def ask(workers: Workers) -> None:
        assert not await workers.settled()
        assert not workers.ready
        assert await choose(workers, "viceroy", position()) == planners_answer(position())
        assert (await workers.hint(position().record, 0.1)).advice[0].answer.text == planners_answer(position())
        with pytest.raises(ThinkingFailed, match="an analysis needs the compiled rules"):
            await workers.analyze(position().to_text(), "search", lambda done, of: None)

    with_workers(ask)
