"""Reasons that teach: the expected line, motives in a player's words, and where final points come from."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from typing import Any

import msgspec
from play import play

import puertorico as pr
from puertorico.game.notation import ANSWER
from puertorico.study.advice_messages import reason_lines
from puertorico.study.advice_text import in_english
from puertorico.study.expected_line import (
    Continuation,
    ExpectedRole,
    Motive,
    blocked_by,
    expected_lines,
    motives,
    steps,
)
from puertorico.study.outlook import Outlook, add_outlook
from puertorico.study.phase_effects import Amount
from puertorico.study.point_sources import final_sheets, main_source
from puertorico.study.reason import FinalPoints, Reason, explain_effect

ROLES = pr.Question.CHOOSE_ROLE


def lines(**changes: Any) -> list[Continuation]:
    """Three equal continuations of a game of two."""
    return [replace(Continuation(chips=[0, 0], doubloons=[0, 0]), **changes) for _ in range(3)]


def found(best: str, one: list[Continuation], other: list[Continuation]) -> list[Motive]:
    return list(motives(ANSWER[best], one, other, 0))


def test_an_event_after_both_answers_is_not_a_motive() -> None:
    same = lines(roles=[ExpectedRole(1, "trader")], sold={(1, "coffee")}, ends=True)
    assert found("captain", same, same) == []


def test_motives_are_what_is_expected_only_after_the_best_answer() -> None:
    corn, coffee = Amount("barrels", "corn", 2.0), Amount("barrels", "coffee", 1.0)
    harbor = Amount("buildings", "harbor", 1.0)
    plain = lines()
    assert found("captain", plain, lines(spoiled=spoiled(0, "corn", 2))) == [Motive("saves", thing=corn)]
    assert found("captain", lines(spoiled=spoiled(1, "corn", 2)), plain) == [Motive("spoils", 1, corn)]
    assert found("trader", plain, lines(takers={"trader": 1})) == [Motive("role_first", 1)]
    sells = lines(sold={(0, "coffee")})
    assert found("craftsman", lines(sold={(0, "coffee")}, later={(0, "coffee")}), plain) == [
        Motive("sells", thing=coffee)
    ]
    assert found("trader", sells, plain) == [], "that the trader sells says nothing"
    both, blocked = lines(sold={(0, "coffee"), (1, "coffee")}), lines(sold={(0, "coffee")}, blocked={(1, "coffee")})
    assert found("trader", blocked, both) == [Motive("blocks_sale", 1, coffee)]
    assert found("trader", sells, both) == [], "the other player does not sell for another reason"
    assert found("trader", lines(built={(0, "harbor")}, later={(0, "harbor")}), plain) == [
        Motive("builds", thing=harbor)
    ]
    assert found("builder", lines(built={(0, "harbor")}), plain) == [], "that the builder builds says nothing"
    assert found("build harbor", lines(built={(0, "harbor")}, manned_for={("harbor", "captain")}), plain) == [
        Motive("in_time", thing=harbor, role="captain")
    ]
    assert found("mayor", lines(chips=[3, 0]), plain) == [Motive("ships", thing=Amount("points", "", 3.0))]
    assert found("captain", lines(chips=[3, 0]), plain) == [], "that the captain ships says nothing"
    assert found("mayor", plain, lines(chips=[0, 2])) == [Motive("ships_less", 1, Amount("points", "", 2.0))]
    assert found("mayor", lines(doubloons=[4, 0]), plain) == [Motive("money", thing=Amount("doubloons", "", 4.0))]


def spoiled(seat: int, good: str, number: int) -> Counter[tuple[int, str]]:
    return Counter({(seat, good): number})


def test_the_leader_ends_the_game_and_the_others_keep_it_open() -> None:
    ahead, behind, goes_on = lines(ends=True, leads=True), lines(ends=True), lines()
    assert found("captain", ahead, goes_on) == [Motive("ends_ahead")]
    assert found("captain", behind, goes_on) == []
    assert found("mayor", goes_on, behind) == [Motive("keeps_open")]
    assert found("mayor", goes_on, ahead) == []


def test_a_difference_that_the_continuations_do_not_agree_on_is_no_motive() -> None:
    one = [replace(line, doubloons=[money, 0]) for line, money in zip(lines(), (0, 0, 9), strict=True)]
    assert found("mayor", one, lines()) == []


def test_a_sale_blocks_only_players_who_could_still_sell_that_barrel() -> None:
    """Three kinds are in the house: seat 0 takes the last place (3.5). Seat 1 has coffee, seat 2 only sugar."""
    seats = [{"goods": {"tobacco": 1}}, {"goods": {"coffee": 1}}, {"goods": {"sugar": 1}}]
    house = ["corn", "indigo", "sugar"]
    game = pr.Game.from_position({"rules": {"players": 3}, "trading_house": house, "seats": seats}, seed=1)
    play(game, "trader", "sell tobacco")
    (sale,) = [entry for entry in game.log if entry.answer.text == "sell tobacco"]
    assert blocked_by(sale, trader=0) == {(1, "coffee")}
    assert blocked_by(sale, trader=1) == set(), "seats 1 and 2 had their turns before"


def test_a_role_is_taken_first_only_in_the_same_round() -> None:
    """Of two players each chooses three roles in a round, so that the seat's next choice is still in it."""
    game = pr.Game.new(2, seed=1)
    for line in expected_lines(game.record, ANSWER["settler"], seat=0, seed=1):
        (first, *later) = line.roles
        assert first == ExpectedRole(0, "settler")
        assert line.takers == {role.role: role.seat for role in later if role.seat == 1}


