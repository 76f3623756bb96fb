"""The code of a thread on a graphics card: a game of a batch is one index, and the threads share the indices out."""

# The names of that file one by one would make this one a source of the processor's compiled code.
from ...rules import jit
from ...rules.answers import CONTINUE, LONGEST
from ...rules.chance import draw, random_below
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.scoring import score
from ...rules.state import State
from ...rules.turn import legal_answers, take
from ..compiled.stepping import (
    BATCH_SEED,
    CHOICES,
    DECISIONS,
    GAMES,
    NUMBER,
    SEED,
    finish,
    forget,
    is_opponent,
    remember,
    seed_of_game,
    show,
)
from .thread import INTEGER, SHORT, cuda, kernel

# What the threads tell of a step: the first game with a bad answer, and the most answers given in a game.
REFUSED, MOST_DECISIONS, LAST_REPORT = range(3)
NONE_REFUSED = 1 << 62

# Places for games in a block when whole games are played, and the questions by which it sorts them.
MOST_PLACES = 4096
QUESTIONS = int(Question.GAME_OVER) + 1
BOUNDS = QUESTIONS + 1


@kernel
def check(given: jit.Counts, answers: jit.Counts, slots: jit.Counts, choices: jit.Answers, report: jit.Counts) -> None:
    """Take over the given answers, whatever their integers are, and look for one that is not legal."""
    count = len(answers)
    for i in range(cuda.grid(1), count, cuda.gridsize(1)):
        answers[i] = given[i]
        k = slots[CHOICES * count + i] - 1
        while k >= 0 and choices[i * LONGEST + k] != given[i]:
            k -= 1
        if k < 0:
            cuda.atomic.min(report, REFUSED, i)


@jit.rule
def set_up_next(games: Rows[State], i: int, start: Rows[State], settings: jit.Counts, slots: jit.Counts) -> None:
    """The game whose number stands in the slot, before chance has done anything."""
    count = settings[GAMES]
    slots[SEED * count + i] = seed_of_game(settings[BATCH_SEED], slots[NUMBER * count + i])
    slots[DECISIONS * count + i] = 0
    games[i] = start[0]


@jit.rule
def move(
    games: Rows[State],
    i: int,
    anew: int,
    start: Rows[State],
    given: jit.Counts,
    answers: jit.Answers,
    settings: jit.Counts,
    slots: jit.Counts,
    rewards: jit.Singles,
    scores: jit.Shorts,
    done: jit.Bytes,
    history: jit.Shorts,
) -> int:
    """What `stepping.move` does, as one loop over answers and moments.

    A graphics card calls functions badly, so that they are copied to where they are called: here each rule is called in
    one place, which keeps the code small and threads together.
    """
    s, count = games[i], settings[GAMES]
    answer, is_due, n = given[i], not anew, 0
    if anew:
        set_up_next(games, i, start, settings, slots)
    else:
        remember(i, answer, settings, slots, history)
    while n == 0:
        if is_due:
            take(s, answer)
        question = asked(s).question
        answer, is_due = CONTINUE, True
        if question == Question.GAME_OVER:
            finish(s, i, settings, slots, rewards, scores, done, history)
            set_up_next(games, i, start, settings, slots)
            is_due = False
        elif question < FIRST_MOMENT:
            n = legal_answers(s, question, answers)
            answer = answers[0]
            if n > 1 and asked(s).seat == CHANCE:
                answer = draw(s, slots[SEED * count + i], answers, n)
                n = 0
            elif n > 1 and is_opponent(s, i, settings):
                answer = answers[random_below(~slots[SEED * count + i], slots[DECISIONS * count + i], n)]
                remember(i, answer, settings, slots, history)
                n = 0
            elif n == 1:
                n = 0
    return n


@kernel
def advance(
    anew: int,
    games: Rows[State],
    start: Rows[State],
    content: jit.Bytes,
    given: jit.Counts,
    settings: jit.Counts,
    slots: jit.Counts,
    choices: jit.Answers,
    masks: jit.Bytes,
    observations: jit.Shorts,
    rewards: jit.Singles,
    scores: jit.Shorts,
    done: jit.Bytes,
    history: jit.Shorts,
    report: jit.Counts,
) -> None:
    """One step of all games, or their beginning; nothing where an answer was refused."""
    if report[REFUSED] != NONE_REFUSED:
        return
    answers = cuda.local.array(LONGEST, SHORT)
    for i in range(cuda.grid(1), settings[GAMES], cuda.gridsize(1)):
        forget(i, settings, slots, choices, masks, rewards, done)
        n = move(games, i, anew, start, given, answers, settings, slots, rewards, scores, done, history)
        show(games[i], content, i, n, answers, settings, slots, choices, masks, observations)
        cuda.atomic.max(report, MOST_DECISIONS, slots[DECISIONS * settings[GAMES] + i])


