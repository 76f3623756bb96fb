"""Measurement of the points each bot level loses per decision, to compare people with.

`python -m puertorico.study.level_measurement --out puertorico/study/level_losses.json` plays games between the quicker
levels, base game and both expansions in turn, and asks every level about some of their decisions. Each answer is
examined as in the analysis of a game. The file contains, by number of players, the points that each level loses per
decision.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from ..bots.builtin_bots import LEVELS, SLOW_LEVELS
from ..bots.protocol import Prompt, make
from ..game.options import EXPANSIONS
from . import ANALYST
from .analysis import loss_of
from .calibration import sampled_decisions
from .similar_level import LevelLoss

RULE_SETS = tuple((players, expansions) for expansions in ((), EXPANSIONS) for players in (2, 3, 4, 5))
# Levels with a time limit get the playouts they would manage on two idle cores.
STAND_INS = {"viceroy": "search:playouts=40000"}
QUICK_LEVELS = tuple(level for level in LEVELS if level not in SLOW_LEVELS)
OF_A_GAME = 24  # decisions
SLOW_SHARE = 4  # slow levels are asked about every fourth of them


def decisions(seed: int) -> list[Prompt]:
    """Return some decisions of a game between quick levels; the seed chooses the rule set."""
    players, expansions = RULE_SETS[seed % len(RULE_SETS)]
    shift = seed // len(RULE_SETS)
    names = [QUICK_LEVELS[(seat + shift) % len(QUICK_LEVELS)] for seat in range(players)]
    return sampled_decisions(names, expansions, seed, OF_A_GAME)


def losses(seed: int, bot: str = ANALYST) -> dict[str, list[float]]:
    """Return what each level loses at the decisions of a game, in points of the lead."""
    lost: dict[str, list[float]] = {level: [] for level in LEVELS}
    for number, prompt in enumerate(decisions(seed)):
        run_seed = 1_000 * seed + 10 * number
        known: dict[str, float] = {}
        for level in LEVELS:
            if level in SLOW_LEVELS and number % SLOW_SHARE:
                continue
            answer = make(STAND_INS.get(level, level), run_seed).choose(prompt)
            if answer.text not in known:
                known[answer.text] = max(0.0, loss_of(prompt, answer, bot, run_seed)[1].lead_behind.value)
            lost[level].append(known[answer.text])
    return lost


def table(games: dict[int, dict[str, list[float]]]) -> Iterator[LevelLoss]:
    """Yield each level's mean by number of players, with the standard error over games."""
    for players in sorted({RULE_SETS[seed % len(RULE_SETS)][0] for seed in games}):
        for level in LEVELS:
            rows = [lost[level] for seed, lost in games.items() if RULE_SETS[seed % len(RULE_SETS)][0] == players]
            count = sum(map(len, rows))
            mean = sum(map(sum, rows)) / count
            error = math.hypot(*(sum(row) - mean * len(row) for row in rows)) / count
            yield LevelLoss(players, level, count, round(mean, 4), round(error, 4))


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and write the table after every round of rule sets."""
    parser = argparse.ArgumentParser(prog="python -m puertorico.study.level_measurement", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file to write")
    parser.add_argument("--games", type=int, default=160, help="number of games (default %(default)s)")
    options = parser.parse_args(words)
    games: dict[int, dict[str, list[float]]] = {}
    for seed in range(options.games):
        games[seed] = losses(seed)
        print(f"\r{seed + 1} of {options.games} games", end="", file=sys.stderr, flush=True)
        if (seed + 1) % len(RULE_SETS) == 0 or seed + 1 == options.games:
            rows = [asdict(row) for row in table(games)]
            options.out.write_text(json.dumps({"bot": ANALYST, "games": len(games), "levels": rows}, indent=1) + "\n")
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
