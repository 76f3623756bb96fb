"""Secrets: whoever presents one holds a seat. The server keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets

# No letters that look like others: addresses are read aloud and typed.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """What is stored of a secret; it is long and random, so a plain hash cannot be reversed by guessing."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_invite() -> str:
    """What a guest has to know who wants to sit down at a private table."""
    return secrets.token_urlsafe(9)


def new_game_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))
