"""Rewards of a finished game. Every kind adds up to zero over the seats."""

from ...rules.jit import Singles, rule
from ...rules.scoring import is_winner, score, tie_break
from ...rules.state import State

# By keyword: only the win, the place, or the points.
WIN, RANK, SCORE = range(3)
REWARDS = ("win", "rank", "score")


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Return whether a seat has more points, or as many with more doubloons and goods (5.3)."""
    mine, theirs = score(s, seat), score(s, other)
    return mine > theirs or (mine == theirs and tie_break(s, seat) > tie_break(s, other))


@rule
def win_reward(s: State, seat: int) -> float:
    """Return 1 for the winner and -1 divided among the others; a shared win is shared."""
    winners = 0
    for other in range(s.seats):
        winners += is_winner(s, other)
    # A single division: a GPU would fuse a sum of products and round differently from the CPU.
    if is_winner(s, seat):
        return (s.seats - winners) / (winners * (s.seats - 1))
    return -1 / (s.seats - 1)


@rule
def rank_reward(s: State, seat: int) -> float:
    """Return 1 for first place to -1 for last in equal steps; ties get their mean."""
    beaten = 0
    for other in range(s.seats):
        beaten += is_ahead(s, seat, other)
        beaten -= is_ahead(s, other, seat)
    return beaten / (s.seats - 1)


@rule
def score_reward(s: State, seat: int) -> float:
    """Return the lead over the mean of the others, in points."""
    total = 0
    for other in range(s.seats):
        total += score(s, other)
    return score(s, seat) - (total - score(s, seat)) / (s.seats - 1)


@rule
def reward_seats(s: State, kind: int, rewards: Singles, first: int) -> None:
    for seat in range(s.seats):
        if kind == WIN:
            rewards[first + seat] = win_reward(s, seat)
        elif kind == RANK:
            rewards[first + seat] = rank_reward(s, seat)
        else:
            rewards[first + seat] = score_reward(s, seat)
