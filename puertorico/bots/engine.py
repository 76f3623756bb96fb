"""The compiled planner, network and trees, and the arrays they use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .. import compiled
from ..game.options import EXPANSIONS
from ..rules.layout import Record, dtype
from ..rules.state import State
from .compiled import network_tree as _records
from .network_file import read
from .weights import all_weights, rule_set

playing: Any = compiled.module("bots.compiled.planner_games")
tree: Any = compiled.module("bots.compiled.tree")
network: Any = compiled.module("bots.compiled.network")
network_tree: Any = compiled.module("bots.compiled.network_tree")
network_games: Any = compiled.module("bots.compiled.network_games")
_evaluation: Any = compiled.module("bots.compiled.evaluation")

Array = np.ndarray[Any, Any]
Numbers = np.ndarray[Any, np.dtype[np.float64]]

_SEATS = State.FIELDS["seats"].offset
_EXPANSIONS = {name: State.FIELDS[name].offset for name in EXPANSIONS}


def weights_of(record: bytes) -> Numbers:
    """Return the evaluation weights for the rule set of a record."""
    return all_weights()[rule_set(record[_SEATS], [name for name, offset in _EXPANSIONS.items() if record[offset]])]


games = compiled.games


def root_statistics(trees: int) -> Array:
    """For each tree a row for each answer at the root."""
    return np.zeros((trees, compiled.LONGEST, tree.ROOT_COLUMNS), np.float64)


class PlannerBuffers:
    """The scratch arrays of one planner."""

    def __init__(self) -> None:
        self.answers = compiled.answer_list()
        self.imagined = compiled.answer_list()
        self.work = np.zeros(_evaluation.WORK, np.float64)
        self.records: Array = np.zeros(tree.RECORDS, compiled.DTYPE)

    def plan(self, record: bytes, noise: float, seed: int) -> int:
        """Return the planner's answer, as a number."""
        games = compiled.games([record])
        count = compiled.legal_of(games, 0, self.answers)
        weights = weights_of(record)
        answer: int = playing.choose_of(
            games, 0, self.answers, count, self.imagined, self.records, weights, self.work, noise, seed
        )
        return answer


# The smallest and the largest table of positions of a tree, and how many answers a position has on average at most.
FEWEST_NODES, MOST_NODES, EDGES_OF_A_NODE = 1 << 15, 1 << 20, 16


def nodes_for(walks: int) -> int:
    """Return how many positions a tree has room for."""
    nodes = FEWEST_NODES
    while nodes < 4 * walks and nodes < MOST_NODES:
        nodes *= 2
    return nodes


class Tree:
    """One tree with its tables; it is kept from answer to answer and cleared when it is full."""

    def __init__(self, walks: int) -> None:
        """`walks`: how many there will be for one answer; each of them may find a new position."""
        nodes = nodes_for(walks)
        edges = nodes * EDGES_OF_A_NODE
        self.desk = PlannerBuffers()
        self.keys = np.zeros(nodes, np.int64)
        self.first_edge = np.zeros(nodes, np.int64)
        self.edges = np.zeros(nodes, np.int64)
        self.counters = np.zeros(tree.COUNTERS, np.int64)
        self.edge_answer = np.zeros(edges, np.int64)
        self.visits = np.zeros(edges, np.int64)
        self.values = np.zeros(edges, np.float64)
        self.prior = np.zeros(edges, np.float64)
        self.way = np.zeros(tree.LONGEST_WAY + 1, np.int64)
        self.way_seat = np.zeros(tree.LONGEST_WAY + 1, np.int64)

    def make_room(self) -> None:
        """Forget everything when the rest of the room might not do for another answer."""
        if 4 * self.counters[tree.USED_NODES] > len(self.keys) or 2 * self.counters[tree.USED_EDGES] > len(self.visits):
            self.keys[:] = 0
            self.visits[: self.counters[tree.USED_EDGES]] = 0
            self.values[: self.counters[tree.USED_EDGES]] = 0
            self.counters[:] = 0

    def walk(self, root: Array, walks: int, seed: int, settings: tuple[float, int, float], statistics: Array) -> int:
        """Walk from the root; returns its slot."""
        noise, horizon, curiosity = settings
        desk = self.desk
        slot: int = tree.walk(
            root,
            walks,
            seed,
            desk.answers,
            desk.imagined,
            desk.records,
            desk.records[tree.WALKER :].view(np.int64),
            weights_of(root.tobytes()),
            desk.work,
            noise,
            horizon,
            curiosity,
            self.keys,
            self.first_edge,
            self.edges,
            self.counters,
            self.edge_answer,
            self.visits,
            self.values,
            self.prior,
            self.way,
            self.way_seat,
            statistics,
        )
        return slot

    def root_visits(self, slot: int) -> dict[int, int]:
        """How often each answer at the root has been tried."""
        first, count = self.first_edge[slot], self.edges[slot]
        part = slice(first, first + count)
        return dict(zip(self.edge_answer[part].tolist(), self.visits[part].tolist(), strict=True))


