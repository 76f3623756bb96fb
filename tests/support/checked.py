"""Random games in compiled code that are checked after every single answer."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

import numpy as np

import puertorico as pr
from puertorico import compiled
from puertorico.game.notation import ANSWERS
from puertorico.rules.state import State

RULE_SETS = [
    (players, expansions)
    for players in (2, 3, 4, 5)
    for expansions in ((), ("new_buildings",), ("nobles",), ("new_buildings", "nobles"))
]

# Every option of appendix C that bends a rule, away from its default.
OTHER_OPTIONS: list[dict[str, bool | int | str]] = [
    {"vp_5p": 122},
    {"fortress_counts_san_juan": False},
    {"force_largest_ship": True},
    {"statue_needs_colonist": True},
    {"forest_from_hacienda": False},
    {"draft_exclusions": "none"},
    {"draft_exclusions": "hacienda_forest_house"},
    {"draft_exclusions": "both"},
    {"draft_mode": "random"},
    {"library_craftsman_distinct": True},
    {"library_2p_once_per_round": True},
    {"black_market_strict": False},
    {"noble_auto_to_mayor": True},
    {"hidden_vp": False},
    {"max_rounds": 9},
]
ALL_OTHER: dict[str, Any] = dict(itertools.chain.from_iterable(options.items() for options in OTHER_OPTIONS))


def weights(default: int = 10, **words: int) -> np.ndarray:
    """A taste: the weight of each answer is that of the last given word that its text begins with."""
    table = np.full(len(ANSWERS), default, np.int64)
    for word, weight in words.items():
        for answer in ANSWERS:
            if answer.text.startswith(word.replace("_", " ")):
                table[answer.id] = weight
    return table


# Where evenly random play does not go: full ships and empty chip piles, rich cities, crowded islands, idle tables.
TASTES = {
    "even": weights(0),
    "busy": weights(**{"pass": 1}),
    "shippers": weights(**{"pass": 1, "captain": 60, "craftsman": 60, "mayor": 30}),
    "builders": weights(**{"pass": 1, "builder": 60, "prospector": 40, "trader": 40, "build": 40}),
    "settlers": weights(**{"pass": 1, "settler": 90, "mayor": 20, "builder": 5}),
    "idlers": weights(**{"pass": 60, "builder": 1, "mayor": 1, "captain": 1}),
    "hosts": weights(**{"pass": 1, "build_guesthouse": 200, "choose_guesthouse": 200, "guest": 30, "noble_guest": 30}),
}


LONGEST_GAME = 100_000  # moments


class Records(list[State]):
    """Plain games in a row, which like an array's copy what is assigned to them."""

    @classmethod
    def of(cls, *records: bytes) -> Records:
        games = cls(State.blank() for _ in records)
        for game, record in zip(games, records, strict=True):
            game.load(record)
        return games

    def __setitem__(self, index: int, value: State) -> None:  # type: ignore[override]
        self[index].load(value.to_bytes())


class Checker:
    """Plays games from given records and counts which questions and answers occurred."""

    def __init__(self) -> None:
        self.games = 0
        self.questions = np.zeros(64, np.int64)
        self.answers = np.zeros(len(ANSWERS), np.int64)
        self._list = compiled.answer_list()
        self._before = np.zeros(compiled.DTYPE.itemsize, np.uint8)

    def play(self, record: bytes, seed: int, taste: np.ndarray) -> int:
        """The faults of one game played to its end: 0 if there are none."""
        games = compiled.games([record])
        self.games += 1
        seen = (self.questions, self.answers)
        content = games.view(np.uint8)
        found: int = compiled.play_checked(games, content, self._before, seed, taste, self._list, *seen, LONGEST_GAME)
        return found

    def play_all(self, record: bytes, seeds: Iterable[int], taste: np.ndarray, name: str) -> None:
        for seed in seeds:
            found = self.play(record, seed, taste)
            assert found == 0, f"{name}, seed {seed}: faults {found:#x}"


def start(players: int, expansions: tuple[str, ...], **options: Any) -> bytes:
    """The record of a game before chance has done anything."""
    return pr.Game.new(players, expansions, chance="manual", **options)._start
