"""Prospector: a doubloon for the chooser (3.7)."""

from .jit import rule
from .library import privileges
from .questions import Question, ask, asked, close
from .state import State


@rule
def begin_prospector(s: State, seat: int) -> None:
    ask(s, Question.PROSPECTOR, seat, 0, 0)


@rule
def answer_prospector(s: State) -> None:
    """Give the chooser a doubloon, with the Library two; nobody else acts (3.7)."""
    seat = asked(s).seat
    s.players[seat].doubloons += privileges(s, seat)
    close(s)
