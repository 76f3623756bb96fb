"""Refusals of requests, each with a stable code and a sentence.

Programs and translations use the code. Subclasses say what kind of refusal it is; `table.http` gives each kind its
HTTP status.
"""

from __future__ import annotations


class Refused(Exception):
    """Base of all refusals."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence


class Forbidden(Refused):
    """Raised if the caller has no right to do or see something."""


class NotFound(Refused):
    """Raised for a table, step, version or job that does not exist."""


class NotNow(Refused):
    """Raised for a request that the state of the table does not allow at the moment."""


class Invalid(Refused):
    """Raised for a malformed request, or an answer that the rules forbid."""


class Unavailable(Refused):
    """Raised if the server cannot do it now. Nothing has changed; the caller may retry."""


class Unreadable(Refused):
    """Raised for a stored table that neither replays nor has a valid position."""
