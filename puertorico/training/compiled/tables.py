"""Whole games of networks and planners in compiled code, with sampled positions."""

from math import exp

from ...bots.compiled.inputs import INPUTS, write_inputs
from ...bots.compiled.network import FINAL_POINTS, POLICY_TEMPERATURE, WIN, look_ahead, result_of
from ...bots.compiled.planner import TRIALS, choose
from ...rules.chance import draw, random_below, random_bits
from ...rules.jit import Answers, Counts, Floats, Shorts, Singles, rule, verb, wrap
from ...rules.kinds import CHANCE, SEATS
from ...rules.layout import Rows
from ...rules.questions import Question, asked
from ...rules.state import State
from ...rules.turn import apply, go_on, legal, take

PLANNER, NETWORK = range(2)

# Records to work on: those that planners imagine on, the game, and what an answer leads to.
GAME = TRIALS
AHEAD = TRIALS + 1
RECORDS = TRIALS + 2

# Decisions with more answers teach the value only.
MOST_ANSWERS = 32

# Settings of a table; noises and chances are in thousandths.
STRIDE, NOISE, PLANNER_NOISE, CARELESSNESS, WILD_NOISE, WILD_ROUNDS, GIFTS, GIFT_ROUNDS, SETTINGS = range(9)

# Enough for any building.
RICH = 99


@rule
def spread(share: float) -> float:
    """Return how much noise suits a seat with this win share: less where little is at stake."""
    inside = min(1.0, max(0.0, share))
    return max(0.1, 2.0 * (inside * (1.0 - inside)) ** 0.5)


@rule
def accept_gift(s: State, answers: Answers, seed: int) -> int:
    """Let the asked seat build something at random for free, and continue."""
    player = s.players[asked(s).seat]
    owned = player.doubloons
    player.doubloons = RICH
    n = legal(s, answers)
    take(s, answers[random_below(seed, 4, n)])
    player.doubloons = owned
    return go_on(s, answers)


@verb
def play_table(
    start: Rows[State],
    seed: int,
    kinds: Counts,
    settings: Counts,
    first_row: int,
    records: Rows[State],
    answers: Answers,
    imagined: Answers,
    worths: Floats,
    work: Floats,
    weights: Singles,
    inputs: Shorts,
    judged: Singles,
    values: Floats,
    gumbel: Floats,
    sampled: Shorts,
    seats: Counts,
    listed: Answers,
    policy: Singles,
    results: Singles,
) -> int:
    """Play a game; return the row after the last sample, or -1 without room for all.

    Every `STRIDE`-th decision is a sample: the network's inputs, the asked seat, the legal answers and their shares in
    the policy. `results` are win shares and points by seat. While buildings are given away, there are no samples: no
    position should learn to expect a gift.
    """
    records[GAME] = start[0]
    s = records[GAME]
    row = first_row
    step = 0
    chance = wrap(seed * 1000003)
    n = go_on(s, answers)
    while n > 0:
        seat = asked(s).seat
        if seat == CHANCE:
            n = apply(s, draw(s, chance, answers, n), answers)
            continue
        step += 1
        own_seed = wrap(seed * 7368787 + step * 104729)
        has_gifts = s.round_number <= settings[GIFT_ROUNDS]
        if has_gifts and asked(s).question == Question.BUILD and random_below(own_seed, 5, 1000) < settings[GIFTS]:
            n = accept_gift(s, answers, own_seed)
            continue
        is_sample = not has_gifts and random_below(own_seed, 1, settings[STRIDE]) == 0
        if is_sample:
            if (row + 1) * INPUTS > len(sampled):
                return -1
            write_inputs(s, sampled[row * INPUTS : (row + 1) * INPUTS])
            seats[row] = seat
            for k in range(MOST_ANSWERS):
                listed[row * MOST_ANSWERS + k] = answers[k] if k < n else 0
                policy[row * MOST_ANSWERS + k] = 0.0
        wild = s.round_number <= settings[WILD_ROUNDS]
        if kinds[seat] == PLANNER:
            planner_noise = settings[PLANNER_NOISE] / 1000.0
            answer = choose(s, answers, n, imagined, records, worths, work, planner_noise, own_seed)
            if is_sample and settings[STRIDE] > 1:
                for k in range(min(n, MOST_ANSWERS)):
                    if answers[k] == answer:
                        policy[row * MOST_ANSWERS + k] = 1.0
            if random_below(own_seed, 2, 1000) < settings[CARELESSNESS]:
                answer = answers[random_below(own_seed, 3, n)]
        else:
            best = -1000.0
            for k in range(n):
                values[k] = look_ahead(records, GAME, AHEAD, answers[k], own_seed, weights, imagined, inputs, judged)
                best = max(best, values[k])
            if is_sample and n <= MOST_ANSWERS:
                total = 0.0
                for k in range(n):
                    total += exp((values[k] - best) / POLICY_TEMPERATURE)
                for k in range(n):
                    policy[row * MOST_ANSWERS + k] = exp((values[k] - best) / POLICY_TEMPERATURE) / total
            noise = settings[WILD_NOISE] / 1000.0 if wild else settings[NOISE] / 1000.0 * spread(best)
            best = -1000.0
            answer = answers[0]
            for k in range(n):
                noisy = values[k] + noise * gumbel[random_bits(own_seed, 16 + k) & (len(gumbel) - 1)]
                if noisy > best:
                    best = noisy
                    answer = answers[k]
        if is_sample:
            row += 1
        n = apply(s, answer, answers)
    result_of(s, results)
    for seat in range(s.seats, SEATS):
        results[WIN + seat] = 0.0
        results[FINAL_POINTS + seat] = 0.0
    return row


@verb
def write_returns(
    first: int,
    end: int,
    players: int,
    trace: float,
    seats: Counts,
    values: Singles,
    results: Singles,
    targets: Singles,
) -> None:
    """Write the λ-returns of a game's samples from its end, by place from the asked seat.

    `values` and `targets` have win shares, then points, for five places; `results` have them by seat.
    """
    for kind in range(2):
        for seat in range(players):
            following = results[kind * SEATS + seat] * 1.0
            for back in range(end - first):
                row = end - 1 - back
                place = seat - seats[row] if seat >= seats[row] else seat - seats[row] + players
                cell = row * 2 * SEATS + kind * SEATS + place
                targets[cell] = following
                following = trace * following + (1.0 - trace) * values[cell]
