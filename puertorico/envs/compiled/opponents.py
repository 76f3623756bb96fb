"""Steps of many games in which bots play the other seats; otherwise like `stepping.py`."""

from typing import NamedTuple

from ...bots.compiled.network import WEIGHTS, NetworkMemory, look_ahead
from ...bots.compiled.planner import TRIALS, PlannerMemory, choose
from ...rules.chance import random_below
from ...rules.jit import Answers, Counts, Singles, entry_point, rule, wrap
from ...rules.questions import asked
from .stepping import Arrays, begin, clear, is_opponent, play, random_opponent, seed_of_game, show

# The kinds of opponents; the networks of a pool are numbered from FIRST_NETWORK.
RANDOM, PLANNER, FIRST_NETWORK = range(3)

# Scratch records: the planner's trials, the game, and the position after an answer.
GAME = TRIALS
AHEAD = TRIALS + 1
RECORDS = TRIALS + 2

# Draws of chance that a network's evaluation averages over, as in the bot.
DRAWS = 2


class OpponentMemory(NamedTuple):
    """The pool of opponents, and the memory of those of one thread.

    `planner.trials` has `RECORDS` records.
    """

    pool: Counts  # the kinds to draw from
    planner: PlannerMemory
    network: NetworkMemory  # with the weights of all networks, one after the other


@rule
def member(seed: int, seat: int, size: int) -> int:
    """Return the member of an opponent pool on a seat, all equally likely by the seed."""
    return random_below(~seed, -1 - seat, size)


@rule
def best_ahead(n: int, seed: int, answers: Answers, weights: Singles, memory: OpponentMemory) -> int:
    """Return the answer that a network values most, one answer ahead."""
    records, network = memory.planner.trials, memory.network
    best, best_value = answers[0], -1000.0
    for k in range(n):
        value = 0.0
        for number in range(DRAWS):
            value += look_ahead(
                records, GAME, AHEAD, answers[k], wrap(seed + number),
                weights, network.imagined, network.inputs, network.judged,
            )  # fmt: skip
        if value > best_value:
            best, best_value = answers[k], value
    return best


@rule
def opponent(batch: Arrays, i: int, answers: Answers, n: int, memory: OpponentMemory) -> int:
    """Return the answer of the opponent that is asked."""
    s, slot = batch.games[i], batch.slots[i]
    kind = memory.pool[member(slot.seed, asked(s).seat, len(memory.pool))]
    if kind == RANDOM:
        return random_opponent(batch, i, answers, n)
    if kind == PLANNER:
        return choose(s, answers, n, memory.planner, 0.0, 0)
    memory.planner.trials[GAME] = batch.games[i]
    first = (kind - FIRST_NETWORK) * WEIGHTS
    # Not the game's own seed: the network would see the coming draws.
    seed = seed_of_game(~slot.seed, slot.decisions)
    return best_ahead(n, seed, answers, memory.network.weights[first : first + WEIGHTS], memory)


@entry_point
def advance_with_bots(
    first: int, end: int, restart: int, given: Counts, answers: Answers, batch: Arrays, memory: OpponentMemory
) -> None:
    """Take one answer in games `first` to `end`, or begin them; bots play the others."""
    for i in range(first, end):
        clear(batch, i)
        n = begin(batch, i, answers) if restart else play(batch, i, given[i], answers)
        while is_opponent(batch, i):
            n = play(batch, i, opponent(batch, i, answers, n, memory), answers)
        show(batch, i, answers, n)
