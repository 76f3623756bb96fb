"""The walkthroughs in CONTRIBUTING.md work: their edits are all that new buildings and an expansion need."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LANGUAGES = sorted(path.name for path in (ROOT / "puertorico" / "locale").iterdir() if (path / "pieces.ftl").exists())
COPIED = ("puertorico", "tests", "web/src/pieces", "web/src/lib", "pyproject.toml")


def edits() -> list[tuple[str, str]]:
    """Return the edits of the page in their order, each as a path and the lines of a diff."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found, path = [], ""
    for name, lines in re.findall(r"^   `(\S+)`$|^   ```diff\n(.*?)^   ```$", page, re.M | re.S):
        path = name or path
        if lines:
            found.append((path, re.sub(r"^   ", "", lines, flags=re.M)))
    return found


def apply(folder: Path, path: str, lines: str) -> None:
    """Replace the one place in a file that looks as the diff says."""
    old = "".join(line[1:] for line in lines.splitlines(keepends=True) if line[0] != "+")
    new = "".join(line[1:] for line in lines.splitlines(keepends=True) if line[0] != "-")
    source = (folder / path).read_text(encoding="utf-8")
    assert source.count("\n" + old) == 1, f"{path} does not have these lines exactly once:\n{old}"
    (folder / path).write_text(source.replace("\n" + old, "\n" + new), encoding="utf-8")


def apply_to_language(folder: Path, path: str, lines: str) -> None:
    """Put the English words of an edit into another language, before the same message."""
    *added, before = lines.splitlines(keepends=True)
    message = before[1:].split("=")[0]
    (line,) = re.findall(rf"^{re.escape(message)}=.*\n", (folder / path).read_text(encoding="utf-8"), re.M)
    apply(folder, path, "".join([*added, " " + line]))


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package and make the edits."""
    folder = tmp_path_factory.mktemp("scratch")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
        else:
            shutil.copy(ROOT / name, folder / name)
    for path, lines in edits():
        apply(folder, path, lines)
        if "/locale/en/" in path:
            for language in LANGUAGES:
                if language != "en":
                    apply_to_language(folder, path.replace("/en/", f"/{language}/"), lines)
    return folder


def run(folder: Path, *command: str) -> str:
    """Run Python in the scratch copy, with a cache of its own for compiled code."""
    path = os.pathsep.join([str(folder), str(folder / "tests" / "support")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "", "XDG_CACHE_HOME": str(folder / "cache")}
    result = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    return result.stdout


def test_the_walks_name_exactly_the_files_that_they_promise() -> None:
    """Row, words, drawing, facts and test; with a question also its verbs, its row, its role and the switches.

    An expansion needs no more than its buildings do, except its own words. Drawings of expansions have their own file.
    """
    words = "puertorico/locale/en/"
    number = {"puertorico/rules/buildings.py", "web/src/pieces/buildings.ts", words + "pieces.ftl"}
    rules = {f"puertorico/rules/{name}.py" for name in ("answers", "questions", "prospector", "turn")}
    asked = {words + name for name in ("table.ftl", "log.ftl")}
    box = {words + "setup.ftl", "web/src/pieces/expansion_buildings.ts"}
    own = {"tests/rules/test_captain_buildings.py", "tests/rules/test_prospector.py"}
    tests = own | {"tests/data/buildings.csv"}
    assert {path for path, _ in edits()} == number | rules | asked | tests | box


def test_the_new_buildings_have_rows_switches_words_and_tests(scratch: Path) -> None:
    """Their own tests pass in the copy, and so do those that count buildings or look for a row, word or test."""
    new = "granary or pawnshop or fishery or test_rows or named_by_a_test"
    counted = "test_setup or test_nobles or wrong_with_a_record or has_a_text_that_reads_back"
    words = "has_its_words or no_words_are_left or in_the_same_order or has_the_variables"
    names = ("captain_buildings", "prospector", "rows", "setup", "nobles", "building_table")
    files = [
        *(f"tests/rules/test_{name}.py" for name in names),
        *(f"tests/game/test_{name}.py" for name in ("game", "position_since")),
        "tests/test_architecture.py",
        "tests/locale/test_locale.py",
    ]
    passed = run(scratch, "-m", "pytest", "-rp", "-p", "no:xdist", "-k", f"{new} or {counted} or {words}", *files)
    assert "test_granary_keeps_two_more_barrels" in passed
    assert "test_pawnshop_turns_a_barrel_into_two_doubloons" in passed
    assert "test_smokehouse_and_pier_are_played_only_with_the_fishery" in passed
    assert "test_everything_in_the_game_has_its_words" in passed
    assert "test_the_draft_begins_with_the_governor_and_all_beige_types" in passed
    assert "test_the_eight_buildings_are_added_to_the_base_buildings" in passed
    assert "test_cost_points_and_copies_are_those_of_the_table[granary]" in passed


def test_the_page_gets_the_tables_of_the_new_buildings(scratch: Path) -> None:
    run(scratch, "-m", "puertorico.table.views.typescript")
    tables = (scratch / "web/src/lib/game.ts").read_text(encoding="utf-8")
    assert re.search(r'^  granary: \{.*"captain"', tables, re.M)
    assert re.search(r'^  pier: \{.*"fishery"', tables, re.M)
    assert re.search(r'EXPANSIONS = [^;]*"fishery"', tables)
    assert re.search(r'^  pawn: \{.*"mine:pawnshop"', tables, re.M)
    assert re.search(r'^  PAWN: \{ verbs: \["pawn", "pass"\]', tables, re.M)


GAMES = """
from array import array
import numpy as np
from checked import LONGEST_GAME, Records, start, weights
from puertorico import compiled
from puertorico.bots import network_file
from puertorico.bots.compiled_bots import weights_of
from puertorico.bots.compiled.network import WEIGHTS
from puertorico.bots.weights import plain_weights
from puertorico.envs.columns import columns
from puertorico.envs.compiled_game import observe_record
from puertorico.game.notation import ANSWER, ANSWERS
from puertorico.game.options import EXPANSIONS
from puertorico.rules.answers import LONGEST
from puertorico.rules.buildings import BUILDING
from puertorico.rules.playout import play_checked
from puertorico.rules.state import State

