"""Whole games on the full screen, from the first question to the score sheet, in several rule sets and languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from full_screen import fill, on_screen, prepared, settled, table, text_of
from textual.pilot import Pilot

import puertorico as pr
from puertorico import locale
from puertorico.terminal.screen.app import COMPACT, WIDE, TableApp
from puertorico.terminal.screen.dialogs import TextDialog
from puertorico.terminal.screen.help_text import ROW_KEYS
from puertorico.terminal.screen.pieces import Spot

RULE_SETS = [
    (2, ["new_buildings"], {}, WIDE, "en"),
    (3, [], {"hidden_vp": False}, COMPACT, "ru"),
    (4, ["nobles"], {}, WIDE, "pl"),
    (5, ["new_buildings", "nobles"], {"draft_mode": "random"}, COMPACT, "de"),
]
# Painting costs most of the time. One question in so many is painted and answered with the mouse if possible; what the
# screen would show for the others is prepared and answered with keys.
PAINTED = 10


def keys(app: TableApp, hand: random.Random) -> list[str]:
    """The keys that answer the question."""
    if app.panel.counts is not None:
        return [*fill(app.panel.counts), "enter"]
    # Declining comes last. A player who often declines makes long games without anything in them.
    return [ROW_KEYS[hand.randrange(max(1, len(app.panel.offered) - 1))]]


@pytest.mark.parametrize(("players", "expansions", "options", "size", "language"), RULE_SETS)
def test_a_whole_game_is_played_with_keys_and_mouse(
    players: int, expansions: list[str], options: dict[str, Any], size: tuple[int, int], language: str
) -> None:
    """Nobody is ever stuck, and the score sheet of a game that ended by its rules is shown."""
    source = table(pr.Game.new(players, expansions, seed=players, **options), bot="first")
    hand = random.Random(players)

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        questions = clicks = 0
        while app.source.view is not None and app.source.view.status == "playing":
            moved, questions = app.source.view.moved, questions + 1
            if questions % PAINTED:
                with app.batch_update():
                    for key in keys(app, hand):
                        app.simulate_key(key)
                    await prepared(app, moved)
                continue
            await pilot.pause()
            pieces = [spot for spot in app.query(Spot) if spot.cell.is_open and spot.region.height]
            if pieces and app.panel.counts is None:
                await pilot.click(hand.choice(pieces))
                clicks += 1
                await pilot.pause()
                if isinstance(app.screen, TextDialog) and app.source.view.status == "playing":
                    await pilot.press("enter")
            else:
                await pilot.press(*keys(app, hand))
            await settled(app, pilot, moved)
        await pilot.pause()
        assert clicks
        assert isinstance(app.screen, TextDialog)
        sheet = text_of(app)
        assert locale.text(language, "end-title") in sheet
        for score in source.table.game.scores:
            assert str(score.total) in sheet

    on_screen(source, play, size=size, language=language)
    assert source.table.game.is_over
    assert source.table.game.position()["ending"]