@kernel
def choose_at_random(seed: int, step: int, given: jit.Counts, slots: jit.Counts, choices: jit.Answers) -> None:
    """A legal answer for every game, all equally likely."""
    count = len(given)
    for i in range(cuda.grid(1), count, cuda.gridsize(1)):
        given[i] = choices[i * LONGEST + random_below(seed, step * count + i, slots[CHOICES * count + i])]


@jit.rule
def deal(
    place: int,
    start: Rows[State],
    pool: Rows[State],
    places: jit.Counts,
    decisions: jit.Counts,
    next_number: jit.Counts,
) -> int:
    """Begin the next game in a place of the pool; returns what it asks, or nothing where no game is left."""
    number = cuda.atomic.add(next_number, 0, 1)
    if number >= len(decisions):
        return Question.NOTHING
    pool[place] = start[0]
    places[2 * place] = number
    places[2 * place + 1] = 0
    return asked(pool[place]).question


@jit.rule
def answer_at_random(s: State, question: int, place: int, seed: int, answers: jit.Answers, places: jit.Counts) -> None:
    """Answer what is asked, or let the moment happen: the same as one turn of `rules.playout.play_out`."""
    answer = CONTINUE
    if question < FIRST_MOMENT:
        n = legal_answers(s, question, answers)
        answer = answers[0]
        if n > 1:
            own_seed = seed_of_game(seed, places[2 * place])
            if asked(s).seat == CHANCE:
                answer = draw(s, own_seed, answers, n)
            else:
                answer = answers[random_below(~own_seed, places[2 * place + 1], n)]
                places[2 * place + 1] += 1
    take(s, answer)


@jit.rule
def end(
    s: State,
    place: int,
    places: jit.Counts,
    pool: Rows[State],
    games: Rows[State],
    scores: jit.Shorts,
    decisions: jit.Counts,
) -> None:
    """Write down how a game ended."""
    number = places[2 * place]
    for seat in range(s.seats):
        scores[number * s.seats + seat] = score(s, seat)
    decisions[number] = places[2 * place + 1]
    if len(games) > 0:
        games[number] = pool[place]


@kernel
def play_random(
    seed: int,
    start: Rows[State],
    pool: Rows[State],
    places: jit.Counts,
    games: Rows[State],
    scores: jit.Shorts,
    decisions: jit.Counts,
    next_number: jit.Counts,
) -> None:
    """Play games to their end, every seat at random, as `rules.playout.play_out` does.

    The 32 threads of a warp have one program counter: where their games ask different questions, each waits for all
    the others. So a block has more games than threads, and before every turn it sorts them by what they ask.
    """
    me, threads, own_places = cuda.threadIdx.x, cuda.blockDim.x, len(pool) // cuda.gridDim.x
    first = cuda.blockIdx.x * own_places
    answers = cuda.local.array(LONGEST, SHORT)
    asks = cuda.shared.array(MOST_PLACES, SHORT)
    order = cuda.shared.array(MOST_PLACES, SHORT)
    begins = cuda.shared.array(BOUNDS, INTEGER)
    for k in range(me, own_places, threads):
        asks[k] = deal(first + k, start, pool, places, decisions, next_number)
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
            for question in range(1, QUESTIONS):
                begins[question + 1] += begins[question]
        cuda.syncthreads()
        for k in range(me, own_places, threads):
            order[cuda.atomic.add(begins, asks[k], 1)] = k
        cuda.syncthreads()
        for turn in range(idle + me, own_places, threads):
            k = order[turn]
            place, question = first + k, asks[k]
            s = pool[place]
            if question == Question.GAME_OVER:
                end(s, place, places, pool, games, scores, decisions)
                asks[k] = deal(place, start, pool, places, decisions, next_number)
            else:
                answer_at_random(s, question, place, seed, answers, places)
                asks[k] = asked(s).question
        cuda.syncthreads()
