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
MOST_WORDS = 33  # of a sentence; a piece of code is one word

# Words with which no sentence in the imperative begins.
NOT_VERBS = re.compile(
    "A|All|An|Another|Any|As|At|Both|By|Each|Every|Everything|For|From|Half|How|If|In|It|No|None|On|One|Only|So|Some|"
    "That|The|Their|There|These|They|This|Those|Three|Two|What|When|Where|Whether|Which|Who|Why|With|"
    "(?!.*(?:Access|Compress|Cross|Express|Guess|Pass|Press|Process)$).*s"
)
# A rule may begin with what it is about: "Wharf: ship all barrels of one kind".
TOPICS = {row.name.replace("_", " ").title() for row in ROWS} | {"Draft", "Internal", "Privilege"}

# Pages that are lists of names, and an end of a sentence: a period before a capital, a new paragraph, cell or bullet.
LISTS = ("notation.md", "observation.md")
END = re.compile(
    r"""(?<=[.?!])["”)*]*\s+(?=[A-Z0-9"“(*])|[;|·]|:\s+(?=[A-Z])|\n\s*\n|\n(?=\s*(?:[*-]|\d+\.)\s)|\n#.*"""
)
CODE = re.compile(r"```.*?```|^ *>>>.*?(?:\n\s*\n|\Z)", re.S | re.M)

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
    r"only then (?:do|does|did|is|are|was|were|can|may|will)|not only (?:do|does|is|are|can)|nor (?:do|does|is|are)|"
    r"never (?:do|does|did|is|are) (?:it|they|the|a)|so (?:do|does) (?:it|they)": "subject before verb",
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


def test_names_do_not_sound_translated() -> None:
    """The name of a test is a sentence with underscores, so its words are judged like those of a sentence."""
    found = re.compile(r"\b(?:he|him|his|himself|everybody|whoever|go on|goes on)\b")
    names = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path, text in written().items()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and found.search(node.name.replace("_", " ").lower())
    ]
    assert names == []


def test_the_spelling_is_american() -> None:
    assert list(lines(BRITISH)) == []


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a docstring or page, with a word in the place of each link and piece of code."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"X\1", CODE.sub("\n\n", text))
    for sentence in END.split(re.sub(r"`[^`]*`", "X", text)):
        yield " ".join(sentence.split())


def test_a_sentence_is_short() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    texts = [(path.name, written()[path]) for path in pages if path.name not in LISTS]
    texts += [(place, docstring) for place, _, docstring in docstrings()]
    long = [f"{place}: {one}" for place, text in texts for one in sentences(text) if len(one.split()) > MOST_WORDS]
    assert long == [], "write two sentences"


def docstrings() -> Iterator[tuple[str, ast.AST, str]]:
    """Yield every docstring of the package with its place."""
    for path in PACKAGE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                docstring = ast.get_docstring(node)
                if docstring:
                    name = getattr(node, "name", "module")
                    yield f"{path.relative_to(ROOT)}, {name}: ", node, docstring


def first_lines() -> Iterator[tuple[str, ast.AST, str]]:
    """Yield the first line of every docstring of the package, with its place."""
    for place, node, docstring in docstrings():
        yield place, node, docstring.partition("\n")[0]


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
