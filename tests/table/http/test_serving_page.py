"""The page about serving: its commands, options, limits, figures and examples."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import pytest

from puertorico.cli import serve
from puertorico.cli.arguments import Parser
from puertorico.cli.errors import CommandError
from puertorico.cli.main import parser
from puertorico.table.http.metrics import Gauges, Metrics
from puertorico.table.http.rate_limits import Limits

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "serving.md").read_text(encoding="utf-8")


def test_every_figure_is_on_the_page() -> None:
    class Nothing:
        live_tables: tuple[()] = ()
        counts = dict.fromkeys(("answers", "thoughts", "troubles", "restarts"), 0)
        alive = ready = waiting = streams = 0

    metrics = Metrics()
    metrics.registry.register(Gauges(Nothing(), Nothing(), Nothing()))  # type: ignore[arg-type]
    named = set(re.findall(r"^# TYPE (puertorico_\w+) (?:counter|gauge|histogram)", metrics.text().decode(), re.M))
    named = {name for name in named if not name.endswith("_created")}
    assert named == set(re.findall(r"^\| `(puertorico_\w+)`", PAGE, re.M))


def commands(text: str) -> list[str]:
    return re.findall(r"puertorico serve.*", text.replace("\\\n", " "))


def test_every_command_of_the_page_is_accepted() -> None:
    found = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S) for line in commands(block)]
    assert len(found) >= 5
    for line in found:
        assert parser().parse_args(shlex.split(line)[1:]).command == "serve"
    with pytest.raises(CommandError):
        parser().parse_args(["serve", "--nonsense"])


def test_the_page_names_every_option() -> None:
    parser = Parser()
    serve.add_options(parser)
    offered = {option for action in parser._actions for option in action.option_strings}
    assert set(re.findall(r"^\| `(--[\w-]+)`", PAGE, re.M)) == offered - {"-h", "--help"}


def test_the_page_tells_the_limits_as_they_are() -> None:
    limits = Limits()
    for number in (
        limits.requests_of_address.burst,
        limits.requests_of_key.burst,
        limits.tables_of_address.burst,
        limits.jobs_of_address.burst,
        limits.wrong_secrets_of_address.burst,
        limits.chat_lines_of_key.burst,
    ):
        assert f"burst of {number} |" in PAGE
    streams = (
        f"{limits.streams_of_seat} per seat, {limits.streams_of_address} per address, {limits.streams:,} per server"
    )
    assert streams in PAGE
    assert f"| {limits.watchers_of_game} |" in PAGE
    assert f"| {limits.connections:,}, " in PAGE
    assert f"| {limits.connections_of_address}; " in PAGE
    assert f"| {limits.unfinished_tables_of_key} |" in PAGE


def test_the_unit_for_systemd_starts_the_server() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DOCS / "deploy" / "puertorico.service")
    assert unit.sections() == ["Unit", "Service", "Install"]
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/puertorico")
    assert parser().parse_args(arguments).database.startswith("sqlite:////var/lib/puertorico/")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_examples_of_proxies_fit_the_address_of_the_unit(name: str) -> None:
    text = (DOCS / "deploy" / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "127.0.0.1:8000" in text
    assert "/puerto/" in text
    assert "example.org" in text
    assert "/puerto/metrics" in text
