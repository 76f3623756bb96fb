"""Games that the network learns from: their samples, and what the samples turn out to be worth."""

from __future__ import annotations

import numpy as np
import pytest

import puertorico as pr
from puertorico.bots.compiled.inputs import TABLE, TURNS, input_names
from puertorico.bots.network_file import read
from puertorico.training.workers import SampleChunk, SelfPlaySettings, TableWorkers, returns

RULE_SETS = [(3, ()), (4, ("new_buildings", "nobles"))]


@pytest.fixture(scope="module")
def chunks() -> list[SampleChunk]:
    workers = TableWorkers(1, RULE_SETS, [1.0, 1.0], seed=1)
    workers.weights, workers.settings = read(), SelfPlaySettings(exploring_share=0.5)
    found = workers.take()
    workers.close()
    return found


def test_samples_of_a_game_belong_to_its_players(chunks: list[SampleChunk]) -> None:
    for chunk in chunks:
        assert chunk.ends == sorted(chunk.ends)
        assert chunk.ends[-1] == len(chunk.inputs)
        assert set(chunk.seats.tolist()) == set(range(chunk.players))
        assert (chunk.inputs[:, TABLE + TURNS :][:, :5].sum(axis=1) == 1).all()
        assert chunk.results[:, :5].sum(axis=1) == pytest.approx(1)
        assert (chunk.results[:, 5 : 5 + chunk.players] > 0).all()


def test_the_policy_of_network_seats_is_a_distribution_over_legal_answers(chunks: list[SampleChunk]) -> None:
    chunk, first = chunks[0], 0
    for end, networks in zip(chunk.ends, chunk.networks, strict=True):
        sums = chunk.policy[first:end].sum(axis=1)
        own = networks[chunk.seats[first:end]]
        assert sums[~own] == pytest.approx(0)
        assert set(np.round(sums[own], 3)) <= {0.0, 1.0}
        assert (chunk.policy[chunk.answers == 0] == 0).all()
        first = end


def test_buildings_that_are_given_away_are_learned_about() -> None:
    """A network that never buys an Office never learns what it is good for, unless it gets one."""
    workers = TableWorkers(1, [(4, ())], [1.0], seed=1)
    workers.weights = read()
    workers.settings = SelfPlaySettings(free_building_share=1.0, free_building_rounds=5, free_buildings=0.5)
    inputs = np.concatenate([chunk.inputs for chunk in workers.take()])
    workers.close()
    names = input_names()
    owned = {names[i].split()[-1] for i in np.flatnonzero(inputs.any(axis=0)) if " built " in names[i]}
    assert owned == set(pr.Game.new(4).position()["buildings"])


def test_an_error_in_a_thread_ends_the_training() -> None:
    """Without it, the training would wait for games forever."""
    workers = TableWorkers(1, [(4, ())], [1.0], seed=1)
    workers.weights = np.zeros(0, np.float64)  # of the wrong kind
    games_without_end = iter(workers.take, None)
    with pytest.raises(TypeError):
        list(games_without_end)


def test_returns_without_bootstrapping_are_the_result(chunks: list[SampleChunk]) -> None:
    """λ = 1: every position of a game is worth what the game brought, counted from the asked seat."""
    chunk, first = chunks[0], 0
    targets = returns(chunk, np.full((len(chunk.inputs), 10), 0.5, np.float32), 1.0)
    for end, result in zip(chunk.ends, chunk.results, strict=True):
        for row in range(first, end):
            seats = [(chunk.seats[row] + place) % chunk.players for place in range(chunk.players)]
            assert targets[row, : chunk.players].tolist() == [result[seat] for seat in seats]
            assert targets[row, 5 : 5 + chunk.players].tolist() == [result[5 + seat] for seat in seats]
        first = end


def test_returns_of_one_step_are_the_next_value(chunks: list[SampleChunk]) -> None:
    """λ = 0: a position is worth what the network says of the next one, seat by seat."""
    chunk = chunks[0]
    values = np.random.default_rng(1).random((len(chunk.inputs), 10)).astype(np.float32)
    targets = returns(chunk, values, 0.0)
    for row in range(chunk.ends[0] - 1):
        for seat in range(chunk.players):
            here, there = ((seat - chunk.seats[at]) % chunk.players for at in (row, row + 1))
            assert targets[row, here] == values[row + 1, there]
