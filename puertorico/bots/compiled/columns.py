"""Rows of numbers whose columns have names, declared block by block."""

from collections.abc import Iterable


class Columns:
    """The columns of a row, in the order of their declaration.

    >>> columns = Columns()
    >>> columns.block("round"), columns.block("barrel of {}", ["corn", "indigo"]), columns.block("forest")
    (0, 1, 3)
    >>> columns.names
    ['round', 'barrel of corn', 'barrel of indigo', 'forest']
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, name: str, labels: Iterable[str] = ("",)) -> int:
        """Add a column for each label and return the first one."""
        first = len(self.names)
        self.names += [name.format(label) for label in labels]
        return first
