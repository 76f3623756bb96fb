"""When bots answer: after a pause, so that people can follow, and only where a person sits or watches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from puertorico import Game
from puertorico.table.domain.events import Created, GivenBack, Recorded, Sat, Seat, Started, StoodIn
from puertorico.table.domain.pace import PACE, pause_before_answer
from puertorico.table.domain.settings import Pace, Settings
from puertorico.table.domain.storage import StoredTable
from puertorico.table.domain.table import Table
from puertorico.table.hub.hub import Hub
from puertorico.table.hub.live_table import LiveTable
from puertorico.table.jobs import background_tasks
from puertorico.table.jobs.background_tasks import BackgroundTasks
from puertorico.table.jobs.workers import Workers
from puertorico.table.store.store import Store


def table(game: Game, pace: Pace) -> Table:
    """Two bots go on with a game."""
    created = Created(game.to_text(), Settings(pace=pace), [Seat("bot", bot="merchant")] * 2)
    events = [Recorded(1, 100.0, created), Recorded(2, 100.0, Started("merchant"))]
    return Table(StoredTable("game", 100.0, 1, "invite", "host", [], [], events))


@pytest.mark.parametrize("pace", PACE)
def test_a_placement_is_one_thing_to_look_at(pace: Pace) -> None:
    island = {"corn": {"tiles": 2, "colonists": 0}, "indigo": {"tiles": 2, "colonists": 0}, "quarry": {"tiles": 2}}
    position = {"rules": {"players": 2}, "seats": [{"island": island}, {}]}
    game = Game.from_position(position, seed=1)
    game.play("mayor")
    while game.question.name != "PLACE":
        game.play(game.answers[0])
    first = table(game, pace)
    assert pause_before_answer(first, 100.0) == pytest.approx(PACE[pace])
    assert pause_before_answer(first, 110.0) == 0.0
    seat = game.seat
    game.play(game.answers[0])
    assert (game.seat, game.question.name) == (seat, "PLACE")
    assert pause_before_answer(table(game, pace), 100.0) == 0.0


def test_nothing_is_due_where_only_bots_sit() -> None:
    bots_only = table(Game.new(players=2, seed=1), "instant")
    assert bots_only.bot_to_answer == "merchant"
    assert bots_only.due is None
    bots_only.apply(Recorded(3, 110.0, Sat(1, "Ana")))
    assert bots_only.due == 110.0
    bots_only.apply(Recorded(4, 120.0, StoodIn(1, "merchant", "absent")))
    assert bots_only.due is None
    bots_only.apply(Recorded(5, 130.0, GivenBack(1)))
    assert bots_only.due == 130.0


def test_the_memory_of_many_unloaded_steps_is_returned_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    returned: list[int] = []
    monkeypatch.setattr(background_tasks, "return_memory", lambda: returned.append(1))
    unloaded = table(Game.new(players=2, seed=1), "instant")
    monkeypatch.setattr(background_tasks, "STEPS_TO_FREE", 2 * unloaded.steps)

    async def main() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path}/games.db"), clock=lambda: 1000.0)
        tasks = BackgroundTasks(hub, Workers(1))
        for number in range(4):
            hub.live_tables[str(number)] = LiveTable(str(number), unloaded, last_used=1000.0)
        for idle, times in ((0, 0), (2, 0), (1, 1), (0, 1)):
            for live in list(hub.live_tables.values())[:idle]:
                live.last_used = 0.0
            await tasks._sweep_once()
            assert len(returned) == times
        assert list(hub.live_tables) == ["3"]

    asyncio.run(main())
    background_tasks.return_memory()
