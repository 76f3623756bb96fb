"""The build hooks: the built page in the wheel and the source archive, and a README that stands alone."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Pictures with an empty line after them, and links, whose targets are files of the repository.
_PICTURE = re.compile(r"^!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n", re.M)
_LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)([^)]*)\)")


def standing_alone(readme: str, source: str | None = None) -> str:
    """Return a README for an index of packages, which has none of the files that links and pictures lead to.

    Links lead to the repository at `source` instead; without one, only their words stay.

    >>> standing_alone("See [speed](docs/speed.md) and [MIT](https://mit.example).")
    'See speed and [MIT](https://mit.example).'
    >>> standing_alone("See [speed](docs/speed.md).", "https://code.example/puertorico")
    'See [speed](https://code.example/puertorico/blob/main/docs/speed.md).'
    """
    link = rf"[\1]({source}/blob/main/\2)" if source else r"\1"
    return _LINK.sub(link, _PICTURE.sub("", readme))


class ReadmeHook(MetadataHookInterface):
    """Writes the README of the package's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = standing_alone(readme, metadata.get("urls", {}).get("Source"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/build.py`, which does nothing if the page is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()
        # Hatch skips files that Git ignores, such as the built page, unless they are named.
        build_data["artifacts"].append("/puertorico/table/page/")
