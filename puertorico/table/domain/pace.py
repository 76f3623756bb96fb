"""The pace of the bots: pauses before their answers, so that people can follow."""

from __future__ import annotations

from .table import Table

# Seconds between answers of bots.
PACE = {"instant": 0.0, "fast": 0.25, "normal": 0.9, "slow": 2.2}


def pause_before_answer(table: Table, now: float) -> float:
    """Return the seconds until a bot may answer; inside one placement there is no pause."""
    game = table.game
    last = game.log[-1] if game.log else None
    if last is not None and (last.seat, last.question) == (game.seat, game.question):
        return 0.0
    return max(0.0, table.updated + PACE[table.settings.pace] - now)
