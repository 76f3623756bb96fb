"""Rule sets and options that do not exist, and the errors of the package."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import puertorico as pr


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"players": 1}, "players is 1; it must be 2, 3, 4 or 5"),
        ({"players": 4.0}, "players is 4.0"),
        ({"players": True}, "players is True"),
        ({"players": 10**5000}, "players is an int too large to show"),
        ({"players": 4, "expansions": "nobles"}, "expansions is 'nobles'; it must be a list"),
        ({"players": 4, "expansions": {"nobles": False}}, "expansions is {'nobles': False}"),
        ({"players": 4, "expansions": None}, "expansions is None"),
        ({"players": 4, "expansions": itertools.count()}, "0 is not an expansion"),
        ({"players": 4, "expansions": [["nobles"]]}, "['nobles'] is not an expansion"),
        ({"players": 4, "hidden_vp": 1}, "hidden_vp is 1; it must be one of False, True"),
        ({"players": 4, "draft_mode": []}, "draft_mode is []; it must be one of players, random"),
        ({"players": 4, "max_rounds": 0}, "max_rounds is 0; it must be a whole number from 1 to 500"),
        ({"players": 4, "max_rounds": 501}, "max_rounds is 501"),
        ({"players": 4, "luck": 1, "cls": 2, "self": 3}, "no such option: 'luck', 'cls', 'self'"),
        ({"players": 4, "seed": "x"}, "seed is 'x'; it must be a whole number"),
        ({"players": 4, "seed": float("inf")}, "seed is inf"),
        ({"players": 4, "chance": "fate"}, "chance is 'fate'; it must be 'auto' or 'manual'"),
        ({"players": 4, "chance": []}, "chance is []"),
    ],
)
def test_rules_that_do_not_exist_are_refused(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(pr.InvalidRules) as error:
        pr.Game.new(**arguments)
    assert what in str(error.value)


@pytest.mark.parametrize(("name", "value"), [("seed", "x"), ("seed", [1]), ("chance", None)])
def test_a_wrong_seed_or_chance_is_refused_everywhere(name: str, value: Any) -> None:
    game = pr.Game.new(players=3)
    for start, argument in ((pr.Game.from_text, game.to_text()), (pr.Game.from_position, game.position())):
        with pytest.raises(pr.InvalidRules, match=f"{name} is "):
            start(argument, **{name: value})


@pytest.mark.parametrize("wrong", [pr.InvalidText, pr.InvalidPosition, pr.InvalidRules, pr.IllegalAnswer])
def test_all_refusals_are_value_errors(wrong: type[Exception]) -> None:
    assert issubclass(wrong, ValueError)
