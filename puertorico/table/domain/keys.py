"""Secrets: the keys that open seats, invitations and addresses of tables. The server stores only hashes of keys."""

from __future__ import annotations

import hashlib
import secrets

# Without letters that look alike: addresses are read aloud and typed.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10


def new_key() -> str:
    """Return a secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """Return what is stored of a secret. It is long and random, so a plain hash cannot be reversed by guessing."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_invite() -> str:
    """Return the invitation that a guest needs to sit down at a private table."""
    return secrets.token_urlsafe(9)


def new_salt() -> str:
    """Return what is hashed together with a seed, so that the hash says nothing about the seed."""
    return secrets.token_hex(16)


def new_game_id() -> str:
    """Return the address of a new table."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def rematch_id(game: str, secret: str) -> str:
    """Return the address of the rematch of a table: the same in every process, so that there is only one."""
    number = int.from_bytes(hashlib.sha256(f"rematch of {game}: {secret}".encode()).digest())
    return "".join(_ALPHABET[number // len(_ALPHABET) ** place % len(_ALPHABET)] for place in range(_ID_LENGTH))
