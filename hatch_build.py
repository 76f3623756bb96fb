"""The build hook that adds the built page to the wheel and the source archive."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/build.py`, which does nothing if the page is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()
        # Hatch skips files that Git ignores, such as the built page, unless they are named.
        build_data["artifacts"].append("/puertorico/table/page/")
