"""Whole games in a real browser, from the start page to the score sheet; every answer is given through the page."""

from __future__ import annotations

import re

import pytest
from browser import Arrive, one_browser, page_server, sent, visitors
from clicking import OVER, QUESTIONS, Player, asked, games_asking, open_table, sit_down, start_game
from playwright.sync_api import expect

import puertorico as pr

__all__ = ["one_browser", "page_server", "visitors"]

NEW_BUILDINGS, NOBLES = "The New Buildings", "The Nobles"
EXPANSIONS = {"base": (), "new buildings": (NEW_BUILDINGS,), "nobles": (NOBLES,), "both": (NEW_BUILDINGS, NOBLES)}


@pytest.mark.parametrize("expansions", EXPANSIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_played_from_the_start_page_to_the_score_sheet(
    arrive: Arrive, players: int, expansions: str
) -> None:
    ana = arrive().open()
    start_game(ana, players, EXPANSIONS[expansions])
    player = Player(ana, seed=players)
    assert player.play()["question"] == OVER
    sheet = ana.page.locator("[data-end]")
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(sheet.get_by_role("columnheader")).to_have_count(players)
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(re.compile("win|victory"))
    # Chance decides what else is asked in a game.
    assert ("DRAFT" in player.given) == (NEW_BUILDINGS in EXPANSIONS[expansions])
    assert "CHOOSE_ROLE" in player.given


def test_every_question_is_answered_on_the_page(arrive: Arrive) -> None:
    ana = arrive()
    for question in QUESTIONS:
        sit_down(ana, games_asking()[question])
        found = asked(ana.page)
        assert found["question"] == question
        Player(ana).answer(found)


def test_a_guest_is_dragged_to_an_empty_circle(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, games_asking()["GUESTS"])
    answers = asked(ana.page)["answers"]
    answer = next(text for text in answers if "guest" in text)
    place = answer.split()[-1]
    kind = "noble" if "noble" in answer else "colonist"
    guest = ana.page.get_by_role("button", name=re.compile(f"Guesthouse: Circle with a {kind}")).first
    guest.click()
    expect(ana.page.locator("#question .note")).to_contain_text("Choose something highlighted")
    with ana.page.expect_response(re.compile("/commands$")) as response:
        guest.drag_to(ana.page.locator(f'.mine [data-target^="mine:{place}"]').last)
    assert sent(response.value)["answer"] == answer


def test_what_the_hacienda_drew_is_told(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, games_asking()["HACIENDA"])
    asked(ana.page)
    drawn = ana.page.locator("#question .drawn")
    expect(drawn).to_have_count(0)
    Player(ana).give("draw")
    assert asked(ana.page)["question"] == "TAKE_TILE"
    expect(drawn).to_have_text(re.compile("You drew: .* plantation"))


def test_the_black_market_says_what_is_missing(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, games_asking()["BLACK_MARKET"])
    asked(ana.page)
    payment = ana.page.locator("#question .payment")
    expect(payment).to_contain_text(re.compile(r"\d+ left to pay, \d+ in hand"))
    left, have = (int(number) for number in re.findall(r"\d+", payment.inner_text())[:2])
    missing = left - have
    expect(payment).to_contain_text(f"{missing} doubloon{'' if missing == 1 else 's'} short")


def test_the_black_market_takes_a_barrel_and_a_chip_in_any_order(arrive: Arrive) -> None:
    owner = {"doubloons": 1, "goods": {"corn": 1, "sugar": 1}, "vp": 1, "city": {"black_market": {"colonists": 1}}}
    game = pr.Game.from_position({"rules": {"players": 3, "expansions": ["new_buildings"]}, "seats": [owner]}, seed=1)
    game.play("builder")
    game.play("build hospice")
    ana = arrive()
    sit_down(ana, game.to_text())
    asked(ana.page)
    chosen, pay = ana.page.locator("#question [aria-pressed=true]"), ana.page.locator("[data-do=pay]")
    ana.page.locator('.mine [data-target="points"]').click()
    ana.page.locator('#question [data-answer="pay barrel corn"]').click()
    ana.page.locator('.mine [data-target="good:sugar"]').click()
    expect(chosen).to_have_count(2)
    chosen.last.click()
    expect(ana.page.locator("#question .payment")).to_contain_text("1 doubloon short")
    expect(pay).to_have_attribute("aria-disabled", "true")
    ana.page.locator('#question [data-answer="pay chip"]').click()
    with ana.page.expect_response(re.compile("/commands$")) as response:
        pay.click()
    assert response.value.ok
    assert sent(response.value)["answers"] == ["pay barrel sugar", "pay chip"]


def test_a_game_ends_after_the_agreed_number_of_rounds_and_again_leads_to_a_new_one(arrive: Arrive) -> None:
    ana = arrive().open()
    open_table(ana, ("Newcomer",), rounds=1)
    Player(ana).play()
    expect(ana.page.locator("[data-end]")).to_contain_text("the round limit was reached")
    first = ana.page.url
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page).not_to_have_url(first)
    Player(ana).play(until=lambda question: True)
