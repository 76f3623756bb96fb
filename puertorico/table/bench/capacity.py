"""Simulation of servers on one database: response times, and where capacity ends.

Answers arrive at random. A server process works on one answer at a time. Answers that wait for the database are stored
together, one transaction per process at a time. The database works on one transaction per core. Each server is also
notified of every answer that another one stores.

Real servers do a part of their work after an answer is stored. This changes little: the capacity differed by at most 6%
in simulations with all of the work before or after.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import NamedTuple

SECONDS = 20.0  # simulated time; long enough for overloaded servers to become slow
SLOWEST = 0.25  # the 99th percentile in seconds above which the servers count as full


@dataclass(frozen=True, slots=True)
class Costs:
    """Costs of an answer with four people, in milliseconds, and kilobytes per table."""

    server: float  # processor time of a server process
    database: float  # processor time of the database
    disk: float  # wait until a transaction is on the disk
    notice: float  # processor time of every other server process
    table: float  # memory of a table in play
    socket: float  # memory of a connection
    log: float  # what the database writes


class Installation(NamedTuple):
    """Server processes, with a core each, that share a database with some cores."""

    servers: int
    database_cores: int


class Load(NamedTuple):
    """The result of a simulation: seconds per answer, and utilization from 0 to 1."""

    median: float
    slow: float  # 99 of 100 answers are faster
    servers: float
    database: float


@dataclass(slots=True)
class _SimulatedServer:
    free: float = 0.0  # when it becomes free
    busy: float = 0.0
    is_writing: bool = False
    waiting: list[float] = field(default_factory=list)  # when the answers arrived that wait for the database

    def work(self, now: float, seconds: float) -> float:
        """Schedule some seconds of work and return when it ends."""
        self.free = max(self.free, now) + seconds
        self.busy += seconds
        return self.free


def simulate(installation: Installation, answers_per_second: float, costs: Costs, seed: int = 1) -> Load:
    """Simulate some seconds of play.

    >>> costs = Costs(server=2.0, database=1.0, disk=1.0, notice=0.05, table=500, socket=30, log=4)
    >>> quiet = simulate(Installation(2, 4), 100, costs)
    >>> 0.003 < quiet.median < 0.01 and 0.08 < quiet.servers < 0.13
    True
    """
    rng, numbers = random.Random(seed), count()
    servers = [_SimulatedServer() for _ in range(installation.servers)]
    cores = [0.0] * installation.database_cores
    times: list[float] = []
    # Notices take a share of each server's time.
    heard = answers_per_second * (1 - 1 / installation.servers) * costs.notice / 1000
    if heard >= 1:
        return Load(math.inf, math.inf, 1.0, 0.0)
    work = costs.server / 1000 / (1 - heard)
    events: list[tuple[float, int, Callable[[float], None]]] = []

    def at(time: float, happens: Callable[[float], None]) -> None:
        heapq.heappush(events, (time, next(numbers), happens))

    def arrive(server: _SimulatedServer, now: float) -> None:
        at(server.work(now, work), partial(wait, server, now))

    def wait(server: _SimulatedServer, began: float, now: float) -> None:
        server.waiting.append(began)
        if not server.is_writing:
            write(server, now)

    def write(server: _SimulatedServer, now: float) -> None:
        together, server.waiting, server.is_writing = server.waiting, [], True
        core = min(range(len(cores)), key=cores.__getitem__)
        cores[core] = max(cores[core], now) + len(together) * costs.database / 1000
        at(cores[core] + costs.disk / 1000, partial(publish, server, together))

    def publish(server: _SimulatedServer, together: list[float], now: float) -> None:
        times.extend(now - began for began in together)
        server.is_writing = False
        if server.waiting:
            write(server, now)

    now = rng.expovariate(answers_per_second)
    while now < SECONDS:
        at(now, partial(arrive, rng.choice(servers)))
        now += rng.expovariate(answers_per_second)
    while events:
        now, _, happens = heapq.heappop(events)
        happens(now)
    times.sort()
    return Load(
        median=times[len(times) // 2],
        slow=times[int(len(times) * 0.99)],
        servers=min(1.0, sum(server.busy for server in servers) / len(servers) / SECONDS),
        database=min(1.0, len(times) * costs.database / 1000 / len(cores) / SECONDS),
    )


def most_answers(installation: Installation, costs: Costs) -> int:
    """Return the answers per second before they become slow, rounded down to two digits."""
    low, high = 1.0, 1.2 * installation.servers * 1000 / costs.server
    while high / low > 1.02:
        middle = (low * high) ** 0.5
        if simulate(installation, middle, costs).slow <= SLOWEST:
            low = middle
        else:
            high = middle
    unit = int(10 ** max(0, int(math.log10(low)) - 1))
    return int(low) // unit * unit
