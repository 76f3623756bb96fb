"""The analysis of a game: winning chances at every decision, and the cost of each answer.

Each decision is evaluated by new evaluators with their own seeds, so that neither the number of processes nor an
interruption changes the result. The first run finds the best answers. If the played answer is not the best of them, it
is compared with them as for a hint (`comparison.py`), and the comparison gives the loss and its error.

Where the chances changed most, longer searches evaluate the positions before and after the phase again.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import msgspec

from .. import __version__
from ..bots.protocol import Evaluation, Prompt
from ..game.game import Game
from ..game.log import Entry
from ..game.notation import ANSWERS, ROLE_NAMES, Answer
from ..rules.kinds import NOBODY
from ..rules.state import State
from . import ANALYST, LONG_ANALYST
from .analysis_results import Analysis, Decision, Expectation, is_mistake
from .comparison import CHANCE_BLIND, LONG_CHANCE_BLIND, Compared, Comparison, Estimate, chance_of, compare
from .hint import evaluator_by_name
from .outlook import Outlook, add_outlook
from .reason import Reason, explain_comparison

# The best answers of the first run that the played one is compared with.
_RIVALS = 2

Progress = Callable[[int, int], None]


class AnalysisError(Exception):
    """Raised when a game cannot be analyzed. The message is one sentence."""


def analyze(
    game: Game,
    bot: str = ANALYST,
    *,
    cache: Path | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Evaluate every decision of a game with a bot that has `evaluate`.

    Finished evaluations are stored in the file `cache`, if one is given, and not repeated. `workers` is the number of
    processes. Raises `UnknownBot` and `AnalysisError`.
    """
    evaluator_by_name(bot, 0)
    entries = [entry for entry in game.log if entry.chosen and not entry.is_moment and not entry.by_chance]
    if not entries:
        raise AnalysisError("the game contains no decisions yet")
    tasks = [_Task.of(bot, entry.before, entry.answer) for entry in entries]
    if not game.is_over:
        tasks.append(_Task.of(bot, game.record, None))
    with _cached_evaluations(cache) as (evaluations, keep):
        todo = list({task.key: task for task in tasks if task.key not in evaluations}.values())
        done = len(tasks) - len(todo)
        if progress:
            progress(done, len(tasks))

        def kept(evaluation: _Evaluated) -> None:
            keep(evaluation)
            if progress:
                progress(done + sum(task.key in evaluations for task in todo), len(tasks))

        _evaluate_all(todo, workers, kept)
        expected = [evaluations[task.key].expectation for task in tasks]
        if game.is_over:
            expected.append(_result(game))

        def analysis() -> Analysis:
            decisions = (
                _decision(number, entry, evaluations[task.key], expected[number - 1], expected[number])
                for number, (entry, task) in enumerate(zip(entries, tasks, strict=False), 1)
            )
            return Analysis(game, bot, tuple(decisions))

        if bot == ANALYST:  # the error of longer searches has been measured for this bot only
            ends = {end for phase in analysis().largest_swings for end in (phase[0].number - 1, phase[-1].number)}
            longer = {end: _Task.of(LONG_ANALYST, tasks[end].record, None) for end in sorted(ends) if end < len(tasks)}
            _evaluate_all([task for task in longer.values() if task.key not in evaluations], workers, keep)
            for end, task in longer.items():
                expected[end] = evaluations[task.key].expectation
        return analysis()


def _decision(number: int, entry: Entry, evaluation: _Evaluated, before: Expectation, then: Expectation) -> Decision:
    state = State.of(entry.before)
    phase = entry.answer.text if entry.answer.text in ROLE_NAMES else _phase(state)
    return Decision(
        number=number,
        round=state.round_number,
        phase=phase,
        seat=entry.seat,
        question=entry.question.name,
        answer=entry.answer.text,
        best=evaluation.best,
        loss=evaluation.loss,
        error=evaluation.error,
        points_lost=evaluation.points_lost,
        points_error=evaluation.points_error,
        is_decided=evaluation.is_decided,
        told=evaluation.told,
        before=before,
        after=then,
    )


def _phase(state: State) -> str:
    return "draft" if state.role == NOBODY else ROLE_NAMES[state.role]


def _result(game: Game) -> Expectation:
    """Return the result of a finished game; a shared victory counts in equal parts."""
    winners = game.winners
    winning = tuple((seat in winners) / len(winners) for seat in range(game.players))
    return Expectation(winning, tuple(float(score.total) for score in game.scores), (0.0,) * game.players)


class _Task(NamedTuple):
    """A position to evaluate, and the answer that was played there, None if there is none yet."""

    key: str
    bot: str
    record: bytes
    played: int | None

    @classmethod
    def of(cls, bot: str, record: bytes, played: Answer | None) -> _Task:
        """Return the task. Its key names everything that affects the result, and is also the seed."""
        number = None if played is None else played.id
        key = hashlib.sha256(f"{__version__} {bot} {number} ".encode() + record).hexdigest()[:20]
        return cls(key, bot, record, number)


