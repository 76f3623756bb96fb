"""Bots that misbehave, for tests; worker processes find them by an entry point, as any other bot."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from puertorico import ANSWERS, Answer
from puertorico.bots import Prompt


class FirstBot:
    """The first answer, until it is time for something else."""

    def __init__(self, seed: int = 0, well: int = 3) -> None:
        self.well = well  # so many answers go well

    def choose(self, prompt: Prompt) -> Answer:
        self.well -= 1
        return prompt.answers[0] if self.well >= 0 else self.misbehave(prompt)

    def misbehave(self, prompt: Prompt) -> Answer:
        return prompt.answers[0]


class Crashing(FirstBot):
    def misbehave(self, prompt: Prompt) -> Answer:
        raise RuntimeError("no plan\nat all")


class Leaving(FirstBot):
    def misbehave(self, prompt: Prompt) -> Answer:
        sys.exit("enough")


class Illegal(FirstBot):
    def misbehave(self, prompt: Prompt) -> Answer:
        return next(answer for answer in ANSWERS if answer not in prompt.answers)


class Silent(FirstBot):
    def misbehave(self, prompt: Prompt) -> Answer:
        return None  # type: ignore[return-value]


class Sleeping(FirstBot):
    """Writes its process id to a file and never answers."""

    def __init__(self, seed: int = 0, well: int = 3, note: str = os.devnull) -> None:
        super().__init__(seed, well)
        self.note = note

    def misbehave(self, prompt: Prompt) -> Answer:
        Path(self.note).write_text(str(os.getpid()), encoding="utf-8")
        while True:
            time.sleep(60)


class Late(FirstBot):
    """A bot that takes more than two seconds to answer."""

    def misbehave(self, prompt: Prompt) -> Answer:
        time.sleep(2.1)
        return prompt.answers[0]


class Hoarding(FirstBot):
    """Keeps another 100 MB with every answer."""

    def __init__(self, seed: int = 0, well: int = 3) -> None:
        super().__init__(seed, well)
        self.hoard: list[bytes] = []

    def misbehave(self, prompt: Prompt) -> Answer:
        self.hoard.append(b"gold" * 25_000_000)
        return prompt.answers[0]


class Waiting(FirstBot):
    """Waits for a note when six games of the tournament are over, each of which is a line of a file."""

    def __init__(self, games: str, note: str, seed: int = 0, well: int = 3) -> None:
        super().__init__(seed, well)
        self.games, self.note = Path(games), Path(note)

    def misbehave(self, prompt: Prompt) -> Answer:
        over = self.games.read_text(encoding="utf-8").count("\n") if self.games.exists() else 0
        while over >= 6 and not self.note.exists():
            time.sleep(0.05)
        return prompt.answers[0]


class Dying(FirstBot):
    def misbehave(self, prompt: Prompt) -> Answer:
        os._exit(3)


class DyingOnce(FirstBot):
    """Dies unless its note says that it has died before."""

    def __init__(self, note: str, seed: int = 0, well: int = 3) -> None:
        super().__init__(seed, well)
        self.note = Path(note)

    def misbehave(self, prompt: Prompt) -> Answer:
        if not self.note.exists():
            self.note.touch()
            self.die()
        return prompt.answers[0]

    def die(self) -> None:
        os._exit(3)


class KillingOnce(DyingOnce):
    """Kills the process above its own: on a cluster, Ray's worker."""

    def die(self) -> None:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)


class Talking(FirstBot):
    """Prints, and reads what was not meant for it."""

    def misbehave(self, prompt: Prompt) -> Answer:
        print("done {}", flush=True)
        sys.stdin.read()
        return prompt.answers[0]


class Careless:
    """Uses the global random generator, and an order that differs between processes."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, prompt: Prompt) -> Answer:
        text = random.choice(list({answer.text for answer in prompt.answers}))
        return next(answer for answer in prompt.answers if answer.text == text)


class HangingOnce:
    """Writes its process id to a file and never answers, unless the file exists already."""

    def __init__(self, note: str, seed: int = 0) -> None:
        self.note = Path(note)

    def choose(self, prompt: Prompt) -> Answer:
        if not self.note.exists():
            part = self.note.with_suffix(".part")
            part.write_text(str(os.getpid()), encoding="utf-8")
            part.rename(self.note)
            while True:
                time.sleep(60)
        return prompt.answers[-1]


class Counting:
    """The first answer when it is asked for the first time, the second for the second."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = 0

    def choose(self, prompt: Prompt) -> Answer:
        self.asked += 1
        return prompt.answers[self.asked - 1]


def install(folder: Path) -> list[str]:
    """Write what an installed package with these bots would leave; the paths that find it, and this file."""
    package = folder / "strange_bots-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1\n", encoding="utf-8")
    bots = [name for name, kind in globals().items() if hasattr(kind, "choose")]
    names = "".join(f"{name.lower()} = strange_bots:{name}\n" for name in bots)
    (package / "entry_points.txt").write_text(f"[puertorico.bots]\n{names}", encoding="utf-8")
    return [str(folder), str(Path(__file__).parent)]


@pytest.fixture(name="strange")
def installed_strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strange bots are installed, for this process and those it starts."""
    paths = install(tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
    for path in paths:
        monkeypatch.syspath_prepend(path)
