"""Compiled tree search with playouts by planners, for `search:network=off`.

A walk starts at the root. At a branch (a role, tile, building, sale or load) it takes the most promising answer,
according to the planner's judgment and the results of earlier walks. The planner answers the small questions in
between, and chance draws again in every walk. The first unknown position is added to the tree. Planners continue from
it up to the horizon, and their evaluation of that position is the result of the walk.
"""

from math import exp
from typing import NamedTuple

from ...rules.chance import draw
from ...rules.jit import Answers, Counts, Floats, entry_point, rule, wrap
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import Question, asked
from ...rules.state import State
from ...rules.turn import apply, continue_to_choice
from .evaluation import POINTS, WINNING, chances, remaining
from .planner import (
    BEST_PHASE,
    TRIALS,
    PlannerMemory,
    choose,
    choose_role,
    judge,
    placement_answer,
    plan_placement,
    role_value,
    small_answer,
)
from .tree import (
    FINAL_POINTS,
    RESULTS,
    ROOT_COLUMNS,
    SQUARES,
    WALKS,
    TreeMemory,
    add_node,
    find,
    fingerprint,
    has_room,
    select,
)

# The position of the current walk, after the scratch records of the planner.
WALKER = TRIALS
RECORDS = TRIALS + 1

# The most branches on the path of a walk.
LONGEST_PATH = 200


class WalkSettings(NamedTuple):
    """How walks are made: see `PlayoutSearch`."""

    noise: float
    horizon: int  # in role choices
    curiosity: float


@rule
def is_branch(question: int) -> bool:
    """Return whether a question is a branch of the tree below the root.

    This is a choice of this bot, so it is not part of the question's row.
    """
    return (
        question == Question.CHOOSE_ROLE
        or question == Question.BUILD
        or question == Question.TAKE_TILE
        or question == Question.TRADE
        or question == Question.LOAD
    )


@rule
def set_priors(s: State, first: int, answers: Answers, n: int, memory: PlannerMemory, tree: TreeMemory) -> None:
    """Write the planner's judgment of n answers as the priors of their edges."""
    imagined, records, weights, work = memory
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
        tree.edges[first + i].prior = value
        best = max(best, value)
    total = 0.0
    for i in range(n):
        edge = tree.edges[first + i]
        edge.prior = exp(edge.prior - best)
        total += edge.prior
    for i in range(n):
        edge = tree.edges[first + i]
        edge.prior = 0.9 * edge.prior / total + 0.1 / n


@rule
def play_on(s: State, n: int, answers: Answers, memory: PlannerMemory, settings: WalkSettings, seed: int) -> None:
    """Let planners play up to the horizon or to the end; write the chances."""
    roles = 0
    while n > 0:
        if asked(s).seat == CHANCE:
            n = apply(s, draw(s, seed, answers, n), answers)
        elif asked(s).question == Question.CHOOSE_ROLE:
            if roles == settings.horizon:
                break
            roles += 1
            # Choosing has already played the phase; take its result instead of playing it again.
            choose_role(s, answers, n, memory, settings.noise, seed + 7919 * roles)
            memory.trials[WALKER] = memory.trials[BEST_PHASE]
            n = continue_to_choice(s, answers)
        else:
            n = apply(s, choose(s, answers, n, memory, settings.noise, seed), answers)
    chances(s, memory.weights, memory.work)


@rule
def count_result(s: State, row: int, work: Floats, statistics: Floats) -> None:
    """Add a walk to the statistics of the answer at the root that it began with."""
    statistics[row + WALKS] += 1.0
    for seat in range(s.seats):
        result = work[WINNING + seat]
        statistics[row + RESULTS + seat] += result
        statistics[row + SQUARES + seat] += result * result
        statistics[row + FINAL_POINTS + seat] += work[POINTS + seat]


@entry_point
def walk(
    root: Rows[State],
    walks: int,
    seed: int,
    settings: WalkSettings,
    answers: Answers,
    words: Counts,
    memory: PlannerMemory,
    tree: TreeMemory,
    statistics: Floats,
) -> int:
    """Walk from the root a number of times and return the root's slot.

    `words` is the record `WALKER` as 64-bit integers. `statistics` has a row for each answer at the root.
    """
    records, path, work = memory.trials, tree.path, memory.work
    root_slot = -1
    for number in range(walks):
        walk_seed = wrap(seed + number * 1000003)
        records[WALKER] = root[0]
        s = records[WALKER]
        n = continue_to_choice(s, answers)
        length = 0
        while n > 0:
            frame = asked(s)
            if frame.seat == CHANCE:
                n = apply(s, draw(s, walk_seed, answers, n), answers)
                continue
            at_root = length == 0
            if not at_root and not is_branch(frame.question):
                n = apply(s, choose(s, answers, n, memory, 0.0, walk_seed), answers)
                continue
            key = fingerprint(words)
            slot = find(tree.nodes, key)
            if tree.nodes[slot].hash_key == 0:
                if not has_room(tree, n) or length == LONGEST_PATH:
                    break
                set_priors(s, add_node(tree, slot, key, answers, n), answers, n, memory, tree)
                if not at_root:
                    break
            if at_root:
                root_slot = slot
            chosen = select(tree.nodes[slot], tree.edges, settings.curiosity)
            path[length].edge = chosen
            path[length].seat = frame.seat
            length += 1
            n = apply(s, tree.edges[chosen].answer, answers)
        play_on(s, n, answers, memory, settings, walk_seed)
        for i in range(length):
            edge = tree.edges[path[i].edge]
            edge.visits += 1
            edge.total += work[WINNING + path[i].seat]
        if length > 0:
            count_result(s, (path[0].edge - tree.nodes[root_slot].first_edge) * ROOT_COLUMNS, work, statistics)
    return root_slot
