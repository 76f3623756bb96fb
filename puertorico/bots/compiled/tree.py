"""The tree of `search:network=off`, which planners play on from each leaf.

A walk starts at the root. At a choice that is worth a branch (a role, a tile, a building, a sale, a load) it takes the
answer that promises most, weighing the planner's judgment against the results of earlier walks. The planner answers
the small questions in between, and chance draws again in every walk. The first unknown position is added to the tree.
Planners play on from it for a while, and what they expect then is the result of the walk. Positions are found by their
bytes, and each seat looks at its own result.
"""

from math import exp, sqrt

from ...rules.chance import draw
from ...rules.jit import Answers, Counts, Floats, rule, verb, wrap
from ...rules.kinds import CHANCE, SEATS
from ...rules.layout import Rows
from ...rules.questions import Question, asked
from ...rules.state import State
from ...rules.turn import apply, go_on
from .evaluation import POINTS, WINNING, chances, remaining
from .planner import (
    BEST_PHASE,
    TRIALS,
    choose,
    choose_role,
    judge,
    placement_answer,
    plan_placement,
    role_value,
    small_answer,
)

# The record that walks, after those that the planner imagines on.
WALKER = TRIALS
RECORDS = TRIALS + 1

LONGEST_WAY = 200

# What is counted for each answer at the root: walks, then for each seat its results, their squares and its points.
WALKS = 0
RESULTS = 1
SQUARES = RESULTS + SEATS
FINAL_POINTS = SQUARES + SEATS
ROOT_COLUMNS = FINAL_POINTS + SEATS

USED_NODES, USED_EDGES, COUNTERS = range(3)


@rule
def is_branch(question: int) -> bool:
    """Return True for the choices that are worth a branch below the root."""
    return (
        question == Question.CHOOSE_ROLE
        or question == Question.BUILD
        or question == Question.TAKE_TILE
        or question == Question.TRADE
        or question == Question.LOAD
    )


@rule
def fingerprint(words: Counts) -> int:
    """Return a hash of a record, given as 64-bit integers; never 0."""
    mixed = 1469598103934665603
    for i in range(len(words)):
        mixed = wrap((mixed ^ words[i]) * 1099511628211)
        mixed = mixed ^ ((mixed >> 29) & 0x7FFFFFFFF)
    return mixed if mixed != 0 else 1


