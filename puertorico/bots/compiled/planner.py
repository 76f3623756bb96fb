"""The planner: an evaluation of the position after each phase, and rules of thumb.

To judge a role, the planner simulates its phase for all players and evaluates the position after it. To judge a tile
or a building, it evaluates its own seat; for a sale or a load, also what rivals can still sell or load. Colonists go
where their value is highest (`evaluation.py`). Rules of thumb answer the small questions.
"""

from typing import NamedTuple

from ...rules.answers import (
    DONE,
    DRAW,
    KEEP_ONE,
    LOAD_SMALL_WHARF,
    LOAD_WHARF,
    PASS,
    PLACE_AT,
    PLACE_NOBLE_AT,
    SUBJECT,
    VERB,
    Verb,
)
from ...rules.buildings import CHAPEL, LARGE_PLANT, OFFICE, SMALL_PLANT
from ...rules.captain import free_places, most_on_empty_ship, ship_with
from ...rules.chance import random_below
from ...rules.jit import Answers, Floats, rule
from ...rules.kinds import CHANCE, CORN, GOODS, HOUSE_PLACES, ISLAND_SPACES, QUARRY, TILES
from ...rules.layout import Rows
from ...rules.mayor import COLONISTS_FIRST, fewest, most
from ...rules.powers import occupied
from ...rules.questions import Question, asked
from ...rules.state import Player, State
from ...rules.supply import barrels, circles_at, pieces_at, put
from ...rules.trader import PRICE, barrels_in_house
from ...rules.turn import legal, take
from .evaluation import (
    COLUMNS,
    GOODS_HELD,
    MANNED,
    OCCUPIED,
    OUTPUT,
    PLACEMENT,
    POINTS,
    UNMANNED,
    WINNING,
    chances,
    expected_points,
    remaining,
)

# Scratch records: a simulated phase, one answer in it, and the best phase so far.
PHASE, ANSWER, BEST_PHASE, TRIALS = range(4)

# Value in points of a barrel that a rival cannot load, and of a doubloon that a rival cannot earn.
SPOILED_BARREL = 0.8
SPOILED_DOUBLOON = 0.3


class PlannerMemory(NamedTuple):
    """The weights and scratch arrays of a planner."""

    imagined: Answers
    trials: Rows[State]
    weights: Floats
    work: Floats


@rule
def value_of(weights: Floats, left: float, column: int) -> float:
    return weights[column] + left * weights[COLUMNS + column]


@rule
def value_of_a_worker(s: State, p: Player, place: int, left: float, weights: Floats) -> float:
    """Return the value of one more colonist; half a pair of tile and plant counts partly."""
    if place < TILES:
        value = value_of(weights, left, MANNED + place) - value_of(weights, left, UNMANNED + place)
        if place == QUARRY:
            return value
        barrel = value_of(weights, left, OUTPUT + place)
        if place == CORN:
            return value + barrel
        workers = p.workers[LARGE_PLANT[place]]
        circles = circles_at(s, p, TILES + LARGE_PLANT[place])
        if SMALL_PLANT[place] != LARGE_PLANT[place]:
            workers += p.workers[SMALL_PLANT[place]]
            circles += circles_at(s, p, TILES + SMALL_PLANT[place])
        if p.manned[place] < workers:
            return value + barrel
        return value + (0.4 * barrel if p.manned[place] < circles else 0.0)
    building = place - TILES
    value = value_of(weights, left, OCCUPIED + building) if p.workers[building] == 0 else 0.0
    for good in range(1, GOODS):
        if LARGE_PLANT[good] == building or SMALL_PLANT[good] == building:
            workers = p.workers[LARGE_PLANT[good]]
            if SMALL_PLANT[good] != LARGE_PLANT[good]:
                workers += p.workers[SMALL_PLANT[good]]
            barrel = value_of(weights, left, OUTPUT + good)
            if workers < p.manned[good]:
                return value + barrel
            return value + (0.4 * barrel if workers < p.tiles[good] else 0.0)
    return value


@rule
def plan_placement(s: State, trials: Rows[State], weights: Floats, work: Floats) -> None:
    """Plan the placement: each unplaced piece goes to the best circle from this place on."""
    frame = asked(s)
    trials[ANSWER] = s
    trial = trials[ANSWER]
    p = trial.players[frame.seat]
    left = remaining(s)
    end = TILES + s.types
    while p.san_juan > 0:
        best = -1
        best_value = -1000.0
        for place in range(frame.a, end):
            if pieces_at(p, place) < circles_at(trial, p, place):
                value = value_of_a_worker(trial, p, place, left, weights)
                if value > best_value:
                    best = place
                    best_value = value
        if best < 0:
            break
        p.san_juan -= 1
        put(p, best, 1, 0)
    for place in range(frame.a, end):
        work[PLACEMENT + place] = pieces_at(p, place)


