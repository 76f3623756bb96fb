"""The documentation site builds without a dead link or anchor, and needs nothing from other hosts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import puertorico
from puertorico import bots, data, envs, svg

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` builds it: a warning, such as one about a dead link, is an error."""
    folder = tmp_path_factory.mktemp("site")
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return folder


def test_the_reference_has_every_public_name(site: Path) -> None:
    for module in (puertorico, bots, data, envs, svg):
        name = module.__name__
        page = (site / "reference" / f"{name.removeprefix('puertorico.')}.html").read_text(encoding="utf-8")
        documented = set(re.findall(r'id="([\w.]+)"', page))
        assert [public for public in module.__all__ if f"{name}.{public}" not in documented] == []


def test_examples_of_docstrings_are_code(site: Path) -> None:
    for page in (site / "reference").glob("*.html"):
        assert "<blockquote>" not in page.read_text(encoding="utf-8"), page.name


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        loaded = re.findall(r"<(?:script|img|link|iframe)\b[^>]*", page.read_text(encoding="utf-8"))
        assert [tag for tag in loaded if re.search(r'(?:src|href)="(?:https?:)?//', tag)] == [], page.name


def test_the_search_finds_headings_of_every_kind_of_page(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"] for entry in index["docs"]}
    for place in ("speed.html#gpu", "index.html#quick-start", "contributing.html#style"):
        assert place in found
    assert "reference/envs.html#puertorico.envs.Batch.step" in found


def test_a_page_of_the_root_is_linked_from_docs_and_back(site: Path) -> None:
    """On a code host these links lead to ../CONTRIBUTING.md and docs/design.md."""
    assert 'href="contributing.html"' in (site / "design.html").read_text(encoding="utf-8")
    assert 'href="design.html"' in (site / "contributing.html").read_text(encoding="utf-8")


def test_readme_and_navigation_list_the_same_pages_for_each_reader() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = {
        reader: set(re.findall(r"- (\S+\.md)", pages))
        for reader, pages in re.findall(r"^  - (\w[\w ]*):\n((?:      - .*\n)+)", text, re.M)
    }
    readme = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## Documentation\n")[1]
    rows = {
        reader: {path.removeprefix("docs/").lower() for path in re.findall(r"\]\(([^)#]+)\)", cells)}
        for reader, cells in re.findall(r"^\| ([A-Z][\w ]*) \| (.*) \|$", readme, re.M)
    }
    del listed["Reference"]
    assert rows == listed
