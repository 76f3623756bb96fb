"""The network file that ships with the package: 16-bit weights, used in 32 bits.

The file also names its inputs and answers. A game with more of them, for example a new building, can still read it:
rows are matched by name, and the weights of unknown inputs and answers are 0.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game.notation import ANSWERS
from .compiled.inputs import input_names
from .compiled.network import LAYOUT

Weights = NDArray[np.float32]


# The names in the file, and the arrays with a row for each of them.
_NAMES = {"inputs": input_names(), "answers": [answer.text for answer in ANSWERS]}
_ROWS = {"first.weight": "inputs", "policy.weight": "answers", "policy.bias": "answers"}


class NoNetwork(ValueError):
    """Raised for a file that contains no network for this version of the game."""


@cache
def read(path: Path | None = None) -> Weights:
    """Return all weights as one array, by default those of the network of the package."""
    source: Any = path if path else files(__package__) / "network.npz"
    try:
        with source.open("rb") as file, np.load(file) as stored:
            found = {name: stored[name] for name in stored.files}
    except (OSError, ValueError) as error:
        raise NoNetwork(f"{source} cannot be read: {error}") from error
    names = {name: found.pop(name, np.zeros(0, np.uint8)).tobytes().decode().split("\n") for name in _NAMES}
    shapes = {name: (len(names[_ROWS[name]]), *LAYOUT[name][1:]) if name in _ROWS else LAYOUT[name] for name in LAYOUT}
    if {name: array.shape for name, array in found.items()} != shapes:
        raise NoNetwork(f"{source} has arrays whose shapes do not match this version's network")
    for name, rows in _ROWS.items():
        found[name] = _placed(found[name], names[rows], _NAMES[rows])
    return np.concatenate([found[name].astype(np.float32).reshape(-1) for name in LAYOUT])


def _placed(array: Any, names: list[str], wanted: list[str]) -> Any:
    """Return the rows of an array in the order of the wanted names, with 0 for missing ones."""
    place = {name: row for row, name in enumerate(names)}
    placed = np.zeros((len(wanted), *array.shape[1:]), array.dtype)
    known = [row for row, name in enumerate(wanted) if name in place]
    placed[known] = array[[place[wanted[row]] for row in known]]
    return placed


def write(path: Path, weights: Weights) -> None:
    """Write an array of weights to a file, in 16 bits."""
    stored: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays(weights).items()}
    for name, rows in _NAMES.items():
        stored[name] = np.frombuffer("\n".join(rows).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez(file, **stored)


def arrays(weights: Weights) -> dict[str, Weights]:
    """Split an array of weights into the arrays of `LAYOUT`."""
    split, start = {}, 0
    for name, shape in LAYOUT.items():
        end = start + prod(shape)
        split[name], start = weights[start:end].reshape(shape), end
    return split
