"""Charts of the results of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..game.wording import one_line
from .results import LONGEST_NAME, NORMAL_95, Standing, scoring_sources

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("svg", "png")
# Safe for color-blind readers (Okabe and Ito), then two more.
COLORS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999", "#000000", "#8B5A2B")
# Do not parse `$` in a bot's name as math, and make the SVG output deterministic.
SETTINGS: Any = {"text.parse_math": False, "svg.hashsalt": "puertorico", "font.size": 10.0}


def draw(standings: Sequence[Standing], folder: Path) -> list[Path]:
    """Draw all charts to a folder and return their files."""
    import matplotlib

    files = []
    with matplotlib.rc_context(SETTINGS):
        for name, figure in (
            ("ratings", ratings(standings)),
            ("sources", sources(standings)),
            ("seats", seats(standings)),
        ):
            for kind in FORMATS:
                files.append(folder / f"{name}.{kind}")
                dated = {"Date": None} if kind == "svg" else {}
                figure.savefig(files[-1], dpi=150, bbox_inches="tight", metadata=dated)
    return files


def ratings(standings: Sequence[Standing]) -> Figure:
    """Draw every bot's rating with its 95% interval."""
    figure, axes = _bots_downwards(standings)
    for row, standing in enumerate(standings):
        axes.errorbar(standing.mu, row, xerr=NORMAL_95 * standing.sigma, fmt="o", capsize=4, color=COLORS[0])
    axes.set_xlabel("rating (openskill mu, with 95% interval)")
    axes.set_title("Ratings")
    return figure


def sources(standings: Sequence[Standing]) -> Figure:
    """Draw the sources of every bot's points, averaged over its games."""
    figure, axes = _bots_downwards(standings)
    left = [0.0] * len(standings)
    for number, source in enumerate(scoring_sources(standings)):
        points = [standing.sources.get(source, 0.0) for standing in standings]
        color = COLORS[number % len(COLORS)]
        axes.barh(range(len(standings)), points, left=left, color=color, label=source.replace("_", " "), height=0.6)
        left = [before + more for before, more in zip(left, points, strict=True)]
    axes.set_xlabel("mean points over all games played to their end")
    axes.set_title("Points by source")
    if any(left):
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False)
    return figure


def seats(standings: Sequence[Standing]) -> Figure:
    """Draw every bot's win rate by seat with 95% intervals, compared with an equal share."""
    from matplotlib.figure import Figure

    players = len(standings[0].seats)
    figure = Figure(figsize=(max(6.0, 1.0 + 0.35 * players * len(standings)), 4.0))
    axes = figure.add_subplot()
    width = 0.8 / len(standings)
    for number, standing in enumerate(standings):
        for seat, rate in enumerate(standing.seats):
            if rate.share is None:
                continue
            low, high = rate.interval
            axes.bar(
                seat + (number - (len(standings) - 1) / 2) * width,
                100 * rate.share,
                width,
                # With few games and shared wins, the share can be slightly outside of its interval.
                yerr=[[100 * max(0.0, rate.share - low)], [100 * max(0.0, high - rate.share)]],
                capsize=3,
                color=COLORS[number % len(COLORS)],
                label=_name(standing) if seat == 0 else None,
            )
    axes.axhline(100 / players, color="black", linewidth=1, linestyle="--", label="an equal share")
    axes.set_xticks(range(players), [f"seat {seat}" for seat in range(players)])
    axes.set_ylabel("games won, % (with 95% interval)")
    axes.set_ylim(0, 100)
    axes.set_title("Wins by seat")
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False)
    return figure


def _bots_downwards(standings: Sequence[Standing]) -> tuple[Figure, Axes]:
    """Return a chart with a row for each bot, the best at the top."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.0, 1.4 + 0.45 * len(standings)))
    axes = figure.add_subplot()
    axes.set_yticks(range(len(standings)), [_name(standing) for standing in standings])
    axes.set_ylim(len(standings) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    return figure, axes


def _name(standing: Standing) -> str:
    # Matplotlib leaves labels that begin with an underscore out of the legend.
    name = one_line(standing.bot, LONGEST_NAME)
    return f" {name}" if name.startswith("_") else name