def test_the_expected_line_goes_as_far_as_most_continuations_agree() -> None:
    captain, mayor, trader = ExpectedRole(1, "captain"), ExpectedRole(2, "mayor"), ExpectedRole(2, "trader")
    some = [Continuation(roles=[ExpectedRole(0, "settler"), captain, last]) for last in (mayor, mayor, trader, trader)]
    assert steps(some, 1) == (captain,)
    assert steps(some[:2], 1) == (captain, mayor)


def test_barrels_that_cannot_be_stored_spoil_in_the_line() -> None:
    """Without a warehouse a player keeps one barrel (3.6.2); the ships take neither corn nor indigo."""
    ships = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 5, "good": "tobacco", "loaded": 1}]
    ships.append({"capacity": 6, "good": "sugar", "loaded": 1})
    game = pr.Game.from_position(
        {"rules": {"players": 3}, "ships": ships, "seats": [{"goods": {"corn": 3}}, {}, {}]}, seed=1
    )
    for line in expected_lines(game.record, ANSWER["captain"], seat=0, seed=1):
        assert line.roles[0] == ExpectedRole(0, "captain")
        assert line.spoiled[0, "corn"] >= 2


def test_where_the_points_come_from_is_told_if_most_of_them_have_one_source() -> None:
    def sheets(chips: int, large: int) -> list[list[dict[str, int]]]:
        """Games that differ a little."""
        return [[{"chips": chips + game % 2, "buildings": 9, "large_buildings": large}] for game in range(10)]

    assert main_source(sheets(20, 5), sheets(16, 5), 0, gains=True) == "chips"
    assert main_source(sheets(16, 5), sheets(20, 4), 0, gains=False) == "chips"
    assert main_source(sheets(20, 9), sheets(16, 5), 0, gains=True) is None, "half and half"
    assert main_source(sheets(20, 5), sheets(20, 5), 0, gains=True) is None
    assert main_source(sheets(20, 1), sheets(16, 9), 0, gains=True) is None, "these games show a loss"
    assert main_source((), (), 0, gains=True) is None


def test_final_sheets_are_those_of_finished_games() -> None:
    """Every point of a finished game has one of these sources (5.2)."""
    game = pr.Game.new(2, seed=1)
    for seats in final_sheets(game.record, ANSWER["settler"], seed=3)[:4]:
        assert [set(sheet) for sheet in seats] == [{"chips", "buildings", "large_buildings", "nobles"}] * 2
        assert all(sum(sheet.values()) > 5 for sheet in seats)


def test_a_reason_with_an_outlook_can_be_written_read_and_told() -> None:
    game = pr.Game.new(3, seed=1)
    best, other = (Outlook(game.record, (ANSWER[text],), 0, 1) for text in ("settler", "captain"))
    reason = add_outlook(explain_effect(best.changes, 0, ANSWER["settler"]), best, best, other)
    assert msgspec.json.decode(json.dumps(asdict(reason)), type=Reason) == reason
    told = Reason(
        0, "captain", (), (), None, None, None, (FinalPoints(0, -2.3, 0.5, "chips"),),
        (Motive("saves", thing=Amount("barrels", "corn", 2.0)), Motive("role_first", 2)), (ExpectedRole(1, "mayor"),),
    )  # fmt: skip
    assert msgspec.json.decode(json.dumps(asdict(told)), type=Reason) == told
    assert in_english(reason_lines(ROLES, told), 0) == (
        "Compared with “Captain”: You: about \N{MINUS SIGN}2.3 points (±0.5) at the end, mostly from shipping. "
        "“Captain”: saves corn from spoiling; takes the role before seat 2 does. Expected next: Seat 1: Mayor."
    )
    reviewed = replace(told, line=(), best_line=told.line)
    assert in_english(reason_lines(ROLES, reviewed)).endswith(" Expected after “Captain”: Seat 1: Mayor.")


def test_an_answer_that_changes_nothing_has_a_reason() -> None:
    nothing = Reason(0, None, (), (), None, None, None, ())
    assert in_english(reason_lines(ROLES, nothing), 0) == "You keep what you have."
    assert (
        in_english(reason_lines(ROLES, replace(nothing, line=(ExpectedRole(1, "mayor"),))), 0)
        == "Expected next: Seat 1: Mayor."
    )
