"""Sources of final points: where the points that an answer gains or costs come from.

The network plays several games to their end after each of two answers. Their score sheets show which source differs;
a comparison is better at the total.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots.network_bot import NetworkBot
from ..bots.protocol import make
from ..game.notation import Answer
from ..game.score import score_sheet
from ..rules.state import State
from .comparison import CLEAR, standard_error
from .phase_effects import after

# Games after each answer; one takes a few milliseconds.
_GAMES = 40
_MOSTLY = 0.6  # of all points in the same direction

# The parts of a score sheet; all others are large buildings.
_LARGE = "large_buildings"
SOURCES = ("chips", "buildings", _LARGE, "nobles")

# For each game and seat, the final points by source.
Sheets = Sequence[Sequence[Mapping[str, int]]]


def final_sheets(record: bytes, *answers: Answer, seed: int) -> Sheets:
    """Return score sheets of games after these answers; none without the network."""
    player = make("network")
    if not isinstance(player, NetworkBot):
        return ()
    sheets = []
    state = State.blank()
    for number in range(_GAMES):
        start = after(record, *answers, seed=seed + number)
        state.load(player.play_on(start.record, seed + number))
        sheets.append([_by_source(state, seat) for seat in range(state.seats)])
    return sheets


def _by_source(s: State, seat: int) -> Mapping[str, int]:
    points = dict.fromkeys(SOURCES, 0)
    for source, number in score_sheet(s, seat).sources().items():
        points[source if source in SOURCES else _LARGE] += number
    return points


def main_source(sheets: Sheets, others: Sheets, seat: int, *, gains: bool) -> str | None:
    """Return the main source of a seat's difference in points between two sets of games."""
    if not sheets or not others:
        return None
    totals = [sum(one[seat].values()) - sum(other[seat].values()) for one, other in zip(sheets, others, strict=True)]
    if (sum(totals) > 0) != gains:
        return None  # these games do not show the difference that is to be explained
    differences = {}
    for source in sheets[0][seat]:
        numbers = [one[seat][source] - other[seat][source] for one, other in zip(sheets, others, strict=True)]
        mean = sum(numbers) / len(numbers)
        if (mean > 0) == gains and mean:
            differences[source] = abs(mean), standard_error(numbers)
    if not differences:
        return None
    source = max(differences, key=lambda each: differences[each][0])
    points, error = differences[source]
    is_most = points >= _MOSTLY * sum(each for each, _ in differences.values())
    return source if is_most and points > CLEAR * error else None
