"""The web page, if it was built: the files of one folder.

Its builder has put compressed ones beside them; each browser gets the best that it can unpack.
Wheels have only the compressed ones. Whoever cannot unpack anything gets them unpacked.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from mimetypes import guess_type
from os import PathLike, fspath, stat, stat_result
from os.path import isfile
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from azulejos.server.compression import accepted_codings
from azulejos.server.services import services_of

START = "index.html"
ASSETS = "assets"
API = "api/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How each coding ends the name of a file, the best first."""
MANIFEST = ".vite/manifest.json"
PARTS = {
    "table": "src/table/TablePage.svelte",
    "replay": "src/replay/ReplayPage.svelte",
    "review": "src/review/ReviewPage.svelte",
    "rules": "src/rules/RulesPage.svelte",
    "learn": "src/learn/LessonPage.svelte",
}
"""What is shown at `/table/…` and so on, as the builder of the page calls it."""
BOARDS = "src/games/"
"""Where the boards are: each is a part of its own, in the folder of its game."""
SHOW_TABLES = ("table", "replay", "review")

# The page finds out itself what to show under these addresses.
INSIDE_THE_PAGE = re.compile(rf"\.|learn|analysis|({'|'.join(PARTS)})/[^/]+")

FOR_HOST = "admin"

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

    def __init__(self, directory: PathLike[str], for_host: bool) -> None:
        super().__init__(directory=directory)
        self.for_host = for_host
        self.chunks = noted_chunks(Path(directory))
        self.boards = {
            name.removeprefix(BOARDS).partition("/")[0]: name
            for name, chunk in self.chunks.items()
            if name.startswith(BOARDS) and chunk.get("isDynamicEntry")
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        part, _, inside = path.partition("/")
        if INSIDE_THE_PAGE.fullmatch(path) or (self.for_host and path == FOR_HOST):
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
        if path == START and inside and (needed := self.needed(part, game_at(part, inside, scope))):
            response.headers["Link"] = needed
        kept = path.startswith(f"{ASSETS}/")
        response.headers["Cache-Control"] = FOR_EVER if kept else ASK_AGAIN
        suffix = Path(path).suffix
        if suffix in TYPES and response.status_code == 200:
            response.headers["Content-Type"] = TYPES[suffix]
        return response

    def lookup_path(self, path: str) -> tuple[str, stat_result | None]:
        """Also a file that is there only compressed, by its own name."""
        found = super().lookup_path(path)
        if found[1]:
            return found
        full_path, about = super().lookup_path(f"{path}{PACKED['gzip']}")
        return full_path.removesuffix(PACKED["gzip"]), about

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        coding = best_coding(full_path, scope)
        if coding:
            full_path = f"{fspath(full_path)}{PACKED[coding]}"
            stat_result = stat(full_path)
        if isfile(full_path):
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            response = unpacked(full_path, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        if coding:
            response.headers["Content-Encoding"] = coding
        return response

    def needed(self, part: str, game: str | None) -> str:
        """The `Link` header for a part of the page that shows a game."""
        known: set[str] = set()
        names = (PARTS.get(part), self.board_of(game or ""))
        built = [name for name in names if name in self.chunks]
        return ", ".join(link for name in built for link in links(self.chunks, name, known))

    def board_of(self, game: str) -> str | None:
        """An edition without a folder is played on the board of the game it is named after."""
        fitting = [folder for folder in self.boards if game.startswith(folder)]
        return self.boards[max(fitting, key=len)] if fitting else None


def best_coding(path: str | PathLike[str], scope: Scope) -> str | None:
    """How the file is sent; nothing if the browser or the folder has no compressed one."""
    taken = accepted_codings(Headers(scope=scope))
    fitting = (
        name for name, ending in PACKED.items() if name in taken and isfile(f"{path}{ending}")
    )
    return next(fitting, None)


def unpacked(path: str | PathLike[str], status_code: int) -> Response:
    """A file that is there only compressed, for a client that cannot unpack it."""
    content = Path(f"{fspath(path)}{PACKED['gzip']}").read_bytes()
    return Response(gzip.decompress(content), status_code, media_type=guess_type(path)[0])


def noted_chunks(folder: Path) -> dict[str, Any]:
    """What the page's builder has noted about the files it made."""
    noted = folder / MANIFEST
    chunks: dict[str, Any] = json.loads(noted.read_text("utf-8")) if noted.is_file() else {}
    return chunks


def game_at(part: str, inside: str, scope: Scope) -> str | None:
    """Which game is shown at an address, if that is known without a look into the database."""
    if part == "learn":
        return inside
    room = services_of(HTTPConnection(scope)).registry.rooms.get(inside)
    return room.table.options.game if room and part in SHOW_TABLES else None


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


def add(app: FastAPI, folder: Path, for_host: bool = False) -> None:
    """Nothing, if there is no page: then every path but those of the API is unknown.

    `for_host`: also the part for whoever runs the site.
    """
    if is_built(folder):
        app.mount("/", PageFiles(folder, for_host), name="page")
