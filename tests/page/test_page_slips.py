"""Usability problems that would spoil a game: accidental clicks, silent refusals, overlapping texts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser import NARROW, Arrive, Visitor, one_browser, page_server, visitors
from clicking import Player, asked, open_table, saved_game, sit_down
from playwright.sync_api import Locator, expect

import puertorico as pr

__all__ = ["one_browser", "page_server", "visitors"]

BOTH = ("new_buildings", "nobles")
DESK = {"width": 1440, "height": 900}


def box(piece: Locator) -> dict[str, float]:
    found = piece.bounding_box()
    assert found
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_the_log_follows_the_game_however_fast_it_is(arrive: Arrive) -> None:
    """With fast bots the list has grown again before the browser reports the last scrolling."""
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE"))
    asked(ana.page)
    ana.page.locator(".log .scroll").evaluate("""list => {
      const more = document.createElement("div");
      more.style.height = "600px";
      list.append(more);
      list.dispatchEvent(new Event("scroll"));
    }""")
    Player(ana).answer(asked(ana.page))
    asked(ana.page)
    ana.page.wait_for_function("""() => {
      const list = document.querySelector(".log .scroll");
      return list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    }""")


def test_a_reader_of_earlier_lines_is_left_there(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE"))
    asked(ana.page)
    list_of_lines = ana.page.locator(".log .scroll")
    ana.page.wait_for_function("""() => {
      const list = document.querySelector(".log .scroll");
      const below = list.scrollHeight - list.scrollTop - list.clientHeight;
      return list.scrollTop > 300 && below < 40;
    }""")
    list_of_lines.hover()
    ana.page.mouse.wheel(0, -300)
    ana.page.wait_for_function("""() => {
      const list = document.querySelector(".log .scroll");
      return list.scrollHeight - list.scrollTop - list.clientHeight > 40;
    }""")
    Player(ana).answer(asked(ana.page))
    asked(ana.page)
    assert list_of_lines.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") > 40


def test_bots_in_empty_seats_have_the_strength_that_the_host_chose(arrive: Arrive) -> None:
    ana = arrive()
    open_table(ana.open(), ("Open seat", "Open seat"))
    ana.page.get_by_role("combobox", name="Bot level").select_option(label="Newcomer")
    ana.page.get_by_role("button", name="Start, with bots in empty seats").click()
    expect(ana.page.locator("#question")).to_be_visible()
    game = ana.page.url.rsplit("/", 1)[1]
    seats = ana.page.request.get(f"{ana.url}/api/games/{game}").json()["seats"]
    assert sorted(seat["bot"] or seat["stand_in"] or "" for seat in seats) == ["", "newcomer", "newcomer"]


def test_a_double_click_answers_once(arrive: Arrive) -> None:
    """The second click would take the tile that comes up under the pointer."""
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE"))
    question = asked(ana.page)
    assert "settler" in question["answers"]
    where = box(ana.page.locator('#question [data-answer="settler"]'))
    x, y = where["x"] + 20, where["y"] + 10
    ana.page.mouse.click(x, y, click_count=1)
    expect(ana.page.locator("#question.own")).to_have_attribute("data-question", "TAKE_TILE")
    asked(ana.page)
    tile = ana.page.locator('#question [data-answer^="take "]').first
    place = box(tile)
    # The browser counts clicks; a person clicks at the same place, where the tile has come up.
    with_command: list[str] = []
    ana.page.on("request", lambda request: with_command.append(request.url) if "commands" in request.url else None)
    ana.page.mouse.move(place["x"] + 10, place["y"] + 10)
    ana.page.mouse.down(click_count=2)
    ana.page.mouse.up(click_count=2)
    expect(ana.page.locator("#question.own")).to_have_attribute("data-question", "TAKE_TILE")
    assert with_command == []
    ana.page.mouse.click(place["x"] + 10, place["y"] + 10)
    expect(ana.page.locator("#question.own")).not_to_have_attribute("data-question", "TAKE_TILE")


def note(visitor: Visitor) -> Locator:
    return visitor.page.locator("#question [role=alert]")


def test_a_role_outside_its_moment_is_refused_aloud_and_the_refusal_does_not_stay(arrive: Arrive) -> None:
    ana = arrive(viewport=DESK)
    sit_down(ana, saved_game(4, "BUILD", rounds=4))
    asked(ana.page)
    ana.page.clock.install()
    ana.page.locator('.spot[data-target="role:settler"]').click(force=True)
    expect(note(ana)).to_contain_text("Not possible: ")
    # What a piece is appears beside it, not on the refusal and the answers.
    assert not overlap(box(ana.page.get_by_role("tooltip")), box(ana.page.locator("#question")))
    ana.page.clock.fast_forward(10_000)
    expect(note(ana)).to_be_empty()


def test_the_card_of_a_building_hides_no_answer(arrive: Arrive) -> None:
    ana = arrive(viewport=DESK)
    sit_down(ana, saved_game(4, "BUILD", rounds=4))
    asked(ana.page)
    for building in ("guild_hall", "wharf", "harbor", "city_hall"):
        ana.page.locator(f'.spot[data-target="building:{building}"]').click(force=True)
        expect(ana.page.get_by_role("tooltip")).to_be_visible()
        assert not overlap(box(ana.page.get_by_role("tooltip")), box(ana.page.locator("#question"))), building


def test_a_hint_shows_all_its_cards_beside_all_answers(arrive: Arrive) -> None:
    ana = arrive(viewport=DESK)
    sit_down(ana, saved_game(4, "CHOOSE_ROLE"))
    asked(ana.page)
    ana.page.locator("[data-do=hint]").click()
    expect(ana.page.locator(".hint .best")).to_be_visible()
    ana.page.locator('.spot[data-target="building:guild_hall"]').click(force=True)
    expect(note(ana)).to_contain_text("Not possible: ")
    bar = box(ana.page.locator("#question"))
    header = box(ana.page.locator("#question > header"))
    for part in (*ana.page.locator("#question .chip").all(), *ana.page.locator(".hint ol > li").all()):
        there = box(part)
        assert there["y"] + there["height"] <= bar["y"] + bar["height"] + 1
        assert there["y"] >= header["y"] + header["height"] - 1


def steps(visitor: Visitor, address: str) -> Any:
    expect(visitor.open(address).page.locator(".controls")).to_be_visible()
    return visitor.page.locator(".bar .where").inner_text()


def test_a_replay_counts_its_steps_alike_for_players_and_strangers(arrive: Arrive) -> None:
    ana, stranger = arrive(), arrive()
    game = sit_down(ana, saved_game(3))
    expect(ana.page.locator("[data-end]")).to_be_visible()
    assert steps(ana, f"#/replay/{game}/60") == steps(stranger, f"#/replay/{game}/60")
    assert "60" in steps(ana, f"#/replay/{game}/60")


def test_a_large_screen_makes_everything_larger(arrive: Arrive) -> None:
    heights = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        ana = arrive(viewport={"width": width, "height": height})
        sit_down(ana, saved_game(3, "BUILD"))
        asked(ana.page)
        heights.append(box(ana.page.locator(".other .piece").first)["height"])
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert heights[0] * 1.15 < heights[1] < heights[2]


def governor_chooses_last() -> str:
    """Return a game of five in which the first seat has all eight roles to choose from, as late as possible."""
    game = pr.Game.from_text(saved_game(5))
    while game.seat != 0 or len(game.answers) < 8 or game.question.name != "CHOOSE_ROLE":
        game.undo()
    return game.to_text()


def test_on_a_low_screen_eight_roles_four_opponents_and_lines_of_the_log_are_visible(arrive: Arrive) -> None:
    ana = arrive(viewport={"width": 1280, "height": 720})
    for text, answers in ((governor_chooses_last(), 8), (saved_game(5, "BUILD", expansions=BOTH, rounds=9), 12)):
        sit_down(ana, text)
        assert len(asked(ana.page)["answers"]) >= answers
        bar = box(ana.page.locator("#question"))
        for chip in ana.page.locator("#question .answers .chip").all():
            there = box(chip)
            assert bar["y"] < there["y"]
            assert there["y"] + there["height"] < bar["y"] + bar["height"]
        assert ana.page.locator(".others-part").evaluate("part => part.scrollHeight <= part.clientHeight")
        assert box(ana.page.locator(".log .scroll"))["height"] > 120


def test_what_does_nothing_is_the_last_answer(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(4, "BUILD", rounds=4))
    assert asked(ana.page)["answers"][-1] == "pass"


def test_on_a_phone_fields_for_links_and_options_have_room_for_their_words(arrive: Arrive) -> None:
    """In a language with long words a field beside its button or its name had no width left."""
    ana = arrive(viewport=NARROW, settings={"language": "ru"})
    half = NARROW["width"] / 2
    ana.open("#/")
    assert ana.page.locator("form.link input").evaluate("field => field.clientWidth") > half
    ana.open("#/new")
    ana.page.locator("summary").last.click()
    ana.page.locator("summary").first.click()
    for label in ana.page.locator("details label:has(select), details label:has(input[type=number])").all():
        name, field = label.locator("> :first-child").bounding_box(), label.locator("> :last-child").bounding_box()
        assert name
        assert field
        assert name["width"] > half
        assert name["y"] + name["height"] <= field["y"]
    ana.page.locator("main button").last.click()
    link = ana.page.locator("input[readonly]")
    expect(link).to_be_visible()
    assert link.evaluate("field => field.clientWidth") > half


def test_the_reader_is_called_you_also_as_governor(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, pr.Game.new(3, seed=1).to_text())
    expect(ana.page.locator("header.top")).to_contain_text("Governor: You")
    # The others see the name, so the own board has it, too.
    expect(ana.page.locator(".mine header")).to_contain_text("You Ana")


def test_the_log_addresses_the_reader_and_names_the_others(arrive: Arrive) -> None:
    ana = arrive()
    game = pr.Game.new(3, seed=1)
    for answer in ("captain", "settler", "take quarry"):
        game.play(answer)
    sit_down(ana, game.to_text())
    log = ana.page.locator(".log .scroll")
    expect(log).to_contain_text("You choose the captain")
    expect(log).to_contain_text(re.compile(r"You load nothing: no barrels\s+\S+ and \S+ load nothing"))
    expect(log).to_contain_text("governor: You")
    assert "Ana" not in log.inner_text()


def test_among_friends_hints_are_off_unless_the_host_allows_them(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("#/new")
    expect(ana.page.get_by_role("checkbox", name="Allow hints")).not_to_be_checked()


@pytest.mark.parametrize("screen", [DESK, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("needed", [False, True])
def test_a_statue_looks_empty_only_where_it_needs_a_colonist(
    arrive: Arrive, needed: bool, owner: int, screen: Any
) -> None:
    """4.6, appendix C: the Statue has no circle and always counts, unless players agree that it has one."""
    rules = {"players": 3, "expansions": ["new_buildings"], "statue_needs_colonist": needed}
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[owner] = {"city": {"statue": {}}}
    ana = arrive(viewport=screen)
    sit_down(ana, pr.Game.from_position({"rules": rules, "seats": seats}, seed=1).to_text())
    page = ana.page
    asked(page)
    if screen is NARROW:
        page.locator(f'[data-tab="{"others" if owner else "mine"}"]').click()
    statue = page.locator(f'[data-place="seats.{owner}.city.statue"]')
    expect(statue).to_have_accessible_name("Statue: 0 of 1 occupied" if needed else "Statue")
    expect(statue.locator("i.empty") if owner else page.locator(".house.idle")).to_have_count(int(needed))
    expect(page.locator('[data-place="buildings.statue"] .circles i')).to_have_count(int(needed))
