"""The bot level with an error rate like a player's, from measured losses."""

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
    """What a level loses per decision at tables of one size, with the standard error."""

    players: int
    level: str
    decisions: int
    lost: float
    error: float


@dataclass(frozen=True, slots=True)
class SimilarLevels:
    """The levels with a player's error rate, or below it if `errs_more`, weakest first."""

    levels: tuple[str, ...] = ()
    errs_more: bool = False


@cache
def level_losses() -> tuple[LevelLoss, ...]:
    """Return the measured table, weakest level first; `level_measurement.py` writes it."""
    data = json.loads(files(__package__).joinpath("level_losses.json").read_text(encoding="utf-8"))
    return tuple(LevelLoss(**row) for row in data["levels"])


def similar_levels(players: int, lost: Estimate, decisions: int) -> SimilarLevels:
    """Return the levels that lose about as many points per decision, within the errors.

    A level is named if it is the nearest, or if the difference is within its standard error. Levels whose losses do
    not differ clearly are named together. A player who loses clearly more than the weakest level errs more than it
    does. Returns nothing if there are too few decisions.
    """
    rows = [row for row in level_losses() if row.players == players]
    if decisions < FEWEST_DECISIONS or not rows:
        return SimilarLevels()
    weakest = rows[0]
    if Estimate(lost.value - weakest.lost, math.hypot(lost.error, weakest.error)).is_clear:
        return SimilarLevels((weakest.level,), errs_more=True)
    nearest = min(rows, key=lambda row: abs(row.lost - lost.value))
    return SimilarLevels(
        tuple(
            row.level
            for group in _groups(rows)
            for row in group
            if any(
                each is nearest or abs(each.lost - lost.value) <= math.hypot(lost.error, each.error) for each in group
            )
        )
    )


def _groups(rows: list[LevelLoss]) -> list[list[LevelLoss]]:
    """Return the levels, weakest first, each with stronger ones that are not clearly better."""
    groups: list[list[LevelLoss]] = []
    for row in rows:
        weaker = groups[-1][-1] if groups else None
        if weaker and not Estimate(weaker.lost - row.lost, math.hypot(weaker.error, row.error)).is_clear:
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups
