"""Validation of numbers from users, of any library."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from ..game.options import InvalidRules
from ..game.wording import quote
from ..rules.jit import wrap


def whole_number(value: Any) -> int | None:
    """Return an integer of any library as an int; None for anything else, booleans too.

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
        raise InvalidRules([f"{name} must be a positive integer, got {quote(value)}"])
    return number


def seed_number(seed: object) -> int:
    """Return a seed as a 64-bit integer for compiled code."""
    number = whole_number(seed)
    if number is None:
        raise InvalidRules([f"seed must be an integer or left out, got {quote(seed)}"])
    return wrap(number)


def seat_number(seat: object, players: int) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise ValueError(f"seat must be from 0 to {players - 1}, got {quote(seat)}")
    return number


def action_number(action: object) -> int:
    """Return an action as an int; networks also pass it as an array of one number."""
    is_alone = isinstance(action, np.ndarray) and action.size == 1
    number = whole_number(action.item() if is_alone else action)  # type: ignore[attr-defined]
    if number is None:
        raise ValueError(f"action must be the integer of an answer, got {quote(action)}")
    return number
