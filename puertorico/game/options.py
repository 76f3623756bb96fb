"""Rule sets as people write them: player count, expansions and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import Any, cast

from ..rules import buildings
from ..rules.state import State
from .position_types import Rules
from .wording import first_few, quote

EXPANSIONS = tuple(expansion.name for expansion in buildings.EXPANSION_BOXES)
"""The names of the expansions.

>>> EXPANSIONS
('new_buildings', 'nobles')
"""

EXPANSION_SETS = tuple(chosen for number in range(len(EXPANSIONS) + 1) for chosen in combinations(EXPANSIONS, number))

# Money is 16 bits wide. Nobody earns more than this in a round (Jeweler, Factory and Specialty Factory, a sale,
# loads with a Lighthouse, the doubloons laid on cards), so a game of MOST_ROUNDS rounds cannot overflow.
DOUBLOONS_A_ROUND = 64
MOST_ROUNDS = 500
Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option: its values, and the number of each in the record."""

    name: str
    default: Value
    meaning: str
    codes: Mapping[Value, int] = field(default_factory=lambda: {False: 0, True: 1})
    record_field: str = ""

    @property
    def values(self) -> tuple[Value, ...]:
        return tuple(self.codes)

    @property
    def range(self) -> tuple[int, int] | None:
        """The least and the most of an option that is any number between them."""
        return None

    def code(self, value: object) -> int:
        """Return the number of a value in the record. Raises `ValueError` for an unknown value."""
        for known, code in self.codes.items():
            if type(value) is type(known) and value == known:
                return code
        raise ValueError(f"{self.name} must be one of {', '.join(map(str, self.values))}, got {quote(value)}")


class _Rounds(Option):
    """The option `max_rounds`: any number small enough that money cannot overflow."""

    @property
    def range(self) -> tuple[int, int]:
        return 1, MOST_ROUNDS

    @property
    def values(self) -> tuple[Value, ...]:
        return ("1 and up",)

    def code(self, value: object) -> int:
        least, most = self.range
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"max_rounds must be an integer from {least} to {most}, got {quote(value)}")
        return value


OPTIONS = {
    option.name: option
    for option in (
        Option("vp_5p", 126, "point chips with five players (first edition: 122)", {126: 126, 122: 122}),
        Option("fortress_counts_san_juan", True, "do colonists in San Juan count for the Fortress?"),
        Option("force_largest_ship", False, "must a new kind go on the empty ship with the largest capacity?"),
        Option("statue_needs_colonist", False, "does the Statue have a circle and count only when occupied?"),
        Option("forest_from_hacienda", True, "may a tile drawn with the Hacienda become a forest?"),
        Option(
            "draft_exclusions",
            "office_trading_post",
            "pairs of buildings that exclude each other in the draft",
            {"none": 0, "office_trading_post": 1, "hacienda_forest_house": 2, "both": 3},
        ),
        Option("draft_mode", "players", "who chooses the buildings", {"players": 0, "random": 1}, "random_draft"),
        Option("library_craftsman_distinct", False, "must the Library's two privilege goods be of different kinds?"),
        Option(
            "library_2p_once_per_round", False, "with two players, does the Library double only one role per round?"
        ),
        Option("black_market_strict", True, "does the Black Market cover missing doubloons only?"),
        Option("noble_auto_to_mayor", False, "does the mayor always take the noble from the ship first?"),
        Option("hidden_vp", True, "are other players' point chips hidden?"),
        _Rounds("max_rounds", 100, "the game ends after this round at the latest"),
    )
}
"""The options of the rules by name, each with its default, its values and its meaning.

>>> OPTIONS["vp_5p"].default, OPTIONS["vp_5p"].values
(126, (126, 122))
"""


class InvalidRules(ValueError):
    """Raised for an impossible rule set. `problems` lists everything that is wrong with it.

    >>> from puertorico import Game
    >>> Game.new(players=6)
    Traceback (most recent call last):
    puertorico.game.options.InvalidRules: players must be 2, 3, 4 or 5, got 6
    """

    def __init__(self, problems: Iterable[str]) -> None:
        # Gymnasium raises an error again with a longer message, as a string.
        self.problems = (problems,) if isinstance(problems, str) else tuple(problems)
        super().__init__("; ".join(self.problems))


class UnknownOption(InvalidRules, TypeError):
    """Raised for an unknown option; also a `TypeError`, as for any unknown keyword."""


def write_rules(s: State, players: object, expansions: object, options: Mapping[str, object]) -> None:
    """Write a rule set into the record. Raises `InvalidRules`."""
    problems = []
    if type(players) is not int or not 2 <= players <= 5:
        problems.append(f"players must be 2, 3, 4 or 5, got {quote(players)}")
    chosen: list[str] = []
    if isinstance(expansions, (str, bytes, Mapping)) or not isinstance(expansions, Iterable):
        problems.append(f"expansions must be a list of {', '.join(EXPANSIONS)}, got {quote(expansions)}")
        expansions = ()
    for expansion in islice(expansions, len(EXPANSIONS) + 1):
        if not isinstance(expansion, str) or expansion not in EXPANSIONS:
            problems.append(f"unknown expansion: {quote(expansion)}; valid expansions: {', '.join(EXPANSIONS)}")
        elif expansion in chosen:
            problems.append(f"expansion {expansion!r} is listed twice")
        else:
            chosen.append(expansion)
    unknown = [quote(name) for name in options if name not in OPTIONS]
    if unknown:
        problems.append(f"unknown options: {first_few(unknown)}; valid options: {', '.join(OPTIONS)}")
    codes = {}
    for name, option in OPTIONS.items():
        try:
            codes[option.record_field or name] = option.code(options.get(name, option.default))
        except ValueError as error:
            problems.append(str(error))
    if problems:
        raise (UnknownOption if unknown else InvalidRules)(problems)
    assert isinstance(players, int)
    s.seats = players
    for number, name in enumerate(EXPANSIONS):
        s.expansions[number] = name in chosen
    for name, code in codes.items():
        setattr(s, name, code)


# The rules are one part of the record.
RULES_SPAN = State.span("seats", "round_number")
_read: dict[bytes, Rules] = {}


def read_rules(s: State) -> Rules:
    """Return the rule set of a record: players, expansions, non-default options."""
    content = s.to_bytes()[RULES_SPAN]
    rules = _read.get(content)
    if rules is None:
        rules = _rules(s)
        if len(_read) < 1000:
            _read[content] = rules
    return {**rules, "expansions": list(rules["expansions"])}


def expansions_of(s: State) -> list[str]:
    """Return the names of the expansions that a record is played with."""
    return [name for number, name in enumerate(EXPANSIONS) if s.expansions[number]]


def _rules(s: State) -> Rules:
    rules: dict[str, Any] = {
        "players": s.seats,
        "expansions": expansions_of(s),
    }
    for name, option in OPTIONS.items():
        code = getattr(s, option.record_field or name)
        value = code
        if option.range is None:
            value = next((value for value, known in option.codes.items() if known == code), code)
        if value != option.default:
            rules[name] = value
    return cast(Rules, rules)
