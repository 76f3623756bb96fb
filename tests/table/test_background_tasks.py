"""How long bots wait before they answer, so that people can follow."""

from __future__ import annotations

import pytest

from puertorico import Game
from puertorico.table.domain.events import Event, StoredGame
from puertorico.table.domain.table import Table
from puertorico.table.jobs.background_tasks import PACE, pause_before_answer


def table(game: Game, pace: str) -> Table:
    """Two bots go on with a game."""
    seats = [{"kind": "bot", "bot": "merchant"}] * 2
    created = {"seats": seats, "settings": {"pace": pace}, "text": game.to_text()}
    events = [Event(1, "created", None, created, 100.0), Event(2, "started", None, {"bot": "merchant"}, 100.0)]
    return Table.of(StoredGame("game", 100.0, 1, "invite", "host", [], [], events))


@pytest.mark.parametrize("pace", PACE)
def test_a_placement_is_one_thing_to_look_at(pace: str) -> None:
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
