"""The weight of the page; `PYTHONPATH=tests/support python tests/page/test_page_speed.py` times the first board too."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser import ROOT, WIDE, Arrive, Visitor, a_browser, build_page, one_browser, page_server, visitors
from clicking import asked, saved_game, sit_down
from playwright.sync_api import expect
from served import Served

from puertorico import locale

__all__ = ["one_browser", "page_server", "visitors"]

PAGE = ROOT / "puertorico" / "table" / "page"
BUDGET = 120_000
TIMES = 5


def weight(path: str) -> int:
    """The bytes of a file as they travel, compressed where that is worth it."""
    file = PAGE / path.removeprefix("/")
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size


def loaded(visitor: Visitor) -> dict[str, int]:
    """The scripts and styles that the page has asked for, with their weights."""
    paths = {urlsplit(request).path for request in visitor.requests}
    return {path: weight(path) for path in sorted(paths) if Path(path).suffix in (".js", ".css")}


@pytest.mark.parametrize("language", locale.languages())
def test_what_the_first_board_needs_is_light(arrive: Arrive, language: str) -> None:
    """Scripts, styles and the words of one language."""
    visitor = arrive(settings={"language": language})
    sit_down(visitor, saved_game(4, "BUILD"))
    asked(visitor.page)
    files = loaded(visitor)
    assert any("Board" in path for path in files)
    assert sum(files.values()) < BUDGET, files


def test_nothing_is_loaded_before_it_is_needed(arrive: Arrive) -> None:
    visitor = arrive().open()
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    assert not [path for path in loaded(visitor) if any(part in path for part in ("Rules", "Replay", "Tutorial"))]


# Until the question is on a board that can be answered, from when the address was given.
_FIRST_BOARD = """
() => document.querySelector("#question.own .chip") ? Math.round(performance.now()) : null
"""


def measured() -> dict[str, float]:
    """The figures of the page for docs/speed.md, in kilobytes and milliseconds."""
    build_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite:///{folder}/games.db") as served,
        a_browser() as found,
    ):
        times, weights = [], {}
        for _ in range(TIMES):
            visitor = Visitor(found.new_context(viewport=WIDE, locale="en-GB"), served.url)
            # The board is opened in a new tab, so that nothing of the first visit is counted.
            game = sit_down(visitor, saved_game(4, "BUILD"))
            again = Visitor(found.new_context(storage_state=visitor.context.storage_state(), viewport=WIDE), served.url)
            again.open(f"#/game/{game}")
            times.append(again.page.wait_for_function(_FIRST_BOARD).json_value())
            asked(again.page)
            weights = loaded(again)
            again.close()
            visitor.close()
    return {"first board, ms": statistics.median(times), "scripts and styles, kB": sum(weights.values()) / 1000}


if __name__ == "__main__":
    for name, value in measured().items():
        print(f"{name}: {value:.0f}")
