"""A record to try answers on, with the compiled rules once they are loaded.

A question shows what each answer changes, so a dozen answers are tried for each. Compiled, this takes a third of the
time. But the compiled rules take a second to load and 150 MB of memory, so only a busy server loads them.
"""

from __future__ import annotations

import threading
from array import array
from typing import Any

from ...rules.answers import LONGEST
from ...rules.state import State
from ...rules.turn import apply

MANY = 2_000  # answers tried, for about 200 questions: from now on the compiled rules are worth their memory

_compiled: Any = None  # the module, once it is loaded


class TrialRecord(threading.local):
    """A state and a list of answers, one per thread, because making them is slow."""

    def __init__(self) -> None:
        self._content = bytearray(State.SIZE)
        self.state = State(memoryview(self._content))
        self.answers = array("h", [0]) * LONGEST
        self._shared: tuple[Any, Any] | None = None  # the same memory for compiled code
        self.tried = 0  # answers in this thread

    def apply(self, answer: int) -> int:
        """Take an answer, continue to the next choice, list its answers and return their number."""
        self.tried += 1
        if _compiled is None:
            return apply(self.state, answer, self.answers)
        if self._shared is None:
            self._shared = _compiled.shared(self._content, self.answers)
        games, answers = self._shared
        number: int = _compiled.apply_to(games, 0, answer, answers)
        return number


def use_compiled_rules() -> None:
    """Load the compiled rules and try answers with them from now on, in all threads."""
    global _compiled
    from ... import compiled

    _compiled = compiled
