"""Threads that play tables on the processor while the network learns."""

from __future__ import annotations

import queue
import random
import threading
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import compiled
from ..bots.compiled.inputs import INPUTS
from ..bots.compiled.network import WEIGHTS
from ..bots.compiled_bots import PlannerBuffers, network_memory, weights_of
from ..envs.batch_settings import start_record
from ..rules.kinds import SEATS
from ..rules.layout import dtype
from .compiled.self_play import MOST_ANSWERS, NETWORK, PLANNER, RECORDS, TableSettings

self_play: Any = compiled.module("training.compiled.self_play")

RuleSet = tuple[int, tuple[str, ...]]

# TableSamples for which a worker has room, and games after which it hands them over.
_ROWS, _CHUNK = 4096, 8
# Chunks that are taken together, and the seconds to wait for them.
_FEWEST_CHUNKS, _PATIENCE = 16, 1.0


@dataclass
class SelfPlaySettings:
    """How tables are played: the players, the noise in their answers, and the sampling."""

    networks: bool = True  # otherwise only planners play
    networks_alone: float = 0.67
    stride: int = 1
    noise: float = 0.02
    planner_noise: float = 0.05
    carelessness: float = 0.0
    exploring_share: float = 0.25
    exploring_rounds: int = 3
    # The network learns nothing about buildings that are never bought, so some tables give them away for a while.
    free_building_share: float = 0.3
    free_building_rounds: int = 10  # at most
    free_buildings: float = 0.2  # share of BUILD questions answered with a free building


@dataclass
class SampleChunk:
    """TableSamples of some games of one rule set; `ends` are the rows after each game."""

    players: int
    inputs: NDArray[np.int16]
    seats: NDArray[np.int64]
    answers: NDArray[np.int16]
    policy: NDArray[np.float32]
    ends: list[int]
    results: NDArray[np.float32]  # a row for each game
    networks: NDArray[np.bool_]  # which seats of each game were the network's


class TableWorkers:
    """Threads that fill a queue with chunks, played with the current `weights` and `settings`."""

    def __init__(self, threads: int, rule_sets: list[RuleSet], shares: list[float], seed: int) -> None:
        self.weights = np.zeros(WEIGHTS, np.float32)
        self.settings = SelfPlaySettings()
        self.chunks: queue.Queue[SampleChunk | BaseException] = queue.Queue(maxsize=8 * threads)
        self.games = 0
        self._rule_sets, self._shares, self._stop = rule_sets, shares, threading.Event()
        self._starts = {rules: start_record(*rules, {})[0] for rules in rule_sets}
        rng = np.random.default_rng(1)
        self._gumbel = -np.log(rng.exponential(size=1 << 16))
        self._threads = [
            threading.Thread(target=self._work, args=(random.Random(seed * 1000 + number),), daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Let the threads end with their current chunk."""
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def take(self) -> list[SampleChunk]:
        """Return the chunks that are ready, after waiting for some.

        The samples of one chunk are highly correlated, so training on a few chunks at a time would be noisy. An error
        of a thread is raised here.
        """
        found = [self._next()]
        due = time.monotonic() + _PATIENCE
        while len(found) < self.chunks.maxsize and (len(found) < _FEWEST_CHUNKS or not self.chunks.empty()):
            try:
                found.append(self._next(max(0.0, due - time.monotonic())))
            except queue.Empty:
                break
        return found

    def _next(self, patience: float | None = None) -> SampleChunk:
        chunk = self.chunks.get(timeout=patience)
        if isinstance(chunk, BaseException):
            raise chunk
        return chunk

    def _work(self, chance: random.Random) -> None:
        try:
            self._play(chance)
        except BaseException as error:
            self.chunks.put(error)

    def _play(self, chance: random.Random) -> None:
        buffers = PlannerBuffers()
        buffers.records, network = np.zeros(RECORDS, compiled.DTYPE), network_memory(self.weights)
        values = np.zeros(compiled.LONGEST, np.float64)
        while not self._stop.is_set():
            rules = chance.choices(self._rule_sets, self._shares)[0]
            players, start = rules[0], self._starts[rules]
            planner = buffers.memory(weights_of(start))
            samples = self_play.TableSamples(
                np.zeros(_ROWS * INPUTS, np.int16),
                np.zeros(_ROWS, np.int64),
                np.zeros(_ROWS * MOST_ANSWERS, np.int16),
                np.zeros(_ROWS * MOST_ANSWERS, np.float32),
            )
            results = np.zeros((_CHUNK, 2 * SEATS), np.float32)
            sitting, ends, row = np.zeros((_CHUNK, SEATS), np.bool_), list[int](), 0
            for game in range(_CHUNK):
                kinds, settings = self._seating(players, chance), self._settings(chance)
                network = network._replace(weights=self.weights)  # the newest
                end = self_play.play_table(
                    compiled.games([start]), chance.getrandbits(60), kinds, settings, row, buffers.answers,
                    planner, network, values, self._gumbel, samples, results[game],
                )  # fmt: skip
                if end < 0:
                    break
                sitting[game] = kinds == NETWORK
                ends.append(end)
                row = end
            self.games += len(ends)
            chunk = SampleChunk(
                players, samples.inputs[: row * INPUTS].reshape(row, INPUTS), samples.seats[:row],
                samples.answers[: row * MOST_ANSWERS].reshape(row, -1),
                samples.policy[: row * MOST_ANSWERS].reshape(row, -1), ends, results[: len(ends)], sitting[: len(ends)],
            )  # fmt: skip
            while ends and not self._stop.is_set():
                try:
                    self.chunks.put(chunk, timeout=0.2)
                    break
                except queue.Full:
                    continue

    def _seating(self, players: int, chance: random.Random) -> NDArray[np.int64]:
        kinds = np.full(SEATS, PLANNER)
        if self.settings.networks:
            # Two thirds of the tables have networks alone, the others at least one planner.
            alone = chance.random() < self.settings.networks_alone
            count = players if alone else chance.randint(1, players - 1)
            kinds[chance.sample(range(players), count)] = NETWORK
        return kinds

    def _settings(self, chance: random.Random) -> NDArray[np.void]:
        general, settings = self.settings, np.zeros(1, dtype(TableSettings))
        for name in ("stride", "noise", "planner_noise", "carelessness"):
            settings[name] = getattr(general, name)
        settings["exploring_noise"] = 10 * general.noise
        settings["exploring_rounds"] = general.exploring_rounds if chance.random() < general.exploring_share else 0
        if chance.random() < general.free_building_share:
            settings["free_buildings"] = general.free_buildings
            settings["free_building_rounds"] = chance.randint(1, general.free_building_rounds)
        return settings


def returns(chunk: SampleChunk, values: NDArray[np.float32], trace: float) -> NDArray[np.float32]:
    """Return a chunk's λ-returns: win shares, then points, by place from the asked seat."""
    targets, first = np.zeros_like(values), 0
    for game, end in enumerate(chunk.ends):
        self_play.write_returns(
            first, end, chunk.players, trace, chunk.seats, values.reshape(-1), chunk.results[game], targets.reshape(-1)
        )
        first = end
    return targets
