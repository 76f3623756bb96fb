"""Speed of games on this machine's GPU: `python -m puertorico.envs.cuda_bench`."""

from __future__ import annotations

import json
import sys
from typing import Any

from ..game.options import EXPANSIONS
from .bench import PLAYERS, SHOWN, median_seconds, play_steps
from .cuda_batch import CudaBatch, NoGraphicsCard

REPEATS = 5
GAMES = 1 << 20
SIZES = tuple(1 << power for power in range(12, 23, 2))
STEP_SIZES = (1 << 12, 1 << 15, 1 << 18)
STEPS = 50


def measure() -> dict[str, Any]:
    """Return all figures, medians after a warm-up; the GPU draws the random answers."""
    four = CudaBatch(1, 4, seed=1)
    kernels, device = four._kernels, four._cuda.get_current_device()
    figures: dict[str, Any] = {
        "card": device.name if isinstance(device.name, str) else device.name.decode(),
        "repeats": REPEATS,
        "games_per_second_by_games": {size: round(_games_per_second(four, size)) for size in SIZES},
        "games_per_second_by_rule_set": [
            {
                "players": players,
                "expansions": list(expansions),
                "games": GAMES,
                "games_per_second": round(_games_per_second(CudaBatch(1, players, expansions, seed=1), GAMES)),
            }
            for players in PLAYERS
            for expansions in ((), EXPANSIONS)
        ],
    }
    figures["decisions_per_second_in_steps"] = {
        name: {size: round(_decisions_per_second(CudaBatch(size, 4, seed=1, **what))) for size in STEP_SIZES}
        for name, what in SHOWN.items()
    }
    figures["registers"] = {
        name: list(getattr(kernels, name).get_regs_per_thread().values()) for name in ("play_random", "advance")
    }
    return figures


def _games_per_second(batch: CudaBatch, games: int) -> float:
    return games / median_seconds(lambda: batch.play_random(games, seed=1), REPEATS)


def _decisions_per_second(batch: CudaBatch) -> float:
    """Measure steps in the middle of games: answers are chosen, checked and played."""
    play_steps(batch, 3 * STEPS)
    return batch.games * STEPS / median_seconds(lambda: play_steps(batch, STEPS), REPEATS)


if __name__ == "__main__":
    try:
        print(json.dumps(measure(), indent=2))
    except NoGraphicsCard as missing:
        sys.exit(str(missing))
