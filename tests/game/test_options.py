"""Rule sets and options that do not exist, and the errors of the package."""

from __future__ import annotations

import itertools
from typing import Any, get_args

import pytest

import puertorico as pr
from puertorico.game.notation import GOOD_NAMES
from puertorico.game.position_types import ExpansionName, GoodName, Rules


def test_types_name_every_expansion_good_and_option_in_order() -> None:
    """A type cannot be made from rows, so it repeats their names."""
    assert get_args(ExpansionName) == pr.EXPANSIONS
    assert get_args(GoodName) == GOOD_NAMES
    assert list(Rules.__annotations__) == ["players", "expansions", *pr.OPTIONS]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"players": 1}, "players must be 2, 3, 4 or 5, got 1"),
        ({"players": 4.0}, "players must be 2, 3, 4 or 5, got 4.0"),
        ({"players": True}, "players must be 2, 3, 4 or 5, got True"),
        ({"players": 10**5000}, "got an int too large to show"),
        ({"players": 4, "expansions": "nobles"}, "expansions must be a list of new_buildings, nobles, got 'nobles'"),
        (
            {"players": 4, "expansions": {"nobles": False}},
            "must be a list of new_buildings, nobles, got {'nobles': False}",
        ),
        ({"players": 4, "expansions": None}, "expansions must be a list of new_buildings, nobles, got None"),
        (
            {"players": 4, "expansions": itertools.count()},
            "unknown expansion: 0; valid expansions: new_buildings",
        ),
        ({"players": 4, "expansions": [["nobles"]]}, "unknown expansion: ['nobles']"),
        ({"players": 4, "hidden_vp": 1}, "hidden_vp must be one of False, True, got 1"),
        ({"players": 4, "draft_mode": []}, "draft_mode must be one of players, random, got []"),
        ({"players": 4, "max_rounds": 0}, "max_rounds must be an integer from 1 to 500, got 0"),
        ({"players": 4, "max_rounds": 501}, "max_rounds must be an integer from 1 to 500, got 501"),
        (
            {"players": 4, "luck": 1, "cls": 2, "self": 3},
            "unknown options: 'luck', 'cls', 'self'; valid options: vp_5p",
        ),
        ({"players": 4, "seed": "x"}, "seed must be an integer or left out, got 'x'"),
        ({"players": 4, "seed": float("inf")}, "seed must be an integer or left out, got inf"),
        ({"players": 4, "chance": "fate"}, "chance must be 'auto' or 'manual', got 'fate'"),
        ({"players": 4, "chance": []}, "chance must be 'auto' or 'manual', got []"),
    ],
)
def test_rules_that_do_not_exist_are_refused(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(pr.InvalidRules) as error:
        pr.Game.new(**arguments)
    assert what in str(error.value)


def test_an_unknown_keyword_is_a_type_error_that_names_it() -> None:
    """As of any Python function: libraries that pass keywords on depend on it."""
    with pytest.raises(TypeError, match="'luck'"):
        pr.Game.new(4, luck=1)


@pytest.mark.parametrize(("name", "value"), [("seed", "x"), ("seed", [1]), ("chance", None)])
def test_a_wrong_seed_or_chance_is_refused_everywhere(name: str, value: Any) -> None:
    game = pr.Game.new(players=3)
    with pytest.raises(pr.InvalidRules, match=f"{name} must be "):
        pr.Game.from_text(game.to_text(), **{name: value})
    with pytest.raises(pr.InvalidRules, match=f"{name} must be "):
        pr.Game.from_position(game.position(), **{name: value})


@pytest.mark.parametrize("wrong", [pr.InvalidText, pr.InvalidPosition, pr.InvalidRules, pr.IllegalAnswer])
def test_all_refusals_are_value_errors(wrong: type[Exception]) -> None:
    assert issubclass(wrong, ValueError)
