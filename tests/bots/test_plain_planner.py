"""The planner as plain Python: the same answers as the compiled one, and bots for a machine without a compiler."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from checked import ALL_OTHER, RULE_SETS

import puertorico as pr
from puertorico import bots
from puertorico.bots.builtin_bots import BOTS
from puertorico.bots.plain_planner import PlainPlanner, without_compiler


@pytest.mark.parametrize(("noise", "carelessness"), [(0.0, 0.0), (0.3, 0.2)])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_the_plain_planner_answers_as_the_compiled_one_does(
    players: int, expansions: tuple[str, ...], noise: float, carelessness: float
) -> None:
    """Whole games, every second answer at random, so that they come to positions no planner would bring about."""
    options: dict[str, Any] = ALL_OTHER if noise else {}
    game = pr.Game.new(players, expansions, seed=players, **options)
    plain = PlainPlanner(7, noise, carelessness)
    compiled = bots.make(f"planner:noise={noise},carelessness={carelessness}", 7)
    dice = random.Random(players)
    while not game.is_over:
        prompt = bots.Prompt.of(game)
        answer = plain.choose(prompt)
        assert answer == compiled.choose(prompt)
        game.play(dice.choice(prompt.answers) if dice.random() < 0.5 else answer)


def test_its_evaluation_begins_with_its_choice_and_contains_every_answer() -> None:
    game = pr.Game.new(players=4, seed=3)
    planner = PlainPlanner()
    for _ in range(60):
        prompt = bots.Prompt.of(game)
        evaluation = planner.evaluate(prompt)
        assert evaluation.candidates[0].answer == planner.choose(prompt)
        assert {candidate.answer for candidate in evaluation.candidates} == set(prompt.answers)
        assert sum(evaluation.winning) == pytest.approx(1)
        assert len(evaluation.points) == len(evaluation.candidates[0].points) == 4
        game.play(evaluation.candidates[-1].answer)


def test_noise_outside_its_range_is_refused() -> None:
    with pytest.raises(ValueError, match="noise must be a number from 0 to 1, got 2"):
        PlainPlanner(noise=2)


def test_without_a_compiler_every_bot_can_still_be_made_and_asked_for_a_hint() -> None:
    program = (
        "import sys, puertorico as pr\n"
        "from puertorico import bots\n"
        "from puertorico.bots.plain_planner import without_compiler\n"
        "from puertorico.bots.builtin_bots import BOTS\n"
        "without_compiler(BOTS)\n"
        "game = pr.Game.new(3, ['nobles'], seed=1)\n"
        "for name in [*BOTS, 'search:playouts=20,trees=3', 'planner:noise=0.2']:\n"
        "    assert bots.make(name).choose(bots.Prompt.of(game)) in game.answers\n"
        "assert bots.hint(game, 0.5).best in game.answers\n"
        "assert not {'numba', 'numpy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_without_a_compiler_misspelled_options_are_still_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    names = list(BOTS)
    for name, maker in list(BOTS.items()):
        monkeypatch.setitem(BOTS, name, maker)  # so that they come back
    without_compiler(BOTS)
    assert list(BOTS) == names
    assert isinstance(bots.make("governor:trees=3"), PlainPlanner)
    with pytest.raises(bots.UnknownBot, match="'viceroy' has no option 'speed'"):
        bots.make("viceroy:speed=3")
