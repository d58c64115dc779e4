"""The whole game so far, for a log in words, the end of the game, and replays."""

from __future__ import annotations

import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from azulejos.server.api.models import StoryAnswer
from azulejos.server.api.responses import errors
from azulejos.server.house import TheHouse, TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["positions"])
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
PLAIN = {"Vary": "Accept-Encoding"}


@router.get("/story", responses=errors(404), response_model=StoryAnswer)
async def game_story(
    request: Request,
    house: TheHouse,
    room: TheRoom,
    views: Annotated[bool, Query(description="with the view after every chapter")] = False,
) -> Response:
    """The deals and turns of the game with what they did; what was undone is left out."""
    packed = await house.stories.compressed(room.id, room.table, views)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers=PACKED, media_type="application/json")
    return Response(gzip.decompress(packed), headers=PLAIN, media_type="application/json")
