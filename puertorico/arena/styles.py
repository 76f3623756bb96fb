"""Playing styles of bots: buildings, plantations, openings, and how games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..game.notation import BUILDING_NAMES, GOOD_NAMES
from ..game.wording import one_line
from .match import MatchResult

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class PlayingStyle:
    """One bot in a tournament: in how many of its seats it built and planted each thing."""

    bot: str
    seats: int
    built: Counter[str]
    planted: Counter[str]

    def to_json(self) -> dict[str, Any]:
        return {"bot": self.bot, "seats": self.seats, "built": dict(self.built), "planted": dict(self.planted)}


def styles(bots: Iterable[str], outcomes: Sequence[MatchResult]) -> list[PlayingStyle]:
    """Return the style of each bot, from the games that were played to their end."""
    found = []
    for bot in dict.fromkeys(bots):
        seats = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.bots) if name == bot]
        seats = [(outcome, seat) for outcome, seat in seats if outcome.built]
        built = Counter(name for outcome, seat in seats for name in outcome.built[seat])
        planted = Counter(name for outcome, seat in seats for name in outcome.planted[seat])
        found.append(PlayingStyle(bot, len(seats), built, planted))
    return found


def openings(outcomes: Iterable[MatchResult]) -> Counter[str]:
    """Count the orders in which the roles of the first round were taken."""
    return Counter(" ".join(outcome.opening) for outcome in outcomes if outcome.opening)


def endings(outcomes: Iterable[MatchResult]) -> Counter[str]:
    """Count the conditions that ended games; several can be met in one game."""
    return Counter(ending for outcome in outcomes for ending in outcome.endings)


def to_json(bots: Iterable[str], outcomes: Sequence[MatchResult]) -> dict[str, Any]:
    """Return styles, openings and endings as JSON data."""
    return {
        "bots": [style.to_json() for style in styles(bots, outcomes)],
        "openings": dict(openings(outcomes).most_common()),
        "endings": dict(endings(outcomes).most_common()),
    }


def tables(bots: Iterable[str], outcomes: Sequence[MatchResult]) -> list[list[list[str]]]:
    """Return tables with titles: what each bot built and planted, openings, endings.

    Shares are relative to the number of seats the bot had.
    """
    found = styles(bots, outcomes)
    rows = [["", *(one_line(style.bot, LONGEST_NAME) for style in found)]]
    for name in BUILDING_NAMES:
        if any(style.built[name] for style in found) or name in _offered(outcomes):
            rows.append([name, *(_share(style.built[name], style.seats) for style in found)])
    rows += [[f"{good} planted", *(_share(style.planted[good], style.seats) for style in found)] for good in GOOD_NAMES]
    counted = {"openings": openings(outcomes), "endings": endings(outcomes)}
    return [rows] + [
        [[title, "games"], *([name, str(n)] for name, n in counts.most_common())] for title, counts in counted.items()
    ]


def markdown(tables: Iterable[list[list[str]]]) -> str:
    """Return tables in Markdown."""
    shown = []
    for titles, *rows in tables:
        lines = [titles, ["---"] * len(titles), *rows]
        shown.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(shown) + "\n"


def _offered(outcomes: Iterable[MatchResult]) -> set[str]:
    return {name for outcome in outcomes for name in outcome.offered}


def _share(times: int, seats: int) -> str:
    return f"{100 * times / seats:.0f}%" if seats else "-"
