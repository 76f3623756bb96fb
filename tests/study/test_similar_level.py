"""The level of bots that errs about as much as a player, and the measurement behind it."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from puertorico.bots.builtin_bots import LEVELS
from puertorico.study import ANALYST, level_measurement, similar_level
from puertorico.study.comparison import Estimate
from puertorico.study.level_measurement import RULE_SETS, table
from puertorico.study.similar_level import FEWEST_DECISIONS, LevelLoss, SimilarLevels, level_losses, similar_levels

SIZES = (2, 3, 4, 5)
MANY = 80

ROWS = (
    LevelLoss(4, "newcomer", 100, 0.6, 0.05),
    LevelLoss(4, "settler", 100, 0.4, 0.05),
    LevelLoss(4, "merchant", 100, 0.2, 0.03),
    LevelLoss(4, "governor", 100, 0.05, 0.01),
    LevelLoss(4, "viceroy", 25, 0.04, 0.01),
)


@pytest.fixture(name="measured")
def invented_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(similar_level, "level_losses", lambda: ROWS)


def test_every_level_is_measured_for_every_number_of_players() -> None:
    assert [(row.players, row.level) for row in level_losses()] == [(size, level) for size in SIZES for level in LEVELS]


@pytest.mark.parametrize("players", SIZES)
def test_weaker_levels_lose_more(players: int) -> None:
    """The two highest levels are too close to each other for the search that reviews them."""
    lost = {row.level: row.lost for row in level_losses() if row.players == players}
    assert lost["newcomer"] > lost["settler"] > lost["merchant"] > max(lost["governor"], lost["viceroy"])


@pytest.mark.parametrize("row", level_losses(), ids=lambda row: f"{row.level} of {row.players}")
def test_a_player_with_the_losses_of_a_level_is_compared_with_it(row: LevelLoss) -> None:
    assert row.level in similar_levels(row.players, Estimate(row.lost, 0.0), MANY).levels


@pytest.mark.parametrize(
    ("lost", "levels"),
    [
        (Estimate(0.21, 0.01), ("merchant",)),
        (Estimate(0.3, 0.11), ("settler", "merchant")),
        (Estimate(0.05, 0.0), ("governor", "viceroy")),
        (Estimate(0.69, 0.05), ("newcomer",)),
    ],
)
@pytest.mark.usefixtures("measured")
def test_levels_are_named_that_the_errors_do_not_rule_out(lost: Estimate, levels: tuple[str, ...]) -> None:
    assert similar_levels(4, lost, MANY) == SimilarLevels(levels)


@pytest.mark.usefixtures("measured")
def test_a_player_who_loses_clearly_more_than_the_weakest_level_errs_more() -> None:
    assert similar_levels(4, Estimate(1.4, 0.1), MANY) == SimilarLevels(("newcomer",), errs_more=True)


@pytest.mark.usefixtures("measured")
def test_few_decisions_or_another_number_of_players_say_nothing() -> None:
    assert similar_levels(4, Estimate(0.2, 0.01), FEWEST_DECISIONS - 1) == SimilarLevels()
    assert similar_levels(3, Estimate(0.2, 0.01), MANY) == SimilarLevels()


def test_means_are_over_decisions_and_their_errors_over_games() -> None:
    """Two games of two players: 1 and 3 points lost by everyone, four decisions each."""
    seeds = [seed for seed, (players, _) in enumerate(RULE_SETS) if players == 2]
    games = {seed: {level: 4 * [lost] for level in LEVELS} for seed, lost in zip(seeds, (1.0, 3.0), strict=True)}
    rows = list(table(games))
    assert [row.level for row in rows] == list(LEVELS)
    assert {(row.players, row.decisions, row.lost) for row in rows} == {(2, 8, 2.0)}
    assert rows[0].error == pytest.approx(0.7071, abs=1e-4)  # (4² + 4²)½ / 8


def test_the_command_writes_what_reviews_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_measurement, "OF_A_GAME", 2)
    monkeypatch.setattr(level_measurement, "STAND_INS", {"viceroy": "search:playouts=50"})
    out = tmp_path / "losses.json"
    level_measurement.main(["--games", "1", "--out", str(out)])
    data = json.loads(out.read_text())
    assert (data["bot"], data["games"]) == (ANALYST, 1)
    rows = [LevelLoss(**row) for row in data["levels"]]
    assert [(row.level, row.decisions) for row in rows] == [(level, 1 if level == "viceroy" else 2) for level in LEVELS]
    assert all(row.lost >= 0 for row in rows)


@pytest.mark.parametrize("players", SIZES)
def test_levels_that_the_review_cannot_tell_apart_are_named_together(players: int) -> None:
    highest = [row for row in level_losses() if row.players == players][-2:]
    governor, viceroy = highest
    differ = governor.lost - viceroy.lost > 2 * math.hypot(governor.error, viceroy.error)
    for row in highest:
        named = similar_levels(players, Estimate(row.lost, 0.0), MANY).levels
        assert named == ((row.level,) if differ else ("governor", "viceroy"))
