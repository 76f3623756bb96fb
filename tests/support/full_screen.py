"""The full screen of the terminal in tests: tables, keys that people press, and what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from patience import PATIENCE
from textual.pilot import Pilot
from textual.widgets import Static

import puertorico as pr
from puertorico.terminal.screen.app import WIDE, TableApp
from puertorico.terminal.screen.help_text import ROW_KEYS
from puertorico.terminal.screen.number_forms import COLONIST, NOBLE, NumberForm, Placing
from puertorico.terminal.screen.pieces import Spot
from puertorico.terminal.sources.local_table import LocalTable

Play = Callable[[TableApp, Pilot[str]], Awaitable[None]]


def table(game: pr.Game, people: Sequence[int] = (0,), bot: str = "random") -> LocalTable:
    """A table whose bots answer without a pause and without processes."""
    return LocalTable(game, people, bot, seed=1, pace="instant", prepare=False)


def on_screen(
    source: LocalTable, play: Play, *, size: tuple[int, int] = WIDE, language: str = "en", step: int | None = None
) -> None:
    """Play at a table with keys and the mouse."""
    run_app(TableApp(source, language, step=step), play, size)


def run_app(app: TableApp, play: Play, size: tuple[int, int] = WIDE) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


async def settled(app: TableApp, pilot: Pilot[str], moved: int = -1) -> None:
    """Wait until the game has moved on from `moved`, and a person is asked or it is over, and all is drawn."""
    await pilot.pause()
    await prepared(app, moved)
    await pilot.pause()


async def prepared(app: TableApp, moved: int = -1) -> None:
    """The same without waiting until all is drawn."""
    while not _is_settled(app, moved):
        await asyncio.sleep(0.002)


def _is_settled(app: TableApp, moved: int) -> bool:
    view, scene = app.source.view, app.scene
    if view is None or scene is None or view.moved != scene.view.moved or view.moved == moved or app._is_drawing:
        return False
    return view.status == "over" or scene.question is not None or app.step is not None


def text_of(app: TableApp) -> str:
    """Everything that is on the screen, line by line."""
    lines = app.screen._compositor.render_strips(app.screen.size)
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def about(app: TableApp) -> str:
    """The explanation on the screen."""
    return str(app.query_one("#about", Static).content)


def told(app: TableApp) -> list[str]:
    """What the player was told in passing."""
    return [notification.message for notification in app._notifications]


def at(app: TableApp, target: str) -> Spot:
    """A piece of the board."""
    return next(spot for spot in app.query(Spot) if spot.cell.target == target)


def fill(numbers: NumberForm) -> list[str]:
    """The keys that fill every place, as far as there are people or barrels."""
    rows = list(zip(ROW_KEYS, numbers.rows(), strict=False))
    free = [(key, row.key) for key, row in rows for _ in range(row.number, row.most)]
    if not isinstance(numbers, Placing):
        return [key for key, _ in free]
    in_hand = [numbers.in_hand(kind) for kind in (COLONIST, NOBLE)]
    empty = {place: circles - sum(numbers.placed[place]) for place, circles in numbers.limits.circles.items()}
    keys = []
    for key, (place, kind) in free:
        if in_hand[kind] and empty[place]:
            in_hand[kind] -= 1
            empty[place] -= 1
            keys.append(key)
    return keys
