"""People at one table, each in their own browser, and what survives: reloads, lost connections, changed minds."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import segno
from browser import NARROW, WIDE, Arrive, Visitor, one_browser, page_server, visitors
from clicking import OVER, Player, asked, empty_circles, fill_circles, new_table, open_table, saved_game, sit_down
from playwright.sync_api import Browser, Route, expect
from program import PROGRAM, started
from served import Served

__all__ = ["one_browser", "page_server", "visitors"]

# What browsers themselves write about a connection that is gone.
OFFLINE = ("ERR_INTERNET_DISCONNECTED",)


def invitation(host: Visitor) -> str:
    return host.page.get_by_role("textbox", name="Invite friends").input_value()


def follow(visitor: Visitor, link: str) -> None:
    """Open a link that someone has sent."""
    assert link.startswith(visitor.url)
    visitor.open(link.removeprefix(f"{visitor.url}/"))


@pytest.fixture(name="local")
def a_local_server(tmp_path: Path, served: Served) -> Iterator[str]:
    """`puertorico play`, as at home; its network is another address of this machine. `served` has built the page."""
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    command = [*PROGRAM, "play", "--no-browser", "--network-address", "127.0.0.2"]
    with started(command, env={**os.environ, **home}, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield process.stdout.readline().removeprefix("The table is at ").strip().rstrip("/")


# Two players who take all colonists and build nothing end a game with few decisions.
_QUICKEST = ("mayor", "prospector", "captain", "trader", "craftsman", "settler", "builder")


def quickest(question: dict[str, Any]) -> str:
    answers: list[str] = question["answers"]
    if question["question"] == "CHOOSE_ROLE":
        return min(answers, key=_QUICKEST.index)
    return answers[-1 if question["question"] == "TAKE_TILE" else 0]


def test_two_people_play_a_whole_game_one_of_them_over_the_network(browser: Browser, local: str) -> None:
    ana, ben = (Visitor(browser.new_context(viewport=WIDE, locale="en-GB"), local) for _ in range(2))
    for visitor, name in ((ana, "Ana"), (ben, "Ben")):
        visitor.set(pace="instant", name=name, sound=False, motion=False)
    open_table(ana.open(), ("Open seat",))
    # A link to this computer is of no use on a phone, so there is nothing to photograph.
    expect(ana.page.get_by_text("This link works only on this computer.")).to_be_visible()
    expect(ana.page.get_by_role("img", name="QR code")).to_have_count(0)
    ana.page.get_by_role("button", name="Invite people on this network").click()
    expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(ana.page.get_by_text("firewall")).to_be_visible()
    ben.url = local.replace("localhost", "127.0.0.2")
    follow(ben, invitation(ana))
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.get_by_text("Ben").first).to_be_visible()
    players = [Player(ana), Player(ben)]
    for visitor in (ana, ben):
        expect(visitor.page.locator("#question")).to_be_visible()
    # The asked player answers; the other one is told who is deciding.
    while ana.page.locator("#question").get_attribute("data-question") != OVER:
        for player in players:
            while player.page.locator("#question.own").count():
                question = asked(player.page)
                player.press_key(question, quickest(question))
    totals = []
    for visitor in (ana, ben):
        end = visitor.page.locator("[data-end]")
        expect(end).to_contain_text(re.compile("Ana.*Ben|Ben.*Ana", re.S))
        expect(end).to_contain_text("The game ended because the supply could not fill the colonist ship")
        totals.append(end.locator("tfoot tr").first.inner_text())
        visitor.close()
    assert totals[0] == totals[1]


def test_the_qr_code_of_a_seat_leads_to_the_address_on_the_network(browser: Browser, local: str) -> None:
    ana = Visitor(browser.new_context(viewport=WIDE, locale="en-GB"), local)
    sit_down(ana, saved_game(3, "CHOOSE_ROLE"))
    name = "Continue on another device"
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name=name).click()
    ana.page.get_by_role("button", name="Invite people on this network").first.click()
    shown = ana.page.get_by_role("img", name="QR code for your seat").locator("path").last
    expect(shown).to_be_visible()
    link = ana.page.get_by_role("textbox", name=name).input_value()
    assert link.startswith(local.replace("localhost", "127.0.0.2"))
    drawn = shown.get_attribute("d")
    assert f'd="{drawn}"' in segno.make(link, error="m").svg_inline(scale=4, border=2, light="#fff")
    ana.close()


def test_people_talk_and_see_each_other(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    sit_down(ana, saved_game(3, "CHOOSE_ROLE", rounds=2), chairs=("open", "newcomer"))
    follow(ben, invitation(ana))
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.locator("#question h1")).to_have_text("Ana is choosing a role")
    for visitor in (ana, ben):
        visitor.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("textbox", name="Say something").fill("Ahoy!")
    ana.page.get_by_role("textbox", name="Say something").press("Enter")
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("Ahoy!")


def test_a_friend_takes_over_the_seat_of_a_bot(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    open_table(ana.open(), ("Open seat", "Newcomer"))
    link = invitation(ana)
    ana.page.get_by_role("button", name="Start, with bots in empty seats").click()
    expect(ana.page.locator("#question")).to_be_visible()
    follow(ben, link)
    ben.page.get_by_role("button", name="Take over this seat").first.click()
    expect(ben.page.locator("#question")).to_be_visible()
    expect(ana.page.locator(".other").filter(has_text="Ben")).to_be_visible()
    Player(ana).play(until=lambda question: True)


def test_the_game_continues_on_another_device_until_it_is_signed_out(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive(settings={"name": "someone new"}, viewport=NARROW)
    sit_down(desk, saved_game(3, "CHOOSE_ROLE"))
    name = "Continue on another device"
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name=name).click()
    link = desk.page.get_by_role("textbox", name=name).input_value()
    follow(phone, link)
    question = asked(phone.page)
    assert question == asked(desk.page)
    listed, own = desk.page.locator("[data-link]"), phone.page.locator("#question.own")
    expect(listed).to_contain_text("1 other device")
    listed.get_by_role("button", name="Revoke link").click()
    expect(listed).to_contain_text("Earlier link")
    Player(phone).answer(question)
    expect(desk.page.locator("#question")).not_to_have_attribute("data-question", "CHOOSE_ROLE")
    asked(desk.page)
    expect(own).to_be_visible()
    listed.get_by_role("button", name="Sign out devices").click()
    listed.get_by_role("button", name="Yes").click()
    expect(listed).to_have_count(0)
    expect(own).to_have_count(0)
    phone.tolerated = ("403 (Forbidden)",)
    follow(phone, link)
    expect(phone.page.get_by_role("alert").filter(has_text="This seat link is no longer valid.")).to_be_visible()


def test_the_invitation_says_who_invites_to_what_game(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    open_table(ana.open(), ("Open seat", "Newcomer"), expansions=("The Nobles",), rounds=9)
    follow(ben, invitation(ana))
    expect(ben.page.get_by_role("heading", level=2)).to_have_text("Ana invites you to a game")
    for fact in ("Players: 3", "The Nobles", "Round limit: 9", "No clock", "No hints"):
        expect(ben.page.get_by_text(fact, exact=True)).to_be_visible()


def test_a_bot_takes_over_from_a_player_who_is_away_and_later_from_one_who_resigns(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    sit_down(ana, saved_game(3, "CHOOSE_ROLE", rounds=2), chairs=("open", "newcomer"))
    follow(ben, invitation(ana))
    ben.page.get_by_role("button", name="Join").click()
    table = ben.page.locator("#question")
    expect(table).to_be_visible()
    address = ben.page.url
    ben.open("#/rules")
    # Everyone waits for Ben, unless Ana has to go on.
    absent = ana.page.get_by_text(re.compile(r"Ben is away. A bot takes over in [12]:\d\d."))
    player = Player(ana)
    while not absent.is_visible():
        if ana.page.locator("#question.own").count():
            player.answer(asked(ana.page))
    ana.page.get_by_role("button", name="Replace now").click()
    expect(ana.page.locator(".other").filter(has_text="A bot plays for Ben")).to_be_visible()
    expect(absent).to_be_hidden()
    ben.page.goto(address)
    expect(ana.page.locator(".other").filter(has_text="A bot plays for Ben")).to_have_count(0)

    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_text("A bot takes your seat for good. Resign?")).to_be_visible()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ana.page.locator(".other").filter(has_text="Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("button", name="Yes").click()
    expect(ben.page.get_by_text("No games yet")).to_be_visible()
    expect(ana.page.locator(".other").filter(has_text="Bot")).to_have_count(2)
    expect(ana.page.get_by_role("tabpanel")).to_contain_text("leaves the table")


def test_a_spectator_sees_the_table_and_is_asked_nothing(arrive: Arrive) -> None:
    ana, carl = arrive(), arrive(settings={"name": "Carl"})
    game = sit_down(ana, saved_game(3, "BUILD"))
    carl.open(f"#/watch/{game}")
    expect(carl.page.locator("#question")).to_have_attribute("data-question", "BUILD")
    expect(carl.page.locator(".spot.legal, #question .chip")).to_have_count(0)
    bar = carl.page.locator("#question")
    expect(bar.get_by_role("heading")).to_have_text("Ana may build")
    expect(bar).to_contain_text("chooses the builder")
    Player(ana).answer(asked(ana.page))
    expect(carl.page.locator("#question")).not_to_have_attribute("data-question", "BUILD")


def test_a_draft_of_the_mayor_outlives_a_reload(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(4, "PLACE"))
    asked(ana.page)
    ana.page.locator("[data-do=clear]").click()
    empty = empty_circles(ana.page)
    all_empty = empty.count()
    empty.nth(1).click()
    expect(empty).to_have_count(all_empty - 1)
    drafted = labels(ana)
    ana.page.reload()
    expect(empty).to_have_count(all_empty - 1)
    assert labels(ana) == drafted


def labels(visitor: Visitor) -> list[str]:
    """The person on each circle."""
    circles = visitor.page.locator(".mine [data-drop] button")
    return list(circles.evaluate_all("circles => circles.map((circle) => circle.ariaLabel ?? circle.textContent)"))


def test_a_draft_of_the_mayor_outlives_a_lost_connection_and_is_sent_after_it(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(4, "PLACE"))
    asked(ana.page)
    ana.page.locator("[data-do=clear]").click()
    ana.tolerated = OFFLINE
    ana.context.set_offline(True)
    expect(ana.page.get_by_text("You are offline").first).to_be_visible()
    empty_circles(ana.page).first.click()
    before = labels(ana)
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("You are offline")).to_have_count(0)
    assert labels(ana) == before
    fill_circles(ana.page)
    Player(ana).send(ana.page.locator("[data-do=arrange]"))
    expect(ana.page.locator("#question")).not_to_have_attribute("data-question", "PLACE")


def test_an_answer_is_taken_back_against_bots(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, saved_game(3, "CHOOSE_ROLE"))
    asked(ana.page)
    roles = offered(ana)
    player = Player(ana)
    player.give("builder" if "builder" in roles else roles[0])
    player.send(ana.page.locator("[data-do=undo]"))
    expect(ana.page.locator("#question")).to_have_attribute("data-question", "CHOOSE_ROLE")
    assert offered(ana) == roles
    # There is nobody to ask for a takeback. A player who looks up a rule comes back to the game.
    ana.page.get_by_role("button", name="Menu").click()
    expect(ana.page.get_by_role("link", name="Rules")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Ask for a takeback")).to_have_count(0)
    ana.page.get_by_role("link", name="Rules").click()
    ana.page.get_by_role("link", name="Back to the game").click()
    assert offered(ana) == roles


def offered(visitor: Visitor) -> list[str]:
    return list(asked(visitor.page)["answers"])


def test_a_takeback_is_asked_for_and_granted(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive(settings={"name": "Ben"})
    sit_down(ana, saved_game(2, "CHOOSE_ROLE", rounds=2), chairs=("open",))
    follow(ben, invitation(ana))
    ben.page.get_by_role("button", name="Join").click()
    last: dict[str, Any] = {}
    while not ben.page.locator("#question.own").count():
        if ana.page.locator("#question.own").count():
            last = asked(ana.page)
            Player(ana).answer(last)
    Player(ben).answer(asked(ben.page))
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Ask for a takeback").click()
    ben.page.get_by_role("button", name="Accept").click()
    expect(ana.page.locator("#question.own")).to_have_attribute("data-question", last["question"])
    assert asked(ana.page) == last


def test_the_page_reconnects_after_the_server_was_killed_and_restarted(browser: Browser, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db") as served:
        ana = Visitor(browser.new_context(viewport=WIDE, locale="en-GB", service_workers="block"), served.url)
        ana.tolerated = ("net::ERR_", "WebSocket connection")
        sit_down(ana, saved_game(3, "BUILD"))
        asked(ana.page)
        served.kill()
        expect(ana.page.get_by_text("Connection lost").first).to_be_visible()
        served.start()
        expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
        Player(ana).answer(asked(ana.page))
        ana.close()


def test_a_server_that_was_killed_before_the_board_had_come_brings_it_later(browser: Browser, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db") as served:
        ana = Visitor(browser.new_context(viewport=WIDE, locale="en-GB", service_workers="block"), served.url)
        ana.tolerated = ("net::ERR_", "WebSocket connection", "dynamically imported module", "Unable to preload CSS")

        def kill_first(route: Route) -> None:
            served.kill()
            route.continue_()

        game = new_table(ana, saved_game(3, "BUILD"))
        ana.page.route(re.compile("/Game-.*js"), kill_first, times=1)
        ana.open(f"#/game/{game}")
        expect(ana.page.get_by_text("Connection lost").first).to_be_visible()
        expect(ana.page.get_by_text("could not be loaded")).to_be_visible()
        served.start()
        Player(ana).answer(asked(ana.page))
        ana.close()
