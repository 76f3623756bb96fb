"""What is said about advice, as messages: answers, chances, certainty and reasons.

Page, terminal and reports format the same messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..game.messages import Argument, Message, Piece, PlayerName, Seats, Series, message_id
from ..game.narrator import piece
from ..game.notation import ANSWER, Answer
from ..rules.answers import Verb
from ..rules.questions import Question
from .comparison import Estimate
from .expected_line import ExpectedRole, Motive
from .phase_effects import Amount
from .reason import FinalPoints, Reason

# Answers for which the name of the thing is enough.
_NAMED = (Verb.BUILD, Verb.CHOOSE, Verb.ROLE)
# Tiles that are counted by a name of their own.
_TILES = {"quarry": "count-quarries", "forest": "count-forests", "any": "count-tiles"}
# Kinds of things that come later, and the message for each.
_LATER = {"output": "hint-output", "full": "hint-full", "use": "hint-use"}


def brief(question: Question, answer: Answer) -> Message:
    """Return an answer in few words; for a building or a role its name is enough."""
    if answer.verb == Verb.PASS:
        return Message(message_id("answer-pass", question.name))
    thing = piece(answer.verb, answer.thing) if answer.thing else None
    if thing and answer.verb in _NAMED:
        return Message(message_id(thing.kind, thing.name))
    args: dict[str, Argument] = {"number": answer.number or 0}
    return Message(message_id("answer", answer.verb.name), args | {"thing": thing} if thing else args)


def chance(value: Estimate) -> Message:
    """Return the winning chance with the best answer."""
    return Message("hint-chance-about", _percent(value))


def behind(less: Estimate) -> Message:
    """Return how much lower the winning chance is with another answer."""
    return Message("hint-behind", _percent(less))


def points_ahead(points: float, ahead: float) -> Message:
    """Return the final points with the best answer, and the lead over the others."""
    message = "hint-points-ahead" if ahead >= 0 else "hint-points-behind"
    return Message(message, {"points": _points(round(points)), "lead": _points(ahead)})


def points_behind(less: Estimate) -> Message:
    """Return how much smaller the lead is with another answer."""
    error = max(0.1, round(less.error, 1))
    if round(less.value, 1) <= 0:
        return Message("hint-points-same", {"error": error})
    return Message("hint-points-less", {"points": _points(less.value), "error": error})


class PointsRace(NamedTuple):
    """A decided game: the winning chance, the runner-up, and how many points it is behind."""

    chance: float
    runner_up: Answer
    points: float


def certainty(
    question: Question, as_good: Sequence[Answer], *, alone: bool, plan: bool, race: PointsRace | None = None
) -> tuple[Message, ...]:
    """Return how certain it is that an answer is best.

    `alone` means that there is no alternative; a `plan` has several answers. In a decided game, `race` has the points
    that count instead of the chances.
    """
    judgment = _judgment(question, as_good, alone=alone, plan=plan, race=race)
    if race is None:
        return (judgment,)
    return Message("hint-decided-won" if race.chance > 0.5 else "hint-decided-lost"), judgment


def _judgment(
    question: Question, as_good: Sequence[Answer], *, alone: bool, plan: bool, race: PointsRace | None
) -> Message:
    if as_good and plan:
        return Message("hint-unsure")
    if as_good:
        return Message("hint-as-good", {"answers": Series(tuple(brief(question, each) for each in as_good), "and")})
    if race and not plan:
        answer = brief(question, race.runner_up)
        return Message("hint-clear-points", {"points": _points(race.points), "answer": answer})
    return Message("hint-only" if alone else "hint-clear")


def reason_lines(question: Question, reason: Reason) -> tuple[Message, ...]:
    """Return a reason in lines: for the player, for the others, for the end, and what follows."""
    theirs = _changes(reason.others)
    if reason.most and reason.others:
        first = reason.others[0]
        most = _amount(Amount(first.kind, first.name, reason.most.number))
        theirs.append(Message("hint-most", {"name": PlayerName(reason.most.seat), "things": most}))
    rest = [final for final in reason.final if final.seat not in (reason.seat, reason.other)]
    lines = [
        *_effects(reason.seat, [*_changes(reason.mine), *_final_points(reason, reason.seat)]),
        *_effects(reason.other, [*theirs, *_final_points(reason, reason.other)]),
        *(line for final in rest for line in _effects(final.seat, [_final(final)])),
    ]
    if reason.ends is not None:
        lines.append(Message("effect-ending" if reason.ends else "hint-not-ending"))
    if reason.compared_with is None:
        return (*lines, *_outlook(reason, None)) or (Message("hint-keeps"),)
    best = brief(question, ANSWER[reason.compared_with])
    heading = Message("hint-compared" if lines else "hint-same", {"answer": best})
    return heading, *lines, *_outlook(reason, best)


def _effects(seat: int | None, parts: Sequence[Message | Series]) -> list[Message]:
    """Return the line about a player, or about all others together; none without effects."""
    if not parts:
        return []
    name = Message("board-others") if seat is None else Seats((seat,))
    return [Message("effect-seat", {"name": name, "effects": Series(tuple(parts), ";")})]


def _changes(things: Iterable[Amount]) -> list[Message | Series]:
    """Return what changes immediately, then at every production, then what can be used."""
    things = list(things)
    now = [thing for thing in things if thing.kind not in _LATER]
    parts: list[Message | Series] = [_signed(now)] if now else []
    for kind, message in _LATER.items():
        if later := [thing for thing in things if thing.kind == kind]:
            parts.append(Message(message, {"effects": _signed(later)}))
    return parts


def _signed(things: Iterable[Amount]) -> Series:
    """Return gains and losses: "+2 points, +1 corn"."""
    return Series(tuple(map(_gain, things)), ",")


def _gain(thing: Amount) -> Message:
    return Message("effect-gain" if thing.number > 0 else "effect-loss", {"things": _amount(thing)})


def _amount(thing: Amount) -> Message:
    """Return a number of things: "2 points", "Hacienda"."""
    number = round(abs(thing.number), 1)
    n = int(number) if number == int(number) else number
    if thing.kind == "buildings" or (thing.kind == "use" and thing.name != "quarry"):
        return Message(message_id("building", thing.name))
    if thing.kind in ("tiles", "use"):
        if thing.name in _TILES:
            return Message(_TILES[thing.name], {"n": n})
        tile = Message(message_id("tile", thing.name))
        return tile if n == 1 else Message("hint-times", {"n": n, "thing": tile})
    return Message(message_id("count", thing.name or thing.kind), {"n": n})


def _points(number: float) -> Message:
    return _amount(Amount("points", "", number))


def _final_points(reason: Reason, seat: int | None) -> list[Message | Series]:
    return [_final(final) for final in reason.final if final.seat == seat]


def _final(final: FinalPoints) -> Message | Series:
    """Return a difference of final points with its error and its main source."""
    args: dict[str, Argument] = {"effects": _gain(Amount("points", "", final.number)), "error": round(final.error, 1)}
    points = Message("hint-final", args)
    return Series((points, Message(message_id("hint-mostly", final.source))), ",") if final.source else points


def _outlook(reason: Reason, best: Message | None) -> list[Message]:
    """Return what is good about the best answer, and the roles that are expected next."""
    lines = []
    if reason.motives:
        motives = Series(tuple(map(_motive, reason.motives)), ";")
        lines.append(
            Message("hint-better-why", {"answer": best, "motives": motives})
            if best
            else Message("hint-why", {"motives": motives})
        )
    if reason.line:
        lines.append(Message("hint-line", {"steps": _steps(reason.line)}))
    if best and reason.best_line:
        lines.append(Message("hint-better-line", {"answer": best, "steps": _steps(reason.best_line)}))
    return lines


def _motive(motive: Motive) -> Message:
    args: dict[str, Argument] = {}
    if motive.seat is not None:
        args["name"] = PlayerName(motive.seat)
    if motive.thing:
        args["things"] = _amount(motive.thing)
        if motive.thing.kind == "barrels":
            args["thing"] = Piece("good", motive.thing.name)
    if motive.role:
        args["role"] = Message(message_id("role", motive.role))
    return Message(message_id("motive", motive.kind), args)


def _steps(line: Iterable[ExpectedRole]) -> Series:
    roles = ((Seats((step.seat,)), Message(message_id("role", step.role))) for step in line)
    return Series(tuple(Message("effect-seat", {"name": name, "effects": role}) for name, role in roles), ",")


def _percent(chance: Estimate) -> dict[str, Argument]:
    return {"percent": max(0, round(100 * chance.value)), "error": max(1, round(100 * chance.error))}
