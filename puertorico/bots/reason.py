"""Reasons: what an answer brings until the end of the phase, and the words for what differs between two answers.

Answers are played on to the end of the phase, on copies with chance of their own, and what everybody then has is
compared.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from ..game import Game
from ..notation import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES, Answer
from ..rules.buildings import LARGE_PLANT, SMALL_PLANT, circles
from ..rules.craftsman import output
from ..rules.kinds import CORN
from ..rules.questions import Question as Asked
from ..rules.scoring import score
from ..rules.state import Player, State
from ..rules.supply import all_nobles, all_pieces, forests
from .protocol import Option, Question, make

CLEAR = 2.0  # a difference counts when it is larger than so many standard errors

_SAMPLES = 8
# Final points of a seat lie about this far apart when the rest of a game is played several times.
_SPREAD = 10.0
_WORTH_TELLING = 0.3
_MOST_TOLD = 5

Changes = tuple[Mapping[str, float], ...]


def after(record: bytes, *answers: Answer, seed: int) -> Game:
    """A game that goes on from these answers, with chance of its own: nothing tells which tiles really come."""
    state = State.blank()
    state.load(record)
    game = Game(state, seed, "auto")
    for answer in answers:
        game.play(answer)
    return game


def phase_changes(record: bytes, *answers: Answer, seed: int) -> Changes:
    """What each seat has more or less on average when the phase is over, if these answers are given now."""
    state = State.blank()
    state.load(record)
    start = [belongings(state, seat) for seat in range(state.seats)]
    sums: list[Counter[str]] = [Counter() for _ in start]
    player = make("planner")
    for samples in range(1, _SAMPLES + 1):
        game = after(record, *answers, seed=seed + samples)
        while not game.is_over and game.question != Asked.CHOOSE_ROLE:
            game.play(player.choose(Question.of(game)))
        state.load(game.record)
        for seat, had in enumerate(start):
            have = belongings(state, seat)
            have.subtract(had)
            sums[seat].update(have)
        if not any(entry.by_chance for entry in game.log):
            break  # the planner always answers alike: without chance, once is enough
    return tuple({thing: total / samples for thing, total in changed.items() if total} for changed in sums)


def belongings(s: State, seat: int) -> Counter[str]:
    """What can be compared about a seat, by name, from its points to the buildings it can use."""
    p = s.players[seat]
    nobles = all_nobles(s, p)
    have = Counter(points=score(s, seat), doubloons=p.doubloons, colonists=all_pieces(s, p) - nobles, nobles=nobles)
    have["ending"] = int(s.ending != 0)
    for good, name in enumerate(GOOD_NAMES):
        have[f"barrels {name}"] = p.goods[good]
        have[f"output {name}"] = output(p, good)
        have[f"full {name}"] = full_output(s, p, good)
    for tile, name in enumerate(TILE_NAMES):
        have[f"tiles {name}"] = p.tiles[tile]
    have["tiles forest"] = forests(p)
    have["tiles any"] = p.island_spaces
    have["use quarry"] = p.manned[TILE_NAMES.index("quarry")]
    for building, name in enumerate(BUILDING_NAMES[: s.types]):
        have[f"buildings {name}"] = p.city[building]
        if not _is_plant(name):
            have[f"use {name}"] = int(p.workers[building] > 0)
    return have


def full_output(s: State, p: Player, good: int) -> int:
    """What a player would produce if all plantations and plants of a kind were filled with colonists."""
    if good == CORN:
        return p.tiles[CORN]
    plants = {SMALL_PLANT[good], LARGE_PLANT[good]}
    return min(p.tiles[good], sum(circles(s, plant) for plant in plants if p.city[plant]))


def _is_plant(building: str) -> bool:
    """A production building shows in what is produced."""
    return building.endswith(("_plant", "_mill", "_storage", "_roaster"))


def in_words(changes: Changes, seat: int, *named: Answer, most: int | None = _MOST_TOLD) -> str:
    """What answers bring until the end of the phase: to you, to the others, and who of them gets most."""
    mine = _told(changes[seat], *named)[:most]
    got = _things((thing, number) for thing, number in mine if number > 0)
    given = _things((thing, -number) for thing, number in mine if number < 0)
    own = " and ".join(part for part in (got and f"get {got}", given and f"give up {given}") if part)
    parts = [f"you {own}" if own else "nothing changes at once for you"]
    others = [(thing, number) for thing, number in _others(changes, seat) if number > 0]
    if others:
        parts.append(_shares(changes, seat, others))
    if changes[seat].get("ending", 0) > 0.5:
        parts.append("the game ends after this round")
    return sentence("; ".join(parts))


def difference_in_words(
    best: Option, other: Option, best_changes: Changes, changes: Changes, seat: int, me: str = "you"
) -> str:
    """How an answer differs from the best one: until the end of the phase, and in points at the end of the game."""
    differences = [_minus(changed, best_changed) for changed, best_changed in zip(changes, best_changes, strict=True)]
    others = "the others" if len(changes) > 2 else f"seat {1 - seat}"
    parts = []
    for whom, told in (
        (me, _told(differences[seat], best.answer, other.answer)[:_MOST_TOLD]),
        (others, _others(differences, seat)),
    ):
        if told:
            parts.append(f"{joined(_difference(thing, number) for thing, number in told)} for {whom}")
    ending = differences[seat].get("ending", 0)
    if abs(ending) > 0.5:
        parts.append("the game ends after this round" if ending > 0 else "the game does not end yet")
    name = plain(best.answer.text)
    words = f"compared with {name}: {'; '.join(parts)}" if parts else f"nothing else differs from {name} in this phase"
    final = _final_points(best, other, seat, me)
    return " ".join(sentence(part) for part in (words, final) if part)


def _final_points(best: Option, other: Option, seat: int, me: str) -> str:
    """Who is expected to end with clearly more or fewer points."""
    if not best.visits or not other.visits:
        return ""
    error = _SPREAD * math.sqrt(1 / best.visits + 1 / other.visits)
    parts = []
    for whose in sorted(range(len(best.points)), key=lambda whose: whose != seat):
        difference = other.points[whose] - best.points[whose]
        if abs(difference) > CLEAR * error:
            name = me if whose == seat else f"seat {whose}"
            parts.append(f"{_difference('points', difference)} for {name}")
    return f"at the end of the game about {joined(parts)}" if parts else ""


def _told(changes: Mapping[str, float], *named: Answer) -> list[tuple[str, float]]:
    """What is worth telling of a seat's changes, most important first.

    What the answers themselves say is told only if there is nothing else; what could be produced, only where it is
    not produced yet; how many tiles, only where it is open of which kind.
    """
    said = {f"{what} {answer.thing}" for answer in named for what in ("buildings", "tiles", "use") if answer.thing}
    implied = {f"full {good}" for good in GOOD_NAMES if abs(changes.get(f"output {good}", 0)) >= _WORTH_TELLING}
    if any(abs(changes.get(f"tiles {kind}", 0)) >= _threshold("tiles") for kind in (*TILE_NAMES, "forest")):
        implied.add("tiles any")
    told = [
        (thing, number)
        for thing, number in changes.items()
        if thing != "ending" and thing not in implied and abs(number) >= _threshold(thing)
    ]
    told.sort(key=lambda item: _ORDER.index(item[0].split(" ")[0]))
    return [item for item in told if item[0] not in said] or told


def _threshold(thing: str) -> float:
    """A building is there or not: on average of several trials it is told only if it mostly is."""
    return 0.6 if thing.startswith(("buildings", "use", "tiles")) else _WORTH_TELLING


def _others(changes: Sequence[Mapping[str, float]], seat: int) -> list[tuple[str, float]]:
    """What the other seats have more or less together, barrels of all kinds counted as one thing."""
    summed = [_summed(changed) for whose, changed in enumerate(changes) if whose != seat]
    sums = [(thing, sum(each[thing] for each in summed)) for thing in summed[0]]
    return [(thing, number) for thing, number in sums if abs(number) >= _WORTH_TELLING]


def _summed(changes: Mapping[str, float]) -> dict[str, float]:
    barrels = sum(number for thing, number in changes.items() if thing.startswith("barrels"))
    things = {thing: changes.get(thing, 0.0) for thing in ("points", "doubloons", "nobles", "colonists")}
    return {**things, "barrels": barrels}


def _shares(changes: Changes, seat: int, others: Sequence[tuple[str, float]]) -> str:
    """What the others get, and who of them most in what they get first of all."""
    things = joined(_thing(thing, number) for thing, number in others)
    first, total = others[0]
    shares = {whose: _summed(changed)[first] for whose, changed in enumerate(changes) if whose != seat}
    most, *rest = sorted(shares, key=lambda whose: -shares[whose])
    if not rest or (len(others) == 1 and shares[most] > total - _WORTH_TELLING):
        return f"seat {most} gets {things}"
    if shares[most] > shares[rest[0]] + 0.5:
        return f"the others get {things}, seat {most} most ({_thing(first, shares[most])})"
    return f"the others get {things}"


def _minus(changes: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    things = {**other, **changes}
    return {thing: changes.get(thing, 0.0) - other.get(thing, 0.0) for thing in things}


_ORDER = ("points", "doubloons", "barrels", "tiles", "buildings", "nobles", "colonists", "output", "full", "use")


def _thing(name: str, number: float) -> str:
    """A number of things in words.

    >>> _thing("points", 1.0), _thing("barrels corn", 2.5), _thing("use hacienda", 1.0)
    ('1 point', '2.5 corn', 'the use of hacienda')
    """
    kind, _, thing = name.partition(" ")
    amount = f"{number:.1f}".removesuffix(".0")
    match kind:
        case "use" if thing != "quarry":
            return f"the use of {plain(thing)}"
        case "use":
            return f"the use of {_count(amount, 'quarry', 'quarries')}"
        case "output":
            return f"{amount} {thing} at every production"
        case "full":
            return f"{amount} {thing} at every full production"
        case "buildings":
            return f"{'an' if thing[0] in 'aeio' else 'a'} {plain(thing)}"
        case "tiles" if thing == "quarry":
            return _count(amount, "quarry", "quarries")
        case "tiles" if thing == "any":
            return _count(amount, "island tile", "island tiles")
        case "tiles" if thing == "forest":
            return _count(amount, "forest", "forests")
        case "tiles":
            return _count(amount, f"{thing} plantation", f"{thing} plantations")
        case "barrels" if thing:
            return f"{amount} {thing}"
    return _count(amount, kind.removesuffix("s"), kind)


def _things(told: Iterable[tuple[str, float]]) -> str:
    """Numbers of things in words; what is produced together is told together, and so is what can be used.

    >>> _things([("points", 2.0), ("output corn", 1.0), ("output sugar", 3.0), ("use office", 1.0), ("use wharf", 1.0)])
    '2 points, 1 corn and 3 sugar at every production, and the use of office and wharf'
    """
    parts = []
    for kind, group in groupby(told, lambda item: item[0].split(" ")[0]):
        things = [_thing(thing, number) for thing, number in group]
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


def _difference(name: str, number: float) -> str:
    """How much more or less of a thing there is.

    >>> _difference("points", -2.0), _difference("use office", -1.0), _difference("output corn", 1.0)
    ('2 points less', 'no use of office', '1 corn more at every production')
    """
    thing, sign = _thing(name, abs(number)), "more" if number > 0 else "less"
    if name.startswith("use") and name != "use quarry":
        return thing if number > 0 else thing.replace("the use", "no use")
    if name.startswith("buildings"):
        return thing if number > 0 else f"no {thing.split(' ', 1)[1]}"
    if name.startswith(("output", "full")):
        return thing.replace(" at", f" {sign} at")
    return f"{thing} {sign}"


def _count(amount: str, one: str, many: str) -> str:
    return f"{amount} {one if amount == '1' else many}"


def joined(parts: Iterable[str]) -> str:
    """Words in a row.

    >>> joined(["1 point", "2 corn", "a quarry"])
    '1 point, 2 corn and a quarry'
    """
    *first, last = list(parts) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def plain(text: str) -> str:
    """Names as people write them: without underscores."""
    return text.replace("_", " ")


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
