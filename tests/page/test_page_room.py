"""The question bar has room for all answers on a desk, and uses all of a phone's width."""

from __future__ import annotations

from typing import Any

import pytest
from browser import Arrive, Visitor, one_browser, page_server, visitors
from clicking import asked, saved_game, sit_down
from play import play
from playwright.sync_api import ViewportSize

import puertorico as pr

__all__ = ["one_browser", "page_server", "visitors"]

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 1024, "height": 768}
DESKS: list[ViewportSize] = [SMALL, {"width": 1440, "height": 900}, {"width": 1920, "height": 1080}]

_HIDDEN = "() => { const bar = document.querySelector('#question'); return bar.scrollHeight - bar.clientHeight; }"


def arrives(arrive: Arrive, game: str, viewport: ViewportSize, language: str) -> Visitor:
    """Someone with this screen and language is asked in a game."""
    visitor = arrive(viewport=viewport, settings={"language": language})
    sit_down(visitor, game)
    asked(visitor.page)
    return visitor


def all_but_one_building() -> str:
    """A rich builder with two quarries, who can build everything but the small market."""
    seat: dict[str, Any] = {"island": {"quarry": {"tiles": 2, "colonists": 2}}, "city": {"small_market": {}}}
    position = {"rules": {"players": 4}, "seats": [{"doubloons": 9, **seat}, {}, {}, {}]}
    return play(pr.Game.from_position(position, seed=1), "builder").to_text()


@pytest.mark.parametrize("viewport", DESKS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_all_buildings_to_choose_from_have_room_in_the_longest_words(arrive: Arrive, viewport: ViewportSize) -> None:
    visitor = arrives(arrive, all_but_one_building(), viewport, "ru")
    assert visitor.page.locator("#question [data-answer]").count() == 23
    assert visitor.page.evaluate(_HIDDEN) <= 0


def test_roles_that_change_much_for_five_have_room_on_a_small_screen(arrive: Arrive) -> None:
    game = saved_game(5, "CHOOSE_ROLE", expansions=("new_buildings", "nobles"), rounds=9)
    visitor = arrives(arrive, game, SMALL, "de")
    assert visitor.page.evaluate(_HIDDEN) <= 0
    edges = "(one) => { const { left, right } = one.getBoundingClientRect(); return [left, right]; }"
    tab = visitor.page.get_by_role("tab", name="Chat").evaluate(edges)
    filters = visitor.page.locator(".filters").first.evaluate(edges)
    assert tab[1] <= filters[0], "the filters of the log cover no tab"


def test_an_answer_that_is_alone_in_its_line_takes_all_of_a_phone(arrive: Arrive) -> None:
    """The trader changes nothing, so its chip is short, but none is beside it."""
    visitor = arrives(arrive, saved_game(3, "CHOOSE_ROLE", rounds=8), PHONE, "en")
    width = "(one) => Math.round(one.getBoundingClientRect().width)"
    chips = visitor.page.locator("#question .answers li").all()
    tops = [chip.evaluate("(one) => Math.round(one.getBoundingClientRect().top)") for chip in chips]
    whole = visitor.page.locator("#question .answers").evaluate(width)
    alone = [chip for chip, top in zip(chips, tops, strict=True) if tops.count(top) == 1]
    assert alone
    assert [chip.evaluate(width) for chip in alone] == [whole] * len(alone)
