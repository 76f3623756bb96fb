"""The plain rules under coverage: every line and every branch of `rules/` is executed by the tests of the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

# What covers the rules must be tests that say what they expect of a rule.
OF_THE_RULES = [
    "architecture",
    "base_buildings",
    "black_market",
    "builder",
    "captain",
    "craftsman",
    "end",
    "worked_examples",
    "faults",
    "forest_house",
    "game",
    "guesthouse",
    "library",
    "mayor",
    "new_buildings",
    "nobles",
    "prospector",
    "reasons",
    "rounds",
    "settler",
    "setup",
    "speeds",
    "texts",
    "trader",
]


@pytest.mark.timeout(1800)
def test_every_line_and_branch_of_the_rules_is_executed(tmp_path: Path) -> None:
    """`jit.py` is left out: half of it runs only when the rules are compiled."""
    environment = {**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")}
    files = [str(next(TESTS.rglob(f"test_{name}.py"))) for name in OF_THE_RULES]
    rules = ["--include=puertorico/rules/*", "--omit=puertorico/rules/jit.py"]
    inside = {**environment, "PYTEST_ADDOPTS": ""}
    # The one compiles, the other measures a time, which is longer while lines are counted.
    others = "not inside_their_arrays and not under_a_second"
    for command in (
        ["run", "--branch", *rules, "-m", "pytest", "-p", "no:xdist", "-k", others, *files],
        ["report", "--fail-under=100", "--show-missing", "--skip-covered", *rules],
    ):
        run = subprocess.run(
            [sys.executable, "-m", "coverage", *command],
            cwd=TESTS.parent,
            env=inside,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
