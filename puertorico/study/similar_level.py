"""Which level of bots errs about as much as a player, from measured losses."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from .comparison import Estimate

# With fewer decisions a mean says little about a player.
FEWEST_DECISIONS = 20


@dataclass(frozen=True, slots=True)
class LevelLoss:
    """The points that a level loses per decision at tables of one size, with the standard error."""

    players: int
    level: str
    decisions: int
    lost: float
    error: float


@dataclass(frozen=True, slots=True)
class SimilarLevels:
    """The levels that err about as much as a player, weakest first; or less than them, if `errs_more`."""

    levels: tuple[str, ...] = ()
    errs_more: bool = False


@cache
def level_losses() -> tuple[LevelLoss, ...]:
    """Return the measured table, weakest level first; `level_measurement.py` writes it."""
    data = json.loads(files(__package__).joinpath("level_losses.json").read_text(encoding="utf-8"))
    return tuple(LevelLoss(**row) for row in data["levels"])


def similar_levels(players: int, lost: Estimate, decisions: int) -> SimilarLevels:
    """Return the level that loses about as many points per decision, and others that the errors do not rule out.

    A level is named if it is the nearest, or if the difference is within its standard error. A player who loses
    clearly more than the weakest level errs more than it does. There is no answer with too few decisions.
    """
    rows = [row for row in level_losses() if row.players == players]
    if decisions < FEWEST_DECISIONS or not rows:
        return SimilarLevels()
    weakest = max(rows, key=lambda row: row.lost)
    if Estimate(lost.value - weakest.lost, math.hypot(lost.error, weakest.error)).is_clear:
        return SimilarLevels((weakest.level,), errs_more=True)
    nearest = min(rows, key=lambda row: abs(row.lost - lost.value))
    return SimilarLevels(
        tuple(
            row.level
            for row in rows
            if row is nearest or abs(row.lost - lost.value) <= math.hypot(lost.error, row.error)
        )
    )
