"""The web page, if it was built: files in `web/` beside this module."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ASSETS = "assets"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class PageFiles(StaticFiles):
    """Files in `assets/` are named after their content; all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = path.startswith(f"{ASSETS}/") and response.status_code == 200
        response.headers["Cache-Control"] = FOR_EVER if kept else ASK_AGAIN
        return response


def add(app: FastAPI, folder: Path) -> None:
    """Nothing, if there is no page: then every path but those of the API is unknown."""
    start = folder / "index.html"
    if not start.is_file():
        return

    @app.get("/table/{table}", include_in_schema=False)
    async def table_page(table: str) -> FileResponse:  # noqa: ARG001
        """The page finds out itself which table it is to show."""
        return FileResponse(start, headers={"Cache-Control": ASK_AGAIN})

    app.mount("/", PageFiles(directory=folder, html=True), name="page")
