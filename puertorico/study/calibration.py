"""Calibration of hints: how often a longer search contradicts a confident hint.

`python -m puertorico.study.calibration` plays games between bots, compares the answers of some of their decisions as a
hint does, and again with ten times the budget. It prints how many hints were certain, how many of these were wrong, and
how often the longer search is within the errors that were given.

With `--chances` it prints how far the chances of the searches of an analysis are from those of a much longer one.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from ..bots.protocol import Prompt, make
from ..game.game import Game
from . import ANALYST, LONG_ANALYST
from .comparison import CLEAR, Comparison, compare
from .hint import evaluator_by_name, evaluators

# Players and expansions of the games, in turn.
RULE_SETS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ()),
    (3, ()),
    (4, ()),
    (5, ()),
    (4, ("new_buildings",)),
    (4, ("nobles",)),
    (3, ("new_buildings", "nobles")),
    (4, ()),
)
MORE = 10  # times the budget for the longer search
OF_A_GAME = 6  # positions

# The search that the chances of an analysis are compared with, and the spread of nearly certain results.
REFERENCE = "search:playouts=400000"
SMALLEST_SPREAD = 0.02


@dataclass(frozen=True, slots=True)
class Check:
    """One position, compared with the budget of a hint and with ten times as much."""

    question: str
    short: Comparison
    long: Comparison

    @property
    def is_certain(self) -> bool:
        return not self.short.as_good

    @property
    def is_wrong(self) -> bool:
        """Return whether a longer search finds another answer better beyond its error."""
        best = self.short.best.answer
        named = [rival for rival in self.long.rivals if rival.answer == best]
        return self.is_certain and (not named or named[0].is_clearly_worse)

    def deviations(self) -> Iterator[float]:
        """Yield how far a longer search's differences are from the first, in standard errors."""
        later = {rival.answer: rival.chance.value for rival in self.long.rivals}
        best = self.short.best.answer
        for rival in self.short.rivals[1:]:
            if rival.behind.error and {best, rival.answer} <= set(later):
                yield abs(later[best] - later[rival.answer] - rival.behind.value) / rival.behind.error


def positions(player: str, seed: int) -> Iterator[Prompt]:
    """Yield decisions of games between bots of one name, some of each game."""
    while True:
        players, expansions = RULE_SETS[seed % len(RULE_SETS)]
        yield from sampled_decisions([player] * players, expansions, seed, OF_A_GAME)
        seed += 1


def sampled_decisions(names: Sequence[str], expansions: tuple[str, ...], seed: int, count: int) -> list[Prompt]:
    """Play a game between the bots of these names, and return some of its decisions."""
    game = Game.new(len(names), expansions, seed=seed)
    table = [make(name, 100 * seed + seat) for seat, name in enumerate(names)]
    prompts = []
    while not game.is_over:
        prompt = Prompt.of(game)
        if len(prompt.answers) > 1:
            prompts.append(prompt)
        game.play(table[prompt.seat].choose(prompt))
    return random.Random(seed).sample(prompts, count)


def check(prompt: Prompt, budget: int, evaluator: str, seed: int) -> Check:
    """Compare the answers to a question with the two budgets and independent seeds."""
    short = compare(prompt, evaluators(evaluator, budget, seed))
    long = compare(prompt, evaluators(evaluator, MORE * budget, seed + 1_000))
    return Check(prompt.question.name, short, long)


def report(checks: list[Check]) -> Iterator[str]:
    """Yield the lines of the measurement."""
    certain = [each for each in checks if each.is_certain]
    wrong = [each for each in certain if each.is_wrong]
    deviations = [deviation for each in checks for deviation in each.deviations()]
    within = sum(deviation <= CLEAR for deviation in deviations)
    yield f"{len(checks)} positions, {len(certain)} certain ({_share(len(certain), len(checks))})"
    yield f"certain and wrong: {len(wrong)} ({_share(len(wrong), len(certain))})"
    yield f"differences within {CLEAR:g} standard errors: {_share(within, len(deviations))} of {len(deviations)}"
    for each in wrong:
        yield f"  {each.question}: {each.short.best.answer.text}, but {each.long.best.answer.text}"


def chance_deviation(prompts: Iterable[Prompt], bot: str, seed: int) -> float:
    """Return how far a bot's chances are from a long search, as a share of a result's spread.

    It is the root of the mean square over all seats. `CHANCE_BLIND` is such a share.
    """
    shares = []
    for prompt in prompts:
        found, reference = (evaluator_by_name(name, seed).evaluate(prompt).winning for name in (bot, REFERENCE))
        for chance, later in zip(found, reference, strict=True):
            shares.append((chance - later) ** 2 / max(later * (1 - later), SMALLEST_SPREAD**2))
    return math.sqrt(sum(shares) / len(shares))


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "none"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m puertorico.study.calibration", description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--budget", type=int, default=20_000, help="playouts of a hint (default %(default)s)")
    parser.add_argument("--player", default="merchant", help="bot that plays the games (default %(default)s)")
    parser.add_argument("--evaluator", default="search", help="bot that gives the hints (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chances", action="store_true", help="compare chances of an analysis with a long search")
    options = parser.parse_args()
    prompts = islice(positions(options.player, options.seed), options.positions)
    if options.chances:
        known = list(prompts)
        for bot in (ANALYST, LONG_ANALYST):
            print(f"{bot}: {chance_deviation(known, bot, options.seed):.3f} of the spread of a result")
        return
    checks: list[Check] = []
    for number, prompt in enumerate(prompts):
        checks.append(check(prompt, options.budget, options.evaluator, options.seed + number))
        print(f"\r{number + 1} of {options.positions}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(*report(checks), sep="\n")


if __name__ == "__main__":
    main()
