"""Metrics for operators, in the Prometheus text format."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ..domain.storage import Addition, StoredTable
from ..hub.hub import Hub
from ..jobs.workers import Workers
from ..store.store import Store
from .rate_limits import Limiter

P = ParamSpec("P")
T = TypeVar("T")

Family = CounterMetricFamily | GaugeMetricFamily

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# A client may invent methods, and each new label would stay in memory.
_METHODS = ("GET", "HEAD", "POST")


class Metrics:
    """Counters and histograms that are updated as things happen."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        requests = Counter(
            "puertorico_requests", "Requests answered.", ("method", "route", "status"), registry=self.registry
        )
        self._requests = cache(requests.labels)  # looking up labels takes longer than counting
        self.commands = Histogram(
            "puertorico_command_seconds",
            "Time from a command to its acknowledgement.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        store = Histogram(
            "puertorico_store_seconds",
            "Time that the store took, including waiting.",
            ("work",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.store = cache(store.labels)
        self.events = Counter("puertorico_events", "Events stored.", registry=self.registry)

    def request(self, method: str, route: str, status: int) -> None:
        """Count an answered request."""
        self._requests(method if method in _METHODS else "other", route, str(status)).inc()

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)


class MeasuredHub(Hub):
    """A hub that measures how long its store takes and counts the events stored."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        super().__init__(store)
        self._metrics = metrics

    async def call_store(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        began = time.perf_counter()
        try:
            result = await super().call_store(work, *arguments, **named)
        finally:
            self._metrics.store(work.__name__).observe(time.perf_counter() - began)
        for argument in arguments:
            if isinstance(argument, StoredTable):
                self._metrics.events.inc(len(argument.events))
        return result

    async def append(self, addition: Addition) -> None:
        with self._metrics.store("append").time():
            await super().append(addition)
        self._metrics.events.inc(len(addition.events))


class Gauges(Collector):
    """Values that are read at the moment of the request."""

    def __init__(self, hub: Hub, workers: Workers, limiter: Limiter) -> None:
        self._hub, self._workers, self._limiter = hub, workers, limiter

    def collect(self) -> Iterator[Family]:
        workers = self._workers
        yield GaugeMetricFamily("puertorico_open_streams", "Open streams.", self._limiter.streams)
        yield GaugeMetricFamily("puertorico_tables_in_memory", "Tables in memory.", len(self._hub.live_tables))
        yield GaugeMetricFamily("puertorico_workers_alive", "Live worker processes.", workers.alive)
        yield GaugeMetricFamily("puertorico_bots_compiled", "1 if the bots run compiled.", int(workers.ready))
        yield GaugeMetricFamily("puertorico_bots_waiting", "Requests waiting for a worker.", workers.waiting)
        for name, meaning in (
            ("answers", "Answers given by bots."),
            ("thoughts", "Hints, and decisions examined for analyses."),
            ("troubles", "Bots that failed and were replaced by the planner for an answer."),
            ("restarts", "Workers that died or were killed."),
        ):
            yield CounterMetricFamily(f"puertorico_bot_{name}", meaning, workers.counts[name])
