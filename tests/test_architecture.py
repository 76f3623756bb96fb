"""Architecture tests: allowed imports and naming rules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import puertorico
from puertorico.bots.compiled.tree import Edge, Node, PathStep, Size
from puertorico.envs.compiled.stepping import BatchSettings, Slot
from puertorico.envs.gpu.kernels import Place
from puertorico.game import notation
from puertorico.rules import answers, buildings
from puertorico.rules.layout import I16, U8, Record, dtype
from puertorico.rules.state import Frame, Player, State
from puertorico.training.compiled.self_play import TableSettings

PACKAGE = Path(puertorico.__file__).parent
TESTS = Path(__file__).parent

# Folders of tests without a package of the same name: the page is in web/, and `train` needs PyTorch.
OTHER_TESTS = {Path("page"), Path("train")}

# Imports point one way: a package may import itself and the packages above it in this list.
LAYERS = [
    "rules",
    "game",
    "data",
    "compiled",
    "locale",
    "svg",
    "bots",
    "study",
    "arena",
    "envs",
    "training",
    "examples",
    "table.domain",
    "table.wire",
    "table.views",
    "table.store",
    "table.hub",
    "table.jobs",
    "table.http",
    "table.bench",
    "terminal.sources",
    "terminal",
    "terminal.screen",
    "cli",
]

# A game draws itself only for a notebook, and imports the drawing only then.
UPWARD = {("game.game", "svg")}


def layer_of(module: str) -> str:
    """Return the package that a module belongs to, given the module's name inside `puertorico`."""
    matching = [layer for layer in LAYERS if module == layer or module.startswith(f"{layer}.")]
    assert matching, f"{module} is in no listed package"
    return max(matching, key=len)


def imports(path: Path) -> set[str]:
    """Return the modules of this package that a file imports, by their names inside the package."""
    inside = path.relative_to(PACKAGE).with_suffix("").parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom):
            continue
        if node.level:
            parts = [*inside[: len(inside) - node.level], *([node.module] if node.module else [])]
        elif (node.module or "").split(".")[0] == "puertorico":
            parts = (node.module or "").split(".")[1:]
        else:
            continue
        for alias in node.names:
            full = PACKAGE.joinpath(*".".join(parts).split("."), alias.name) if parts else PACKAGE / alias.name
            is_module = full.is_dir() or full.with_suffix(".py").exists()
            found.add(".".join([*parts, alias.name] if is_module else parts))
    # `from .. import __version__` imports no package of the list.
    return found - {""}


FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != PACKAGE and path.name != "__init__.py"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    own = layer_of(name)
    for module in imports(path):
        if (name, module) in UPWARD:
            continue
        assert LAYERS.index(layer_of(module)) <= LAYERS.index(own), f"{path.name} imports {module}"


def test_the_page_of_the_design_lists_the_packages_in_the_order_of_imports() -> None:
    page = (PACKAGE.parent / "docs/design.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/]+?)(?:/|\.py)` \|", page.partition("## One record")[0], re.M)
    assert [row.replace("/", ".") for row in rows] == LAYERS


def test_every_folder_of_tests_has_a_package_of_the_same_path() -> None:
    folders = {path.relative_to(TESTS).parent for path in TESTS.rglob("test_*.py")}
    assert [folder for folder in sorted(folders - OTHER_TESTS) if not (PACKAGE / folder / "__init__.py").exists()] == []


def test_no_two_files_of_tests_share_a_name() -> None:
    """Test folders are not packages, so pytest imports files by name alone."""
    names = [path.name for path in TESTS.rglob("*.py")]
    assert sorted(names) == sorted(set(names))


def test_the_plain_package_imports_neither_numba_nor_numpy() -> None:
    """`import puertorico` starts immediately, and playing interactively never triggers a compilation."""
    program = (
        "import sys, puertorico as pr; g = pr.Game.new(3, ['new_buildings', 'nobles'], seed=1)\n"
        "while not g.is_over: g.play(g.answers[-1])\n"
        "g.to_text(), g.position(), g.scores\n"
        "heavy = {'numba', 'numpy', 'llvmlite', 'puertorico.svg', 'fluent.runtime'}\n"
        "assert not heavy & set(sys.modules), 'a heavy module was imported'"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_only_jit_imports_numba() -> None:
    importers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and "numba" in [getattr(node, "module", None), *(alias.name for alias in node.names)]
    }
    assert importers == {"rules/jit.py"}


def test_no_two_classes_share_a_name() -> None:
    """A name that a reader has seen once means the same thing everywhere, also with an underscore before it."""
    places: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name.lstrip("_"), []).append(path.relative_to(PACKAGE).as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


RECORDS = [Frame, Player, State, BatchSettings, Slot, Place, Node, Edge, PathStep, Size, TableSettings]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_has_no_hidden_pad_bytes_and_no_name_that_numpy_uses(record: type[Record]) -> None:
    """Packed records fail on a GPU, and undeclared padding would make equal games unequal."""
    made = dtype(record)
    assert made.itemsize == record.SIZE == sum(field.bytes for field in record.FIELDS.values())
    assert made.isalignedstruct
    assert not [name for name in record.FIELDS if hasattr(np.void, name)]


def test_a_record_with_undeclared_padding_or_a_name_of_numpy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd\.wide needs a declared pad byte before it"):
        type("Odd", (Record,), {"__annotations__": {"small": U8, "wide": I16}})
    with pytest.raises(TypeError, match="Odd needs declared pad bytes at its end"):
        type("Odd", (Record,), {"__annotations__": {"wide": I16, "small": U8}})
    hidden = type("Hidden", (Record,), {"__annotations__": {"round": U8}})
    with pytest.raises(TypeError, match=r"Hidden\.round would hide"):
        dtype(hidden)


def test_a_record_refuses_numbers_that_do_not_fit() -> None:
    state = State.blank()
    with pytest.raises(ValueError, match="format"):
        state.colonists = 256
    with pytest.raises(ValueError, match="format"):
        state.players[0].goods[0] = -1


def test_every_answer_has_its_own_text_and_number() -> None:
    assert len({answer.text for answer in notation.ANSWERS}) == len(notation.ANSWERS) == answers.ANSWER_COUNT
    assert all(notation.ANSWER[answer.text].id == number for number, answer in enumerate(notation.ANSWERS))


def test_only_setup_and_rounds_ask_how_many_play_or_which_expansions_are_on() -> None:
    """`if players == 2` anywhere else is a defect; `nobles` also bends one end condition (6.2)."""
    for path in (PACKAGE / "rules").glob("*.py"):
        if path.name in ("setup.py", "rounds.py", "faults.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and any(
                isinstance(part, ast.Attribute) and part.attr == "seats" for part in (node.left, *node.comparators)
            ):
                assert not any(isinstance(part, ast.Constant) for part in (node.left, *node.comparators)), path.name


def test_every_building_is_named_by_a_test_of_its_rules() -> None:
    """A building without a test that names it is not done."""
    own = Path(__file__).name
    tests = [path for path in TESTS.rglob("test_*.py") if path.name not in (own, "test_setup.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    functions = [part for part in source.split("\ndef ") if part.startswith("test_")]
    for row in buildings.ROWS:
        named = [part for part in functions if row.name in part]
        assert named, f"no test names {row.name}"
