"""The first game, with its coach, on a small phone."""

from __future__ import annotations

from browser import NARROW, WIDE, Arrive, one_browser, page_server, visitors
from clicking import Player, asked
from playwright.sync_api import Page, expect

__all__ = ["one_browser", "page_server", "visitors"]

# Is the piece with the ring in the part of the screen that nothing covers?
_RING_IN_SIGHT = """
() => {
  const ring = [...document.querySelectorAll("main .spot[data-coached]")].find((piece) => piece.checkVisibility());
  if (!ring) return false;
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  const inside = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
  return inside.every((piece) => ring.contains(piece));
}
"""


def lesson(page: Page, name: str) -> None:
    expect(page.locator(f"[data-lesson={name}]")).to_be_visible()


def test_a_lesson_has_the_place_of_the_answers_and_folds_to_a_line(arrive: Arrive) -> None:
    ana = arrive(viewport=NARROW, has_touch=True, is_mobile=True)
    page = ana.open("#/tutorial").page
    words, answers = page.locator("aside .words"), page.locator("#question")
    lesson(page, "welcome")
    expect(answers).to_be_hidden()
    page.get_by_role("button", name="Next").tap()
    lesson(page, "board")
    expect(words).to_contain_text("Touch and hold any piece")
    page.get_by_role("button", name="Next").tap()
    lesson(page, "role")
    expect(answers).to_be_hidden()
    page.wait_for_function(_RING_IN_SIGHT)
    # A player who presses a piece sees the question, which says what came of it.
    page.locator("main .spot:not(.legal):visible").first.tap()
    expect(answers).to_be_visible()
    page.locator("[data-lesson=role]").tap()
    # Once it is read, the answers are there, and a line that opens it again.
    page.get_by_role("button", name="Got it").tap()
    expect(answers).to_be_visible()
    expect(words).to_have_count(0)
    page.get_by_role("button", name="Choose the settler: you take").tap()
    expect(words).to_contain_text("Choose the settler")
    page.get_by_role("button", name="Got it").tap()
    page.wait_for_function(_RING_IN_SIGHT)
    asked(page)
    Player(ana).press('#question [data-answer="settler"]')
    lesson(page, "settler")
    expect(words).to_contain_text("The settler may take a quarry instead")
    page.wait_for_function(_RING_IN_SIGHT)


# How pieces that can be pressed glow, apart from the one with the ring.
_OTHER_GLOWS = """
() => [...document.querySelectorAll(".spot.legal:not([data-coached])")]
  .map((piece) => getComputedStyle(piece, "::after").boxShadow)
"""


def test_the_ring_stands_out_and_the_card_leaves_the_log_to_read(arrive: Arrive) -> None:
    ana = arrive(viewport=WIDE, settings={"pace": "slow"})
    page = ana.open("#/tutorial").page
    for name in ("welcome", "board"):
        lesson(page, name)
        page.get_by_role("button", name="Next").click()
    lesson(page, "role")
    expect(page.locator(".spot[data-coached]")).to_have_attribute("data-answer", "settler")
    glows = page.evaluate(_OTHER_GLOWS)
    assert len(glows) > 3
    assert set(glows) == {"none"}
    asked(page)
    player = Player(ana)
    player.press('#question [data-answer="settler"]')
    asked(page)
    player.press('#question [data-answer="take corn"]')
    card = page.locator("aside").filter(has_text="The log shows what they do")
    expect(card).to_be_visible()
    log = page.get_by_role("tabpanel").bounding_box()
    covered = card.bounding_box()
    assert log is not None
    assert covered is not None
    assert log["height"] > 100
    assert log["y"] + log["height"] <= covered["y"]
