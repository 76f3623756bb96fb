"""Game texts of tables that began in the middle of a phase, as stored earlier.

Their positions contained the `stack` of questions and what the `phase` remembered. They were checked when the table was
created, so they are only read here, into the record that a text begins with today.
"""

from __future__ import annotations

import json
from typing import Any

from ...game.position_reader import read_table
from ...game.text import record_line
from ...rules.questions import Question, ask

_POSITION = "position: "


def current_text(text: str) -> str:
    """Return a stored game text in today's form."""
    header, _, _ = text.partition("\n\n")
    line = next((line for line in header.splitlines() if line.startswith(_POSITION)), "")
    if '"stack":' not in line:
        return text
    return text.replace(line, record_line(_record(json.loads(line.removeprefix(_POSITION)))), 1)


def _record(position: dict[str, Any]) -> bytes:
    stack, phase = position.pop("stack"), position.pop("phase")
    s = read_table(position)
    for frame in stack:
        ask(s, Question[frame["question"]], frame["seat"], frame["a"], frame["b"])
    for good, barrels in enumerate(phase.pop("kept")):
        s.kept[good] = barrels
    for name, number in phase.items():
        setattr(s, name, number)
    return s.to_bytes()
