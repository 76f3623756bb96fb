"""The narrator, checked through the terminal's log: every line reads as a player would expect."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from checked import RULE_SETS
from play import random_game

import puertorico as pr
from puertorico.game.messages import Line, Message, Seats
from puertorico.game.narrator import opening, runs, tell, verdict
from puertorico.locale.message_text import sentence
from puertorico.locale.words import Words


def at(position: dict[str, Any], *answers: str) -> pr.Game:
    game = pr.Game.from_position({"rules": {"players": 3}, **position}, seed=1)
    for answer in answers:
        game.play(answer)
    return game


def lines(game: pr.Game, reader: int | None = 0) -> list[Line]:
    return tell(runs(game.log), reader)


def told(game: pr.Game, reader: int | None = 0) -> list[str]:
    return [sentence(Words("en"), line.message) for line in lines(game, reader)]


def test_a_sale_is_told_with_what_it_brought() -> None:
    """Section 7.5: the trading house pays 4 for coffee, and the trader gets one more."""
    game = at({"seats": [{"goods": {"coffee": 1, "corn": 1}}]}, "trader", "sell coffee")
    assert "Seat 0 sells coffee (+5 doubloons)" in told(game)


def test_a_load_is_told_with_its_points_and_barrels() -> None:
    game = at({"seats": [{"goods": {"corn": 3}}, {}, {}]}, "captain", "load corn 4")
    assert "Seat 0 loads corn onto the 4-space ship (+4 points, −3 corn)" in told(game)  # noqa: RUF001


def test_the_points_taken_for_a_load_are_told_to_everyone() -> None:
    """At a real table everyone sees the chips being taken; only the totals are hidden."""
    game = at({"rules": {"players": 3, "hidden_vp": True}, "seats": [{"goods": {"corn": 3}}, {}, {}]}, "captain")
    game.play("load corn 4")
    for reader in (0, 1, None):
        assert "Seat 0 loads corn onto the 4-space ship (+4 points, −3 corn)" in told(game, reader)  # noqa: RUF001


def test_a_privilege_without_any_production_says_that_nothing_was_produced() -> None:
    game = at({"seats": [{"island": {}}, {"island": {}}, {"island": {}}]}, "craftsman")
    assert "Seat 0 takes no extra barrel: nothing was produced" in told(game)


def test_turns_skipped_for_one_reason_are_told_together_but_the_readers_own_alone() -> None:
    game = at({}, "trader")
    assert told(game, None)[-1] == "Seat 0, seat 1 and seat 2 sell nothing: no barrels"
    own = [line for line in lines(game, 0) if line.kind == "skipped"]
    assert [line.seats for line in own] == [(0,), (1, 2)]


def test_a_forced_turn_is_not_reported_after_an_answer_to_the_same_question() -> None:
    """The first has loaded everything; nobody says that there is nothing left to load."""
    game = at({"seats": [{"goods": {"corn": 2}}, {"goods": {"corn": 1}}, {}]}, "captain", "load corn 4")
    skipped = [line for line in lines(game, None) if line.kind == "skipped"]
    assert [line.seats for line in skipped] == [(2,)]


def test_a_whole_placement_is_one_line() -> None:
    planter = {"island": {"corn": {"tiles": 2, "colonists": 1}, "quarry": {}}, "city": {"hacienda": {}, "office": {}}}
    game = at({"colonist_ship": {"colonists": 3}, "seats": [planter]}, "mayor", "colonist")
    assert not [line for line in lines(game) if line.message.id == "log-placement"], "nobody is placed yet"
    game.arrange({"corn": 2, "hacienda": 1})
    placements = [line for line in lines(game) if line.message.id == "log-placement" and line.seats == (0,)]
    assert len(placements) == 1
    assert placements[0].first < placements[0].step
    assert "Seat 0 places colonists: Corn plantation +1, Hacienda +1" in told(game)


def test_arriving_colonists_are_one_line_about_everyone_who_gets_some() -> None:
    game = at({"colonist_ship": {"colonists": 4}}, "mayor", "pass")
    arrival = next(line for line in lines(game) if line.message.id == "log-moment-distribute")
    assert sentence(Words("en"), arrival.message) == "Colonists arrive: seat 0 +2, seat 1 +1, seat 2 +1"
    assert arrival.seats == (0, 1, 2)


def test_barrels_without_room_are_told_as_lost() -> None:
    """Without a warehouse one barrel may stay."""
    carried = zip((4, 5, 6), ("indigo", "sugar", "coffee"), strict=True)
    ships = [{"capacity": capacity, "good": good, "loaded": 1} for capacity, good in carried]
    game = at({"seats": [{"goods": {"corn": 4}}], "ships": ships}, "captain", "keep one corn")
    assert told(game)[-2:] == ["Seat 0 keeps one barrel of corn", "Seat 0 loses 3 corn"]


def test_the_only_option_is_marked_for_the_reader_alone() -> None:
    game = at({"seats": [{"goods": {"corn": 2}}, {"goods": {"corn": 1}}]}, "captain", "load corn 4")
    forced = next(line for line in lines(game, 1) if line.seats == (1,) and line.kind == "told")
    assert forced.message.id == "log-forced"
    assert all(line.message.id != "log-forced" for line in lines(game, None))


def test_the_first_round_is_announced_like_the_others() -> None:
    """Section 2: the governor chooses first. A game may begin in any round."""
    assert opening(pr.Game.new(3, seed=1).log) is None
    first = opening(at({}, "settler").log)
    assert first == Message("log-moment-new-round", {"round": 1, "name": Seats((0,))})
    later = opening(at({"round": 7, "governor": 2, "to_choose": 2}, "settler").log)
    assert later == Message("log-moment-new-round", {"round": 7, "name": Seats((2,))})


@pytest.mark.parametrize(
    ("winners", "reader", "words"),
    [
        ([1], None, "Seat 1 wins!"),
        ([1], 1, "You win!"),
        ([0, 1], None, "Seat 0 and seat 1 share the victory!"),
        ([0, 1], 2, "Seat 0 and seat 1 share the victory!"),
        ([0, 1], 1, "You and seat 0 share the victory!"),
    ],
)
def test_the_winners_are_named_and_the_reader_is_addressed(winners: list[int], reader: int | None, words: str) -> None:
    """Section 5.3: players who are equal in everything share the victory."""
    assert sentence(Words("en", me=reader), verdict(winners, reader)) == words


def test_the_end_of_the_game_is_announced() -> None:
    seats = [{"goods": {"corn": 2}}, {"vp": 74}]
    game = at({"bank": {"vp": 1}, "seats": seats}, "captain", "load corn 4")
    endings = [line for line in lines(game) if line.kind == "ending"]
    assert [sentence(Words("en"), line.message) for line in endings] == [
        "The game ends after this round: the point chips are used up"
    ]


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_a_log_read_in_parts_tells_the_same_as_the_whole(players: int, expansions: tuple[str, ...]) -> None:
    """The page hears of each answer as it is given: a line that grows replaces the shorter one."""
    game = random_game(players, expansions)
    answers = [step for step, entry in enumerate(game.log) if entry.chosen and not entry.by_chance]
    for reader in (None, 0):
        found: dict[tuple[int, str], Line] = {}
        for first, last in pairwise([0, *answers, len(game.log)]):
            part = runs(game.log[:last], first)
            found |= {_key(line): line for line in tell(part, reader)}
        assert found == {_key(line): line for line in lines(game, reader)}


def _key(line: Line) -> tuple[int, str]:
    return line.first, line.message.id if line.kind == "ending" else ""


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_lines_travel_and_come_back(players: int, expansions: tuple[str, ...]) -> None:
    for line in lines(random_game(players, expansions)):
        assert msgspec.json.decode(msgspec.json.encode(line), type=Line) == line


def test_a_player_is_addressed_where_the_language_has_words_for_it() -> None:
    message = Message("log-moment-empty-house")
    assert sentence(Words("en", me=0), message) == "The trading house is full and is emptied"
