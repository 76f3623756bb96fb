"""Temporary folders of a server, and the removal of those that killed servers left."""

from __future__ import annotations

import secrets
import shutil
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

_PREFIX = "puertorico-"


class TemporaryFolders:
    """The temporary folders of one process, inside one folder.

    A lock file next to the folder stays locked while the process is alive, so other processes can recognize abandoned
    folders. Two processes never lock the same file, because each chooses its own name.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._lock: FileLock | None = None
        self._one_at_a_time = threading.Lock()

    def new(self) -> Path:
        """Return a new folder. May be called from any thread."""
        with self._one_at_a_time:
            while self._folder is None:
                folder = Path(tempfile.gettempdir(), f"{_PREFIX}{secrets.token_hex(8)}")
                lock = _lock(folder)
                with suppress(Timeout):  # another process took the new lock file for an abandoned one
                    lock.acquire()
                    folder.mkdir(mode=0o700)
                    self._folder, self._lock = folder, lock
        return Path(tempfile.mkdtemp(dir=self._folder))

    def close(self) -> None:
        """Remove all folders of this process."""
        if self._folder is not None and self._lock is not None:
            _remove(self._folder, self._lock)
        self._folder = self._lock = None


def remove_left_folders() -> None:
    """Remove the folders that killed processes left behind."""
    for file in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*.lock"):
        folder = file.with_suffix("")
        lock = _lock(folder)
        with suppress(Timeout, OSError):  # its process is alive, or it belongs to another user
            lock.acquire()
            _remove(folder, lock)


def _lock(folder: Path) -> FileLock:
    return FileLock(folder.with_suffix(".lock"), blocking=False, mode=0o600, thread_local=False)


def _remove(folder: Path, lock: FileLock) -> None:
    """Remove a folder whose lock is held, then the lock."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.with_suffix(".lock").unlink(missing_ok=True)
    lock.release()
