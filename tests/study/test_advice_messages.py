"""What is said about hints: decided once, as messages that page and terminal only format."""

from __future__ import annotations

import re
from typing import Any

import pytest

import puertorico as pr
from puertorico import locale
from puertorico.game.notation import ANSWER, BUILDING_NAMES, GOOD_NAMES, TILE_NAMES
from puertorico.locale.message_text import sentence, sentences, text
from puertorico.locale.words import Words
from puertorico.study.advice_messages import (
    PointsRace,
    behind,
    brief,
    certainty,
    chance,
    points_ahead,
    points_behind,
    reason_lines,
)
from puertorico.study.comparison import Estimate
from puertorico.study.expected_line import MOTIVES, ExpectedRole, Motive
from puertorico.study.phase_effects import Amount
from puertorico.study.point_sources import SOURCES
from puertorico.study.reason import FinalPoints, Reason, SeatAmount

ROLES = pr.Question.CHOOSE_ROLE
NAMES = ("Ana", "Ben", "Eva")
ENGLISH = Words("en", 0, NAMES)
MINUS = "\N{MINUS SIGN}"


def reason(**told: Any) -> Reason:
    """A reason of seat 0 with nothing in it but this."""
    nothing: dict[str, Any] = {"mine": (), "others": (), "other": None, "most": None, "ends": None, "final": ()}
    return Reason(**{"seat": 0, "compared_with": None, **nothing, **told})


def lines(question: pr.Question = ROLES, words: Words = ENGLISH, **told: Any) -> list[str]:
    return [sentence(words, line) for line in reason_lines(question, reason(**told))]


def sure(as_good: tuple[str, ...] = (), *, alone: bool = False, plan: bool = False, race: Any = None) -> str:
    answers = [ANSWER[answer] for answer in as_good]
    return sentences(ENGLISH, certainty(ROLES, answers, alone=alone, plan=plan, race=race))


@pytest.mark.parametrize(
    ("question", "answer", "words"),
    [
        ("CHOOSE_ROLE", "mayor", "Mayor"),
        ("BUILD", "build small_market", "Small Market"),
        ("BUILD", "pass", "Build nothing"),
        ("TRADE", "sell corn", "Sell corn"),
        ("LOAD", "load corn 5", "Load corn onto the 5-space ship"),
    ],
)
def test_a_role_or_a_building_is_named_and_other_answers_are_as_on_their_buttons(
    question: str, answer: str, words: str
) -> None:
    assert text(ENGLISH, brief(pr.Question[question], ANSWER[answer])) == words


def test_a_chance_is_told_with_how_far_off_it_may_be_never_as_if_it_were_certain() -> None:
    assert text(ENGLISH, chance(Estimate(0.623, 0.041))) == "about 62% chance of winning (±4)"
    assert text(ENGLISH, chance(Estimate(1.0, 0.0))) == "about 100% chance of winning (±1)"


def test_another_answer_is_told_by_how_much_worse_it_is() -> None:
    assert text(ENGLISH, behind(Estimate(0.031, 0.012))) == "about 3% lower chance of winning (±1)"
    assert text(ENGLISH, behind(Estimate(-0.02, 0.001))) == "about the same chance of winning (±1)"


def test_in_a_decided_game_points_are_told_instead_of_chances() -> None:
    assert text(ENGLISH, points_ahead(31.2, -8.21)) == "about 31 points at the end, 8.2 points behind"
    assert text(ENGLISH, points_ahead(31.2, 1.0)) == "about 31 points at the end, 1 point ahead"
    assert text(ENGLISH, points_behind(Estimate(2.14, 0.52))) == "about 2.1 points worse (±0.5)"
    assert text(ENGLISH, points_behind(Estimate(-0.3, 0.0))) == "about the same number of points (±0.1)"


def test_answers_that_cannot_be_told_apart_are_called_as_good() -> None:
    assert sure(("trader", "captain")) == "May be just as good: Trader and Captain."
    assert sure() == "Clearly better than the others."
    assert sure(alone=True) == "This is the only move."


def test_certainty_in_a_decided_game_is_about_points() -> None:
    lost, won = PointsRace(0.002, ANSWER["trader"], 2.14), PointsRace(0.99, ANSWER["trader"], 2.14)
    assert sure(race=lost) == (
        "Winning is almost impossible, so points count. Clearly the best, about 2.1 points better than “Trader”."
    )
    assert sure(("trader",), race=won) == "Winning is almost certain, so points count. May be just as good: Trader."


def test_of_a_whole_placement_it_is_said_whether_something_else_may_be_as_good_but_not_what() -> None:
    assert sure(("pass",), plan=True) == "Other moves may be just as good."
    assert sure(plan=True, race=PointsRace(0.99, ANSWER["pass"], 2.0)).endswith(" Clearly better than the others.")


def test_what_an_answer_brings_is_told_for_you_for_the_others_and_who_of_them_gets_most() -> None:
    now = (Amount("points", "", 4.0), Amount("barrels", "corn", -3.0))
    later = (Amount("output", "corn", 1.0), Amount("use", "office", 1.0))
    others = (Amount("points", "", 5.0), Amount("barrels", "", 1.0))
    assert lines(mine=now + later, others=others, most=SeatAmount(1, 4.0), ends=True) == [
        f"You: +4 points, {MINUS}3 corn; +1 corn per production; +Office in use",
        "Other players: +5 points, +1 barrel; most: Ben (4 points)",
        "The game ends after this round",
    ]


