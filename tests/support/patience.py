"""Waiting for events in other tasks or processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0  # timeout in seconds


async def until(happened: Callable[[], bool]) -> None:
    """Wait for what another task or process does."""
    while not happened():
        await asyncio.sleep(0.02)


def wait_until(happened: Callable[[], bool], what: str) -> None:
    """The same where no loop runs; `what` is waited for, should it not come."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"timed out waiting for: {what}"
        time.sleep(0.02)