@rule
def placement_answer(s: State, work: Floats) -> int:
    """Return the answer to PLACE that follows the plan. Nobles go where they score."""
    frame = asked(s)
    p = s.players[frame.seat]
    wanted = int(work[PLACEMENT + frame.a]) - pieces_at(p, frame.a)
    first = PLACE_NOBLE_AT[frame.a]
    if frame.b == COLONISTS_FIRST:
        first = PLACE_AT[frame.a]
        if frame.a == TILES + CHAPEL and p.noble_san_juan > 0:
            wanted -= 1
    lowest = fewest(s, p, frame.a, frame.b)
    highest = most(s, p, frame.a, frame.b)
    return first + max(lowest, min(highest, wanted))


@rule
def rule_of_thumb(s: State, answers: Answers, n: int, weights: Floats) -> int:
    """Answer small questions whose effect is not visible immediately. Return -1 for others."""
    frame = asked(s)
    p = s.players[frame.seat]
    left = remaining(s)
    match frame.question:
        case Question.DRAFT:
            # The building that is most valuable when occupied.
            best = answers[0]
            for i in range(1, n):
                one = value_of(weights, 1.0, OCCUPIED + SUBJECT[answers[i]])
                if one > value_of(weights, 1.0, OCCUPIED + SUBJECT[best]):
                    best = answers[i]
            return best
        case Question.HACIENDA:
            # Leave the last island space to a tile that can be chosen.
            return answers[0] if answers[0] == DRAW and p.island_spaces < ISLAND_SPACES - 1 else PASS
        case Question.LIBRARY | Question.HOSPICE | Question.UNIVERSITY | Question.MAYOR_PRIVILEGE:
            return answers[0]
        case Question.VILLA | Question.SHIP_PIECE:
            return answers[0]
        case Question.SMALL_WHARF:
            # Only pairs score.
            return answers[n - 1] if answers[n - 1] == DONE and frame.a % 2 == 0 and barrels(p) < 2 else answers[0]
        case Question.STORE:
            return what_to_keep(s, answers, n, weights, left)
        case _:
            return -1


@rule
def what_to_keep(s: State, answers: Answers, n: int, weights: Floats, left: float) -> int:
    """Keep whole kinds first, then single barrels.

    Kinds are asked in ascending order. A kind is kept if there is room after all more valuable ones.
    """
    frame = asked(s)
    p = s.players[frame.seat]
    for i in range(n - 1):
        is_whole = answers[i] < KEEP_ONE
        places = frame.a if is_whole else frame.b
        if not is_whole and p.goods[SUBJECT[answers[i]]] == 1:
            places += frame.a
        value = value_of_keeping(p, answers[i], weights, left)
        for j in range(n - 1):
            good = SUBJECT[answers[j]]
            if (answers[j] < KEEP_ONE) == is_whole and value_of_keeping(p, answers[j], weights, left) > value:
                places -= 1 if is_whole else p.goods[good] - s.kept[good]
        if places > 0:
            return answers[i]
    return PASS


@rule
def value_of_keeping(p: Player, answer: int, weights: Floats, left: float) -> float:
    good = SUBJECT[answer]
    kept = 1 if answer >= KEEP_ONE else p.goods[good]
    return kept * (1.0 + value_of(weights, left, GOODS_HELD + good)) + 0.1 * good


@rule
def loadable(s: State, seat: int) -> int:
    """Return how many barrels of a seat fit on the ships. An empty ship counts for each kind."""
    p = s.players[seat]
    empty = most_on_empty_ship(s, 99)
    total = 0
    for good in range(GOODS):
        if p.goods[good] > 0:
            ship = ship_with(s, good)
            total += min(p.goods[good], free_places(s, ship) if ship >= 0 else empty)
    return total


@rule
def best_price(s: State, seat: int) -> int:
    """Return the highest price that the trading house would pay a seat."""
    if barrels_in_house(s) == HOUSE_PLACES:
        return 0
    p = s.players[seat]
    best = 0
    for good in range(GOODS):
        if p.goods[good] > 0 and (s.trading_house[good] == 0 or occupied(p, OFFICE)):
            best = max(best, PRICE[good])
    return best


@rule
def left_to_rivals(s: State, seat: int, question: int) -> float:
    """Return the mean value of what each rival can still load or sell."""
    value = 0.0
    for rival in range(s.seats):
        if rival != seat:
            if question == Question.LOAD:
                value += SPOILED_BARREL * loadable(s, rival)
            else:
                value += SPOILED_DOUBLOON * best_price(s, rival)
    return value / (s.seats - 1)


