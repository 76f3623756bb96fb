"""Small tournaments, and results of games that were never played."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from puertorico.arena.match import MatchResult
from puertorico.arena.referee import play_here
from puertorico.arena.tournament import Tournament, play_tournament, split_bots
from puertorico.arena.tournament_folder import TournamentFolder

SHORT = {"expansions": [], "max_rounds": 2}
TIMES = {"seconds": None, "slowest": None}


def tournament(bots: str, players: int = 2, seed: int = 1, seconds: float = 20.0, memory: float = 2.0) -> Tournament:
    return Tournament(split_bots(bots), {"players": players, **SHORT}, seed, seconds, memory)


def play(folder: Path, plan: Tournament, games: int, workers: int = 2) -> list[MatchResult]:
    """Play or continue a tournament in a folder."""
    with TournamentFolder(folder, plan) as there:
        return play_tournament(plan, games, there, lambda matches: play_here(matches, workers), lambda outcome: None)


def untimed(outcomes: list[MatchResult]) -> list[dict[str, Any]]:
    """Outcomes without what no two runs have in common."""
    return [asdict(outcome) | TIMES for outcome in outcomes]


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (folder / "games").iterdir()}


def made_up(number: int, bots: str, places: list[float], forfeit: int | None = None) -> MatchResult:
    """The outcome of a game in which a seat in place p had 10 - p points, all from chips."""
    first = places.count(min(places))
    points = [10 - int(place) for place in places]
    return MatchResult(
        game=number,
        block=number,
        bots=list(bots),
        places=places,
        wins=[(place == min(places)) / first for place in places],
        points=None if forfeit is not None else points,
        sources=None if forfeit is not None else [{"chips": number, "nobles": 0} for number in points],
        rounds=12,
        answers=[10] * len(bots),
        seconds=[1.0] * len(bots),
        slowest=[0.5] * len(bots),
        forfeit=forfeit,
        reason=None if forfeit is None else "RuntimeError: no plan",
    )
