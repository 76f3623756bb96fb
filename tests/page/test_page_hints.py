"""Hints and analysis in the page: asked for by clicking, told in the player's language, and followed."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

import msgspec
import pytest
from browser import NARROW, WIDE, Arrive, Visitor, one_browser, page_server, visitors
from clicking import Player, asked, choose_key, empty_circles, saved_game, sit_down
from play import play, won_by_a_large_building
from playwright.sync_api import Browser, Locator, expect
from served import Served
from test_page_everyone import violations

import puertorico as pr
from puertorico import locale
from puertorico.study.analysis_results import Review
from puertorico.study.review_messages import numbers, similar

__all__ = ["one_browser", "page_server", "visitors"]

MINUS = "\N{MINUS SIGN}"


def panel(visitor: Visitor) -> Locator:
    return visitor.page.locator("#question section.hint")


def ask(visitor: Visitor) -> Locator:
    """Press the button for a hint and wait for it; the answers that are advised."""
    visitor.page.locator("[data-do=hint]").click()
    advised = panel(visitor).locator("ol > li")
    expect(advised.first).to_be_visible()
    return advised


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language in the settings and come back to the table."""
    table = visitor.page.url
    visitor.open("#/settings")
    visitor.page.get_by_role("combobox").first.select_option(label=locale.text(language, "language-name"))
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.page.goto(table)


def position(*seats: dict[str, Any]) -> pr.Game:
    return pr.Game.from_position({"rules": {"players": 3}, "seats": list(seats)}, seed=1)


def harvest() -> str:
    """Seat 0 chooses a role. The captain would ship three corn, and barrels of both of the others."""
    return position({"goods": {"corn": 3}}, {"goods": {"indigo": 2}}, {"goods": {"sugar": 1}}).to_text()


def placement() -> str:
    """Seat 0 places two colonists, of whom one can stand on the hacienda."""
    seat: dict[str, Any] = {"island": {"corn": {}, "quarry": {}}, "city": {"hacienda": {}}}
    return play(position(seat), "mayor", "colonist").to_text()


def test_a_click_requests_a_hint_with_chances_and_reasons(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, harvest())
    advised = ask(ana)
    expect(advised).to_have_count(3)
    expect(advised.first).to_contain_text("Best move")
    expect(advised.first).to_contain_text(re.compile(r"about \d+% chance of winning \(±\d+\)"))
    expect(advised.nth(1)).to_contain_text(re.compile(r"about \d+% lower chance of winning \(±\d+\)"))
    for advice in advised.all():
        expect(advice).to_contain_text(re.compile(f"You: [+{MINUS}]"))
    expect(advised.filter(has_text="Compared with “")).to_have_count(2)
    assert "seat" not in panel(ana).inner_text()


def lost() -> str:
    """Seat 0 chooses the last role of a game that it cannot win; the builder brings points."""
    taken = {"settler": 1, "mayor": 0, "craftsman": 1, "trader": 0, "captain": 1}
    return pr.Game.from_position(
        {
            "rules": {"players": 2},
            "governor": 1,
            "ending": ["chips"],
            "roles": {role: {"taken": seat} for role, seat in taken.items()},
            "seats": [{"doubloons": 10, "vp": 5}, {"vp": 60}],
        },
        seed=1,
    ).to_text()


def test_a_hint_in_a_lost_game_tells_points_and_no_chances(arrive: Arrive) -> None:
    """The builder with ten doubloons brings a large building, so about four points more than the prospector."""
    ana = arrive()
    sit_down(ana, lost())
    advised = ask(ana)
    expect(advised.first).to_contain_text("Choose the builder")
    expect(advised.first).to_contain_text(re.compile(r"about \d+ points at the end, [\d.]+ points behind"))
    expect(advised.nth(1)).to_contain_text(re.compile(r"about [\d.]+ points worse \(±[\d.]+\)"))
    expect(panel(ana)).to_contain_text("Winning is almost impossible, so points count.")
    expect(panel(ana)).not_to_contain_text("chance")
    expect(panel(ana).locator("meter")).to_have_count(0)


