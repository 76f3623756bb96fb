"""The file of the network that ships with the package: 16-bit weights, read once into 32 bits."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiled.network import LAYOUT

Weights = NDArray[np.float32]


class NoNetwork(ValueError):
    """Raised for a file that contains no network for this version of the game."""


@cache
def read(path: Path | None = None) -> Weights:
    """Return all weights in one row, by default those of the network that ships with the package."""
    source: Any = path if path else files(__package__) / "network.npz"
    try:
        with source.open("rb") as file, np.load(file) as stored:
            found = {name: stored[name] for name in stored.files}
    except (OSError, ValueError) as error:
        raise NoNetwork(f"{source} cannot be read: {error}") from error
    shapes = {name: array.shape for name, array in found.items()}
    if shapes != LAYOUT:
        raise NoNetwork(f"{source} is a network of another shape")
    return np.concatenate([found[name].astype(np.float32).reshape(-1) for name in LAYOUT])


def write(path: Path, weights: Weights) -> None:
    """Write a row of weights in 16 bits."""
    with path.open("wb") as file:
        stored: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays(weights).items()}
        np.savez(file, **stored)


def arrays(weights: Weights) -> dict[str, Weights]:
    """Split a row of weights into the arrays of `LAYOUT`."""
    split, start = {}, 0
    for name, shape in LAYOUT.items():
        end = start + prod(shape)
        split[name], start = weights[start:end].reshape(shape), end
    return split
