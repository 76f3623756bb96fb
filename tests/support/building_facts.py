"""The building table as the rulebook prints it (appendix A), from `tests/data/buildings.csv`."""

from __future__ import annotations

import csv
from pathlib import Path

with (Path(__file__).parents[1] / "data" / "buildings.csv").open(newline="") as file:
    BUILDINGS = {row["id"]: row for row in csv.DictReader(file)}


def printed_copies(players: int, *sets: str) -> dict[str, int]:
    """The copies of the buildings of these sets."""
    column = "copies_2p" if players == 2 else "copies_3to5"
    return {name: int(row[column]) for name, row in BUILDINGS.items() if row["set"] in sets}
