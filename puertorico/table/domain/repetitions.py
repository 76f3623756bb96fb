"""Repetitions: is a command that arrives again under its id the same command?"""

from __future__ import annotations

import hashlib

import msgspec

from .commands import AnyAction, Command

_encode = msgspec.json.Encoder(order="deterministic").encode


def content_of(given: Command | AnyAction) -> str:
    """Return a digest of all that a command says. It is stored, so it must not change."""
    return hashlib.sha256(_encode(given)).hexdigest()[:16]
