"""The prose of the project: American English, full sentences, and no words that sound translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from puertorico.rules.buildings import ROWS

ROOT = Path(__file__).parent.parent
PACKAGE = sorted((ROOT / "puertorico").rglob("*.py"))
WRITTEN = [
    path
    for folder, pattern in [
        (ROOT, "*.md"),
        (ROOT / "docs", "*.md"),
        (ROOT / "puertorico", "**/*.py"),
        (ROOT / "puertorico/locale/en", "*.ftl"),
        (ROOT / "tests", "**/*.py"),
        *((ROOT / "web/src", f"**/*.{kind}") for kind in ("ts", "svelte", "css")),
    ]
    for path in sorted(folder.glob(pattern))
    if path != Path(__file__)
]

LONGEST_FIRST_LINE = 88

# Words with which no sentence in the imperative begins.
NOT_VERBS = re.compile(
    "A|All|An|Another|Any|As|At|Both|By|Each|Every|Everything|For|From|Half|How|If|In|It|No|None|On|One|Only|So|Some|"
    "That|The|Their|There|These|They|This|Those|Three|Two|What|When|Where|Whether|Which|Who|Why|With|"
    "(?!.*(?:Access|Compress|Cross|Express|Guess|Pass|Press|Process)$).*s"
)
# A rule may begin with what it is about: "Wharf: ship all barrels of one kind".
TOPICS = {row.name.replace("_", " ").title() for row in ROWS} | {"Draft", "Internal", "Privilege"}

# What a reader would say differently, with what they would say.
TRANSLATED = {
    r"whoever|whomever|whosoever": "name the actor: the player, the client, the caller",
    r"somebody|anybody|everybody": "someone, anyone, everyone, or better: name the actor",
    r"one's|oneself": "your, the player's",
    r"he|him|his|himself": "they, their, or the role",
    r"anew": "again",
    r"at hand": "available, cached",
    r"at once": "immediately, together, at a time",
    r"goes on(?! (?:the|every)\b)": "continues",
    r"lies": "is",
    r"stands(?! (?:in|for|alone|out)\b)": "is",
    r"hitherto|thereby|hereby|thereof|whereof|whilst|amongst|upon|shall": "plain words",
}

BRITISH = (
    r"analys(?:e|ed|er|ing)|(?:behavi|col|fav|flav|harb|hon|lab|neighb|rum)our(?:s|ed|ing|ite|able)?|(?:cent|theat)re|"
    r"(?:cata|dia)logue|grey|judgement|licence|modell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|er|ing)|"
    r"(?:organ|real|recogn|normal|serial|initial|optim|minim|maxim|summar|categor)is(?:e|es|ed|ing|ation)"
)
# The same letters with another meaning: the alias of a command, and a German word.
NOT_PROSE = ("ALIASES", "analyse`", '"analyse nowhere', 'name="Analyse"')


@cache
def written() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in WRITTEN}


def lines(pattern: str) -> Iterator[str]:
    """Yield every written line with a word, and where it is."""
    found = re.compile(rf"(?<![\w'-])(?:{pattern})(?![\w'-])", re.I)
    for path, text in written().items():
        if not found.search(text):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if found.search(line) and not any(name in line for name in NOT_PROSE):
                yield f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


@pytest.mark.parametrize("pattern", TRANSLATED, ids=lambda pattern: re.sub(r"\W.*", "", pattern))
def test_nothing_sounds_translated(pattern: str) -> None:
    assert list(lines(pattern)) == [], f"write instead: {TRANSLATED[pattern]}"


def test_the_spelling_is_american() -> None:
    assert list(lines(BRITISH)) == []


def first_lines() -> Iterator[tuple[str, ast.AST, str]]:
    """Yield the first line of every docstring of the package, with its place."""
    for path in PACKAGE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                docstring = ast.get_docstring(node)
                if docstring:
                    name = getattr(node, "name", "module")
                    yield f"{path.relative_to(ROOT)}, {name}: ", node, docstring.partition("\n")[0]


def test_the_first_line_of_a_docstring_is_a_short_sentence() -> None:
    wrong = [
        f"{place}{line}"
        for place, _, line in first_lines()
        if len(line) > LONGEST_FIRST_LINE or line[-1] not in ".?" or not (line[0].isupper() or line[0] == "`")
    ]
    assert wrong == []


def test_the_docstring_of_a_function_is_in_the_imperative() -> None:
    wrong = []
    for place, node, line in first_lines():
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if any("property" in ast.unparse(decorator) for decorator in node.decorator_list):
            continue
        topic, _, about = line.partition(":")
        is_rule = about and any(topic.startswith(name) for name in TOPICS)
        if not is_rule and NOT_VERBS.fullmatch(re.split(r"\W", line.lstrip("`"), maxsplit=1)[0]):
            wrong.append(f"{place}{line}")
    assert wrong == []
