"""The files for containers: they parse, and every path, command, address and variable in them exists."""

from __future__ import annotations

import fnmatch
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

from puertorico.cli.database import VARIABLE
from puertorico.cli.main import parser

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "docs" / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVERS = {name: service for name, service in COMPOSE["services"].items() if name.startswith("server-")}
PROXY = (DEPLOY / "compose.Caddyfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, as an instruction and its arguments."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    split = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in split]


def test_the_image_is_built_from_the_repository_and_starts_the_server_as_an_ordinary_user() -> None:
    found = dict(instructions())
    assert {name for name, _ in instructions()} <= {"FROM", "COPY", "RUN", "USER", "EXPOSE", "ENTRYPOINT", "CMD"}
    assert ("COPY", ". /source") in instructions()
    assert found["USER"] == "player"
    assert json.loads(found["ENTRYPOINT"]) == ["puertorico"]
    arguments = parser().parse_args(json.loads(found["CMD"]))
    assert (arguments.command, arguments.host, str(arguments.port)) == ("serve", "0.0.0.0", found["EXPOSE"])
    assert "postgres" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


def test_the_context_of_the_build_contains_what_the_package_is_built_from() -> None:
    rows = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [row for row in rows if row and not row.startswith("#")]

    def is_sent(path: str) -> bool:
        """Decide as Docker does: the last rule that matches a path or one of its folders wins."""
        parts = path.split("/")
        folders = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
        sent = True
        for rule in rules:
            if any(fnmatch.fnmatch(folder, rule.removeprefix("!").replace("**/", "*")) for folder in folders):
                sent = rule.startswith("!")
        return sent

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    build = (ROOT / "web" / "build.py").read_text(encoding="utf-8")
    assert '"docs" / "rulings.md"' in build
    for path in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        *project["license-files"],
        "docs/rulings.md",
        "puertorico/__init__.py",
        "puertorico/locale/en/page.ftl",
        "web/build.py",
        "web/package-lock.json",
        "web/src/App.svelte",
    ):
        assert (ROOT / path).is_file(), path
        assert is_sent(path), path
    for path in (".git/config", ".venv/bin/python", "web/node_modules/vite/x.js", "puertorico/table/page/index.html"):
        assert not is_sent(path), path


def test_two_servers_share_postgresql_and_no_password_is_on_a_command_line() -> None:
    assert len(SERVERS) == 2
    database = COMPOSE["services"]["database"]["environment"]
    for server in SERVERS.values():
        assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
        assert (ROOT / server["build"]["dockerfile"]).is_file()
        arguments = parser().parse_args(server["command"])
        assert (arguments.command, arguments.host, arguments.port) == ("serve", "0.0.0.0", 8000)
        assert arguments.database is None
        url = server["environment"][VARIABLE]
        assert (
            url
            == f"postgresql://{database['POSTGRES_USER']}:${{POSTGRES_PASSWORD:?}}@database/{database['POSTGRES_DB']}"
        )
        assert list(server["depends_on"]) == ["database"]
        compile(server["healthcheck"]["test"][-1], "healthcheck", "exec")
    assert "PASSWORD" not in str([server["command"] for server in SERVERS.values()])


def test_the_proxy_knows_both_servers_and_only_its_address_is_trusted() -> None:
    proxy = COMPOSE["services"]["proxy"]
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", PROXY)
    assert upstreams.split() == [f"{name}:8000" for name in SERVERS]
    assert PROXY.count("{") == PROXY.count("}")
    assert set(re.findall(r"\{\$(\w+)\}", PROXY)) == set(proxy["environment"])
    assert [volume.partition(":")[0] for volume in proxy["volumes"]] == ["./compose.Caddyfile", "certificates"]
    address = proxy["networks"]["default"]["ipv4_address"]
    assert {parser().parse_args(server["command"]).trusted_proxies for server in SERVERS.values()} == {address}
    named = {volume.partition(":")[0] for service in COMPOSE["services"].values() for volume in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(COMPOSE["volumes"])
