"""Tables in long format, as CSV or Parquet: one row for each seat of each game."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..game.atomic_file import replacing
from ..game.score import Score, places_of
from .collection import SavedGame

Columns = Mapping[str, type]
Row = Mapping[str, Any]

POINT_COLUMNS: Columns = {f"points_{field.name}": int for field in fields(Score) if field.name != "tie_break"}
SEAT_COLUMNS: Columns = {
    "source": str,
    "game": int,
    "players": int,
    "expansions": str,
    "rounds": int,
    "over": bool,
    "seat": int,
    "name": str,
    "place": float,
    "win": float,
    "points": int,
    "tie_break": int,
    **POINT_COLUMNS,
}
"""The columns of `seat_rows` with the types of their values."""


class TableError(ValueError):
    """Raised if a table cannot be written. The message is one sentence."""


def seat_rows(games: Iterable[SavedGame]) -> Iterator[dict[str, Any]]:
    """Yield a row for every seat of every game, with `SEAT_COLUMNS`.

    Values that the game text does not contain are None. A shared win counts in equal parts.
    """
    for saved in games:
        places = places_of(list(zip(saved.points, saved.tie_breaks, strict=True)))
        for seat in range(saved.players):
            row: dict[str, Any] = dict.fromkeys(SEAT_COLUMNS)
            row |= {
                "source": saved.source,
                "game": saved.number,
                "players": saved.players,
                "expansions": expansion_label(saved.expansions),
                "rounds": saved.rounds,
                "over": saved.is_over,
                "seat": seat,
                "name": saved.names[seat] if saved.names else None,
            }
            if saved.is_over:
                row |= {
                    "place": places[seat],
                    "win": (seat in saved.winners) / len(saved.winners),
                    "points": saved.points[seat],
                    "tie_break": saved.tie_breaks[seat],
                    **point_columns(saved.sources[seat]),
                }
            yield row


def expansion_label(expansions: Iterable[str]) -> str:
    """Return the expansions of a game as one word.

    >>> expansion_label([]), expansion_label(["new_buildings", "nobles"])
    ('base', 'new_buildings+nobles')
    """
    return "+".join(expansions) or "base"


def point_columns(sources: Mapping[str, int]) -> dict[str, int]:
    """Return the columns with the points by source; a source without points has 0."""
    return {column: sources.get(column.removeprefix("points_"), 0) for column in POINT_COLUMNS}


def check_format(path: Path) -> None:
    """Raise `TableError` if the format given by the file extension cannot be written."""
    if path.suffix not in (".csv", ".parquet"):
        raise TableError(f"{path} must end in .csv or .parquet")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise TableError("Parquet needs pyarrow: install puertorico with its extra `data`")


def write_table(path: str | Path, columns: Columns, rows: Iterable[Row]) -> None:
    """Write rows to a `.csv` or `.parquet` file, which replaces one of the same name.

    Parquet needs the extra `data`. In CSV, booleans are 0 and 1, and None is empty. Raises `TableError`.
    """
    path = Path(path)
    check_format(path)
    try:
        with replacing(path) as part:
            (_write_csv if path.suffix == ".csv" else _write_parquet)(part, columns, rows)
    except OSError as error:
        raise TableError(f"{path} cannot be written: {error.strerror}") from None


def _write_csv(path: Path, columns: Columns, rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        for row in rows:
            writer.writerow({name: int(value) if isinstance(value, bool) else value for name, value in row.items()})


def _write_parquet(path: Path, columns: Columns, rows: Iterable[Row]) -> None:
    import pyarrow as arrow
    from pyarrow import parquet

    kinds = {int: arrow.int64(), float: arrow.float64(), bool: arrow.bool_(), str: arrow.string()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    parquet.write_table(arrow.Table.from_pylist([dict(row) for row in rows], schema=schema), path)
