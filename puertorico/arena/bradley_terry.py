"""Bradley-Terry ratings: one strength per bot, fitted to all pairings, with intervals.

A game of several players counts as one comparison for every two of its seats with different bots. Games with the same
chance resemble each other, so the bootstrap behind the intervals draws whole blocks of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .match import MatchResult

SAMPLES = 400  # bootstrap resamples
SEED = 1  # equal results have equal intervals
STEPS = 500  # maximum number of iterations of the fit
CLOSE = 1e-9  # stop the fit when the strengths change by less than this (relative)
# A tie added for every two bots: without it, a bot that always wins would be infinitely strong.
PRIOR_TIE = 0.5

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Elo:
    """A rating on the chess scale: 400 points are odds of ten to one, and the mean is 0.

    `low` and `high` are the 95% interval, None if a single block of games was played.
    """

    rating: float
    low: float | None
    high: float | None


def elo_ratings(names: Sequence[str], outcomes: Sequence[MatchResult]) -> dict[str, Elo]:
    """Return the rating of every bot."""
    blocks = _wins_by_block(names, outcomes)
    found = _fit(blocks.sum(axis=0)[None])[0]
    if len(blocks) < 2:
        return {name: Elo(rating, None, None) for name, rating in zip(names, found.tolist(), strict=True)}
    drawn = np.random.default_rng(SEED).multinomial(len(blocks), [1 / len(blocks)] * len(blocks), SAMPLES)
    low, high = np.percentile(_fit(np.tensordot(drawn, blocks, axes=1)), [2.5, 97.5], axis=0).tolist()
    return {name: Elo(float(found[i]), low[i], high[i]) for i, name in enumerate(names)}


def _wins_by_block(names: Sequence[str], outcomes: Sequence[MatchResult]) -> Array:
    """Count how often each bot (row) placed ahead of each other (column); a tie is half."""
    number = {block: at for at, block in enumerate(dict.fromkeys(outcome.block for outcome in outcomes))}
    place = {name: at for at, name in enumerate(names)}
    wins = np.zeros((len(number), len(names), len(names)))
    for outcome in outcomes:
        for bot, rival, part in outcome.pairings():
            wins[number[outcome.block], place[bot], place[rival]] += part
    return wins


def _fit(wins: Array) -> Array:
    """Return the ratings that make the wins likeliest (minorization-maximization, Hunter)."""
    bots = wins.shape[1]
    wins = wins + PRIOR_TIE * (1 - np.eye(bots))
    games = wins + wins.transpose(0, 2, 1)
    strength = np.ones(wins.shape[:2])
    for _ in range(STEPS):
        before = strength
        expected = games / (strength[:, :, None] + strength[:, None, :])
        strength = wins.sum(axis=2) / expected.sum(axis=2) if bots > 1 else strength
        strength = strength / np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.abs(strength / before - 1).max() < CLOSE:
            break
    return np.log10(strength) * 400
