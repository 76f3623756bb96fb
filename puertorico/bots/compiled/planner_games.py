"""Compiled games between planners, for learning and measuring weights."""

from ...rules.chance import draw, random_below
from ...rules.jit import Answers, Counts, Floats, entry_point, rule
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import Question, asked
from ...rules.scoring import score, tie_break
from ...rules.state import State
from ...rules.turn import apply, continue_to_choice
from .evaluation import COLUMNS, look, remaining
from .planner import PlannerMemory, choose

RANDOM, PLANNER, OLD_PLANNER = range(3)


@rule
def sample(s: State, samples: Floats, row: int, work: Floats) -> None:
    left = remaining(s)
    for seat in range(s.seats):
        look(s, seat, work)
        start = (row * s.seats + seat) * (COLUMNS + 1)
        samples[start] = left
        for column in range(COLUMNS):
            samples[start + 1 + column] = work[column]


@entry_point
def choose_of(
    games: Rows[State], i: int, answers: Answers, n: int, mind: PlannerMemory, noise: float, seed: int
) -> int:
    return choose(games[i], answers, n, mind.imagined, mind.trials, mind.weights, mind.work, noise, seed)


@entry_point
def play_planners(
    games: Rows[State],
    seed: int,
    players: Counts,
    answers: Answers,
    mind: PlannerMemory,
    other_weights: Floats,
    noise: float,
    samples: Floats,
    most_samples: int,
    results: Floats,
) -> int:
    """Play `games[0]` to its end with `players`, and return the number of samples.

    Each role choice writes a sample for each seat: how much of the game is left, then the columns. The final points are
    written to `results`.
    """
    imagined, trials, weights, work = mind
    s = games[0]
    taken = 0
    step = 0
    n = continue_to_choice(s, answers)
    while n > 0:
        step += 1
        seat = asked(s).seat
        if seat == CHANCE:
            answer = draw(s, seed, answers, n)
        elif players[seat] == RANDOM:
            answer = answers[random_below(~seed, step, n)]
        else:
            if asked(s).question == Question.CHOOSE_ROLE and taken < most_samples:
                sample(s, samples, taken, work)
                taken += 1
            mine = players[seat] == PLANNER
            if mine:
                answer = choose(s, answers, n, imagined, trials, weights, work, noise, seed * 1000003 + step)
            else:
                answer = choose(s, answers, n, imagined, trials, other_weights, work, noise, seed * 1000003 + step)
        n = apply(s, answer, answers)
    for seat in range(s.seats):
        results[seat] = score(s, seat) + 0.001 * tie_break(s, seat)
    return taken
