"""The whole game so far, for a log in words, the end of the game, and replays."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from azulejos.server.api.models import StoryAnswer
from azulejos.server.api.responses import errors, packed
from azulejos.server.house import TheHouse, TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["positions"])


@router.get("/story", responses=errors(404), response_model=StoryAnswer)
async def game_story(
    request: Request,
    house: TheHouse,
    room: TheRoom,
    views: Annotated[bool, Query(description="with the view after every chapter")] = False,
) -> Response:
    """The deals and turns of the game with what they did; what was undone is left out."""
    told = await house.stories.compressed(room.id, room.table, views)
    return packed(request, told, "application/json")
