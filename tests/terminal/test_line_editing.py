"""Line editing in the line mode: completion with Tab, and what was typed before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from patience import wait_until
from pseudo_terminal import PseudoTerminal

import puertorico as pr
from puertorico.locale.words import Words
from puertorico.terminal.line_editing import completions

ENGLISH = Words("en", 0)
UP, LEFT, BACKSPACE = "\x1b[A", "\x1b[D", "\x7f"


def completed(typed: str, game: pr.Game, words: Words = ENGLISH) -> list[str]:
    shown = {answer: words.answer(game.question, answer, 1) for answer in game.answers}
    return completions(words, shown, ["corn", "coffee", "hacienda"], game.question.name == "PLACE", typed)


def building() -> pr.Game:
    game = pr.Game.new(3, seed=7)
    game.play("builder")
    return game


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("small m", ["Small Market"]),
        ("Small ", ["Small Indigo Plant", "Small Sugar Mill", "Small Market", "Small Warehouse"]),
        ("build the ha", ["Build the Hacienda for 1 doubloon"]),
        ("build n", ["Build nothing"]),
        ("? har", ["? Harbor"]),
        ("? cap", ["? Captain"]),
        ("? opp", ["? opponents"]),
        ("lang", ["language "]),
        ("language p", ["language pl"]),
        ("xyzzy", []),
    ],
)
def test_tab_completes_answers_commands_and_what_follows_them(typed: str, expected: list[str]) -> None:
    assert completed(typed, building()) == expected


def test_tab_on_an_empty_line_offers_every_answer() -> None:
    game = building()
    assert len(completed("", game)) == len(game.answers)


def test_names_are_completed_in_every_language_without_their_accents() -> None:
    assert completed("grosser m", building(), Words("de", 0)) == []
    assert completed("kleine ma", building(), Words("de", 0)) == ["Kleine Markthalle"]
    assert completed("burg", pr.Game.new(3, seed=7), Words("de", 0)) == ["Bürgermeister"]


def test_a_placement_is_completed_place_by_place() -> None:
    seat: dict[str, Any] = {"island": {"corn": {}, "coffee": {}}, "city": {"hacienda": {}}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [seat], "answers": ["mayor", "colonist"]}, seed=1)
    assert completed("co", game) == ["Corn ", "Coffee "]
    assert completed("corn 1, ha", game) == ["corn 1, Hacienda "]


def test_people_edit_complete_and_recall_what_they_type(tmp_path: Path) -> None:
    """Arrow keys edit and recall the line; they are not printed as `^[[A`."""
    with PseudoTerminal(["terminal", "--plain", "--seed", "7", "--players", "3"], tmp_path) as terminal:

        def see(text: str) -> None:
            wait_until(lambda: text in terminal.drawn, text)

        see("?: help): ")
        terminal.press("settxler" + 3 * LEFT + BACKSPACE + "\r")
        see("You choose the settler")
        see("Which tile do you take?")
        terminal.press("nonsense\r")
        see("Not understood: 'nonsense'")
        terminal.press(2 * UP + "\r")
        see("Not understood: 'settler'")
        terminal.press("quar\t\r")
        see("You take a quarry")
        assert "^[[" not in terminal.drawn
        terminal.press("q\r")
        assert terminal.ended() == 0
