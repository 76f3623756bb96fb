"""Pictures of the main screens, and `PYTHONPATH=tests/support python tests/page/test_page_pictures.py` to take them."""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import ROOT, WIDE, Arrive, Visitor, a_browser, build_page, one_browser, page_server, visitors
from clicking import asked, saved_game, sit_down
from PIL import Image
from playwright.sync_api import expect
from served import Served

__all__ = ["one_browser", "page_server", "visitors"]

FOLDER = ROOT / "docs" / "pictures"
PHONE = {"width": 360, "height": 720}
# Our drawings have few colors, so a palette of them makes small files.
COLORS = 256
HEAVIEST = 200_000


def start(visitor: Visitor) -> None:
    visitor.open()
    expect(visitor.page.get_by_text("No games yet")).to_be_visible()


def board(visitor: Visitor) -> None:
    sit_down(visitor, saved_game(4, "BUILD", rounds=11))
    asked(visitor.page)


def expansions(visitor: Visitor) -> None:
    sit_down(visitor, saved_game(5, "CHOOSE_ROLE", expansions=("new_buildings", "nobles"), rounds=9))
    asked(visitor.page)


def phone(visitor: Visitor) -> None:
    sit_down(visitor, saved_game(3, "CHOOSE_ROLE", rounds=8))
    asked(visitor.page)


def mayor(visitor: Visitor) -> None:
    sit_down(visitor, saved_game(4, "PLACE", rounds=10))
    asked(visitor.page)


def score(visitor: Visitor) -> None:
    sit_down(visitor, saved_game(4))
    expect(visitor.page.locator("[data-end] svg[role=img], [data-end] figure").first).to_be_visible()


def replay(visitor: Visitor) -> None:
    game = sit_down(visitor, saved_game(4))
    visitor.open(f"#/replay/{game}/300")
    expect(visitor.page.locator(".told")).not_to_be_empty()


# How to get to each screen, and how the browser is set up.
PICTURES: dict[str, tuple[Callable[[Visitor], None], dict[str, Any]]] = {
    "start": (start, {}),
    "board": (board, {}),
    "night": (expansions, {"color_scheme": "dark"}),
    "phone": (phone, {"viewport": PHONE, "device_scale_factor": 2}),
    "mayor": (mayor, {}),
    "score": (score, {}),
    "replay": (replay, {}),
}


def picture(visitor: Visitor, name: str) -> Image.Image:
    PICTURES[name][0](visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle")
    return Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_each_picture_of_the_docs_can_be_taken_and_is_there(arrive: Arrive, name: str) -> None:
    taken = picture(arrive(**PICTURES[name][1]), name)
    path = FOLDER / f"{name}.png"
    with Image.open(path) as kept:
        assert kept.size == taken.size
    assert path.stat().st_size < HEAVIEST


def shown_in(*pages: Path) -> set[str]:
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    return set(re.findall(r"\(pictures/(\w+)\.(?:png|svg)\)", text))


def test_every_picture_is_shown_and_no_other_is_kept() -> None:
    """Other pages of the docs have pictures of their own; those of the terminal are SVG."""
    assert shown_in(ROOT / "docs" / "page.md") == set(PICTURES)
    assert shown_in(*(ROOT / "docs").glob("*.md")) == {path.stem for path in FOLDER.iterdir()}


def main(*names: str) -> None:
    build_page()
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite:///{folder}/games.db") as served,
        a_browser() as found,
    ):
        for name in names or PICTURES:
            options = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **PICTURES[name][1]}
            visitor = Visitor(found.new_context(**options), served.url)
            visitor.set(pace="instant", name="Ana", sound=False)
            path = FOLDER / f"{name}.png"
            taken = picture(visitor, name).quantize(COLORS, kmeans=1, dither=Image.Dither.NONE)
            taken.save(path, optimize=True)
            visitor.close()
            print(f"{Path(path).relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])
