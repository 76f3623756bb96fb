"""What can be copied at any moment, for tree search and for other processes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self


class Copied:
    """`copy`, `copy.copy`, `copy.deepcopy` and `pickle` give something that goes on by itself.

    NumPy copies a view of an array as an array of its own, and threads cannot be copied at all. So what `made_anew`
    names stays out of a copy, and `_connect` makes it again.
    """

    made_anew: ClassVar[frozenset[str]] = frozenset()

    def copy(self) -> Self:
        """The same once more: what happens to one does not happen to the other."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in self.made_anew}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._connect()

    def _connect(self) -> None:
        """Make what is not copied."""
