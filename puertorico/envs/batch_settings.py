"""The rule set and the settings of a batch, checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game.options import EXPANSIONS, OPTIONS, InvalidRules, UnknownOption, write_rules
from ..game.wording import quote
from ..rules.layout import dtype
from ..rules.setup import set_up
from ..rules.state import State
from .compiled.lookahead import VIEWS
from .compiled.rewards import REWARDS
from .compiled.stepping import BatchSettings
from .validation import whole_number

# The first width of a history, and more answers than all players give between two turns of the learner.
FIRST_ROOM, ROOM_A_STEP = 2048, 1024


def start_record(players: object, expansions: Iterable[str], options: dict[str, Any]) -> tuple[bytes, dict[str, Any]]:
    """Return the record of a new game before any draw, and the arguments of `Game.new`."""
    number = whole_number(players)
    players = players if number is None else number
    chosen = expansions
    if isinstance(expansions, Iterable) and not isinstance(expansions, (str, bytes, Mapping)):
        # An iterator can be read only once and may be infinite; more names than expansions are invalid anyway.
        chosen = tuple(islice(expansions, len(EXPANSIONS) + 1))
    for name in options:
        if name not in OPTIONS:
            # Keep Python's wording: TorchRL parses it to find out which keywords an environment accepts.
            raise UnknownOption([f"unexpected keyword argument {quote(name)}; valid options: {', '.join(OPTIONS)}"])
    state = State.blank()
    write_rules(state, players, chosen, options)
    set_up(state)
    named = [expansion for expansion in EXPANSIONS if expansion in chosen]
    return state.to_bytes(), {"players": players, "expansions": named, **options}


def settings_of(games: int, reward: str, opponents: bool, centered: bool, history: bool) -> NDArray[np.void]:
    """Return the settings of a batch as one record."""
    settings = np.zeros(1, dtype(BatchSettings))
    settings["games"] = games
    settings["reward"] = reward_number(reward)
    settings["opponents"] = opponents
    settings["centered"] = bool(centered)
    settings["history"] = FIRST_ROOM if history else 0
    return settings


def reward_number(reward: object) -> int:
    if reward not in REWARDS:
        raise InvalidRules([f"reward must be one of {', '.join(REWARDS)}, got {quote(reward)}"])
    return REWARDS.index(str(reward))


def view_number(view: object) -> int:
    if view not in tuple(VIEWS):
        raise ValueError(f"view must be None, 'observation' or 'network', got {quote(view)}")
    return VIEWS[view]
