"""The page for everyone: on phones and desktops, in light and dark themes, by keyboard, in six languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser import AXE, NARROW, WIDE, Arrive, Visitor, one_browser, page_server, sent, visitors
from clicking import OVER, Player, asked, choose_key, open_table, saved_game, sit_down
from play import play
from playwright.sync_api import Locator, Page, Route, expect

from puertorico import Game, locale

__all__ = ["one_browser", "page_server", "visitors"]

BOTH = ("new_buildings", "nobles")
PLAIN_SCREENS = ("", "new", "settings", "rules", "tutorial", "nowhere")
TABS = ("board", "mine", "others", "log")
_VIOLATIONS = """
async () => (await axe.run()).violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, any, failureSummary }) => `${id}: ${target.join(" ")}: ${any[0]?.message ?? failureSummary}`))
"""
_SHAPE = """
() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return { sideways: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
}
"""

_CUT_OFF = """
() => [...document.querySelectorAll(".buildings .name, .buildings .short, .roles .name, .house .name")]
  .filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.innerText)
"""


def screens(visitor: Visitor) -> Iterator[str]:
    """Shows one screen after the other, tables in every kind of situation included; their names."""
    page = visitor.page
    for name in PLAIN_SCREENS:
        visitor.open(f"#/{name}")
        if name == "tutorial":  # on a phone a lesson hides the question and its heading while it is read
            expect(page.locator("[data-lesson]")).to_be_visible()
            expect(page.locator("#question")).to_be_attached()
        else:
            expect(page.locator("h1").first).to_be_visible()
        yield name or "start"
    open_table(visitor.open(), ("Open seat", "Newcomer"))
    expect(page.get_by_text("only on this computer")).to_be_visible()
    yield "waiting room"
    for question, expansions in (("BUILD", BOTH), ("PLACE", ()), ("STORE", ()), ("LOAD", ()), ("DRAFT", BOTH)):
        sit_down(visitor, saved_game(5 if expansions else 4, question, expansions=expansions, rounds=9))
        asked(page)
        yield question
        if question == "BUILD":
            yield from tabs(page)
    game = sit_down(visitor, saved_game(4))
    expect(page.locator("[data-end] tfoot")).to_be_visible()
    yield "score sheet"
    visitor.open(f"#/replay/{game}/40")
    expect(page.locator(".controls")).to_be_visible()
    yield "replay"


def tabs(page: Page) -> Iterator[str]:
    for tab in page.locator("[data-tab]").all():
        tab.click()
        yield f"BUILD, {tab.inner_text()}"
    chat = page.get_by_role("tab", name="Chat")
    chat.click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()
    yield "chat"
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.keyboard.press("Escape")


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(page.evaluate(_VIOLATIONS))


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (NARROW, "dark")], ids=["desk by day", "phone by night"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways_on_any_screen(
    arrive: Arrive, size: dict[str, int], scheme: str
) -> None:
    visitor = arrive(viewport=size, color_scheme=scheme)
    wrong: dict[str, list[str]] = {}
    for name in screens(visitor):
        shape = visitor.page.evaluate(_SHAPE)
        found = [*violations(visitor.page), *(["scrolls sideways"] if shape["sideways"] > 0 else [])]
        is_board = size is WIDE and name not in ("start", "new", "settings", "rules", "waiting room", "nowhere")
        if is_board and shape["down"] > 0:
            found.append("scrolls down")
        if found:
            wrong[name] = found
    assert not wrong, "\n".join(f"{name}: {line}" for name, found in wrong.items() for line in found[:4])


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 768)])
def test_on_a_small_screen_five_players_have_room_and_only_panels_scroll(
    arrive: Arrive, width: int, height: int
) -> None:
    visitor = arrive(viewport={"width": width, "height": height})
    for question, expansions, rounds in (("BUILD", BOTH, 9), ("PLACE", BOTH, 12), ("CHOOSE_ROLE", (), 14)):
        sit_down(visitor, saved_game(5, question, expansions=expansions, rounds=rounds))
        asked(visitor.page)
        assert visitor.page.evaluate(_SHAPE) == {"sideways": 0, "down": 0}, question
        for part in ("#question", ".mine", ".other", ".side-part"):
            expect(visitor.page.locator(part).first).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("language", locale.languages())
def test_what_a_building_is_called_and_does_is_written_out(arrive: Arrive, language: str) -> None:
    """On a desk and a phone in every language; on a small screen with both expansions at least in English."""
    visitor = arrive(settings={"language": language}, viewport=WIDE)
    sit_down(visitor, saved_game(3, "BUILD"))
    asked(visitor.page)
    assert visitor.page.locator(".buildings .short:visible").count() == 23
    assert visitor.page.evaluate(_CUT_OFF) == []
    if language == "en":
        visitor.page.set_viewport_size({"width": 1366, "height": 768})
        sit_down(visitor, saved_game(5, "BUILD", expansions=BOTH))
        asked(visitor.page)
        assert visitor.page.evaluate(_CUT_OFF) == []
    visitor.page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    expect(visitor.page.locator("[data-tab]")).to_have_count(4)
    assert visitor.page.evaluate(_CUT_OFF) == []


def test_even_twelve_loads_have_room_on_a_desk(arrive: Arrive) -> None:
    game, rng = Game.new(4, ("new_buildings",), seed=201), random.Random(201)
    while game.seat != 0 or game.question.name != "LOAD" or len(game.answers) < 12:
        game.play(rng.choice(game.answers))
    visitor = arrive(viewport=WIDE)
    sit_down(visitor, game.to_text())
    assert len(asked(visitor.page)["answers"]) == 12
    expect(visitor.page.get_by_role("button", name="Load tobacco onto the 7-space ship")).to_be_in_viewport(ratio=1)


# Names of roles that are broken where the language has no syllable.
_TORN = """
() => [...document.querySelectorAll(".role .name")]
  .filter((name) => name.style.overflowWrap === "anywhere")
  .map((name) => name.textContent)
