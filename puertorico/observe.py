"""What one seat is shown. Secrets are cut here and nowhere else."""

from __future__ import annotations

from typing import Any

from .position import write_position
from .rules.questions import Question, asked
from .rules.state import State


def observe(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or a watcher (None), sees it: points that are hidden from it are None.

    How many times chance has been asked and what a phase remembers is no business of a player.
    """
    shown = write_position(s)
    for key in ("draws", "stack", "phase"):
        shown.pop(key, None)
    frame = asked(s)
    over = frame.question == Question.GAME_OVER
    shown["question"] = Question(frame.question).name
    shown["seat"] = None if over else frame.seat
    for other in hidden_seats(s, seat):
        board = shown["seats"][other]
        board["vp"] = board["noted"] = None
    return shown


def hidden_seats(s: State, seat: int | None) -> tuple[int, ...]:
    """Whose points a seat, or a watcher, may not see: with `hidden_vp` all others', until the game is over (1.2)."""
    if not s.hidden_vp or asked(s).question == Question.GAME_OVER:
        return ()
    return tuple(other for other in range(s.seats) if other != seat)
