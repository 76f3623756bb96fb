"""Callers: the sender of a request, and the rights of their key at a table."""

from __future__ import annotations

from typing import NamedTuple

from .refusals import Forbidden
from .table import Table


class Caller(NamedTuple):
    """The sender of a request: hashed key, seat if any, and whether they are the host."""

    key: str | None = None
    seat: int | None = None
    host: bool = False

    @classmethod
    def at(cls, table: Table, key: str | None) -> Caller:
        """Return the caller that a key identifies at a table."""
        if key is None:
            return SERVER
        return cls(key, table.seat_keys.seat_of(key), key == table.host)

    @property
    def viewer(self) -> Caller:
        """The caller without the key: callers with the same rights are shown the same."""
        return Caller(None, self.seat, self.host)


# The server's own actions; like a caller without a key, it has no rights.
SERVER = Caller()


def admitted(table: Table, key: str | None) -> Caller:
    """Return the caller, or refuse a spectator at a table without spectators."""
    caller = Caller.at(table, key)
    if caller.seat is None and not caller.host and not table.settings.watchers:
        raise Forbidden("no_watchers", "This table does not admit spectators.")
    return caller