"""


@pytest.mark.parametrize("language", locale.languages()[1:])
def test_no_language_is_too_long_for_a_phone_or_a_desk(arrive: Arrive, language: str) -> None:
    visitor = arrive(settings={"language": language}, viewport=NARROW)
    wrong = []
    for route in ("", "new", "settings", "rules", "statistics"):
        visitor.open(f"#/{route}")
        expect(visitor.page.locator("h1").first).to_be_visible()
        if visitor.page.evaluate(_SHAPE)["sideways"] > 0:
            wrong.append(route or "start")
    for question in ("BUILD", "PLACE"):
        sit_down(visitor, saved_game(5, question, expansions=BOTH))
        asked(visitor.page)
        wrong += visitor.page.evaluate(_TORN)
        for tab in TABS:
            visitor.page.locator(f"[data-tab={tab}]").click()
            if visitor.page.evaluate(_SHAPE)["sideways"] > 0:
                wrong.append(f"{question} {tab}")
        visitor.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        expect(visitor.page.locator("[data-tab]")).to_have_count(0)
        if visitor.page.evaluate(_SHAPE) != {"sideways": 0, "down": 0}:
            wrong.append(f"{question} wide")
        visitor.page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert not wrong


def test_the_language_is_switched_without_loading_the_page_again(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, saved_game(3, "BUILD"))
    page = visitor.page
    expect(page.locator("#question h1")).to_have_text("What do you build?")
    page.evaluate("window.loadedOnce = true")
    board = page.url
    visitor.open("#/settings")
    for language in locale.languages():
        name = locale.text(language, "language-name")
        page.locator("select").first.select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_have_text(locale.text(language, "settings-title"))
    page.goto(board)
    expect(page.locator("#question h1")).to_have_text(locale.text(locale.languages()[-1], "question-build"))
    # At the table the menu has the languages, too.
    page.locator("[aria-controls=game-menu]").click()
    page.locator("#game-menu select:has(option[lang])").select_option("de")
    expect(page.locator("#question h1")).to_have_text(locale.text("de", "question-build"))
    assert page.evaluate("window.loadedOnce")


def test_the_browsers_language_is_spoken_first(arrive: Arrive) -> None:
    visitor = arrive(locale="de-AT").open()
    expect(visitor.page.get_by_role("button", name=locale.text("de", "start-play-now"))).to_be_visible()


def test_nothing_jumps_on_the_start_page_when_the_games_come(arrive: Arrive) -> None:
    visitor, games = arrive(), list[Route]()
    page = visitor.page
    page.route("**/api/games", lambda route: games.append(route))
    visitor.open()
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    expect(page.get_by_role("link", name="Learn by playing")).to_be_visible()
    before = play.bounding_box()
    while not games:
        page.wait_for_timeout(20)
    for route in games:
        route.continue_()
    expect(page.locator("#my-games + [role=status]")).to_have_count(0)
    assert play.bounding_box() == before


_CLOTH = "getComputedStyle(document.documentElement).backgroundColor"


def is_dark(page: Page) -> bool:
    return sum(int(part) for part in re.findall(r"\d+", page.evaluate(_CLOTH))[:3]) < 200


def test_night_follows_the_device_unless_the_player_chooses(arrive: Arrive) -> None:
    visitor = arrive(color_scheme="light").open("#/settings")
    page = visitor.page
    day = page.evaluate(_CLOTH)
    page.emulate_media(color_scheme="dark")
    assert is_dark(page)
    choose_key(page, "Light")
    assert page.evaluate(_CLOTH) == day
    choose_key(page, "Dark")
    page.emulate_media(color_scheme="light")
    assert is_dark(page)
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    assert is_dark(page)


_ANIMATIONS = "document.getAnimations().filter(({ playState }) => playState === 'running').length"


def test_nothing_moves_for_people_who_prefer_less_motion(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="reduce")
    sit_down(visitor, saved_game(3, "BUILD"))
    player = Player(visitor)
    for _ in range(4):
        question = asked(visitor.page)
        assert visitor.page.evaluate(_ANIMATIONS) == 0
        player.answer(question)
        assert visitor.page.evaluate(_ANIMATIONS) == 0


def test_what_can_be_chosen_moves_softly_for_the_others(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="no-preference")
    sit_down(visitor, saved_game(3, "BUILD"))
    asked(visitor.page)
    visitor.page.wait_for_function(f"() => {_ANIMATIONS} > 0")
    Player(visitor).answer(asked(visitor.page))


_HAS_FOCUS = """
({ wanted, words }) => {
  const here = document.activeElement;
  return here.matches(wanted) && (here.ariaLabel ?? here.textContent).toLowerCase().includes(words);
}
"""


def tab_to(page: Page, wanted: str, words: str = "") -> None:
    """Press Tab until this has the focus."""
    for _ in range(150):
        if page.evaluate(_HAS_FOCUS, {"wanted": wanted, "words": words}):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {wanted}")


def test_a_game_is_played_with_the_keyboard_alone(arrive: Arrive) -> None:
    page = arrive().open().page
    tab_to(page, "input[type=radio]:checked")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    had = set[str]()
    while len(had) < 5:
        question = asked(page)
        assert question["question"] != OVER, had
        had.add(question["question"])
        answer_by_keys(page, question)


def answer_by_keys(page: Page, question: dict[str, Any]) -> None:
    with page.expect_response("**/commands") as response:
        if question["question"] == "PLACE":
            while page.locator("[data-do=arrange]").get_attribute("aria-disabled") == "true":
                tab_to(page, ".mine [data-drop] button", "empty circle")
                page.keyboard.press("Enter")
            tab_to(page, "[data-do=arrange]")
            page.keyboard.press("Enter")
        elif not question["answers"]:
            tab_to(page, "[data-do=barrels]")
            page.keyboard.press("Enter")
        elif len(question["answers"]) > 1:
            # By its number, where everything that is asked can be reached by Tab as well.
            page.evaluate("window.told = null")
            page.keyboard.press("2")
            # Passing instead of building asks whether we are sure.
            page.wait_for_function("() => window.told || document.querySelector('#question .sure .main')")
            if page.locator("#question .sure .main").count():
                tab_to(page, "#question .sure .main")
                page.keyboard.press("Enter")
        else:
            tab_to(page, f'.chip[data-answer="{question["answers"][0]}"]')
            page.keyboard.press("Enter")
    page.wait_for_function("version => window.heard >= version", arg=response.value.json()["version"])


def test_passing_instead_of_building_asks_for_confirmation_with_keys_too(arrive: Arrive) -> None:
    """The privilege pays for the small indigo plant, the only one to build; key 2 passes."""
    seats: list[dict[str, Any]] = [{"doubloons": 0, "city": {"small_market": {}}}, {}, {}]
    game = play(Game.from_position({"rules": {"players": 3}, "seats": seats}, seed=1), "builder")
    visitor = arrive()
    sit_down(visitor, game.to_text())
    question = asked(visitor.page)
    assert question["answers"] == ["build small_indigo_plant", "pass"]
    answer_by_keys(visitor.page, question)


def test_arrow_keys_walk_over_the_pieces_and_enter_answers(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, saved_game(4, "CHOOSE_ROLE", rounds=1))
    page = visitor.page
    asked(page)
    tab_to(page, '.spot[data-target^="role:"]')
    first = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.target")
    assert first != second
    with page.expect_response("**/commands") as response:
        page.keyboard.press("Enter")
    assert response.value.ok
    asked(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#question .chip").first).to_be_focused()


def test_a_piece_that_cannot_be_chosen_says_why(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, saved_game(4, "BUILD", rounds=4))
    asked(visitor.page)
    visitor.page.locator('.spot[data-target="building:guild_hall"]').click(force=True)
    expect(visitor.page.locator("#question [role=alert]")).to_contain_text("Not possible: ")


def test_a_piece_is_explained_under_the_mouse_and_under_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, saved_game(4, "BUILD"))
    page = visitor.page
    asked(page)
    piece = page.locator('.spot[data-target="building:hospice"]')
    # A board that changes under a mouse at rest explains nothing, so the mouse comes in two steps.
    piece.hover(position={"x": 20, "y": 10})
    piece.hover(position={"x": 30, "y": 12})
    expect(page.get_by_role("tooltip")).to_contain_text("Hospice")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    tab_to(page, ".spot.legal")
    expect(page.get_by_role("tooltip")).to_be_visible()


class Finger:
    """A finger on the screen of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self.at = (0.0, 0.0)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def down(self, piece: Locator) -> None:
        self.at = middle(piece)
        self._touch("touchStart", self.at)

    def slide(self, x: float, y: float, steps: int = 10) -> None:
        """Away from where it touched the screen."""
        for step in range(1, steps + 1):
            self._touch("touchMove", (self.at[0] + x * step / steps, self.at[1] + y * step / steps))

    def up(self) -> None:
        self._touch("touchEnd")


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_long_touch_explains_and_a_short_one_answers(arrive: Arrive) -> None:
    visitor = arrive(viewport=NARROW, has_touch=True)
    sit_down(visitor, saved_game(4, "CHOOSE_ROLE", rounds=1))
    page = visitor.page
    asked(page)
    role, chip = page.locator('.spot[data-answer="settler"]'), page.locator('.chip[data-answer="trader"]')
    finger = Finger(visitor)
    for piece, name in ((role, "Settler"), (chip, "Trader")):
        finger.down(piece)
        expect(page.get_by_role("tooltip")).to_contain_text(name)
        finger.up()
        expect(page.locator("#question")).to_have_attribute("data-question", "CHOOSE_ROLE")
    with page.expect_response("**/commands") as response:
        role.tap()
    assert sent(response.value)["answer"] == "settler"


