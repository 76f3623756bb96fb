"""Pictures of the terminal for docs/: `python tests/support/terminal_pictures.py docs/pictures`."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from pathlib import Path

import puertorico as pr
from puertorico.terminal.screen.app import COMPACT, WIDE, TableApp
from puertorico.terminal.screen.looks import DARK, LIGHT
from puertorico.terminal.sources.local_table import LocalTable

# Name, size, language, theme, players, expansions, and how far the game has been played.
PICTURES = [
    ("terminal_wide", WIDE, "en", DARK, 4, [], 160),
    ("terminal_wide_de", WIDE, "de", LIGHT, 5, ["new_buildings", "nobles"], 500),
    ("terminal_compact", COMPACT, "en", DARK, 3, [], 210),
    ("terminal_compact_de", COMPACT, "de", LIGHT, 3, ["nobles"], 300),
]


def played(players: int, expansions: list[str], steps: int) -> pr.Game:
    """A game in which the planner's plain answers have led somewhere, at a question to seat 0."""
    from puertorico.bots.plain_planner import PlainPlanner
    from puertorico.bots.protocol import Prompt

    game = pr.Game.new(players, expansions, seed=7)
    bots = [PlainPlanner(seat) for seat in range(players)]
    chance = random.Random(1)
    while not game.is_over and (len(game.log) < steps or game.seat != 0):
        prompt = Prompt.of(game)
        answer = bots[prompt.seat].choose(prompt) if chance.random() < 0.9 else chance.choice(game.answers)
        game.play(answer)
    return game


async def draw(folder: Path) -> None:
    for name, size, language, theme, players, expansions, steps in PICTURES:
        source = LocalTable(played(players, expansions, steps), [0], "merchant", seed=7, prepare=False)
        app = TableApp(source, language)
        app.first_theme = theme
        async with app.run_test(size=size) as pilot:
            await pilot.pause(2.0)
            picture = app.export_screenshot()
        # No picture of the documentation loads anything from elsewhere.
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S)
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw(Path(sys.argv[1])))
