"""Steps of many games: take an answer, let others play, write what is asked next.

A game of a batch is one index `i` into the arrays of `Arrays`, so that threads of a processor or of a GPU can divide
the games among themselves.
"""

from typing import NamedTuple

from ...rules.answers import ANSWER_COUNT, LONGEST
from ...rules.chance import draw, random_below, random_bits
from ...rules.jit import Answers, Bytes, Counts, Shorts, Singles, entry_point, rule, wrap
from ...rules.kinds import CHANCE
from ...rules.layout import I64, Record, Rows
from ...rules.questions import asked
from ...rules.scoring import score
from ...rules.state import State
from ...rules.turn import apply, continue_to_choice, take
from .observation import COLUMNS, RECORD_BYTES, observe
from .rewards import reward_seats


class BatchSettings(Record):
    """What is the same for all games of a batch."""

    games: I64
    seed: I64
    reward: I64  # an index of `REWARDS`
    opponents: I64  # 1: they play all seats but the learner's
    centered: I64  # 1: observations begin with the board of the observing seat
    history: I64  # how many answers of each game can be remembered


class Slot(Record):
    """What a batch knows about one of its games besides the record."""

    number: I64  # of the running game, counted over all games of the batch
    seed: I64
    decisions: I64  # answers given in the running game
    finished_seed: I64  # of the game that ended last in this slot
    finished_decisions: I64


class Arrays(NamedTuple):
    """The memory of a batch. Rows of several numbers follow each other in game order."""

    games: Rows[State]
    content: Bytes  # the bytes of `games`
    start: Rows[State]  # one record: the game before chance has drawn anything
    settings: Rows[BatchSettings]  # one record
    slots: Rows[Slot]
    seats: Counts  # the asked seat of each game
    counts: Counts  # how many answers are legal
    choices: Answers  # the legal answers
    masks: Bytes  # the same as flags; empty if they are not shown
    observations: Shorts  # what the asked seat is shown; empty if they are not shown
    rewards: Singles
    scores: Shorts
    done: Bytes
    final_observations: Shorts  # what the learner was shown of the last game that ended; empty if not kept
    history: Shorts  # the answers of the running games, then those of the games that ended last


@rule
def seed_of_game(seed: int, number: int) -> int:
    """Return the seed of a game by its number in the batch: 64 random bits."""
    return wrap((random_bits(seed, 2 * number) << 32) + random_bits(seed, 2 * number + 1))


@rule
def let_chance_answer(s: State, n: int, seed: int, answers: Answers) -> int:
    """Continue until a player is asked. `n` and the result are answer counts (0: over)."""
    while n > 0 and asked(s).seat == CHANCE:
        n = apply(s, draw(s, seed, answers, n), answers)
    return n


@rule
def set_up_next(batch: Arrays, i: int) -> None:
    """Set up the game whose number is in the slot, before chance has drawn anything."""
    slot = batch.slots[i]
    slot.seed = seed_of_game(batch.settings[0].seed, slot.number)
    slot.decisions = 0
    batch.games[i] = batch.start[0]


@rule
def begin(batch: Arrays, i: int, answers: Answers) -> int:
    """Begin the next game of a slot and continue to its first question."""
    set_up_next(batch, i)
    s = batch.games[i]
    return let_chance_answer(s, continue_to_choice(s, answers), batch.slots[i].seed, answers)


@rule
def remember(batch: Arrays, i: int, answer: int) -> None:
    """Write an answer into the history, if it has room."""
    slot = batch.slots[i]
    width = batch.settings[0].history
    if slot.decisions < width:
        batch.history[i * width + slot.decisions] = answer
    slot.decisions += 1


@rule
def learner(s: State, i: int) -> int:
    """Return the seat of the learner of game i, counted around the table."""
    return i % s.seats


@rule
def write_observation(batch: Arrays, i: int, seat: int, rows: Shorts) -> None:
    """Write what a seat of game i is shown into its row."""
    content = batch.content[i * RECORD_BYTES : (i + 1) * RECORD_BYTES]
    columns = rows[i * COLUMNS : (i + 1) * COLUMNS]
    observe(batch.games[i], content, seat, batch.settings[0].centered, columns)


@rule
def finish(batch: Arrays, i: int) -> None:
    """Write how a game ended, and prepare its slot for the next one."""
    s = batch.games[i]
    slot = batch.slots[i]
    settings = batch.settings[0]
    batch.done[i] = 1
    reward_seats(s, settings.reward, batch.rewards, i * s.seats)
    for seat in range(s.seats):
        batch.scores[i * s.seats + seat] = score(s, seat)
    if len(batch.final_observations) > 0:
        write_observation(batch, i, learner(s, i), batch.final_observations)
    slot.number += settings.games
    slot.finished_seed = slot.seed
    slot.finished_decisions = slot.decisions
    width = settings.history
    for k in range(min(width, slot.decisions)):
        batch.history[(settings.games + i) * width + k] = batch.history[i * width + k]


