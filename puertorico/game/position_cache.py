"""What lies on the table, by the bytes of the record: read once for the log, the views and whoever else looks.

The next entry of a game begins where its last one ended, most boards are as they were before, and a server has many
games at a time. So what was read stays at hand, and nothing of it may be changed.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from ..rules.state import Player, State
from .position import write_board, write_table
from .position_types import SeatPosition, TableTop

# Some for each of the games that are played at a time; one takes about five kilobytes.
_TABLES, _BOARDS = 600, 2400

# Before it stands the stack, between the two what only the phase remembers.
_TABLE = slice(State.FIELDS["seats"].offset, State.FIELDS["library_doubles"].offset)
_PLAYERS = slice(State.FIELDS["players"].offset, State.SIZE)


class _Cache(threading.local):
    """Making a view over a record is slow, so each thread has one."""

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


def on_the_table(record: bytes) -> tuple[bytes, bytes]:
    """Those bytes of a record that are about what lies on the table."""
    return record[_TABLE], record[_PLAYERS]


def table_of(record: bytes) -> TableTop:
    """The position of a record, as far as it lies on the table; not to be changed."""
    content = on_the_table(record)
    table = _cache.tables.get(content)
    if table is None:
        _cache.state.load(record)
        table = _cache.tables[content] = write_table(_cache.state, _cache.board)
        if len(_cache.tables) > _TABLES:
            _cache.tables.popitem(last=False)
    return table
