"""Steps of many games in which planners play the other seats; otherwise like `stepping.py`."""

from ...bots.compiled.planner import choose
from ...rules.jit import Answers, Counts, Floats, verb
from ...rules.layout import Rows
from ...rules.state import State
from .stepping import Arrays, begin, clear, is_opponent, play, show


@verb
def advance_with_planners(
    first: int,
    end: int,
    restart: int,
    given: Counts,
    answers: Answers,
    batch: Arrays,
    imagined: Answers,
    trials: Rows[State],
    weights: Floats,
    work: Floats,
) -> None:
    """Take one answer in the games from `first` to `end`, or begin them; planners answer for the other seats."""
    for i in range(first, end):
        clear(batch, i)
        n = begin(batch, i, answers) if restart else play(batch, i, given[i], answers)
        while is_opponent(batch, i):
            answer = choose(batch.games[i], answers, n, imagined, trials, weights, work, 0.0, 0)
            n = play(batch, i, answer, answers)
        show(batch, i, answers, n)
