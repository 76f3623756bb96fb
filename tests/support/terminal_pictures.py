"""Pictures of the terminal for docs/: `python tests/support/terminal_pictures.py docs/pictures`.

The review is a real one, for which the rules are compiled first. Names after the folder choose some of the pictures.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from tempfile import mkdtemp

from textual.pilot import Pilot
from textual.theme import Theme

import puertorico as pr
from puertorico.study.puzzle import daily_puzzles
from puertorico.terminal.puzzle_record import PuzzleRecord
from puertorico.terminal.screen.app import COMPACT, WIDE, TableApp
from puertorico.terminal.screen.dialogs import TextDialog
from puertorico.terminal.screen.puzzle_app import PuzzleApp
from puertorico.terminal.screen.themes import DARK, LIGHT
from puertorico.terminal.sources.local_table import LocalTable

Act = Callable[[TableApp, Pilot[str]], Awaitable[None]]


def played(players: int, expansions: list[str], steps: int) -> pr.Game:
    """A game in which the planner's plain answers have led somewhere, at a question to seat 0 or at the end."""
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


def playing(language: str, players: int, expansions: list[str], steps: int) -> TableApp:
    return TableApp(LocalTable(played(players, expansions, steps), [0], "merchant", seed=7, prepare=False), language)


def replaying(language: str, players: int) -> TableApp:
    game = played(players, [], 100_000)
    return TableApp(LocalTable(game, []), language, step=len(game.log) // 2)


def puzzles(language: str) -> TableApp:
    return PuzzleApp(daily_puzzles(date(2026, 12, 24)), language, PuzzleRecord(Path(mkdtemp())))


async def nothing(app: TableApp, pilot: Pilot[str]) -> None:
    """The table as it is."""


async def press(key: str, app: TableApp, pilot: Pilot[str]) -> None:
    """What a key opens."""
    before = app.screen
    app.clear_notifications()
    await pilot.press(key)
    while app.screen is before or not isinstance(app.screen, TextDialog):
        await pilot.pause(0.1)


# Name, size, theme, the program, and what happens before the picture.
PICTURES: list[tuple[str, tuple[int, int], Theme, Callable[[], TableApp], Act]] = [
    ("terminal_wide", WIDE, DARK, partial(playing, "en", 4, [], 160), nothing),
    ("terminal_wide_de", WIDE, LIGHT, partial(playing, "de", 5, ["new_buildings", "nobles"], 500), nothing),
    ("terminal_compact", COMPACT, DARK, partial(playing, "en", 3, [], 210), nothing),
    ("terminal_compact_de", COMPACT, LIGHT, partial(playing, "de", 3, ["nobles"], 300), nothing),
    ("terminal_replay", WIDE, DARK, partial(replaying, "en", 4), nothing),
    ("terminal_replay_de", COMPACT, LIGHT, partial(replaying, "de", 4), nothing),
    ("terminal_puzzle", WIDE, DARK, partial(puzzles, "en"), partial(press, "1")),
    ("terminal_puzzle_de", COMPACT, LIGHT, partial(puzzles, "de"), partial(press, "1")),
    ("terminal_review", WIDE, DARK, partial(replaying, "en", 3), partial(press, "a")),
    ("terminal_review_de", COMPACT, LIGHT, partial(replaying, "de", 3), partial(press, "a")),
]


async def draw(folder: Path, names: list[str]) -> None:
    for name, size, theme, program, act in PICTURES:
        if names and name not in names:
            continue
        app = program()
        app.first_theme = theme
        async with app.run_test(size=size) as pilot:
            await pilot.pause(2.0)
            await act(app, pilot)
            await pilot.pause(1.0)
            picture = app.export_screenshot()
        # No picture of the documentation loads anything from elsewhere.
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S)
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
        print(name, flush=True)


if __name__ == "__main__":
    asyncio.run(draw(Path(sys.argv[1]), sys.argv[2:]))
