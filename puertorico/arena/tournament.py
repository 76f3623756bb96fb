"""A tournament: its bots, games and seeds, how it is played, and the report at its end."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b
from importlib.util import find_spec
from itertools import islice
from typing import Any

from .. import __version__
from ..bots.processes.worker import cores
from ..bots.protocol import UnknownBot, make
from ..data.tables import TableError
from ..game.atomic_file import write_atomically
from ..game.wording import joined, one_line
from . import html_report, styles
from .early_stop import SequentialTest
from .export import write_games, write_results
from .match import MEMORY, Match, MatchResult, PlayedMatch
from .progress import Progress
from .referee import ArenaError, play_here
from .results import equal_share, forfeits, report, standings, tables, to_json
from .seating import seatings
from .tournament_folder import TournamentFolder

MOST_BOTS = 100


def split_bots(text: str) -> tuple[str, ...]:
    """Split a list of bots; `name=value` after a comma belongs to the bot before it.

    >>> split_bots("planner,search:playouts=400,threads=2,random")
    ('planner', 'search:playouts=400,threads=2', 'random')
    """
    bots: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if not part:
            raise ArenaError(f"a bot is missing in {one_line(repr(text))}")
        if not re.match(r"[^:=]*=", part):
            bots.append(part)
        elif bots:
            bots[-1] += ("," if ":" in bots[-1] else ":") + part
        else:
            raise ArenaError(f"{one_line(repr(part))} is an option, but there is no bot before it")
    return tuple(bots)


def check_bots(bots: tuple[str, ...]) -> None:
    """Create every bot once, so that a tournament with an unusable bot does not begin."""
    if len(bots) > MOST_BOTS:
        raise ArenaError(f"a tournament can have at most {MOST_BOTS} bots, got {len(bots)}")
    for bot in dict.fromkeys(bots):
        try:
            make(bot)
        except UnknownBot as error:
            raise ArenaError(one_line(str(error), longest=1000)) from None
        except Exception as error:
            raise ArenaError(f"{bot!r} cannot be created: {one_line(f'{type(error).__name__}: {error}')}") from None


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that determines the games of a tournament, except how many are played."""

    bots: tuple[str, ...]
    rules: dict[str, Any]  # as `Game.new` takes them
    seed: int
    seconds: float  # allowed for an answer
    memory: float = MEMORY  # allowed for a bot, in gigabytes

    @property
    def players(self) -> int:
        return int(self.rules["players"])

    def matches(self) -> Iterator[Match]:
        """Yield the matches in order, indefinitely."""
        for number, (block, bots) in enumerate(seatings(self.bots, self.players), 1):
            yield Match(number, block, bots, self.rules, self.seed, self.seconds, self.memory)

    def whole_blocks(self, games: int) -> tuple[int, int]:
        """Return the nearest numbers of games, below and above, that complete a block."""
        below = begin = 0
        for number, (block, _) in enumerate(seatings(self.bots, self.players)):
            if block != begin:
                begin = block
                if number >= games:
                    return (number if number == games else below), number
                below = number
        raise AssertionError("there is always another block")

    def to_json(self) -> dict[str, Any]:
        return {
            "puertorico": __version__,
            "bots": list(self.bots),
            "rules": self.rules,
            "seed": self.seed,
            "seconds_per_answer": self.seconds,
            "memory_per_bot": self.memory,
        }

    @property
    def folder(self) -> str:
        """Return the default folder, which is always the same for the same tournament."""
        text = json.dumps(self.to_json(), sort_keys=True)
        return f"arena-{blake2b(text.encode(), digest_size=4).hexdigest()}"


