"""Limits of questions with several answers: barrels, payments, people, draft places.

Answers are tried on a scratch record, so that the page can check a choice without knowing any rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import groupby

from ...game.game import Game
from ...game.log import Entry
from ...game.notation import ANSWERS, BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES
from ...game.position_cache import table_of
from ...rules.answers import LONGEST, PASS, PLACES, Verb
from ...rules.builder import PAYMENT, REPLACED
from ...rules.questions import Question, asked
from ...rules.setup import DRAFT_PLACES, places_left
from ...rules.state import State
from ...rules.supply import circles_at
from ...rules.turn import legal, take
from ..wire.question import AnswerParts, BarrelsView, ChoiceView, DraftView, PaymentView, PlacementView, StorageView


class Trial:
    """Tries answers to a question, each from the start. `start` restores the state."""

    def __init__(self, state: State) -> None:
        self.record, self.state = state.to_bytes(), state
        self._answers = array("h", [0]) * LONGEST
        self.question, self.seat = Question(asked(self.state).question), asked(self.state).seat
        self.verbs = [verb for verb in self.question.row.verbs if not verb.row.declines]
        self.end = self.question.closing

    def start(self) -> State:
        self.state.load(self.record)
        return self.state

    def legal(self) -> list[int]:
        """Return the legal answers to the same question; none once something else is asked."""
        if (asked(self.state).question, asked(self.state).seat) != (self.question, self.seat):
            return []
        return list(self._answers[: legal(self.state, self._answers)])

    def paths(self) -> Iterator[list[int]]:
        """Yield answers that can be given in a row before the question ends, shortest first.

        The state is as after the last answer. If several paths lead to the same state, only the first is followed.
        """
        seen, queue = {self.record}, [(self.record, list[int]())]
        for record, path in queue:
            self.state.load(record)
            following = [answer for answer in self.legal() if ANSWERS[answer].verb in self.verbs]
            yield path
            for answer in following:
                self.state.load(record)
                take(self.state, answer)
                after = self.state.to_bytes()
                if after not in seen:
                    seen.add(after)
                    queue.append((after, [*path, answer]))


def draft_view(game: Game, s: State) -> DraftView:
    """Return how many buildings of each cost are still to be chosen, and which can be."""
    left = {str(cost): places_left(s, cost) for cost in range(len(DRAFT_PLACES))}
    offered = [str(answer.thing) for answer in game.answers if answer.verb == Verb.CHOOSE]
    return DraftView({cost: places for cost, places in left.items() if places > 0}, offered)


def placement_view(game: Game, s: State, seat: int) -> PlacementView:
    """Return a seat's circles, how many people must be placed, and where they were."""
    p = s.players[seat]
    circles = {PLACE_NAMES[place]: most for place in range(PLACES) if (most := circles_at(s, p, place))}
    before = _standing(game.record, seat)
    people = p.san_juan + sum(colonists + nobles for colonists, nobles in before.values())
    if not before:
        before = _lifted(game.log, seat)
    return PlacementView(circles, min(people, sum(circles.values())), before)


def _standing(record: bytes, seat: int) -> dict[str, tuple[int, int]]:
    """Return the colonists and the nobles on each place of a player."""
    board = table_of(record)["seats"][seat]
    places = [*board["island"].items(), *board["city"].items()]
    people = {place: (there.get("colonists", 0), there.get("nobles", 0)) for place, there in places}
    return {place: pair for place, pair in people.items() if any(pair)}


def _lifted(log: Sequence[Entry], seat: int) -> dict[str, tuple[int, int]]:
    """Return where a player's people were when they were last picked up, in this phase."""
    for entry in reversed(log):
        if entry.question == Question.CHOOSE_ROLE:
            break
        if entry.question == Question.LIFT and entry.seat == seat:
            return _standing(entry.before, seat)
    return {}


def storage_view(trial: Trial) -> StorageView:
    """Return the places for barrels and every choice that can be kept, largest first."""
    frame = asked(trial.start())
    kinds, singles = frame.a, frame.b
    choices: dict[tuple[int, ...], list[int]] = {}
    for path in trial.paths():
        if PASS in trial.legal():
            take(trial.state, PASS)
        goods = trial.state.players[trial.seat].goods
        choices.setdefault(tuple(goods[good] for good in range(len(GOOD_NAMES))), path)
    # Most barrels first; ties go to the more valuable goods.
    best_first = sorted(choices, key=lambda kept: (sum(kept), kept[::-1]), reverse=True)
    return StorageView(kinds, singles, [ChoiceView(_goods(kept), _parts(choices[kept])) for kept in best_first])


def _parts(answers: Sequence[int]) -> list[AnswerParts]:
    return [AnswerParts.of(ANSWERS[answer]) for answer in answers]


def _goods(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(GOOD_NAMES, amounts, strict=True))


def barrels_view(trial: Trial) -> BarrelsView | None:
    """Return how many barrels a question takes, by kind and in total; None if there are none."""
    [verb] = trial.verbs
    s = trial.start()
    first = [answer for answer in trial.legal() if ANSWERS[answer].verb == verb]
    if not first:
        return None
    each = {str(ANSWERS[answer].thing): _times(trial, [answer]) for answer in first}
    s = trial.start()
    vp = s.players[trial.seat].vp + s.players[trial.seat].noted
    points: list[int] = []
    least: int | None = None
    # The lowest kind first leaves the most for later.
    while True:
        barrels = [answer for answer in trial.legal() if ANSWERS[answer].verb == verb]
        now = s.to_bytes()
        end = next((answer for answer in trial.legal() if ANSWERS[answer].verb == trial.end), None)
        if end is not None:
            take(s, end)
        if least is None and (end is not None or not barrels):
            least = len(points)
        points.append(s.players[trial.seat].vp + s.players[trial.seat].noted - vp)
        if not barrels:
            break
        s.load(now)
        take(s, barrels[0])
    return BarrelsView(verb.name.lower(), each, len(points) - 1, least or 0, points if any(points) else [])


def _times(trial: Trial, answers: Sequence[int]) -> int:
    """Return how often one of these answers can be given."""
    s, times = trial.start(), 0
    while given := next((answer for answer in trial.legal() if answer in answers), None):
        take(s, given)
        times += 1
    return times


def payment_view(trial: Trial) -> PaymentView:
    """Return what is to be paid at the Black Market, and every way to do so."""
    s = trial.start()
    building, left, doubloons = asked(s).a, s.to_pay, s.players[trial.seat].doubloons
    ways: list[list[int]] = []
    for path in trial.paths():
        following = trial.legal()
        if not following or PASS in following:
            ways.append(path)
    given = sorted({answer for way in ways for answer in way})
    groups = [_parts(list(group)) for _, group in groupby(given, lambda answer: PAYMENT[ANSWERS[answer].verb])]
    return PaymentView(
        building=BUILDING_NAMES[building],
        left=left,
        missing=max(0, left - doubloons),
        each=REPLACED,
        groups=groups,
        ways=[_parts(way) for way in ways],
    )
