"""Compiled playouts in which the network's policy plays every seat."""

from ...rules.chance import draw, random_bits
from ...rules.jit import Answers, Singles, entry_point, rule
from ...rules.kinds import CHANCE
from ...rules.layout import Rows
from ...rules.questions import asked
from ...rules.state import State
from ...rules.turn import apply
from .network import NetworkMemory, judge_answers, see


@rule
def drawn(priors: Singles, n: int, seed: int, step: int) -> int:
    """Draw one of n answers by the squares of their shares, so that rare ones hardly occur."""
    total = 0.0
    for i in range(n):
        total += priors[i] * priors[i]
    rest = random_bits(~seed, step) / 4294967296.0 * total
    for i in range(n - 1):
        rest -= priors[i] * priors[i]
        if rest < 0.0:
            return i
    return n - 1


@entry_point
def play_on(records: Rows[State], n: int, seed: int, answers: Answers, memory: NetworkMemory) -> None:
    """Play `records[0]` to the end, beginning with one of its n legal `answers`."""
    weights, _, inputs, judged, priors = memory
    s = records[0]
    step = 0
    while n > 0:
        if asked(s).seat == CHANCE:
            answer = draw(s, seed, answers, n)
        elif n == 1:
            answer = answers[0]
        else:
            see(s, weights, inputs, judged)
            judge_answers(answers, n, weights, judged, priors)
            answer = answers[drawn(priors, n, seed, step)]
        n = apply(s, answer, answers)
        step += 1
