"""The program in a pseudo terminal, as people run it: keys go in, and what is drawn comes out."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import termios
import threading
import time
from pathlib import Path
from typing import Self

from patience import PATIENCE
from program import PROGRAM

STILL = 0.3  # seconds without anything new on the screen


class PseudoTerminal:
    """A running program with a terminal of 100 by 30 characters. Its data folder is `home`."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        folders = {"XDG_DATA_HOME": str(home), "HOME": str(home), "LOCALAPPDATA": str(home)}
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, **folders, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(slave)
        self._drawn = bytearray()
        self._last_change = time.monotonic()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            try:
                read = os.read(self._master, 65_536)
            except OSError:  # the program has ended
                return
            self._drawn += read
            self._last_change = time.monotonic()

    @property
    def drawn(self) -> str:
        """Everything that was ever drawn."""
        return self._drawn.decode(errors="replace")

    def is_still(self) -> bool:
        """Has the program drawn nothing for a moment, and has it had time to react to the last keys?"""
        return time.monotonic() - self._last_change > STILL

    def press(self, keys: str) -> None:
        self._last_change = time.monotonic()
        os.write(self._master, keys.encode())

    def ended(self) -> int:
        """Wait for the end of the program, and return its exit code."""
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)
