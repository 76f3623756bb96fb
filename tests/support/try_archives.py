"""`make dist`: build the wheel and the source archive, and try both in empty environments.

For each supported Python that is on this machine, each archive is installed into a new environment, where the commands
run in an empty folder with an empty cache. The commands of the wheel compile what they need, which takes minutes.
Arguments, such as 3.12, name the versions to try instead of all of them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 1800  # seconds for a command; the first ones compile
# Two rounds of a game, in which the first answer to every question is typed.
GAME = ("terminal", "--plain", "--players", "2", "--option", "max_rounds=2", "--seed", "1", "--save", "game.txt")
NEW_TABLE = b'{"seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "merchant"}]}'
PLAYED = """
import puertorico
game = puertorico.Game.from_text(open("game.txt", encoding="utf-8").read())
assert game.is_over and puertorico.__file__.startswith({prefix!r}), puertorico.__file__
"""


class Failed(Exception):
    """Raised when an archive is not as it should be. The message is one sentence."""


def main() -> None:
    """Build, check and try everything. Exit with a sentence at the first failure."""
    wheel, sources = build()
    check_contents(wheel, sources)
    tried = []
    versions = sys.argv[1:] or VERSIONS
    for version in versions:
        if python := find_python(version):
            try_wheel(python, wheel)
            try_sources(python, sources, wheel)
            tried.append(version)
        else:
            resolve(version, wheel)
            print(f"Python {version} is not on this machine (PATH, pyenv and uv were asked); not tried.")
    if not tried:
        raise Failed(f"none of Python {', '.join(versions)} was found")
    print(f"{wheel.name} and {sources.name} work with Python {', '.join(tried)}.")


def build() -> tuple[Path, Path]:
    """Build both archives into an empty dist/, and let twine check their metadata."""
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "hatchling", "build", "-d", DIST], ROOT)
    (wheel,), (sources,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    run([sys.executable, "-m", "twine", "check", "--strict", wheel, sources], ROOT)
    return wheel, sources


def check_contents(wheel: Path, sources: Path) -> None:
    """Compare the archives with the files in Git, and look for dead links in the description."""
    tracked = run(["git", "ls-files"], ROOT).split()
    page = [path.relative_to(ROOT).as_posix() for path in (ROOT / "puertorico" / "table" / "page").rglob("*.*")]
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
        (metadata,) = [name for name in packed if name.endswith(".dist-info/METADATA")]
        description = str(message_from_bytes(archive.read(metadata)).get_payload())
    wanted = {name for name in (*tracked, *page) if name.startswith("puertorico/")}
    demand("puertorico/table/page/index.html" in wanted, "the page is not built")
    demand(wanted <= packed, f"{wheel.name} lacks {sorted(wanted - packed)}")
    more = {name for name in packed - wanted if ".dist-info/" not in name}
    demand(not more, f"{wheel.name} contains {sorted(more)}, which Git does not know")
    links = re.findall(r"\]\((?!https?:)[^)]*\)", description)
    demand(not links, f"the description of {wheel.name} has relative links: {links}")
    with tarfile.open(sources) as archive:
        unpacked = {name.partition("/")[2] for name in archive.getnames()}
    lacking = {*tracked, *page} - unpacked
    demand(not lacking, f"{sources.name} lacks {sorted(lacking)}")
    print(f"{wheel.name}: {len(packed)} files; {sources.name}: {len(unpacked)} files.")


def candidates(version: str) -> Iterator[str]:
    """Yield where a Python of a version may be: on the PATH, in pyenv, or known to uv."""
    if found := shutil.which(f"python{version}"):
        yield found
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, pyenv.glob(f"versions/{version}.*/bin/python"))
    if uv := shutil.which("uv"):
        yield subprocess.run(
            [uv, "python", "find", "--offline", version], capture_output=True, text=True, check=False
        ).stdout.strip()


def find_python(version: str) -> str | None:
    """Return a program that really runs that version: a shim of pyenv may only pretend to."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    for program in candidates(version):
        if program and Path(program).exists():
            said = subprocess.run([program, "-c", ask], capture_output=True, text=True, check=False)
            if said.stdout.strip() == version:
                return program
    return None


