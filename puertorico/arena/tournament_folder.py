"""The tournament folder, from which an interrupted run is resumed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import msgspec
from filelock import FileLock, Timeout

from ..game.atomic_file import write_atomically
from .match import MatchResult, PlayedMatch
from .referee import ArenaError

if TYPE_CHECKING:
    from .tournament import Tournament


class TournamentFolder:
    """The games of a tournament on disk: `games.jsonl` and the texts in `games/`.

    A lock allows one run at a time, because two runs would play the same games.
    """

    def __init__(self, path: str | Path, tournament: Tournament) -> None:
        """Create or read the folder. Raises `ArenaError` if it is in use or invalid."""
        self.path = Path(path)
        self.outcomes: dict[int, MatchResult] = {}
        self._lock = FileLock(self.path / "arena.lock", blocking=False)
        self._index, self.games = self.path / "games.jsonl", self.path / "games"
        try:
            self._open(tournament)
        except OSError as error:
            self.close()
            raise ArenaError(f"{error.filename or path} cannot be used: {error.strerror}") from None
        except ArenaError:
            self.close()
            raise

    def close(self) -> None:
        """Release the folder."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def save(self, played: PlayedMatch) -> None:
        """Store a game: first its text, then its line, so that every line has a text."""
        number = played.outcome.game
        try:
            write_atomically(self.games / f"{number:05}.txt", played.text)
            with self._index.open("ab") as index:
                index.write(msgspec.json.encode(played.outcome) + b"\n")
        except OSError as error:
            raise ArenaError(f"game {number} cannot be saved: {error.strerror}") from None
        self.outcomes[number] = played.outcome

    def played(self, games: int) -> int:
        """Return how many of the first `games` games are stored."""
        return sum(number <= games for number in self.outcomes)

    def _open(self, tournament: Tournament) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        settings, lock = self.path / "arena.json", self._lock.lock_file
        if not settings.exists() and any(str(path) != lock for path in self.path.iterdir()):
            raise ArenaError(f"{self.path} is not empty and not a tournament folder")
        try:
            self._lock.acquire()
        except Timeout:
            raise ArenaError(
                f"{self.path} is in use by another arena run; wait for it to finish or choose another folder with --out"
            ) from None
        if settings.exists():
            self._compare(settings, tournament.to_json())
        else:
            write_atomically(settings, json.dumps(tournament.to_json(), indent=2) + "\n")
        self.games.mkdir(exist_ok=True)
        if self._index.exists():
            self._read()

    def _compare(self, settings: Path, wanted: dict[str, Any]) -> None:
        try:
            there = json.loads(settings.read_text(encoding="utf-8"))
            different = [name for name in wanted if there[name] != wanted[name]]
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{settings} is not a tournament file") from None
        if different:
            raise ArenaError(
                f"{self.path} contains another tournament, with different {' and '.join(different)};"
                " choose another folder with --out"
            )

    def _read(self) -> None:
        """Read the games. Drop an incomplete last line, whose game will be played again."""
        data = self._index.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self._index, whole)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                outcome = msgspec.json.decode(line, type=MatchResult)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise ArenaError(f"{self._index}, line {number}, is not the result of a game") from None
            self.outcomes[outcome.game] = outcome
