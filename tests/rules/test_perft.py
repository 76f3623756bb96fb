"""The number of continuations of openings and tricky positions, kept in files that any program can read."""

from __future__ import annotations

from pathlib import Path

import pytest
from checked import RULE_SETS
from perft import FOLDER, compiled_counts, plain_counts, read

FILES = sorted(FOLDER.glob("*.perft"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_continuations_are_as_many_as_the_file_says(path: Path) -> None:
    game, counts = read(path)
    assert len(counts) >= 2
    for depth, ways, positions in counts:
        assert compiled_counts(game.record, depth) == (ways, positions), f"depth {depth}"
        if ways <= 500:
            assert plain_counts(game, depth) == (ways, positions), f"depth {depth}, plain"


def test_every_rule_set_has_its_opening() -> None:
    names = {path.stem for path in FILES}
    for players, expansions in RULE_SETS:
        assert "-".join(["opening", str(players), *expansions]) in names
