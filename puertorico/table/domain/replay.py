"""Replays of stored tables, which show whether this version plays them identically."""

from __future__ import annotations

from dataclasses import replace

from ...game.game import Game
from ...game.position import InvalidPosition
from ...game.wording import one_line
from .refusals import Unreadable
from .storage import StoredTable
from .table import Table


class PlaysDifferently(Exception):
    """Raised if a table's events do not lead to the stored game, with one sentence."""


def replayed(stored: StoredTable) -> Table:
    """Rebuild a table from its events. Raises `PlaysDifferently`."""
    table = Table(replace(stored, events=[]))
    for recorded in stored.events:
        try:
            table.apply(recorded)
        except Exception as error:  # an event of another version may break any assumption
            problem = one_line(f"{error}" or type(error).__name__)
            raise PlaysDifferently(f"version {recorded.version} cannot be replayed: {problem}") from error
    if stored.snapshot is None or table.game.record != stored.snapshot.record:
        raise PlaysDifferently("the replay leads to a different position than the stored one")
    return table


def reopened(stored: StoredTable) -> Table:
    """Rebuild a table, read-only if this version would play its game differently.

    Raises `Unreadable` if that position is not valid in this version either.
    """
    try:
        return replayed(stored)
    except PlaysDifferently as error:
        return Table(stored, read_only=str(error), game=_stored_game(stored))


def _stored_game(stored: StoredTable) -> Game:
    try:
        return Game.from_record((stored.snapshot and stored.snapshot.record) or b"", chance="manual")
    except InvalidPosition:
        raise unreadable() from None


def unreadable() -> Unreadable:
    """Return the refusal of a table that this program cannot read at all."""
    return Unreadable("unreadable", "This game was stored in a format that this program cannot read.")
