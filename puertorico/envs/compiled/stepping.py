"""Steps of many games at once: take an answer, let chance and the opponents go on, write down what is asked next.

A game of a batch is one index `i`. Everything that belongs to it lies in arrays at that index, so that threads of a
processor or of a graphics card can share the games out among themselves. Its record is `games[at]`: in the batch's own
array `at` is `i`, but a thread may as well work on a copy that lies nearer to it.
"""

from ...rules.answers import ANSWERS, LONGEST
from ...rules.chance import draw, random_below, random_bits
from ...rules.jit import Answers, Bytes, Counts, Shorts, Singles, rule, verb, wrap
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import asked
from ...rules.scoring import score
from ...rules.state import State
from ...rules.turn import apply, go_on, take
from .features import COLUMNS, RECORD_BYTES, observe
from .rewards import reward_seats

# What is known of each game beside its record: rows of one array, a column for each game.
NUMBER, SEED, DECISIONS, SEAT, CHOICES, FINISHED_SEED, FINISHED_DECISIONS = SLOT_ROWS = range(7)

# What holds for all games of a batch.
GAMES, BATCH_SEED, REWARD, OPPONENTS, CENTRED, HISTORY, LAST_SETTING = range(7)

NO_OPPONENTS, RANDOM_OPPONENTS, PLANNERS = range(3)


@rule
def seed_of_game(seed: int, number: int) -> int:
    """The seed of a game by its number in the batch: 64 random bits."""
    return wrap((random_bits(seed, 2 * number) << 32) + random_bits(seed, 2 * number + 1))


@rule
def let_chance_answer(s: State, n: int, seed: int, answers: Answers) -> int:
    """Go on until a player is asked; n answers are listed before and afterwards (0: game over)."""
    while n > 0 and asked(s).seat == CHANCE:
        n = apply(s, draw(s, seed, answers, n), answers)
    return n


@rule
def begin(
    games: Rows[State], at: int, i: int, start: Rows[State], answers: Answers, settings: Counts, slots: Counts
) -> int:
    """The game whose number stands in the slot, up to its first question."""
    count = settings[GAMES]
    slots[SEED * count + i] = seed_of_game(settings[BATCH_SEED], slots[NUMBER * count + i])
    slots[DECISIONS * count + i] = 0
    games[at] = start[0]
    return let_chance_answer(games[at], go_on(games[at], answers), slots[SEED * count + i], answers)


@rule
def remember(i: int, answer: int, settings: Counts, slots: Counts, history: Shorts) -> None:
    """Write an answer down, if there is room to: the history holds the running games, then the finished ones."""
    count = settings[GAMES]
    decisions = slots[DECISIONS * count + i]
    if decisions < settings[HISTORY]:
        history[i * settings[HISTORY] + decisions] = answer
    slots[DECISIONS * count + i] = decisions + 1


@rule
def finish(
    s: State,
    i: int,
    settings: Counts,
    slots: Counts,
    rewards: Singles,
    scores: Shorts,
    done: Bytes,
    history: Shorts,
) -> None:
    """Write down how a game ended, and make its slot ready for the next."""
    count = settings[GAMES]
    done[i] = 1
    reward_seats(s, settings[REWARD], rewards, i * s.seats)
    for seat in range(s.seats):
        scores[i * s.seats + seat] = score(s, seat)
    slots[NUMBER * count + i] += count
    slots[FINISHED_SEED * count + i] = slots[SEED * count + i]
    slots[FINISHED_DECISIONS * count + i] = slots[DECISIONS * count + i]
    width = settings[HISTORY]
    for k in range(min(width, slots[DECISIONS * count + i])):
        history[(count + i) * width + k] = history[i * width + k]


@rule
def play(
    games: Rows[State],
    at: int,
    i: int,
    answer: int,
    start: Rows[State],
    answers: Answers,
    settings: Counts,
    slots: Counts,
    rewards: Singles,
    scores: Shorts,
    done: Bytes,
    history: Shorts,
) -> int:
    """Take an answer and go on to the next question of a player, in the next game if this one is over."""
    s = games[at]
    remember(i, answer, settings, slots, history)
    n = let_chance_answer(s, apply(s, answer, answers), slots[SEED * settings[GAMES] + i], answers)
    if n == 0:
        finish(s, i, settings, slots, rewards, scores, done, history)
        n = begin(games, at, i, start, answers, settings, slots)
    return n


@rule
def forget(
    i: int, settings: Counts, slots: Counts, choices: Answers, masks: Bytes, rewards: Singles, done: Bytes
) -> None:
    """Take back what the last step showed: in the mask only the few answers that were legal, because masks are wide."""
    if len(masks) > 0:
        for k in range(slots[CHOICES * settings[GAMES] + i]):
            masks[i * ANSWERS + choices[i * LONGEST + k]] = 0
    if done[i]:
        done[i] = 0
        seats = len(rewards) // settings[GAMES]
        for seat in range(seats):
            rewards[i * seats + seat] = 0.0


