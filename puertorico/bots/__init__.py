"""Bots, from random to search, and the protocol that every bot follows."""

from typing import TYPE_CHECKING, Any

from .protocol import Bot, Candidate, Evaluation, Evaluator, Prompt, UnknownBot, make, names, play_game

if TYPE_CHECKING:
    from ..study.hint import hint

__all__ = ["Bot", "Candidate", "Evaluation", "Evaluator", "Prompt", "UnknownBot", "hint", "make", "names", "play_game"]


def __getattr__(name: str) -> Any:
    """Load `hint` when it is first used: it lives in `study`, which is built on bots."""
    if name == "hint":
        from ..study.hint import hint

        return hint
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
