"""Small JSON files in the user's data folder, which only the user can read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import platformdirs

from ...game.atomic_file import replacing


def _file(name: str, folder: Path | None) -> Path:
    return (folder or platformdirs.user_data_path("puertorico", appauthor=False)) / name


def read_user_file(name: str, folder: Path | None = None) -> dict[str, Any]:
    """Return the contents of a file; nothing if it is missing or damaged."""
    try:
        contents = json.loads(_file(name, folder).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return contents if isinstance(contents, dict) else {}


def write_user_file(name: str, contents: dict[str, Any], folder: Path | None = None) -> None:
    """Write a file atomically. Raises `OSError`."""
    file = _file(name, folder)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(file) as part:
        part.touch(0o600)
        part.write_text(json.dumps(contents, indent=1), encoding="utf-8")
