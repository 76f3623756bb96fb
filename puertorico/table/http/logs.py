"""Structured logs: one JSON object per line on standard error.

No line contains a secret. Only the fields named here are written, the first line of messages from libraries, and the
type and location of exceptions, because their messages may quote anything.
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
    """Formats a record as one line of JSON: time, level, event and the known fields."""

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


def _is_news(record: logging.LogRecord) -> bool:
    """Return False for uvicorn's error after each socket refused with a response."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


def _where(error: BaseException) -> list[str]:
    """Return the type of an exception and its calls, innermost last."""
    calls = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [type(error).__name__, *calls]


def begin(level: str) -> None:
    """Log the server at this level, and libraries from warnings on: they quote requests."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("puertorico").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    logging.captureWarnings(True)