def test_a_swipe_scrolls_and_only_a_finger_that_rests_takes_someone_along(arrive: Arrive) -> None:
    visitor = arrive(viewport=NARROW, has_touch=True)
    visitor.page.clock.install()
    sit_down(visitor, saved_game(4, "PLACE", rounds=9))
    page, finger = visitor.page, Finger(visitor)
    asked(page)
    tiles = page.locator(".mine .island [data-drop]")
    manned, empty = (tiles.filter(has_text=words).first for words in ("Circle with a colonist", "Empty circle"))
    goal, names = middle(empty), [piece.locator("button").get_attribute("data-place") for piece in (manned, empty)]
    finger.down(manned)
    expect(page.locator(".spot.taken")).to_have_count(1)
    finger.slide(goal[0] - finger.at[0], goal[1] - finger.at[1])
    finger.up()
    here, there = (page.locator(f'.mine .island [data-place="{name}"]').first for name in names)
    expect(there).to_contain_text("Circle with a colonist")
    expect(here).to_contain_text("Empty circle")
    assert page.evaluate("scrollY") == 0
    before = tiles.all_inner_texts()
    # While the page's clock is stopped the finger never rests, however busy the machine is.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    finger.down(manned)
    finger.slide(0, -150)
    finger.up()
    page.clock.resume()
    page.wait_for_function("() => scrollY > 0")
    assert tiles.all_inner_texts() == before
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_on_a_phone_a_question_begins_at_its_top_and_tells_what_has_happened(arrive: Arrive) -> None:
    visitor = arrive(viewport=NARROW, has_touch=True)
    sit_down(visitor, saved_game(4, "BUILD", rounds=9))
    page = visitor.page
    asked(page)
    page.evaluate("scrollTo(0, 9999); document.querySelector('#question').scrollTop = 9999")
    expect(page.locator("#question h1")).to_be_in_viewport(ratio=1)
    Player(visitor).give(asked(page)["answers"][-1])
    asked(page)
    assert page.evaluate("[scrollY, document.querySelector('#question').scrollTop]") == [0, 0]
    told = page.locator("#question summary")
    expect(told).to_contain_text("Since your last turn")
    expect(told).to_be_in_viewport(ratio=1)