def need(extra: str, *modules: str) -> None:
    """Raise `ArenaError` if a module of an extra is not installed."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise ArenaError(f"the arena needs {joined(missing)}: install puertorico with its extra `{extra}`")


PlayMatches = Callable[[Iterator[Match]], Generator[PlayedMatch, None, None]]


def play_tournament(
    tournament: Tournament,
    games: int,
    folder: TournamentFolder,
    play: PlayMatches,
    add: Callable[[MatchResult], object],
    *,
    stop_when_decided: bool = False,
) -> list[MatchResult]:
    """Play and save the missing games, and return all results by number.

    With `stop_when_decided`, games after all comparisons have been decided are neither played nor returned.
    """
    test = SequentialTest(tournament.matches(), games, tournament.bots) if stop_when_decided else None
    missing = (match for match in islice(tournament.matches(), games) if match.number not in folder.outcomes)
    if not (test and test.update(folder.outcomes)):
        with closing(play(missing)) as ready:
            for played in ready:
                folder.save(played)
                add(played.outcome)
                if test and test.update(folder.outcomes):
                    break
    last = test.decided_after if test else None
    return [folder.outcomes[number] for number in range(1, (last or games) + 1)]


def main(
    tournament: Tournament,
    games: int,
    out: str | None,
    play: PlayMatches,
    stop_when_decided: bool,
    endings: tuple[str, ...],
    again: list[str],
) -> int:
    """Play or continue a tournament and print its results.

    `endings` are the file extensions of the table of seats; `again` is the command that resumes the run.
    """
    need("arena", "openskill", "matplotlib", "psutil", "rich")
    check_bots(tournament.bots)
    with TournamentFolder(out or tournament.folder, tournament) as folder:
        print(_announcement(tournament, games, folder), flush=True)
        try:
            with Progress(games, folder.played(games)) as progress:
                outcomes = play_tournament(
                    tournament, games, folder, play, progress.add, stop_when_decided=stop_when_decided
                )
            print(_finish(tournament, games, outcomes, folder, stop_when_decided, endings))
        except KeyboardInterrupt:
            print(f"Stopped after {folder.played(games)} of {games} games; they are saved.")
            print(f"To continue: {shlex.join(again)}")
            raise
    return 0


def play(matches: Iterator[Match], workers: int | None, ray: str | None) -> Generator[PlayedMatch, None, None]:
    """Play matches on this machine, or on the Ray cluster at an address."""
    if ray is None:
        return play_here(matches, workers or cores())
    from .ray_cluster import play_on_ray

    return play_on_ray(matches, ray, workers)


def _announcement(tournament: Tournament, games: int, folder: TournamentFolder) -> str:
    there = folder.played(games)
    lines = [f"{games} games of {tournament.players} players in {folder.path}" + (f", {there} played" if there else "")]
    below, above = tournament.whole_blocks(games)
    if below != above:
        better = f"{below} or {above}" if below else str(above)
        lines.append(
            f"The seats are not evenly distributed. With {better} games, every bot plays every seat equally often."
        )
    return "\n".join(lines)


def _finish(
    tournament: Tournament,
    games: int,
    outcomes: list[MatchResult],
    folder: TournamentFolder,
    stop_when_decided: bool,
    endings: tuple[str, ...],
) -> str:
    """Write the results and the charts, and return the report."""
    from .charts import draw

    found = standings(tournament.bots, tournament.players, outcomes)
    test = SequentialTest(tournament.matches(), games, tournament.bots)
    test.update({outcome.game: outcome for outcome in outcomes})
    decisions = list(test.in_words()) if stop_when_decided else []
    if stop_when_decided and test.decided_after is not None and test.decided_after < games:
        decisions.append(f"all comparisons were decided after {test.decided_after} of {games} games")
    how_played = styles.tables(tournament.bots, outcomes)
    try:
        more = {
            "styles": styles.to_json(tournament.bots, outcomes),
            "comparisons": [comparison.to_json() for comparison in test.comparisons],
        }
        results = json.dumps(to_json(tournament.to_json(), found, outcomes) | more, indent=2)
        write_atomically(folder.path / "results.json", results + "\n")
        write_atomically(folder.path / "styles.md", styles.markdown(how_played))
        write_results(folder.path, tournament.rules, outcomes, endings)
        write_games(folder.path, folder.games, (outcome.game for outcome in outcomes))
        pictures = draw(found, folder.path)
        sections = [
            ("Results", [html_report.table(rows) for rows in tables(found)]),
            ("Notes", html_report.paragraphs([equal_share(found), *decisions, *forfeits(found, outcomes)])),
            ("Styles", [html_report.table(rows) for rows in how_played]),
        ]
        settings = [("games", str(len(outcomes)))]
        settings += [(name.replace("_", " "), _setting(value)) for name, value in tournament.to_json().items()]
        charts = [file for file in pictures if file.suffix == ".svg"]
        write_atomically(folder.path / "report.html", html_report.page("Bot tournament", settings, sections, charts))
    except TableError as error:
        raise ArenaError(str(error)) from None
    except OSError as error:
        raise ArenaError(f"{error.filename or folder.path} cannot be written: {error.strerror}") from None
    names = ", ".join(file.name for file in pictures)
    parts = [report(found, outcomes), *(["\n".join(decisions)] if decisions else [])]
    seats = ", ".join(f"seats{ending}" for ending in endings)
    parts.append(
        f"In {folder.path}: report.html, results.json, styles.md, {seats}, games.txt.gz, games.jsonl, games/, {names}"
    )
    return "\n" + "\n\n".join(parts)


def _setting(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_setting(each)}" for name, each in value.items())
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)
