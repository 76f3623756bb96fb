"""Reasons: what is worth mentioning about an answer, as data and in English.

A `Reason` contains what to mention; the page and the terminal put it into other languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Self

from ..game.notation import GOOD_NAMES, TILE_NAMES, Answer
from ..game.wording import joined, plain
from .changes import Changes, Thing
from .comparison import CLEAR, Compared
from .line import ExpectedRole, Motive
from .motive_words import SOURCES, line_in_words, motives_in_words

# The reason for an answer that changes nothing until the end of the game.
KEEPS = "You keep what you have."

_WORTH_TELLING = 0.3
_MOST_TOLD = 5
# The most important first.
_ORDER = ("points", "doubloons", "barrels", "tiles", "buildings", "nobles", "colonists", "output", "full", "use")


@dataclass(frozen=True, slots=True)
class Share:
    """The amount of one seat."""

    seat: int
    number: float


@dataclass(frozen=True, slots=True)
class FinalPoints:
    """Final points that a seat is expected to have more or less, with the standard error."""

    seat: int
    number: float
    error: float
    source: str | None = None  # where most of them come from: chips, buildings, large_buildings or nobles


@dataclass(frozen=True, slots=True)
class Reason:
    """What to mention about an answer: its effect, or its difference from the best.

    `final` contains only differences that are larger than their error explains.
    """

    seat: int  # the seat that answers
    compared_with: str | None  # the best answer, if the reason is a difference from it
    mine: tuple[Thing, ...]  # of this seat, most important first
    others: tuple[Thing, ...]  # of all the others together
    other: int | None  # the seat of `others`, if it is only one
    most: Share | None  # the seat with clearly the most of the first thing
    ends: bool | None  # the game ends after this round; False if it would end with the best answer only
    final: tuple[FinalPoints, ...]  # more or less than with the best answer
    motives: tuple[Motive, ...] = ()  # what is good about the best answer: this one, or the one compared with
    line: tuple[ExpectedRole, ...] = ()  # the roles that are expected next

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `dataclasses.asdict` wrote."""
        things = {name: tuple(Thing(**thing) for thing in data[name]) for name in ("mine", "others")}
        most, final = data["most"], tuple(FinalPoints(**points) for points in data["final"])
        motives = tuple(Motive.of(motive) for motive in data["motives"])
        line = tuple(ExpectedRole(**step) for step in data["line"])
        read = {"most": most and Share(**most), "final": final, "motives": motives, "line": line}
        return cls(**{**data, **things, **read})


def brought(changes: Changes, seat: int, *named: Answer, most: int | None = _MOST_TOLD) -> Reason:
    """Return the effect of answers until the end of the phase, for a seat and for the others."""
    others = tuple(thing for thing in _others(changes, seat) if thing.number > 0)
    alone, largest = _shares(changes, seat, others) if others else (None, None)
    return Reason(
        seat=seat,
        compared_with=None,
        mine=_told(changes[seat], *named)[:most],
        others=others,
        other=alone,
        most=largest,
        ends=True if changes[seat].get("ending", 0) > 0.5 else None,
        final=(),
    )


def compared(best: Answer, other: Compared, best_changes: Changes, changes: Changes, seat: int) -> Reason:
    """Return how an answer differs from the best, in this phase and in final points."""
    differences = [_minus(changed, best_changed) for changed, best_changed in zip(changes, best_changes, strict=True)]
    ending = differences[seat].get("ending", 0)
    return Reason(
        seat=seat,
        compared_with=best.text,
        mine=_told(differences[seat], best, other.answer)[:_MOST_TOLD],
        others=_others(differences, seat),
        other=1 - seat if len(changes) == 2 else None,
        most=None,
        ends=ending > 0 if abs(ending) > 0.5 else None,
        final=_final_points(other, seat),
    )


