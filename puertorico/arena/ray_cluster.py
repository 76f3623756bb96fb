"""Tournaments on a Ray cluster: a game is a task that Ray repeats if its worker dies."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

import msgspec

from ..game.wording import one_line
from .match import Match, PlayedMatch
from .referee import ArenaError, Referee

LOCAL = "local"  # the address that starts a cluster on this machine
RETRIES = 5  # repeats of a game whose machine or worker died
CONNECT_SECONDS = 10.0

_referee: Referee | None = None


def play_match(match: bytes) -> bytes:
    """Play a match inside a Ray worker, which keeps one referee and its bot process.

    Both travel as JSON.
    """
    global _referee
    if _referee is None:
        _referee = Referee()
    return msgspec.json.encode(_referee.play(msgspec.json.decode(match, type=Match)))


def play_on_ray(matches: Iterator[Match], address: str, workers: int | None) -> Generator[PlayedMatch, None, None]:
    """Play matches on the cluster at an address, and yield each when it is finished."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    _check_address(address)
    local: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **local)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise ArenaError(f"there is no Ray cluster at {address!r}: {one_line(str(error))}") from None
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_match)
        pending = [task.remote(msgspec.json.encode(match)) for match in islice(matches, _at_a_time(workers))]
        while pending:
            ready, pending = ray.wait(pending, timeout=1)
            free = max(0, _at_a_time(workers) - len(pending))
            pending += [task.remote(msgspec.json.encode(match)) for match in islice(matches, free)]
            for result in ready:
                yield msgspec.json.decode(ray.get(result), type=PlayedMatch)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the Ray cluster failed: {one_line(str(error))}") from None
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Raise `ArenaError` if nothing listens there; Ray itself would try for 15 minutes."""
    host = re.fullmatch(r"(?:ray://)?\[?(.+?)\]?:(\d{1,5})", address)
    if host:
        try:
            socket.create_connection((host[1], int(host[2])), timeout=CONNECT_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise ArenaError(f"there is no Ray cluster at {address!r}: {one_line(str(error))}") from None


def _at_a_time(workers: int | None) -> int:
    """Return how many games to submit: two for every processor of the cluster."""
    if workers is not None:
        return workers
    import ray

    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(2, 2 * int(resources.get("CPU", 1)))