@rule
def judge(s: State, answer: int, trials: Rows[State], left: float, weights: Floats, work: Floats) -> float:
    """Return the value of an answer to the asked seat, minus what is left to its rivals."""
    seat = asked(s).seat
    question = asked(s).question
    if answer == LOAD_SMALL_WHARF:
        p = s.players[seat]
        value = expected_points(s, seat, left, weights, work) + 0.5 * (barrels(p) // 2) - 0.3 * barrels(p)
        return value - left_to_rivals(s, seat, question)
    trials[ANSWER] = s
    trial = trials[ANSWER]
    take(trial, answer)
    value = expected_points(trial, seat, left, weights, work)
    if question == Question.LOAD or question == Question.TRADE:
        value -= left_to_rivals(trial, seat, question)
    # Save the wharf for goods that no cargo ship takes.
    if LOAD_WHARF <= answer < LOAD_SMALL_WHARF:
        value -= 0.8
    return value


@rule
def best_answer(s: State, answers: Answers, n: int, trials: Rows[State], weights: Floats, work: Floats) -> int:
    """Return the most valuable answer for the asked seat."""
    left = remaining(s)
    best = answers[0]
    best_value = -1000.0
    for i in range(n):
        value = judge(s, answers[i], trials, left, weights, work)
        # Move a guest only for a gain.
        if VERB[answers[i]] == Verb.GUEST or VERB[answers[i]] == Verb.NOBLE_GUEST:
            value -= 0.2
        if value > best_value:
            best = answers[i]
            best_value = value
    return best


@rule
def small_answer(s: State, answers: Answers, n: int, trials: Rows[State], weights: Floats, work: Floats) -> int:
    """Return the planner's answer to anything but a role choice and a placement."""
    answer = rule_of_thumb(s, answers, n, weights)
    return answer if answer >= 0 else best_answer(s, answers, n, trials, weights, work)


@rule
def play_phase(s: State, answers: Answers, trials: Rows[State], weights: Floats, work: Floats) -> None:
    """Play like the planner until a role choice, a draw that matters, or the end."""
    while True:
        frame = asked(s)
        question = frame.question
        if question == Question.CHOOSE_ROLE or question == Question.GAME_OVER:
            return
        # New tiles are worth nothing until the next settler phase. In the last round, continue to the scoring.
        if (question == Question.REFILL_ROW or frame.seat == CHANCE) and not s.ending:
            return
        if question == Question.PLACE:
            seat = frame.seat
            plan_placement(s, trials, weights, work)
            while asked(s).question == Question.PLACE and asked(s).seat == seat:
                take(s, placement_answer(s, work))
            continue
        n = legal(s, answers)
        if n == 1 or frame.seat == CHANCE:
            take(s, answers[0])
        else:
            take(s, small_answer(s, answers, n, trials, weights, work))


@rule
def role_value(s: State, answer: int, imagined: Answers, trials: Rows[State], weights: Floats, work: Floats) -> float:
    """Return the winning chance after the phase of this role. Points break ties."""
    seat = asked(s).seat
    trials[PHASE] = s
    trial = trials[PHASE]
    take(trial, answer)
    play_phase(trial, imagined, trials, weights, work)
    chances(trial, weights, work)
    return work[WINNING + seat] + 0.0005 * work[POINTS + seat]


@rule
def choose_role(s: State, answers: Answers, n: int, memory: PlannerMemory, noise: float, seed: int) -> int:
    """Return the best role, with its phase in `trials`. `noise` is added to the values."""
    imagined, trials, weights, work = memory
    best = answers[0]
    best_value = -1.0
    for i in range(n):
        value = role_value(s, answers[i], imagined, trials, weights, work)
        if noise > 0.0:
            value += noise * random_below(seed, i, 1000) / 1000.0
        if value > best_value:
            best = answers[i]
            best_value = value
            trials[BEST_PHASE] = trials[PHASE]
    return best


@rule
def choose(s: State, answers: Answers, n: int, memory: PlannerMemory, noise: float, seed: int) -> int:
    """Return the planner's answer."""
    question = asked(s).question
    if question == Question.CHOOSE_ROLE:
        return choose_role(s, answers, n, memory, noise, seed)
    if question == Question.PLACE:
        plan_placement(s, memory.trials, memory.weights, memory.work)
        return placement_answer(s, memory.work)
    return small_answer(s, answers, n, memory.trials, memory.weights, memory.work)