@dataclass(frozen=True, slots=True)
class _Evaluated:
    """The evaluation of one decision, as a line of the cache."""

    key: str
    expectation: Expectation
    best: str
    loss: float
    error: float
    points_lost: float
    points_error: float
    is_decided: bool
    told: Reason | None


def _evaluate(task: _Task) -> _Evaluated:
    """Evaluate one decision, in a worker process."""
    try:
        return _evaluated(task)
    except Exception as error:
        raise AnalysisError(f"{task.bot} failed: {type(error).__name__}: {error}") from error


def _evaluated(task: _Task) -> _Evaluated:
    seed = int(task.key[:4], 16)
    prompt = Prompt.of(Game(task.record, 0, "manual"))
    played = None if task.played is None else ANSWERS[task.played]
    if played is None:
        first = evaluator_by_name(task.bot, seed).evaluate(prompt)
        expectation = _expectation(first, LONG_CHANCE_BLIND if task.bot == LONG_ANALYST else CHANCE_BLIND)
        return _Evaluated(task.key, expectation, first.candidates[0].answer.text, 0.0, 0.0, 0.0, 0.0, False, None)
    comparison, lost = loss_of(prompt, played, task.bot, seed)
    best = comparison.best
    loss, points = _at_least_none(lost.behind), _at_least_none(lost.lead_behind)
    clear = is_mistake(loss, points, lost.is_decided)
    return _Evaluated(
        key=task.key,
        expectation=_expectation(comparison.first),
        best=best.answer.text,
        loss=loss.value,
        error=loss.error,
        points_lost=points.value,
        points_error=points.error,
        is_decided=lost.is_decided,
        told=_reason(prompt, best, lost, seed) if clear else None,
    )


def loss_of(prompt: Prompt, played: Answer, bot: str, seed: int) -> tuple[Comparison, Compared]:
    """Compare an answer with the best; return the comparison and its result for the answer."""
    comparison = compare(
        prompt, lambda run: evaluator_by_name(bot, seed + run), _RIVALS, also=played, unless_first=True
    )
    return comparison, next(rival for rival in comparison.rivals if rival.answer == played)


def _at_least_none(lost: Estimate) -> Estimate:
    return Estimate(max(0.0, lost.value), lost.error)


def _expectation(evaluation: Evaluation, blind: float = CHANCE_BLIND) -> Expectation:
    claimed = evaluation.candidates[0].error
    errors = tuple(chance_of([chance], claimed, blind).error for chance in evaluation.winning)
    return Expectation(tuple(evaluation.winning), tuple(evaluation.points), errors)


def _reason(prompt: Prompt, best: Compared, played: Compared, seed: int) -> Reason:
    better, own = (Outlook(prompt.record, (each.answer,), prompt.seat, seed) for each in (best, played))
    reason = explain_comparison(best.answer, played, better.changes, own.changes, prompt.seat)
    # What followed the played answer is known; what would have followed the better one is not.
    return replace(add_outlook(reason, own, better, own), line=(), best_line=better.line)


def _evaluate_all(tasks: list[_Task], workers: int, keep: Callable[[_Evaluated], None]) -> None:
    """Evaluate all tasks, possibly in several processes, and store each result."""
    if workers <= 1 or len(tasks) <= 1:
        for task in tasks:
            keep(_evaluate(task))
        return
    # Spawned, not forked: a fork would copy the locks of threads that do not exist in it.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), context, _begin_worker)
    waiting: set[Future[_Evaluated]] = set()
    try:
        waiting.update(pool.submit(_evaluate, task) for task in tasks)
        for future in as_completed(tuple(waiting)):
            waiting.discard(future)
            keep(future.result())
    except BrokenProcessPool:
        raise AnalysisError("a worker process died; run the same command again to continue") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        for future in waiting:
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(future.result())


def _begin_worker() -> None:
    """Ignore Ctrl-C, which the main process handles, and end together with that process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


@contextmanager
def _cached_evaluations(path: Path | None) -> Iterator[tuple[dict[str, _Evaluated], Callable[[_Evaluated], None]]]:
    """Yield the evaluations stored in a file, and a function that stores another one."""
    if path is None:
        evaluations: dict[str, _Evaluated] = {}
        yield evaluations, lambda evaluation: evaluations.update({evaluation.key: evaluation})
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        known = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        file = path.open("a", encoding="utf-8")
    except OSError as error:
        raise AnalysisError(f"{path} cannot be used: {error.strerror}") from None
    with file:
        if known and not known.endswith("\n"):
            file.write("\n")
        evaluations = {evaluation.key: evaluation for evaluation in _read_evaluations(known.splitlines())}

        def keep(evaluation: _Evaluated) -> None:
            evaluations[evaluation.key] = evaluation
            file.write(msgspec.json.encode(evaluation).decode() + "\n")
            file.flush()

        yield evaluations, keep


def _read_evaluations(lines: Iterable[str]) -> Iterator[_Evaluated]:
    """Read stored evaluations, without the unreadable lines that interrupted runs leave."""
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=_Evaluated)
        except msgspec.DecodeError:
            continue
