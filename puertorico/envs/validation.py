"""Numbers as users give them, of whatever library: read, or refused with a sentence."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from ..game.options import InvalidRules
from ..game.wording import quote
from ..rules.jit import wrap


def whole_number(value: Any) -> int | None:
    """A whole number of any library as Python has it; None for anything else, True and False included.

    >>> whole_number(np.int64(3)), whole_number(3.0), whole_number(True)
    (3, None, None)
    """
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def number_from_one(name: str, value: object) -> int:
    number = whole_number(value)
    if number is None or number < 1:
        raise InvalidRules([f"{name} is {quote(value)}; it must be a whole number from 1"])
    return number


def seed_number(seed: object) -> int:
    """A seed as the compiled code has it: 64 bits wide."""
    number = whole_number(seed)
    if number is None:
        raise InvalidRules([f"seed must be an integer or left out, got {quote(seed)}"])
    return wrap(number)


def seat_number(seat: object, players: int) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise ValueError(f"seat is {quote(seat)}; it must be from 0 to {players - 1}")
    return number


def action_number(action: object) -> int:
    """An action; networks give it as an array of one number, too."""
    is_alone = isinstance(action, np.ndarray) and action.size == 1
    number = whole_number(action.item() if is_alone else action)  # type: ignore[attr-defined]
    if number is None:
        raise ValueError(f"the action is {quote(action)}; it must be a whole number, that of an answer")
    return number
