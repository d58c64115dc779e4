"""The web page, if it was built: the files of one folder, sent compressed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

START = "index.html"
ASSETS = "assets"
API = "api/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSION = 6
MANIFEST = ".vite/manifest.json"
PARTS = {
    "table": "src/table/TablePage.svelte",
    "replay": "src/replay/ReplayPage.svelte",
    "rules": "src/rules/RulesPage.svelte",
    "learn": "src/learn/LessonPage.svelte",
}
"""What is shown at `/table/…` and so on, as the builder of the page calls it."""

# The page finds out itself what to show under these addresses.
INSIDE_THE_PAGE = re.compile(rf"\.|learn|gallery|({'|'.join(PARTS)})/[^/]+")

# Not left to the tables of the system, where some of these are missing.
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class PageFiles(StaticFiles):
    """Files in `assets/` are named after their content; all others are asked for again.

    A visitor of a table is told at once which files make it up, not one after another.
    """

    def __init__(self, directory: PathLike[str]) -> None:
        super().__init__(directory=directory)
        self.needed = needed_files(Path(directory))

    async def get_response(self, path: str, scope: Scope) -> Response:
        part, inside, _ = path.partition("/")
        if INSIDE_THE_PAGE.fullmatch(path):
            path = START
        try:
            response = await super().get_response(path, scope)
        except HTTPException as refusal:
            if refusal.status_code != 404 or not is_for_eyes(path, scope):
                raise
            path = START
            response = await super().get_response(path, scope)
            if response.status_code == 200:
                response.status_code = 404
        if path == START and inside and part in self.needed:
            response.headers["Link"] = self.needed[part]
        kept = path.startswith(f"{ASSETS}/")
        response.headers["Cache-Control"] = FOR_EVER if kept else ASK_AGAIN
        suffix = Path(path).suffix
        if suffix in TYPES and response.status_code == 200:
            response.headers["Content-Type"] = TYPES[suffix]
        return response


def needed_files(folder: Path) -> dict[str, str]:
    """The `Link` header for each part of the page, from what the page's builder has noted."""
    noted = folder / MANIFEST
    chunks: dict[str, Any] = json.loads(noted.read_text("utf-8")) if noted.is_file() else {}
    built = {part: name for part, name in PARTS.items() if name in chunks}
    return {part: ", ".join(links(chunks, name, set())) for part, name in built.items()}


def links(chunks: dict[str, Any], name: str, known: set[str]) -> Iterator[str]:
    if name in known:
        return
    known.add(name)
    chunk = chunks[name]
    yield f"</{chunk['file']}>; rel=modulepreload"
    for style in chunk.get("css", ()):
        yield f"</{style}>; rel=preload; as=style; crossorigin"
    for other in chunk.get("imports", ()):
        yield from links(chunks, other, known)


def is_for_eyes(path: str, scope: Scope) -> bool:
    """Whoever goes to an address that is none sees the page, which says so in their language."""
    return not path.startswith(API) and "text/html" in Headers(scope=scope).get("accept", "")


def is_built(folder: Path) -> bool:
    return (folder / START).is_file()


def add(app: FastAPI, folder: Path) -> None:
    """Nothing, if there is no page: then every path but those of the API is unknown."""
    if is_built(folder):
        files = GZipMiddleware(PageFiles(directory=folder), compresslevel=COMPRESSION)
        app.mount("/", files, name="page")
