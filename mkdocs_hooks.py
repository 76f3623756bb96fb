"""The hooks of the documentation site: pages of the root, links, lists and docstrings.

The same files are read on a code host and on the site. There, README.md, CONTRIBUTING.md and CHANGELOG.md are pages,
but the source code is not, and lists need four spaces.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from griffe import Extension, Module, Object
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent

# Files of the root that are pages of the site, and their addresses there.
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
}
FAVICON = "web/public/favicon.svg"

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:)([^)#]*)(#[^)]*)?\)")
_ITEM = re.compile(r"(?:[*-]|\d+\.) +")
_DOCTEST = re.compile(r"^(?:>>> .*(?:\n(?!\n|\Z).*)*)", re.M)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Link to the project's source, if pyproject.toml says where it is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    config.repo_url = project.get("urls", {}).get("Source", config.repo_url)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root and the icon."""
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        if name == "LICENSE":
            text = f"# License\n\n{text}"
        files.append(File.generated(config, page, content=for_site(text, "")))
    files.append(File.generated(config, Path(FAVICON).name, abs_src_path=str(ROOT / FAVICON)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Adapt a page of docs/. Pages of the root have been adapted already."""
    return markdown if page.file.generated_by else for_site(markdown, f"docs/{Path(page.file.src_uri).parent}")


def for_site(text: str, folder: str) -> str:
    """Return a page of a folder of the repository, with links and lists as the site needs them.

    >>> for_site("See [the changes](CHANGELOG.md) and [speed](docs/speed.md#gpu).", "")
    'See [the changes](changelog.md) and [speed](speed.md#gpu).'
    >>> for_site("[how](../CONTRIBUTING.md#test), [code](../puertorico/compiled.py)", "docs")
    '[how](contributing.md#test), code (`puertorico/compiled.py`)'
    """
    return _indented(_LINK.sub(lambda link: _link(link, folder), text))


def _link(link: re.Match[str], folder: str) -> str:
    """Return a link as it is on the site; for a file that is not there, its text and path."""
    picture, text, path, anchor = link.groups()
    if not path:
        return link[0]
    target = (ROOT / folder / path).resolve().relative_to(ROOT)
    if str(target) in PAGES:
        target = Path("docs", PAGES[str(target)])
    if target.parts[0] != "docs":
        name = text if text == str(target) else f"{text} (`{target}`)"
        return f"`{name}`" if name == text else name
    up = "../" * (len(Path(folder).parts) - 1)
    return f"{picture}[{text}]({up}{target.relative_to('docs')}{anchor or ''})"


def _indented(text: str) -> str:
    """Return the text with the contents of list items indented by four spaces.

    >>> _indented("* one\\n  more\\n\\n  | table |\\n\\nend")
    '* one\\n    more\\n\\n    | table |\\n\\nend'
    """
    lines, width, fence = [], 0, False
    for line in text.split("\n"):
        fence ^= line.startswith("```")
        item = None if fence else _ITEM.match(line)
        if item:
            width = item.end()
        elif line and not line.startswith(" " * max(width, 1)):
            width = 0
        lines.append(" " * (4 - width) + line if width and line and not item else line)
    return "\n".join(lines)


class Docstrings(Extension):
    """Griffe's extension that lets examples in docstrings be code."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Fence the examples of anything but the package itself."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        """Fence the examples of the package."""
        self.on_object(obj=pkg)


def fenced(docstring: str) -> str:
    """Return a docstring with its examples as blocks of code.

    >>> fenced("Add.\\n\\n>>> 1 + 1\\n2\\n")
    'Add.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n'
    """
    return _DOCTEST.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)
