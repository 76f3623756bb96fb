"""Atomic file replacement: an interrupted write never leaves a partial file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary file next to `path` that replaces it on success."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write_atomically(path: Path, text: str) -> None:
    """Write a text file atomically, replacing an existing one."""
    with replacing(path) as part:
        part.write_text(text, encoding="utf-8")
