"""The expected line after an answer, and the motives that a player can read from it.

Copies of the game, with their own chance, are continued by the network until the asked seat has chosen its next role
and that phase is over. What happens in most of them is expected. A motive is something that is expected after the best
answer and not after another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Self

from ..bots.network_bot import NetworkBot
from ..bots.protocol import Prompt, make
from ..game.game import Game
from ..game.log import Entry
from ..game.notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, Answer
from ..rules.answers import Verb
from ..rules.buildings import ROWS
from ..rules.questions import Question
from ..rules.scoring import chip_points
from ..rules.state import State
from .changes import Thing, after

_LINES = 8
_PLAYER = "network:temperature=0.005,draws=1"
# More than a round of five players has.
_LONGEST = 250

# Expected is what happens in this share of the lines; another answer must have it much more rarely.
_MOST, _APART = 0.6, 0.5
_MOST_STEPS, _MOST_MOTIVES = 4, 3

# The kinds of motives, the most telling first.
MOTIVES = (
    *("ends_ahead", "keeps_open", "saves", "spoils", "role_first", "sells", "blocks_sale"),
    *("builds", "in_time", "ships", "ships_less", "money"),
)

# The smallest differences to mention, on average: barrels, points from shipping, and doubloons.
_BARRELS, _POINTS, _DOUBLOONS = 0.8, 1.5, 2.0

_SALES = (Verb.SELL, Verb.SELL_TO_POST)
_SPOILING = (Question.STORE, Question.STORAGE)


@dataclass(frozen=True, slots=True)
class ExpectedRole:
    """A role that a seat is expected to choose."""

    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class Motive:
    """What is good about the best answer; docs/analysis.md lists the kinds."""

    kind: str
    seat: int | None = None  # another seat that it is about
    thing: Thing | None = None  # what is saved, sold, built or gained
    role: str = ""  # in whose phase a building is useful

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `dataclasses.asdict` wrote."""
        thing = data["thing"]
        return cls(**{**data, "thing": thing and Thing(**thing)})


@dataclass(slots=True)
class Continuation:
    """One continuation: what was chosen, sold, built and spoiled, and the final boards."""

    roles: list[ExpectedRole] = field(default_factory=list)
    sold: set[tuple[int, str]] = field(default_factory=set)
    built: set[tuple[int, str]] = field(default_factory=set)
    spoiled: Counter[tuple[int, str]] = field(default_factory=Counter)
    manned_for: set[tuple[str, str]] = field(default_factory=set)  # occupied buildings of the seat in a role's phase
    chips: list[int] = field(default_factory=list)
    doubloons: list[int] = field(default_factory=list)
    ends: bool = False


Lines = Sequence[Continuation]


def expected_lines(record: bytes, *answers: Answer, seat: int, seed: int) -> Lines:
    """Return several continuations after these answers; none without the network."""
    player = make(_PLAYER, seed)
    if not isinstance(player, NetworkBot):
        return ()
    lines = []
    for sample in range(_LINES):
        game = after(record, *answers, seed=seed + sample)
        chosen_before = sum(answer.verb == Verb.ROLE for answer in answers)
        for _ in range(_LONGEST):
            if game.is_over or _is_complete(game, seat, chosen_before):
                break
            game.play(player.choose(Prompt.of(game)))
        lines.append(_line(game, seat))
    return lines


def _is_complete(game: Game, seat: int, chosen_before: int) -> bool:
    """Return whether the seat has chosen a role since its answer, and the phase is over."""
    if game.question != Question.CHOOSE_ROLE:
        return False
    return sum(entry.answer.verb == Verb.ROLE and entry.seat == seat for entry in game.log) > chosen_before


def _line(game: Game, seat: int) -> Continuation:
    line, state = Continuation(), State.blank()
    for entry in game.log:
        verb, thing = entry.answer.verb, entry.answer.thing or ""
        if verb == Verb.ROLE:
            line.roles.append(ExpectedRole(entry.seat, thing))
            state.load(entry.before)
            line.manned_for |= {(name, thing) for name in _occupied(state, seat)}
        elif verb in _SALES:
            line.sold.add((entry.seat, thing))
        elif verb == Verb.BUILD:
            line.built.add((entry.seat, thing))
        elif entry.question in _SPOILING:
            line.spoiled.update(_lost(entry))
    state.load(game.record)
    line.ends = game.is_over or state.ending != 0
    line.chips = [chip_points(state.players[each]) for each in range(state.seats)]
    line.doubloons = [state.players[each].doubloons for each in range(state.seats)]
    return line


def _occupied(s: State, seat: int) -> Iterable[str]:
    workers = s.players[seat].workers
    return (name for building, name in enumerate(BUILDING_NAMES[: s.types]) if workers[building])


def _lost(entry: Entry) -> dict[tuple[int, str], int]:
    """Return the barrels that a seat cannot store (3.6.2)."""
    before, then = State.blank(), State.blank()
    before.load(entry.before)
    then.load(entry.after)
    had, has = before.players[entry.seat].goods, then.players[entry.seat].goods
    return {(entry.seat, name): had[good] - has[good] for good, name in enumerate(GOOD_NAMES) if had[good] > has[good]}


