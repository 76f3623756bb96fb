"""Reports of an analysis: text, JSON, and a self-contained HTML page."""

from __future__ import annotations

import json
import os
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from .. import __version__
from ..data.collection import names_in
from ..game.game import Game
from ..game.wording import duration, one_line, plain
from .analysis import AnalysisError, analyze, cores
from .findings import Analysis, Decision, Expectation, percent
from .html_report import page

WIDTH = 80
LONGEST_NAME = 40


def main(game: Game, file: str, bot: str, out: str | None, workers: int | None) -> int:
    """Analyze a game file and write reports. Raises `AnalysisError` and `UnknownBot`."""
    path = Path(file)
    folder = path.with_name(f"{path.stem}-analysis") if out is None else Path(out)
    try:
        analysis = analyze(
            game, bot, cache=folder / "looks.jsonl", workers=workers or cores(), progress=ProgressLine().show
        )
    except KeyboardInterrupt:
        print("\nStopped. Run the same command again to continue.", file=sys.stderr)
        raise
    analysis = replace(analysis, names=names_of(path, game.players))
    written = write_reports(analysis, folder, path.name)  # before printing, which fails if the reader closes the pipe
    print(*summary(analysis, path.name), "", *(f"Written: {report}" for report in written), sep="\n")
    return 0


def names_of(path: Path, players: int) -> tuple[str, ...]:
    """Return the players named in the comments of a game text, as the arena writes them."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return ()
    return short_names(names_in(text, players))


def short_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names that fit into a table."""
    return tuple(one_line(name, LONGEST_NAME) for name in names)


class ProgressLine:
    """Progress on stderr: one line that is overwritten, ten lines outside of a terminal."""

    def __init__(self) -> None:
        self.begin = time.monotonic()
        self.first: int | None = None
        self.over = sys.stderr.isatty()

    def show(self, done: int, all_of_them: int) -> None:
        a_tenth = done * 10 // all_of_them > (done - 1) * 10 // all_of_them
        if not (self.over or a_tenth or self.first is None):
            return
        if self.first is None:
            self.first = done
        spent = time.monotonic() - self.begin
        left = spent / (done - self.first) * (all_of_them - done) if done > self.first else 0
        line = f"{done} of {all_of_them} decisions" + (f", about {duration(left)} left" if left else "")
        end = "\n" if not self.over or done == all_of_them else ""
        print(f"\r{line:<60}" if self.over else line, end=end, file=sys.stderr, flush=True)


