"""The compiled rules: the same files, imported again under a name that compiles.

The first import compiles the rules, which takes a minute or two and is reported on standard error. Later imports take
well under a second. Only integers and record bytes pass between plain and compiled code: an array of games is a NumPy
array of records.
"""

from __future__ import annotations

import importlib
import sys
import time
from array import array
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

import puertorico

# The roots of the second and third import. Their packages use the same folders, but run no `__init__` file.
_ROOT = "puertorico_compiled"
_ROOT_ON_GPU = "puertorico_on_gpu"


def _package(name: str, path: list[str]) -> None:
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = path
        sys.modules[name] = package


def module(name: str, *, on_gpu: bool = False) -> Any:
    """Return a module of the package, compiled: `module("rules.turn")`."""
    root = _ROOT_ON_GPU if on_gpu else _ROOT
    package, paths = root, list(puertorico.__path__)
    _package(package, paths)
    for folder in name.split(".")[:-1]:
        package, paths = f"{package}.{folder}", [f"{path}/{folder}" for path in paths]
        _package(package, paths)
    with _announced(root, name):
        return importlib.import_module(f"{root}.{name}")


@contextmanager
def _announced(root: str, name: str) -> Iterator[None]:
    """Report on standard error what is compiled and how long it takes, unless it is cached."""
    *folder, file = name.split(".")
    if root == _ROOT_ON_GPU or f"{root}.{name}" in sys.modules or _is_cached("/".join(folder), file):
        yield
        return
    begin = time.perf_counter()
    print(
        f"puertorico: compiling {name} for its first use, which can take two minutes ... ",
        end="",
        file=sys.stderr,
        flush=True,
    )
    try:
        yield
    finally:
        print(f"{time.perf_counter() - begin:.0f} s", file=sys.stderr, flush=True)


def _is_cached(folder: str, file: str) -> bool:
    """Return False only for a file of compiled code that is not in the cache."""
    jit: Any = importlib.import_module(f"{_ROOT}.rules.jit")
    if folder not in jit.FOLDERS:
        return True
    source = Path(puertorico.__file__).parent / folder / f"{file}.py"
    # Numba has a cache for each folder of sources.
    numbas: Any = importlib.import_module("numba.core.caching")._CacheLocator.get_suitable_cache_subpath(str(source))
    cache = Path(jit._cache_folder(folder), numbas)
    return any(cache.glob(f"{file}.*.nbi"))


_playout = module("rules.playout")

DTYPE: np.dtype[np.void] = module("rules.layout").dtype(module("rules.state").State)
LONGEST: int = module("rules.answers").LONGEST

set_up_of = _playout.set_up_of
legal_of = _playout.legal_of
apply_to = _playout.apply_to
faults_of = _playout.faults_of
play_many = _playout.play_many
play_checked = _playout.play_checked


def games(records: Iterable[bytes]) -> np.ndarray[Any, np.dtype[np.void]]:
    """Return an array of games, given their `Game.record`."""
    return np.frombuffer(bytearray().join(records), DTYPE)


def shared(content: bytearray, answers: array[int]) -> tuple[Any, Any]:
    """Return the bytes of a game and a list of answers as arrays that share their memory."""
    return np.frombuffer(content, DTYPE), np.frombuffer(answers, np.int16)


def answer_list() -> np.ndarray[Any, np.dtype[np.int16]]:
    """Return a buffer for the answers to any question."""
    return np.zeros(LONGEST, np.int16)
