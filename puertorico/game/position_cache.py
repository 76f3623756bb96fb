"""Cache of tables by the bytes of their record, for the log and the views.

Each log entry begins where the last one ended, and most boards do not change. Cached parts are shared between games, so
they must not be changed.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from ..rules.state import Player, State
from .position import write_board, write_table
from .position_types import SeatPosition, TableTop

# Entries: enough for a server with a few hundred games. A table takes about 5 kB.
_TABLES, _BOARDS = 600, 2400

# Not the stack before the table, nor what the phase remembers between table and players.
_TABLE = State.span("seats", "library_doubles")
_PLAYERS = State.span("players")


class _Cache(threading.local):
    """A cache per thread, with its own state: creating one takes about 0.2 ms."""

    def __init__(self) -> None:
        self.state = State.blank()
        self.tables: OrderedDict[tuple[bytes, bytes], TableTop] = OrderedDict()
        self.boards: OrderedDict[bytes, SeatPosition] = OrderedDict()

    def board(self, p: Player) -> SeatPosition:
        content = p.to_bytes()
        board = self.boards.get(content)
        if board is None:
            board = self.boards[content] = write_board(p)
            if len(self.boards) > _BOARDS:
                self.boards.popitem(last=False)
        return board


_cache = _Cache()


def state_of(record: bytes) -> State:
    """Return the state of a record, until this thread asks for another one."""
    _cache.state.load(record)
    return _cache.state


def on_the_table(record: bytes) -> tuple[bytes, bytes]:
    """Return the parts of a record that are visible on the table."""
    return record[_TABLE], record[_PLAYERS]


def table_of(record: bytes) -> TableTop:
    """Return the table of a record. Do not change it: it is shared."""
    content = on_the_table(record)
    table = _cache.tables.get(content)
    if table is None:
        table = _cache.tables[content] = write_table(state_of(record), _cache.board)
        if len(_cache.tables) > _TABLES:
            _cache.tables.popitem(last=False)
    return table
