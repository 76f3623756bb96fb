"""Playing through the page: every answer is given with the mouse, on a piece or on a button of the question."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any

from browser import Visitor
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import puertorico as pr
from puertorico import bots
from puertorico.game.notation import QUESTION_VERBS

# What is asked, once the page waits for us or the game is over.
_ASKED = """
() => {
  const bar = document.querySelector("#question");
  if (!bar) return null;
  const { question, seat } = bar.dataset;
  if (question === "OVER") return { question, answers: [] };
  if (!bar.classList.contains("own")) return null;
  const done = bar.querySelector("[data-do=arrange], [data-do=barrels], [data-do=pay]");
  if (done) return done.disabled ? null : { question, answers: [], seat: Number(seat) };
  const chips = [...bar.querySelectorAll(".answers [data-answer]")];
  if (!chips.length || chips.some((chip) => chip.ariaDisabled === "true")) return null;
  return { question, seat: Number(seat), answers: chips.map((chip) => chip.dataset.answer) };
}
"""
OVER = "OVER"
# In milliseconds; looking at every picture would make the browser draw all the time.
_OFTEN = 25
# Where to click on one of the pieces that a selector finds; null if something is above it.
_CENTRE = """
([selector, which]) => {
  window.told = null;
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const piece = shown[Math.floor(which * shown.length)];
  piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left = 0, top = 0, width = 0, height = 0 } = piece?.getBoundingClientRect() ?? {};
  const center = [left + width / 2, top + height / 2];
  return piece?.contains(document.elementFromPoint(...center)) ? center : null;
}
"""
# How many pieces each selector finds.
_COUNTS = """
(selectors) => selectors.map(
  (one) => [...document.querySelectorAll(one)].filter((piece) => piece.checkVisibility()).length)
