"""Whole games of networks and planners in compiled code, with sampled positions."""

from math import exp
from typing import NamedTuple

from ...bots.compiled.inputs import INPUTS, write_inputs
from ...bots.compiled.network import FINAL_POINTS, POLICY_TEMPERATURE, WIN, NetworkMemory, look_ahead, result_of
from ...bots.compiled.planner import TRIALS, PlannerMemory, choose
from ...rules.chance import draw, random_below, random_bits
from ...rules.jit import Answers, Counts, Floats, Shorts, Singles, entry_point, rule, wrap
from ...rules.kinds import CHANCE, SEATS
from ...rules.layout import F64, I64, Record, Rows
from ...rules.questions import Question, asked
from ...rules.state import State
from ...rules.turn import apply, continue_to_choice, legal, take

PLANNER, NETWORK = range(2)

# Scratch records: the planner's trials, the game, and the position after an answer.
GAME = TRIALS
AHEAD = TRIALS + 1
RECORDS = TRIALS + 2

# Decisions with more answers train only the value, not the policy.
MOST_ANSWERS = 32

# Doubloons, enough for any building.
RICH = 99


class TableSettings(Record):
    """How a table is played. About one of `stride` decisions is sampled."""

    stride: I64
    exploring_rounds: I64  # the first rounds, in which networks have `exploring_noise`
    free_building_rounds: I64  # the first rounds, in which some buildings are given away
    noise: F64
    exploring_noise: F64
    planner_noise: F64
    carelessness: F64  # the share of answers that planners draw at random
    free_buildings: F64  # the share of buildings that are given away


class TableSamples(NamedTuple):
    """Positions to learn from, a row each: inputs, asked seat, legal answers and their shares."""

    inputs: Shorts
    seats: Counts
    answers: Answers
    policy: Singles


@rule
def spread(share: float) -> float:
    """Return the noise for a seat with this win share: less when the outcome is clear."""
    inside = min(1.0, max(0.0, share))
    return max(0.1, 2.0 * (inside * (1.0 - inside)) ** 0.5)


@rule
def build_for_free(s: State, answers: Answers, seed: int) -> int:
    """Build a random building for free for the asked seat, and continue."""
    player = s.players[asked(s).seat]
    owned = player.doubloons
    player.doubloons = RICH
    n = legal(s, answers)
    take(s, answers[random_below(seed, 4, n)])
    player.doubloons = owned
    return continue_to_choice(s, answers)


@entry_point
def play_table(
    start: Rows[State],
    seed: int,
    kinds: Counts,
    table_settings: Rows[TableSettings],
    first_row: int,
    answers: Answers,
    planner: PlannerMemory,
    network: NetworkMemory,
    values: Floats,
    gumbel: Floats,
    samples: TableSamples,
    results: Singles,
) -> int:
    """Play a game; return the row after the last sample, or -1 without room for all.

    `table_settings` is one record, and `results` are win shares and points by seat. While buildings are given away,
    there are no samples: the network must not learn to expect gifts.
    """
    records = planner.trials
    settings = table_settings[0]
    records[GAME] = start[0]
    s = records[GAME]
    row = first_row
    step = 0
    chance = wrap(seed * 1000003)
    n = continue_to_choice(s, answers)
    while n > 0:
        seat = asked(s).seat
        if seat == CHANCE:
            n = apply(s, draw(s, chance, answers, n), answers)
            continue
        step += 1
        own_seed = wrap(seed * 7368787 + step * 104729)
        builds_for_free = s.round_number <= settings.free_building_rounds
        if (
            builds_for_free
            and asked(s).question == Question.BUILD
            and random_below(own_seed, 5, 1000) < 1000 * settings.free_buildings
        ):
            n = build_for_free(s, answers, own_seed)
            continue
        is_sample = not builds_for_free and random_below(own_seed, 1, settings.stride) == 0
        if is_sample:
            if (row + 1) * INPUTS > len(samples.inputs):
                return -1
            write_inputs(s, samples.inputs[row * INPUTS : (row + 1) * INPUTS])
            samples.seats[row] = seat
            for k in range(MOST_ANSWERS):
                samples.answers[row * MOST_ANSWERS + k] = answers[k] if k < n else 0
                samples.policy[row * MOST_ANSWERS + k] = 0.0
        exploring = s.round_number <= settings.exploring_rounds
        if kinds[seat] == PLANNER:
            answer = choose(s, answers, n, planner, settings.planner_noise, own_seed)
            if is_sample and settings.stride > 1:
                for k in range(min(n, MOST_ANSWERS)):
                    if answers[k] == answer:
                        samples.policy[row * MOST_ANSWERS + k] = 1.0
            if random_below(own_seed, 2, 1000) < 1000 * settings.carelessness:
                answer = answers[random_below(own_seed, 3, n)]
        else:
            best = -1000.0
            for k in range(n):
                values[k] = look_ahead(
                    records, GAME, AHEAD, answers[k], own_seed,
                    network.weights, network.imagined, network.inputs, network.judged,
                )  # fmt: skip
                best = max(best, values[k])
            if is_sample and n <= MOST_ANSWERS:
                total = 0.0
                for k in range(n):
                    total += exp((values[k] - best) / POLICY_TEMPERATURE)
                for k in range(n):
                    samples.policy[row * MOST_ANSWERS + k] = exp((values[k] - best) / POLICY_TEMPERATURE) / total
            noise = settings.exploring_noise if exploring else settings.noise * spread(best)
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


@entry_point
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
