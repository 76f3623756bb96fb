"""Games to analyze, and bots that evaluate them quickly or badly."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from play import play, won_by_a_large_building
from playouts import PlayoutBot

import puertorico as pr
from puertorico.bots import Candidate, Evaluation, Prompt, builtin_bots
from puertorico.game.notation import Answer
from puertorico.study.analysis import analyze
from puertorico.study.analysis_results import Analysis

GAMES = Path(__file__).parents[1] / "games"
BOT = "playouts:playouts=20"


class NoiseBot:
    """To this bot all answers are equally good; only the luck of a few trials makes them look different."""

    def __init__(self, seed: int = 0, tries: int = 40) -> None:
        self.random, self.tries = random.Random(seed), tries

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        candidates = []
        for answer in prompt.answers:
            value = sum(self.random.random() < 0.5 for _ in range(self.tries)) / self.tries
            candidates.append(Candidate(answer, self.tries, value, math.sqrt(0.25 / self.tries), (20.0, 20.0)))
        candidates.sort(key=lambda candidate: -candidate.value)
        mean = sum(candidate.value for candidate in candidates) / len(candidates)
        mine = (mean, 1 - mean) if prompt.seat == 0 else (1 - mean, mean)
        return Evaluation(prompt.seat, mine, (20.0, 20.0), tuple(candidates))


class FiveNoiseBot(NoiseBot):
    """The same for five players, with nothing to choose between the seats."""

    def evaluate(self, prompt: Prompt) -> Evaluation:
        found = super().evaluate(prompt)
        candidates = tuple(replace(candidate, points=(20.0,) * 5) for candidate in found.candidates)
        return replace(found, winning=(0.2,) * 5, points=(20.0,) * 5, candidates=candidates)


class BrokenBot(NoiseBot):
    """A bot of someone else that fails."""

    def evaluate(self, prompt: Prompt) -> Evaluation:
        raise RuntimeError("out of ideas")


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"playouts": PlayoutBot, "noise": NoiseBot, "noise5": FiveNoiseBot, "broken": BrokenBot}
    for name, maker in bots.items():
        monkeypatch.setitem(builtin_bots.BOTS, name, maker)


@pytest.fixture(scope="module", name="golden")
def golden_game() -> pr.Game:
    return pr.Game.from_text((GAMES / "2-base.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", name="analyzed")
def analyzed_game(golden: pr.Game) -> Iterator[Analysis]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(builtin_bots.BOTS, "playouts", PlayoutBot)
        yield analyze(golden, BOT)


@pytest.fixture(name="short")
def short_game(tmp_path: Path) -> Path:
    """The file of a game of which only a part is played."""
    game = pr.Game.new(3, seed=2)
    answers = random.Random(5)
    for _ in range(30):
        game.play(answers.choice(game.answers))
    file = tmp_path / "short.txt"
    file.write_text(game.to_text(), encoding="utf-8")
    return file


def blunder() -> pr.Game:
    """The builder wins with a large building, but builds nothing."""
    return play(won_by_a_large_building(), "builder", "pass")
