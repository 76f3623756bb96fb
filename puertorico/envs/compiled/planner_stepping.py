"""Steps of many games in which planners play the other seats; else as in `stepping.py`."""

from ...bots.compiled.planner import choose
from ...rules.jit import Answers, Bytes, Counts, Floats, Shorts, Singles, verb
from ...rules.layout import Rows
from ...rules.state import State
from .stepping import begin, forget, is_opponent, play, show


@verb
def advance_with_planners(
    first: int,
    end: int,
    anew: int,
    games: Rows[State],
    start: Rows[State],
    content: Bytes,
    given: Counts,
    answers: Answers,
    settings: Counts,
    slots: Counts,
    choices: Answers,
    masks: Bytes,
    observations: Shorts,
    rewards: Singles,
    scores: Shorts,
    done: Bytes,
    history: Shorts,
    imagined: Answers,
    trials: Rows[State],
    weights: Floats,
    work: Floats,
) -> None:
    """One step of the games from `first` to `end`, or their beginning."""
    for i in range(first, end):
        forget(i, settings, slots, choices, masks, rewards, done)
        if anew:
            n = begin(games, i, i, start, answers, settings, slots)
        else:
            n = play(games, i, i, given[i], start, answers, settings, slots, rewards, scores, done, history)
        while is_opponent(games[i], i, settings):
            answer = choose(games[i], answers, n, imagined, trials, weights, work, 0.0, 0)
            n = play(games, i, i, answer, start, answers, settings, slots, rewards, scores, done, history)
        show(games[i], content, i, n, answers, settings, slots, choices, masks, observations)
