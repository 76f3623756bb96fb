"""How the tests run the program: a real process, fed through a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from patience import PATIENCE

PROGRAM = [sys.executable, "-m", "puertorico"]


def run(
    arguments: Iterable[object],
    typed: Iterable[str] | bytes = (),
    folder: Path | None = None,
    *,
    data: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run `puertorico` with these arguments, type these lines, and close its input.

    What it stores for the user goes into the folder `data`, or is lost.
    """
    lines = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed).encode()
    with TemporaryDirectory() as lost:
        done = subprocess.run(
            [*PROGRAM, *map(str, arguments)],
            input=lines,
            capture_output=True,
            timeout=PATIENCE,
            cwd=folder,
            # In English, whatever this machine speaks.
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data or lost)},
            check=False,
        )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    )


@contextmanager
def started(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that is killed if it has not ended by then: nobody waits for one that a failed test has left alone."""
    with subprocess.Popen(command, text=True, **options) as process:
        try:
            yield process
        finally:
            process.kill()


def is_alive(pid: int) -> bool:
    """Whether a process has not ended; a zombie has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
