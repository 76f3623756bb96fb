"""Library: the privilege of the role that its owner chose counts twice (4.4, A73)."""

from .answers import PASS, USE_LIBRARY
from .buildings import LIBRARY
from .jit import Answers, rule
from .powers import occupied
from .questions import Question, ask, asked, close
from .state import State


@rule
def privileges(s: State, seat: int) -> int:
    """Return how often the chooser's privilege counts: twice with an occupied Library."""
    if s.library_doubles and occupied(s.players[seat], LIBRARY):
        return 2
    return 1


@rule
def offer_library(s: State, seat: int) -> None:
    """Ask whether the Library doubles this role, if it works once per round (6.4)."""
    s.library_doubles = 0
    if occupied(s.players[seat], LIBRARY) and not s.library_spent & (1 << seat):
        ask(s, Question.LIBRARY, seat, 0, 0)


@rule
def library_answers(s: State, answers: Answers) -> int:
    answers[0] = USE_LIBRARY
    answers[1] = PASS
    return 2


@rule
def answer_library(s: State, answer: int) -> None:
    if answer == USE_LIBRARY:
        s.library_doubles = 1
        s.library_spent |= 1 << asked(s).seat
    close(s)
