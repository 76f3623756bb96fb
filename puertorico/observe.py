"""What one seat is shown. Secrets are cut here and nowhere else."""

from __future__ import annotations

from typing import Any

from .position import write_position
from .rules.questions import Question, asked
from .rules.state import State


def observe(s: State, seat: int) -> dict[str, Any]:
    """The position as a seat sees it: with `hidden_vp` other seats' points are None until the game is over.

    How many times chance has been asked and what a phase remembers is no business of a player.
    """
    shown = write_position(s)
    for key in ("draws", "stack", "phase"):
        shown.pop(key, None)
    frame = asked(s)
    over = frame.question == Question.GAME_OVER
    shown["question"] = Question(frame.question).name
    shown["seat"] = None if over else frame.seat
    if s.hidden_vp and not over:
        for other, board in enumerate(shown["seats"]):
            if other != seat:
                board["vp"] = board["noted"] = None
    return shown
