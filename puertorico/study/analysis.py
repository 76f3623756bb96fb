"""The analysis of a game: every seat's winning chance at every decision, and what each answer lost.

Each decision is evaluated by a new evaluator with its own seed, so that neither the number of processes nor an
interruption changes the result. The first evaluation finds the best answer. If the played answer looks worse, or was
hardly tried, both are compared from the positions after them; if it looks clearly worse there, they are compared once
more. The last comparison gives the loss: among some hundred decisions, a few would look clear once by luck.
"""

from __future__ import annotations

import hashlib
import json
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from .. import __version__
from ..bots.protocol import Candidate, Evaluation, Prompt
from ..game.game import Game
from ..game.log import Entry
from ..game.notation import ANSWERS, ROLE_NAMES, Answer
from ..rules.kinds import NOBODY
from ..rules.state import State
from .changes import after, phase_changes
from .findings import Analysis, Decision, Expectation, is_clear
from .hint import evaluator_by_name, share_error
from .reason import CLEAR, Reason, compared

_FEW_VISITS = 30
_CHANCE_SAMPLES = 3

Progress = Callable[[int, int], None]


class AnalysisError(Exception):
    """Raised when a game cannot be analyzed. The message is one sentence."""


def analyse(
    game: Game,
    bot: str = "search:playouts=400",
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
    with _cached_looks(cache) as (looks, keep):
        todo = list({task.key: task for task in tasks if task.key not in looks}.values())
        done = len(tasks) - len(todo)
        if progress:
            progress(done, len(tasks))

        def kept(look: _Look) -> None:
            keep(look)
            if progress:
                progress(done + sum(task.key in looks for task in todo), len(tasks))

        _look_at_all(todo, workers, kept)
    expected = [looks[task.key].expectation for task in tasks]
    if game.is_over:
        expected.append(_result(game))
    decisions = [
        _decision(number, entry, looks[task.key], expected[number - 1], expected[number])
        for number, (entry, task) in enumerate(zip(entries, tasks, strict=False), 1)
    ]
    return Analysis(game, bot, tuple(decisions))


def _decision(number: int, entry: Entry, look: _Look, before: Expectation, then: Expectation) -> Decision:
    state = State.of(entry.before)
    phase = entry.answer.text if entry.answer.text in ROLE_NAMES else _phase(state)
    return Decision(
        number=number,
        round=state.round_number,
        phase=phase,
        seat=entry.seat,
        question=entry.question.name,
        answer=entry.answer.text,
        best=look.best,
        loss=look.loss,
        error=look.error,
        told=look.told,
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


class _Look(NamedTuple):
    """The evaluation of one decision."""

    key: str
    expectation: Expectation
    best: str
    loss: float
    error: float
    told: Reason | None

    def to_line(self) -> str:
        told = self.told and asdict(self.told)
        return json.dumps(self._asdict() | {"expectation": asdict(self.expectation), "told": told}) + "\n"

    @classmethod
    def from_line(cls, line: str) -> _Look:
        read = json.loads(line)
        expected = {name: tuple(numbers) for name, numbers in read.pop("expectation").items()}
        told = read.pop("told")
        return cls(expectation=Expectation(**expected), told=told and Reason.of(told), **read)


def _look(task: _Task) -> _Look:
    """Evaluate one decision, in a worker process."""
    try:
        return _looked(task)
    except Exception as error:
        raise AnalysisError(f"{task.bot} failed: {type(error).__name__}: {error}") from error


def _looked(task: _Task) -> _Look:
    seed = int(task.key[:4], 16)
    prompt = Prompt.of(Game(task.record, 0, "manual"))
    evaluation = evaluator_by_name(task.bot, seed).evaluate(prompt)
    best = evaluation.candidates[0]
    found = _Look(task.key, _expectation(evaluation), best.answer.text, 0.0, 0.0, None)
    if task.played is None or best.answer.id == task.played:
        return found
    played = next((candidate for candidate in evaluation.candidates if candidate.answer.id == task.played), None)
    if played is None:
        raise ValueError(f"the answer {ANSWERS[task.played].text!r} was not evaluated")
    loss, error = best.value - played.value, math.hypot(best.error, played.error)
    if loss > error or min(best.visits, played.visits) < _FEW_VISITS:
        loss, error = _compared(task, prompt, best.answer, played.answer, seed + 1)
        if loss > CLEAR * error:
            once = loss
            loss, error = _compared(task, prompt, best.answer, played.answer, seed + 1 + _CHANCE_SAMPLES)
            # Two searches can differ by more than their playouts explain.
            error = max(error, abs(loss - once) / math.sqrt(2))
    found = found._replace(loss=max(0.0, loss), error=error)
    return found._replace(told=_told(prompt, best, played, seed)) if is_clear(loss, error) else found


def _compared(task: _Task, prompt: Prompt, best: Answer, played: Answer, seed: int) -> tuple[float, float]:
    """Return the loss and its error, from the positions after the two answers with the full budget for each."""
    better, error = _value_after(task, prompt, best, seed)
    worse, other_error = _value_after(task, prompt, played, seed)
    return better - worse, math.hypot(error, other_error)


def _value_after(task: _Task, prompt: Prompt, answer: Answer, seed: int) -> tuple[float, float]:
    """Return a seat's winning chance after its answer, and the error; over several draws if chance comes next."""
    values, variances = [], []
    for sample in range(_CHANCE_SAMPLES):
        game = after(prompt.record, answer, seed=seed + sample)
        if game.is_over:
            expected = _result(game)
        else:
            expected = _expectation(evaluator_by_name(task.bot, seed + sample).evaluate(Prompt.of(game)))
        values.append(expected.winning[prompt.seat])
        variances.append(expected.errors[prompt.seat] ** 2)
        if not any(entry.by_chance for entry in game.log):
            break
    return sum(values) / len(values), math.sqrt(sum(variances)) / len(variances)


def _expectation(evaluation: Evaluation) -> Expectation:
    visits = sum(candidate.visits for candidate in evaluation.candidates)
    errors = tuple(share_error(chance, visits) for chance in evaluation.winning)
    return Expectation(tuple(evaluation.winning), tuple(evaluation.points), errors)


def _told(prompt: Prompt, best: Candidate, played: Candidate, seed: int) -> Reason:
    best_changes = phase_changes(prompt.record, best.answer, seed=seed)
    changes = phase_changes(prompt.record, played.answer, seed=seed)
    return compared(best, played, best_changes, changes, prompt.seat)


def _look_at_all(tasks: list[_Task], workers: int, keep: Callable[[_Look], None]) -> None:
    """Evaluate all tasks, in several processes if requested, and store each result as soon as it arrives."""
    if workers <= 1 or len(tasks) <= 1:
        for task in tasks:
            keep(_look(task))
        return
    # Spawned, not forked: a fork would copy the locks of threads that do not exist in it.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), context, _begin_worker)
    waiting: set[Future[_Look]] = set()
    try:
        waiting.update(pool.submit(_look, task) for task in tasks)
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
def _cached_looks(path: Path | None) -> Iterator[tuple[dict[str, _Look], Callable[[_Look], None]]]:
    """Yield the evaluations stored in a file, and a function that stores another one."""
    if path is None:
        looks: dict[str, _Look] = {}
        yield looks, lambda look: looks.update({look.key: look})
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
        looks = {look.key: look for look in _read_looks(known.splitlines())}

        def keep(look: _Look) -> None:
            looks[look.key] = look
            file.write(look.to_line())
            file.flush()

        yield looks, keep


def _read_looks(lines: Iterable[str]) -> Iterator[_Look]:
    """Read stored evaluations. Skip unreadable lines, which interrupted runs leave; they are evaluated again."""
    for line in lines:
        try:
            yield _Look.from_line(line)
        except (ValueError, TypeError, KeyError, AttributeError):
            continue


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
