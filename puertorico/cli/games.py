"""`puertorico games`: list, select and export the games of a file or folder."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..data import SEAT_COLUMNS, SavedGame, TableError, append_game, read_games, seat_rows, write_table
from ..data.tables import check_format, expansion_label
from ..game.options import EXPANSIONS
from ..game.text import InvalidText
from ..game.wording import comma_separated, one_line, quote
from .arguments import Parser, check_range, replace_unprintable, whole_number
from .errors import CommandError

HELP = "list, select and export saved games"
EXAMPLE = "games arena-1a2b3c4d/games.txt.gz --winner planner"
LONGEST_NAME = 24


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="a file of games, or a folder of such files (*.txt)")
    parser.add_argument("--players", type=whole_number, metavar="N", help="only games of N players")
    parser.add_argument(
        "--expansions",
        metavar="NAMES",
        help=f"only games with exactly these expansions: {','.join(EXPANSIONS)}, or none",
    )
    parser.add_argument("--name", metavar="NAME", help="only games in which this bot or person played")
    parser.add_argument("--winner", metavar="NAME", help="only games that this bot or person won")
    parser.add_argument("--over", action="store_true", help="only games that are over")
    parser.add_argument("--out", metavar="FILE", help="write these games to a new file; .gz compresses it")
    parser.add_argument(
        "--table", metavar="FILE", help="write a table with one row per seat, to a .csv or .parquet file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each game, or write the games to files."""
    replace_unprintable()
    check_range(arguments, "players", 2, 5)
    found = read_games(
        arguments.file,
        players=arguments.players,
        expansions=_expansions(arguments.expansions),
        name=arguments.name,
        winner=arguments.winner,
        over=True if arguments.over else None,
    )
    try:
        if arguments.out is None and arguments.table is None:
            count = 0
            for saved in found:
                print(describe(saved))
                count += 1
            print("1 game" if count == 1 else f"{count} games")
            return 0
        games = list(found)
        if arguments.table is not None:
            check_format(Path(arguments.table))
        if arguments.out is not None:
            _write(Path(arguments.out), games)
            print(f"Written: {arguments.out} ({len(games)} games)")
        if arguments.table is not None:
            write_table(arguments.table, SEAT_COLUMNS, seat_rows(games))
            print(f"Written: {arguments.table} ({sum(saved.players for saved in games)} rows)")
        return 0
    except (InvalidText, TableError) as error:
        raise CommandError(str(error)) from None
    except BrokenPipeError:  # of the output, not of a file
        raise
    except OSError as error:
        raise CommandError(f"{error.filename or arguments.file} cannot be used: {error.strerror}") from None


def describe(saved: SavedGame) -> str:
    """Return a game in one line."""
    state = f"{saved.rounds} rounds" if saved.is_over else f"in round {saved.rounds}"
    parts = [f"{saved.number}", f"{saved.players} players", expansion_label(saved.expansions), state]
    return "  ".join([*parts, ", ".join(_seats(saved))])


def _seats(saved: SavedGame) -> Iterator[str]:
    """Yield the players with their points; a star means that the player has won."""
    for seat in range(saved.players):
        name = one_line(saved.names[seat], LONGEST_NAME) if saved.names else f"seat {seat}"
        points = f" {saved.points[seat]}" if saved.is_over else ""
        yield f"{name}{points}{'*' if seat in saved.winners else ''}"


def _write(path: Path, games: Iterable[SavedGame]) -> None:
    if path.exists():
        raise CommandError(f"{path} already exists; choose another file")
    for saved in games:
        append_game(path, saved)


def _expansions(text: str | None) -> list[str] | None:
    if text is None:
        return None
    names = [name for name in comma_separated(text) if name != "none"]
    for name in names:
        if name not in EXPANSIONS:
            raise CommandError(f"--expansions must be {', '.join(EXPANSIONS)} or none, got {quote(name)}")
    return names
