"""Early stopping: a sequential test of the bots' strength that is valid at any time.

For two bots, a block of games has one result: how much more often one placed ahead of the other, from -1 to 1. All
games of a block have the same chance, so blocks are independent. Imagine bets on each block's result, with even odds if
the bots are equally strong. The capital then does not grow on average. By Ville's inequality, the probability that it
ever exceeds 1/x is at most x. If it does, that is evidence that one bot is stronger.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, groupby, islice
from typing import Any

from .match import Match, MatchResult

ERROR = 0.05  # upper bound on the probability of any wrong decision in a tournament
# Shares of the capital that are bet. The capital is divided among them, because the best one depends on the bots.
BETS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)


@dataclass(slots=True)
class BotComparison:
    """Two bots, and the bets that one of them is stronger."""

    bots: tuple[str, str]
    limit: float  # the capital that decides, from 1 at the beginning
    blocks: int = 0
    total: float = 0.0
    ahead: str | None = None  # the stronger bot, once that is decided
    games: int | None = None  # number of games played when it was decided
    _capitals: list[list[float]] = field(default_factory=lambda: [[1.0] * len(BETS), [1.0] * len(BETS)])

    def add_block(self, outcomes: Iterable[MatchResult], games: int) -> None:
        """Add the results of a block that ends with game number `games`."""
        pairings = [pairing for outcome in outcomes for pairing in outcome.pairings()]
        results = [2 * part - 1 for bot, rival, part in pairings if (bot, rival) == self.bots]
        if not results:
            return
        result = sum(results) / len(results)
        self.blocks += 1
        self.total += result
        if self.ahead is not None:
            return
        for bot, sign, capitals in zip(self.bots, (1, -1), self._capitals, strict=True):
            capitals[:] = [capital * (1 + sign * bet * result) for capital, bet in zip(capitals, BETS, strict=True)]
            if sum(capitals) / len(capitals) >= self.limit:
                self.ahead, self.games = bot, games

    @property
    def lead(self) -> float | None:
        """How much more often the first bot placed ahead than behind, from -1 to 1."""
        return self.total / self.blocks if self.blocks else None

    def to_json(self) -> dict[str, Any]:
        return {"bots": list(self.bots), "lead": self.lead, "ahead": self.ahead, "decided_after_games": self.games}


class SequentialTest:
    """All comparisons of a tournament. Blocks are added in order of their numbers."""

    def __init__(self, matches: Iterator[Match], games: int, bots: Iterable[str]) -> None:
        """Test the first `games` of some matches."""
        pairs = list(combinations(dict.fromkeys(bots), 2))
        self.comparisons = [BotComparison(pair, 2 * len(pairs) / ERROR) for pair in pairs]
        self._blocks = groupby(islice(matches, games), key=lambda match: match.block)
        self._block: list[int] = []
        self._next()

    def _next(self) -> None:
        self._block = [match.number for match in next(self._blocks, (None, ()))[1]]

    def update(self, outcomes: Mapping[int, MatchResult]) -> int | None:
        """Add the blocks that are complete now, and return `decided_after`."""
        while self.decided_after is None and self._block and all(number in outcomes for number in self._block):
            block = [outcomes[number] for number in self._block]
            for comparison in self.comparisons:
                comparison.add_block(block, self._block[-1])
            self._next()
        return self.decided_after

    @property
    def decided_after(self) -> int | None:
        """The number of games after which all comparisons were decided, or None."""
        games = [comparison.games for comparison in self.comparisons]
        known = [number for number in games if number is not None]
        return max(known) if known and len(known) == len(games) else None

    def in_words(self) -> Iterator[str]:
        """Yield one sentence for each comparison."""
        for comparison in self.comparisons:
            one, other = comparison.bots
            if comparison.ahead is None:
                yield f"{one} and {other}: not decided"
            else:
                behind = other if comparison.ahead == one else one
                yield f"{comparison.ahead} is stronger than {behind}: decided after {comparison.games} games"