def resolve(version: str, wheel: Path) -> None:
    """Say whether pip finds a wheel of every requirement for a Python that is not here."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--quiet", "--dry-run", "--only-binary=:all:", "--python-version", version, "--target", folder]
        done = subprocess.run([sys.executable, "-m", "pip", "install", *options, wheel], stderr=sys.stderr, check=False)
    print(f"Python {version}: pip {'finds' if done.returncode == 0 else 'does not find'} wheels of all requirements.")


def install(python: str, archive: Path, extras: str, folder: Path) -> Path:
    """Install an archive into a new environment, and return its folder of programs."""
    run([python, "-m", "venv", folder / "env"], folder)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    run([programs / "python", "-m", "pip", "install", "--quiet", f"{archive}{extras}"], folder)
    return programs


def try_wheel(python: str, wheel: Path) -> None:
    """Install the wheel, and try every command."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(python, wheel, "[arena]", folder)
        command, variables = programs / "puertorico", clean(folder)
        says = run([programs / "python", "--version"], folder).strip()
        print(f"{says}: the wheel is installed.", flush=True)

        def puertorico(*words: str, typed: str = "", code: int = 0) -> str:
            print(f"  puertorico {' '.join(words)}", flush=True)
            return run([command, *words], folder, variables, typed, code)

        names = re.findall(r"^    ([\w-]+) ", puertorico("--help"), re.M)
        demand({"play", "serve", "warm-up"} <= set(names), f"puertorico --help lists only {names}")
        for name in names:
            demand(f"usage: puertorico {name}" in puertorico(name, "--help"), f"{name} --help does not explain it")
        puertorico(*GAME, typed="1\n" * 400)
        run([programs / "python", "-c", PLAYED.format(prefix=str(folder.resolve()))], folder, variables)
        demand("Round 1" in puertorico("replay", "game.txt"), "replay does not show the game")
        puertorico("games", "game.txt", "--table", "games.csv")
        puertorico("puzzle", "--date", "2026-11-18", typed="1\n" * 50)
        puertorico("verify", "game.txt", code=2)
        puertorico("completion", "bash")
        puertorico("warm-up")
        puertorico("arena", "--bots", "planner,random", "--players", "2", "--games", "4", "--out", "arena")
        demand((folder / "arena" / "report.html").exists(), "the arena wrote no report")
        puertorico("analyze", "game.txt", "--bot", "search:playouts=8", "--workers", "1", "--out", "analysis")
        try_server(command, ["serve", "--port", "0", "--database", "sqlite:///games.db"], folder, variables)
        try_server(command, ["play", "--no-browser"], folder, variables)
        puertorico("backup", "copy.db", "--database", "sqlite:///games.db")
        puertorico("restore", "copy.db", "--database", "sqlite:///again.db")
        puertorico("check", "sqlite:///again.db", "--workers", "1")


def try_sources(python: str, sources: Path, wheel: Path) -> None:
    """Install the source archive: the files must be those of the wheel, and the page must be served."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(python, sources, "", folder)
        where = "import puertorico; print(*puertorico.__path__)"
        package = Path(run([programs / "python", "-c", where], folder, clean(folder)).strip())
        installed = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
        with zipfile.ZipFile(wheel) as archive:
            expected = {name for name in archive.namelist() if ".dist-info/" not in name}
        demand(expected <= installed, f"from {sources.name}, {sorted(expected - installed)} are not installed")
        server = ["serve", "--port", "0", "--database", "sqlite:///games.db"]
        try_server(programs / "puertorico", server, folder, clean(folder))
        print(f"  {sources.name} installs the same files", flush=True)


def try_server(command: Path, words: list[str], folder: Path, variables: dict[str, str]) -> None:
    """Start a server, load the page and its scripts, create a table, and stop the server."""
    print(f"  puertorico {' '.join(words)}", flush=True)
    with subprocess.Popen(
        [command, *words], cwd=folder, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as server:
        try:
            assert server.stdout
            found = next((match for line in server.stdout if (match := re.search(r"http://[\w.:]+/", line))), None)
            demand(found is not None, f"puertorico {words[0]} prints no address")
            assert found
            page = fetch(found[0]).decode()
            scripts = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
            demand(bool(scripts), "the page names no scripts")
            for script in scripts:
                demand(len(fetch(found[0] + script)) > 0, f"{script} is empty")
            table = json.loads(fetch(f"{found[0]}api/games", NEW_TABLE))
            demand(bool(table["game"]), "no table was created")
        finally:
            server.terminate()


def fetch(address: str, body: bytes | None = None) -> bytes:
    """Return what a server answers."""
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            return bytes(reply.read())
    except urllib.error.URLError as error:
        raise Failed(f"{address} answers {error}") from None


def clean(folder: Path) -> dict[str, str]:
    """Return an environment in which nothing of this machine's user is found."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP", "TMPDIR") if name in os.environ}
    cache = {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    return {**kept, **cache, "HOME": str(folder), "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


def run(
    command: list[str | Path], folder: Path, variables: dict[str, str] | None = None, typed: str = "", code: int = 0
) -> str:
    """Run a program, and return what it prints. Raises `Failed` for another exit code, or a traceback."""
    done = subprocess.run(
        command, cwd=folder, env=variables, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if done.returncode != code or "Traceback" in done.stderr:
        words = " ".join(map(str, command))
        raise Failed(f"{words} ended with {done.returncode}:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout


def demand(holds: bool, otherwise: str) -> None:
    """Raise `Failed` with a sentence unless something holds."""
    if not holds:
        raise Failed(otherwise)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"make dist: {failure}")
