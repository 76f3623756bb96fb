"""The compiled planner, network and trees, and the arrays they use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .. import compiled
from ..game.options import EXPANSIONS
from ..rules.layout import Record, dtype
from ..rules.state import State
from .compiled import network_tree as _network_tree
from .compiled import planner_tree as _planner_tree
from .compiled import tree as _tree
from .network_file import read
from .weights import all_weights, rule_set

playing: Any = compiled.module("bots.compiled.planner_games")
tree: Any = compiled.module("bots.compiled.tree")
planner_tree: Any = compiled.module("bots.compiled.planner_tree")
network: Any = compiled.module("bots.compiled.network")
network_tree: Any = compiled.module("bots.compiled.network_tree")
network_games: Any = compiled.module("bots.compiled.network_games")
_evaluation: Any = compiled.module("bots.compiled.evaluation")

Array = np.ndarray[Any, Any]
Numbers = np.ndarray[Any, np.dtype[np.float64]]

_SEATS = State.FIELDS["seats"]
_EXPANSIONS = {name: State.FIELDS["expansions"].offset + number for number, name in enumerate(EXPANSIONS)}


def weights_of(record: bytes) -> Numbers:
    """Return the evaluation weights for the rule set of a record."""
    expansions = [name for name, offset in _EXPANSIONS.items() if record[offset]]
    return all_weights()[rule_set(_SEATS.read(record), expansions)]


def root_statistics(trees: int) -> Array:
    """Return zeros: for each tree, a row of statistics for each answer at the root."""
    return np.zeros((trees, compiled.LONGEST, tree.ROOT_COLUMNS), np.float64)


class PlannerBuffers:
    """The scratch arrays of one planner."""

    def __init__(self) -> None:
        self.answers = compiled.answer_list()
        self.imagined = compiled.answer_list()
        self.work = np.zeros(_evaluation.WORK, np.float64)
        self.records: Array = np.zeros(_planner_tree.RECORDS, compiled.DTYPE)

    def memory(self, weights: Numbers) -> Any:
        """Return the arrays and these evaluation weights as one bundle for compiled code."""
        return playing.PlannerMemory(self.imagined, self.records, weights, self.work)

    def plan(self, record: bytes, noise: float, seed: int) -> int:
        """Return the planner's answer, as a number."""
        games = compiled.games([record])
        count = compiled.legal_of(games, 0, self.answers)
        memory = self.memory(weights_of(record))
        answer: int = playing.choose_of(games, 0, self.answers, count, memory, noise, seed)
        return answer


# Limits of the number of positions in a tree, and an upper bound for the mean number of answers to a position.
FEWEST_NODES, MOST_NODES, EDGES_OF_A_NODE = 1 << 15, 1 << 20, 16


def nodes_for(walks: int) -> int:
    """Return the number of positions to reserve: a power of 2, as the hash table needs."""
    nodes = FEWEST_NODES
    while nodes < 4 * walks and nodes < MOST_NODES:
        nodes *= 2
    return nodes


class _Tree:
    """The memory of a tree, which is kept from answer to answer and cleared when it is full."""

    def __init__(self, walks: int, longest_path: int) -> None:
        nodes = nodes_for(walks)
        self.nodes = _rows(_tree.Node, nodes)
        self.edges = _rows(_tree.Edge, nodes * EDGES_OF_A_NODE)
        self.size = _rows(_tree.Size, 1)
        self._memory = tree.TreeMemory(self.nodes, self.edges, _rows(_tree.PathStep, longest_path + 1), self.size)

    def make_room(self) -> None:
        """Clear the tree if it may be too full for another answer."""
        if 4 * self.size["nodes"][0] > len(self.nodes) or 2 * self.size["edges"][0] > len(self.edges):
            self.nodes["hash_key"] = 0
            self.size["nodes"] = self.size["edges"] = 0


