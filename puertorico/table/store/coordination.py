"""What processes on one database share: heartbeats, leases, presence and jobs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam, select

from .databases import Conflict, Database
from .schema import games, jobs, leases, presence, processes

Connecting = Callable[[], AbstractContextManager[sa.Connection]]

# The row of a connected player, if the table still exists.
PRESENT = select(games.c.id, *(bindparam(name, type_=presence.c[name].type) for name in ("seat", "process", "until")))
PRESENT = PRESENT.where(games.c.id == bindparam("game"))
ABSENT = sa.delete(presence).where(*(column == bindparam(column.name) for column in presence.primary_key))


@dataclass(frozen=True, slots=True)
class StoredJob:
    """A hint or an analysis with its JSON `result`. A job whose process died is abandoned."""

    id: str
    table_id: str
    kind: str
    about: str | None
    process: str
    done: int
    of: int
    result: str | None
    problem: str | None
    updated: float
    is_alive: bool = True

    @property
    def is_done(self) -> bool:
        return self.result is not None or self.problem is not None


# Columns whose names differ from the fields of a job.
_FIELDS = {"game": "table_id"}


class Coordination:
    """The part of a store that processes share. All methods are thread-safe."""

    def __init__(self, database: Database, reading: Connecting, writing: Connecting) -> None:
        self._database, self._reading, self._writing = database, reading, writing

    def heartbeat(self, process: str, until: float) -> None:
        """Store a heartbeat: the process counts as alive until a time."""
        insert = self._database.insert(processes).values({"id": process, "until": until})
        with self._writing() as connection:
            connection.execute(insert.on_conflict_do_update(index_elements=[processes.c.id], set_={"until": until}))

    def lease(self, table_id: str, process: str, now: float) -> bool:
        """Lease a table's bots and clocks to a process, unless another live process has them."""
        insert = self._database.insert(leases).values({"game": table_id, "process": process})
        insert = insert.on_conflict_do_update(
            index_elements=[leases.c.game],
            set_={"process": process},
            where=(leases.c.process == process) | leases.c.process.not_in(_alive(now)),
        )
        try:
            with self._writing() as connection:
                return connection.execute(insert.returning(leases.c.game)).one_or_none() is not None
        except Conflict:
            return False  # the table has been deleted

    def give_up(self, process: str, of: Collection[str]) -> None:
        """Remove the leases of a process for tables at which it has nothing to do."""
        with self._writing() as connection:
            connection.execute(sa.delete(leases).where(leases.c.process == process, leases.c.game.in_(of)))

    def release(self, process: str) -> None:
        """Remove all leases and connections of a process that stops."""
        with self._writing() as connection:
            for table in (leases, presence):
                connection.execute(sa.delete(table).where(table.c.process == process))
            connection.execute(sa.delete(processes).where(processes.c.id == process))

    def overdue(self, process: str, now: float, limit: int, patience: float) -> list[str]:
        """Return tables where something is due and no live process works, longest due first.

        The process's own tables are returned only if they have been due for `patience` seconds.
        """
        leased = select(leases.c.process).where(leases.c.game == games.c.id)
        elsewhere = leased.where(leases.c.process != process, leases.c.process.in_(_alive(now))).exists()
        own = leased.where(leases.c.process == process).exists()
        query = select(games.c.id).where(
            games.c.status == "playing",
            games.c.due <= now,
            ~elsewhere,
            ~own | (games.c.due <= now - patience),
        )
        with self._reading() as connection:
            return list(connection.execute(query.order_by(games.c.due).limit(limit)).scalars())

    def not_run(self, of: Collection[str], process: str, now: float) -> list[str]:
        """Return which of these tables no other live process runs."""
        if not of:
            return []
        run = select(leases.c.game).where(leases.c.process != process, leases.c.process.in_(_alive(now)))
        with self._reading() as connection:
            return list(set(of) - set(connection.scalars(run.where(leases.c.game.in_(of)))))

    def present(self, seats: Collection[tuple[str, int]], process: str, until: float) -> None:
        """Store that players of these seats are connected to a process, except at deleted tables."""
        insert = self._database.insert(presence).from_select(list(presence.c), PRESENT)
        insert = insert.on_conflict_do_update(index_elements=list(presence.primary_key), set_={"until": until})
        with self._writing() as connection:
            connection.execute(insert, [row | {"until": until} for row in _places(seats, process)])

    def absent(self, seats: Collection[tuple[str, int]], process: str) -> None:
        """Store that players of these seats are no longer connected to a process."""
        with self._writing() as connection:
            connection.execute(ABSENT, _places(seats, process))

    def who_is_present(self, of: Collection[str], now: float) -> dict[str, set[int]]:
        """Return the seats of these tables that are connected to any process."""
        query = select(presence.c.game, presence.c.seat).where(presence.c.game.in_(of), presence.c.until > now)
        found: dict[str, set[int]] = {table_id: set() for table_id in of}
        with self._reading() as connection:
            for table_id, seat in connection.execute(query):
                found[table_id].add(seat)
        return found

    def save_job(self, job: StoredJob) -> None:
        """Store the state of a hint or an analysis, unless its table has been deleted."""
        row = {column.name: getattr(job, _FIELDS.get(column.name, column.name)) for column in jobs.c}
        insert = self._database.insert(jobs).values(row).on_conflict_do_update(index_elements=[jobs.c.id], set_=row)
        try:
            with self._writing() as connection:
                connection.execute(insert)
        except Conflict:
            return

    def job(self, table_id: str, id: str, now: float) -> StoredJob | None:
        """Return a hint or an analysis of a table; None if it is gone."""
        return self._job(now, jobs.c.game == table_id, jobs.c.id == id)

    def job_about(self, kind: str, table_id: str, about: str, now: float) -> StoredJob | None:
        """Return the job with the same subject that a live process is working on."""
        unfinished = (jobs.c.result.is_(None), jobs.c.problem.is_(None), jobs.c.process.in_(_alive(now)))
        return self._job(now, jobs.c.game == table_id, jobs.c.kind == kind, jobs.c.about == about, *unfinished)

    def _job(self, now: float, *which: sa.ColumnElement[bool]) -> StoredJob | None:
        query = select(jobs, jobs.c.process.in_(_alive(now)).label("is_alive")).where(*which).limit(1)
        with self._reading() as connection:
            row = connection.execute(query).mappings().one_or_none()
        return _stored_job(row) if row else None

    def forget_dead(self, before: float) -> None:
        """Delete the rows of dead processes, and jobs unchanged since a time."""
        with self._writing() as connection:
            connection.execute(sa.delete(processes).where(processes.c.until < before))
            connection.execute(sa.delete(leases).where(leases.c.process.not_in(select(processes.c.id))))
            connection.execute(sa.delete(presence).where(presence.c.until < before))
            connection.execute(sa.delete(jobs).where(jobs.c.updated < before))


def _alive(now: float) -> sa.Select[tuple[str]]:
    return select(processes.c.id).where(processes.c.until > now)


def _places(seats: Collection[tuple[str, int]], process: str) -> list[dict[str, Any]]:
    """Return rows for connected seats, in the same order in every process."""
    return [{"game": table_id, "seat": seat, "process": process} for table_id, seat in sorted(seats)]


def _stored_job(row: sa.RowMapping) -> StoredJob:
    """Return a row as a job. The driver of SQLite reads 1 and 0 instead of True and False."""
    fields = {_FIELDS.get(name, name): value for name, value in row.items()}
    return StoredJob(**fields | {"is_alive": bool(row["is_alive"])})
