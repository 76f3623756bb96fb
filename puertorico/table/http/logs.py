"""What the server writes about itself: one JSON object a line, on the standard error.

No line holds a secret: only the fields named here are written, of foreign messages the first line, and of an exception
its kind and where it happened, since its message may quote anything.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

FIELDS = ("method", "route", "game", "seat", "status", "ms", "reason", "address", "problem", "number")
_LONGEST = 500

_encode = msgspec.json.Encoder(enc_hook=str).encode


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, event, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip().partition("\n")[0][:_LONGEST],
        }
        if record.name.partition(".")[0] != "puertorico":
            line["from"] = record.name
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value.partition("\n")[0][:_LONGEST] if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = _where(record.exc_info[1])
        return _encode(line).decode()


def _where(error: BaseException) -> list[str]:
    """The kind of an exception and the way to it, the innermost call last."""
    calls = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [type(error).__name__, *calls]


def begin(level: str) -> None:
    """Write what the server reports at this level and above; from libraries only warnings, as they quote requests."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("puertorico").setLevel(level.upper())
    logging.captureWarnings(True)