@rule
def find(keys: Counts, key: int) -> int:
    """Return the slot of a key in the table of positions, or the free slot where it belongs."""
    size = len(keys)
    slot = key & (size - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (size - 1)
    return slot


@rule
def add_node(
    s: State,
    slot: int,
    key: int,
    answers: Answers,
    n: int,
    imagined: Answers,
    records: Rows[State],
    weights: Floats,
    work: Floats,
    keys: Counts,
    first_edge: Counts,
    edges: Counts,
    counters: Counts,
    edge_answer: Counts,
    prior: Floats,
) -> None:
    """Write a position into the tree, with the planner's judgment as the prior."""
    first = counters[USED_EDGES]
    keys[slot] = key
    first_edge[slot] = first
    edges[slot] = n
    counters[USED_NODES] += 1
    counters[USED_EDGES] += n
    question = asked(s).question
    left = remaining(s)
    best = -1000.0
    planned = -1
    if question == Question.PLACE:
        plan_placement(s, records, weights, work)
        planned = placement_answer(s, work)
    elif question != Question.CHOOSE_ROLE and not is_branch(question):
        planned = small_answer(s, answers, n, records, weights, work)
    for i in range(n):
        value = 0.0
        if question == Question.CHOOSE_ROLE:
            value = role_value(s, answers[i], imagined, records, weights, work) / 0.04
        elif planned >= 0:
            value = 1.5 if answers[i] == planned else 0.0
        else:
            value = judge(s, answers[i], records, left, weights, work) / 0.8
        edge_answer[first + i] = answers[i]
        prior[first + i] = value
        best = max(best, value)
    total = 0.0
    for i in range(n):
        prior[first + i] = exp(prior[first + i] - best)
        total += prior[first + i]
    for i in range(n):
        prior[first + i] = 0.9 * prior[first + i] / total + 0.1 / n


@rule
def select(
    slot: int, curiosity: float, first_edge: Counts, edges: Counts, visits: Counts, values: Floats, prior: Floats
) -> int:
    """Return the edge with the best mean plus a bonus for a high prior and few visits."""
    first = first_edge[slot]
    walks = 0
    total = 0.0
    for edge in range(first, first + edges[slot]):
        walks += visits[edge]
        total += values[edge]
    untried = total / walks - 0.02 if walks > 0 else 0.5
    root = sqrt(walks + 1.0)
    best = first
    best_value = -1000.0
    for edge in range(first, first + edges[slot]):
        mean = values[edge] / visits[edge] if visits[edge] > 0 else untried
        value = mean + curiosity * prior[edge] * root / (1 + visits[edge])
        if value > best_value:
            best = edge
            best_value = value
    return best


@rule
def play_on(
    s: State,
    n: int,
    answers: Answers,
    imagined: Answers,
    records: Rows[State],
    weights: Floats,
    work: Floats,
    noise: float,
    horizon: int,
    seed: int,
) -> None:
    """Let planners play for `horizon` role choices or to the end; write the chances."""
    roles = 0
    while n > 0:
        if asked(s).seat == CHANCE:
            n = apply(s, draw(s, seed, answers, n), answers)
        elif asked(s).question == Question.CHOOSE_ROLE:
            if roles == horizon:
                break
            roles += 1
            # Choosing has already played the phase; take its result instead of playing it again.
            choose_role(s, answers, n, imagined, records, weights, work, noise, seed + 7919 * roles)
            records[WALKER] = records[BEST_PHASE]
            n = go_on(s, answers)
        else:
            n = apply(s, choose(s, answers, n, imagined, records, weights, work, noise, seed), answers)
    chances(s, weights, work)


@verb
def walk(
    root: Rows[State],
    walks: int,
    seed: int,
    answers: Answers,
    imagined: Answers,
    records: Rows[State],
    words: Counts,
    weights: Floats,
    work: Floats,
    noise: float,
    horizon: int,
    curiosity: float,
    keys: Counts,
    first_edge: Counts,
    edges: Counts,
    counters: Counts,
    edge_answer: Counts,
    visits: Counts,
    values: Floats,
    prior: Floats,
    way: Counts,
    way_seat: Counts,
    statistics: Floats,
) -> int:
    """Walk from the root a number of times and return the root's slot.

    `words` are the bytes of the walking record. `statistics` has a row for each answer at the root.
    """
    root_slot = -1
    for number in range(walks):
        walk_seed = wrap(seed + number * 1000003)
        records[WALKER] = root[0]
        s = records[WALKER]
        n = go_on(s, answers)
        length = 0
        while n > 0:
            frame = asked(s)
            if frame.seat == CHANCE:
                n = apply(s, draw(s, walk_seed, answers, n), answers)
                continue
            at_root = length == 0
            if not at_root and not is_branch(frame.question):
                answer = choose(s, answers, n, imagined, records, weights, work, 0.0, walk_seed)
                n = apply(s, answer, answers)
                continue
            key = fingerprint(words)
            slot = find(keys, key)
            if keys[slot] == 0:
                crowded = 2 * counters[USED_NODES] > len(keys) or counters[USED_EDGES] + n > len(visits)
                if crowded or length == LONGEST_WAY:
                    break
                add_node(
                    s, slot, key, answers, n, imagined, records, weights, work, keys, first_edge, edges, counters,
                    edge_answer, prior,
                )  # fmt: skip
                if not at_root:
                    break
            if at_root:
                root_slot = slot
            edge = select(slot, curiosity, first_edge, edges, visits, values, prior)
            way[length] = edge
            way_seat[length] = frame.seat
            length += 1
            n = apply(s, edge_answer[edge], answers)
        play_on(s, n, answers, imagined, records, weights, work, noise, horizon, walk_seed)
        for i in range(length):
            visits[way[i]] += 1
            values[way[i]] += work[WINNING + way_seat[i]]
        if length > 0:
            row = (way[0] - first_edge[root_slot]) * ROOT_COLUMNS
            statistics[row + WALKS] += 1.0
            for seat in range(s.seats):
                result = work[WINNING + seat]
                statistics[row + RESULTS + seat] += result
                statistics[row + SQUARES + seat] += result * result
                statistics[row + FINAL_POINTS + seat] += work[POINTS + seat]
    return root_slot
