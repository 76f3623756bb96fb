"""The network in compiled code: values of the seats, and a policy over legal answers.

The first layer adds up only the rows of nonzero inputs, about 160 of 1,400. The weights are one array in the order of
`LAYOUT`.
"""

from itertools import accumulate
from math import exp, log, prod
from typing import NamedTuple

from ...rules.answers import ANSWER_COUNT
from ...rules.chance import draw
from ...rules.jit import Answers, Shorts, Singles, entry_point, rule
from ...rules.kinds import CHANCE, SEATS
from ...rules.layout import Rows
from ...rules.questions import asked
from ...rules.scoring import is_winner, score
from ...rules.state import State
from ...rules.turn import apply
from .inputs import INPUTS, LINEAR, center, write_inputs

FIRST, SECOND = 1024, 128

# Scales that keep inputs and outputs of the network near 1.
LINEAR_SCALE = 0.1
POINTS_SCALE = 10.0

# The policy is trained on the softmax of the lookahead values of answers, at this temperature.
POLICY_TEMPERATURE = 0.03

# The value, in win shares, of a lead of one point over the others' mean. Without it, a seat that can no longer win
# would value all answers alike, play at random, and learn that such positions are always lost.
POINT_OF_LEAD = 0.005

# Shapes of the arrays. Matrices have a row for each input; that of the policy has a row for each answer.
LAYOUT = {
    "first.weight": (INPUTS, FIRST),
    "first.bias": (FIRST,),
    "second.weight": (FIRST, SECOND),
    "second.bias": (SECOND,),
    "wins.weight": (SECOND, SEATS),
    "wins.bias": (SEATS,),
    "points.weight": (SECOND, SEATS),
    "points.bias": (SEATS,),
    "policy.weight": (ANSWER_COUNT, SECOND),
    "policy.bias": (ANSWER_COUNT,),
}

# Where each array begins, and the number of all weights.
(
    FIRST_WEIGHT,
    FIRST_BIAS,
    SECOND_WEIGHT,
    SECOND_BIAS,
    WINS_WEIGHT,
    WINS_BIAS,
    POINTS_WEIGHT,
    POINTS_BIAS,
    POLICY_WEIGHT,
    POLICY_BIAS,
    WEIGHTS,
) = accumulate(map(prod, LAYOUT.values()), initial=0)

# Layout of the scratch memory: each seat's win share and final points, the hidden layers, and tables of scaled counts,
# logarithmic and linear.
WIN = 0
FINAL_POINTS = WIN + SEATS
HIDDEN = FINAL_POINTS + SEATS
HIDDEN_SECOND = HIDDEN + FIRST
SCALES = HIDDEN_SECOND + SECOND
COUNTS = 256
WORK = SCALES + 2 * COUNTS

AHEAD_COLUMNS = 1 + 2 * SEATS


class NetworkMemory(NamedTuple):
    """The weights and scratch arrays of a network."""

    weights: Singles
    imagined: Answers
    inputs: Shorts
    judged: Singles
    priors: Singles


@entry_point
def prepare(work: Singles) -> None:
    """Fill the tables of scaled counts."""
    for count in range(COUNTS):
        work[SCALES + count] = log(1.0 + count)
        work[SCALES + COUNTS + count] = LINEAR_SCALE * count


@rule
def see(s: State, weights: Singles, inputs: Shorts, work: Singles) -> None:
    """Compute both hidden layers for a position, in 32 bits because that is twice as fast."""
    write_inputs(s, inputs)
    hidden = work[HIDDEN : HIDDEN + FIRST]
    second = work[HIDDEN_SECOND : HIDDEN_SECOND + SECOND]
    for k in range(FIRST):
        hidden[k] = weights[FIRST_BIAS + k]
    for column in range(INPUTS):
        if inputs[column] > 0:
            count = min(inputs[column], COUNTS - 1)
            factor = work[SCALES + count if column < LINEAR else SCALES + COUNTS + count]
            row = weights[FIRST_WEIGHT + column * FIRST : FIRST_WEIGHT + (column + 1) * FIRST]
            for k in range(FIRST):
                hidden[k] += factor * row[k]
    for k in range(SECOND):
        second[k] = weights[SECOND_BIAS + k]
    for j in range(FIRST):
        factor = hidden[j]
        if factor > 0.0:
            row = weights[SECOND_WEIGHT + j * SECOND : SECOND_WEIGHT + (j + 1) * SECOND]
            for k in range(SECOND):
                second[k] += factor * row[k]
    for k in range(SECOND):
        if second[k] < 0.0:
            second[k] = 0.0


