"""Seatings in which every bot has every seat equally often, with changing neighbors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, count, permutations


def groups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Return the bots that play together.

    With more bots than seats: every combination. With fewer: all bots equally often, and every combination on the
    remaining seats.

    >>> groups(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> groups(("a", "b"), 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    everyone, more = divmod(players, len(bots))
    chosen = (bots * everyone + others for others in combinations(bots, more))
    return list(dict.fromkeys(tuple(sorted(table, key=bots.index)) for table in chosen))


@cache
def circles(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every order around a table, not counting rotations.

    >>> circles((0, 0, 1, 1))
    [(0, 0, 1, 1), (0, 1, 0, 1)]
    """
    return list(dict.fromkeys(min(rotations(order)) for order in permutations(table)))


def rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return all rotations of an order around the table."""
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def seatings(bots: tuple[str, ...], players: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield games indefinitely: the block number and the bots by seat.

    A block contains every table in all rotations, so that every bot has every seat equally often. The order around the
    table changes from block to block, until every bot has had every neighbor.
    """
    names = tuple(dict.fromkeys(bots))
    together = groups(bots, players)
    for block in count():
        for table in together:
            orders = circles(tuple(names.index(bot) for bot in table))
            for seating in rotations(orders[block % len(orders)]):
                yield block, tuple(names[bot] for bot in seating)
