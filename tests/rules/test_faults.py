"""Every fault that a record can have is found (appendix B), and the checks of the random games can fail."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest
from checked import Records, start

import puertorico as pr
from puertorico.rules import playout
from puertorico.rules.answers import ANSWER_COUNT, LONGEST
from puertorico.rules.buildings import HOSPICE, LIBRARY, OFFICE, WHARF
from puertorico.rules.faults import Fault, faults
from puertorico.rules.kinds import CORN, INDIGO, Role
from puertorico.rules.state import State


def change(name: str, by: int) -> Callable[[State], None]:
    return lambda s: setattr(s, name, getattr(s, name) + by)


def cell(name: str, index: int, value: int) -> Callable[[State], None]:
    def write(s: State) -> None:
        getattr(s, name)[index] = value

    return write


def mine(name: str, index: int | None, value: int) -> Callable[[State], None]:
    def write(s: State) -> None:
        if index is None:
            setattr(s.players[1], name, value)
        else:
            getattr(s.players[1], name)[index] = value

    return write


def leave_in_san_juan(s: State) -> None:
    """Leave a colonist in San Juan in the mayor phase, with circles free."""
    s.role = Role.MAYOR
    mine("san_juan", None, 1)(s)


BROKEN: list[tuple[Callable[[State], object], Fault]] = [
    (change("colonists", 1), Fault.COLONISTS),
    (change("ship_colonists", -1), Fault.COLONISTS),
    (change("noble_supply", 1), Fault.NOBLES),
    (change("vp", -1), Fault.CHIPS),
    (change("quarries", -1), Fault.QUARRIES),
    (cell("goods", CORN, 3), Fault.GOODS),
    (cell("face_down", CORN, 1), Fault.PLANTATIONS),
    (cell("buildings", WHARF, 1), Fault.BUILDINGS),
    (cell("buildings", LIBRARY, 2), Fault.BUILDINGS),
    (mine("city", WHARF, 2), Fault.BUILDINGS),
    (cell("ship_loaded", 0, 9), Fault.SHIPS),
    (cell("ship_good", 0, CORN), Fault.SHIPS),
    (cell("trading_house", CORN, 2), Fault.TRADING_HOUSE),
    (cell("trading_house", INDIGO, 5), Fault.TRADING_HOUSE),
    (mine("island_spaces", None, 13), Fault.ISLAND),
    (mine("tiles", CORN, 13), Fault.ISLAND),
    (mine("city_spaces", None, 1), Fault.CITY),
    (mine("workers", HOSPICE, 1), Fault.CIRCLES),
    (mine("noble_san_juan", None, 1), Fault.CIRCLES),
    (cell("role_taken", Role.MAYOR, 4), Fault.ROLES),
    (cell("role_taken", Role.PROSPECTOR_2, 1), Fault.ROLES),
    (cell("role_doubloons", Role.PROSPECTOR_2, 1), Fault.ROLES),
    (cell("role_doubloons", Role.MAYOR, -1), Fault.ROLES),
    (mine("doubloons", None, -1), Fault.DOUBLOONS),
    (mine("noted", None, 1), Fault.ENDING),
    (lambda s: setattr(s, "vp", 0), Fault.ENDING),
    (leave_in_san_juan, Fault.SAN_JUAN),
]


@pytest.mark.parametrize(("breaks", "fault"), BROKEN)
def test_a_broken_game_shows_its_fault(breaks: Callable[[State], None], fault: Fault) -> None:
    (state,) = Records.of(pr.Game.new(4, ["nobles"], seed=1).record)
    assert faults(state) == 0
    breaks(state)
    assert faults(state) & fault


def test_a_kind_on_two_ships_is_a_fault() -> None:
    (state,) = Records.of(pr.Game.new(4, seed=1).record)
    for ship in (0, 1):
        state.ship_good[ship], state.ship_loaded[ship] = CORN, 1
        state.goods[CORN] -= 1
    assert faults(state) == Fault.SHIPS


def test_a_kind_may_lie_twice_in_the_house_when_someone_has_an_office() -> None:
    (state,) = Records.of(pr.Game.new(4, seed=1).record)
    state.trading_house[CORN] = 2
    state.goods[CORN] -= 2
    assert faults(state) == Fault.TRADING_HOUSE
    state.players[3].city[OFFICE] = 1
    state.players[3].city_spaces = 1
    state.buildings[OFFICE] -= 1
    assert faults(state) == 0


def test_every_fault_has_a_sentence_and_is_shown() -> None:
    assert set(Fault) == {fault for _, fault in BROKEN}


def checked(record: bytes, content: Any, longest: int) -> int:
    games = Records.of(record)
    weights, before = array("q", [0]) * ANSWER_COUNT, bytearray(State.SIZE)
    view = games[0]._bytes if content is None else content
    answers = array("h", [0]) * LONGEST
    counts: list[Any] = [array("q", [0]) * 64, array("q", [0]) * ANSWER_COUNT]
    arguments: list[Any] = [games, view, before, 1, weights, answers, *counts, longest]
    return playout.play_checked(*arguments)


class Restless(bytes):
    """Bytes that are never the same twice."""

    def __getitem__(self, index: object) -> int:  # type: ignore[override]
        self.reads = getattr(self, "reads", 0) + 1
        return self.reads % 251


def test_the_check_of_random_games_finds_what_it_looks_for() -> None:
    record = start(3, ())
    assert checked(record, None, 10) == playout.NEVER_ENDS
    assert checked(record, None, 100_000) == 0
    assert checked(record, Restless(9), 10) == playout.ASKING_CHANGED_SOMETHING
    (state,) = Records.of(record)
    state.colonists += 1
    assert checked(state.to_bytes(), None, 10) == Fault.COLONISTS


def test_the_tile_that_a_forest_house_is_asked_about_is_still_in_play() -> None:
    """A12: the owner looks at the tile first; until then it is neither in the stack nor on the island."""
    rules = {"players": 3, "expansions": ["new_buildings", "nobles"]}
    city = {"forest_house": {"colonists": 1}, "land_office": {"colonists": 1}}
    game = pr.Game.from_position({"rules": rules, "seats": [{"doubloons": 1, "city": city}]}, chance="manual")
    for answer in ("trader", "buy", "turn corn"):
        game.play(answer)
    assert game.question.name == "LAY_TILE"
    state = State.of(game.record)
    assert faults(state) == 0