NEW = ("granary", "pawnshop", "smokehouse", "pier")
taste = weights(**{
    "pass": 1, "builder": 60, "mayor": 60, "craftsman": 60, "prospector": 60, "pawn": 100,
    **{f"{verb}_{name}": 1000 for verb in ("choose", "build") for name in NEW},
})
taste[[answer.id for answer in ANSWERS if answer.verb.name == "PLACE" and answer.number]] = 60
used = dict.fromkeys(NEW, 0)
pawned = 0
for expansions in ((), ("nobles",), ("fishery",), ("new_buildings", "nobles"), ("new_buildings", "nobles", "fishery")):
    record = start(4, expansions)
    for seed in range(3):
        slow, fast = Records.of(record), compiled.games([record])
        seen = array("q", [0]) * 64, array("q", [0]) * len(ANSWERS)
        found = play_checked(slow, slow[0]._bytes, bytearray(State.SIZE), seed, array("q", taste.tolist()),
                             array("h", [0]) * LONGEST, *seen, LONGEST_GAME)
        same = compiled.play_checked(fast, fast.view("u1"), np.zeros(State.SIZE, "u1"), seed, taste,
                                     compiled.answer_list(), np.zeros(64, "i8"), np.zeros(len(ANSWERS), "i8"),
                                     LONGEST_GAME)
        assert (found, same) == (0, 0), (expansions, seed, found, same)
        assert slow[0].to_bytes() == fast.tobytes(), (expansions, seed)
        pawned += sum(seen[1][answer.id] for answer in ANSWERS if answer.verb.name == "PAWN")
        shown = dict(zip([column.name for column in columns()], observe_record(fast.tobytes(), 0)))
        assert [shown[name] for name in EXPANSIONS] == [name in expansions for name in EXPANSIONS]
        weights_of(record)
        for name in used:
            if name in ("smokehouse", "pier") and "fishery" not in expansions:
                assert not any(slow[0].players[seat].city[BUILDING[name]] for seat in range(4))
            used[name] += sum(slow[0].players[seat].workers[BUILDING[name]] for seat in range(4))
assert pawned and all(used.values()), (pawned, used)
assert len({len(each) for each in plain_weights().values()}) == 1
assert len(network_file.read()) == WEIGHTS
"""


@pytest.mark.timeout(3600)
def test_random_games_use_the_new_buildings_plain_and_compiled(scratch: Path) -> None:
    """Games of every kind end without a fault, byte for byte the same. Compiling takes a minute or more."""
    run(scratch, "-c", GAMES)
