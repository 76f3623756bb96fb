"""Secrets: keys of seats, invitations, table addresses. Only hashes of keys are stored."""

from __future__ import annotations

import hashlib
import secrets

# No look-alike characters, because people read addresses aloud and type them.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10


def new_key() -> str:
    """Return a secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """Return the hash of a secret. Secrets are long and random, so a plain hash is safe."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_invite() -> str:
    """Return the invitation that a guest needs to sit down at a private table."""
    return secrets.token_urlsafe(9)


def new_salt() -> str:
    """Return a salt, so that the hash of a seed reveals nothing about the seed."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    """Return the id of a new table, which is part of its address."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def rematch_id(table_id: str, secret: str) -> str:
    """Return the address of a table's rematch, the same in every process."""
    number = int.from_bytes(hashlib.sha256(f"rematch of {table_id}: {secret}".encode()).digest())
    return "".join(_ALPHABET[number // len(_ALPHABET) ** place % len(_ALPHABET)] for place in range(_ID_LENGTH))
