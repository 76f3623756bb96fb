"""A real browser for the tests of the page. `python tests/support/browser.py` installs one if none is found."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from patience import PATIENCE
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)
from served import Served

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHOSEN = "PUERTORICO_CHROMIUM"
_ON_THE_PATH = ("chromium", "chromium-browser", "google-chrome")
_SYSTEM_INSTALLER = ("apt-get", "install", "-y", "chromium")
WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 320, "height": 640}
_PATIENCE = 1000 * PATIENCE  # milliseconds
expect.set_options(timeout=_PATIENCE)


# What Playwright says where a test does without the service worker.
_WITHOUT_WORKER = "Service Worker registration blocked"


class NoBrowser(Exception):
    """Raised if no browser is found to test with. The message is one sentence."""


def chromium(of_playwright: str) -> str:
    """The program: the one that is named in the environment, one on the path, or Playwright's own."""
    if chosen := os.environ.get(CHOSEN):
        if shutil.which(chosen):
            return chosen
        raise NoBrowser(f"{CHOSEN} is {chosen}, but there is no such program.")
    for name in _ON_THE_PATH:
        if found := shutil.which(name):
            return found
    if Path(of_playwright).exists():
        return of_playwright
    raise NoBrowser(f"The page is tested in Chromium: run python tests/support/browser.py, or name one in {CHOSEN}.")


def install() -> None:
    """Playwright's own browser, else the one of the system."""
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    try:
        print(f"The page will be tested in {chromium(own)}.")
        return
    except NoBrowser as missing:
        if CHOSEN in os.environ:
            sys.exit(str(missing))
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode and os.geteuid() == 0:
        subprocess.run(_SYSTEM_INSTALLER)
    try:
        print(f"The page will be tested in {chromium(own)}.")
    except NoBrowser as missing:
        sys.exit(str(missing))


def build_page() -> None:
    """The page as it is in the source, with what it is tested with."""
    builder = runpy.run_path(str(ROOT / "web" / "build.py"))
    builder["build"]()
    builder["install"]()


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        kind = playwright.chromium
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = kind.launch(executable_path=chromium(kind.executable_path), args=arguments)
        yield browser
        browser.close()


class Visitor:
    """A browser that records the errors and the requests of the page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.tolerated: tuple[str, ...] = ()
        context.on("console", self._console)
        context.on("weberror", lambda problem: self._complain(str(problem.error)))
        context.on("request", self._request)
        context.set_default_timeout(_PATIENCE)
        # The tests wait for what nothing on the page shows.
        context.add_init_script(_OVERHEARD)
        self.page: Page = context.new_page()

    def _complain(self, words: str) -> None:
        if not any(part in words for part in (*self.tolerated, _WITHOUT_WORKER)):
            self.complaints.append(words)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and f"{address.scheme}://{address.netloc}" != self.url:
            self.complaints.append(f"{request.url} is on another machine")

    def open(self, route: str = "#/") -> Visitor:
        self.page.goto(f"{self.url}/{route}")
        return self

    def set(self, **settings: Any) -> Visitor:
        """What was chosen on the page at an earlier visit; the next page that is opened knows it."""
        self.context.add_init_script(
            f"localStorage.getItem('puertorico.settings') ?? "
            f"localStorage.setItem('puertorico.settings', JSON.stringify({json.dumps(settings)}))"
        )
        return self

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


# What the page hears: the newest version of the game, and what the server said to the last command.
_OVERHEARD = """
window.heard = 0;
window.told = null;
let table = "";
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    const address = String(given[0]).split("?")[0];
    if (address !== table) window.heard = 0;
    table = address;
    this.addEventListener("message", ({ data }) => (window.heard = Math.max(window.heard, JSON.parse(data).v)));
  }
};
const ask = window.fetch;
window.fetch = async (...given) => {
  const response = await ask(...given);
  if (String(given[0]).endsWith("/commands")) {
    const text = await response.clone().text();
    window.told = { ok: response.ok, text, version: response.ok ? JSON.parse(text).version : 0 };
  }
  return response;
};
"""

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session", name="served")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the page that the source makes."""
    build_page()
    with Served(f"sqlite:///{tmp_path_factory.mktemp('page')}/games.db", lobby=True) as running:
        yield running


@pytest.fixture(scope="module", name="browser")
def one_browser() -> Iterator[Browser]:
    """One for a file of tests: while it is there no other loop can run in this thread, as the server's tests do."""
    try:
        with a_browser() as found:
            yield found
    except NoBrowser as missing:
        reason = str(missing)
    else:
        return
    pytest.fail(reason, pytrace=False)


@pytest.fixture(name="arrive")
def visitors(browser: Browser, served: Served) -> Iterator[Arrive]:
    """Yield a function that opens the page in a new browser context; check at the end that no page had an error."""
    there: list[Visitor] = []

    def come(*, settings: dict[str, Any] | None = None, **options: Any) -> Visitor:
        # A worker would answer some requests itself, which tests of lost connections do not expect.
        usual = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        options = {**usual, **options}
        visitor = Visitor(browser.new_context(**options), served.url)
        there.append(visitor)
        return visitor.set(**{"pace": "instant", "name": "Ana", "sound": False, **(settings or {})})

    yield come
    for visitor in there:
        visitor.close()


def sent(response: Response) -> Any:
    """Return the JSON that a request sent, given its response."""
    return response.request.post_data_json


if __name__ == "__main__":
    install()