"""
# What came of a command, once its news has come; or that the page asks whether we are sure.
_TOLD = """
() => {
  if (document.querySelector("#question .sure .main")) return { sure: true };
  const { told, heard } = window;
  return told && (!told.ok || heard >= told.version) ? told : null;
}
"""

Choose = Callable[[dict[str, Any]], str]


# What the page shows and what the server says instead of a question.
_STATE = """
async () => {
  const bar = document.querySelector("#question");
  const game = location.hash.match(/[a-z0-9]{10}/)?.[0];
  const response = game && (await fetch(`api/games/${game}`));
  const { version, moved, question, paused, bot_in, status } = response ? await response.json() : {};
  return {
    address: location.href,
    heard: window.heard,
    told: window.told,
    bar: bar && { ...bar.dataset, own: bar.classList.contains("own"), text: bar.innerText },
    server: { version, moved, status, paused, bot_in, name: question?.name, seat: question?.seat },
  };
}
"""


def asked(page: Page) -> dict[str, Any]:
    """Wait until the page asks us something, or the game is over. If it never does, tell what it shows instead."""
    try:
        return dict(page.wait_for_function(_ASKED, polling=_OFTEN).json_value())
    except PlaywrightTimeout:
        raise AssertionError(f"the page asks nothing: {page.evaluate(_STATE)}") from None


class Player:
    """Plays at a table that is open in a visitor's page."""

    def __init__(self, visitor: Visitor, seed: int = 0, choose: Choose | None = None) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.rng = random.Random(seed)
        self._choose = choose or self._any
        self.given: list[str] = []

    def _any(self, question: dict[str, Any]) -> str:
        # A player who often passes makes long games without anything in them.
        real = [text for text in question["answers"] if text != "pass"]
        return str(self.rng.choice(real or question["answers"]))

    def play(self, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> dict[str, Any]:
        """Answer until the game is over or something is asked that is waited for; what that is."""
        while True:
            question = asked(self.page)
            if question["question"] == OVER or until(question):
                return question
            self.answer(question)

    def answer(self, question: dict[str, Any]) -> None:
        self.given.append(question["question"])
        if question["question"] == "PLACE":
            fill_circles(self.page)
            self.press("[data-do=arrange]")
        elif question["question"] == "STORE":
            self.press("[data-do=barrels]")
        elif self.page.locator("[data-do=barrels]").count():
            self.page.locator("#question [data-barrel]").first.click()
            self.press("[data-do=barrels]")
        elif self.page.locator("[data-do=pay]").count():
            pay(self.page)
            self.press("[data-do=pay]")
        else:
            self.give(self._choose(question))

    def give(self, text: str) -> None:
        """Give this answer on a piece of the board or in the bar, as it happens."""
        self.given.append(text)
        piece, several = f'.spot[data-answer="{text}"]', f'.spot[data-answers*="|{text}|"]'
        on_pieces, in_menus = self.page.evaluate(_COUNTS, [piece, several]) if self.rng.random() < 0.5 else [0, 0]
        if on_pieces:
            self.press(piece, self.rng.random())
        elif in_menus:
            self.page.locator(f"{several}:visible").first.click()
            self.press(f'.choices [data-answer="{text}"]')
        else:
            self.press(f'#question .answers [data-answer="{text}"]')

    def press_key(self, question: dict[str, Any], text: str) -> None:
        """Give this answer by its number, which is faster than by mouse."""
        self.given.append(text)
        self.page.evaluate("window.told = null")
        self.page.keyboard.press(str(question["answers"].index(text) + 1))
        self._hear()

    def press(self, selector: str, which: float = 0) -> None:
        """Press one of these pieces (of three, the second is at 0.5), and wait for the news of its command."""
        center = self.page.evaluate(_CENTRE, [selector, which])
        if center:
            self.page.mouse.click(*center)
        else:
            self.page.locator(f"{selector}:visible").first.click()
        self._hear()

    def send(self, key: Locator) -> None:
        """Press what sends a command, and wait until its news has come."""
        self.page.evaluate("window.told = null")
        key.click()
        self._hear()

    def _hear(self) -> None:
        told = self.page.wait_for_function(_TOLD, polling=_OFTEN).json_value()
        if "sure" in told:
            self.press("#question .sure .main")
            return
        assert told["ok"], f"{told['text']} after {self.given[-5:]}"


def empty_circles(page: Page) -> Locator:
    return page.locator(".mine [data-drop]").get_by_role("button", name=re.compile("empty circle", re.IGNORECASE))


def fill_circles(page: Page) -> None:
    """Put people on circles until all have a place, or no circle is empty."""
    done = page.locator("[data-do=arrange]")
    for _ in range(60):
        if done.get_attribute("aria-disabled") == "false":
            return
        empty_circles(page).first.click()
    raise AssertionError("the placement never ends")


def pay(page: Page) -> None:
    """Choose something at the Black Market until nothing is missing, beginning with what is asked last."""
    for group in reversed(page.locator("#question .answers").all()):
        if page.locator("[data-do=pay]").get_attribute("aria-disabled") == "false":
            return
        group.locator("[data-answer]").first.click()


def choose_key(page: Page, name: str) -> None:
    """One of a row of keys: what is seen of such a radio button is its label."""
    page.locator("label", has=page.get_by_role("radio", name=name, exact=True)).click()


def start_game(visitor: Visitor, players: int, expansions: tuple[str, ...] = (), level: str = "Newcomer") -> None:
    """From the start page to the board."""
    page = visitor.page
    choose_key(page, str(players))
    choose_key(page, level)
    for name in expansions:
        page.get_by_role("checkbox", name=name).check()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#question")).to_be_visible()


def open_table(
    visitor: Visitor, chairs: tuple[str, ...], expansions: tuple[str, ...] = (), rounds: int | None = None
) -> None:
    """Create a table through the form on the start page; a seat is `Open seat` or a bot level."""
    page = visitor.page
    page.get_by_role("link", name="Create table").click()
    choose_key(page, str(len(chairs) + 1))
    for number, who in enumerate(chairs, start=2):
        label = who if who == "Open seat" else f"Bot: {who}"
        page.get_by_role("combobox", name=f"Seat {number}").select_option(label=label)
    for name in expansions:
        page.get_by_role("checkbox", name=name).check()
    if rounds is not None:
        page.get_by_text("Rule options").click()
        page.get_by_role("spinbutton").fill(str(rounds))
        page.get_by_role("spinbutton").blur()
    page.get_by_role("button", name="Create table").click()


@cache
def saved_game(players: int, question: str = "", *, expansions: tuple[str, ...] = (), rounds: int = 7) -> str:
    """The text of a game of planners, broken off where the first seat is asked this, no later than in that round."""
    for seed in count(5):
        game = pr.Game.new(players, expansions, seed=seed)
        bots.play_game(game, [bots.make("planner", seed=seat) for seat in range(players)])
        with suppress(IndexError):
            while question and not _begins(game, question, rounds):
                game.undo()
            return game.to_text()
    raise AssertionError


def _begins(game: pr.Game, question: str, rounds: int) -> bool:
    """Is this asked here? A placement is answered kind by kind: only the first one counts."""
    if game.round > rounds or not _asks(game, question):
        return False
    if question != "PLACE":
        return True
    before = game.copy()
    before.undo()
    return not _asks(before, question)


def _asks(game: pr.Game, question: str) -> bool:
    return game.seat == 0 and game.question.name == question


# What a player can be asked: the Library asks in games for two with an option, the others in any game with everything.
QUESTIONS = tuple(question.name for question in QUESTION_VERBS if question.name != "CHANCE")


@cache
def games_asking() -> dict[str, str]:
    """For every question a game in which the first seat is asked it, as its text."""
    found: dict[str, str] = {}
    for seed in count():
        for players, once in ((3, False), (2, True)):
            game = pr.Game.new(players, ("new_buildings", "nobles"), seed=seed, library_2p_once_per_round=once)
            rng = random.Random(seed)
            while not game.is_over:
                if game.seat == 0 and game.question.name not in found:
                    found[game.question.name] = game.to_text()
                game.play(rng.choice(game.answers))
            if set(QUESTIONS) <= set(found):
                return found
    raise AssertionError


def sit_down(
    visitor: Visitor, text: str, level: str = "newcomer", chairs: tuple[str, ...] = (), **settings: object
) -> str:
    """Load a saved game on the first seat, with bots and `open` seats for the others; return its id."""
    game = new_table(visitor, text, level, chairs, **settings)
    visitor.open(f"#/game/{game}")
    expect(visitor.page.locator("#question, h1").first).to_be_visible()
    return game


def new_table(
    visitor: Visitor, text: str, level: str = "newcomer", chairs: tuple[str, ...] = (), **settings: object
) -> str:
    """Do the same without opening the table."""
    players = int(text.split("players: ")[1][0])
    others = [
        {"kind": who} if who == "open" else {"kind": "bot", "bot": who} for who in chairs or (players - 1) * (level,)
    ]
    answer = visitor.page.request.post(
        f"{visitor.url}/api/games",
        data={
            "seats": [{"kind": "me", "name": "Ana"}, *others],
            "settings": {"pace": "instant", "random_seats": False, **settings},
            "text": text,
        },
    )
    assert answer.ok, answer.text()
    return str(answer.json()["game"])
