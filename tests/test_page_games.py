"""Whole games in a real browser, from the start page to the score sheet; every answer is given through the page."""

from __future__ import annotations

import pytest
from browser import Arrive, one_browser, page_server, visitors
from clicking import OVER, Player, open_table, start_game
from playwright.sync_api import expect

__all__ = ["one_browser", "page_server", "visitors"]

NEW_BUILDINGS, NOBLES = "The New Buildings", "The Nobles"


def test_a_game_for_two_is_played_to_its_own_end(arrive: Arrive) -> None:
    ana = arrive().open()
    start_game(ana, 2)
    player = Player(ana)
    assert player.play()["question"] == OVER
    sheet = ana.page.locator("[data-end]")
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(sheet.get_by_role("heading", level=2)).to_contain_text("win")
    assert {"CHOOSE_ROLE", "TAKE_TILE", "PLACE", "BUILD", "TRADE"} <= set(player.given)


@pytest.mark.parametrize(
    ("players", "expansions"),
    [
        (3, ()),
        (4, (NEW_BUILDINGS,)),
        (5, (NOBLES,)),
        (3, (NEW_BUILDINGS, NOBLES)),
    ],
    ids=str,
)
def test_a_short_game_with_each_rule_set_ends_with_a_score_sheet(
    arrive: Arrive, players: int, expansions: tuple[str, ...]
) -> None:
    ana = arrive().open()
    open_table(ana, ("Newcomer",) * (players - 1), expansions, rounds=5)
    player = Player(ana, seed=players)
    assert player.play()["question"] == OVER
    sheet = ana.page.locator("[data-end]")
    expect(sheet.get_by_role("columnheader")).to_have_count(players)
    expect(sheet).to_contain_text("the agreed number of rounds is over")
    assert ("DRAFT" in player.given) == (NEW_BUILDINGS in expansions)


def test_again_leads_to_a_new_game_at_the_same_table(arrive: Arrive) -> None:
    ana = arrive().open()
    open_table(ana, ("Newcomer",), rounds=1)
    Player(ana).play()
    first = ana.page.url
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page).not_to_have_url(first)
    Player(ana).play(until=lambda question: True)
