"""The expected line after an answer, and the motives that a player can read from it.

Copies of the game, with their own chance, are continued by the network until the asked seat has chosen its next role
and that phase is over. What happens in most of them is expected. A motive is something that is expected after the best
answer and not after another one. It must be true of the continuations themselves: a sale is blocked only if the other
player had the barrel, could have sold it, and cannot anymore.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import hypot, sqrt
from statistics import stdev
from typing import Literal

from ..bots.network_bot import NetworkBot
from ..bots.protocol import Prompt, make
from ..game.game import Game
from ..game.log import Entry
from ..game.notation import ANSWERS, BUILDING_NAMES, BUILDING_ROW, GOOD_NAMES, ROLE_NAMES, Answer
from ..rules.answers import Verb
from ..rules.buildings import BUILDING
from ..rules.powers import occupied
from ..rules.questions import Question, ask
from ..rules.scoring import chip_points, score
from ..rules.state import State
from ..rules.trader import why_not_sell
from ..rules.why import Why
from .comparison import CLEAR
from .phase_effects import Amount, after

_LINES = 8
_PLAYER = "network:temperature=0.005,draws=1"
# More than a round of five players has.
_LONGEST = 250

# What happens in this share of the lines is expected; another answer must have it much more rarely.
_MOST, _APART = 0.6, 0.5
_MOST_STEPS, _MOST_MOTIVES = 4, 3

# The kinds of motives, most important first.
MOTIVES = (
    *("ends_ahead", "keeps_open", "saves", "spoils", "role_first", "sells", "blocks_sale"),
    *("builds", "in_time", "ships", "ships_less", "money"),
)

# The smallest differences to mention, on average: barrels, points from shipping, and doubloons.
_BARRELS, _POINTS, _DOUBLOONS = 0.8, 1.5, 2.0

_SALES = frozenset(
    answer for answer in ANSWERS if answer.verb in Question.TRADE.verbs and answer.verb.row.kind == "good"
)
# Barrels that a player loses at another question are sold, shipped or paid.
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
    thing: Amount | None = None  # what is saved, sold, built or gained
    role: str = ""  # in whose phase a building is useful


@dataclass(slots=True)
class Continuation:
    """One continuation: what was chosen, sold, built and spoiled, and the final boards."""

    roles: list[ExpectedRole] = field(default_factory=list)
    sold: set[tuple[int, str]] = field(default_factory=set)
    built: set[tuple[int, str]] = field(default_factory=set)
    later: set[tuple[int, str]] = field(default_factory=set)  # what was sold or built after the phase of the answer
    spoiled: Counter[tuple[int, str]] = field(default_factory=Counter)
    blocked: set[tuple[int, str]] = field(default_factory=set)  # who can no longer sell what after a sale of the seat
    takers: dict[str, int] = field(default_factory=dict)  # who else chose which role in the round of the answer
    manned_for: set[tuple[str, str]] = field(default_factory=set)  # occupied buildings when a role is next chosen
    chips: list[int] = field(default_factory=list)
    doubloons: list[int] = field(default_factory=list)
    ends: bool = False
    leads: bool = False  # the seat has more points than any other at the end


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
    line, state = Continuation(), State.of(game.log[0].before)
    own_phase = int(game.log[0].answer.verb == Verb.ROLE)
    round_number, chooser = state.round_number, state.governor
    for entry in game.log:
        verb, thing = entry.answer.verb, entry.answer.thing or ""
        if verb == Verb.ROLE:
            chooser = entry.seat
            state.load(entry.before)
            if thing not in {role.role for role in line.roles}:
                line.manned_for |= {
                    (name, thing) for name in BUILDING_NAMES if occupied(state.players[seat], BUILDING[name])
                }
            line.roles.append(ExpectedRole(entry.seat, thing))
            if state.round_number == round_number and entry.seat != seat:
                line.takers[thing] = entry.seat
        elif entry.answer in _SALES:
            line.sold.add((entry.seat, thing))
            if len(line.roles) > own_phase:
                line.later.add((entry.seat, thing))
            if entry.seat == seat:
                line.blocked |= blocked_by(entry, chooser)
        elif verb == Verb.BUILD:
            line.built.add((entry.seat, thing))
            if len(line.roles) > own_phase:
                line.later.add((entry.seat, thing))
        elif entry.question in _SPOILING:
            line.spoiled.update(_lost(entry))
    state.load(game.record)
    line.ends = game.is_over or state.ending != 0
    points = [score(state, each) for each in range(state.seats)]
    line.leads = points[seat] > max(number for each, number in enumerate(points) if each != seat)
    line.chips = [chip_points(state.players[each]) for each in range(state.seats)]
    line.doubloons = [state.players[each].doubloons for each in range(state.seats)]
    return line


def blocked_by(sale: Entry, trader: int) -> set[tuple[int, str]]:
    """Return what players who are asked later can no longer sell after a sale (3.5)."""
    seats = State.of(sale.before).seats
    later = [seat for seat in range(seats) if (seat - trader) % seats > (sale.seat - trader) % seats]
    return {(seat, good) for seat in later for good in _sellable(sale.before, seat) - _sellable(sale.after, seat)}


def _sellable(record: bytes, seat: int) -> set[str]:
    """Return the goods that a seat could sell if it were asked now."""
    s = State.of(record)
    ask(s, Question.TRADE, seat, 0, 0)
    return {sale.thing for sale in _SALES if sale.thing and why_not_sell(s, sale.id) == Why.LEGAL}


def _lost(entry: Entry) -> dict[tuple[int, str], int]:
    """Return the barrels that a seat cannot store (3.6.2)."""
    had, has = (State.of(record).players[entry.seat].goods for record in (entry.before, entry.after))
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


def motives(best: Answer, lines: Lines, others: Lines, seat: int) -> tuple[Motive, ...]:
    """Return what follows the best answer and not the other, most telling first.

    Gains in the answer's own phase are reported as its effect, so they are not motives.
    """
    if not lines or not others:
        return ()
    found = [
        *_ending(lines, others),
        *_storage(lines, others, seat),
        *_role_first(best, others),
        *_sales(lines, others, seat),
        *_buildings(best, lines, others, seat),
        *_amounts(best, lines, others, seat),
    ]
    return tuple(found[:_MOST_MOTIVES])


Measure = Callable[[Continuation], float]


def _spoiled(seat: int, good: str) -> Measure:
    return lambda line: line.spoiled[seat, good]


def _has(happened: Literal["sold", "built", "later", "manned_for"], who: int | str, what: str) -> Measure:
    """Return whether something happened in a continuation."""
    return lambda line: (who, what) in getattr(line, happened)


def _sells(seat: int) -> Measure:
    return lambda line: any(seller == seat for seller, _ in line.sold)


def _is_blocked(seat: int, good: str) -> Measure:
    return lambda line: (seat, good) in line.blocked and not _sells(seat)(line)


def _number(of: Literal["chips", "doubloons"], seat: int) -> Measure:
    """Return what a seat has at the end of a continuation."""
    return lambda line: getattr(line, of)[seat]


def _ends_ahead(line: Continuation) -> float:
    return line.ends and line.leads


def _ends_behind(line: Continuation) -> float:
    return line.ends and not line.leads


def _mean(lines: Lines, measure: Measure) -> float:
    return sum(map(measure, lines)) / len(lines)


def _more(lines: Lines, others: Lines, measure: Measure) -> float:
    return _mean(lines, measure) - _mean(others, measure)


def _clearly_more(lines: Lines, others: Lines, measure: Measure) -> float:
    """Return a difference, or 0 where the continuations differ too much among themselves."""
    more = _more(lines, others, measure)
    return more if abs(more) > CLEAR * hypot(_error(lines, measure), _error(others, measure)) else 0.0


def _error(lines: Lines, measure: Measure) -> float:
    numbers = [measure(line) for line in lines]
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def _ending(lines: Lines, others: Lines) -> Iterable[Motive]:
    if _more(lines, others, _ends_ahead) >= _APART:
        yield Motive("ends_ahead")
    elif _more(others, lines, _ends_behind) >= _APART:
        yield Motive("keeps_open")


def _storage(lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for whose, good in product(range(len(lines[0].chips)), GOOD_NAMES):
        more = _clearly_more(lines, others, _spoiled(whose, good))
        if whose == seat and more <= -_BARRELS:
            yield Motive("saves", thing=Amount("barrels", good, -more))
        elif whose != seat and more >= _BARRELS:
            yield Motive("spoils", whose, Amount("barrels", good, more))


def _role_first(best: Answer, others: Lines) -> Iterable[Motive]:
    """Return who would choose the role later in the same round."""
    if best.verb != Verb.ROLE or not best.thing:
        return
    taken = Counter(line.takers[best.thing] for line in others if best.thing in line.takers)
    for taker, count in taken.most_common(1):
        if count >= _MOST * len(others):
            yield Motive("role_first", taker)


def _sales(lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    goods = Counter(good for line in lines for seller, good in line.sold & line.later if seller == seat)
    for good, count in goods.most_common(1):
        if count >= _MOST * len(lines) and _more(lines, others, _sells(seat)) >= _APART:
            yield Motive("sells", thing=Amount("barrels", good, 1.0))
    for whose, good in sorted({pair for line in lines for pair in line.blocked}):
        blocked, sold = _mean(lines, _is_blocked(whose, good)), _mean(others, _has("sold", whose, good))
        if min(blocked, sold) >= _MOST:
            yield Motive("blocks_sale", whose, Amount("barrels", good, 1.0))


def _buildings(best: Answer, lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    for name in sorted({name for line in lines for whose, name in line.built & line.later if whose == seat}):
        builds = _has("built", seat, name)
        later = _mean(lines, _has("later", seat, name))
        if later >= _MOST and _more(lines, others, builds) >= _APART:
            yield Motive("builds", thing=Amount("buildings", name, 1.0))
    if best.verb == Verb.BUILD and best.thing:
        for phase in BUILDING_ROW[best.thing].phases:
            role = ROLE_NAMES[phase]
            if _mean(lines, _has("manned_for", best.thing, role)) >= _MOST:
                yield Motive("in_time", thing=Amount("buildings", best.thing, 1.0), role=role)


def _amounts(best: Answer, lines: Lines, others: Lines, seat: int) -> Iterable[Motive]:
    ships = best.thing == "captain" or best.verb == Verb.LOAD
    sells = best.thing == "trader" or best in _SALES
    for whose in sorted(range(len(lines[0].chips)), key=lambda each: each != seat):
        more = _clearly_more(lines, others, _number("chips", whose))
        if whose == seat and more >= _POINTS and not ships:
            yield Motive("ships", thing=Amount("points", "", more))
        elif whose != seat and more <= -_POINTS:
            yield Motive("ships_less", whose, Amount("points", "", -more))
    richer = _clearly_more(lines, others, _number("doubloons", seat))
    if richer >= _DOUBLOONS and not sells:
        yield Motive("money", thing=Amount("doubloons", "", richer))
