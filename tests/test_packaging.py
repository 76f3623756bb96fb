"""What pip users get: a README that stands alone, and the programs that the pages name."""

from __future__ import annotations

import re
import runpy
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readme_of_the_package_leads_nowhere_that_is_not_there() -> None:
    standing_alone = runpy.run_path(str(ROOT / "hatch_build.py"))["standing_alone"]
    text = standing_alone((ROOT / "README.md").read_text(encoding="utf-8"))
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []
    assert "![" not in text
    assert "| play in the browser | `puertorico play` | page |" in text
    assert standing_alone("a [b](https://c.example)\n") == "a [b](https://c.example)\n"


def test_every_module_that_a_page_runs_is_in_the_package() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    named = {name for page in pages for name in re.findall(r"python -m\s+(puertorico[\w.]*)", page.read_text("utf-8"))}
    assert "puertorico.examples.ppo" in named
    assert [name for name in sorted(named) if find_spec(name) is None] == []
