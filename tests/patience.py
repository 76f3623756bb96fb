"""Waiting for what happens elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 120.0  # seconds until a test fails that waits for what does not come


async def until(happened: Callable[[], bool]) -> None:
    """Wait for what another task or process does."""
    while not happened():
        await asyncio.sleep(0.02)
