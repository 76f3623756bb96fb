"""Random games, and the compiled entry points over arrays of games."""

from .chance import draw, random_below
from .faults import faults
from .jit import Answers, Bytes, Counts, entry_point, rule
from .kinds import CHANCE
from .layout import Rows
from .questions import asked
from .setup import set_up
from .state import State
from .turn import apply, continue_to_choice, legal, take

ASKING_CHANGED_SOMETHING = 1 << 40
NEVER_ENDS = 1 << 41


@rule
def play_out(s: State, seed: int, answers: Answers) -> int:
    """Play a game to its end at random and return the number of decisions.

    A decision has two answers or more.
    """
    decisions = 0
    n = continue_to_choice(s, answers)
    while n > 0:
        if asked(s).seat == CHANCE:
            answer = draw(s, seed, answers, n)
        else:
            answer = answers[random_below(~seed, decisions, n)]
            decisions += 1
        n = apply(s, answer, answers)
    return decisions


@rule
def weighted_choice(seed: int, k: int, weights: Counts, answers: Answers, n: int) -> int:
    """Choose one of n answers in proportion to its weight; evenly if all weights are 0."""
    total = 0
    for i in range(n):
        total += weights[answers[i]]
    if total == 0:
        return answers[random_below(seed, k, n)]
    rest = random_below(seed, k, total)
    i = 0
    while rest >= weights[answers[i]]:
        rest -= weights[answers[i]]
        i += 1
    return answers[i]


@entry_point
def set_up_of(games: Rows[State], i: int) -> None:
    set_up(games[i])


@entry_point
def legal_of(games: Rows[State], i: int, answers: Answers) -> int:
    return legal(games[i], answers)


@entry_point
def apply_to(games: Rows[State], i: int, answer: int, answers: Answers) -> int:
    return apply(games[i], answer, answers)


@entry_point
def faults_of(games: Rows[State], i: int) -> int:
    return faults(games[i])


@entry_point
def play_many(games: Rows[State], start: Rows[State], seed: int, count: int, answers: Answers) -> int:
    """Play many games from the same start and return the number of decisions."""
    decisions = 0
    for i in range(count):
        games[0] = start[0]
        decisions += play_out(games[0], seed + i, answers)
    return decisions


@entry_point
def play_checked(
    games: Rows[State],
    content: Bytes,
    before: Bytes,
    seed: int,
    weights: Counts,
    answers: Answers,
    questions_seen: Counts,
    answers_seen: Counts,
    longest: int,
) -> int:
    """Play a game moment by moment with weighted answers, and check it after each.

    `content` is the bytes of `games[0]`. Returns 0, or the faults found first; a game of more than `longest` moments
    counts as endless.
    """
    s = games[0]
    for step in range(longest):
        for i in range(len(content)):
            before[i] = content[i]
        n = legal(s, answers)
        for i in range(len(content)):
            if before[i] != content[i]:
                return ASKING_CHANGED_SOMETHING
        questions_seen[asked(s).question] += 1
        if n == 0:
            return 0
        if n > 1 and asked(s).seat == CHANCE:
            answer = draw(s, seed, answers, n)
        else:
            answer = weighted_choice(~seed, step, weights, answers, n)
        answers_seen[answer] += 1
        take(s, answer)
        found = faults(s)
        if found:
            return found
    return NEVER_ENDS
