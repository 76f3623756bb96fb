"""Keys that people press on the full screen of the terminal."""

from __future__ import annotations

from puertorico.terminal.screen.counts import NumberForm


def fill(numbers: NumberForm) -> list[str]:
    """The number keys that fill every place, as far as there are people or barrels."""
    return [str(place) for place, row in enumerate(numbers.rows()[:9], 1) for _ in range(row.number, row.most)]
