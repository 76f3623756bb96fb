"""The worker program: `python -m puertorico.bots.processes.program SERVICE ARGUMENT...`.

Bots run in worker processes because they may crash or hang. SERVICE is a module with a function
`serve(requests, reply, *arguments)`, which reads lines from `requests` and calls `reply` with lines.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import BinaryIO

Requests = queue.SimpleQueue[bytes]
Reply = Callable[[bytes], None]


def main(service: str, *arguments: str) -> None:
    """Serve requests over the pipes that this process was started with."""
    requests, replies = _take_pipes()

    def reply(line: bytes) -> None:
        replies.write(line + b"\n")
        replies.flush()

    import_module(service).serve(requests, reply, *arguments)


def _take_pipes() -> tuple[Requests, BinaryIO]:
    """Move standard input and output out of reach of bots that read or print.

    When the input ends, the parent is gone. The process then ends immediately, even while a bot is thinking.
    """
    lines, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    requests: Requests = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines, requests), daemon=True).start()
    return requests, replies


def _read(lines: BinaryIO, requests: Requests) -> None:
    for line in lines:
        requests.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)  # with the programs that bots may have started
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
