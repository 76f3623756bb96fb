"""Tables with one row per seat, as CSV and Parquet, and the command that writes them."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from puertorico.arena.export import RESULT_COLUMNS
from puertorico.cli.main import main
from puertorico.data import SEAT_COLUMNS, TableError, append_game, read_games, seat_rows, tables, write_table
from puertorico.study.folder_report import DECISION_COLUMNS, REVIEW_COLUMNS

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """A file with a game of two bots and one of five players without names."""
    path = tmp_path / "some.txt"
    (two,), (five,) = read_games(GAMES / "2-base.txt"), read_games(GAMES / "5-new_buildings-nobles.txt")
    append_game(path, two, names=["planner", "random"])
    append_game(path, five)
    return path


def rows_of(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_seat_has_a_row(collection: Path) -> None:
    """The saved game ends 24 to 31."""
    rows = list(seat_rows(read_games(collection)))
    assert [(row["game"], row["seat"]) for row in rows] == [(1, 0), (1, 1), *((2, seat) for seat in range(5))]
    assert all(list(row) == list(SEAT_COLUMNS) for row in rows)
    first, second = rows[:2]
    assert (first["name"], first["points"], first["place"], first["win"]) == ("planner", 24, 2.0, 0.0)
    assert (second["name"], second["points"], second["place"], second["win"]) == ("random", 31, 1.0, 1.0)
    assert (second["points_chips"], second["points_buildings"], second["points_residence"]) == (21, 10, 0)
    assert {row["name"] for row in rows[2:]} == {None}
    assert {row["expansions"] for row in rows} == {"base", "new_buildings+nobles"}
    for row in rows:
        sources = [row[column] for column in row if column.startswith("points_")]
        assert sum(sources) == row["points"]


def test_csv_and_parquet_have_the_same_content(collection: Path, tmp_path: Path) -> None:
    rows = list(seat_rows(read_games(collection)))
    write_table(tmp_path / "seats.csv", SEAT_COLUMNS, rows)
    write_table(tmp_path / "seats.parquet", SEAT_COLUMNS, iter(rows))
    assert parquet.read_table(tmp_path / "seats.parquet").to_pylist() == rows
    kinds = {field.name: str(field.type) for field in parquet.read_schema(tmp_path / "seats.parquet")}
    assert (kinds["game"], kinds["win"], kinds["over"], kinds["name"]) == ("int64", "double", "bool", "string")
    written = rows_of(tmp_path / "seats.csv")
    assert list(written[0]) == list(SEAT_COLUMNS)
    assert [row["points"] for row in written] == [str(row["points"]) for row in rows]
    assert {row["over"] for row in written} == {"1"}
    assert written[-1]["name"] == ""


def test_a_table_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TableError, match=r"seats\.xlsx must end in \.csv or \.parquet"):
        write_table(tmp_path / "seats.xlsx", SEAT_COLUMNS, [])
    with pytest.raises(TableError, match=r"seats\.csv cannot be written: No such file or directory"):
        write_table(tmp_path / "nowhere" / "seats.csv", SEAT_COLUMNS, [])
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    with pytest.raises(TableError, match="Parquet needs pyarrow: install puertorico with its extra `data`"):
        write_table(tmp_path / "seats.parquet", SEAT_COLUMNS, [])
    assert list(tmp_path.iterdir()) == []


def test_the_page_about_data_names_every_column() -> None:
    page = (GAMES.parents[1] / "docs" / "data.md").read_text(encoding="utf-8")
    columns = {*SEAT_COLUMNS, *RESULT_COLUMNS, *DECISION_COLUMNS, *REVIEW_COLUMNS}
    assert [column for column in sorted(columns) if f"`{column}`" not in page] == []


def test_the_command_lists_games(collection: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", str(collection)]) == 0
    first, second, count = capsys.readouterr().out.splitlines()
    rounds = next(read_games(collection)).rounds
    assert first == f"1  2 players  base  {rounds} rounds  planner 24, random 31*"
    assert second.startswith("2  5 players  new_buildings+nobles  ")
    assert count == "2 games"


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        (["--players", "5"], ["2"]),
        (["--expansions", "none"], ["1"]),
        (["--expansions", "nobles,new_buildings"], ["2"]),
        (["--winner", "random"], ["1"]),
        (["--name", "planner", "--players", "2", "--over"], ["1"]),
        (["--winner", "planner"], []),
    ],
)
def test_the_command_selects_games(
    collection: Path, capsys: pytest.CaptureFixture[str], options: list[str], numbers: list[str]
) -> None:
    assert main(["games", str(collection), *options]) == 0
    *listed, count = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == numbers
    assert count == ("1 game" if len(numbers) == 1 else f"{len(numbers)} games")


def test_the_command_writes_the_selected_games_and_their_table(collection: Path, tmp_path: Path) -> None:
    out, table = tmp_path / "won.txt.gz", tmp_path / "won.parquet"
    command = ["games", str(collection), "--winner", "random", "--out", str(out), "--table", str(table)]
    assert main(command) == 0
    assert [saved.names for saved in read_games(out)] == [("planner", "random")]
    assert [row["points"] for row in parquet.read_table(table).to_pylist()] == [24, 31]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["{file}", "--players", "6"], "--players must be from 2 to 5, got 6"),
        (["{file}", "--expansions", "festival"], "--expansions must be new_buildings, nobles or none, got 'festival'"),
        (["{file}", "--out", "{file}"], "{file} already exists; choose another file"),
        (["{file}", "--table", "seats.xls"], "seats.xls must end in .csv or .parquet"),
        (["{file}.txt"], "{file}.txt cannot be used: No such file or directory"),
    ],
)
def test_an_error_of_the_command_is_one_sentence(
    collection: Path, capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    assert main(["games", *(option.format(file=collection) for option in options)]) == 2
    assert capsys.readouterr().err == f"puertorico: {sentence.format(file=collection)}\n"