def test_a_hint_is_told_in_the_language_that_is_chosen_after_it(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, harvest())
    expect(ask(ana).first).to_contain_text("Best move")
    speak(ana, "de")
    advised = ask(ana)
    expect(advised.first).to_contain_text("Bester Zug")
    expect(advised.first).to_contain_text(re.compile(r"etwa \d+\s% Siegchance"))
    told = panel(ana).inner_text()
    assert "Verglichen mit „" in told
    assert "Du: " in told
    assert not re.search(r"\b(you|others|points|compared|doubloons|seat)\b", told, re.IGNORECASE), told


def test_an_advised_answer_is_given_by_a_click(arrive: Arrive) -> None:
    ana = arrive()
    game = sit_down(ana, harvest())
    second = ask(ana).nth(1)
    role = second.locator("b").inner_text().removeprefix("Choose the ").lower()
    Player(ana).send(second.get_by_role("button", name="Play this"))
    expect(panel(ana)).to_have_count(0)
    moments = map(json.loads, ana.page.request.get(f"{ana.url}/api/games/{game}/log").text().splitlines())
    assert next(moment["answer"]["text"] for moment in moments if moment["chosen"]) == role


def test_a_suggested_placement_fills_the_draft_and_is_sent_by_the_confirmation(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, placement())
    asked(ana.page)
    expect(ana.page.locator("[data-do=clear], [data-do=as-before]")).to_have_count(0)
    done = ana.page.locator("[data-do=arrange]")
    expect(done).to_have_attribute("aria-disabled", "true")
    expect(empty_circles(ana.page)).to_have_count(3)
    ana.page.locator("[data-do=suggest]").click()
    expect(done).to_have_attribute("aria-disabled", "false")
    expect(empty_circles(ana.page)).to_have_count(1)
    expect(ana.page.locator("[data-do=clear], [data-do=as-before]")).to_have_count(2)
    Player(ana).send(done)
    expect(ana.page.locator("#question")).not_to_have_attribute("data-question", "PLACE")


def test_a_whole_placement_is_advised_and_carried_out(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, placement())
    asked(ana.page)
    advised = ask(ana)
    expect(advised).to_have_count(1)
    expect(advised).to_contain_text(re.compile(r"(plantation|Quarry|Hacienda): 1"))
    expect(advised).to_contain_text(re.compile("per production|in use"))
    Player(ana).send(advised.get_by_role("button", name="Play this"))
    expect(ana.page.locator("#question")).not_to_have_attribute("data-question", "PLACE")


def test_no_hint_is_offered_where_the_table_forbids_them(arrive: Arrive) -> None:
    ana = arrive().open()
    ana.page.get_by_role("link", name="Create table").click()
    choose_key(ana.page, "2")
    ana.page.get_by_role("combobox", name="Seat 2").select_option(label="Bot: Newcomer")
    ana.page.get_by_role("checkbox", name="Allow hints").uncheck()
    ana.page.get_by_role("button", name="Create table").click()
    Player(ana).play(until=lambda question: True)
    assert_no_hint_is_offered(ana)
    sit_down(ana, placement(), hints=False)
    assert asked(ana.page)["question"] == "PLACE"
    assert_no_hint_is_offered(ana)


def assert_no_hint_is_offered(visitor: Visitor) -> None:
    expect(visitor.page.locator("[data-do=hint], [data-do=suggest]")).to_have_count(0)
    visitor.page.keyboard.press("h")
    expect(panel(visitor)).to_have_count(0)


@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["desk", "phone"])
def test_a_hint_fits_into_any_window(arrive: Arrive, viewport: dict[str, int]) -> None:
    ana = arrive(viewport=viewport, settings={"language": "ru"})
    sit_down(ana, saved_game(3, "BUILD"))
    asked(ana.page)
    ask(ana)
    assert not violations(ana.page)
    assert panel(ana).evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def blunder() -> str:
    """The builder wins with a large building, but builds nothing."""
    return play(won_by_a_large_building(), "builder", "pass").to_text()


