"""What the page knows of Python's types and tables is what Python says."""

from __future__ import annotations

from pathlib import Path

import pytest

from puertorico.table.views.typescript import files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_page_has_the_types_and_tables_of_the_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run python -m puertorico.table.views.typescript"
