"""The puzzle generator.

`python -m puertorico.study.puzzle_maker --out puzzles.jsonl --seconds 600` plays games between strong bots in all 16
rule sets and writes puzzles as they are found, one per line. Another run with the same file adds to it.

A decision becomes a puzzle if one answer is clearly best and at least one level usually misses it. It must be
clearly best in the comparison of a hint, with two seeds, and again with ten times the budget. All budgets are playouts,
so a game always makes the same puzzles.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ..bots.protocol import Evaluator, Prompt, make
from ..bots.weights import rule_set
from ..game.game import Game
from ..game.options import EXPANSION_SETS
from ..rules.questions import Question
from .comparison import Comparison, compare
from .hint import IN_PARTS, as_known, evaluator_by_name, evaluators, hint
from .level_measurement import STAND_INS
from .outlook import Outlook, add_outlook
from .puzzle import Puzzle, PuzzleAnswer
from .reason import explain_difference, explain_effect

RULE_SETS = tuple((players, expansions) for expansions in EXPANSION_SETS for players in (2, 3, 4, 5))

PLAYER = "governor"

# How often each level is asked: it misses a puzzle if it misses more than half of the time.
ASKED = {"newcomer": 5, "settler": 5, "merchant": 5, "governor": 3, "viceroy": 1}
LOWER_LEVELS = ("newcomer", "settler", "merchant")

_FEWEST_ANSWERS = 3
_SMALLEST_MARGIN = 0.03  # of the winning chance
# The most puzzles of a game and of one kind of question in it, and the most decisions that are examined.
_OF_A_GAME, _OF_A_KIND, _EXAMINED = 4, 2, 30
_BUDGET, _MORE = 8_000, 10  # playouts, and how many times as many confirm it
_EXPLAINED = 4  # answers


def puzzles_of(seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of one game, at most four; the seed also decides its rule set."""
    players, expansions = RULE_SETS[seed % len(RULE_SETS)]
    game = Game.new(players, expansions, seed=seed)
    promise = list(_played(game, seed))
    decisions = [entry for entry in game.log if entry.chosen and not entry.by_chance]
    numbers = [number for number, levels in enumerate(promise) if levels]
    random.Random(seed).shuffle(numbers)
    numbers.sort(key=lambda number: -promise[number])
    kinds: Counter[Question] = Counter()
    examined = easy = 0
    for number in numbers:
        question = decisions[number].question
        if kinds[question] == _OF_A_KIND:
            continue
        if examined == _EXAMINED or kinds.total() == _OF_A_GAME:
            break
        examined += 1
        puzzle = _puzzle(_before(game, len(decisions) - number), seed, number)
        if puzzle is None or (easy and puzzle.difficulty == 1):
            continue
        kinds[question] += 1
        easy += puzzle.difficulty == 1
        yield puzzle


def _played(game: Game, seed: int) -> Iterator[int]:
    """Play a game; yield for each decision how many lower levels would answer differently."""
    player = evaluator_by_name(PLAYER, seed)
    lower = [make(level, seed) for level in LOWER_LEVELS]
    while not game.is_over:
        prompt = Prompt.of(game)
        answer = player.choose(prompt)
        fits = len(prompt.answers) >= _FEWEST_ANSWERS and prompt.question not in (*IN_PARTS, Question.DRAFT)
        yield sum(level.choose(prompt) != answer for level in lower) if fits else 0
        game.play(answer)


def _before(game: Game, decisions: int) -> Game:
    """Return the game as it was that many decisions before its end."""
    earlier = game.copy()
    for _ in range(decisions):
        earlier.undo()
    return earlier


def _puzzle(game: Game, seed: int, number: int) -> Puzzle | None:
    """Return a puzzle if one answer is clearly best and missed by a level; cheap checks first."""
    prompt = Prompt.of(game)
    seeds = [1_000_000 * seed + 10 * number + run for run in range(4)]
    short = compare(prompt, evaluators("search", _BUDGET, seeds[0]))
    if not _is_clear(short):
        return None
    best = short.best.answer
    missed = [level for level in list(ASKED)[:-1] if _misses(level, prompt, best.text, seeds[1])]
    if not missed:
        return None
    again = compare(prompt, evaluators("search", _BUDGET, seeds[2]))
    if not _is_clear(again) or again.best.answer != best:
        return None
    long = hint(game, _MORE * _BUDGET, seed=seeds[3], answers=_EXPLAINED)
    if not _is_clear(long.comparison) or long.best != best:
        return None
    if _misses("viceroy", prompt, best.text, seeds[1]):
        missed.append("viceroy")
    rules = game.rules
    return Puzzle(
        seed=seed,
        number=number,
        players=rules["players"],
        expansions=tuple(rules["expansions"]),
        question=game.question.name,
        missed_by=tuple(missed),
        answers=tuple(PuzzleAnswer.of(advice) for advice in long.advice),
        text=game.to_text(),
    )