@rule
def show(
    s: State,
    content: Bytes,
    i: int,
    n: int,
    answers: Answers,
    settings: Counts,
    slots: Counts,
    choices: Answers,
    masks: Bytes,
    observations: Shorts,
) -> None:
    """Write down what is asked: of whom, the legal answers, and what the asked seat is shown.

    `content` is the bytes of all games of the batch.
    """
    seat = asked(s).seat
    slots[SEAT * settings[GAMES] + i] = seat
    slots[CHOICES * settings[GAMES] + i] = n
    for k in range(n):
        choices[i * LONGEST + k] = answers[k]
    if len(masks) > 0:
        for k in range(n):
            masks[i * ANSWERS + answers[k]] = 1
    if len(observations) > 0:
        record, row = i * RECORD_BYTES, i * COLUMNS
        mine = observations[row : row + COLUMNS]
        observe(s, content[record : record + RECORD_BYTES], seat, settings[CENTRED], mine)


@rule
def is_opponent(s: State, i: int, settings: Counts) -> bool:
    """Against opponents the learner of game i sits on seat i, counted round the table."""
    return settings[OPPONENTS] != NO_OPPONENTS and asked(s).seat != i % s.seats


@rule
def move(
    games: Rows[State],
    at: int,
    i: int,
    anew: int,
    start: Rows[State],
    given: Counts,
    answers: Answers,
    settings: Counts,
    slots: Counts,
    rewards: Singles,
    scores: Shorts,
    done: Bytes,
    history: Shorts,
) -> int:
    """One step of a game, or its beginning, up to the next answer that is asked for; opponents answer at random."""
    count = settings[GAMES]
    if anew:
        n = begin(games, at, i, start, answers, settings, slots)
    else:
        n = play(games, at, i, given[i], start, answers, settings, slots, rewards, scores, done, history)
    while is_opponent(games[at], i, settings):
        answer = answers[random_below(~slots[SEED * count + i], slots[DECISIONS * count + i], n)]
        n = play(games, at, i, answer, start, answers, settings, slots, rewards, scores, done, history)
    return n


@verb
def advance(
    first: int,
    end: int,
    anew: int,
    games: Rows[State],
    start: Rows[State],
    content: Bytes,
    given: Counts,
    answers: Answers,
    settings: Counts,
    slots: Counts,
    choices: Answers,
    masks: Bytes,
    observations: Shorts,
    rewards: Singles,
    scores: Shorts,
    done: Bytes,
    history: Shorts,
) -> None:
    """One step of the games from `first` to `end`, or their beginning."""
    for i in range(first, end):
        forget(i, settings, slots, choices, masks, rewards, done)
        n = move(games, i, i, anew, start, given, answers, settings, slots, rewards, scores, done, history)
        show(games[i], content, i, n, answers, settings, slots, choices, masks, observations)


@verb
def first_illegal(first: int, end: int, given: Counts, slots: Counts, choices: Answers) -> int:
    """The first game whose answer is not legal, -1 if all are."""
    count = len(given)
    for i in range(first, end):
        k = slots[CHOICES * count + i] - 1
        while k >= 0 and choices[i * LONGEST + k] != given[i]:
            k -= 1
        if k < 0:
            return i
    return -1


@verb
def choose_at_random(seed: int, step: int, given: Counts, slots: Counts, choices: Answers) -> None:
    """A legal answer for every game, all equally likely."""
    count = len(given)
    for i in range(count):
        given[i] = choices[i * LONGEST + random_below(seed, step * count + i, slots[CHOICES * count + i])]


@verb
def step_one(games: Rows[State], seed: int, anew: int, answer: int, answers: Answers, n: int, mask: Bytes) -> int:
    """A step of `games[0]`, or its beginning: from the n answers listed to those of the next question (0: game over).

    The mask is kept up to date; -1 says that the answer is not legal, and nothing has changed.
    """
    s = games[0]
    if not anew and (answer < 0 or answer >= ANSWERS or mask[answer] == 0):
        return -1
    for k in range(n):
        mask[answers[k]] = 0
    if not anew:
        take(s, answer)
    n = let_chance_answer(s, go_on(s, answers), seed, answers)
    for k in range(n):
        mask[answers[k]] = 1
    return n


@verb
def observe_one(games: Rows[State], content: Bytes, seat: int, centred: int, columns: Shorts) -> None:
    observe(games[0], content, seat, centred, columns)


@verb
def reward_one(games: Rows[State], kind: int, rewards: Singles) -> None:
    reward_seats(games[0], kind, rewards, 0)
