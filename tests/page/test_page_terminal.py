"""A table at which one person sits at a terminal and another one at a browser."""

from __future__ import annotations

import re
from pathlib import Path

from browser import Arrive, one_browser, page_server, visitors
from clicking import OVER, Player, asked, open_table
from playwright.sync_api import expect
from pseudo_terminal import PseudoTerminal

__all__ = ["one_browser", "page_server", "visitors"]


def test_a_player_in_the_terminal_and_one_in_the_browser_finish_a_game(arrive: Arrive, tmp_path: Path) -> None:
    ana = arrive()
    ana.tolerated = ("Service Worker registration blocked",)  # the tests block it
    open_table(ana.open(), ("Open seat", "Newcomer"), rounds=2)
    link = ana.page.get_by_role("textbox", name="Invite friends").input_value()
    with PseudoTerminal(["join", link, "--name", "Ben"], tmp_path) as terminal:
        expect(ana.page.locator("#question")).to_be_visible()
        bar, player = ana.page.locator("#question"), Player(ana, 1)
        while bar.get_attribute("data-question") != OVER:
            if ana.page.locator("#question.own").count():
                player.answer(asked(ana.page))
                continue
            assert terminal.process.poll() is None, terminal.drawn
            # Keys that come faster than a busy machine draws would wait in a long queue, so Ben waits until the screen
            # is still. If Ben is asked, a number gives an answer or fills a circle; Enter sends the placement.
            if terminal.is_still():
                terminal.press("12345\r" if bar.get_attribute("data-question") == "PLACE" else "1")
            ana.page.wait_for_timeout(50)
        expect(ana.page.locator("[data-end]")).to_contain_text(re.compile("Ana.*Ben|Ben.*Ana", re.S))
        while "The game is over" not in terminal.drawn:
            ana.page.wait_for_timeout(50)
        # It closes whatever Ben's last numbers opened, and then leaves the table.
        while terminal.process.poll() is None:
            if terminal.is_still():
                terminal.press("q")
            ana.page.wait_for_timeout(50)
        assert terminal.ended() == 0, terminal.drawn[-4000:]
