"""The built page, as the server hands it out: a few files, read once and kept in memory.

Addresses in the page are relative, so it works under any path at which the server is mounted.
"""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FOLDER = Path(__file__).parents[1] / "page"
_INDEX = "index.html"
# Files in this folder have a hash of their content in their names: what is there once stays the same for ever.
_HASHED = "assets/"
_FOREVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
# Best first.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}

# The page needs nothing from anywhere else, and nobody may put it into a frame of their own.
SAFETY = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Puerto Rico</title>
<p>The page has not been built: run <code>python web/build.py</code> in the project's folder and start again.</p>
"""


@dataclass(slots=True)
class _File:
    """A file of the page: its content as it is and compressed, by encoding."""

    kind: str
    cache: str
    contents: dict[str, bytes]
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = hashlib.sha256(self.contents[""]).hexdigest()[:24]


def read_page(folder: Path = FOLDER) -> dict[str, _File]:
    """All files of the built page by their addresses; none if it has not been built."""
    if not (folder / _INDEX).is_file():
        return {}
    found = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in _ENCODINGS.values() or path.name.startswith("."):
            continue
        name = path.relative_to(folder).as_posix()
        contents = {"": path.read_bytes()}
        for encoding, suffix in _ENCODINGS.items():
            compressed = path.with_name(path.name + suffix)
            if compressed.is_file():
                contents[encoding] = compressed.read_bytes()
        kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        found[name] = _File(kind, _FOREVER if name.startswith(_HASHED) else _ASK_AGAIN, contents)
    return found


def page_routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """The routes of the page; they belong after all others, since they answer for every address that is left."""
    files = read_page(folder)

    async def page(request: Request) -> Response:
        if not files:
            return Response(_NOT_BUILT, 503, SAFETY, "text/html; charset=utf-8")
        file = files.get(str(request.path_params["name"]) or _INDEX)
        if file is None:
            raise HTTPException(404, headers=SAFETY)
        return _answer(request, file)

    return [Route("/{name:path}", page, methods=["GET"])]


def _answer(request: Request, file: _File) -> Response:
    encoding = _accepted(request.headers.get("accept-encoding", ""), file)
    tag = f'"{file.tag}{encoding and "-" + encoding}"'
    headers = {**SAFETY, "cache-control": file.cache, "etag": tag}
    if len(file.contents) > 1:
        headers["vary"] = "accept-encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.contents[encoding], headers=headers, media_type=file.kind)


def _accepted(wishes: str, file: _File) -> str:
    """The best encoding that the client takes and we have; empty for the file as it is."""
    accepted = set()
    for wish in wishes.lower().split(","):
        name, _, quality = wish.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip())
    return next((name for name in _ENCODINGS if name in accepted and name in file.contents), "")
