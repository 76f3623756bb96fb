"""Compiled games between planners, for learning and measuring weights."""

from ...rules.chance import draw
from ...rules.jit import Answers, Floats, entry_point, rule
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import Question, asked
from ...rules.scoring import score, tie_break
from ...rules.state import State
from ...rules.turn import apply, continue_to_choice
from .evaluation import COLUMNS, look, remaining
from .planner import PlannerMemory, choose


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
    games: Rows[State], i: int, answers: Answers, n: int, memory: PlannerMemory, noise: float, seed: int
) -> int:
    return choose(games[i], answers, n, memory, noise, seed)


@entry_point
def play_planners(
    games: Rows[State],
    seed: int,
    me: int,
    answers: Answers,
    mine: PlannerMemory,
    theirs: PlannerMemory,
    samples: Floats,
    most_samples: int,
    results: Floats,
) -> int:
    """Play `games[0]` to its end, seat `me` with `mine`, and return the number of samples.

    Each role choice writes a sample for each seat: how much of the game is left, then the columns. The final points are
    written to `results`.
    """
    s = games[0]
    taken = 0
    n = continue_to_choice(s, answers)
    while n > 0:
        seat = asked(s).seat
        if seat == CHANCE:
            answer = draw(s, seed, answers, n)
        else:
            if asked(s).question == Question.CHOOSE_ROLE and taken < most_samples:
                sample(s, samples, taken, mine.work)
                taken += 1
            answer = choose(s, answers, n, mine if seat == me else theirs, 0.0, 0)
        n = apply(s, answer, answers)
    for seat in range(s.seats):
        results[seat] = score(s, seat) + 0.001 * tie_break(s, seat)
    return taken
