"""Chance is a seat: it turns up tiles, and chooses buildings in the random draft.

Draw k of a game is a pure function of the seed and k, the same in Python, compiled and on a GPU. The seed is not
in the record.
"""

from .answers import SUBJECT, TURN
from .jit import Answers, rule, wrap
from .kinds import CHANCE, GOODS
from .questions import Question, ask, asked, close
from .state import State
from .why import Why

# splitmix64, with its constants as signed 64-bit integers.
_STEP = -7046029254386353131
_MIX_1 = -4658895280553007687
_MIX_2 = -7723592293110705685

# What a tile is turned up for.
FOR_ROW, FOR_HACIENDA, FOR_LAND_OFFICE = range(3)


@rule
def random_bits(seed: int, k: int) -> int:
    """Return 32 random bits, number k of a stream."""
    x = wrap(seed + wrap((k + 1) * _STEP))
    x = wrap((x ^ ((x >> 30) & 0x3FFFFFFFF)) * _MIX_1)
    x = wrap((x ^ ((x >> 27) & 0x1FFFFFFFFF)) * _MIX_2)
    x = x ^ ((x >> 31) & 0x1FFFFFFFF)
    return (x >> 32) & 0xFFFFFFFF


@rule
def random_below(seed: int, k: int, limit: int) -> int:
    """Return an even choice among 0 … limit - 1."""
    return (random_bits(seed, k) * limit) >> 32


@rule
def draw(s: State, seed: int, answers: Answers, n: int) -> int:
    """Return the next answer of chance.

    Tiles are drawn in proportion to those face down; a random draft is an even choice.
    """
    if asked(s).question == Question.DRAFT:
        return answers[random_below(seed, s.draws, n)]
    rest = random_below(seed, s.draws, tiles_face_down(s))
    good = 0
    while rest >= s.face_down[good]:
        rest -= s.face_down[good]
        good += 1
    return TURN + good


@rule
def tiles_face_down(s: State) -> int:
    total = 0
    for good in range(GOODS):
        total += s.face_down[good]
    return total


@rule
def tile_can_be_drawn(s: State) -> bool:
    """Check for a tile; an empty stack is first rebuilt from the discards (3.1, A1)."""
    total = 0
    for good in range(GOODS):
        total += s.face_down[good] + s.discard[good]
    return total > 0


@rule
def turn_up_tile(s: State, purpose: int, seat: int) -> None:
    """Let chance turn up a tile, after a reshuffle if none is face down (3.1)."""
    ask(s, Question.CHANCE, CHANCE, purpose, seat)
    if tiles_face_down(s) == 0:
        ask(s, Question.RESHUFFLE, CHANCE, 0, 0)


@rule
def answer_reshuffle(s: State) -> None:
    """Shuffle the discard pile into a new face-down stack (3.1)."""
    for good in range(GOODS):
        s.face_down[good] += s.discard[good]
        s.discard[good] = 0
    close(s)


@rule
def why_not_turn(s: State, answer: int) -> int:
    if s.face_down[SUBJECT[answer]] == 0:
        return Why.NOTHING_THERE
    return Why.LEGAL


@rule
def chance_answers(s: State, answers: Answers) -> int:
    n = 0
    for good in range(GOODS):
        if why_not_turn(s, TURN + good) == Why.LEGAL:
            answers[n] = TURN + good
            n += 1
    return n
