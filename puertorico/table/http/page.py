"""The built page: a few files, read once and served from memory.

Addresses in the page are relative, so it works under any path prefix.
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
# The names of files in this folder contain a hash of their content, so the files never change.
_HASHED = "assets/"
_FOREVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
# Best first.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

# The page needs nothing from other sites, and other sites may not embed it.
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
<p>The page has not been built. Run <code>python web/build.py</code> in the project's folder and restart.</p>
"""


@dataclass(slots=True)
class _File:
    """A file of the page, with its content for each encoding; `""` is uncompressed."""

    kind: str
    cache: str
    contents: dict[str, bytes]
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = hashlib.sha256(self.contents[""]).hexdigest()[:24]


def read_page(folder: Path = FOLDER) -> dict[str, _File]:
    """Return all files of the built page by their paths; none if it has not been built."""
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
    """Return the route of the page, which must come last: it matches every path."""
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
    """Return the best encoding that the client accepts and the file has; empty for none."""
    accepted = set()
    for wish in wishes.lower().split(","):
        name, _, quality = wish.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip())
    return next((name for name in _ENCODINGS if name in accepted and name in file.contents), "")
