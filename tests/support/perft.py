"""Perft files: how many continuations a position has, to a few depths.

A file has a `position` line (JSON, as `Game.from_position` reads it) and one line for each depth. The line contains the
depth, the number of continuations (sequences of answers, chance's included) and the number of different positions they
lead to. `python tests/support/perft.py` writes the counts again.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import puertorico as pr
from puertorico import compiled

FOLDER = Path(__file__).parents[1] / "perft"


def read(path: Path) -> tuple[pr.Game, list[tuple[int, int, int]]]:
    """The position of a file and its counts."""
    game, counts = None, []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            game = pr.Game.from_position(json.loads(rest), chance="manual", seed=0)
        elif word.isdigit():
            counts.append((int(word), *map(int, rest.split())))
    assert game is not None, f"{path} has no position"
    return game, counts  # type: ignore[return-value]


def compiled_counts(record: bytes, depth: int) -> tuple[int, int]:
    """Continuations and different positions at a depth, with the compiled rules."""
    answers = compiled.answer_list()
    level = Counter({record: 1})
    for _ in range(depth):
        below: Counter[bytes] = Counter()
        for position, ways in level.items():
            start = compiled.games([position])
            count = compiled.legal_of(start, 0, answers)
            for answer in answers[:count].tolist():
                game = start.copy()
                compiled.apply_to(game, 0, answer, answers)
                below[game.tobytes()] += ways
                compiled.legal_of(start, 0, answers)
        level = below
    return sum(level.values()), len(level)


def plain_counts(game: pr.Game, depth: int) -> tuple[int, int]:
    """The same with the plain rules, one answer after the other and taken back again."""
    seen: set[bytes] = set()

    def walk(left: int) -> int:
        if left == 0:
            seen.add(game.record)
            return 1
        total = 0
        for answer in game.answers:
            game.play(answer)
            total += walk(left - 1)
            game.undo()
        return total

    return walk(depth), len(seen)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.perft")):
        game, counts = read(path)
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line[:1].isdigit()]
        for depth in range(1, 9):
            ways, positions = compiled_counts(game.record, depth)
            lines.append(f"{depth} {ways} {positions}")
            if positions > 3_000 or ways == 0:
                break
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(path.name, lines[-1])
