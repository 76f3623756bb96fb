"""Whole games for the tests of the page: `python web/src/log/record_games.py` writes games.json.gz."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec

from puertorico import Game
from puertorico.bots.protocol import Prompt, make
from puertorico.table.views.log_view import LogPart
from puertorico.table.views.view import score_views

_TABLES: tuple[tuple[int, tuple[str, ...], dict[str, Any], str], ...] = (
    (3, (), {}, "planner"),
    (2, ("new_buildings",), {"draft_mode": "random", "library_2p_once_per_round": True}, "planner"),
    (4, ("new_buildings", "nobles"), {"hidden_vp": False}, "planner"),
    (5, ("nobles",), {}, "random"),
    (3, ("new_buildings", "nobles"), {"forest_from_hacienda": True, "max_rounds": 25}, "random"),
)


def played(players: int, expansions: tuple[str, ...], options: dict[str, Any], bot: str) -> dict[str, Any]:
    """Play a game to its end and return its log, as seat 0 sees it, and its scores."""
    game = Game.new(players, expansions=expansions, seed=7, **options)
    player = make(bot)
    while not game.is_over:
        game.play(player.choose(Prompt.of(game)))
    return {
        "players": players,
        "expansions": expansions,
        "moments": list(LogPart.of(game.log).shown_to(0, False)),
        "scores": score_views(game.scores),
        "winners": list(game.winners),
    }


if __name__ == "__main__":
    games = [played(*table) for table in _TABLES]
    written = gzip.compress(msgspec.json.encode(games), mtime=0)
    Path(__file__).with_name("games.json.gz").write_bytes(written)
