"""Files of many games: a reader that reads one game at a time, filters, and a writer.

Such a file is a sequence of game texts, each with its players in comments in front of it:

    # game 1
    # seat 0: planner
    # seat 1: random
    puertorico 1
    players: 2
    ...

Files that end in `.gz` are compressed. A folder counts as the sequence of its `*.txt` files.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import IO, Any, cast

from ..game.game import Game
from ..game.text import FIRST_LINE, InvalidText, read_header
from ..game.wording import comma_separated, one_line, quote

_NAME = re.compile(r"^# seat ([0-4]): (.+)$", re.MULTILINE)
_ROUND = re.compile(r"^round ([0-9]+), governor [0-4]$", re.MULTILINE)
_SCORE = re.compile(r"^\s*seat ([0-4]): (-?[0-9]+) \((.*?)\), ([0-9]+) for ties$", re.MULTILINE)
_NUMBERED = "# game "


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game of a file: what its text says, without a replay. `game()` replays it."""

    source: str  # the name of the file
    number: int  # of the game in the file or folder, from 1
    text: str
    players: int
    expansions: tuple[str, ...]
    names: tuple[str, ...]  # by seat; empty unless the comments name every seat
    rounds: int
    sources: tuple[dict[str, int], ...]  # points by source and seat; empty if the game is not over
    tie_breaks: tuple[int, ...]

    @classmethod
    def of(cls, text: str, source: str = "", number: int = 1) -> SavedGame:
        """Read what a game text says. Raises `InvalidText`."""
        try:
            header: Mapping[str, Any] = read_header(text)
            if "players" not in header:
                header = Game.from_text(text).rules
            players, expansions = int(header["players"]), header.get("expansions", "")
        except ValueError as error:
            raise InvalidText(f"{source}, game {number}: {error}") from None
        scores = {int(seat): (listed, int(ties)) for seat, _, listed, ties in _SCORE.findall(text)}
        seats = range(players) if len(scores) == players else range(0)
        return cls(
            source=source,
            number=number,
            text=text,
            players=players,
            expansions=tuple(comma_separated(expansions) if isinstance(expansions, str) else expansions),
            names=names_in(text, players),
            rounds=max(map(int, _ROUND.findall(text)), default=1),
            sources=tuple(_points(scores[seat][0]) for seat in seats),
            tie_breaks=tuple(scores[seat][1] for seat in seats),
        )

    @property
    def is_over(self) -> bool:
        """Whether the text has scores."""
        return bool(self.sources)

    @property
    def points(self) -> tuple[int, ...]:
        """The final points by seat; empty if the game is not over."""
        return tuple(sum(sources.values()) for sources in self.sources)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty if the game is not over."""
        results = list(zip(self.points, self.tie_breaks, strict=True))
        return tuple(seat for seat, result in enumerate(results) if result == max(results))

    def game(self, *, seed: int | None = None) -> Game:
        """Replay the game. Raises `InvalidText`, which names the wrong line."""
        try:
            return Game.from_text(self.text, seed=seed)
        except InvalidText as error:
            raise InvalidText(f"{self.source}, game {self.number}: {error}") from None


def read_games(
    path: str | Path,
    *,
    players: int | None = None,
    expansions: Iterable[str] | None = None,
    name: str | None = None,
    winner: str | None = None,
    over: bool | None = None,
) -> Iterator[SavedGame]:
    """Yield the games of a file or folder that fit all arguments, one at a time.

    `expansions` are exactly those of the game. `name` is a player, `winner` one who won; a bot's name without options
    means the bot with any options. Raises `InvalidText` and `OSError`.
    """
    wanted = None if expansions is None else sorted(expansions)
    for saved in _all_games(Path(path)):
        called = [saved.names[seat] for seat in saved.winners] if saved.names else []
        if (
            (players is None or saved.players == players)
            and (wanted is None or sorted(saved.expansions) == wanted)
            and (name is None or any(_is_called(each, name) for each in saved.names))
            and (winner is None or any(_is_called(each, winner) for each in called))
            and (over is None or saved.is_over == over)
        ):
            yield saved


def append_game(path: str | Path, game: Game | SavedGame, *, names: Sequence[str] = ()) -> None:
    """Add a game to the end of a file, which is created if it does not exist.

    `names` are the players by seat. A `SavedGame` keeps those it has. Raises `ValueError` and `OSError`.
    """
    path = Path(path)
    if names and len(names) != game.players:
        raise ValueError(f"names must be {game.players} names, one for each seat, got {len(names)}")
    text = game.text if isinstance(game, SavedGame) else game.to_text()
    if names:
        text = _NAME.sub("", text).lstrip("\n")
    lines = [f"# seat {seat}: {one_line(name)}\n" for seat, name in enumerate(names)]
    between = "\n" if path.exists() and path.stat().st_size else ""
    with _open(path, "at") as file:
        file.write(between + "".join(lines) + text.rstrip("\n") + "\n")


def holds_many(path: Path) -> bool:
    """Return whether a file contains several games."""
    try:
        with _open(path, "rt") as lines:
            return len(list(islice(split_games(lines, path.name), 2))) > 1
    except (OSError, EOFError, ValueError):
        return False


def names_in(text: str, players: int) -> tuple[str, ...]:
    """Return the players that a game text names in comments; nothing unless it names all.

    >>> names_in("# seat 0: planner\\n# seat 1: random\\npuertorico 1\\nplayers: 2\\n", 2)
    ('planner', 'random')
    """
    found = dict(_NAME.findall(text))
    names = tuple(found.get(str(seat), "").strip() for seat in range(players))
    return names if all(names) else ()


def _points(text: str) -> dict[str, int]:
    """Read the sources of a score, as in `chips 11, buildings 13`."""
    return {name: int(points) for name, points in re.findall(r"(\w+) (-?[0-9]+)", text)}


def _is_called(name: str, wanted: str) -> bool:
    """Return whether a player has a name, or is the bot of that name with options."""
    return name == wanted or name.startswith(f"{wanted}:")


def _all_games(path: Path) -> Iterator[SavedGame]:
    number = 0
    for file in sorted(path.glob("*.txt")) if path.is_dir() else [path]:
        with _open(file, "rt") as lines:
            try:
                for text in split_games(lines, file.name):
                    number += 1
                    yield SavedGame.of(text, file.name, number)
            except (UnicodeDecodeError, EOFError, gzip.BadGzipFile):
                raise InvalidText(f"{file.name} is not a file of games: it cannot be decoded") from None
    if not number:
        raise InvalidText(f"{path.name} contains no games")


def split_games(lines: Iterable[str], source: str) -> Iterator[str]:
    """Yield the game texts in the lines of a file, each with its comments.

    Comments between two games belong to the second, from the last empty or indented line or `# game` on.
    """
    text: list[str] = []
    between: list[str] = []  # comments and empty lines, until it is clear to which game they belong
    for line in lines:
        stripped = line.strip()
        if stripped == FIRST_LINE:
            begin = max((at for at, each in enumerate(between) if _may_begin(each)), default=-1)
            begin += not (begin >= 0 and between[begin].startswith(_NUMBERED))
            if text:
                yield "".join(text + between[:begin])
            text, between = [*between[begin:], line], []
        elif not stripped or stripped.startswith("#"):
            between.append(line)
        elif not text:
            raise InvalidText(f"{source}: the first line of a game must be {FIRST_LINE!r}, got {quote(stripped)}")
        else:
            text += [*between, line]
            between = []
    if text:
        yield "".join(text + between)


def _may_begin(line: str) -> bool:
    """Return whether the comments of the next game may begin with this line, or after it."""
    return not line.strip() or line[0].isspace() or line.startswith(_NUMBERED)


def _open(path: Path, mode: str) -> IO[str]:
    opener = gzip.open if path.suffix == ".gz" else open
    return cast(IO[str], opener(path, mode, encoding="utf-8"))