def test_a_game_is_replayed_with_the_keyboard_and_each_step_has_its_address(arrive: Arrive) -> None:
    visitor = arrive()
    text = saved_game(3)
    game = sit_down(visitor, text)
    expect(visitor.page.locator("[data-end]")).to_be_visible()
    page = visitor.open(f"#/replay/{game}/0").page
    expect(page.locator(".controls")).to_be_visible()

    def pressed(key: str) -> int:
        before = page.evaluate("location.href")
        page.keyboard.press(key)
        page.wait_for_function("before => location.href !== before", arg=before)
        return int(page.url.rsplit("/", 1)[1])

    # The four plantations that lie there from the beginning are laid out in one step.
    assert [pressed("ArrowRight"), pressed("ArrowRight"), pressed("ArrowLeft")] == [4, 5, 4]
    after_a_phase, after_a_round = pressed("ArrowDown"), pressed("PageDown")
    assert 1 < after_a_phase < after_a_round
    page.keyboard.press("End")
    expect(page.locator(".controls [data-jump=forward]")).to_be_disabled()
    expect(page.locator("header.top")).to_contain_text(re.compile(r"Round \d\d"))
    assert pressed("Home") == 0
    page.goto(page.url.rsplit("/", 1)[0] + f"/{after_a_round}")
    page.reload()
    expect(page.locator("header.top")).to_contain_text("Round 2")


