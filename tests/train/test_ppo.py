"""The example learns, what it learned can be saved, loaded and played, and bad input gets a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
import torch

from puertorico import Game, bots
from puertorico.envs import Batch
from puertorico.examples import ppo
from puertorico.examples.network import PolicyBot, PolicyNetwork


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[ppo.Checkpoint]]:
    """A folder with what a short training saved, and its progress."""
    torch.set_num_threads(1)  # the same sums in the same order on every machine
    folder = tmp_path_factory.mktemp("trained")
    words = f"train --players 2 --decisions 130000 --measure 100 --out {folder}"
    return folder, ppo.train(ppo.parser().parse_args(words.split()))


def test_it_learns_to_beat_random(trained: tuple[Path, list[ppo.Checkpoint]]) -> None:
    """Before, it is random itself and wins about half of 200 games (standard error 3.5%); after, about nine of ten."""
    before, after = trained[1]
    assert 0.35 < before.random < 0.65
    assert after.random > 0.75
    assert after.decisions >= 130_000


def test_the_progress_is_a_picture(trained: tuple[Path, list[ppo.Checkpoint]]) -> None:
    assert (trained[0] / "progress.png").read_bytes().startswith(b"\x89PNG")


def test_a_saved_network_is_loaded_as_it_was(trained: tuple[Path, list[ppo.Checkpoint]], tmp_path: Path) -> None:
    network = PolicyNetwork.load(str(trained[0] / "network.pt"))
    assert network.rules == {"players": 2, "expansions": []}
    network.save(tmp_path / "again.pt")
    again = PolicyNetwork.load(str(tmp_path / "again.pt"))
    step = Batch(8, 2, seed=1).reset()
    shown = torch.as_tensor(step.observations), torch.as_tensor(step.masks)
    for one, other in zip(network(*shown), again(*shown), strict=True):
        assert torch.equal(one, other)


def test_a_saved_network_plays_as_a_bot(trained: tuple[Path, list[ppo.Checkpoint]]) -> None:
    bot = PolicyBot(str(trained[0] / "network.pt"))
    game = bots.play_game(Game.new(players=2, seed=1), [bot, bots.make("random", seed=1)])
    assert game.is_over


def test_a_saved_network_plays_a_tournament(
    trained: tuple[Path, list[ppo.Checkpoint]], capsys: pytest.CaptureFixture[str]
) -> None:
    ppo.main(["play", str(trained[0] / "network.pt"), "--against", "random", "--games", "4"])
    tables = capsys.readouterr().out
    assert re.search("played +wins", tables)
    assert "2 random" in tables


def test_answers_are_drawn_as_likely_as_the_network_says() -> None:
    network = PolicyNetwork(2, [])
    torch.manual_seed(1)
    with torch.no_grad():
        network.liking.bias.copy_(torch.linspace(-1, 1, network.liking.out_features))
    batch = Batch(1, 2, seed=1)
    observations, masks = torch.as_tensor(batch.observations), torch.as_tensor(batch.masks)
    with torch.no_grad():
        chances = network(observations, masks)[0].exp()[0]
    answers, logarithms, _ = network.draw(observations.expand(20000, -1), masks.expand(20000, -1))
    drawn = torch.bincount(answers, minlength=len(chances)) / 20000
    assert (drawn - chances).abs().max() < 0.02
    assert torch.allclose(logarithms.exp(), chances[answers])
    assert not drawn[~masks[0]].any()


def test_each_seat_is_paid_for_its_own_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking only at the end of the game (a factor of 1), what a seat should have expected is what it then got."""
    monkeypatch.setattr(ppo, "GAE", 1.0)
    torch.manual_seed(1)
    network, batch = PolicyNetwork(3, []), Batch(4, 3, reward="score", max_rounds=2)
    shown = ppo.as_tensors(batch.reset(seed=5), "cpu")
    decisions = ppo.roll_out(network, batch, shown, steps=300)
    assert batch.finished > 4

    again, steps = Batch(4, 3, reward="score", max_rounds=2), []
    step = again.reset(seed=5)
    for answers in decisions.answers.numpy():
        steps.append(step.seats.copy())
        again.step(answers)
        if again.done[0]:
            break
    for number, seats in enumerate(steps):
        got = again.rewards[0, seats[0]]
        np.testing.assert_allclose(decisions.returns[number, 0], got / ppo.POINTS, atol=1e-4)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("train --players 7", "ppo.py: players must be 2, 3, 4 or 5, got 7"),
        ("train --expansions pirates", "ppo.py: unknown expansion: 'pirates'"),
        ("play nowhere.pt", "ppo.py: nowhere.pt cannot be read: No such file"),
        ("play notes.pt", "ppo.py: notes.pt is not a network saved by ppo.py"),
        ("train --out notes.pt", "ppo.py: notes.pt cannot be created: File exists"),
    ],
)
def test_an_error_is_one_sentence(words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes.pt").write_text("milk, eggs\n", encoding="utf-8")
    with pytest.raises(SystemExit) as leaving:
        ppo.main(words.split())
    assert str(leaving.value.code).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("train --games none", "'none' must be a positive integer"),
        ("train --minutes 0", "'0' must be a positive number"),
        ("train --rate nan", "'nan' must be a positive number"),
        ("learn", "invalid choice: 'learn'"),
        ("", "the following arguments are required: COMMAND"),
    ],
)
def test_bad_options_are_refused(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        ppo.main(words.split())
    assert leaving.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_bot_that_is_not_there_is_named(trained: tuple[Path, list[ppo.Checkpoint]]) -> None:
    with pytest.raises(SystemExit, match=r"ppo.py: unknown bot 'nobody'; valid bots:"):
        ppo.main(["play", str(trained[0] / "network.pt"), "--against", "nobody"])


@pytest.mark.skipif(torch.cuda.is_available(), reason="needs a machine without a GPU")
def test_without_a_graphics_card_a_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"ppo.py: CudaBatch needs"):
        ppo.main(["train", "--cuda", "--out", str(tmp_path)])
