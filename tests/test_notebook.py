"""The notebook of the documentation runs from top to bottom and shows what it promises.

`PYTHONPATH=tests/support python tests/test_notebook.py` executes it and stores its outputs.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from patience import PATIENCE

NOTEBOOK = Path(__file__).parents[1] / "docs" / "notebook.ipynb"
# In a process of its own, because Jupyter changes the event loop of the process.
_EXECUTE = """
import sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, kernel_name="python3", timeout=float(sys.argv[3])).execute()
for cell in notebook.cells:
    cell.metadata.clear()
nbformat.write(notebook, sys.argv[2])
"""


def execute(target: Path) -> None:
    """Execute the notebook and write it with its outputs. A cell that fails fails this."""
    command = [sys.executable, "-c", _EXECUTE, str(NOTEBOOK), str(target), str(PATIENCE)]
    done = subprocess.run(command, cwd=NOTEBOOK.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def shown(notebook: Path) -> list[list[str]]:
    """Return what each code cell shows, by the types of its outputs."""
    cells: list[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [
        [kind for output in cell["outputs"] for kind in output.get("data", {output["output_type"]: ""})]
        for cell in cells
        if cell["cell_type"] == "code"
    ]


def test_the_notebook_runs_and_shows_what_is_stored_in_it(tmp_path: Path) -> None:
    execute(tmp_path / "executed.ipynb")
    kinds = shown(tmp_path / "executed.ipynb")
    assert kinds == shown(NOTEBOOK)
    assert "image/svg+xml" in {kind for cell in kinds for kind in cell}


def test_the_stored_outputs_name_no_place_of_this_machine() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert [word for word in ("/tmp/", "/home/", "/root/", str(NOTEBOOK.parents[1])) if word in text] == []


if __name__ == "__main__":
    execute(NOTEBOOK)
