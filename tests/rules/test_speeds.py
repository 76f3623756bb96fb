"""One source, two speeds: plain and compiled games are the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from checked import ALL_OTHER, LONGEST_GAME, RULE_SETS, TASTES, Records, start
from golden_games import GOLDEN_GAMES

import puertorico as pr
from puertorico import compiled
from puertorico.game.options import RULES_SPAN
from puertorico.rules.answers import LONGEST
from puertorico.rules.chance import random_bits
from puertorico.rules.playout import apply_to, faults_of, legal_of, play_checked, play_many, set_up_of
from puertorico.rules.state import State


@pytest.mark.parametrize("options", [{}, ALL_OTHER], ids=["defaults", "other options"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_random_games_are_equal_plain_and_compiled(
    players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    record = start(players, expansions, **options)
    slow, fast = Records.of(record), compiled.games([record])
    for seed in (11, -3, 2**62):
        decisions = play_many(slow, Records.of(record), seed, 1, array("h", [0]) * LONGEST)
        assert decisions == compiled.play_many(fast, compiled.games([record]), seed, 1, compiled.answer_list())
        assert slow[0].to_bytes() == fast.tobytes()


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_checked_games_are_equal_plain_and_compiled(players: int, expansions: tuple[str, ...]) -> None:
    """The loop that checks tens of thousands of compiled games, once in plain Python for each rule set."""
    record, taste = start(players, expansions), TASTES["busy"]
    slow, slow_seen = Records.of(record), (array("q", [0]) * 64, array("q", [0]) * 1000)
    fast, fast_seen = compiled.games([record]), (np.zeros(64, "i8"), np.zeros(1000, "i8"))
    weights, before = array("q", taste.tolist()), bytearray(State.SIZE)
    found = play_checked(slow, slow[0]._bytes, before, 5, weights, array("h", [0]) * LONGEST, *slow_seen, LONGEST_GAME)
    scratch = np.zeros(State.SIZE, "u1")
    same = compiled.play_checked(
        fast, fast.view("u1"), scratch, 5, taste, compiled.answer_list(), *fast_seen, LONGEST_GAME
    )
    assert found == same == 0
    assert slow[0].to_bytes() == fast.tobytes()
    assert [list(counts) for counts in slow_seen] == [counts.tolist() for counts in fast_seen]


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_setup_needs_only_zeros_and_the_rules(players: int, expansions: tuple[str, ...]) -> None:
    """Plain and compiled setup write the same record, and find everything in the rule set."""
    record = start(players, expansions)
    only_rules = bytearray(State.SIZE)
    only_rules[RULES_SPAN] = record[RULES_SPAN]
    slow, games = Records.of(bytes(only_rules)), compiled.games([bytes(only_rules)])
    set_up_of(slow, 0)
    compiled.set_up_of(games, 0)
    assert slow[0].to_bytes() == record
    assert games.tobytes() == record


@pytest.mark.parametrize("path", GOLDEN_GAMES, ids=lambda path: path.stem)
def test_golden_games_replay_exactly_plain_and_compiled(path: Path) -> None:
    """A game text replays to the same text, and its answers lead the compiled rules to the same bytes."""
    text = path.read_text(encoding="utf-8")
    game = pr.Game.from_text(text)
    assert game.is_over
    assert game.to_text() == text
    games, answers = compiled.games([game.log[0].before]), compiled.answer_list()
    slow = Records.of(game.log[0].before)
    for entry in game.log:
        if entry.chosen:
            slow[0].load(entry.before)
            apply_to(slow, 0, entry.answer.id, array("h", [0]) * LONGEST)
            # Forced answers and moments before the first choice play themselves.
            while games.tobytes() != entry.before:
                assert compiled.legal_of(games, 0, answers) == 1
                compiled.apply_to(games, 0, answers[0], answers)
            compiled.apply_to(games, 0, entry.answer.id, answers)
    assert games.tobytes() == slow[0].to_bytes() == game.record
    assert compiled.faults_of(games, 0) == faults_of(Records.of(game.record), 0) == 0
    assert compiled.legal_of(games, 0, answers) == legal_of(Records.of(game.record), 0, answers) == 0


def test_every_rule_set_has_a_golden_game() -> None:
    names = {path.stem for path in GOLDEN_GAMES}
    for players, expansions in RULE_SETS:
        assert "-".join([str(players), *(expansions or ["base"])]) in names


def test_draws_are_splitmix64() -> None:
    """The published generator: its first three outputs for seed 1234567, of which draws use the upper half."""
    outputs = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    assert [random_bits(1234567, k) for k in range(3)] == [output >> 32 for output in outputs]


def float_variables() -> list[str]:
    """The compiled rules that count with floating point numbers; only a fresh compilation knows."""
    from numba.core.dispatcher import Dispatcher

    found = []
    for module in [module for name, module in sys.modules.items() if name.startswith("puertorico_compiled.rules")]:
        for name, rule in vars(module).items():
            for compiled_rule in rule.overloads.values() if isinstance(rule, Dispatcher) else ():
                annotation: Any = compiled_rule
                types = annotation.type_annotation.typemap.values()
                found += [name for kind in types if str(kind).startswith("float")]
    return found


def test_the_compiled_rules_stay_inside_their_arrays_and_integers(tmp_path: Path) -> None:
    """Compiled code does not check bounds; once, in a process of its own, it does.

    Mixed signed and unsigned integers would silently become floating point numbers: there are none.
    """
    program = (
        "import sys; sys.path[:0] = ['tests/support', 'tests/rules']\n"
        "from checked import ALL_OTHER, LONGEST_GAME, RULE_SETS, TASTES, Checker, start\n"
        "from test_speeds import float_variables\n"
        "assert float_variables() == []\n"
        "checker = Checker()\n"
        "for players, expansions in RULE_SETS:\n"
        "    for options in ({}, ALL_OTHER):\n"
        "        for name, taste in TASTES.items():\n"
        "            checker.play_all(start(players, expansions, **options), range(5), taste, name)\n"
        "print(checker.games)"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(run.stdout) == 16 * 2 * 7 * 5
