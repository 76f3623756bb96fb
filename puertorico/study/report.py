"""Reports of an analysis: text, JSON, and a self-contained HTML page."""

from __future__ import annotations

import json
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from .. import __version__, locale
from ..bots.processes.worker import cores
from ..data.collection import names_in
from ..game.atomic_file import write_atomically
from ..game.game import Game
from ..game.wording import duration, one_line
from ..locale.message_text import sentence, text
from ..locale.words import Words, capital
from .analysis import AnalysisError, analyze
from .analysis_results import Analysis, Decision, Expectation
from .html_report import page
from .review_messages import answers, cost, loss, numbers, percent, similar, swings
from .review_text import about, when, words_for

WIDTH = 80
LONGEST_NAME = 40
_COLUMN = 14  # characters for a player in the table of chances


def main(game: Game, file: str, bot: str, out: str | None, workers: int | None, language: str) -> int:
    """Analyze a game file and write reports. Raises `AnalysisError` and `UnknownBot`."""
    path, words = Path(file), Words(language)
    folder = path.with_name(f"{path.stem}-analysis") if out is None else Path(out)
    progress = ProgressLine(words)
    try:
        analysis = analyze(game, bot, cache=folder / "looks.jsonl", workers=workers or cores(), progress=progress.show)
    except KeyboardInterrupt:
        print(f"\n{words('report-stopped')}", file=sys.stderr)
        raise
    analysis = replace(analysis, names=names_of(path, game.players))
    written = write_reports(analysis, folder, path.name, language)  # before printing, which fails if a pipe is closed
    print(*summary(analysis, path.name, language), "", sep="\n")
    print(*(words("report-written", file=str(report)) for report in written), sep="\n")
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

    def __init__(self, words: Words) -> None:
        self.words = words
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
        line = self.words("analysis-progress", done=done, of=all_of_them)
        line += f", {self.words('report-left', time=duration(left))}" if left else ""
        end = "\n" if not self.over or done == all_of_them else ""
        print(f"\r{line:<60}" if self.over else line, end=end, file=sys.stderr, flush=True)


def write_reports(analysis: Analysis, folder: Path, name: str, language: str = locale.ENGLISH) -> list[Path]:
    """Write text, JSON and page to a folder, each atomically; `name` is the name of the game.

    Raises `AnalysisError`.
    """
    texts = {
        "report.txt": to_text(analysis, name, language),
        "report.json": json.dumps(as_data(analysis), indent=1) + "\n",
        "report.html": page(analysis, name, language),
    }
    try:
        for file, contents in texts.items():
            write_atomically(folder / file, contents)
    except OSError as error:
        raise AnalysisError(f"{error.filename or folder} cannot be written: {error.strerror}") from None
    return [folder / file for file in texts]


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
            asdict(turn) | {"swing": turn.swing, "mistake": turn.mistake and turn.mistake.number, "told": turn.affected}
            for turn in analysis.turning_points
        ],
    }


def to_text(analysis: Analysis, name: str, language: str = locale.ENGLISH) -> str:
    """Return the full report in lines of 80 characters; the table of decisions may be wider."""
    table = _decision_table(analysis, words_for(analysis, language))
    return "\n".join([*summary(analysis, name, language), "", *table]) + "\n"


def summary(analysis: Analysis, name: str, language: str = locale.ENGLISH) -> Iterator[str]:
    """Yield the chances by round, the turning points, the players and their mistakes."""
    words = words_for(analysis, language)
    yield f"{words('analysis-title')}: {name}"
    yield from _wrapped(about(analysis, words))
    yield ""
    yield words("analysis-chances")
    yield from _chances(analysis, words)
    yield from _wrapped(words("report-error", error=percent(analysis.largest_error)))
    yield ""
    yield words("analysis-turning-points")
    turns = analysis.turning_points
    for number, turn in enumerate(turns, 1):
        yield from _wrapped(f"{number}. {when(words, turn)}: {sentence(words, swings(turn))}", 1)
        for decision in analysis.decisions[turn.first - 1 : turn.last]:
            yield f"     {_deed(words, decision)}"
    if not turns:
        yield f"  {words('analysis-none')}"
    yield ""
    yield words("analysis-mistakes")
    yield from _players(analysis, words)


def _chances(analysis: Analysis, words: Words) -> Iterator[str]:
    """Yield a line per round with the winning chances at its start, and one for the end."""
    names = [one_line(words.name(seat), _COLUMN - 2) for seat in range(analysis.game.players)]
    wide = max(8, *(len(name) for name in names)) + 2
    label = max(len(words(message)) for message in ("chart-round", "chart-end", "report-now"))
    yield f"{words('chart-round'):<{label}}" + "".join(f"{name:>{wide}}" for name in names)

    def row(what: str, expected: Expectation) -> str:
        shares = (words("report-share", percent=percent(chance)) for chance in expected.winning)
        return f"{what:>{label}}" + "".join(f"{share:>{wide}}" for share in shares)

    last = 0
    for decision in analysis.decisions:
        if decision.round != last:
            yield row(str(decision.round), decision.before)
            last = decision.round
    yield row(words("chart-end" if analysis.game.is_over else "report-now"), analysis.decisions[-1].after)


def _players(analysis: Analysis, words: Words) -> Iterator[str]:
    for review in analysis.reviews:
        yield from _wrapped(sentence(words, numbers(review)), 1)
        if level := similar(review):
            yield from _wrapped(sentence(words, level), 2)
        for decision in analysis.mistakes:
            if decision.seat == review.seat:
                yield from _wrapped(f"{when(words, decision)}. {sentence(words, cost(decision))}", 2)
                for line in decision.reasons:
                    yield from _wrapped(sentence(words, line), 4)


def _decision_table(analysis: Analysis, words: Words) -> Iterator[str]:
    """Yield a line per decision; `!` marks mistakes, parentheses a loss within its error."""
    yield words("report-all")
    yield from _wrapped(words("report-text-note"))
    turns = {turn.first: number for number, turn in enumerate(analysis.turning_points, 1)}
    for phase in analysis.phases():
        start = phase[0]
        mark = f", {words('report-turning-point', n=turns[start.number])}" if start.number in turns else ""
        yield f"{when(words, start)}{mark}"
        for decision in phase:
            yield _table_row(decision, words)


def _table_row(decision: Decision, words: Words) -> str:
    _, better = answers(decision)
    best = "" if decision.answer == decision.best else f"{words('report-best')}: {text(words, better)}"
    mark = "!" if decision.is_mistake else " "
    return (
        f" {mark}{decision.number:>4} {_deed(words, decision):<40} {_loss(decision, words):<12} "
        f"{best:<40} {decision.before.numbers} > {decision.after.numbers}"
    )


def _loss(decision: Decision, words: Words) -> str:
    if decision.answer == decision.best:
        return ""
    lost = text(words, loss(decision))
    return lost if decision.is_mistake else f"({lost})"


def _deed(words: Words, decision: Decision) -> str:
    return f"{capital(words.name(decision.seat))}: {text(words, answers(decision)[0])}"


def _wrapped(text: str, indent: int = 0) -> Iterable[str]:
    space = " " * 2 * indent
    return textwrap.wrap(text, WIDTH, initial_indent=space, subsequent_indent=f"{space}   ", break_on_hyphens=False)