def steps(lines: Lines, answers: int) -> tuple[ExpectedRole, ...]:
    """Return the expected roles while most lines agree; the first `answers` are known."""
    expected: list[ExpectedRole] = []
    rest = [line.roles[answers:] for line in lines]
    while len(expected) < _MOST_STEPS:
        following = Counter(roles[len(expected)] for roles in rest if len(roles) > len(expected))
        if not following:
            break
        step, count = following.most_common(1)[0]
        if count < _MOST * len(lines):
            break
        expected.append(step)
        rest = [roles for roles in rest if len(roles) >= len(expected) and roles[: len(expected)] == expected]
    return tuple(expected)


def motives(best: Answer, lines: Lines, others: Lines, seat: int, *, is_ahead: bool) -> tuple[Motive, ...]:
    """Return what follows the best answer and not the other, most telling first."""
    if not lines or not others:
        return ()
    found = [
        *_ending(lines, others, is_ahead),
        *_storage(lines, others, seat),
        *_role_first(best, others, seat),
        *_sales(lines, others, seat),
        *_buildings(best, lines, others, seat),
        *_amounts(lines, others, seat),
    ]
    return tuple(found[:_MOST_MOTIVES])


Measure = Callable[[Continuation], float]


def _spoiled(seat: int, good: str) -> Measure:
    return lambda line: line.spoiled[seat, good]


def _sells(seat: int) -> Measure:
    return lambda line: any(seller == seat for seller, _ in line.sold)


def _builds(seat: int, name: str) -> Measure:
    return lambda line: (seat, name) in line.built


def _is_manned(name: str, role: str) -> Measure:
    return lambda line: (name, role) in line.manned_for


def _chips(seat: int) -> Measure:
    return lambda line: line.chips[seat]


def _doubloons(seat: int) -> Measure:
    return lambda line: line.doubloons[seat]


def _ends(line: Continuation) -> float:
    return line.ends


def _mean(lines: Lines, measure: Measure) -> float:
    return sum(map(measure, lines)) / len(lines)


def _more(lines: Lines, others: Lines, measure: Measure) -> float:
    return _mean(lines, measure) - _mean(others, measure)


def _ending(lines: Lines, others: Lines, is_ahead: bool) -> Iterable[Motive]:
    sooner = _more(lines, others, _ends)
    if sooner >= _APART and is_ahead:
        yield Motive("ends_ahead")
    elif sooner <= -_APART and not is_ahead:
        yield Motive("keeps_open")


def _storage(lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for whose, good in product(range(len(lines[0].chips)), GOOD_NAMES):
        more = _more(lines, others, _spoiled(whose, good))
        if whose == seat and more <= -_BARRELS:
            yield Motive("saves", thing=Thing("barrels", good, -more))
        elif whose != seat and more >= _BARRELS:
            yield Motive("spoils", whose, Thing("barrels", good, more))


def _role_first(best: Answer, others: Lines, seat: int) -> Iterable[Motive]:
    if best.verb != Verb.ROLE:
        return
    taken = [step.seat for line in others for step in line.roles if step.role == best.thing and step.seat != seat]
    for taker, count in Counter(taken).most_common(1):
        if count >= _MOST * len(others):
            yield Motive("role_first", taker)


def _sales(lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for whose in range(len(lines[0].chips)):
        gain = _more(lines, others, _sells(whose))
        goods = Counter(good for line in (*lines, *others) for seller, good in line.sold if seller == whose)
        if whose == seat and gain >= _APART:
            yield Motive("sells", thing=Thing("barrels", goods.most_common(1)[0][0], 1.0))
        elif whose != seat and gain <= -_APART and _mean(lines, _sells(seat)) >= _MOST:
            yield Motive("blocks_sale", whose, Thing("barrels", goods.most_common(1)[0][0], 1.0))


def _buildings(best: Answer, lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for name in sorted({name for line in lines for whose, name in line.built if whose == seat}):
        builds = _builds(seat, name)
        if name != best.thing and _mean(lines, builds) >= _MOST and _more(lines, others, builds) >= _APART:
            yield Motive("builds", thing=Thing("buildings", name, 1.0))
    if best.verb == Verb.BUILD and best.thing:
        for phase in ROWS[BUILDING_NAMES.index(best.thing)].phases:
            role = ROLE_NAMES[phase]
            if _mean(lines, _is_manned(best.thing, role)) >= _MOST:
                yield Motive("in_time", thing=Thing("buildings", best.thing, 1.0), role=role)


def _amounts(lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for whose in sorted(range(len(lines[0].chips)), key=lambda each: each != seat):
        more = _more(lines, others, _chips(whose))
        if whose == seat and more >= _POINTS:
            yield Motive("ships", thing=Thing("points", "", more))
        elif whose != seat and more <= -_POINTS:
            yield Motive("ships_less", whose, Thing("points", "", -more))
    richer = _more(lines, others, _doubloons(seat))
    if richer >= _DOUBLOONS:
        yield Motive("money", thing=Thing("doubloons", "", richer))
