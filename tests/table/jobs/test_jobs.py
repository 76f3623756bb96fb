"""Background jobs and their progress."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from patience import PATIENCE, until

from puertorico.table.jobs.jobs import Jobs, Quotas, TooManyJobs


def test_a_job_reports_its_progress_and_its_result() -> None:
    async def main() -> None:
        jobs, go_on = Jobs(), asyncio.Event()

        async def work(progress: Callable[[int, int], None]) -> str:
            progress(1, 3)
            await go_on.wait()
            return "found"

        job = jobs.start("analysis", "game", 0, work)
        assert (job.done, job.of) == (0, 1)
        await until(lambda: job.done == 1)
        assert jobs.find("game", job.id) is job
        assert jobs.find("another", job.id) is None
        assert jobs.find("game", "guessed") is None
        go_on.set()
        await until(lambda: job.result is not None)
        assert (job.done, job.of, job.result, job.problem) == (3, 3, "found", None)
        await jobs.stop()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


async def forever(progress: Callable[[int, int], None]) -> None:
    await asyncio.Event().wait()


def test_a_seat_has_a_limit_of_running_jobs() -> None:
    async def main() -> None:
        jobs = Jobs(Quotas(seat=2, together=4))
        for seat in (0, 0, 1, None):
            jobs.start("hint", "game", seat, forever)
        with pytest.raises(TooManyJobs, match="2 hints or analyses are still running"):
            jobs.start("hint", "game", 0, forever)
        with pytest.raises(TooManyJobs, match="try again"):
            jobs.start("hint", "another", 0, forever)
        await jobs.stop()

    asyncio.run(main())


def test_analyses_are_counted_by_key_and_by_address_and_leave_room_for_hints() -> None:
    async def main() -> None:
        jobs = Jobs(Quotas(analyses_of_key=2, analyses_of_address=3, together=5))
        ana = {"key": "ana", "address": "192.0.2.1"}
        for number in range(2):
            jobs.start("analysis", f"game {number}", None, forever, **ana)
        with pytest.raises(TooManyJobs, match="2 analyses of yours are still running"):
            jobs.start("analysis", "game 2", None, forever, **ana)
        jobs.start("analysis", "game 3", None, forever, key="new", address="192.0.2.1")
        for key in ("newer", None):
            with pytest.raises(TooManyJobs, match="3 analyses are running for your address"):
                jobs.start("analysis", "game 4", None, forever, key=key, address="192.0.2.1")
        for address in ("192.0.2.2", "192.0.2.3"):
            jobs.start("analysis", f"game of {address}", None, forever, address=address)
        with pytest.raises(TooManyJobs, match="the server is busy with too many analyses"):
            jobs.start("analysis", "game 5", None, forever, address="192.0.2.4")
        jobs.start("hint", "game 6", 0, forever, **ana)
        await jobs.stop()

    asyncio.run(main())


def test_what_is_being_worked_on_is_not_begun_again() -> None:
    async def main() -> None:
        jobs = Jobs(Quotas(seat=2))
        analysis = jobs.start("analysis", "game", 0, forever, "version 7")
        assert all(jobs.start("analysis", "game", seat, forever, "version 7") is analysis for seat in (0, 0, 1, None))
        assert jobs.start("analysis", "game", 0, forever, "version 9") is not analysis
        assert jobs.start("analysis", "another", 0, forever, "version 7") is not analysis
        assert jobs.start("hint", "game", 1, forever, "version 7") is not analysis
        await jobs.stop()

    asyncio.run(main())


def test_jobs_end_when_their_table_is_gone() -> None:
    async def main() -> None:
        jobs, ended = Jobs(), list[str]()

        def work(name: str) -> Callable[[Any], Awaitable[None]]:
            async def wait(progress: Any) -> None:
                try:
                    await forever(progress)
                finally:
                    ended.append(name)

            return wait

        gone, kept = (jobs.start("hint", name, 0, work(name)) for name in ("gone", "kept"))
        await asyncio.sleep(0)
        jobs.cancel("gone")
        await until(lambda: bool(ended))
        assert ended == ["gone"]
        assert jobs.find("gone", gone.id) is None
        assert jobs.find("kept", kept.id) is kept
        await jobs.stop()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_finished_jobs_are_forgotten_and_few_are_kept() -> None:
    async def immediately(progress: Any) -> int:
        return 1

    async def main() -> None:
        jobs = Jobs(Quotas(seat=2))
        done = []
        for _ in range(3):
            done.append(jobs.start("hint", "game", 0, immediately))
            await until(lambda: done[-1].result is not None)
        assert [jobs.find("game", job.id) for job in done] == [None, *done[1:]]
        hasty = Jobs(seconds=0.0)
        job = hasty.start("hint", "game", 0, immediately)
        await until(lambda: hasty.find("game", job.id) is None)
        assert job.result == 1
        assert len({job.id for job in done}) == 3
        assert all(len(job.id) >= 22 for job in done)  # 128 bits

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_job_that_fails_unexpectedly_says_only_that(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(progress: Any) -> None:
        raise KeyError("a secret")

    async def main() -> None:
        jobs = Jobs()
        job = jobs.start("hint", "game", 0, fail)
        await until(lambda: job.problem is not None)
        assert job.problem == "the evaluation failed"

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert "KeyError" in caplog.text