def test_what_one_other_player_gets_alone_is_told_by_name() -> None:
    assert lines(others=(Amount("doubloons", "", 2.0),), other=2) == ["Eva: +2 doubloons"]
    assert lines() == ["You keep what you have"]


def test_an_answer_is_compared_with_the_best_one_up_to_the_end_of_the_game() -> None:
    compared = lines(
        pr.Question.BUILD,
        compared_with="build small_market",
        mine=(Amount("buildings", "small_market", -1.0), Amount("full", "indigo", 1.0)),
        others=(Amount("doubloons", "", -1.0),),
        ends=False,
        final=(FinalPoints(0, -3.7, 0.82, "chips"), FinalPoints(1, 2.2, 0.5)),
    )
    own = f"{MINUS}Small Market; +1 indigo per full production; about {MINUS}3.7 points (±0.8) at the end"
    assert compared == [
        "Compared with “Small Market”:",
        f"You: {own}, mostly from shipping",
        f"Other players: {MINUS}1 doubloon",
        "Ben: about +2.2 points (±0.5) at the end",
        "The game does not end yet",
    ]
    assert lines(compared_with="captain") == ["Otherwise the same as “Captain” in this phase"]


def test_the_motives_of_an_answer_and_what_is_expected_next_are_told() -> None:
    motives = (Motive("saves", thing=Amount("barrels", "corn", 2.3)), Motive("role_first", 2))
    line = (ExpectedRole(1, "prospector"), ExpectedRole(0, "builder"))
    assert lines(motives=motives, line=line) == [
        "Why: saves corn from spoiling; takes the role before Eva does",
        "Expected next: Ben: Prospector, You: Builder",
    ]
    assert lines(motives=(Motive("builds", thing=Amount("buildings", "harbor", 1.0)),), compared_with="trader") == [
        "Otherwise the same as “Trader” in this phase",
        "“Trader”: leads to a building: Harbor",
    ]
    assert lines(best_line=line, compared_with="trader")[1] == (
        "Expected after “Trader”: Ben: Prospector, You: Builder"
    )


def test_an_analysis_names_the_player_who_answered_and_the_reader_in_the_third_person() -> None:
    motives = (Motive("role_first", 0),)
    assert lines(seat=1, other=0, compared_with="mayor", mine=(Amount("points", "", -1.0),), motives=motives) == [
        "Compared with “Mayor”:",
        f"Ben: {MINUS}1 point",
        "“Mayor”: takes the role before Ana does",
    ]


def test_tiles_are_named_and_counted_where_there_are_several() -> None:
    tiles = {"corn": 1.0, "indigo": 2.0, "quarry": 1.0, "forest": 2.0, "any": 1.26}
    assert lines(mine=tuple(Amount("tiles", tile, number) for tile, number in tiles.items())) == [
        "You: +Corn plantation, +2 \N{MULTIPLICATION SIGN} Indigo plantation, +1 quarry, +2 forests, +1.3 island tiles",
    ]


def test_players_without_names_are_told_by_their_seats_and_numbers_as_the_language_writes_them() -> None:
    assert lines(words=Words("de", 0), compared_with="settler", final=(FinalPoints(1, -2.2, 0.61),)) == [
        "Verglichen mit „Siedler“:",
        f"Platz 1: am Ende etwa {MINUS}2,2 Punkte (±0,6)",
    ]


@pytest.mark.parametrize("language", locale.languages())
def test_everything_that_can_be_told_has_words(language: str) -> None:
    people = ("points", "doubloons", "nobles", "colonists")
    mine = [
        *(Amount(kind, "", 2.0) for kind in people),
        *(Amount(kind, good, 1.0) for kind in ("barrels", "output", "full") for good in GOOD_NAMES),
        *(Amount("tiles", tile, 2.0) for tile in (*TILE_NAMES, "forest", "any")),
        *(Amount(kind, name, -1.0) for kind in ("buildings", "use") for name in BUILDING_NAMES),
        Amount("use", "quarry", 1.0),
    ]
    things = {"builds": Amount("buildings", "harbor", 1.0), "in_time": Amount("buildings", "harbor", 1.0)}
    corn = Amount("barrels", "corn", 2.0)
    found = lines(
        words=Words(language, 0, NAMES),
        mine=tuple(mine),
        others=tuple(Amount(kind, "", 1.0) for kind in (*people, "barrels")),
        most=SeatAmount(1, 1.0),
        final=tuple(FinalPoints(0, 5.0, 1.0, source) for source in SOURCES),
        ends=False,
        motives=tuple(Motive(kind, 1, things.get(kind, corn), "captain") for kind in MOTIVES),
        line=(ExpectedRole(1, "mayor"),),
    )
    assert len(found) == 5
    for line in found:
        assert not re.search(r"[{}$]|\b(count|tile|building|hint|effect|motive)-", line), line