def _told(changes: Mapping[str, float], *named: Answer) -> tuple[Thing, ...]:
    """Return the changes of a seat to mention, the most important first.

    What the answers name themselves is mentioned only if there is nothing else, potential output only where there is
    no output yet, and the number of tiles only where their kind is open.
    """
    said = {(what, answer.thing) for answer in named for what in ("buildings", "tiles", "use") if answer.thing}
    implied = {f"full {good}" for good in GOOD_NAMES if abs(changes.get(f"output {good}", 0)) >= _WORTH_TELLING}
    if any(abs(changes.get(f"tiles {kind}", 0)) >= _threshold("tiles") for kind in (*TILE_NAMES, "forest")):
        implied.add("tiles any")
    told = [
        _thing(what, number)
        for what, number in changes.items()
        if what != "ending" and what not in implied and abs(number) >= _threshold(what)
    ]
    told.sort(key=lambda thing: _ORDER.index(thing.kind))
    return tuple(thing for thing in told if (thing.kind, thing.name) not in said) or tuple(told)


def _thing(what: str, number: float) -> Thing:
    kind, _, name = what.partition(" ")
    return Thing(kind, name, number)


def _threshold(what: str) -> float:
    """Return the smallest average to mention; a building must be there in most trials."""
    return 0.6 if what.startswith(("buildings", "use", "tiles")) else _WORTH_TELLING


def _others(changes: Sequence[Mapping[str, float]], seat: int) -> tuple[Thing, ...]:
    """Return what the other seats gain together, barrels of all kinds as one thing."""
    summed = [_summed(changed) for whose, changed in enumerate(changes) if whose != seat]
    sums = [_thing(what, sum(each[what] for each in summed)) for what in summed[0]]
    return tuple(thing for thing in sums if abs(thing.number) >= _WORTH_TELLING)


def _summed(changes: Mapping[str, float]) -> dict[str, float]:
    barrels = sum(number for what, number in changes.items() if what.startswith("barrels"))
    things = {what: changes.get(what, 0.0) for what in ("points", "doubloons", "nobles", "colonists")}
    return {**things, "barrels": barrels}


def _shares(changes: Changes, seat: int, others: Sequence[Thing]) -> tuple[int | None, Share | None]:
    """Return which of the others gets all of it, or else most of it."""
    first = others[0]
    shares = {whose: _summed(changed)[first.kind] for whose, changed in enumerate(changes) if whose != seat}
    most, *rest = sorted(shares, key=lambda whose: -shares[whose])
    if not rest or (len(others) == 1 and shares[most] > first.number - _WORTH_TELLING):
        return most, None
    return None, Share(most, shares[most]) if shares[most] > shares[rest[0]] + 0.5 else None


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


def in_words(reason: Reason, me: str = "you") -> str:
    """Return a reason in English; `me` names the seat that answers."""
    words = [_bringing_in_words(reason)] if reason.compared_with is None else _difference_in_words(reason, me)
    if reason.motives:
        better = plain(reason.compared_with) if reason.compared_with else "this"
        words.append(f"{better} {motives_in_words(reason.motives)}")
    if reason.line:
        words.append(f"expected next: {line_in_words(reason.line)}")
    return " ".join(map(sentence, filter(None, words))) or KEEPS


def _difference_in_words(reason: Reason, me: str) -> list[str]:
    others = "the others" if reason.other is None else f"seat {reason.other}"
    parts = [
        f"{joined(map(_difference, told))} for {whom}"
        for whom, told in ((me, reason.mine), (others, reason.others))
        if told
    ]
    if reason.ends is not None:
        parts.append("the game ends after this round" if reason.ends else "the game does not end yet")
    best, told = plain(reason.compared_with or ""), "; ".join(parts)
    words = [f"compared with {best}: {told}" if told else f"nothing else differs from {best} in this phase"]
    if reason.final:
        words.append(
            f"at the end of the game about {joined(_final_in_words(each, reason, me) for each in reason.final)}"
        )
    return words


def _final_in_words(final: FinalPoints, reason: Reason, me: str) -> str:
    """Return final points with their error, as in `2.3 ± 0.6 points less for seat 1`."""
    who = me if final.seat == reason.seat else f"seat {final.seat}"
    sign = "more" if final.number > 0 else "less"
    source = f", mostly from {SOURCES[final.source]}" if final.source else ""
    return f"{abs(final.number):.1f} ± {final.error:.1f} points {sign} for {who}{source}"


