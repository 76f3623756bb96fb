"""Advice in one language: answers, chances, verdicts and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .. import locale
from ..game.arrangement import Arrangement
from ..game.messages import Piece, message_id
from ..game.notation import ANSWER, Answer
from ..locale.words import Words, capital
from ..rules.answers import Verb
from ..rules.questions import Question
from .changes import Thing
from .comparison import Estimate
from .line import ExpectedRole, Motive
from .reason import FinalPoints, Reason

# Tiles that are counted by a name of their own.
_TILES = {"quarry": "count-quarries", "forest": "count-forests", "any": "count-tiles"}
# Kinds of things that come later, and the message for each.
_NOT_AT_ONCE = {"output": "hint-output", "full": "hint-full", "use": "hint-use"}


def brief(words: Words, question: Question, answer: Answer) -> str:
    """Return an answer in few words; for a building its name is enough."""
    if answer.verb in (Verb.BUILD, Verb.CHOOSE) and answer.thing:
        return words.of("building", answer.thing)
    return words.answer(question, answer)


def chance(words: Words, value: Estimate) -> str:
    """Return the winning chance with the best answer."""
    return words("hint-chance-about", **_rounded(value))


def behind(words: Words, less: Estimate) -> str:
    """Return how much less the chance is with another answer."""
    return words("hint-behind", **_rounded(less))


def points_ahead(words: Words, points: float, ahead: float) -> str:
    """Return the final points with the best answer, and the lead over the others."""
    message = "hint-points-ahead" if ahead >= 0 else "hint-points-behind"
    return words(message, points=_point_count(words, round(points)), lead=_point_count(words, abs(ahead)))


def points_behind(words: Words, less: Estimate) -> str:
    """Return how much smaller the lead is with another answer."""
    error = max(0.1, round(less.error, 1))
    if round(less.value, 1) <= 0:
        return words("hint-points-same", error=error)
    return words("hint-points-less", points=_point_count(words, less.value), error=error)


class PointsRace(NamedTuple):
    """A decided game: the winning chance, the runner-up, and how many points it is behind."""

    chance: float
    runner_up: Answer
    points: float


def verdict(
    words: Words,
    question: Question,
    best: str,
    as_good: Sequence[Answer],
    *,
    alone: bool,
    plan: bool,
    race: PointsRace | None = None,
) -> str:
    """Return the best answer in one line, with no more certainty than there is.

    `alone` says that there is nothing to compare it with; a `plan` has several answers. In a decided game, `race` has
    the points that count instead of the chances.
    """
    certainty = _certainty(words, question, as_good, alone=alone, plan=plan, race=race)
    if race:
        certainty = f"{words('hint-decided-won' if race.chance > 0.5 else 'hint-decided-lost')} {certainty}"
    return f"{words('hint-best')}: {best}. {certainty}"


def _certainty(
    words: Words, question: Question, as_good: Sequence[Answer], *, alone: bool, plan: bool, race: PointsRace | None
) -> str:
    if not as_good:
        if race and not plan:
            points, answer = _point_count(words, race.points), brief(words, question, race.runner_up)
            return words("hint-clear-points", points=points, answer=answer)
        return words("hint-only" if alone else "hint-clear")
    if plan:
        return words("hint-unsure")
    return words("hint-as-good", answers=words.joined(brief(words, question, answer) for answer in as_good)) + "."


def plan_in_words(
    words: Words,
    question: Question,
    answers: Iterable[Answer],
    arrangement: Arrangement | None,
) -> str:
    """Return a placement as it can be typed, or the goods to keep."""
    if arrangement is not None:
        return words.arrangement(arrangement)
    return ", ".join(words.answer(question, answer) for answer in answers)


def in_english(question: Question, reason: Reason, me: int | None = None) -> str:
    """Return a reason as an English text, addressed to a seat or to nobody."""
    lines = reason_lines(Words(locale.ENGLISH, me), question, reason)
    return " ".join(line if line.endswith(":") else f"{capital(line)}." for line in lines)


def reason_lines(words: Words, question: Question, reason: Reason) -> list[str]:
    """Return a reason in lines: for the player, for the others, and for the end."""
    theirs = _changes(words, reason.others)
    if reason.most and reason.others:
        first = reason.others[0]
        things = _amount(words, Thing(first.kind, first.name, reason.most.number))
        theirs.append(words("hint-most", name=words.name(reason.most.seat), things=things))
    lines = [
        _line(words, reason.seat, [*_changes(words, reason.mine), *_final(words, reason, reason.seat)]),
        _line(words, reason.other, [*theirs, *_final(words, reason, reason.other)]),
        *(
            _line(words, share.seat, [_points(words, share)])
            for share in reason.final
            if share.seat not in (reason.seat, reason.other)
        ),
    ]
    if reason.ends is not None:
        lines.append(words("effect-ending" if reason.ends else "hint-not-ending"))
    lines = [line for line in lines if line]
    outlook = [*_motives(words, question, reason), *_expected(words, question, reason)]
    if reason.compared_with is None:
        return [*lines, *outlook] or [words("hint-keeps")]
    best = brief(words, question, ANSWER[reason.compared_with])
    return (
        [words("hint-compared", answer=best), *lines, *outlook]
        if lines
        else [words("hint-same", answer=best), *outlook]
    )


def _motives(words: Words, question: Question, reason: Reason) -> list[str]:
    """Return what is good about the best answer, in one line."""
    if not reason.motives:
        return []
    motives = "; ".join(_motive(words, motive) for motive in reason.motives)
    if reason.compared_with is None:
        return [words("hint-why", motives=motives)]
    best = brief(words, question, ANSWER[reason.compared_with])
    return [words("hint-better-why", answer=best, motives=motives)]


def _motive(words: Words, motive: Motive) -> str:
    return words.of(
        "motive",
        motive.kind,
        name="" if motive.seat is None else words.name(motive.seat),
        things=_amount(words, motive.thing) if motive.thing else "",
        **(words.forms(Piece("good", motive.thing.name)) if motive.thing and motive.thing.kind == "barrels" else {}),
        role=words.of("role", motive.role) if motive.role else "",
    )


def _expected(words: Words, question: Question, reason: Reason) -> list[str]:
    """Return the roles that are expected next, or after the best answer, in one line each."""

    def steps(line: Sequence[ExpectedRole]) -> str:
        parts = (
            words("effect-seat", name=capital(words.name(step.seat)), effects=words.of("role", step.role))
            for step in line
        )
        return ", ".join(parts)

    lines = [words("hint-line", steps=steps(reason.line))] if reason.line else []
    if reason.best_line and reason.compared_with:
        best = brief(words, question, ANSWER[reason.compared_with])
        lines.append(words("hint-better-line", answer=best, steps=steps(reason.best_line)))
    return lines


def _line(words: Words, seat: int | None, parts: Iterable[str]) -> str:
    effects = "; ".join(part for part in parts if part)
    if not effects:
        return ""
    if seat is not None and seat == words.me:
        return words("effect-you", effects=effects)
    return words(
        "effect-seat", name=words("board-others") if seat is None else capital(words.name(seat)), effects=effects
    )


def _changes(words: Words, things: Iterable[Thing]) -> list[str]:
    """Return what changes immediately, then at every production, then what can be used."""
    told = list(things)
    parts = [_signed(words, (thing for thing in told if thing.kind not in _NOT_AT_ONCE))]
    for kind, message in _NOT_AT_ONCE.items():
        if effects := _signed(words, (thing for thing in told if thing.kind == kind)):
            parts.append(words(message, effects=effects))
    return parts


def _signed(words: Words, things: Iterable[Thing]) -> str:
    return ", ".join(
        words("effect-gain" if thing.number > 0 else "effect-loss", things=_amount(words, thing)) for thing in things
    )


def _amount(words: Words, thing: Thing) -> str:
    """Return a number of things: "2 points", "Hacienda"."""
    number = round(abs(thing.number), 1)
    n = int(number) if number == int(number) else number
    if thing.kind == "buildings" or (thing.kind == "use" and thing.name != "quarry"):
        return words.of("building", thing.name)
    if thing.kind in ("tiles", "use"):
        if thing.name in _TILES:
            return words(_TILES[thing.name], n=n)
        tile = words.of("tile", thing.name)
        return tile if n == 1 else words("hint-times", n=n, thing=tile)
    return words(message_id("count", thing.name or thing.kind), n=n)


def _final(words: Words, reason: Reason, seat: int | None) -> list[str]:
    return [_points(words, share) for share in reason.final if share.seat == seat]


def _points(words: Words, final: FinalPoints) -> str:
    """Return a difference of final points with its error."""
    effects = _signed(words, [Thing("points", "", final.number)])
    told = words("hint-final", effects=effects, error=round(final.error, 1))
    return f"{told}, {words.of('hint-mostly', final.source)}" if final.source else told


def _point_count(words: Words, points: float) -> str:
    return _amount(words, Thing("points", "", points))


def _rounded(chance: Estimate) -> dict[str, int]:
    return {"percent": max(0, round(100 * chance.value)), "error": max(1, round(100 * chance.error))}
