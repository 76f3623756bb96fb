"""The opponents of a batch: bots that answer inside the compiled loop."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from .. import compiled
from ..game.options import InvalidRules
from ..game.wording import quote
from .compiled.opponents import FIRST_NETWORK, PLANNER, RANDOM, member

# Names as in `bots.make`: the network of a file has its path as an option.
_KINDS = {"random": RANDOM, "planner": PLANNER}
_NETWORK, _NETWORK_FILE = "network", "network:file="

Opponents = str | Iterable[str] | None


class OpponentPool:
    """The opponents of a batch; each seat of each game draws one, by the game's seed."""

    def __init__(self, opponents: object) -> None:
        """Read one name, or several to draw from. Raises `InvalidRules`."""
        given = [opponents] if isinstance(opponents, str) else opponents
        if not isinstance(given, Iterable):
            raise InvalidRules([_refusal(opponents)])
        self.names = tuple(given)
        if not self.names:
            raise InvalidRules(["a pool of opponents must have at least one"])
        files: list[str] = []
        self.kinds = []
        for name in self.names:
            file = _file_of(name)
            if file is not None and file not in files:
                files.append(file)
            self.kinds.append(_KINDS[name] if file is None else FIRST_NETWORK + files.index(file))
        self._weights: Any = np.zeros(0, np.float32)
        if files:
            from ..bots.network_file import NoNetwork, read

            try:
                self._weights = np.concatenate([read(Path(file) if file else None) for file in files])
            except NoNetwork as error:
                raise InvalidRules([f"opponents: {error}"]) from None

    @property
    def is_random(self) -> bool:
        """Whether all opponents play at random, so that no bot has to be compiled."""
        return set(self.kinds) == {RANDOM}

    def memory(self, start: bytes) -> Any:
        """Return scratch memory for the opponents of one thread, for a record's rule set."""
        from ..bots.compiled_bots import PlannerBuffers, network_memory, weights_of

        opponents = compiled.module("envs.compiled.opponents")
        trials = np.zeros(opponents.RECORDS, compiled.DTYPE)
        return opponents.OpponentMemory(
            pool=np.array(self.kinds, np.int64),
            planner=PlannerBuffers().memory(weights_of(start))._replace(trials=trials),
            network=network_memory(self._weights),
        )

    def name_at(self, seed: int, seat: int) -> str:
        """Return the name of the opponent that has a seat in the game with this seed."""
        return str(self.names[member(seed, seat, len(self.names))])


def _file_of(name: object) -> str | None:
    """Return a network's file, empty for the shipped one, and None for other bots."""
    if isinstance(name, str):
        if name in _KINDS:
            return None
        if name == _NETWORK:
            return ""
        if name.startswith(_NETWORK_FILE) and len(name) > len(_NETWORK_FILE):
            return name.removeprefix(_NETWORK_FILE)
    raise InvalidRules([_refusal(name)])


def _refusal(opponents: object) -> str:
    names = ", ".join(quote(name) for name in (*_KINDS, _NETWORK, f"{_NETWORK_FILE}PATH"))
    return f"opponents must be None, {names}, or several of these to draw from, got {quote(opponents)}"