def _is_clear(comparison: Comparison) -> bool:
    """Return whether the best answer leads beyond the error and by a visible margin."""
    others = comparison.rivals[1:]
    return all(
        other.is_clearly_worse and not other.is_decided and other.behind.value >= _SMALLEST_MARGIN for other in others
    )


def _misses(level: str, prompt: Prompt, best: str, seed: int) -> bool:
    name = STAND_INS.get(level, level)
    missed = sum(make(name, seed + time).choose(prompt).text != best for time in range(ASKED[level]))
    return 2 * missed > ASKED[level]


def _found(seed: int) -> list[Puzzle]:
    """Return the puzzles of a game, in a worker process."""
    return list(puzzles_of(seed))


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def make_puzzles(path: Path, seconds: float, processes: int, seed: int) -> None:
    """Append puzzles to a file until the time is over, and print the counts."""
    end = time.monotonic() + seconds
    known = read_puzzles(path) if path.exists() else []
    seed = max([seed, *(puzzle.seed + 1 for puzzle in known)])
    # Compile once, before several processes do the same.
    assert isinstance(make("search"), Evaluator)
    counts = Counter(rule_set(puzzle.players, puzzle.expansions) for puzzle in known)
    path.parent.mkdir(parents=True, exist_ok=True)
    with (
        path.open("a", encoding="utf-8") as file,
        multiprocessing.get_context("spawn").Pool(processes, _ignore_interrupts) as pool,
    ):
        games = pool.imap_unordered(_found, range(seed, seed + 1_000_000))
        while (left := end - time.monotonic()) > 0:
            try:
                found = games.next(timeout=left)
            except multiprocessing.TimeoutError:
                break
            for puzzle in found:
                file.write(puzzle.to_line())
                counts[rule_set(puzzle.players, puzzle.expansions)] += 1
            file.flush()
            print(f"{counts.total()} puzzles, {max(0.0, left):.0f} s left: {_summary(counts)}", flush=True)
        pool.terminate()


def explained_again(puzzle: Puzzle) -> Puzzle:
    """Regenerate the reasons of a puzzle, keeping its answers and their numbers."""
    game = puzzle.game()
    record, seat = as_known(Prompt.of(game)).record, game.seat
    assert seat is not None
    outlooks = [Outlook(record, (answer.move,), seat, puzzle.seed) for answer in puzzle.answers]
    best, runner_up = outlooks[0], outlooks[1]
    answers = []
    for answer, outlook in zip(puzzle.answers, outlooks, strict=True):
        if outlook is best:
            told, rival = explain_effect(best.changes, seat, answer.move), runner_up
        else:
            told, rival = explain_difference(puzzle.best, answer.move, best.changes, outlook.changes, seat), outlook
        told = replace(add_outlook(told, outlook, best, rival), final=answer.told.final)
        answers.append(replace(answer, told=told))
    return replace(puzzle, answers=tuple(answers))


def explain_again(path: Path, processes: int) -> None:
    """Regenerate the reasons of all puzzles in a file."""
    puzzles = read_puzzles(path)
    # Compile once, before several processes do the same.
    assert isinstance(make("search"), Evaluator)
    with multiprocessing.get_context("spawn").Pool(processes, _ignore_interrupts) as pool:
        lines = [puzzle.to_line() for puzzle in pool.imap(explained_again, puzzles)]
    path.write_text("".join(lines), encoding="utf-8")


def read_puzzles(path: Path) -> list[Puzzle]:
    """Read a file of puzzles, without a last line that was interrupted."""
    return [
        Puzzle.from_line(line)
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True)
        if line.endswith("\n")
    ]


def _summary(counts: Counter[str]) -> str:
    return " ".join(f"{name}:{count}" for name, count in sorted(counts.items()))


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line and make puzzles."""
    parser = argparse.ArgumentParser(prog="python -m puertorico.study.puzzle_maker", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("puzzles.jsonl"), help="file to append to")
    parser.add_argument("--seconds", type=float, default=600.0, help="time for all of it (default %(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="that play at the same time (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default %(default)s)")
    parser.add_argument("--explain", action="store_true", help="only regenerate the reasons of the puzzles in the file")
    options = parser.parse_args(words)
    if options.explain:
        explain_again(options.out, options.processes)
        return
    make_puzzles(options.out, options.seconds, options.processes, options.seed)


if __name__ == "__main__":
    main()
