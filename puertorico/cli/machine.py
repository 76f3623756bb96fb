"""The machine that figures were measured on."""

from __future__ import annotations

import platform


def machine() -> str:
    """Return the processor, the operating system and the Python version."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            name = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {platform.system()}, Python {platform.python_version()}"
