"""Rule sets for tests that go through all of them, and lively random answers."""

from __future__ import annotations

import itertools
import random
from typing import Any

import puertorico as pr

BOTH = ("new_buildings", "nobles")
RULE_SETS: list[dict[str, Any]] = [
    {"players": players, "expansions": expansions}
    for players, expansions in itertools.product((2, 3, 4, 5), [(), ("new_buildings",), ("nobles",), BOTH])
]
OPTION_SETS: list[dict[str, Any]] = [
    {
        "players": 2,
        "expansions": BOTH,
        "library_2p_once_per_round": True,
        "library_craftsman_distinct": True,
        "black_market_strict": False,
        "statue_needs_colonist": True,
        "draft_exclusions": "none",
    },
    {
        "players": 5,
        "expansions": BOTH,
        "vp_5p": 122,
        "draft_mode": "random",
        "noble_auto_to_mayor": True,
        "forest_from_hacienda": False,
        "force_largest_ship": True,
    },
]


def rule_set_name(rules: dict[str, Any]) -> str:
    return "-".join(str(value) for value in (rules["players"], *rules["expansions"], *list(rules)[2:3]))


def lively(rng: random.Random, answers: tuple[pr.Answer, ...]) -> pr.Answer:
    """A random answer of a player who likes to build and to use buildings, so that rare questions come up."""
    weights = [1 if answer.text == "pass" else 9 if "build" in answer.text else 3 for answer in answers]
    return rng.choices(answers, weights)[0]
