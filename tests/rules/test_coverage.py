"""The plain rules under coverage: every line and every branch of `rules/` is executed by the tests of the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
COUNTING = ("coverage", "perft", "random_games")

# What covers the rules must be tests that say what they expect of a rule: not games whose answers are just counted.
OF_THE_RULES = [
    *sorted(set((TESTS / "rules").glob("test_*.py")) - {TESTS / f"rules/test_{name}.py" for name in COUNTING}),
    TESTS / "game/test_game.py",
    f"{TESTS}/test_architecture.py::test_a_record_with_undeclared_padding_or_a_name_of_numpy_is_refused",
    f"{TESTS}/test_architecture.py::test_a_record_refuses_numbers_that_do_not_fit",
]
# Plain games are slow while lines are counted: the largest rule set has them all. One test compiles.
NOT = "inside_their_arrays or undo_and_redo or (equal_plain_and_compiled and not expansions15)"


@pytest.mark.timeout(1800)
def test_every_line_and_branch_of_the_rules_is_executed(tmp_path: Path) -> None:
    """`jit.py` is left out: half of it runs only when the rules are compiled."""
    environment = {**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")}
    rules = ["--include=puertorico/rules/*", "--omit=puertorico/rules/jit.py"]
    inside = {**environment, "PYTEST_ADDOPTS": ""}
    for command in (
        ["run", "--branch", *rules, "-m", "pytest", "-p", "no:xdist", "-k", f"not ({NOT})", *map(str, OF_THE_RULES)],
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
