"""The golden games, one for each rule set, in `tests/games`.

`python tests/support/golden_games.py` plays a new random game in the place of each one that the rules no longer allow.
"""

from __future__ import annotations

import random
from pathlib import Path

from rule_sets import lively

import puertorico as pr

GOLDEN_GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


def is_still_right(text: str) -> bool:
    """Return True if the game replays to the same text."""
    try:
        return pr.Game.from_text(text).to_text() == text
    except pr.InvalidText:
        return False


def new_game(name: str) -> pr.Game:
    """Play a game of a rule set, named as its file: `3-new_buildings-nobles`."""
    players, *expansions = name.split("-")
    game, rng = pr.Game.new(int(players), [one for one in expansions if one != "base"], seed=1), random.Random(name)
    while not game.is_over:
        game.play(lively(rng, game.answers))
    return game


if __name__ == "__main__":
    for path in GOLDEN_GAMES:
        if not is_still_right(path.read_text(encoding="utf-8")):
            path.write_text(new_game(path.stem).to_text(), encoding="utf-8")
            print(f"{path.name}: played again")
