"""The chart of docs/learning.md from docs/pictures/learning.json: `python tests/support/learning_picture.py`."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import matplotlib

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TITLES = {"first": "first run", "last": "third and fourth run", "wide": "1,024 units: last two runs"}
EQUAL_SHARE = 25


def draw() -> None:
    """Draw a panel for each key of the measurements, with a dotted line between two runs."""
    matplotlib.use("Agg")
    from matplotlib import pyplot

    curves = json.loads((PICTURES / "learning.json").read_text(encoding="utf-8"))
    figure, panels = pyplot.subplots(1, len(TITLES), figsize=(12, 4.5), sharey=True, layout="constrained")
    figure.suptitle("One network against three planners, four players, base game")
    for panel, (key, title) in zip(panels, TITLES.items(), strict=True):
        points = curves[key]
        panel.plot([p["minutes"] for p in points], [100 * p["against_planners"] for p in points], marker="o", ms=4)
        for before, after in pairwise(points):
            if after["decisions"] < before["decisions"]:
                panel.axvline(before["minutes"], color="gray", lw=1, ls=":")
        panel.axhline(EQUAL_SHARE, color="gray", lw=1, ls="--")
        panel.text(0.03, (EQUAL_SHARE + 1) / 80, "an equal share", color="gray", size=9, transform=panel.transAxes)
        panel.set(title=title, xlabel="minutes", xlim=(0, None), ylim=(0, 80))
        panel.grid(alpha=0.4)
    panels[0].set_ylabel("games won, %")
    figure.savefig(PICTURES / "learning.png", dpi=100)


if __name__ == "__main__":
    draw()
