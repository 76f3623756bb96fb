"""The tree that both searches grow: positions, their answers, and the path of a walk.

Positions are found by the hash of their bytes.
"""

from math import sqrt
from typing import NamedTuple

from ...rules.jit import Answers, Counts, rule, wrap
from ...rules.kinds import SEATS
from ...rules.layout import F64, I16, I32, I64, Record, Rows

# Statistics of an answer at the root: walks, then each seat's results, their squares, and its points.
WALKS = 0
RESULTS = 1
SQUARES = RESULTS + SEATS
FINAL_POINTS = SQUARES + SEATS
ROOT_COLUMNS = FINAL_POINTS + SEATS

# An untried answer is expected to be worse than the mean of the tried ones by this much.
UNTRIED = 0.02


class Node(Record):
    """A position: the hash of its bytes, and where its answers are."""

    hash_key: I64  # 0: a free slot
    first_edge: I32
    edges: I32


class Edge(Record):
    """An answer to a position, with the asked seat's total result over all walks through it."""

    total: F64
    prior: F64
    visits: I32
    answer: I16
    pad: I16


class PathStep(Record):
    """An edge that a walk went through, and the seat that chose it."""

    edge: I32
    seat: I32


class Size(Record):
    """How much of a tree is in use."""

    nodes: I32
    edges: I32


class TreeMemory(NamedTuple):
    """The memory of a tree."""

    nodes: Rows[Node]
    edges: Rows[Edge]
    path: Rows[PathStep]
    size: Rows[Size]  # one record


@rule
def fingerprint(words: Counts) -> int:
    """Return a nonzero hash of a record, given as 64-bit integers."""
    mixed = 1469598103934665603
    for i in range(len(words)):
        mixed = wrap((mixed ^ words[i]) * 1099511628211)
        mixed = mixed ^ ((mixed >> 29) & 0x7FFFFFFFF)
    return mixed if mixed != 0 else 1


@rule
def find(nodes: Rows[Node], key: int) -> int:
    """Return the slot of a position, or the free one where it belongs."""
    size = len(nodes)
    slot = key & (size - 1)
    while nodes[slot].hash_key != 0 and nodes[slot].hash_key != key:
        slot = (slot + 1) & (size - 1)
    return slot


@rule
def has_room(tree: TreeMemory, n: int) -> bool:
    """Return whether a position with n answers can be added."""
    size = tree.size[0]
    return 2 * size.nodes <= len(tree.nodes) and size.edges + n <= len(tree.edges)


@rule
def add_node(tree: TreeMemory, slot: int, key: int, answers: Answers, n: int) -> int:
    """Write a position and its answers into the tree. Return its first edge."""
    size = tree.size[0]
    node = tree.nodes[slot]
    first = size.edges
    node.hash_key = key
    node.first_edge = first
    node.edges = n
    for i in range(n):
        edge = tree.edges[first + i]
        edge.answer = answers[i]
        edge.total = 0.0
        edge.visits = 0
    size.nodes += 1
    size.edges += n
    return first


@rule
def select(node: Node, edges: Rows[Edge], curiosity: float) -> int:
    """Return the edge with the best mean plus a bonus for a high prior and few visits."""
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