@rule
def play(batch: Arrays, i: int, answer: int, answers: Answers) -> int:
    """Take an answer and continue to a player's question, in a new game if this one is over."""
    s = batch.games[i]
    remember(batch, i, answer)
    n = let_chance_answer(s, apply(s, answer, answers), batch.slots[i].seed, answers)
    if n == 0:
        finish(batch, i)
        n = begin(batch, i, answers)
    return n


@rule
def clear(batch: Arrays, i: int) -> None:
    """Clear what the last step wrote; in the wide mask only the answers that were legal."""
    if len(batch.masks) > 0:
        for k in range(batch.counts[i]):
            batch.masks[i * ANSWER_COUNT + batch.choices[i * LONGEST + k]] = 0
    if batch.done[i]:
        batch.done[i] = 0
        seats = batch.games[i].seats
        for seat in range(seats):
            batch.rewards[i * seats + seat] = 0.0


@rule
def show(batch: Arrays, i: int, answers: Answers, n: int) -> None:
    """Write what is asked: the seat, its legal answers, and what it is shown."""
    s = batch.games[i]
    seat = asked(s).seat
    batch.seats[i] = seat
    batch.counts[i] = n
    for k in range(n):
        batch.choices[i * LONGEST + k] = answers[k]
    if len(batch.masks) > 0:
        for k in range(n):
            batch.masks[i * ANSWER_COUNT + answers[k]] = 1
    if len(batch.observations) > 0:
        write_observation(batch, i, seat, batch.observations)


@rule
def is_opponent(batch: Arrays, i: int) -> bool:
    """Return whether an opponent is asked."""
    s = batch.games[i]
    return batch.settings[0].opponents != 0 and asked(s).seat != learner(s, i)


@rule
def random_opponent(batch: Arrays, i: int, answers: Answers, n: int) -> int:
    """Return an opponent's random answer, which follows from the seed of the game."""
    slot = batch.slots[i]
    return answers[random_below(~slot.seed, slot.decisions, n)]


@entry_point
def advance(first: int, end: int, restart: int, given: Counts, answers: Answers, batch: Arrays) -> None:
    """Take one answer in games `first` to `end`, or begin them; opponents are random."""
    for i in range(first, end):
        clear(batch, i)
        n = begin(batch, i, answers) if restart else play(batch, i, given[i], answers)
        while is_opponent(batch, i):
            n = play(batch, i, random_opponent(batch, i, answers, n), answers)
        show(batch, i, answers, n)


@rule
def is_legal(batch: Arrays, i: int, answer: int) -> bool:
    """Return whether an answer is among the legal ones of a game."""
    k = batch.counts[i] - 1
    while k >= 0 and batch.choices[i * LONGEST + k] != answer:
        k -= 1
    return k >= 0


@entry_point
def first_illegal(given: Counts, batch: Arrays) -> int:
    """Return the first game whose answer is not legal, -1 if all are legal."""
    for i in range(len(given)):
        if not is_legal(batch, i, given[i]):
            return i
    return -1


@rule
def random_choice(batch: Arrays, i: int, seed: int, step: int) -> int:
    """Return a legal answer of a game, all equally likely."""
    return batch.choices[i * LONGEST + random_below(seed, step * batch.settings[0].games + i, batch.counts[i])]


@entry_point
def choose_at_random(seed: int, step: int, given: Counts, batch: Arrays) -> None:
    """Write a legal answer for every game, all equally likely."""
    for i in range(len(given)):
        given[i] = random_choice(batch, i, seed, step)


@entry_point
def step_one(games: Rows[State], seed: int, restart: int, answer: int, answers: Answers, n: int, mask: Bytes) -> int:
    """Take one answer in `games[0]`, or begin it. Return the next answers' count (0: over).

    `answers` lists n answers before, and the returned number afterwards; `mask` is kept up to date. Returns -1 and
    changes nothing if the answer is not legal.
    """
    s = games[0]
    if not restart and (answer < 0 or answer >= ANSWER_COUNT or mask[answer] == 0):
        return -1
    for k in range(n):
        mask[answers[k]] = 0
    if not restart:
        take(s, answer)
    n = let_chance_answer(s, continue_to_choice(s, answers), seed, answers)
    for k in range(n):
        mask[answers[k]] = 1
    return n


@entry_point
def observe_one(games: Rows[State], content: Bytes, seat: int, centered: int, columns: Shorts) -> None:
    """Write what a seat is shown of `games[0]`."""
    observe(games[0], content, seat, centered, columns)


@entry_point
def reward_one(games: Rows[State], kind: int, rewards: Singles) -> None:
    """Write the rewards of `games[0]`."""
    reward_seats(games[0], kind, rewards, 0)
