"""The page on a phone without a network: installable, kept in the browser, and never out of date."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browser import ROOT, Visitor, build_page, one_browser
from patience import wait_until
from PIL import Image
from playwright.sync_api import Browser, expect
from served import Served

from puertorico.study.puzzle import find_puzzle

__all__ = ["one_browser"]

PAGE = ROOT / "puertorico" / "table" / "page"


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    build_page()


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder. The API is not there, as on a server that has gone."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[int]:
    """A server for a folder, at the same port as an earlier one if wanted."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_the_manifest_names_icons_that_are_there_in_their_sizes() -> None:
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "./", "./")
    assert "manifest.webmanifest" in (PAGE / "index.html").read_text(encoding="utf-8")
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in drawn} == {"192x192", "512x512"}
    for icon in drawn:
        with Image.open(PAGE / icon["src"]) as picture:
            assert "x".join(map(str, picture.size)) == icon["sizes"]


def test_page_and_rules_open_without_a_network_and_an_update_is_seen_soon(browser: Browser, tmp_path: Path) -> None:
    folder = shutil.copytree(PAGE, tmp_path / "page")
    with serving(folder) as port:
        visitor = Visitor(browser.new_context(locale="en-GB", reduced_motion="reduce"), f"http://127.0.0.1:{port}")
        visitor.tolerated = ("Failed to load resource", "ERR_CONNECTION_REFUSED")
        page = visitor.open().page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # Nobody answers at that port anymore.
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    visitor.open("#/rules")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(page.get_by_text("Hospice").first).to_be_visible()
    visitor.open("#/tutorial")
    expect(page.get_by_text("Barrels you cannot store are lost, except one.")).to_be_visible()
    index = folder / "index.html"
    index.write_text(index.read_text().replace('<div id="page">', '<p>A new page</p><div id="page">'))
    with serving(folder, port):
        page.reload()
        expect(page.get_by_text("A new page")).to_be_visible()
        # An old page finds the files that the server no longer has.
        shutil.rmtree(folder / "assets")
        visitor.open("#/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    visitor.close()


# The puzzles whose answers the service worker keeps.
_KEPT = """
async (ids) => {
  const kept = (await (await caches.open("looked-at")).keys()).map(({ url }) => url.split("/").at(-1));
  return ids.every((id) => kept.includes(id));
}
"""


def test_the_puzzles_of_the_day_are_solved_without_a_network(browser: Browser, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.db") as served:
        visitor = Visitor(browser.new_context(locale="en-GB", reduced_motion="reduce"), served.url)
        visitor.tolerated = ("Failed to load resource", "ERR_CONNECTION_REFUSED")
        page = visitor.open().page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        visitor.open("#/puzzles")
        links = page.locator("[data-puzzle]")
        expect(links).to_have_count(3)
        today = [str(link.get_attribute("data-puzzle")) for link in links.all()]
        wait_until(lambda: bool(page.evaluate(_KEPT, today)), "the puzzles are kept")
    # The server has gone.
    page.reload()
    expect(links).to_have_count(3)
    links.last.click()
    puzzle = find_puzzle(today[-1])
    assert puzzle
    page.locator(f"#question [data-answer='{puzzle.best.text}']").first.click()
    expect(page.locator("section.solution")).to_contain_text("Right:")
    visitor.close()
