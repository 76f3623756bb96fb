"""Routes for hints, explanations, analyses and puzzles."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import UTC, date, datetime
from functools import partial
from typing import Literal

import msgspec

from ...game.observation import forget_hidden_points
from ...game.wording import quote
from ...rules.state import State
from ...study import ANALYST
from ...study.hint import HINT_SECONDS, IN_PARTS
from ...study.puzzle import daily_puzzles, find_puzzle, puzzles
from ..domain.decisions import needs_seat
from ..domain.refusals import Forbidden, Invalid, NotFound, NotNow
from ..jobs.jobs import TooManyJobs, Work
from ..jobs.workers import Progress
from ..views.advice_view import puzzle_summary, puzzle_view
from ..wire.advice import HintView, PuzzleList, PuzzleView
from ..wire.replies import Job
from .endpoints import Call
from .rate_limits import Limited


async def hint(call: Call) -> Job:
    """Start a hint for the player who is asked, if the table allows hints."""
    table, caller = await call.table()
    seat = needs_seat(caller)
    if not table.settings.hints:
        raise Forbidden("no_hints", "Hints are turned off at this table.")
    if table.asked != seat:
        raise NotNow("not_asked", "It is not your turn.")
    return await _begin_hint(call, seat, table.game.record, f"version {table.moved}")


async def explain(call: Call) -> Job:
    """Start an explanation: of a bot's answer if hints are allowed, of any after the game.

    During the game it is made from what every spectator sees, so that it reveals no hidden points.
    """
    table, caller = await call.table()
    step = call.number_in_path("step")
    if step is None or not 1 <= step <= table.steps:
        raise NotFound("no_such_step", f"The game has {table.steps} steps.")
    entry = table.game.log[step - 1]
    if not entry.chosen or entry.is_moment or entry.by_chance or entry.question in IN_PARTS:
        raise Invalid("no_explanation", "Only a single decision with alternatives can be explained.")
    record = State.of(entry.before)
    if table.status != "over":
        needs_seat(caller)
        if not table.settings.hints:
            raise Forbidden("no_hints", "Hints are turned off at this table.")
        if table.seats[entry.seat].kind != "bot":
            raise Forbidden("not_a_bot", "Until the game is over, only bot moves can be explained.")
        forget_hidden_points(record, None)
    about = f"step {step} of version {table.moved}"
    return await _begin_hint(call, caller.seat, record.to_bytes(), about, entry.answer.text)


async def _begin_hint(call: Call, seat: int | None, record: bytes, about: str, played: str | None = None) -> Job:
    def work(progress: Progress) -> Awaitable[HintView]:
        return call.context.workers.hint(record, HINT_SECONDS, call.address, played)

    return await _begin(call, "hint", seat, work, about)


async def analyze(call: Call) -> Job:
    """Start the analysis of a finished game, once per ending (an end can be taken back)."""
    hub, workers = call.context.hub, call.context.workers
    async with hub.work.one_game():
        table, caller = await call.table()
        if table.status != "over":
            raise NotNow("not_over", "A game can be analyzed after it is over.")
        # The job may wait a long time, and the text takes less memory than the game.
        text = await hub.work.do(table.game.copy().to_text)
    # The end may be taken back, and then there is another.
    name = f"{ANALYST}, version {table.moved}"

    async def work(progress: Progress) -> msgspec.Raw:
        known = await hub.call_store(hub.store.analysis, call.table_id, name)
        if known is None:
            found = await workers.analyze(text, ANALYST, progress, call.address)
            known = bytes(found).decode()
            await hub.call_store(hub.store.save_analysis, call.table_id, name, known)
        return msgspec.Raw(known.encode())

    return await _begin(call, "analysis", caller.seat, work, name)


async def _begin(call: Call, kind: Literal["hint", "analysis"], seat: int | None, work: Work, about: str) -> Job:
    call.context.limiter.job(call.address)
    try:
        return await call.context.jobs.start(kind, call.table_id, seat, work, about, key=call.key, address=call.address)
    except TooManyJobs as error:
        raise Limited(f"{str(error)[0].upper()}{str(error)[1:]}.", code="too_many_jobs") from None


async def job(call: Call) -> Job:
    await call.table()
    found = await call.context.jobs.find(call.table_id, str(call.request.path_params["job"]))
    if found is None:
        raise NotFound("no_such_job", "There is no such job; finished jobs expire after some minutes.")
    return found


async def puzzle_list(call: Call) -> PuzzleList:
    """Return the puzzles of a date (today's without one) and all others."""
    given = call.request.query_params.get("date")
    try:
        day = date.fromisoformat(given) if given else datetime.now(UTC).date()
    except ValueError:
        raise Invalid("malformed", f"The date must look like 2026-01-31, got {quote(given)}.") from None
    known = await call.context.hub.work.do(puzzles)  # the first read is slow
    return PuzzleList([puzzle_summary(each) for each in daily_puzzles(day)], [puzzle_summary(each) for each in known])


async def puzzle(call: Call) -> PuzzleView:
    work = call.context.hub.work
    found = await work.do(partial(find_puzzle, str(call.request.path_params["puzzle"])))
    if found is None:
        raise NotFound("no_such_puzzle", "There is no such puzzle.")
    return await work.do(partial(puzzle_view, found))
