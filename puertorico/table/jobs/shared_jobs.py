"""Jobs visible to every process: the one that runs a job stores its state."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal

import msgspec

from ..hub.hub import Hub
from ..store.coordination import StoredJob
from ..store.store import StoreUnavailable
from ..wire.encoding import encode
from ..wire.replies import Job
from .jobs import Jobs, Work

SECONDS_BETWEEN_WRITES = 0.3
_DEAD = "the server that worked on it has stopped; ask again"


class SharedJobs:
    """The jobs of this process, and through the database those of the others."""

    def __init__(self, jobs: Jobs, hub: Hub) -> None:
        self._jobs, self._hub = jobs, hub
        self._writing: dict[str, asyncio.Task[None]] = {}

    async def start(
        self, kind: Literal["hint", "analysis"], table_id: str, seat: int | None, work: Work, about: str, **who: Any
    ) -> Job:
        """Start a job, or return the same job if any process is working on it."""
        hub = self._hub
        if hub.store.shared:
            found = await hub.call_store(hub.store.coordination.job_about, kind, table_id, about, hub.clock())
            if found is not None and found.process != hub.process:
                return _job(found)
        job = self._jobs.start(kind, table_id, seat, work, about, **who)
        if hub.store.shared and job.id not in self._writing:
            await self._store(table_id, job, about)
            writing = self._writing[job.id] = asyncio.create_task(self._keep_stored(table_id, job, about))
            writing.add_done_callback(lambda _: self._writing.pop(job.id, None))
        return job

    async def find(self, table_id: str, id: str) -> Job | None:
        """Return a job of a table; None if it does not exist or has been forgotten."""
        hub, job = self._hub, self._jobs.find(table_id, id)
        if job is not None or not hub.store.shared:
            return job
        found = await hub.call_store(hub.store.coordination.job, table_id, id, hub.clock())
        return _job(found) if found else None

    def cancel(self, table_id: str) -> None:
        """Stop this process's jobs for a deleted table."""
        for id in self._jobs.cancel(table_id):
            if writing := self._writing.get(id):
                writing.cancel()

    async def stop(self) -> None:
        """Stop all jobs of this process."""
        for writing in (tasks := tuple(self._writing.values())):
            writing.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._jobs.stop()

    async def _keep_stored(self, table_id: str, job: Job, about: str) -> None:
        """Store the progress of a job until it is done."""
        stored = job.done
        while job.result is None and job.problem is None:
            await asyncio.sleep(SECONDS_BETWEEN_WRITES)
            if job.done != stored and job.result is None:
                stored = job.done
                await self._store(table_id, job, about)
        await self._store(table_id, job, about)

    async def _store(self, table_id: str, job: Job, about: str) -> None:
        hub = self._hub
        result = None if job.result is None else encode(job.result).decode()
        state = StoredJob(
            job.id, table_id, job.kind, about, hub.process, job.done, job.of, result, job.problem, hub.clock()
        )
        with suppress(StoreUnavailable):  # clients of this process still see it
            await hub.call_store(hub.store.coordination.save_job, state)


def _job(stored: StoredJob) -> Job:
    kind: Literal["hint", "analysis"] = "hint" if stored.kind == "hint" else "analysis"
    result = None if stored.result is None else msgspec.Raw(stored.result.encode())
    problem = stored.problem if stored.is_done or stored.is_alive else _DEAD
    return Job(stored.id, kind, stored.done, stored.of, result, problem)
