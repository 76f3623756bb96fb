"""Tournament results: wins with intervals, places, points, seats, times and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from ..game.wording import one_line
from .bradley_terry import Elo, elo_ratings
from .match import MatchResult

NORMAL_95 = 1.959964  # standard deviations that contain 95% of a normal distribution
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class WinRate:
    """The number of wins in a number of tries; a shared win counts in equal parts.

    Tries with the same draws are correlated; `independent` is the effective number of independent tries.
    """

    times: float
    tries: int
    independent: float | None = None

    @classmethod
    def of(cls, parts: Iterable[tuple[int, float]]) -> WinRate:
        """Count tries, each with its block of games and the part that was won.

        >>> rate = WinRate.of([(1, 1.0), (1, 1.0), (2, 0.0), (2, 0.0), (3, 1.0), (3, 1.0)])
        >>> rate.tries, round(rate.independent)
        (6, 2)
        """
        blocks: dict[int, list[float]] = {}
        for block, part in parts:
            blocks.setdefault(block, []).append(part)
        tries = sum(map(len, blocks.values()))
        times = math.fsum(part for block in blocks.values() for part in block)
        if len(blocks) < 2:
            return cls(times, tries, float(len(blocks)))
        share = times / tries
        deviation = math.fsum(math.fsum(part - share for part in block) ** 2 for block in blocks.values())
        variance = deviation / tries**2 * len(blocks) / (len(blocks) - 1)
        if not 0 < share < 1:
            independent = float(len(blocks))
        else:
            independent = min(tries, share * (1 - share) / variance) if variance else float(tries)
        return cls(times, tries, max(1.0, independent))

    @property
    def share(self) -> float | None:
        return self.times / self.tries if self.tries else None

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's interval, which contains the true rate with a probability of 95%.

        >>> [round(end, 3) for end in WinRate(8, 10).interval]
        [0.49, 0.943]
        """
        tries = self.tries if self.independent is None else self.independent
        if not tries:
            return 0.0, 1.0
        square, share = NORMAL_95**2, self.times / self.tries
        middle = (share + square / (2 * tries)) / (1 + square / tries)
        half = math.sqrt(max(0.0, share * (1 - share)) / tries + square / (4 * tries**2))
        half *= NORMAL_95 / (1 + square / tries)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {"times": self.times, "of": self.tries, "rate": self.share, "low": low, "high": high}


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in a tournament. Each of its seats in a game counts as one try."""

    bot: str
    wins: WinRate
    seats: tuple[WinRate, ...]
    ahead: dict[str, WinRate]  # by other bot: how often it placed ahead of that bot in the same game
    place: float | None
    score: float | None  # mean points; like `sources`, over finished games only
    sources: dict[str, float]
    mean_seconds: float | None  # per answer
    max_seconds: float
    forfeits: int
    mu: float
    sigma: float
    elo: Elo

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": {"mu": self.mu, "sigma": self.sigma},
            "elo": asdict(self.elo),
            "wins": self.wins.to_json(),
            "wins_by_seat": [rate.to_json() for rate in self.seats],
            "ahead_of": {bot: rate.to_json() for bot, rate in self.ahead.items()},
            "mean_place": self.place,
            "mean_score": self.score,
            "mean_score_by_source": self.sources,
            "forfeits": self.forfeits,
            "seconds_per_answer": {"mean": self.mean_seconds, "max": self.max_seconds},
        }


def standings(bots: Iterable[str], players: int, outcomes: Sequence[MatchResult]) -> list[Standing]:
    """Return the standings, best rating first. Results must be in game order."""
    names = tuple(dict.fromkeys(bots))
    rated, elo = ratings(names, outcomes), elo_ratings(names, outcomes)
    found = [_standing(bot, names, players, outcomes, *rated[bot], elo[bot]) for bot in names]
    return sorted(found, key=lambda standing: -standing.mu)


def _standing(
    bot: str, names: tuple[str, ...], players: int, outcomes: Sequence[MatchResult], mu: float, sigma: float, elo: Elo
) -> Standing:
    played = [(outcome, seat) for outcome in outcomes for seat in range(players) if outcome.bots[seat] == bot]
    points = [outcome.points[seat] for outcome, seat in played if outcome.points is not None]
    sheets = [outcome.sources[seat] for outcome, seat in played if outcome.sources is not None]
    answers = sum(outcome.answers[seat] for outcome, seat in played)
    seconds = sum(outcome.seconds[seat] for outcome, seat in played)
    ahead: dict[str, list[tuple[int, float]]] = {other: [] for other in names if other != bot}
    for outcome in outcomes:
        for one, rival, part in outcome.pairings():
            if one == bot:
                ahead[rival].append((outcome.block, part))
    return Standing(
        bot=bot,
        wins=WinRate.of((outcome.block, outcome.wins[seat]) for outcome, seat in played),
        seats=tuple(
            WinRate.of((outcome.block, outcome.wins[seat]) for outcome, seat in played if seat == at)
            for at in range(players)
        ),
        ahead={rival: WinRate.of(parts) for rival, parts in ahead.items()},
        place=_mean([outcome.places[seat] for outcome, seat in played]),
        score=_mean(points),
        sources={name: sum(sheet[name] for sheet in sheets) / len(sheets) for name in (sheets[0] if sheets else ())},
        mean_seconds=seconds / answers if answers else None,
        max_seconds=max((outcome.slowest[seat] for outcome, seat in played), default=0.0),
        forfeits=sum(outcome.forfeit == seat for outcome, seat in played),
        mu=mu,
        sigma=sigma,
        elo=elo,
    )


def _mean(numbers: Sequence[float]) -> float | None:
    return fmean(numbers) if numbers else None


def ratings(names: Iterable[str], outcomes: Iterable[MatchResult]) -> dict[str, tuple[float, float]]:
    """Return strength (mu) and uncertainty (sigma) of each bot (Plackett-Luce, openskill).

    Bots do not change during a tournament, so the uncertainty does not grow between games. A bot with several seats in
    a game gets the mean of their new ratings.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = dict.fromkeys(names, (model.mu, model.sigma))
    for outcome in outcomes:
        teams = [[model.rating(*rated[bot])] for bot in outcome.bots]
        after = [team[0] for team in model.rate(teams, ranks=outcome.places)]
        for bot in set(outcome.bots):
            own = [after[seat] for seat, name in enumerate(outcome.bots) if name == bot]
            rated[bot] = (fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return rated


def to_json(
    tournament: dict[str, Any], standings: Iterable[Standing], outcomes: Sequence[MatchResult]
) -> dict[str, Any]:
    """Return all results as JSON data."""
    return {
        "tournament": tournament,
        "games": len(outcomes),
        "standings": [standing.to_json() for standing in standings],
        "forfeits": [
            {"game": outcome.game, "seat": seat, "bot": outcome.bots[seat], "reason": outcome.reason}
            for outcome in outcomes
            if (seat := outcome.forfeit) is not None
        ],
    }


def tables(standings: Sequence[Standing]) -> list[list[list[str]]]:
    """Return all results as tables of rows, the first of them titles."""
    names = [f"{rank} {one_line(standing.bot, LONGEST_NAME)}" for rank, standing in enumerate(standings, 1)]
    main = [["", "played", "wins", "95%", "place", "points", "Elo", "95%", "mu", "sigma", "mean time", "longest"]]
    named = list(zip(names, standings, strict=True))
    for name, standing in named:
        low, high = standing.wins.interval
        main.append(
            [
                name,
                str(standing.wins.tries),
                _percent(standing.wins.share),
                f"{100 * low:.1f}-{100 * high:.1f}%",
                _number(standing.place, 2),
                _number(standing.score, 1),
                f"{standing.elo.rating:+.0f}",
                _elo_interval(standing.elo),
                _number(standing.mu, 2),
                _number(standing.sigma, 2),
                _time(standing.mean_seconds),
                _time(standing.max_seconds),
            ]
        )
    seats = [["wins on seat", *map(str, range(len(standings[0].seats)))]]
    seats += [[name, *(_percent(rate.share) for rate in standing.seats)] for name, standing in named]
    shown = [main, seats]
    if len(standings) > 1:
        ahead = [["finishes ahead of", *(str(rank) for rank in range(1, len(standings) + 1))]]
        for name, standing in named:
            rates = [standing.ahead.get(other.bot) for other in standings]
            ahead.append([name, *(_with_interval(rate) if rate else "" for rate in rates)])
        shown.append(ahead)
    sources = scoring_sources(standings)
    if sources:
        shown.append([["points from", *(source.replace("_", " ") for source in sources)]])
        shown[-1] += [[name, *(_number(each.sources.get(source), 1) for source in sources)] for name, each in named]
    return shown


def equal_share(standings: Sequence[Standing]) -> str:
    return f"an equal share of the wins is {_percent(1 / len(standings[0].seats))}"


def forfeits(standings: Iterable[Standing], outcomes: Sequence[MatchResult]) -> list[str]:
    """Return a sentence for every bot that forfeited, with the reason for the first forfeit."""
    lines = []
    for standing in standings:
        lost = [one for one in outcomes if one.forfeit is not None and one.bots[one.forfeit] == standing.bot]
        if lost:
            games = "1 game" if len(lost) == 1 else f"{len(lost)} games"
            name = one_line(standing.bot, LONGEST_NAME)
            lines.append(f"{name} lost {games} by forfeit; in game {lost[0].game}: {lost[0].reason}")
    return lines


def report(standings: Sequence[Standing], outcomes: Sequence[MatchResult]) -> str:
    """Return all results as text."""
    parts = [_columns(rows) for rows in tables(standings)]
    parts[0] += f"\n{equal_share(standings)}"
    lost = forfeits(standings, outcomes)
    return "\n\n".join([*parts, "\n".join(lost)] if lost else parts)


def scoring_sources(standings: Sequence[Standing]) -> list[str]:
    """Return the sources from which any bot scored, in the order of the score sheet."""
    sources = dict.fromkeys(source for standing in standings for source in standing.sources)
    return [source for source in sources if any(standing.sources.get(source) for standing in standings)]


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as aligned lines: names to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for name, *cells in rows:
        numbers = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *numbers]).rstrip())
    return "\n".join(lines)


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}%"


def _with_interval(rate: WinRate) -> str:
    low, high = rate.interval
    return f"{_percent(rate.share)} ({100 * low:.0f}-{100 * high:.0f})" if rate.tries else "-"


def _elo_interval(elo: Elo) -> str:
    return "-" if elo.low is None or elo.high is None else f"{elo.low:+.0f} to {elo.high:+.0f}"


def _number(number: float | None, digits: int) -> str:
    return "-" if number is None else f"{number:.{digits}f}"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.2f} ms" if seconds >= 0.0001 else f"{1000 * seconds:.3f} ms"
