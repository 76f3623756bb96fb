"""Whole games as text: what is written reads back, and a wrong line is named."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from play import play, seat, texts
from rule_sets import OPTION_SETS, RULE_SETS, rule_set_name

import puertorico as pr


def complaint(text: Any) -> str:
    """What `from_text` says is wrong."""
    with pytest.raises(pr.InvalidText) as error:
        pr.Game.from_text(text)
    return str(error.value)


def small_game() -> pr.Game:
    """A short game of three that is over."""
    game = pr.Game.new(players=3, max_rounds=2, seed=4)
    rng = random.Random(4)
    while not game.is_over:
        game.play(rng.choice(game.answers))
    return game


@pytest.mark.parametrize("rules", RULE_SETS + OPTION_SETS, ids=rule_set_name)
def test_a_game_reads_back_from_its_text_in_the_middle_and_at_the_end(rules: dict[str, Any]) -> None:
    game = pr.Game.new(**rules, seed=5)
    rng = random.Random(5)
    stops = {1, 40, 150}
    for number in itertools.count():
        if number in stops or game.is_over:
            text = game.to_text()
            same = pr.Game.from_text(text, seed=5)
            assert same.record == game.record
            assert same.answers == game.answers
            assert same.to_text() == text
            assert len(same.log) == len(game.log)
        if game.is_over:
            break
        game.play(rng.choice(game.answers))
    assert "\nscores\n" in text


def test_a_game_read_from_text_continues_as_the_original_would() -> None:
    """Draws are numbered: with the same seed the same tiles are turned up."""
    game = pr.Game.new(players=4, seed=21)
    same = pr.Game.from_text(game.to_text(), seed=21)
    for player in (game, same):
        rng = random.Random(1)
        while not player.is_over:
            player.play(rng.choice(player.answers))
    assert same.record == game.record


def test_the_draft_reads_back_from_position_and_text() -> None:
    game = pr.Game.new(players=3, expansions=["new_buildings"], seed=1)
    play(game, "choose aqueduct", "choose library", "choose wharf")
    for same in (pr.Game.from_position(game.position(), seed=1), pr.Game.from_text(game.to_text(), seed=1)):
        assert same.record == game.record
        assert same.question.name == "DRAFT"
        assert "choose union_hall" not in texts(same)


def test_a_text_read_with_manual_chance_waits_for_chance() -> None:
    text = pr.Game.new(players=3, seed=1, chance="manual").to_text()
    game = pr.Game.from_text(text, chance="manual")
    assert game.seat == pr.CHANCE
    assert pr.Game.from_text(text, chance="auto").question.name == "CHOOSE_ROLE"


def test_the_seed_is_in_no_text_and_no_position() -> None:
    game = pr.Game.new(players=4, seed=987654321)
    game.play("settler")
    assert "987654321" not in game.to_text()
    assert "987654321" not in json.dumps(game.position())


def test_comments_empty_lines_and_indents_do_not_matter() -> None:
    text = small_game().to_text()
    bare = [line.strip() for line in text.splitlines() if not line.strip().startswith("#")]
    header_end = bare.index("")
    noisy = ["", "# a comment", *bare[:header_end], "", *(f"\t{line}\n\n# more" for line in bare[header_end:])]
    assert pr.Game.from_text("\r\n".join(noisy)).record == pr.Game.from_text(text).record


def test_headings_are_for_the_reader() -> None:
    text = small_game().to_text()
    lines = [line for line in text.splitlines() if not line.startswith(("round", "setup"))]
    assert pr.Game.from_text("\n".join(lines)).record == pr.Game.from_text(text).record


@pytest.mark.parametrize(
    ("header", "rules"),
    [
        ("players: 4", {"players": 4, "expansions": []}),
        ("players: 2\nexpansions:", {"players": 2, "expansions": []}),
        ("expansions: nobles\nplayers: 3", {"players": 3, "expansions": ["nobles"]}),
        ("players: 5\nexpansions: nobles, new_buildings", {"players": 5, "expansions": ["new_buildings", "nobles"]}),
        ("players: 5\nvp_5p: 122", {"players": 5, "expansions": [], "vp_5p": 122}),
        ("players: 5\nvp_5p: 126\nhidden_vp: True", {"players": 5, "expansions": []}),
        ("players: 4\nforce_largest_ship: True", {"players": 4, "expansions": [], "force_largest_ship": True}),
        ("players: 4\ndraft_exclusions: both", {"players": 4, "expansions": [], "draft_exclusions": "both"}),
        ("players: 4\nmax_rounds: 7", {"players": 4, "expansions": [], "max_rounds": 7}),
    ],
)
def test_the_header_contains_the_rules(header: str, rules: dict[str, Any]) -> None:
    assert pr.Game.from_text(f"puertorico 1\n{header}\n").position()["rules"] == rules


@pytest.mark.parametrize(
    ("header", "what"),
    [
        ("", "the header must have the number of players"),
        ("players: 7", "header: players must be 2, 3, 4 or 5, got 7"),
        ("players: four", "header: players must be 2, 3, 4 or 5, got 'four'"),
        ("players: 4\nplayers: 4", "line 3 must be a new `name: value` of the header, got 'players: 4'"),
        ("players 4", "line 2 must be a new `name: value` of the header, got 'players 4'"),
        ("players: 4\nexpansions: pirates", "header: unknown expansion: 'pirates'"),
        ("players: 4\nexpansions: nobles, nobles", "header: expansion 'nobles' is listed twice"),
        ("players: 4\nvp_5p: 124", "header: vp_5p must be one of 126, 122, got 124"),
        ("players: 4\nhidden_vp: yes", "header: hidden_vp must be one of False, True, got 'yes'"),
        ("players: 4\nmax_rounds: " + "9" * 50, "header: max_rounds must be an integer from 1 to 500, got '9999"),
        ("players: 4\nbots: 3", "header: unknown lines: 'bots'"),
        ("players: 4\nchance: manual", "header: unknown lines: 'chance'"),
        ("players: 4\ncls: 1", "header: unknown lines: 'cls'"),
        (
            "players: 4\na: 1\nb: 1\nc: 1\nd: 1\ne: 1\nf: 1",
            "header: unknown lines: 'a', 'b', 'c', 'd', 'e' and 1 more; valid lines: players",
        ),
        ("players: 4\nposition: {", "header: position must be JSON"),
        ("players: 4\nposition: " + "1" * 5000, "header: position must be JSON"),
        ("players: 4\nposition: " + "[" * 100_000, "header: position must be JSON"),
        ("players: 4\nposition: 5", "header: position must be a mapping, got 5"),
        ('players: 4\nposition: {"rules":{"players":9}}', "header: rules: players must be 2, 3, 4 or 5, got 9"),
        (
            'players: 4\nposition: {"rules":{"players":3}}',
            "header: players must be '3' as at the start, got '4'",
        ),
    ],
)
def test_a_wrong_header_is_named(header: str, what: str) -> None:
    assert what in complaint(f"puertorico 1\n{header}\n")


def test_a_header_with_a_position_may_leave_its_rules_out() -> None:
    position = {"rules": {"players": 4, "expansions": ["nobles"]}, "seats": [{"doubloons": 9}]}
    game = pr.Game.from_text(f"puertorico 1\nposition: {json.dumps(position)}\nhidden_vp: True\n")
    assert seat(game, 0)["doubloons"] == 9


@pytest.mark.parametrize("text", ["", "\n\n# only a comment", "puertorico 2\nplayers: 4", "{}", "\0", "players: 4"])
def test_the_first_line_names_the_format(text: str) -> None:
    assert complaint(text) == "the first line must be 'puertorico 1'"


@pytest.mark.parametrize("text", [None, 5, b"puertorico 1", ["puertorico 1"]])
def test_a_text_is_a_string(text: Any) -> None:
    assert "a game text must be a string" in complaint(text)


def test_a_text_longer_than_any_game_is_refused_immediately() -> None:
    assert "must have at most 4000000 characters, got 5000000" in complaint("#" * 5_000_000)


START = "puertorico 1\nplayers: 3\n\nchance: turn corn\nchance: turn corn\nchance: turn sugar\nchance: turn coffee\n"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("0: dance", "line 8: unknown answer 'dance'"),
        ("0: take corn", "line 8: 'take corn' is not legal: this does not answer the question"),
        ("1: settler", "line 8 must be an answer of 0 to CHOOSE_ROLE, got '1: settler'"),
        ("chance: turn corn", "line 8 must be an answer of 0 to CHOOSE_ROLE, got 'chance: turn corn'"),
        ("settler!", "line 8 must be `seat: answer`, a heading or a `#` comment, got 'settler!'"),
        ("7: settler", "line 8 must be `seat: answer`, a heading or a `#` comment, got '7: settler'"),
        ("0: settler\n1: pass", "line 9 must be an answer of 0 to TAKE_TILE, got '1: pass'"),
        ("0: settler\n\n0: take coffee\n1: take coffee", "line 11: 'take coffee' is not legal: there is none to take"),
        ("\0", "line 8 must be `seat: answer`, a heading or a `#` comment, got '\\x00'"),
        ("0: " + "x" * 10_000, "line 8: unknown answer 'xxx"),
        ("scores", "line 8: scores must follow the end of the game"),
    ],
)
def test_a_wrong_answer_is_named_with_its_line(line: str, what: str) -> None:
    found = complaint(START + line + "\n")
    assert found.startswith(what)
    assert len(found) < 200


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("seat 0: 999 (nothing)", ": the score of seat 0 must be "),
        ("seat 3: 5", " must be the score of a seat, got 'seat 3: 5'"),
        ("0: settler", " must be the score of a seat, got '0: settler'"),
    ],
)
def test_wrong_scores_are_named_with_their_line(line: str, what: str) -> None:
    text = small_game().to_text()
    number = len(text.splitlines()) + 1
    assert complaint(text + line).startswith(f"line {number}{what}")


def test_an_answer_after_the_end_is_named_with_its_line() -> None:
    text = small_game().to_text().partition("scores")[0]
    number = len(text.splitlines()) + 1
    assert complaint(text + "0: settler").startswith(f"line {number}: the game is already over, got '0: settler'")
