"""A player's own games: what happened meanwhile, statistics in the browser, deleting what is over."""

from __future__ import annotations

import pytest
from browser import NARROW, WIDE, Arrive, one_browser, page_server, visitors
from clicking import OVER, Player, asked, new_table, saved_game, sit_down
from playwright.sync_api import ViewportSize, expect
from test_page_everyone import violations

__all__ = ["one_browser", "page_server", "visitors"]


def test_the_recap_is_open_when_your_turn_comes(arrive: Arrive) -> None:
    """Without a press, whatever is asked: also a choice among many roles or buildings."""
    visitor = arrive()
    sit_down(visitor, saved_game(3, "CHOOSE_ROLE", rounds=2))
    player = Player(visitor)
    player.answer(asked(visitor.page))
    player.play(until=lambda question: len(question["answers"]) > 4 and question["question"] != "PLACE")
    since = visitor.page.locator("#question details.since")
    expect(since.get_by_text("Since your last turn")).to_be_visible()
    expect(since.locator("li").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_finished_game_counts_in_the_statistics_of_this_browser(arrive: Arrive, size: ViewportSize) -> None:
    visitor = arrive(viewport=size)
    visitor.open("#/statistics")
    expect(visitor.page.get_by_text("No finished games yet")).to_be_visible()
    game = sit_down(visitor, saved_game(3, "CHOOSE_ROLE", rounds=99))
    assert Player(visitor).play()["question"] == OVER
    expect(visitor.page.locator("[data-end]")).to_be_visible()
    points = visitor.page.request.get(f"{visitor.url}/api/games/{game}").json()["scores"][0]["total"]
    expect(visitor.page.locator("[data-end] figure")).to_be_visible()
    visitor.open("#/statistics")
    row = visitor.page.get_by_role("row").nth(1)
    expect(row.get_by_role("rowheader")).to_have_text("Newcomer")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(row.get_by_role("cell").last).to_have_text(str(points))
    assert violations(visitor.page) == []
    visitor.page.get_by_role("button", name="Delete these statistics?").click()
    visitor.page.get_by_role("button", name="Yes").click()
    expect(visitor.page.get_by_text("No finished games yet")).to_be_visible()
    assert visitor.page.evaluate("localStorage.getItem('puertorico.results')") is None


def test_a_finished_game_is_deleted_after_a_question_and_one_with_other_people_stays(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    sit_down(ana, saved_game(3))
    ana.open()
    games = ana.page.locator("section", has=ana.page.get_by_role("heading", name="My games")).get_by_role("listitem")
    games.get_by_role("button", name="Delete").click()
    ana.page.get_by_role("button", name="No", exact=True).click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name="Delete").click()
    ana.page.get_by_role("button", name="Yes").click()
    expect(ana.page.get_by_text("No games yet")).to_be_visible()

    game = new_table(ana, saved_game(3), chairs=("open", "newcomer"))
    invite = ana.page.request.get(f"{ana.url}/api/games/{game}").json()["invite"]
    sit = {"do": "sit", "command_id": "sit", "name": "Ben", "seat": 1, "invite": invite}
    ben.open()
    assert ben.page.request.post(f"{ben.url}/api/games/{game}/actions", data=sit).ok
    ana.page.reload()
    ana.tolerated = ("409",)
    games.get_by_role("button", name="Delete").click()
    ana.page.get_by_role("button", name="Yes").click()
    expect(ana.page.get_by_text("Other people played in this game, so you cannot delete it.")).to_be_visible()
    expect(games).to_have_count(1)
