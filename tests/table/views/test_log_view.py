"""The log on the wire, and what it costs."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from checked import RULE_SETS
from play import random_game

import puertorico as pr
from puertorico.game.log import Entry
from puertorico.game.narrator import runs, tell
from puertorico.game.position import write_position
from puertorico.rules.answers import LONGEST
from puertorico.rules.questions import FIRST_MOMENT
from puertorico.rules.state import State
from puertorico.rules.turn import legal
from puertorico.table.views.log_view import LogPart
from puertorico.table.wire.view import Moment


def moments(log: list[Entry]) -> list[Moment]:
    return LogPart.of(log).moments


def state(record: bytes) -> State:
    return State.of(record)


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """Every number and word of a position by its path."""
    if not isinstance(value, dict | list):
        return {path: value}
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return {name: leaf for key, part in parts for name, leaf in flat(part, f"{path}.{key}").items()}


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_moments_tell_every_difference_between_the_positions(players: int, expansions: tuple[str, ...]) -> None:
    """Paths, old and new values are those of the two whole positions, without what only a phase remembers."""
    log = random_game(players, expansions).log
    told = moments(log)
    for moment, entry in list(zip(told, log, strict=True))[::5]:
        old, new = flat(write_position(state(entry.before))), flat(write_position(state(entry.after)))
        expected = {
            path[1:]: (old.get(path), new.get(path))
            for path in {**old, **new}
            if old.get(path) != new.get(path) and path.split(".")[1] not in ("to_choose", "draws")
        }
        assert moment.changes == expected == entry.changes


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_moments_that_differ_in_hidden_points_look_the_same(players: int, expansions: tuple[str, ...]) -> None:
    """Byte-identical for each seat and for a spectator, whatever points the others have in the same entry."""
    chooser = random.Random(2)
    whole, points = random_game(players, expansions).log, 0
    log = [entry for number, entry in enumerate(whole) if number % 11 == 0 or "bank.vp" in entry.changes]
    for seat in (None, *range(players)):
        others = [other for other in range(players) if other != seat]
        richer = [_with_more_points(entry, others, chooser) for entry in log]
        one, two = (list(LogPart.of(entries).shown_to(seat, True)) for entries in (log, richer))
        assert msgspec.json.encode(one) == msgspec.json.encode(two)
        for moment in one:
            hidden = [path for other in others for path in (f"seats.{other}.vp", f"seats.{other}.noted")]
            assert not {*hidden} & moment.changes.keys()
            points += f"seats.{seat}.vp" in moment.changes
    assert points, "all seats see their own"


def _with_more_points(entry: Entry, seats: list[int], chooser: random.Random) -> Entry:
    """The entry with more chips before and after it, if the same could still have happened then."""
    more = {seat: chooser.randrange(9) for seat in seats}
    before, after = state(entry.before), state(entry.after)
    for s in (before, after):
        for seat, chips in more.items():
            s.players[seat].vp += chips
    same = entry.question >= FIRST_MOMENT or _legal(before) == _legal(state(entry.before))
    return replace(entry, before=before.to_bytes(), after=after.to_bytes()) if same else entry


def _legal(s: State) -> list[int]:
    answers = array("h", [0]) * LONGEST
    return list(answers[: legal(s, answers)])


def test_a_moment_names_who_was_asked_what_and_what_came_of_it() -> None:
    """E1: the card's doubloons when it is taken, then the prospector's own."""
    game = pr.Game.from_position({"rules": {"players": 4}, "roles": {"prospector": {"doubloons": 2}}}, seed=1)
    game.play("prospector")
    taken, paid = moments(game.log)
    assert (taken.step, taken.question, taken.seat, taken.answer.text) == (1, "CHOOSE_ROLE", 0, "prospector")
    assert (taken.answer.verb, taken.answer.thing) == ("role", "prospector")
    assert (taken.chosen, taken.why) == (True, None)
    assert taken.changes["seats.0.doubloons"] == (3, 5)
    assert (paid.step, paid.question, paid.chosen) == (2, "PROSPECTOR", False)
    assert msgspec.json.decode(msgspec.json.encode(paid))["changes"] == {"seats.0.doubloons": [5, 6]}


def test_a_skipped_turn_tells_its_reason() -> None:
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{}, {"goods": {"corn": 1}}]}, seed=1)
    game.play("trader")
    skipped = [moment for moment in moments(game.log) if moment.question == "TRADE"]
    assert [(moment.seat, moment.answer.text, moment.why) for moment in skipped] == [(0, "pass", "no_goods")]


def test_chance_is_seat_minus_one() -> None:
    first = moments(pr.Game.new(players=3, seed=1).log)[0]
    assert (first.question, first.seat, first.answer.verb) == ("CHANCE", pr.CHANCE, "turn")


def test_open_points_are_shown_to_all() -> None:
    part = LogPart.of(random_game(3, ()).log)
    assert [moment.changes for moment in part.shown_to(None, False)] == [moment.changes for moment in part.moments]
    assert [moment.changes for moment in part.shown_to(None, True)] != [moment.changes for moment in part.moments]


def test_cutting_for_one_seat_leaves_the_moments_whole_for_the_next() -> None:
    part = LogPart.of(random_game(3, ()).log)
    whole = msgspec.json.encode(part.moments)
    for seat in (None, 0, 1, 2):
        list(part.shown_to(seat, True))
    assert msgspec.json.encode(part.moments) == whole


def test_a_moment_carries_the_lines_that_end_there() -> None:
    game = random_game(3, ("nobles",))
    for first in (0, 20):
        shown = list(LogPart.of(game.log, first).shown_to(0, True))
        assert all(line.step == moment.step for moment in shown for line in moment.told)
        assert shown[0].step == first + 1
        assert sum(len(moment.told) for moment in shown) > 100


def test_a_spectator_sees_no_hidden_points() -> None:
    seats = [{"vp": 9}, {"vp": 4}, {"vp": 6}]
    for hidden, shown in ((True, [None, None, None]), (False, [9, 4, 6])):
        game = pr.Game.from_position({"rules": {"players": 3, "hidden_vp": hidden}, "seats": seats}, seed=3)
        assert [board["vp"] for board in game.observe(None)["seats"]] == shown
    over = random_game(3, ())
    assert over.observe(None) == over.observe(0)


def test_a_game_keeps_each_record_once() -> None:
    """Log and undo share their bytes, also after an undo and in a copy, so that a server can hold many games."""
    game = random_game(3, ("nobles",))
    for _ in range(40):
        game.undo()
    game.play(game.answers[0])
    for played in (game, game.copy()):
        kept = [played.record, *(record for entry in played.log for record in (entry.before, entry.after))]
        kept += [record for record, _, _ in played._before]
        assert len({id(record) for record in kept}) == len(set(kept))


def test_the_record_follows_every_way_to_change_a_game() -> None:
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hacienda": {}, "office": {}}, "san_juan": {"colonists": 2}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)

    def follows() -> bool:
        return game.record == game._state.to_bytes() == game.copy().record

    assert follows()
    game.play("mayor")
    game.play("pass")
    assert follows()
    game.arrange({"corn": 2, "office": 1})
    assert follows()
    game.undo()
    assert follows()
    assert game.question.name == "PLACE"


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
@pytest.mark.parametrize("hidden", [False, True])
def test_every_reader_is_told_what_the_narrator_tells_them(
    players: int, expansions: tuple[str, ...], hidden: bool
) -> None:
    """Readers share what they are told alike, never what one of them is told in other words."""
    log, ids = random_game(players, expansions).log, set()
    starts = [0, *(number for number, entry in enumerate(log) if entry.chosen), len(log)]
    for first, last in pairwise(starts):
        part = LogPart.of(log, first, last)
        for reader in (None, *range(players)):
            told = [line for moment in part.shown_to(reader, hidden) for line in moment.told]
            assert told == [line for line in tell(runs(log, first, last), reader) if line.step > first]
            ids |= {line.message.id for line in told}
    assert "log-forced" in ids
