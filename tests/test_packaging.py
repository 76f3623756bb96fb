"""What pip users get: a README that stands alone, and the programs that the pages name."""

from __future__ import annotations

import re
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import try_archives
import yaml
from try_archives import VERSIONS

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


def test_continuous_integration_tries_every_python_that_make_dist_tries() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert tuple(workflow["jobs"]["test"]["strategy"]["matrix"]["python"]) == VERSIONS
    (python,) = [step for step in workflow["jobs"]["dist"]["steps"] if "setup-python" in step.get("uses", "")]
    assert sorted(python["with"]["python-version"].split()) == sorted(VERSIONS)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    assert commands
    assert [command for command in commands if f"\n{command.removeprefix('make ')}:" not in makefile] == []


@pytest.mark.parametrize(
    "form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.stem
)
def test_an_issue_form_asks_something(form: Path) -> None:
    asked = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert asked["name"]
    assert asked["description"]
    assert any(part["type"] == "textarea" and part["attributes"]["label"].endswith("?") for part in asked["body"])


def test_a_python_is_found_only_if_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shim of pyenv is on the PATH even where its version is not installed."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    shim = tmp_path / f"python{version}"
    shim.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    monkeypatch.setattr(try_archives, "candidates", lambda version: iter([str(shim)]))
    assert try_archives.find_python(version) is None
    monkeypatch.setattr(try_archives, "candidates", lambda version: iter([str(shim), sys.executable]))
    assert try_archives.find_python(version) == sys.executable
