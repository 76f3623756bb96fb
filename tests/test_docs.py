"""The README and `docs/` are correct: examples run, and generated pages are up to date."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path
from typing import get_args

import griffe
import pytest

import puertorico as pr
from puertorico import locale
from puertorico.cli.arguments import Parser
from puertorico.cli.main import COMMANDS
from puertorico.cli.reference import notation_page, where_page
from puertorico.game.messages import message_id
from puertorico.game.options import OPTIONS
from puertorico.rules.answers import Verb
from puertorico.rules.buildings import ROWS
from puertorico.table.domain.commands import AnyAction
from puertorico.table.http.routes import API

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGE_OF_COMMAND = {
    "play": "page.md",
    "terminal": "terminal.md",
    "join": "terminal.md",
    "puzzle": "puzzles.md",
    "replay": "terminal.md",
    "bench": "terminal.md",
    "arena": "arena.md",
    "games": "data.md",
    "analyze": "analysis.md",
    "serve": "serving.md",
    "check": "backup.md",
    "backup": "backup.md",
    "restore": "backup.md",
    "verify": "serving.md",
    "warm-up": "serving.md",
    "completion": "terminal.md",
}
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
        if ">>>" not in block:
            exec(compile(block, page.name, "exec"), {})
    assert "Traceback" not in capsys.readouterr().out


def test_what_the_pages_import_exists() -> None:
    """Also in examples that do not run here, because they need PyTorch or a GPU."""
    package = griffe.load("puertorico", search_paths=[ROOT], resolve_aliases=True)
    for page in PAGES:
        for block in re.findall(r"^```(?:python|py)\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
            for node in ast.walk(ast.parse(block if ">>>" not in block else "")):
                if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith("puertorico."):
                    paths = [f"{node.module}.{name.name}".removeprefix("puertorico.") for name in node.names]
                    assert [path for path in paths if not is_in(package, path)] == [], page.name


def is_in(package: griffe.Object | griffe.Alias, path: str) -> bool:
    try:
        return bool(package[path])
    except KeyError:
        return False


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.name)
def test_a_page_begins_with_its_audience(page: Path) -> None:
    title, first, *_ = page.read_text(encoding="utf-8").split("\n\n")
    assert title.startswith("# ")
    assert first.startswith("For ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for path, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


def source(path: str) -> Path | None:
    """Return the file or folder that a page names from the root, the package or its own folder."""
    return next((base / path for base in (ROOT, ROOT / "puertorico", ROOT / "docs") if (base / path).exists()), None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`([\w.-]+/[\w./-]*(?:\.(?:py|ts|svelte|css|ftl|md|toml)|/))`", text)
    assert [path for path in named if source(path) is None] == []


def test_the_path_of_an_answer_is_a_path() -> None:
    """Each function is where the page says, and is called by one above it or in a file that its step names.

    The first function of a table is called in its own file, and one of a component by its markup.
    """
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    tables = re.findall(r"^(?:\|.*\|\n)+", text.split("## The path of an answer")[1].split("\n## ")[0], re.M)
    assert len(tables) == 4
    above: list[str] = []
    for table in tables:
        for number, row in enumerate(table.splitlines()[2:]):
            step, file, functions = row.strip("|").split("|")
            path = file.strip(" `")
            code = read(path)
            named = [read(one) for one in re.findall(r"`([\w./-]+\.(?:py|ts|svelte))`", step)]
            for name in re.findall(r"`([^`]+)`", functions):
                body = definition(name, code)
                assert body, f"{path} has no {name}"
                own = [code] if path.endswith(".svelte") or number == 0 else []
                assert any(calls(name, one.replace(body, "")) for one in above + named + own), f"{name} in {path}"
                above.append(body)


def read(path: str) -> str:
    file = source(path)
    assert file is not None, path
    return file.read_text(encoding="utf-8")


def definition(function: str, code: str) -> str:
    """Return the function or method itself in Python or TypeScript code; empty if it is not there."""
    kind, _, name = function.rpartition(".")
    if kind:
        found = re.search(rf"^class {kind}\b.*?(?=^\w|\Z)", code, re.M | re.S)
        code = found[0] if found else ""
    python = rf"^( *)(?:async )?def {name}\(.*?\n(?=\1?[^\s)]|\Z)"
    typescript = rf"^( *)(?:export )?(?:async )?(?:function )?{name}(?:<\w+>)?\([^\n]*\{{\n.*?^\2\}}"
    found = re.search(f"{python}|{typescript}", code, re.M | re.S)
    return found[0] if found else ""


def calls(function: str, code: str) -> bool:
    """Return True if code calls a function, or names it to have it called. `__call__` is called by its class."""
    kind, dot, name = function.rpartition(".")
    before = re.escape(dot) or r"(?<!\w)"
    return re.search(rf"\b{kind}\b" if name == "__call__" else rf"{before}{name}\b", code) is not None


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: those it names, and one for each heading, as code hosts make them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.*)$", text, re.M)
    named = re.findall(r'<a id="([^"]+)">', text)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings} | set(named)


def test_every_public_name_is_documented_with_an_example_that_runs() -> None:
    """Pytest runs those of classes and functions, but does not see those of constants."""
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").split("## All names")[1]
    listed = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\|([^|]+)\|", page.split("\n## ")[0], re.M)))
    assert sorted(listed) == sorted(pr.__all__)
    package = griffe.load("puertorico", search_paths=[ROOT], resolve_aliases=True)
    for name in pr.__all__:
        docstring = package[name].docstring
        assert docstring, name
        examples = doctest.DocTestParser().get_doctest(docstring.value, vars(pr).copy(), name, None, None)
        assert examples.examples, name
        assert doctest.DocTestRunner().run(examples).failed == 0, name


def test_the_example_of_the_readme_has_ten_lines() -> None:
    readme = PAGES[0].read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", readme, re.M | re.S)
    assert len(example.splitlines()) <= 10


def test_the_notation_page_is_made_from_the_source() -> None:
    """`make docs` writes it."""
    assert (ROOT / "docs" / "notation.md").read_text(encoding="utf-8") == notation_page()


def test_the_page_that_says_where_each_rule_is_is_made_from_the_source() -> None:
    """`make docs` writes it. Whatever number a rule cites is a section or a ruling."""
    page = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")
    assert page == where_page()
    assert [section for section in ("2", "3.1", "3.6.1", "4.4", "5.1", "6.1") if f"\n## {section} " not in page] == []
    cited = set(re.findall(r"\(rulings\.md#(\w+)\)", page))
    assert [ruling for ruling in cited if f'<a id="{ruling}"></a>' not in RULINGS] == []


def test_a_section_of_the_page_of_functions_has_all_its_questions() -> None:
    """3.4 is about production, 3.2 about placing colonists, and 3.6.2 about what is kept."""
    found = {title.split()[0]: text for title, text in sections(where_page())}
    for section, functions in {
        "3.2": ("mayor.why_not_place", "mayor.answer_place", "mayor.answer_lift"),
        "3.4": ("craftsman.answer_produce",),
        "3.6.2": ("storage.answer_store",),
    }.items():
        assert [name for name in functions if f"`{name}`" not in found[section]] == []


def test_what_the_rules_cite_is_on_a_page() -> None:
    """A number in parentheses is a section of `where.md` or a ruling; there are no appendices."""
    page = where_page()
    for file in sorted((ROOT / "puertorico" / "rules").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and (about := ast.get_docstring(node)):
                assert not re.search("appendix|section", about), file.name
                for cited in re.findall(r"\(((?:A?\d+(?:\.\d+)*(?:, )?)+)\)", about):
                    for number in cited.split(", "):
                        known = f'<a id="{number.lower()}"></a>' in RULINGS or f"\n## {number} " in page
                        assert known, f"{file.name}: {number}"


def test_the_page_of_functions_names_every_building_question_moment_and_verb() -> None:
    """A table line each, with at least one function in its last column; nothing happens when the game is over."""
    page = where_page()
    tables = {title: re.findall(r"^\| (.*?) \|.*\| ([^|]*) \|$", text, re.M)[1:] for title, text in sections(page)}
    named = {title: {name.strip("`") for name, functions in tables[title] if "`" in functions} for title in TABLES}
    assert named["Buildings"] == {locale.text("en", message_id("building", row.name)) for row in ROWS}
    questions = {question.name for question in pr.Question if question.row.verbs}
    assert named["Questions"] == questions
    assert named["Moments"] == {question.name for question in pr.Question} - questions - {"NOTHING", "GAME_OVER"}
    assert named["Verbs"] == {verb.name for verb in Verb}


TABLES = ("Buildings", "Questions", "Moments", "Verbs")


def sections(page: str) -> list[tuple[str, str]]:
    return re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", page, re.M | re.S)


def test_every_question_and_every_text_is_on_the_notation_page() -> None:
    page = notation_page()
    assert [question.name for question in pr.Question if question and f"`{question.name}`" not in page] == []
    assert [answer.text for answer in pr.ANSWERS if f"`{answer.text}`" not in page] == []


def test_every_route_and_every_action_of_the_server_is_on_the_page_of_the_table() -> None:
    page = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    for api in API:
        assert f"| `{api.method} {api.path}` | {api.summary} |" in page
    for action in get_args(AnyAction):
        fields = ", ".join(f"`{name}`" for name in action.__struct_fields__ if name != "command_id") or "-"
        meaning = " ".join((action.__doc__ or "").split())
        assert f"| `{action.__struct_config__.tag}` | {fields} | {meaning} |" in page


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_its_options_are_documented(command: str) -> None:
    page = (ROOT / "docs" / PAGE_OF_COMMAND[command]).read_text(encoding="utf-8")
    parser = Parser()
    COMMANDS[command].add_options(parser)
    options = {option for action in parser._actions for option in action.option_strings} - {"-h", "--help"}
    assert f"puertorico {command}" in page
    assert [option for option in options if f"`{option}" not in page] == []


def test_every_ruling_is_published_for_players() -> None:
    assert [number for number in range(1, 82) if f"A{number}" not in RULINGS] == []


def test_every_option_is_published_with_its_default() -> None:
    for name, option in OPTIONS.items():
        (row,) = [line for line in RULINGS.splitlines() if line.startswith(f"| `{name}`")]
        names: dict[object, str] = {True: "yes", False: "no"}
        default = names.get(option.default, str(option.default))
        assert row.split("|")[3].strip(" `") == default, row
