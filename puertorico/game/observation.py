"""Observations: what a seat is shown. Hidden information is removed only here."""

from __future__ import annotations

from ..rules.buildings import BUILDING
from ..rules.powers import circles
from ..rules.questions import Question, asked
from ..rules.rounds import is_last_round
from ..rules.setup import chips_in_all
from ..rules.state import State
from .options import read_rules
from .position import write_table
from .position_cache import table_of
from .position_types import Observation, SeatPosition, TableTop


def observe(s: State, seat: int | None) -> Observation:
    """Return the table as a seat, or a spectator (None), sees it. Hidden points are None."""
    table = _with_question(s, write_table(s))
    return _cut(table, _without_points(table), hidden_seats(s, seat))


def observe_all(s: State) -> dict[int | None, Observation]:
    """Return the observations of all seats and of a spectator (None), sharing parts."""
    table = _with_question(s, table_of(s.to_bytes()))
    if not hidden_seats(s, None):
        return dict.fromkeys((None, *range(s.seats)), table)
    covered = _without_points(table)
    return {seat: _cut(table, covered, hidden_seats(s, seat)) for seat in (None, *range(s.seats))}


def _with_question(s: State, table: TableTop) -> Observation:
    """Add the rules and the question to a table."""
    frame = asked(s)
    question = Question(frame.question)
    return {
        "rules": read_rules(s),
        "to_choose": frame.seat if question == Question.CHOOSE_ROLE else None,
        **table,
        "question": question.name,
        "seat": None if question == Question.GAME_OVER else frame.seat,
        "last_round": is_last_round(s),
        "phase": None if question.row.between_phases else table["role"],
        "circles": {building: circles(s, BUILDING[building]) for building in table["buildings"]},
    }


def _without_points(table: Observation) -> list[SeatPosition]:
    return [{**board, "vp": None, "noted": None} for board in table["seats"]]


def _cut(table: Observation, covered: list[SeatPosition], hidden: tuple[int, ...]) -> Observation:
    """Return the table with the points of some seats hidden."""
    boards = [covered[seat] if seat in hidden else board for seat, board in enumerate(table["seats"])]
    return {**table, "seats": boards}


def hidden_seats(s: State, seat: int | None) -> tuple[int, ...]:
    """Return the seats whose points are hidden: with `hidden_vp` the others' (1.2)."""
    if not s.hidden_vp or asked(s).question == Question.GAME_OVER:
        return ()
    return tuple(other for other in range(s.seats) if other != seat)


def forget_hidden_points(s: State, seat: int | None) -> None:
    """Remove from a record what a seat, or a spectator (None), may not know.

    With `hidden_vp` only the sum of the others' chips is known, from the chips left. It is split evenly, and nothing
    is noted.
    """
    if not s.hidden_vp:
        return
    others = [other for other in range(s.seats) if other != seat]
    chips = chips_in_all(s) - s.vp - (0 if seat is None else s.players[seat].vp)
    for place, other in enumerate(others):
        s.players[other].vp = chips // len(others) + (place < chips % len(others))
        s.players[other].noted = 0
