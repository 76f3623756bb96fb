"""Compiled tree search with the network, which judges each position once.

A walk starts at the root with a given answer. Below, each seat follows the answer that is most promising for itself,
according to the policy and the results of earlier walks. Chance draws again in every walk. The first unknown position
is added to the tree, and the network's judgment of it is added to every edge of the path.
"""

from ...rules.chance import draw
from ...rules.jit import Answers, Counts, Floats, Singles, entry_point, rule, wrap
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import asked
from ...rules.rounds import is_last_round
from ...rules.state import State
from ...rules.turn import apply
from .network import FINAL_POINTS, WIN, NetworkMemory, judge_answers, judge_seats, result_of, see, utility
from .tree import FINAL_POINTS as POINTS_COLUMN
from .tree import (
    RESULTS,
    ROOT_COLUMNS,
    SQUARES,
    WALKS,
    Edge,
    Node,
    TreeMemory,
    add_node,
    find,
    fingerprint,
    has_room,
    select,
)

# The most answers on the path of a walk.
LONGEST_PATH = 100

# The part of the prior that is divided equally, so that answers which the policy overlooks are tried too.
EQUAL_SHARE = 0.1

# The records of a tree: the root, the position of the current walk, and one to try an answer on.
ROOT, WALKER, TRIAL, RECORDS = range(4)


@rule
def set_priors(first: int, n: int, priors: Singles, edges: Rows[Edge]) -> None:
    """Write the policy's shares of n answers as the priors of their edges."""
    for i in range(n):
        priors[i] = (1.0 - EQUAL_SHARE) * priors[i] + EQUAL_SHARE / n
        edges[first + i].prior = priors[i]


@rule
def count_result(s: State, row: int, judged: Singles, statistics: Floats) -> None:
    """Add a walk to the statistics of the answer at the root that it began with."""
    statistics[row + WALKS] += 1.0
    for seat in range(s.seats):
        result = judged[WIN + seat]
        statistics[row + RESULTS + seat] += result
        statistics[row + SQUARES + seat] += result * result
        statistics[row + POINTS_COLUMN + seat] += judged[FINAL_POINTS + seat]


@rule
def try_endings(records: Rows[State], node: Node, edges: Rows[Edge], imagined: Answers, judged: Singles) -> None:
    """Add the known result of every answer that ends the game, as one walk."""
    seat = asked(records[WALKER]).seat
    for i in range(node.first_edge, node.first_edge + node.edges):
        records[TRIAL] = records[WALKER]
        s = records[TRIAL]
        if apply(s, edges[i].answer, imagined) == 0:
            result_of(s, judged)
            edges[i].visits = 1
            edges[i].total = utility(s, seat, judged)


@entry_point
def walk(
    records: Rows[State],
    words: Counts,
    first: Answers,
    walks: int,
    seed: int,
    curiosity: float,
    answers: Answers,
    memory: NetworkMemory,
    tree: TreeMemory,
    statistics: Floats,
) -> None:
    """Walk from the root a number of times, beginning with the answers in `first` in turn.

    `words` is the record `WALKER` as 64-bit integers. `statistics` has a row for each of the `first`.
    """
    weights, imagined, inputs, judged, priors = memory
    nodes, edges, path = tree.nodes, tree.edges, tree.path
    for number in range(walks):
        walk_seed = wrap(seed + number // len(first) * 1000003)
        records[WALKER] = records[ROOT]
        s = records[WALKER]
        n = apply(s, first[number % len(first)], answers)
        length = 0
        is_new = False
        while n > 0 and not is_new:
            seat = asked(s).seat
            if seat == CHANCE:
                n = apply(s, draw(s, walk_seed, answers, n), answers)
                continue
            key = fingerprint(words)
            slot = find(nodes, key)
            if nodes[slot].hash_key == 0 or length == LONGEST_PATH:
                is_new = True
                see(s, weights, inputs, judged)
                if nodes[slot].hash_key == 0 and has_room(tree, n):
                    judge_answers(answers, n, weights, judged, priors)
                    set_priors(add_node(tree, slot, key, answers, n), n, priors, edges)
                    if is_last_round(s):
                        try_endings(records, nodes[slot], edges, imagined, judged)
                judge_seats(s, weights, judged)
                continue
            chosen = select(nodes[slot], edges, curiosity)
            path[length].edge = chosen
            path[length].seat = seat
            length += 1
            n = apply(s, edges[chosen].answer, answers)
        if not is_new:
            result_of(s, judged)
        for i in range(length):
            edge = edges[path[i].edge]
            edge.visits += 1
            edge.total += utility(s, path[i].seat, judged)
        count_result(s, number % len(first) * ROOT_COLUMNS, judged, statistics)
