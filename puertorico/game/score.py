"""Score sheets: the points of a seat by source."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ..rules import scoring
from ..rules.state import State
from ..rules.supply import all_nobles


@dataclass(frozen=True, slots=True)
class Score:
    """Points by source. `tie_break` counts doubloons and goods, which are not points.

    >>> from puertorico import Game
    >>> score = Game.new(players=3, seed=1).scores[0]
    >>> score.total, score.tie_break
    (0, 2)
    """

    chips: int
    buildings: int
    guild_hall: int
    residence: int
    fortress: int
    customs_house: int
    city_hall: int
    cloister: int
    royal_garden: int
    nobles: int
    tie_break: int

    @property
    def total(self) -> int:
        """The sum of all sources."""
        return sum(self.sources().values())

    def sources(self) -> dict[str, int]:
        """Return the points by source, in the order of the score sheet."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name != "tie_break"}


def score_sheet(s: State, seat: int) -> Score:
    """Return the score sheet of a seat, as if the game ended now."""
    p = s.players[seat]
    return Score(
        chips=scoring.chip_points(p),
        buildings=scoring.building_points(s, p),
        guild_hall=scoring.guild_hall_points(s, p),
        residence=scoring.residence_points(p),
        fortress=scoring.fortress_points(s, p),
        customs_house=scoring.customs_house_points(p),
        city_hall=scoring.city_hall_points(s, p),
        cloister=scoring.cloister_points(p),
        royal_garden=scoring.royal_garden_points(s, p),
        nobles=all_nobles(s, p),
        tie_break=scoring.tie_break(s, seat),
    )


def places_of(results: list[tuple[int, ...]]) -> list[float]:
    """Return the place of each result, the largest first; ties share the mean of their places.

    >>> places_of([(30, 2), (41, 0), (30, 2), (12, 5)])
    [2.5, 1.0, 2.5, 4.0]
    """
    return [
        sum(other > result for other in results) + (sum(other == result for other in results) + 1) / 2
        for result in results
    ]
