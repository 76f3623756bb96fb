"""A fair queue: urgent ranks first, then round-robin between owners."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

# Items of more urgent ranks before a rank gets its turn.
PATIENCE = 8


class FairQueue(Generic[T]):
    """Items that wait, each with a rank (0 is the most urgent) and an owner.

    An owner waits for at most one item of each other owner, however many items they have.

    >>> queue = FairQueue[str](ranks=1)
    >>> for owner, item in (("ana", "a1"), ("ana", "a2"), ("ana", "a3"), ("ben", "b1")):
    ...     queue.put(item, owner)
    >>> [queue.take() for _ in range(4)]
    ['a1', 'b1', 'a2', 'a3']
    """

    def __init__(self, ranks: int) -> None:
        self._ranks: list[OrderedDict[Hashable, deque[T]]] = [OrderedDict() for _ in range(ranks)]
        self._passed_over = [0] * ranks

    def __len__(self) -> int:
        return sum(len(items) for owners in self._ranks for items in owners.values())

    def __iter__(self) -> Iterator[T]:
        return (item for owners in self._ranks for items in owners.values() for item in items)

    def put(self, item: T, owner: Hashable, rank: int = 0, *, first: bool = False) -> None:
        """Add an item; `first` puts it before its owner's other items."""
        items = self._ranks[rank].setdefault(owner, deque())
        if first:
            items.appendleft(item)
        else:
            items.append(item)

    def take(self, may_take: Callable[[T], bool] = lambda item: True) -> T | None:
        """Remove and return the next item that may be taken now, or None."""
        found = [self._next(rank, may_take) for rank in range(len(self._ranks))]
        waiting = [rank for rank, owner in enumerate(found) if owner is not None]
        if not waiting:
            return None
        chosen = next((rank for rank in waiting if self._passed_over[rank] >= PATIENCE), waiting[0])
        for rank in waiting:
            self._passed_over[rank] += rank > chosen
        self._passed_over[chosen] = 0
        owner = found[chosen]
        assert owner is not None
        items = self._ranks[chosen].pop(owner)
        item = items.popleft()
        if items:
            self._ranks[chosen][owner] = items
        return item

    def _next(self, rank: int, may_take: Callable[[T], bool]) -> Hashable | None:
        """Return the owner whose turn it is at a rank."""
        return next((owner for owner, items in self._ranks[rank].items() if may_take(items[0])), None)

    def remove(self, item: T, owner: Hashable, rank: int = 0) -> None:
        """Remove an item if it is still in the queue."""
        items = self._ranks[rank].get(owner, deque())
        if item in items:
            items.remove(item)
            if not items:
                del self._ranks[rank][owner]
