"""A lock on a file: it ends with the process that holds it, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Holds a file that nobody else may hold until `release`. Raises `Taken`, or `OSError` if there can be no lock."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT)
        try:
            _take(self._file)
        except (BlockingIOError, PermissionError):
            self.release()
            raise Taken from None
        except OSError:
            self.release()
            raise

    def release(self) -> None:
        """Let others have it; the file stays, because somebody may be waiting at it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class Taken(Exception):
    """Another process holds the lock."""
