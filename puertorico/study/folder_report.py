"""The analysis of many games: a table of players, and all decisions as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot
from pathlib import Path

from ..game.game import Game
from .analysis import AnalysisError, analyze, cores
from .findings import Analysis
from .report import ProgressLine, names_of, write_file

_COLUMNS = (
    "game", "players", "number", "round", "phase", "seat", "name", "question", "answer", "best", "chance",
    "loss", "error", "points_lost", "points_error", "mistake",
)  # fmt: skip


def main(games: Sequence[tuple[Path, Game]], folder: Path, bot: str, workers: int | None) -> int:
    """Analyze games, print a table of their players and write `decisions.csv` into a folder."""
    analyses = {}
    for path, game in games:
        print(f"{path.name}:")
        found = analyze(
            game, bot, cache=folder / "looks.jsonl", workers=workers or cores(), progress=ProgressLine().show
        )
        analyses[path.name] = replace(found, names=names_of(path, game.players))
    file = folder / "decisions.csv"
    write_file(file, "".join(_csv_lines(analyses)))
    print(*table(list(analyses.values())), "", f"Written: {file}", sep="\n")
    return 0


def table(analyses: Iterable[Analysis]) -> Iterator[str]:
    """Yield a line for every player: by name where the games name them, otherwise by seat."""
    reviews: dict[str, list[tuple[int, int, float, float]]] = {}
    for analysis in analyses:
        for review in analysis.reviews:
            name = analysis.names[review.seat] if analysis.names else f"seat {review.seat}"
            lost, error = review.points_lost * review.decisions, review.error * review.decisions
            reviews.setdefault(name, []).append((review.decisions, review.mistakes, lost, error))
    yield f"{'player':<24}{'games':>7}{'decisions':>11}{'mistakes':>10}  points lost per decision"
    for name, rows in sorted(reviews.items(), key=lambda item: sum(row[2] for row in item[1]) / _count(item[1])):
        count, mistakes = _count(rows), sum(row[1] for row in rows)
        lost, error = sum(row[2] for row in rows) / count, hypot(*(row[3] for row in rows)) / count
        yield f"{name:<24}{len(rows):>7}{count:>11}{mistakes:>10}  {lost:.2f} ± {error:.2f}"


def _count(rows: Iterable[tuple[int, int, float, float]]) -> int:
    return max(1, sum(row[0] for row in rows))


class _Lines(list[str]):
    """The lines that a CSV writer writes."""

    write = list.append


def _csv_lines(analyses: dict[str, Analysis]) -> list[str]:
    lines = _Lines()
    writer = csv.DictWriter(lines, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    for game, analysis in analyses.items():
        for decision in analysis.decisions:
            writer.writerow(
                {
                    "game": game,
                    "players": analysis.game.players,
                    "name": analysis.names[decision.seat] if analysis.names else "",
                    "chance": decision.before.winning[decision.seat],
                    "mistake": int(decision.is_mistake),
                    **{column: getattr(decision, column) for column in _COLUMNS if hasattr(decision, column)},
                }
            )
    return lines


def games_in(folder: Path) -> list[Path]:
    """Return the game texts of a folder. Raises `AnalysisError` if there are none."""
    files = sorted(folder.glob("*.txt"))
    if not files:
        raise AnalysisError(f"{folder} contains no game texts (*.txt)")
    return files
