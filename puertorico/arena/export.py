"""Exports for other programs: a table with one row per seat, and all games in one file."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..data.tables import POINT_COLUMNS, Columns, expansion_label, point_columns, write_table
from ..game.atomic_file import replacing
from .match import MatchResult

RESULT_COLUMNS: Columns = {
    "game": int,
    "block": int,
    "players": int,
    "expansions": str,
    "rounds": int,
    "seat": int,
    "name": str,
    "place": float,
    "win": float,
    "points": int,
    "answers": int,
    "seconds": float,
    "slowest": float,
    "forfeit": bool,
    "opening": str,
    "endings": str,
    "built": str,
    "planted": str,
    **POINT_COLUMNS,
}


def result_rows(rules: dict[str, Any], outcomes: Iterable[MatchResult]) -> Iterator[dict[str, Any]]:
    """Yield a row for every seat of every game, with `RESULT_COLUMNS`.

    Lists are joined by spaces. Points and style are None for an unfinished game.
    """
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            row: dict[str, Any] = dict.fromkeys(RESULT_COLUMNS)
            row |= {
                "game": outcome.game,
                "block": outcome.block,
                "players": len(outcome.bots),
                "expansions": expansion_label(rules["expansions"]),
                "rounds": outcome.rounds,
                "seat": seat,
                "name": bot,
                "place": outcome.places[seat],
                "win": outcome.wins[seat],
                "answers": outcome.answers[seat],
                "seconds": outcome.seconds[seat],
                "slowest": outcome.slowest[seat],
                "forfeit": outcome.forfeit == seat,
            }
            if outcome.points is not None and outcome.sources is not None:
                row |= {"points": outcome.points[seat], **point_columns(outcome.sources[seat])}
                if outcome.built:
                    row |= {
                        "opening": " ".join(role.replace(" ", "_") for role in outcome.opening),
                        "endings": " ".join(outcome.endings),
                        "built": " ".join(outcome.built[seat]),
                        "planted": " ".join(outcome.planted[seat]),
                    }
            yield row


def write_results(folder: Path, rules: dict[str, Any], outcomes: list[MatchResult], endings: Iterable[str]) -> None:
    """Write `seats.csv`, `seats.parquet` or both into a folder. Raises `TableError`."""
    for ending in endings:
        write_table(folder / f"seats{ending}", RESULT_COLUMNS, result_rows(rules, outcomes))


def write_games(folder: Path, games: Path, numbers: Iterable[int]) -> None:
    """Write the texts of games into one compressed file, in the order of their numbers."""
    path = folder / "games.txt.gz"
    # Leave out the timestamp, so that the same tournament always produces the same file.
    with replacing(path) as part, part.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
        for place, number in enumerate(numbers):
            text = (games / f"{number:05}.txt").read_bytes()
            file.write((b"\n" if place else b"") + text)
