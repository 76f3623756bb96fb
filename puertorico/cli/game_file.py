"""Game texts on disk: reading them, and saving a running game."""

from __future__ import annotations

import os
from pathlib import Path

from ..game.atomic_file import write_atomically
from ..game.game import Game
from ..game.text import LONGEST_TEXT, InvalidText
from ..rules.questions import Question
from ..rules.state import State
from .errors import CommandError

_ROUND = State.FIELDS["round_number"]


def read_game(path: str, seed: int | None = None) -> Game:
    """Read a game from a file; its further draws use this seed."""
    try:
        return Game.from_text(read_text(path), seed=seed)
    except InvalidText as error:
        raise CommandError(f"{path} is not a game text: {error}") from None


def first_step(game: Game, number: int) -> int:
    """Return the step before the first choice of a role in a round."""
    for step, entry in enumerate(game.log):
        if entry.question == Question.CHOOSE_ROLE and _ROUND.read(entry.before) == number:
            return step
    raise CommandError(f"--round: the game has no round {number}; it has rounds 1 to {game.round}")


def read_text(path: str) -> str:
    """Return the text of a file, cut just above the size limit that rejects it."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path} is not a game text: it is not encoded in UTF-8") from None


class GameFile:
    """The file that a running game is saved to after every answer.

    Creating one writes the file and raises `CommandError` if that fails. Later failures are only returned, so that the
    game can continue.
    """

    def __init__(self, game: Game, path: str | None, loaded: str | None) -> None:
        self.path: Path | None = None
        if path is None:
            return
        target = Path(os.path.realpath(path))
        is_loaded_file = loaded is not None and target == Path(os.path.realpath(loaded))
        if target.exists() and not target.is_file():
            raise CommandError(f"{path} cannot be written: it is not a file")
        if target.exists() and target.stat().st_size and not is_loaded_file:
            raise CommandError(
                f"{path} already exists: add --load {path} to continue that game, or save to another file"
            )
        self.path = target
        try:
            self._write(game)
        except OSError as error:
            raise CommandError(f"{path} cannot be written: {error.strerror}") from None

    def __call__(self, game: Game) -> str:
        """Save the game. Return the problem, or an empty string."""
        try:
            self._write(game)
        except OSError as error:
            return str(error.strerror)
        return ""

    def _write(self, game: Game) -> None:
        if self.path is None:
            return
        write_atomically(self.path, game.to_text())
