"""Games as data: files of many games, and tables with one row per seat."""

from .collection import SavedGame, append_game, read_games
from .tables import SEAT_COLUMNS, TableError, seat_rows, write_table

__all__ = ["SEAT_COLUMNS", "SavedGame", "TableError", "append_game", "read_games", "seat_rows", "write_table"]
