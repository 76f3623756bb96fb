"""Shell completion: what a shell offers after a beginning is typed."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from program import run

from puertorico.cli.completion import SHELLS, actions_of
from puertorico.cli.main import COMMANDS, parser

# Fills in what bash knows when a player presses Tab after these words, and prints what it would offer.
TAB = """
source {script}
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_shtab_puertorico
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(name="script", scope="module")
def the_script_for_bash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    done = run(["completion", "bash"])
    assert (done.returncode, done.stderr) == (0, "")
    file = tmp_path_factory.mktemp("completion") / "puertorico.bash"
    file.write_text(done.stdout, encoding="utf-8")
    return file


def offered(script: Path, *words: str, folder: Path | None = None) -> list[str]:
    command = TAB.format(script=shlex.quote(str(script)), words=shlex.join(["puertorico", *words]))
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True, cwd=folder)
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["te"], ["terminal"]),
        (["terminal", "--lo"], ["--load"]),
        (["terminal", "--seed", "7", "--pla"], ["--players", "--plain"]),
        (["terminal", "--language", ""], ["en", "cs", "de", "pl", "ro", "ru"]),
        (["terminal", "--opponents", "gov"], ["governor"]),
        (["terminal", "--option", "hidden"], ["hidden_vp="]),
        (["arena", "--expansions", "no"], ["nobles"]),
        (["serve", "--log-level", "w"], ["warning"]),
        (["terminal", "--players", ""], [""]),
        (["completion", "z"], ["zsh"]),
    ],
)
def test_bash_offers_commands_options_and_values(script: Path, words: list[str], expected: list[str]) -> None:
    assert offered(script, *words) == expected


def test_bash_offers_every_command(script: Path) -> None:
    assert set(COMMANDS) <= set(offered(script, ""))
    assert {"--help", "--version"} <= set(offered(script, "--"))


def test_bash_offers_files_where_a_file_is_expected(script: Path, tmp_path: Path) -> None:
    (tmp_path / "my game.txt").touch()
    (tmp_path / "other.txt").touch()
    for words in (["replay", "my"], ["terminal", "--load", "my"]):
        assert offered(script, *words, folder=tmp_path) == ["my game.txt"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_knows_every_command_and_can_read_the_script(shell: str, tmp_path: Path) -> None:
    done = run(["completion", shell])
    assert (done.returncode, done.stderr) == (0, "")
    for command in COMMANDS:
        assert command in done.stdout
    for action in actions_of(parser()):
        for flag in action.option_strings:
            assert flag.lstrip("-") in done.stdout
    if shutil.which(shell):
        script = tmp_path / "script"
        script.write_text(done.stdout, encoding="utf-8")
        subprocess.run([shell, "-n", str(script)], check=True)


def test_another_shell_is_refused_in_a_sentence() -> None:
    done = run(["completion", "tcsh"])
    assert done.returncode == 2
    assert done.stderr.startswith("puertorico: argument SHELL: invalid choice: 'tcsh'")
    assert done.stderr.count("\n") == 1
