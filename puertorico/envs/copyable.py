"""Objects that can be copied at any time, for tree search and for other processes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self


class Copyable:
    """A base class whose copies, also by `copy` and `pickle`, are independent.

    NumPy would copy a view of an array as a separate array, and threads cannot be copied. A copy therefore leaves out
    the attributes named in `not_copied`, and `_connect` creates them again.
    """

    not_copied: ClassVar[frozenset[str]] = frozenset()

    def copy(self) -> Self:
        """Return an independent copy."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in self.not_copied}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._connect()

    def _connect(self) -> None:
        """Create what is not copied."""
