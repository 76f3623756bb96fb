"""The learned evaluation weights in `weights.json`, by player count and expansions."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..game.options import EXPANSION_SETS, EXPANSIONS
from ..rules.kinds import SEATS
from .compiled.evaluation import COLUMN_NAMES

if TYPE_CHECKING:
    from .compiled_bots import Numbers


def rule_set(players: int, expansions: Collection[str]) -> str:
    """Return the name of a rule set in the file.

    >>> rule_set(4, ["nobles"])
    '4+nobles'
    """
    return "+".join([str(players), *(name for name in EXPANSIONS if name in expansions)])


@cache
def plain_weights() -> dict[str, list[float]]:
    """Return the weights of each rule set: for the end of the game, then what its start adds.

    A column that is missing in the file, such as a new building, has the weight 0 until it is learned. Until weights
    for a new expansion are learned, its games use the weights of games without it.
    """
    learned = json.loads((files(__package__) / "weights.json").read_text(encoding="utf-8"))
    places = {name: place for place, name in enumerate(learned.pop("columns"))}
    columns = [places.get(name) for name in COLUMN_NAMES]
    weights = {
        name: [0.0 if place is None else rows[when][place] for when in ("end", "more_at_start") for place in columns]
        for name, rows in learned.items()
    }
    known = {expansion for name in learned for expansion in name.split("+")[1:]}
    return {
        rule_set(players, expansions): weights[rule_set(players, known.intersection(expansions))]
        for players in range(2, SEATS + 1)
        for expansions in EXPANSION_SETS
    }


@cache
def all_weights() -> dict[str, Numbers]:
    """Return the weights of each rule set as arrays, for compiled code."""
    import numpy as np

    return {name: np.array(weights, np.float64) for name, weights in plain_weights().items()}
