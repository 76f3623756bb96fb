"""The kernels of `CudaBatch`: a game is an index, and threads divide the indices."""

from typing import NamedTuple

from ...rules.answers import CONTINUE, LONGEST
from ...rules.chance import draw, random_below
from ...rules.jit import Answers, Counts, Shorts, rule
from ...rules.kinds import CHANCE
from ...rules.layout import I64, Record, Rows
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.scoring import score
from ...rules.state import State
from ...rules.turn import legal_answers, take
from ..compiled.stepping import (
    Arrays,
    clear,
    finish,
    is_legal,
    is_opponent,
    random_choice,
    random_opponent,
    remember,
    seed_of_game,
    set_up_next,
    show,
)
from .thread import INTEGER, SHORT, cuda, kernel

# What a step reports: the first game with an illegal answer, and the longest game in answers.
REFUSED, MOST_DECISIONS, LAST_REPORT = range(3)
NONE_REFUSED = 1 << 62

# Games that a block plays at the same time in `play_random`, and the questions by which it sorts them.
MOST_PLACES = 4096
ALL_QUESTIONS = int(Question.GAME_OVER) + 1
BOUNDS = ALL_QUESTIONS + 1


class Place(Record):
    """What `play_random` knows about a running game besides the record."""

    number: I64
    decisions: I64


class Pool(NamedTuple):
    """The memory of `play_random`: a place per running game, a row per finished one."""

    start: Rows[State]  # one record: the game before chance has drawn anything
    games: Rows[State]
    places: Rows[Place]
    next_number: Counts  # one number: that of the next game to begin
    finished: Rows[State]  # empty if the final records are not kept
    scores: Shorts
    decisions: Counts


@kernel
def check(given: Counts, answers: Counts, batch: Arrays, report: Counts) -> None:
    """Copy the answers, of any integer type, and report the first illegal one."""
    for i in range(cuda.grid(1), len(answers), cuda.gridsize(1)):
        answers[i] = given[i]
        if not is_legal(batch, i, given[i]):
            cuda.atomic.min(report, REFUSED, i)


@rule
def move(batch: Arrays, i: int, restart: int, answer: int, answers: Answers) -> int:
    """Take one answer or begin a game in one loop, like `stepping.advance`.

    The compiler for GPUs inlines functions where they are called. Here each rule is called in one place, which keeps
    the code small and the threads together.
    """
    s, slot = batch.games[i], batch.slots[i]
    is_due, n = not restart, 0
    if restart:
        set_up_next(batch, i)
    else:
        remember(batch, i, answer)
    while n == 0:
        if is_due:
            take(s, answer)
        question = asked(s).question
        answer, is_due = CONTINUE, True
        if question == Question.GAME_OVER:
            finish(batch, i)
            set_up_next(batch, i)
            is_due = False
        elif question < FIRST_MOMENT:
            n = legal_answers(s, question, answers)
            answer = answers[0]
            if n > 1 and asked(s).seat == CHANCE:
                answer = draw(s, slot.seed, answers, n)
                n = 0
            elif n > 1 and is_opponent(batch, i):
                answer = random_opponent(batch, i, answers, n)
                remember(batch, i, answer)
                n = 0
            elif n == 1:
                n = 0
    return n


@kernel
def advance(restart: int, given: Counts, batch: Arrays, report: Counts) -> None:
    """Take one answer in all games, or begin them. Do nothing if an answer was refused."""
    if report[REFUSED] != NONE_REFUSED:
        return
    answers = cuda.local.array(LONGEST, SHORT)
    for i in range(cuda.grid(1), batch.settings[0].games, cuda.gridsize(1)):
        clear(batch, i)
        n = move(batch, i, restart, given[i], answers)
        show(batch, i, answers, n)
        cuda.atomic.max(report, MOST_DECISIONS, batch.slots[i].decisions)


@kernel
def choose_at_random(seed: int, step: int, given: Counts, batch: Arrays) -> None:
    """Write a legal answer for every game, all equally likely."""
    for i in range(cuda.grid(1), len(given), cuda.gridsize(1)):
        given[i] = random_choice(batch, i, seed, step)


@rule
def deal(pool: Pool, place: int) -> int:
    """Begin the next game in a slot; return its question, or `NOTHING` if none is left."""
    number = cuda.atomic.add(pool.next_number, 0, 1)
    if number >= len(pool.decisions):
        return Question.NOTHING
    pool.games[place] = pool.start[0]
    pool.places[place].number = number
    pool.places[place].decisions = 0
    return asked(pool.games[place]).question


@rule
def answer_at_random(pool: Pool, place: int, question: int, seed: int, answers: Answers) -> None:
    """Answer one question or moment at random, as a turn of `rules.playout.play_out`."""
    s, running = pool.games[place], pool.places[place]
    answer = CONTINUE
    if question < FIRST_MOMENT:
        n = legal_answers(s, question, answers)
        answer = answers[0]
        if n > 1:
            own_seed = seed_of_game(seed, running.number)
            if asked(s).seat == CHANCE:
                answer = draw(s, own_seed, answers, n)
            else:
                answer = answers[random_below(~own_seed, running.decisions, n)]
                running.decisions += 1
    take(s, answer)


@rule
def end(pool: Pool, place: int) -> None:
    """Write how a game ended."""
    s, number = pool.games[place], pool.places[place].number
    for seat in range(s.seats):
        pool.scores[number * s.seats + seat] = score(s, seat)
    pool.decisions[number] = pool.places[place].decisions
    if len(pool.finished) > 0:
        pool.finished[number] = pool.games[place]


@kernel
def play_random(seed: int, pool: Pool) -> None:
    """Play games to their end, every seat at random, as `rules.playout.play_out` does.

    The 32 threads of a warp share a program counter, so threads with different questions wait for each other. A block
    therefore has more games than threads, and sorts them by question before every turn.
    """
    me, threads, own_places = cuda.threadIdx.x, cuda.blockDim.x, len(pool.games) // cuda.gridDim.x
    first = cuda.blockIdx.x * own_places
    answers = cuda.local.array(LONGEST, SHORT)
    asks = cuda.shared.array(MOST_PLACES, SHORT)
    order = cuda.shared.array(MOST_PLACES, SHORT)
    begins = cuda.shared.array(BOUNDS, INTEGER)
    for k in range(me, own_places, threads):
        asks[k] = deal(pool, first + k)
    idle = 0
    while idle < own_places:
        for question in range(me, BOUNDS, threads):
            begins[question] = 0
        cuda.syncthreads()
        for k in range(me, own_places, threads):
            cuda.atomic.add(begins, asks[k] + 1, 1)
        cuda.syncthreads()
        idle = begins[1]
        cuda.syncthreads()
        if me == 0:
            for question in range(1, ALL_QUESTIONS):
                begins[question + 1] += begins[question]
        cuda.syncthreads()
        for k in range(me, own_places, threads):
            order[cuda.atomic.add(begins, asks[k], 1)] = k
        cuda.syncthreads()
        for turn in range(idle + me, own_places, threads):
            k = order[turn]
            place, question = first + k, asks[k]
            if question == Question.GAME_OVER:
                end(pool, place)
                asks[k] = deal(pool, place)
            else:
                answer_at_random(pool, place, question, seed, answers)
                asks[k] = asked(pool.games[place]).question
        cuda.syncthreads()
