"""Games on a GPU: the source of the kernels in plain Python, their compilation, and on a GPU their games."""

from __future__ import annotations

import sys
from array import array
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from checked import RULE_SETS, Records, start
from graphics_card import needs_a_card, needs_none
from plain_batch import assert_equal, plain_arrays

from puertorico import InvalidRules, compiled
from puertorico.envs import Batch, IllegalAnswers
from puertorico.envs.compiled.stepping import seed_of_game
from puertorico.envs.cuda_batch import CudaBatch, NoGraphicsCard
from puertorico.envs.gpu import kernels
from puertorico.rules.scoring import score

NAMES = ("records", "seats", "counts", "masks", "observations", "rewards", "scores", "done", "_slots", "_history")


def played_out(record: bytes, seed: int) -> tuple[bytes, int]:
    """The end of a random game on the processor, and its decisions."""
    begin = compiled.games([record])
    games = begin.copy()
    decisions = compiled.play_many(games, begin, seed, 1, compiled.answer_list())
    return games.tobytes(), decisions


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_the_threads_source_plays_random_games_as_the_processor_does(players: int, expansions: tuple[str, ...]) -> None:
    """One thread with three places for seven games, in plain Python."""
    record = start(players, expansions)
    pool, games = Records.of(*[record] * 3), Records.of(*[record] * 7)
    scores, decisions = array("h", [0]) * (7 * players), array("q", [0]) * 7
    places, counter = [kernels.Place.blank() for _ in range(3)], array("q", [0])
    kernels.play_random(5, kernels.Pool(Records.of(record), pool, places, counter, games, scores, decisions))
    for number, game in enumerate(games):
        assert (game.to_bytes(), decisions[number]) == played_out(record, seed_of_game(5, number))
        assert list(scores[number * players :][:players]) == [score(game, seat) for seat in range(players)]


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_the_threads_source_steps_and_refuses_as_a_batch_does(
    players: int, expansions: tuple[str, ...], opponents: str | None
) -> None:
    batch = Batch(3, players, expansions, seed=4, opponents=opponents, max_rounds=3, history=True)
    arrays, given, report = plain_arrays(batch), array("q", [0]) * 3, array("q", [kernels.NONE_REFUSED, 0])
    kernels.advance(1, given, arrays, report)
    for step in range(150):
        assert_equal(arrays, batch)
        again = array("q", [0]) * 3
        kernels.choose_at_random(~4, step, again, arrays)
        answers = batch.random_answers().tolist()
        assert again.tolist() == answers
        kernels.check(array("q", answers), given, arrays, report)
        batch.step(answers)
        kernels.advance(0, given, arrays, report)
    assert batch.finished > 3
    legal = int(batch.choices[0, 0])
    kernels.check(array("q", [legal, -1, 10**6]), given, arrays, report)
    kernels.advance(0, given, arrays, report)
    assert report[kernels.REFUSED] == 1
    assert_equal(arrays, batch)


@needs_none
def test_kernels_compile_for_a_card_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """numba-cuda asks the card only which kind it is."""
    kernels = compiled.module("envs.gpu.kernels", on_gpu=True)
    jit = compiled.module("rules.jit", on_gpu=True)
    dispatcher = sys.modules["numba.cuda.dispatcher"]
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    ahead = compiled.module("envs.gpu.lookahead", on_gpu=True)
    named = [(kernels, name) for name in ("check", "choose_at_random", "play_random", "advance")]
    for module, name in [*named, *((ahead, name) for name in ("list_rows", "look_ahead", "view_games"))]:
        source = getattr(module, name).py_func
        signature = jit.signature_of(source)
        code, _ = jit.cuda.compile(source, signature.args, device=False, cc=(9, 0), abi="numba", opt=False)
        assert ".visible .entry" in code, name
        assert name in code


@needs_none
def test_without_a_card_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoGraphicsCard, match=r"needs an NVIDIA GPU with its driver, and none was found"):
        CudaBatch(4)


def test_without_numba_cuda_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoGraphicsCard, match=r"needs numba-cuda: pip install 'puertorico\[gpu\]'"):
        CudaBatch(4)


