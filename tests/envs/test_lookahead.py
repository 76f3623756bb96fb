"""One answer of lookahead: what it shows is what playing the answer brings, on the processor and on a card."""

from __future__ import annotations

from array import array
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from checked import RULE_SETS, Records
from graphics_card import needs_a_card

import puertorico as pr
from puertorico.bots.compiled.inputs import INPUTS
from puertorico.envs import Batch
from puertorico.envs.compiled.lookahead import VIEWS, LookaheadArrays
from puertorico.envs.compiled.observation import COLUMNS
from puertorico.envs.compiled.stepping import BatchSettings
from puertorico.envs.cuda_batch import CudaBatch
from puertorico.envs.gpu import lookahead as kernels
from puertorico.rules.state import State


def played(batch: Batch, steps: int) -> Batch:
    for _ in range(steps):
        batch.step(batch.random_answers())
    return batch


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_a_row_is_the_position_after_its_answer(players: int, expansions: tuple[str, ...]) -> None:
    batch = Batch(8, players, expansions, seed=players)
    checked = 0
    for _ in range(12):
        played(batch, 30)
        before = batch.records.tobytes()
        ahead = batch.lookahead(seed=1)
        assert batch.records.tobytes() == before
        assert ahead.answers.tolist() == [a for game in range(8) for a in batch.choices[game, : batch.counts[game]]]
        for row, (number, answer) in enumerate(zip(ahead.games.tolist(), ahead.answers.tolist(), strict=True)):
            if ahead.records["draws"][row] > batch.records["draws"][number]:
                continue  # chance has drawn in between
            game = pr.Game.from_record(batch.records[number].tobytes())
            game.play(answer)
            assert game.record == ahead.records[row].tobytes()
            if not game.is_over:
                assert ahead.seats[row] == game.seat
                checked += 1
    assert checked > 50


def test_a_row_of_a_game_that_ends_has_its_result() -> None:
    batch, ended = Batch(64, 3, seed=1, max_rounds=2), 0
    for step in range(120):
        ahead = batch.lookahead(seed=step, view=None)
        for row in np.flatnonzero(ahead.seats < 0):
            game = pr.Game.from_record(ahead.records[row].tobytes())
            assert ahead.scores[row].tolist() == [score.total for score in game.scores]
            assert (ahead.rewards[row] == ahead.rewards[row].max()).nonzero()[0].tolist() == list(game.winners)
            ended += 1
        assert not ahead.rewards[ahead.seats >= 0].any()
        played(batch, 1)
    assert ended > 0


def test_chance_draws_the_same_for_all_answers_and_not_as_the_game_will() -> None:
    """Otherwise a lookahead would compare luck, or know the future."""
    batch, tiles, differs = Batch(64, 4, seed=3), 0, False
    for step in range(200):
        ahead = batch.lookahead(seed=step)
        drawn = ahead.records["draws"] - batch.records["draws"][ahead.games] > 0
        same = batch.lookahead(seed=step)
        assert same.records.tobytes() == ahead.records.tobytes()
        kept = ahead.records.copy()
        differs = differs or batch.lookahead(seed=step + 1000).records.tobytes() != kept.tobytes()
        tiles += int(drawn.sum())
        played(batch, 1)
    assert tiles > 0
    assert differs


def test_both_views_show_what_a_step_shows() -> None:
    batch = played(Batch(16, 4, ("nobles",), seed=2), 40)
    ahead = batch.lookahead(view="observation")
    assert ahead.observations.shape == (len(ahead.games), COLUMNS)
    observations = ahead.observations.copy()
    inputs = batch.lookahead(view="network").observations.copy()
    assert inputs.shape == (len(ahead.games), INPUTS)
    assert batch.lookahead(view=None).observations.shape == (len(ahead.games), 0)
    unchanged = [i for i in range(16) if ahead.records["draws"][ahead.first[i]] == batch.records["draws"][i]]
    rows = ahead.first[:-1][unchanged]
    batch.step(batch.choices[:, 0].astype(np.int64))
    assert (batch.observations[unchanged] == observations[rows]).all()
    assert (batch.network_inputs()[unchanged] == inputs[rows]).all()


def test_an_unknown_view_is_refused() -> None:
    with pytest.raises(ValueError, match="view must be None, 'observation' or 'network', got 'board'"):
        Batch(2, 3, seed=1).lookahead(view="board")


@pytest.mark.parametrize("view", ["observation", "network"])
def test_the_threads_source_looks_ahead_as_a_batch_does(view: str) -> None:
    """One thread in plain Python."""
    batch = played(Batch(2, 4, ("new_buildings", "nobles"), seed=6), 60)
    ahead = batch.lookahead(seed=9, view=view)
    rows = len(ahead.games)
    settings = BatchSettings.blank()
    settings.load(batch._settings.tobytes())
    plain: Any = SimpleNamespace(
        games=Records.of(*(record.tobytes() for record in batch.records)),
        settings=[settings],
        counts=batch.counts.tolist(),
        choices=batch.choices.reshape(-1).tolist(),
    )
    content = memoryview(bytearray(rows * State.SIZE))
    found = LookaheadArrays(
        games=array("q", [0]) * rows,
        answers=array("h", [0]) * rows,
        records=Records(State(content[row * State.SIZE : (row + 1) * State.SIZE]) for row in range(rows)),
        content=content,
        seats=array("q", [0]) * rows,
        rewards=array("f", [0]) * ahead.rewards.size,
        scores=array("h", [0]) * ahead.scores.size,
        observations=memoryview(array("h", [0]) * ahead.observations.size),
    )
    kernels.list_rows(ahead.first.tolist(), plain, found)
    kernels.look_ahead(9, VIEWS[view], plain, found)
    assert bytes(content) == ahead.records.tobytes()
    for name in ("games", "answers", "seats", "rewards", "scores", "observations"):
        assert bytes(getattr(found, name)) == getattr(ahead, name).tobytes(), name
    inputs = memoryview(array("h", [0]) * (2 * INPUTS))
    kernels.view_games(plain, inputs)
    assert bytes(inputs) == batch.network_inputs().tobytes()


@needs_a_card
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_a_card_looks_ahead_as_a_batch_does(players: int, expansions: tuple[str, ...]) -> None:
    batch, other = Batch(64, players, expansions, seed=3), CudaBatch(64, players, expansions, seed=3)
    for step in range(60):
        answers = batch.random_answers().copy()
        for view in ("observation", "network", None):
            ahead, found = batch.lookahead(step, view=view), other.lookahead(step, view=view)
            for name in ahead._fields:
                assert getattr(ahead, name).tobytes() == getattr(found, name).numpy().tobytes(), (step, view, name)
        assert batch.network_inputs().tobytes() == other.network_inputs().numpy().tobytes()
        batch.step(answers)
        other.step(answers)
