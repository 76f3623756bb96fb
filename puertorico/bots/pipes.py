"""How a worker process hears and speaks: over the pipes it was started with, which its bots cannot reach."""

from __future__ import annotations

import os
import queue
import signal
import threading
from typing import BinaryIO


def take_pipes() -> tuple[queue.SimpleQueue[bytes], BinaryIO]:
    """The lines of standard input as they come, and standard output, both out of reach of bots that read or print.

    Whoever started the process is gone when the input ends: then it ends at once, even while a bot is thinking.
    """
    lines, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines, waiting), daemon=True).start()
    return waiting, replies


def _read(lines: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    for line in lines:
        waiting.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)  # with the programs that bots may have started
    os._exit(0)
