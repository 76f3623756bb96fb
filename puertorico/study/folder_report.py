"""The analysis of many games: a table of players, and tables of all decisions and seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot
from pathlib import Path
from typing import Any

from ..bots.processes.worker import cores
from ..data.collection import SavedGame, read_games
from ..data.tables import Columns, TableError, check_format, expansion_label, write_table
from ..game.text import InvalidText
from ..locale.words import Words
from .analysis import AnalysisError, analyze
from .analysis_results import Analysis
from .report import ProgressLine, short_names

DECISION_COLUMNS: Columns = {
    "game": str,
    "players": int,
    "expansions": str,
    "number": int,
    "round": int,
    "phase": str,
    "seat": int,
    "name": str,
    "question": str,
    "answer": str,
    "best": str,
    "chance": float,
    "loss": float,
    "error": float,
    "points_lost": float,
    "points_error": float,
    "decided": bool,
    "mistake": bool,
}
REVIEW_COLUMNS: Columns = {
    "game": str,
    "players": int,
    "expansions": str,
    "seat": int,
    "name": str,
    "points": int,
    "win": float,
    "decisions": int,
    "mistakes": int,
    "points_lost": float,
    "error": float,
}


def main(
    games: Sequence[tuple[str, SavedGame]], folder: Path, bot: str, workers: int | None, language: str, *, parquet: bool
) -> int:
    """Analyze games, print a table of players, and write tables of decisions and seats."""
    files = [folder / f"{name}{ending}" for ending in (".csv", ".parquet")[: 1 + parquet] for name in _TABLES]
    analyses, words = {}, Words(language)
    try:
        for file in files:
            check_format(file)
        for label, saved in games:
            print(f"{label}:")
            found = analyze(
                saved.game(seed=0),
                bot,
                cache=folder / "looks.jsonl",
                workers=workers or cores(),
                progress=ProgressLine(words).show,
            )
            analyses[label] = replace(found, names=short_names(saved.names))
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            columns, rows = _TABLES[file.stem]
            write_table(file, columns, rows(analyses))
    except OSError as error:
        raise AnalysisError(f"{folder} cannot be used: {error.strerror}") from None
    except (InvalidText, TableError) as error:
        raise AnalysisError(str(error)) from None
    print(*table(list(analyses.values()), words), "", sep="\n")
    print(*(words("report-written", file=str(file)) for file in files), sep="\n")
    return 0


def games_at(path: Path) -> list[tuple[str, SavedGame]]:
    """Return the games of a folder or a file, each with a label. Raises `AnalysisError`."""
    try:
        games = list(read_games(path))
    except InvalidText as error:
        raise AnalysisError(str(error)) from None
    except OSError as error:
        raise AnalysisError(f"{path} cannot be read: {error.strerror}") from None
    alone = len({saved.source for saved in games}) == len(games)
    return [(saved.source if alone else f"{saved.source} {saved.number}", saved) for saved in games]


def table(analyses: Iterable[Analysis], words: Words) -> Iterator[str]:
    """Yield a line for every player: by name where the games name them, otherwise by seat."""
    reviews: dict[str, list[tuple[int, int, float, float]]] = {}
    for analysis in analyses:
        for review in analysis.reviews:
            name = analysis.names[review.seat] if analysis.names else words.name(review.seat)
            lost, error = review.points_lost * review.decisions, review.error * review.decisions
            reviews.setdefault(name, []).append((review.decisions, review.mistakes, lost, error))
    columns = [words(column) for column in ("report-games", "report-decisions", "report-mistake-count")]
    wide = [max(7, len(column)) + 2 for column in columns]

    def row(name: str, cells: Sequence[object], lost: str) -> str:
        return (
            f"{name:<24}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, wide, strict=True)) + f"  {lost}"
        )

    yield row(words("report-player"), columns, words("report-lost"))
    for name, rows in sorted(reviews.items(), key=lambda item: sum(row[2] for row in item[1]) / _count(item[1])):
        count, mistakes = _count(rows), sum(row[1] for row in rows)
        lost, error = sum(row[2] for row in rows) / count, hypot(*(row[3] for row in rows)) / count
        yield row(name, (len(rows), count, mistakes), f"{lost:.2f} ± {error:.2f}")


def _count(rows: Iterable[tuple[int, int, float, float]]) -> int:
    return max(1, sum(row[0] for row in rows))


def decision_rows(analyses: Mapping[str, Analysis]) -> Iterator[dict[str, Any]]:
    """Yield a row for every decision of the games, with `DECISION_COLUMNS`."""
    for label, analysis in analyses.items():
        for decision in analysis.decisions:
            same = {column: getattr(decision, column) for column in DECISION_COLUMNS if hasattr(decision, column)}
            yield {
                **_game_columns(label, analysis, decision.seat),
                **same,
                "chance": decision.before.winning[decision.seat],
                "decided": decision.is_decided,
                "mistake": decision.is_mistake,
            }


def review_rows(analyses: Mapping[str, Analysis]) -> Iterator[dict[str, Any]]:
    """Yield a row for every seat of the games, with `REVIEW_COLUMNS`."""
    for label, analysis in analyses.items():
        game = analysis.game
        for review in analysis.reviews:
            yield {
                **_game_columns(label, analysis, review.seat),
                "points": game.scores[review.seat].total if game.is_over else None,
                "win": (review.seat in game.winners) / len(game.winners) if game.is_over else None,
                "decisions": review.decisions,
                "mistakes": review.mistakes,
                "points_lost": review.points_lost,
                "error": review.error,
            }


_TABLES = {"decisions": (DECISION_COLUMNS, decision_rows), "seats": (REVIEW_COLUMNS, review_rows)}


def _game_columns(label: str, analysis: Analysis, seat: int) -> dict[str, Any]:
    rules = analysis.game.rules
    return {
        "game": label,
        "players": rules["players"],
        "expansions": expansion_label(rules["expansions"]),
        "seat": seat,
        "name": analysis.names[seat] if analysis.names else None,
    }
