"""Jobs: hints and analyses that run in the background while clients poll their progress."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from ..wire import Job
from .workers import Progress, ThinkingFailed, WorkersStopped

Work = Callable[[Progress], Awaitable[Any]]

_log = logging.getLogger(__name__)


class TooManyJobs(Exception):
    """Raised if a seat or the server has too many jobs. The message is one sentence."""


@dataclass(eq=False, slots=True)
class _Running:
    job: Job
    game: str
    seat: int | None  # None for spectators, who share one quota
    about: str | None
    task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.task is None or self.task.done()


class Jobs:
    """All jobs, by ids that cannot be guessed.

    A seat may wait for `each` jobs, and as many finished ones are kept for it for `seconds` seconds. All seats
    together may wait for `together` jobs.
    """

    def __init__(self, *, each: int = 2, together: int = 100, seconds: float = 600.0) -> None:
        self._each, self._together, self._seconds = each, together, seconds
        self._jobs: dict[str, _Running] = {}  # the oldest first

    def start(
        self, kind: Literal["hint", "analysis"], game: str, seat: int | None, work: Work, about: str | None = None
    ) -> Job:
        """Start a job for a seat. Raises `TooManyJobs`.

        `work` is called with a function for its progress and returns the result, as in
        `jobs.start("hint", game, 0, lambda progress: workers.hint(record, 2.0))`. If a job with the same `about` is
        running at the table, that job is returned.
        """
        waiting = [running for running in self._jobs.values() if not running.is_done]
        for running in waiting:
            if about is not None and (running.job.kind, running.game, running.about) == (kind, game, about):
                return running.job
        if sum((running.game, running.seat) == (game, seat) for running in waiting) >= self._each:
            raise TooManyJobs(f"{self._each} hints or analyses are still running; wait for one of them")
        if len(waiting) >= self._together:
            raise TooManyJobs("the server has too many hints and analyses to work on; try again in a minute")
        running = _Running(Job(secrets.token_urlsafe(16), kind, 0, 1), game, seat, about)
        self._jobs[running.job.id] = running
        running.task = asyncio.get_running_loop().create_task(self._work(running, work))
        return running.job

    def find(self, game: str, id: str) -> Job | None:
        """Return a job of a table; None if it does not exist or has been forgotten."""
        running = self._jobs.get(id)
        return running.job if running and running.game == game else None

    def cancel(self, game: str) -> None:
        """Stop and forget the jobs of a table that has been deleted."""
        for running in [running for running in self._jobs.values() if running.game == game]:
            self._forget(running)

    async def stop(self) -> None:
        """Stop all jobs."""
        tasks = [running.task for running in self._jobs.values() if running.task]
        for running in tuple(self._jobs.values()):
            self._forget(running)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, running: _Running, work: Work) -> None:
        job = running.job

        def progress(done: int, of: int) -> None:
            job.done, job.of = done, of

        try:
            job.result = await work(progress)
            job.done = job.of
        except (ThinkingFailed, WorkersStopped) as error:
            job.problem = str(error)
        except Exception:
            _log.exception("a job failed")
            job.problem = "the evaluation failed"
        asyncio.get_running_loop().call_later(self._seconds, self._forget, running)
        self._keep_last(running)

    def _keep_last(self, finished: _Running) -> None:
        """Forget all but the last finished jobs of a seat."""
        done = [other for other in self._jobs.values() if other is not finished and other.is_done]
        own = [other for other in done if (other.game, other.seat) == (finished.game, finished.seat)]
        for other in own[: len(own) + 1 - self._each]:
            self._forget(other)

    def _forget(self, running: _Running) -> None:
        self._jobs.pop(running.job.id, None)
        if running.task and not running.is_done:
            running.task.cancel()