def write_reports(analysis: Analysis, folder: Path, name: str) -> list[Path]:
    """Write text, JSON and page to a folder, each atomically; `name` is the name of the game."""
    texts = {
        "report.txt": to_text(analysis, name),
        "report.json": json.dumps(as_data(analysis), indent=1) + "\n",
        "report.html": page(analysis, name),
    }
    paths = [folder / file for file in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        write_file(path, text)
    return paths


def write_file(path: Path, text: str) -> None:
    """Write a file atomically. Raises `AnalysisError`."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise AnalysisError(f"{error.filename or path} cannot be written: {error.strerror}") from None


def as_data(analysis: Analysis) -> dict[str, Any]:
    """Return the whole analysis as JSON data, described in docs/analysis.md."""
    game = analysis.game
    return {
        "bot": analysis.bot,
        "version": __version__,
        "players": game.players,
        "names": list(analysis.names) or None,
        "rounds": game.round,
        "over": game.is_over,
        "winners": list(game.winners) if game.is_over else None,
        "scores": [{"total": score.total, "tie_break": score.tie_break, **score.sources()} for score in game.scores],
        "decisions": [
            asdict(decision) | {"mistake": decision.is_mistake, "reason": decision.reason}
            for decision in analysis.decisions
        ],
        "reviews": [asdict(review) for review in analysis.reviews],
        "turning_points": [
            asdict(turn) | {"swing": turn.swing, "mistake": turn.mistake and turn.mistake.number, "told": turn.told}
            for turn in analysis.turning_points
        ],
    }


def to_text(analysis: Analysis, name: str) -> str:
    """Return the full report in lines of 80 characters; the table of decisions may be wider."""
    return "\n".join([*summary(analysis, name), "", *_decision_table(analysis)]) + "\n"


def summary(analysis: Analysis, name: str) -> Iterator[str]:
    """Yield the chances by round, the turning points and the mistakes."""
    game = analysis.game
    yield f"Analysis of {name}"
    yield f"{game.players} players, {game.round} rounds, {len(analysis.decisions)} decisions"
    for seat, who in enumerate(analysis.names):
        yield f"Seat {seat}: {who}"
    yield f"Evaluated by {analysis.bot}"
    yield f"A winning chance has a standard error of about {percent(analysis.typical_error)}."
    yield ""
    yield from _chances(analysis)
    yield ""
    yield "Turning points"
    turns = analysis.turning_points
    for number, turn in enumerate(turns, 1):
        yield from _wrapped(f"{number}. {turn.in_words()}")
        for decision in analysis.decisions[turn.first - 1 : turn.last]:
            yield f"     {_deed(decision)}"
    if not turns:
        yield "  none: no phase changed the winning chances by more than the error"
    yield ""
    yield "Mistakes: losses larger than twice their standard error, costliest first"
    yield from _mistakes(analysis)


def _chances(analysis: Analysis) -> Iterator[str]:
    """Yield a line per round with the winning chances at its start, and one for the end."""
    seats = range(analysis.game.players)
    yield "Winning chance at the start of each round"
    yield "round" + "".join(f"{f'seat {seat}':>9}" for seat in seats)
    last = 0
    for decision in analysis.decisions:
        if decision.round != last:
            yield f"{decision.round:>5}" + _row(decision.before)
            last = decision.round
    yield f"{'end' if analysis.game.is_over else 'now':>5}" + _row(analysis.decisions[-1].after)


def _row(expected: Expectation) -> str:
    return "".join(f"{percent(chance):>9}" for chance in expected.winning)


def _mistakes(analysis: Analysis) -> Iterator[str]:
    for review in analysis.reviews:
        yield f"  Seat {review.seat}: {review.in_words()}"
        for decision in analysis.mistakes:
            if decision.seat == review.seat:
                yield from _wrapped(f"  {decision.in_words()}")


def _decision_table(analysis: Analysis) -> Iterator[str]:
    """Yield a line per decision; `!` marks mistakes, parentheses a loss within its error."""
    yield "All decisions: winning chances before and after, in percent; mistakes with !, losses within error in ()"
    turns = {turn.first: number for number, turn in enumerate(analysis.turning_points, 1)}
    for phase in analysis.phases():
        start = phase[0]
        mark = f", turning point {turns[start.number]}" if start.number in turns else ""
        yield f"round {start.round}, {start.phase}{mark}"
        yield from map(_table_row, phase)


def _table_row(decision: Decision) -> str:
    best = "" if decision.answer == decision.best else f"best {plain(decision.best)}"
    mark = "!" if decision.is_mistake else " "
    return (
        f" {mark}{decision.number:>4} seat {decision.seat}: {plain(decision.answer):<30} {_loss(decision):<11} "
        f"{best:<35} {decision.before.numbers} > {decision.after.numbers}"
    )


def _loss(decision: Decision) -> str:
    if decision.answer == decision.best:
        return "best"
    text = decision.loss_in_words
    return text if decision.is_mistake else f"({text})"


def _deed(decision: Decision) -> str:
    return f"seat {decision.seat}: {plain(decision.answer)}"


def _wrapped(text: str) -> Iterable[str]:
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    together = text.strip().replace(" ± ", "\0±\0").replace(" %", "\0%")
    lines = textwrap.wrap(together, WIDTH, initial_indent=indent, subsequent_indent=indent + "   ")
    return [line.replace("\0", " ") for line in lines]