class PlannerTree(_Tree):
    """A tree with playouts by planners from each leaf."""

    def __init__(self, walks: int) -> None:
        """Make room for the positions that this number of walks for one answer may find."""
        super().__init__(walks, _planner_tree.LONGEST_PATH)
        self._buffers = PlannerBuffers()

    def walk(self, root: Array, walks: int, seed: int, settings: Any, statistics: Array) -> int:
        """Walk from the root with `planner_tree.WalkSettings` and return its slot."""
        buffers = self._buffers
        words = buffers.records[_planner_tree.WALKER :].view(np.int64)
        memory = buffers.memory(weights_of(root.tobytes()))
        slot: int = planner_tree.walk(
            root, walks, seed, settings, buffers.answers, words, memory, self._memory, statistics
        )
        return slot

    def root_visits(self, slot: int) -> dict[int, int]:
        """Return how often each answer at the root has been tried."""
        node = self.nodes[slot]
        edges = self.edges[node["first_edge"] : node["first_edge"] + node["edges"]]
        return dict(zip(edges["answer"].tolist(), edges["visits"].tolist(), strict=True))


def network_memory(weights: Array) -> Any:
    """Return the scratch arrays of a network, for compiled code."""
    judged = np.zeros(network.WORK, np.float32)
    network.prepare(judged)
    inputs, priors = np.zeros(network.INPUTS, np.int16), np.zeros(compiled.LONGEST, np.float32)
    return network.NetworkMemory(weights, compiled.answer_list(), inputs, judged, priors)


class NetworkBuffers:
    """The scratch arrays of one network."""

    def __init__(self, file: Path | None = None) -> None:
        """Load the network from a file, by default the one of the package."""
        self.records: Array = np.zeros(2, compiled.DTYPE)
        self.answers = compiled.answer_list()
        self.memory = network_memory(read(file))
        self._values = np.zeros((compiled.LONGEST, network.AHEAD_COLUMNS), np.float32)

    def load(self, record: bytes) -> list[int]:
        """Copy a position into the scratch records and return its legal answers."""
        self.records[:1] = compiled.games([record])
        count = compiled.legal_of(self.records, 0, self.answers)
        legal: list[int] = self.answers[:count].tolist()
        return legal

    def judge(self, record: bytes) -> tuple[tuple[float, ...], tuple[float, ...], list[float]]:
        """Return win shares and final points by seat, and the policy over legal answers."""
        count, seats = len(self.load(record)), _SEATS.read(record)
        network.judge_position(self.records, count, self.answers, self.memory)
        judged, priors = self.memory.judged, self.memory.priors
        wins, points = (tuple(judged[at : at + seats].tolist()) for at in (network.WIN, network.FINAL_POINTS))
        return wins, points, priors[:count].tolist()

    def judge_ahead(self, record: bytes, draws: int, seed: int) -> tuple[list[int], Array]:
        """Return the legal answers with a row each: utility, then win shares and points."""
        legal = self.load(record)
        network.judge_ahead(self.records, len(legal), draws, seed, self.answers, self.memory, self._values.reshape(-1))
        return legal, self._values[: len(legal)]

    def play_on(self, record: bytes, seed: int) -> bytes:
        """Let the policy play a game to its end, and return the final record."""
        count = len(self.load(record))
        network_games.play_on(self.records, count, seed, self.answers, self.memory)
        return self.records[:1].tobytes()


class NetworkTree(_Tree):
    """A tree whose leaves the network evaluates instead of playouts."""

    def __init__(self, walks: int, file: Path | None = None) -> None:
        """Make room for the positions that this number of walks for one answer may find."""
        super().__init__(walks, _network_tree.LONGEST_PATH)
        self.buffers = NetworkBuffers(file)
        self._records: Array = np.zeros(_network_tree.RECORDS, compiled.DTYPE)

    def walk(self, record: bytes, first: Array, walks: int, seed: int, curiosity: float, statistics: Array) -> None:
        """Walk from a position, beginning with each of the answers in turn."""
        records, buffers = self._records, self.buffers
        records[_network_tree.ROOT] = compiled.games([record])[0]
        words = records[_network_tree.WALKER :][:1].view(np.int64)
        network_tree.walk(
            records, words, first, walks, seed, curiosity, buffers.answers, buffers.memory, self._memory, statistics
        )


def _rows(record: type[Record], count: int) -> Array:
    return np.zeros(count, dtype(record))
