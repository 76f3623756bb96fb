"""Reasons: what is worth mentioning about an answer, as data.

`advice_messages.py` has the messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..game.notation import GOOD_NAMES, TILE_NAMES, Answer
from .comparison import CLEAR, Compared
from .expected_line import ExpectedRole, Motive
from .phase_effects import Amount, Changes

_WORTH_TELLING = 0.3
_MOST_AMOUNTS = 5
# The most important first.
_ORDER = ("points", "doubloons", "barrels", "tiles", "buildings", "nobles", "colonists", "output", "full", "use")


@dataclass(frozen=True, slots=True)
class SeatAmount:
    """The amount of one seat."""

    seat: int
    number: float


@dataclass(frozen=True, slots=True)
class FinalPoints:
    """The expected difference in a seat's final points, with its standard error."""

    seat: int
    number: float
    error: float
    source: str | None = None  # where most of them come from: chips, buildings, large_buildings or nobles


@dataclass(frozen=True, slots=True)
class Reason:
    """What to mention about an answer: its effect, or its difference from the best.

    `final` contains only differences that clearly exceed their error.
    """

    seat: int  # the seat that answers
    compared_with: str | None  # the best answer, if the reason is a difference from it
    mine: tuple[Amount, ...]  # of this seat, most important first
    others: tuple[Amount, ...]  # of all the others together
    other: int | None  # the seat of `others`, if it is only one
    most: SeatAmount | None  # the seat with clearly the most of the first thing
    ends: bool | None  # the game ends after this round; False if it would end with the best answer only
    final: tuple[FinalPoints, ...]  # more or less than with the best answer
    motives: tuple[Motive, ...] = ()  # what is good about the best answer: this one, or the one compared with
    line: tuple[ExpectedRole, ...] = ()  # the roles that are expected next
    best_line: tuple[ExpectedRole, ...] = ()  # those that are expected after the answer compared with


def explain_effect(changes: Changes, seat: int, *named: Answer, most: int | None = _MOST_AMOUNTS) -> Reason:
    """Return the effect of answers until the end of the phase, for a seat and for the others."""
    others = tuple(thing for thing in _others(changes, seat) if thing.number > 0)
    alone, largest = _shares(changes, seat, others) if others else (None, None)
    return Reason(
        seat=seat,
        compared_with=None,
        mine=_worth_mentioning(changes[seat], *named)[:most],
        others=others,
        other=alone,
        most=largest,
        ends=True if changes[seat].get("ending", 0) > 0.5 else None,
        final=(),
    )


def explain_comparison(best: Answer, other: Compared, best_changes: Changes, changes: Changes, seat: int) -> Reason:
    """Return how an answer differs from the best, in this phase and in final points."""
    reason = explain_difference(best, other.answer, best_changes, changes, seat)
    return replace(reason, final=_final_points(other, seat))


def explain_difference(best: Answer, other: Answer, best_changes: Changes, changes: Changes, seat: int) -> Reason:
    """Return how an answer differs from the best in this phase."""
    differences = [_minus(changed, best_changed) for changed, best_changed in zip(changes, best_changes, strict=True)]
    ending = differences[seat].get("ending", 0)
    return Reason(
        seat=seat,
        compared_with=best.text,
        mine=_worth_mentioning(differences[seat], best, other)[:_MOST_AMOUNTS],
        others=_others(differences, seat),
        other=1 - seat if len(changes) == 2 else None,
        most=None,
        ends=ending > 0 if abs(ending) > 0.5 else None,
        final=(),
    )


def _worth_mentioning(changes: Mapping[str, float], *named: Answer) -> tuple[Amount, ...]:
    """Return the changes of a seat to mention, the most important first.

    Things that the answers already name are mentioned only if there is nothing else. Potential output is mentioned only
    if there is no output yet, and the number of tiles only if their kind is unknown.
    """
    said = {(what, answer.thing) for answer in named for what in ("buildings", "tiles", "use") if answer.thing}
    implied = {f"full {good}" for good in GOOD_NAMES if abs(changes.get(f"output {good}", 0)) >= _WORTH_TELLING}
    if any(abs(changes.get(f"tiles {kind}", 0)) >= _threshold("tiles") for kind in (*TILE_NAMES, "forest")):
        implied.add("tiles any")
    mentioned = [
        _amount(what, number)
        for what, number in changes.items()
        if what != "ending" and what not in implied and abs(number) >= _threshold(what)
    ]
    mentioned.sort(key=lambda amount: _ORDER.index(amount.kind))
    return tuple(amount for amount in mentioned if (amount.kind, amount.name) not in said) or tuple(mentioned)


def _amount(what: str, number: float) -> Amount:
    kind, _, name = what.partition(" ")
    return Amount(kind, name, number)


def _threshold(what: str) -> float:
    """Return the smallest average to mention; a building must be there in most trials."""
    return 0.6 if what.startswith(("buildings", "use", "tiles")) else _WORTH_TELLING


def _others(changes: Sequence[Mapping[str, float]], seat: int) -> tuple[Amount, ...]:
    """Return what the other seats gain together, barrels of all kinds as one thing."""
    summed = [_summed(changed) for whose, changed in enumerate(changes) if whose != seat]
    sums = [_amount(what, sum(each[what] for each in summed)) for what in summed[0]]
    return tuple(thing for thing in sums if abs(thing.number) >= _WORTH_TELLING)


def _summed(changes: Mapping[str, float]) -> dict[str, float]:
    barrels = sum(number for what, number in changes.items() if what.startswith("barrels"))
    things = {what: changes.get(what, 0.0) for what in ("points", "doubloons", "nobles", "colonists")}
    return {**things, "barrels": barrels}


def _shares(changes: Changes, seat: int, others: Sequence[Amount]) -> tuple[int | None, SeatAmount | None]:
    """Return the other seat that gets all of it, or else most of it."""
    first = others[0]
    shares = {whose: _summed(changed)[first.kind] for whose, changed in enumerate(changes) if whose != seat}
    most, *rest = sorted(shares, key=lambda whose: -shares[whose])
    if not rest or (len(others) == 1 and shares[most] > first.number - _WORTH_TELLING):
        return most, None
    return None, SeatAmount(most, shares[most]) if shares[most] > shares[rest[0]] + 0.5 else None


def _final_points(other: Compared, seat: int) -> tuple[FinalPoints, ...]:
    """Return who is expected to end with clearly more or fewer points, the asked seat first."""
    seats = sorted(range(len(other.points_behind)), key=lambda whose: whose != seat)
    behind = ((whose, other.points_behind[whose]) for whose in seats)
    return tuple(
        FinalPoints(whose, -points.value, points.error)
        for whose, points in behind
        if abs(points.value) > CLEAR * points.error
    )


def _minus(changes: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    things = {**other, **changes}
    return {what: changes.get(what, 0.0) - other.get(what, 0.0) for what in things}
