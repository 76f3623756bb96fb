"""Training of evaluation weights: `python -m puertorico.bots.learn_weights`.

This is an evolution strategy. Planners whose weights are varied in random directions play against planners with the
best weights so far, and the weights move toward better results. New weights replace the best ones only if they win
clearly more than their share.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from .. import compiled
from ..game.game import Game
from ..rules.buildings import BUILDING, BUILDING_POINTS, EXPANSION, EXPANSION_BOXES, ROWS
from . import compiled_bots
from .compiled import evaluation
from .compiled.evaluation import COLUMN_NAMES
from .compiled_bots import Numbers, PlannerBuffers
from .weights import all_weights, rule_set

DIRECTIONS = 48
GAMES = 8  # for each direction and sign
DUELS = 1000  # games between new weights and the best ones
ROLE_CHOICES = 400  # an upper bound for one game


class Arena:
    """Games between planners in one rule set."""

    def __init__(self, players: int, expansions: tuple[str, ...]) -> None:
        self.players = players
        self.record = Game.new(players, expansions, chance="manual")._start
        self._buffers = PlannerBuffers()
        self._results = np.zeros(5, np.float64)
        self._samples = np.zeros(ROLE_CHOICES * players * (evaluation.COLUMNS + 1), np.float64)

    def play(self, seed: int, me: int, mine: Numbers, theirs: Numbers, samples: int = 0) -> Numbers:
        """Play a game in which seat `me` uses the weights `mine`, and return the final points."""
        buffers, games = self._buffers, compiled.games([self.record])
        memories = buffers.memory(mine), buffers.memory(theirs)
        self._sampled = compiled_bots.playing.play_planners(
            games, seed, me, buffers.answers, *memories, self._samples, samples, self._results
        )
        return self._results[: self.players].copy()

    def calibrate(self, weights: Numbers, games: int) -> Numbers:
        """Return the weights with constants that remove the mean error of their expectations."""
        weights = weights.copy()
        weights[evaluation.ALWAYS] = weights[evaluation.COLUMNS + evaluation.ALWAYS] = 0
        left_and_missing = []
        for seed in range(games):
            points = self.play(seed, 0, weights, weights, ROLE_CHOICES)
            rows = self._samples[: self._sampled * self.players * (evaluation.COLUMNS + 1)].reshape(
                -1, evaluation.COLUMNS + 1
            )
            left, columns = rows[:, 0], rows[:, 1:]
            expected = columns @ weights[: evaluation.COLUMNS] + left * (columns @ weights[evaluation.COLUMNS :])
            left_and_missing.append(np.column_stack([left, np.tile(points, self._sampled) - expected]))
        left, missing = np.concatenate(left_and_missing).T
        more, end = np.polyfit(left, missing, 1)
        weights[evaluation.ALWAYS], weights[evaluation.COLUMNS + evaluation.ALWAYS] = end, more
        return weights

    def success(self, seeds: range, mine: Numbers, theirs: Numbers) -> float:
        """Return the mean success: half the lead over the others' mean, plus 10 for a win."""
        total = 0.0
        for number, seed in enumerate(seeds):
            me = number % self.players
            points = self.play(seed - me, me, mine, theirs)
            others = (points.sum() - points[me]) / (self.players - 1)
            total += 0.5 * (points[me] - others) + 10 * (points.argmax() == me)
        return total / len(seeds)

    def wins(self, seeds: range, mine: Numbers, theirs: Numbers) -> float:
        """Return the share of games that one seat with `mine` wins against `theirs`."""
        won = 0
        for number, seed in enumerate(seeds):
            me = number % self.players
            won += int(self.play(seed // self.players, me, mine, theirs).argmax() == me)
        return won / len(seeds)


def first_guess() -> Numbers:
    """Return weights to start from: points count as points, production counts early."""
    end, more = np.zeros(evaluation.COLUMNS), np.zeros(evaluation.COLUMNS)
    end[evaluation.CHIPS] = end[evaluation.BONUS] = end[evaluation.NOBLES] = 1
    end[evaluation.DOUBLOONS], more[evaluation.DOUBLOONS], end[evaluation.DOUBLOONS_OVER_TEN] = 0.25, 0.4, 0.2
    end[evaluation.GOODS_HELD : evaluation.GOODS_HELD + 5] = 0.5
    more[evaluation.OUTPUT : evaluation.OUTPUT + 5] = 4
    more[evaluation.MANNED : evaluation.MANNED + 5] = 0.5
    more[evaluation.MANNED + 5] = 3
    for building, row in enumerate(ROWS):
        end[evaluation.BUILT + building] = BUILDING_POINTS[building]
        more[evaluation.OCCUPIED + building] = 0.3 * row.cost
    return np.concatenate([end, more])


def free_to_vary(expansions: tuple[str, ...]) -> Numbers:
    """Return 1 for each weight to learn, else 0: absent buildings, constants and points."""
    free = np.ones(2 * evaluation.COLUMNS)
    for expansion in EXPANSION_BOXES:
        if expansion.name not in expansions:
            for row in expansion.buildings:
                for column in (evaluation.BUILT + BUILDING[row.name], evaluation.OCCUPIED + BUILDING[row.name]):
                    free[column] = free[evaluation.COLUMNS + column] = 0
    free[evaluation.ALWAYS] = free[evaluation.COLUMNS + evaluation.ALWAYS] = free[evaluation.CHIPS] = 0
    return free


def learn(players: int, expansions: tuple[str, ...], weights: Numbers, steps: int, seed: int = 0) -> Numbers:
    """Return the best weights found in a number of steps, starting from these."""
    arena, random = Arena(players, expansions), np.random.default_rng(seed)
    scale, free = np.maximum(np.abs(weights), 0.35), free_to_vary(expansions)
    best, mean, momentum = weights.copy(), weights.copy(), np.zeros_like(weights)
    begin = time.perf_counter()
    for step in range(steps):
        slope = np.zeros_like(weights)
        for direction in range(DIRECTIONS):
            vary = random.standard_normal(len(weights)) * free
            first = step * 100_007 + direction * 131 + seed
            seeds = range(first, first + GAMES)
            up, down = (arena.success(seeds, weights + sign * 0.2 * scale * vary, best) for sign in (1, -1))
            slope += (up - down) * vary
        momentum = 0.8 * momentum + 0.2 * slope
        length = np.sqrt((momentum[free > 0] ** 2).mean()) + 1e-9
        weights = weights + momentum / length * 0.035 * (1 - 0.7 * step / steps) * scale
        mean = 0.8 * mean + 0.2 * weights
        if step % 6 == 5:
            seeds = range(10**7 + step * DUELS, 10**7 + (step + 1) * DUELS)
            won, winner = max(((arena.wins(seeds, those, best), i) for i, those in enumerate((weights, mean))))
            if won > 1 / players + 0.022:
                best = (weights, mean)[winner].copy()
            print(f"step {step + 1}: {won:.3f} of the games won, {time.perf_counter() - begin:.0f} s", flush=True)
    return arena.calibrate(best, 300)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the file of weights to write")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--expansions", default="", help=",".join(EXPANSION))
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument(
        "--from-nothing", action="store_true", help="start from a first guess instead of the current weights"
    )
    given = parser.parse_args(arguments)
    expansions = tuple(name for name in given.expansions.split(",") if name)
    name = rule_set(given.players, expansions)
    start = first_guess() if given.from_nothing else all_weights()[name]
    found = learn(given.players, expansions, start, given.steps)
    write(given.file, {name: found})
    return 0


def write(path: Path, weights: dict[str, Numbers]) -> None:
    """Write weights to a file, keeping those of other rule sets."""
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"columns": COLUMN_NAMES}
    if list(known["columns"]) != list(COLUMN_NAMES):
        raise SystemExit(f"{path} contains weights for other columns; choose a new file")
    for name, numbers in weights.items():
        rounded = [round(float(number), 3) for number in numbers]
        known[name] = {"end": rounded[: evaluation.COLUMNS], "more_at_start": rounded[evaluation.COLUMNS :]}
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known))
    path.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
