"""The spaces of the environments for Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Discrete

from ..game.notation import ANSWERS
from .compiled.observation import COLUMNS, HIDDEN


def observation_space() -> Box[np.int16]:
    """Return the space of one seat's observations."""
    return Box(HIDDEN, np.iinfo(np.int16).max, (COLUMNS,), np.int16)


def action_space() -> Discrete:
    """Return the space of all answers, legal or not."""
    return Discrete(len(ANSWERS))