def same(batch: Batch, other: CudaBatch) -> None:
    for name in NAMES:
        assert getattr(batch, name).tobytes() == getattr(other, name).numpy().tobytes(), name


@needs_a_card
@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_games_on_a_card_are_those_of_a_batch(players: int, expansions: tuple[str, ...], opponents: str | None) -> None:
    settings: dict[str, Any] = {"seed": players, "opponents": opponents, "history": True, "reward": "rank"}
    batch, other = Batch(64, players, expansions, **settings), CudaBatch(64, players, expansions, **settings)
    for step in range(1000):
        answers = batch.random_answers()
        assert answers.tobytes() == other.random_answers().numpy().tobytes()
        batch.step(answers)
        other.step(answers)
        if step % 100 == 0:
            same(batch, other)
    same(batch, other)
    ended = int(np.flatnonzero(batch._slots["finished_decisions"])[0])
    assert batch.text(ended, finished=True) == other.text(ended, finished=True)
    found = other.play_random(2048, seed=3, records=True)
    records, decisions, record = found.records.numpy(), found.decisions.numpy(), start(players, expansions)
    for number in range(2048):
        assert played_out(record, seed_of_game(3, number)) == (records[number].tobytes(), decisions[number])


@needs_a_card
def test_a_bad_answer_is_refused_on_a_card_and_changes_nothing() -> None:
    batch, other = Batch(300, 4, seed=2, history=True), CudaBatch(300, 4, seed=2, history=True)
    answers = batch.random_answers().copy()
    answers[[217, 290]] = -1
    with pytest.raises(IllegalAnswers, match="of game 217 is not legal"):
        other.step(answers)
    same(batch, other)
    with pytest.raises(ValueError, match="must be 300 integers, one per game"):
        other.step([1.5] * 300)
    with pytest.raises(InvalidRules, match="must be None or 'random' on a GPU"):
        CudaBatch(4, opponents="planner")


@needs_a_card
def test_a_reset_on_a_card_writes_everything_again() -> None:
    batch, other = Batch(64, 3, seed=1, history=True), CudaBatch(64, 3, seed=1, history=True)
    for name in ("masks", "observations", "rewards", "scores", "done"):
        array = getattr(other._arrays, name)
        array.copy_to_device(np.ones(array.shape, array.dtype))
    other.reset(seed=1)
    same(batch, other)
    other.reset()
    assert other.finished == 0


@needs_a_card
def test_pytorch_uses_the_arrays_in_place() -> None:
    torch = pytest.importorskip("torch")
    batch = CudaBatch(64, 4, seed=1)
    masks, rewards = torch.from_dlpack(batch.masks), torch.as_tensor(batch.rewards, device="cuda")
    for _ in range(1000):
        batch.step((torch.rand(masks.shape, device="cuda") * masks).argmax(dim=1))
        assert masks.cpu().numpy().tobytes() == batch.masks.numpy().tobytes()
        assert rewards.cpu().numpy().tobytes() == batch.rewards.numpy().tobytes()
    assert batch.finished


@needs_a_card
def test_cupy_uses_the_arrays_in_place() -> None:
    cupy = pytest.importorskip("cupy")
    batch = CudaBatch(64, 4, seed=1)
    masks = cupy.asarray(batch.masks)
    observations = cupy.from_dlpack(batch.observations)
    for _ in range(50):
        batch.step(masks.argmax(axis=1))
        assert masks.get().tobytes() == batch.masks.numpy().tobytes()
        assert observations.get().tobytes() == batch.observations.numpy().tobytes()


@needs_a_card
def test_jax_uses_the_arrays_in_place() -> None:
    jax = pytest.importorskip("jax")
    batch = CudaBatch(64, 4, seed=1)
    for _ in range(50):
        masks = jax.dlpack.from_dlpack(batch.masks)
        assert masks.unsafe_buffer_pointer() == batch.masks.__cuda_array_interface__["data"][0]
        batch.step(masks.argmax(axis=1))
