"""Puzzles in the page: found from the start page, solved on the board, explained, and counted."""

from __future__ import annotations

import re
from datetime import date

import pytest
from browser import NARROW, WIDE, Arrive, Visitor, one_browser, page_server, visitors
from playwright.sync_api import Locator, ViewportSize, expect
from test_page_everyone import violations

from puertorico.study.puzzle import Puzzle, daily_puzzles, find_puzzle, puzzles

__all__ = ["one_browser", "page_server", "visitors"]


def role_puzzle() -> Puzzle:
    """Return a puzzle that asks for a role."""
    return next(puzzle for puzzle in puzzles() if puzzle.question == "CHOOSE_ROLE")


def solution(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.solution")


def press(visitor: Visitor, answer: str) -> None:
    """Press an answer in the question bar."""
    visitor.page.locator(f"#question [data-answer='{answer}']").first.click()


def test_a_puzzle_of_the_day_is_solved_and_the_streak_begins(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("#/")
    ana.page.get_by_role("link", name="Puzzles of the day").click()
    links = ana.page.locator("[data-puzzle]")
    expect(links).to_have_count(3)
    today = [link.get_attribute("data-puzzle") for link in links.all()]
    assert today == [puzzle.id for puzzle in daily_puzzles(date.fromisoformat(_day_of(ana)))]
    links.first.click()
    puzzle = find_puzzle(str(today[0]))
    assert puzzle is not None
    press(ana, puzzle.best.text)
    expect(solution(ana)).to_contain_text("Right:")
    expect(solution(ana)).to_contain_text(re.compile(r"about \d+% chance of winning"))
    expect(solution(ana)).to_contain_text("The second best:")
    expect(ana.page.locator(".side")).to_contain_text("Solved 1 day in a row")
    ana.page.locator("[data-do=next-puzzle]").click()
    expect(ana.page).to_have_url(re.compile(re.escape(str(today[1])) + "$"))
    ana.open("#/puzzles")
    expect(links.first).to_contain_text("solved")
    assert not violations(ana.page)


def _day_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("new Date().toLocaleDateString('sv')"))


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_wrong_answer_is_explained_and_compared_with_the_best(arrive: Arrive, size: ViewportSize) -> None:
    puzzle = role_puzzle()
    ana = arrive(viewport=size)
    ana.open(f"#/puzzle/{puzzle.id}")
    wrong = puzzle.answers[1]
    press(ana, wrong.answer)
    expect(solution(ana)).to_contain_text("Not the best move.")
    expect(solution(ana)).to_contain_text(re.compile(r"about \d+% lower chance of winning"))
    expect(solution(ana)).to_contain_text("Compared with “")
    assert not violations(ana.page)


def test_a_puzzle_is_solved_by_pressing_the_piece_on_the_board(arrive: Arrive) -> None:
    puzzle = role_puzzle()
    ana = arrive()
    ana.open(f"#/puzzle/{puzzle.id}")
    ana.page.locator(f"[data-target='role:{puzzle.best.text}']").click()
    expect(solution(ana)).to_have_attribute("data-right", "true")


def test_an_unknown_puzzle_leads_back_to_those_of_the_day(arrive: Arrive) -> None:
    ana = arrive()
    ana.tolerated = ("404",)
    ana.open("#/puzzle/999999999-9")
    ana.page.get_by_role("link", name="Puzzles of the day").click()
    expect(ana.page.locator("[data-puzzle]")).to_have_count(3)
