"""Files that are replaced as a whole, so that an interruption never leaves half of one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a file beside `path` to be written, which then replaces it."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write_atomically(path: Path, text: str) -> None:
    """Write a text file that replaces one of the same name."""
    with replacing(path) as part:
        part.write_text(text, encoding="utf-8")
