"""Jobs: hints and analyses that run in the background while clients poll their progress."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from ..wire.replies import Job
from .worker_pool import WorkersStopped
from .workers import Progress, ThinkingFailed

Work = Callable[[Progress], Awaitable[Any]]

_log = logging.getLogger(__name__)


class TooManyJobs(Exception):
    """Raised if a seat, key, address or the server has too many jobs."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """How many jobs may be in progress; `together` is per kind, for the whole server."""

    seat: int = 2
    analyses_of_key: int = 2
    analyses_of_address: int = 5
    hints_of_address: int = 30
    together: int = 100


@dataclass(eq=False, slots=True)
class _Running:
    job: Job
    table_id: str
    seat: int | None  # None for spectators, who share one quota
    about: str | None
    key: str | None
    address: str
    task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.task is None or self.task.done()


class Jobs:
    """All jobs, by ids that cannot be guessed.

    Finished jobs are kept for `seconds`, at most `Quotas.seat` per seat.
    """

    def __init__(self, quotas: Quotas | None = None, *, seconds: float = 600.0) -> None:
        self._quotas, self._seconds = quotas or Quotas(), seconds
        self._jobs: dict[str, _Running] = {}  # the oldest first

    def start(
        self,
        kind: Literal["hint", "analysis"],
        table_id: str,
        seat: int | None,
        work: Work,
        about: str | None = None,
        *,
        key: str | None = None,
        address: str = "",
    ) -> Job:
        """Start a job for a seat. Raises `TooManyJobs`.

        `work` is called with a function for its progress and returns the result, as in
        `jobs.start("hint", game, 0, lambda progress: workers.hint(record, 2.0))`. If a job with the same `about` is
        running at the table, that job is returned.
        """
        waiting = [running for running in self._jobs.values() if not running.is_done]
        for running in waiting:
            if about is not None and (running.job.kind, running.table_id, running.about) == (kind, table_id, about):
                return running.job
        running = _Running(Job(secrets.token_urlsafe(16), kind, 0, 1), table_id, seat, about, key, address)
        self._check_quotas(running, waiting)
        self._jobs[running.job.id] = running
        running.task = asyncio.get_running_loop().create_task(self._work(running, work))
        return running.job

    def _check_quotas(self, new: _Running, waiting: list[_Running]) -> None:
        quotas = self._quotas
        if sum((other.table_id, other.seat) == (new.table_id, new.seat) for other in waiting) >= quotas.seat:
            raise TooManyJobs(f"{quotas.seat} hints or analyses are still running; wait for one of them")
        alike = [other for other in waiting if other.job.kind == new.job.kind]
        is_hint = new.job.kind == "hint"
        things, of_address = ("hints", quotas.hints_of_address) if is_hint else ("analyses", quotas.analyses_of_address)
        of_key = of_address if is_hint else quotas.analyses_of_key
        if new.key and sum(other.key == new.key for other in alike) >= of_key:
            raise TooManyJobs(f"{of_key} {things} of yours are still running; wait for one of them")
        if new.address and sum(other.address == new.address for other in alike) >= of_address:
            raise TooManyJobs(f"{of_address} {things} are running for your address; wait for one of them")
        if len(alike) >= quotas.together:
            raise TooManyJobs(f"the server is busy with too many {things}; try again in a minute")

    def find(self, table_id: str, id: str) -> Job | None:
        """Return a job of a table; None if it does not exist or has been forgotten."""
        running = self._jobs.get(id)
        return running.job if running and running.table_id == table_id else None

    def cancel(self, table_id: str) -> list[str]:
        """Stop and forget the jobs of a table that has been deleted; return their names."""
        ended = [running for running in self._jobs.values() if running.table_id == table_id]
        for running in ended:
            self._forget(running)
        return [running.job.id for running in ended]

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
        own = [other for other in done if (other.table_id, other.seat) == (finished.table_id, finished.seat)]
        for other in own[: len(own) + 1 - self._quotas.seat]:
            self._forget(other)

    def _forget(self, running: _Running) -> None:
        self._jobs.pop(running.job.id, None)
        if running.task and not running.is_done:
            running.task.cancel()
