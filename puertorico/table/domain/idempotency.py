"""Idempotency: a command that arrives again under its id is carried out only once."""

from __future__ import annotations

import hashlib

import msgspec

from .callers import Caller
from .commands import AnyAction, Command
from .refusals import NotNow
from .table import Table

_encode = msgspec.json.Encoder(order="deterministic").encode


def content_of(given: Command | AnyAction) -> str:
    """Return a digest of a command's content. It is stored, so it must not change."""
    return hashlib.sha256(_encode(given)).hexdigest()[:16]


def repeated(table: Table, caller: Caller, given: Command | AnyAction) -> int | None:
    """Return the version that the same command led to before; None for a new one."""
    before = table.commands.get((caller.key, given.command_id)) if caller.key else None
    if before is None:
        return None
    # What earlier versions stored has no digest.
    if before.content is not None and before.content != content_of(given):
        raise NotNow(
            "reused_id", "This command_id was already used for another command; choose a new one for each command."
        )
    return before.version
