"""A minimal evaluator: plays the rest of the game at random a few times per answer."""

from __future__ import annotations

import math
from pathlib import Path

from puertorico import compiled
from puertorico.bots import Candidate, Evaluation, Prompt
from puertorico.game.notation import Answer
from puertorico.rules.scoring import is_winner, score
from puertorico.rules.state import State

ENTRY_POINTS = "[puertorico.bots]\nplayouts = playouts:PlayoutBot\n"


class PlayoutBot:
    """Every answer is tried equally often; chance and all players are random after it.

    A budget in seconds counts as a hundred playouts per second, so that the result is always the same.
    """

    def __init__(self, seed: int = 0, playouts: int = 60, seconds: float = 0.0) -> None:
        self.seed, self.playouts = seed * 1_000_003, round(100 * seconds) or playouts

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        state = State.blank()
        start, games, answers = (
            compiled.games([prompt.record]),
            compiled.games([prompt.record]),
            compiled.answer_list(),
        )
        seats = int(start["seats"][0])
        tries = max(2, self.playouts // len(prompt.answers))
        found = []
        for answer in prompt.answers:
            wins, points = [0.0] * seats, [0.0] * seats
            for _ in range(tries):
                self.seed += 1
                games[0] = start[0]
                compiled.apply_to(games, 0, answer.id, answers)
                compiled.play_many(games, games.copy(), self.seed, 1, answers)
                state.load(games.tobytes())
                winners = [seat for seat in range(seats) if is_winner(state, seat)]
                for seat in range(seats):
                    wins[seat] += (seat in winners) / len(winners)
                    points[seat] += score(state, seat)
            value = wins[prompt.seat] / tries
            error = math.sqrt(max(value * (1 - value), 1 / tries) / tries)
            candidate = Candidate(answer, tries, value, error, tuple(total / tries for total in points))
            found.append((candidate, tuple(won / tries for won in wins)))
        found.sort(key=lambda each: -each[0].value)
        best, winning = found[0]
        return Evaluation(prompt.seat, winning, best.points, tuple(candidate for candidate, _ in found))


def install(folder: Path) -> Path:
    """Make the bot known as another package would: by an entry point, in a folder to put on the path."""
    info = folder / "playouts-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: playouts\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return folder