class NetworkBuffers:
    """The memory in which one network thinks."""

    def __init__(self, file: Path | None = None) -> None:
        """Use the network of a file, by default the one that ships with the package."""
        self.weights = read(file)
        self.records: Array = np.zeros(2, compiled.DTYPE)
        self.answers, self.imagined = compiled.answer_list(), compiled.answer_list()
        self.inputs = np.zeros(network.INPUTS, np.int16)
        self.judged = np.zeros(network.WORK, np.float32)
        self.priors = np.zeros(compiled.LONGEST, np.float32)
        self._values = np.zeros((compiled.LONGEST, network.AHEAD_COLUMNS), np.float32)
        network.prepare(self.judged)

    def load(self, record: bytes) -> list[int]:
        """Take over a position, and return its legal answers."""
        self.records[:1] = compiled.games([record])
        count = compiled.legal_of(self.records, 0, self.answers)
        legal: list[int] = self.answers[:count].tolist()
        return legal

    def judge(self, record: bytes) -> tuple[tuple[float, ...], tuple[float, ...], list[float]]:
        """Return win shares and final points by seat, and the policy over legal answers."""
        count, seats = len(self.load(record)), record[_SEATS]
        network.judge_position(self.records, count, self.weights, self.answers, self.inputs, self.judged, self.priors)
        wins, points = (tuple(self.judged[at : at + seats].tolist()) for at in (network.WIN, network.FINAL_POINTS))
        return wins, points, self.priors[:count].tolist()

    def judge_ahead(self, record: bytes, draws: int, seed: int) -> tuple[list[int], Array]:
        """Return the legal answers with a row each: utility, then win shares and points."""
        legal = self.load(record)
        network.judge_ahead(
            self.records, len(legal), draws, seed, self.weights, self.answers, self.imagined, self.inputs,
            self.judged, self._values.reshape(-1),
        )  # fmt: skip
        return legal, self._values[: len(legal)]

    def play_on(self, record: bytes, seed: int) -> bytes:
        """Return the final record of a game that the policy plays to its end."""
        count = len(self.load(record))
        network_games.play_on(
            self.records, count, seed, self.weights, self.answers, self.inputs, self.judged, self.priors
        )
        return self.records[:1].tobytes()


class NetworkTree:
    """One tree with its tables; it is kept from answer to answer and cleared when it is full."""

    def __init__(self, walks: int, file: Path | None = None) -> None:
        """`walks`: how many there will be for one answer; each of them may find a new position."""
        nodes = nodes_for(walks)
        self.buffers = NetworkBuffers(file)
        self.records: Array = np.zeros(_records.RECORDS, compiled.DTYPE)
        self.nodes = _rows(_records.Node, nodes)
        self.edges = _rows(_records.Edge, nodes * EDGES_OF_A_NODE)
        self.path = _rows(_records.PathStep, _records.LONGEST_PATH + 1)
        self.size = _rows(_records.Size, 1)

    def make_room(self) -> None:
        """Forget everything when the rest of the room might not do for another answer."""
        if 4 * self.size["nodes"][0] > len(self.nodes) or 2 * self.size["edges"][0] > len(self.edges):
            self.nodes["hash_key"] = 0
            self.size["nodes"] = self.size["edges"] = 0

    def walk(self, record: bytes, first: Array, walks: int, seed: int, curiosity: float, statistics: Array) -> None:
        """Walk from a position, beginning with each of the answers in turn."""
        buffers = self.buffers
        self.records[_records.ROOT] = compiled.games([record])[0]
        network_tree.walk(
            self.records, self.records[_records.WALKER :][:1].view(np.int64), first, walks, seed, curiosity,
            buffers.weights, buffers.answers, buffers.imagined, buffers.inputs, buffers.judged, buffers.priors,
            self.nodes, self.edges, self.path, self.size, statistics,
        )  # fmt: skip


def _rows(record: type[Record], count: int) -> Array:
    return np.zeros(count, dtype(record))
