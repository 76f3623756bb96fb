"""Whole games at random, and the verbs over arrays of games that Python calls in compiled code."""

from .chance import draw, random_below
from .jit import Answers, rule, verb
from .kinds import CHANCE
from .layout import Rows
from .questions import asked
from .state import State
from .turn import apply, go_on, legal


@rule
def play_out(s: State, seed: int, answers: Answers) -> int:
    """Play a game to its end, every seat at random; returns the number of decisions (two answers or more)."""
    decisions = 0
    n = go_on(s, answers)
    while n > 0:
        if asked(s).seat == CHANCE:
            answer = draw(s, seed, answers, n)
        else:
            answer = answers[random_below(~seed, decisions, n)]
            decisions += 1
        n = apply(s, answer, answers)
    return decisions


@verb
def legal_of(games: Rows[State], i: int, answers: Answers) -> int:
    return legal(games[i], answers)


@verb
def apply_to(games: Rows[State], i: int, answer: int, answers: Answers) -> int:
    return apply(games[i], answer, answers)


@verb
def play_out_of(games: Rows[State], i: int, seed: int, answers: Answers) -> int:
    return play_out(games[i], seed, answers)


@verb
def play_many(games: Rows[State], start: Rows[State], first_seed: int, count: int, answers: Answers) -> int:
    """Play many games one after the other from the same start; returns the number of decisions."""
    decisions = 0
    for i in range(count):
        games[0] = start[0]
        decisions += play_out(games[0], first_seed + i, answers)
    return decisions
