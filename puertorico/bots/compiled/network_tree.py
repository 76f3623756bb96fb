"""The tree of `search` with the network, which judges every position once.

A walk goes down from the root, which tells it the answer to begin with. Below, each seat follows the answer that
promises most to itself, weighing the policy against what earlier walks found. Chance draws again in every walk. The
first unknown position is added to the tree, and the network's judgment of it goes back up the path.
"""

from math import sqrt

from ...rules.chance import draw
from ...rules.jit import Answers, Counts, Floats, Shorts, Singles, rule, verb, wrap
from ...rules.kinds import CHANCE
from ...rules.layout import F32, F64, I16, I32, I64, Record, Rows
from ...rules.questions import asked
from ...rules.state import State
from ...rules.turn import apply, is_last_round
from .network import FINAL_POINTS, WIN, judge_answers, judge_seats, result_of, see, utility
from .tree import FINAL_POINTS as POINTS_COLUMN
from .tree import RESULTS, ROOT_COLUMNS, SQUARES, WALKS, fingerprint

# The most answers on the path of a walk.
LONGEST_PATH = 100


# The share of the prior that all answers divide equally, so that one which the policy overlooks is tried too.
EQUAL_SHARE = 0.1

# What an answer that was not tried yet is expected to lose against the mean of its neighbors.
UNTRIED = 0.02

# The records of a tree: the position it begins with, the one that walks, and one to try an answer on.
ROOT, WALKER, TRIAL, RECORDS = range(4)


class Node(Record):
    """A position: the hash of its bytes, and where its answers are."""

    hash_key: I64  # 0: a free slot
    first_edge: I32
    edges: I32


class Edge(Record):
    """An answer to a position, with the utility that walks through it brought the asked seat."""

    total: F64
    visits: I32
    prior: F32
    answer: I16
    pad: I16
    pad_2: I32


class PathStep(Record):
    """An edge that a walk went through, and the seat that chose it."""

    edge: I32
    seat: I32


class Size(Record):
    """How much of a tree is in use."""

    nodes: I32
    edges: I32


@rule
def find(nodes: Rows[Node], key: int) -> int:
    """Return the slot of a position, or the free one where it belongs."""
    size = len(nodes)
    slot = key & (size - 1)
    while nodes[slot].hash_key != 0 and nodes[slot].hash_key != key:
        slot = (slot + 1) & (size - 1)
    return slot


@rule
def add_node(
    nodes: Rows[Node],
    edges: Rows[Edge],
    size: Size,
    slot: int,
    key: int,
    answers: Answers,
    n: int,
    priors: Singles,
) -> None:
    """Write a position into the tree, with the prior of each answer."""
    node = nodes[slot]
    node.hash_key = key
    node.first_edge = size.edges
    node.edges = n
    for i in range(n):
        edge = edges[size.edges + i]
        edge.answer = answers[i]
        edge.prior = (1.0 - EQUAL_SHARE) * priors[i] + EQUAL_SHARE / n
        edge.total = 0.0
        edge.visits = 0
    size.nodes += 1
    size.edges += n


@rule
def select(node: Node, edges: Rows[Edge], curiosity: float) -> int:
    """Return the edge that promises most: mean utility, and a bonus for untried priors."""
    first = node.first_edge
    end = first + node.edges
    visits = 0
    total = 0.0
    for i in range(first, end):
        visits += edges[i].visits
        total += edges[i].total
    untried = total / visits - UNTRIED if visits > 0 else 0.0
    root = curiosity * sqrt(visits + 1.0)
    best = first
    best_value = -1000.0
    for i in range(first, end):
        edge = edges[i]
        value = edge.total / edge.visits if edge.visits > 0 else untried
        value += root * edge.prior / (1 + edge.visits)
        if value > best_value:
            best = i
            best_value = value
    return best


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
    """Count one walk through every answer that ends the game, with its known result."""
    seat = asked(records[WALKER]).seat
    for i in range(node.first_edge, node.first_edge + node.edges):
        records[TRIAL] = records[WALKER]
        s = records[TRIAL]
        if apply(s, edges[i].answer, imagined) == 0:
            result_of(s, judged)
            edges[i].visits = 1
            edges[i].total = utility(s, seat, judged)


@verb
def walk(
    records: Rows[State],
    words: Counts,
    first: Answers,
    walks: int,
    seed: int,
    curiosity: float,
    weights: Singles,
    answers: Answers,
    imagined: Answers,
    inputs: Shorts,
    judged: Singles,
    priors: Singles,
    nodes: Rows[Node],
    edges: Rows[Edge],
    path: Rows[PathStep],
    sizes: Rows[Size],
    statistics: Floats,
) -> None:
    """Walk so many times from the root, beginning with each of the answers in `first` in turn.

    `words` are the bytes of the record that walks. `statistics` has a row for each of the `first`.
    """
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
                is_crowded = 2 * sizes[0].nodes > len(nodes) or sizes[0].edges + n > len(edges)
                see(s, weights, inputs, judged)
                if nodes[slot].hash_key == 0 and not is_crowded:
                    judge_answers(answers, n, weights, judged, priors)
                    add_node(nodes, edges, sizes[0], slot, key, answers, n, priors)
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