@rule
def judge_seats(s: State, weights: Singles, work: Singles) -> None:
    """Write win share and final points of every seat, from the hidden layers."""
    first = center(s)
    total = 0.0
    highest = -1000.0
    for place in range(s.seats):
        seat = first + place if first + place < s.seats else first + place - s.seats
        logit = weights[WINS_BIAS + place] * 1.0
        points = weights[POINTS_BIAS + place] * 1.0
        for k in range(SECOND):
            logit += work[HIDDEN_SECOND + k] * weights[WINS_WEIGHT + k * SEATS + place]
            points += work[HIDDEN_SECOND + k] * weights[POINTS_WEIGHT + k * SEATS + place]
        work[WIN + seat] = logit
        work[FINAL_POINTS + seat] = POINTS_SCALE * points
        highest = max(highest, logit)
    for seat in range(s.seats):
        work[WIN + seat] = exp(work[WIN + seat] - highest)
        total += work[WIN + seat]
    for seat in range(s.seats):
        work[WIN + seat] = work[WIN + seat] / total


@rule
def judge_answers(answers: Answers, n: int, weights: Singles, work: Singles, priors: Singles) -> None:
    """Write the policy's share for each of n legal answers, from the hidden layers."""
    highest = -1000.0
    for i in range(n):
        row = POLICY_WEIGHT + answers[i] * SECOND
        logit = weights[POLICY_BIAS + answers[i]] * 1.0
        for k in range(SECOND):
            logit += work[HIDDEN_SECOND + k] * weights[row + k]
        priors[i] = logit
        highest = max(highest, logit)
    total = 0.0
    for i in range(n):
        priors[i] = exp(priors[i] - highest)
        total += priors[i]
    for i in range(n):
        priors[i] = priors[i] / total


@rule
def result_of(s: State, judged: Singles) -> None:
    """Write the win share of every seat and its points when the game is over."""
    winners = 0
    for seat in range(s.seats):
        winners += is_winner(s, seat)
    for seat in range(s.seats):
        judged[WIN + seat] = 1.0 / winners if is_winner(s, seat) else 0.0
        judged[FINAL_POINTS + seat] = score(s, seat)


@rule
def utility(s: State, seat: int, judged: Singles) -> float:
    """Return the value of a judged position to a seat: win share plus a part of its lead."""
    total = 0.0
    for other in range(s.seats):
        total += judged[FINAL_POINTS + other]
    own = judged[FINAL_POINTS + seat]
    return judged[WIN + seat] + POINT_OF_LEAD * (own - (total - own) / (s.seats - 1))


@rule
def look_ahead(
    records: Rows[State],
    game: int,
    ahead: int,
    answer: int,
    seed: int,
    weights: Singles,
    answers: Answers,
    inputs: Shorts,
    judged: Singles,
) -> float:
    """Return an answer's value to the asked seat. `records[ahead]` becomes the position."""
    seat = asked(records[game]).seat
    records[ahead] = records[game]
    s = records[ahead]
    n = apply(s, answer, answers)
    while n > 0 and asked(s).seat == CHANCE:
        n = apply(s, draw(s, seed, answers, n), answers)
    if n == 0:
        result_of(s, judged)
    else:
        see(s, weights, inputs, judged)
        judge_seats(s, weights, judged)
    return utility(s, seat, judged)


@entry_point
def judge_ahead(
    records: Rows[State], n: int, draws: int, seed: int, answers: Answers, memory: NetworkMemory, values: Singles
) -> None:
    """Judge the positions after n answers to `records[0]`, averaged over draws of chance.

    Writes a row for each answer: its utility, then the win share of every seat, then its points.
    """
    weights, imagined, inputs, judged, _ = memory
    for i in range(n):
        row = values[i * AHEAD_COLUMNS : (i + 1) * AHEAD_COLUMNS]
        for column in range(AHEAD_COLUMNS):
            row[column] = 0.0
        for k in range(draws):
            row[0] += look_ahead(records, 0, 1, answers[i], seed + k, weights, imagined, inputs, judged) / draws
            for cell in range(2 * SEATS):
                row[1 + cell] += judged[cell] / draws


@entry_point
def judge_position(records: Rows[State], n: int, answers: Answers, memory: NetworkMemory) -> None:
    """Judge `records[0]` and compute the policy over its n answers."""
    see(records[0], memory.weights, memory.inputs, memory.judged)
    judge_seats(records[0], memory.weights, memory.judged)
    judge_answers(answers, n, memory.weights, memory.judged, memory.priors)