def _bringing_in_words(reason: Reason) -> str:
    """Describe an answer's effect to the player; an empty text if there is none."""
    got = _things(thing for thing in reason.mine if thing.number > 0)
    given = _things(Thing(thing.kind, thing.name, -thing.number) for thing in reason.mine if thing.number < 0)
    own = " and ".join(part for part in (got and f"get {got}", given and f"give up {given}") if part)
    parts = [f"you {own}"] if own else []
    if reason.others:
        things = joined(map(_amount, reason.others))
        if reason.other is not None:
            parts.append(f"seat {reason.other} gets {things}")
        elif reason.most:
            first = _amount(Thing(reason.others[0].kind, "", reason.most.number))
            parts.append(f"the others get {things}, seat {reason.most.seat} most ({first})")
        else:
            parts.append(f"the others get {things}")
    if reason.ends:
        parts.append("the game ends after this round")
    return "; ".join(parts)


def _amount(thing: Thing) -> str:
    """Return an amount in words.

    >>> [_amount(Thing(*thing)) for thing in (("points", "", 1.0), ("barrels", "corn", 2.5), ("use", "hacienda", 1.0))]
    ['1 point', '2.5 corn', 'the use of hacienda']
    """
    kind, name = thing.kind, thing.name
    amount = f"{thing.number:.1f}".removesuffix(".0")
    match kind:
        case "use" if name != "quarry":
            return f"the use of {plain(name)}"
        case "use":
            return f"the use of {_count(amount, 'quarry', 'quarries')}"
        case "output":
            return f"{amount} {name} at every production"
        case "full":
            return f"{amount} {name} at every full production"
        case "buildings":
            return f"{'an' if name[0] in 'aeio' else 'a'} {plain(name)}"
        case "tiles" if name == "quarry":
            return _count(amount, "quarry", "quarries")
        case "tiles" if name == "any":
            return _count(amount, "island tile", "island tiles")
        case "tiles" if name == "forest":
            return _count(amount, "forest", "forests")
        case "tiles":
            return _count(amount, f"{name} plantation", f"{name} plantations")
        case "barrels" if name:
            return f"{amount} {name}"
    return _count(amount, kind.removesuffix("s"), kind)


def _things(told: Iterable[Thing]) -> str:
    """Return several amounts in words, with outputs and uses grouped.

    >>> produced = Thing("output", "corn", 1.0), Thing("output", "sugar", 3.0)
    >>> _things([Thing("points", "", 2.0), *produced, Thing("use", "office", 1.0), Thing("use", "wharf", 1.0)])
    '2 points, 1 corn and 3 sugar at every production, and the use of office and wharf'
    """
    parts = []
    for kind, group in groupby(told, lambda thing: thing.kind):
        things = [_amount(thing) for thing in group]
        match kind:
            case "output" | "full":
                when = things[0].partition(" at ")[2]
                parts.append(f"{joined(thing.partition(' at ')[0] for thing in things)} at {when}")
            case "use":
                parts.append(f"the use of {joined(thing.removeprefix('the use of ') for thing in things)}")
            case _:
                parts += things
    if len(parts) > 1 and any(" and " in part for part in parts):
        return f"{', '.join(parts[:-1])}, and {parts[-1]}"
    return joined(parts)


def _difference(thing: Thing) -> str:
    """Return in words how much more or less of a thing there is.

    >>> _difference(Thing("points", "", -2.0)), _difference(Thing("use", "office", -1.0))
    ('2 points less', 'no use of office')
    >>> _difference(Thing("output", "corn", 1.0))
    '1 corn more at every production'
    """
    words = _amount(Thing(thing.kind, thing.name, abs(thing.number)))
    is_more = thing.number > 0
    sign = "more" if is_more else "less"
    match thing.kind:
        case "use" if thing.name != "quarry":
            return words if is_more else words.replace("the use", "no use")
        case "buildings":
            return words if is_more else f"no {words.split(' ', 1)[1]}"
        case "output" | "full":
            return words.replace(" at", f" {sign} at")
    return f"{words} {sign}"


def _count(amount: str, one: str, many: str) -> str:
    return f"{amount} {one if amount == '1' else many}"


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
