"""Prospector: a doubloon for the chooser, nothing for anybody else (3.7)."""

from .jit import rule
from .library import privileges
from .questions import Question, ask, asked, close
from .state import State


@rule
def begin_prospector(s: State, seat: int) -> None:
    ask(s, Question.PROSPECTOR, seat, 0, 0)


@rule
def answer_prospector(s: State) -> None:
    seat = asked(s).seat
    s.players[seat].doubloons += privileges(s, seat)
    close(s)