def test_a_finished_game_is_analyzed_from_its_score_sheet(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """An analysis needs the compiled bots."""
    folder = tmp_path_factory.mktemp("analysis")
    with Served(f"sqlite:///{folder}/games.db", compiled=True) as served:
        ana = Visitor(browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce"), served.url)
        game = sit_down(ana, blunder())
        sheet = ana.page.locator("[data-end]")
        sheet.get_by_role("button", name="Analyze the game").click()
        analysis = sheet.get_by_role("region", name="Analysis")
        expect(analysis.get_by_role("img", name="Winning chances by round")).to_be_visible()
        turn = analysis.get_by_role("listitem").filter(has_text="Round 1 · Builder").first
        expect(turn).to_contain_text(re.compile(r"Ana from \d+% to 0%"))
        mistake = analysis.get_by_role("listitem").filter(has_text="“Build nothing” cost about")
        expect(mistake).to_contain_text(f"You: {MINUS}4 points, +9 doubloons")
        speak(ana, "de")  # a player who comes back finds the analysis without asking again
        expect(sheet.get_by_role("region", name="Analyse")).to_contain_text(f"Du: {MINUS}4 Punkte, +9 Dublonen")
        sheet.locator("[data-review='0'] [data-do=play-on]").click()  # what if something had been built?
        expect(ana.page).to_have_url(re.compile(f"#/game/(?!{game})"))
        expect(ana.page.locator("#question.own[data-question=BUILD]")).to_be_visible()
        ana.close()


def test_the_review_names_the_level_that_errs_about_as_much(arrive: Arrive) -> None:
    """The game is too short for that, so the levels are put into what the server says."""
    ana = arrive()
    game = sit_down(ana, blunder())
    levels = [(("settler", "merchant"), False), (("newcomer",), True), ((), False)]
    reviews = [Review(seat, 60, 2, 0.256, 0.031, *level) for seat, level in enumerate(levels)]
    shown = [asdict(one) | {"numbers": numbers(one), "similar": similar(one)} for one in reviews]
    found = {"bot": "search", "version": "", "players": 3, "names": None, "rounds": 1, "over": True, "winners": [0]}
    found |= {"scores": [], "decisions": [], "turning_points": [], "reviews": msgspec.to_builtins(shown)}
    job = {"id": "a", "kind": "analysis", "done": 1, "of": 1, "result": found, "problem": None}
    ana.page.route(f"**/api/games/{game}/analysis", lambda route: route.fulfill(json=job))
    ana.page.get_by_role("button", name="Analyze the game").click()
    told = ana.page.locator("[data-review]")
    expect(told.nth(0)).to_contain_text("Ana: about 0.26 points lost per decision (±0.03), mistakes: 2 of 60")
    expect(told.nth(0)).to_contain_text("Error rate similar to that of Settler or Merchant bots")
    expect(told.nth(1)).to_contain_text("Higher error rate than Newcomer bots")
    expect(told.nth(2)).not_to_contain_text("Errs")
    assert not violations(ana.page)


def test_a_bot_explains_its_move_in_the_log(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE", rounds=3))
    why = ana.page.locator(".log .heading [data-explain]").last
    why.click()
    told = ana.page.locator(".explanation")
    expect(told).to_contain_text(re.compile(r"about \d+% chance of winning \(±\d+\)"))
    expect(told).to_contain_text("Compared with “")
    expect(told).to_contain_text("without hidden points")
    assert not violations(ana.page)
    why.click()
    expect(told).to_have_count(0)


def test_at_a_table_without_hints_no_bot_explains_itself(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE", rounds=3), hints=False)
    expect(ana.page.locator(".log .heading").last).to_be_visible()
    expect(ana.page.locator("[data-explain]")).to_have_count(0)