def test_a_part_of_the_rules_has_its_address(arrive: Arrive) -> None:
    page = arrive().open("#/rules/hospice").page
    expect(page.locator("#rules-hospice")).to_be_focused()
    expect(page.locator("#rules-hospice")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_leads_home(arrive: Arrive) -> None:
    visitor = arrive()
    # The browser itself reports files that the server does not have.
    visitor.tolerated = ("404",)
    page = visitor.open("#/game/abcdefgh12").page
    expect(page.get_by_role("alert")).to_contain_text("Table not found")
    page.get_by_role("link", name="Start page").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_finished_game_is_played_on_from_a_step_of_its_replay(arrive: Arrive) -> None:
    """The player gets their own seat again, and the bots theirs, with the position of that step."""
    ana = arrive()
    game = sit_down(ana, saved_game(2))
    ana.open(f"#/replay/{game}/60")
    ana.page.locator("[data-do=play-on]").click()
    expect(ana.page).to_have_url(re.compile(r"#/game/(?!" + game + r")[a-z0-9]{10}$"))
    expect(ana.page.locator("#question[data-question]:not([data-question=OVER])")).to_be_visible()
    ana.open(f"#/replay/{game}/99999")
    expect(ana.page.locator("[data-jump=last]")).to_be_visible()
    expect(ana.page.locator("[data-do=play-on]")).to_have_count(0)
